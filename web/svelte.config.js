import { readFileSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const DEFINITION = /@custom-media (--[\w-]+) ([^;]+);/g;
const breakpoints = new Map(
  [...readFileSync(new URL("./src/breakpoints.css", import.meta.url), "utf8").matchAll(DEFINITION)].map(
    ([, name, condition]) => [name, condition],
  ),
);

/** Puts the condition of each `@media (--name)` in its place. */
const namedBreakpoints = {
  name: "named-breakpoints",
  style({ content, filename }) {
    const code = content.replace(/(@media[^{]*?)\((--[\w-]+)\)/g, (_, start, name) => {
      if (!breakpoints.has(name)) throw new Error(`${filename}: breakpoints.css does not define ${name}`);
      return start + breakpoints.get(name);
    });
    return { code };
  },
};

export default { preprocess: [namedBreakpoints, vitePreprocess()] };
