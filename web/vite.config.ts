import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.BOHNANZA_SERVER ?? "http://127.0.0.1:8000";
const page = "../src/bohnanza/server/page";

/** Puts a compressed copy beside each file that gets smaller by it; the server sends what the browser can read. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const entry of readdirSync(page, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|txt)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { outDir: page, emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
  // Svelte's server build would be taken without this: the tests mount components in a document.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Patience for machines that are busy with other things.
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 60_000,
  },
});
