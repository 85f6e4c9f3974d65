// Prints the page's words as JSON: { en: { "trade.accept": "Accept", … }, de: … }.
// What depends on values is called with {0}, {1}, … in their places, and left out where that does not work.
import { createRequire } from "node:module";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const web = join(import.meta.dirname, "..", "..", "web");
const ts = createRequire(join(web, "package.json"))("typescript");
const place = mkdtempSync(join(tmpdir(), "bohnanza-words-"));

const words = join(web, "src", "lib", "words");

function translate(name) {
  const source = readFileSync(join(words, `${name}.ts`), "utf-8");
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(source, { compilerOptions: options });
  const local = outputText.replace(/from "\.\/(\w+)"/g, 'from "./$1.mjs"');
  writeFileSync(join(place, `${name}.mjs`), local);
}

function called(make) {
  try {
    const text = make("{0}", "{1}", "{2}");
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

function leaves(path, value, found) {
  if (typeof value === "string") found[path] = value;
  else if (typeof value === "function") found[path] = called(value);
  else for (const [key, inner] of Object.entries(value)) leaves(path ? `${path}.${key}` : key, inner, found);
  return found;
}

try {
  const plain = readdirSync(words).filter((file) => /^\w+\.ts$/.test(file));
  for (const file of plain) translate(file.replace(".ts", ""));
  const load = async (name) => import(pathToFileURL(join(place, `${name}.mjs`)));
  const { BLURBS } = await load("games");
  const all = async (lang) => leaves("", { ...(await load(lang))[lang], games: BLURBS[lang] ?? {} }, {});
  process.stdout.write(JSON.stringify({ en: await all("en"), de: await all("de") }));
} finally {
  rmSync(place, { recursive: true });
}
