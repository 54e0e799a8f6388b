import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { honoDevelopment } from "./scripts/hono-development.ts";
import { OUTSIDE_PACKAGES } from "./scripts/packages.ts";
import { pageChunks } from "./scripts/page-chunks.ts";
import { pageScripts } from "./scripts/page-scripts.ts";
import { workerFiles } from "./scripts/worker-files.ts";

/**
 * The built server bundles its packages: it loads what it uses of them instead of a thousand modules, and always
 * React's production build, whatever NODE_ENV is at start.
 */
const builtServer = {
  resolve: { noExternal: true as const, external: OUTSIDE_PACKAGES },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};

/**
 * Schemas that only the server uses, also with `optional` and `orBlank` fields, and React Router's checks for its own faults, stay out
 * of the browser's files.
 */
const WITHOUT_EFFECT = [
  "z",
  "optional",
  "leniently",
  "orBlank",
  "warning",
  "warnOnce",
  "warningOnce",
  "invariant",
];

/**
 * Loading one of our modules does nothing but define what it exports, so a page takes none of a room's door that it does
 * not use; except the one that is imported by its name alone.
 */
const WITH_EFFECT = [
  { test: /\/app\/platform\/pages\/without-eval\.ts$/, sideEffects: true },
  { test: /\/app\/.*\.tsx?$/, sideEffects: false },
];

/** Someone who starts the product has no use for a report on the build's plugins. */
const WITHOUT_TIMINGS = { bundlerTimings: false };

/** Ad blockers refuse files by words in their names, such as those of a tracker: ours say nothing. */
const PLAIN_NAME = "assets/[hash:8].js";
/** Of letters that spell no word. Both builds: the server names the style sheets of the browser's. */
const HASHES = { hashCharacters: "hex" as const };

/**
 * V8 keeps the text of a file as long as its code may run, and with two bytes for each letter if one of them is not in
 * ASCII: escaped and without comments, the server's large file takes half.
 */
const SERVER_TEXT = {
  ...HASHES,
  charset: "ascii" as const,
  comments: { jsdoc: false, annotation: false, legal: true },
};

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    pageScripts(),
    workerFiles(),
    honoDevelopment(),
    reactRouter(),
    effectiveImports(),
    compressedFiles(),
  ],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        // The practice page's weights are one file of 1.3 MB, a quarter of it compressed.
        chunkSizeWarningLimit: 1_500,
        rolldownOptions: {
          checks: WITHOUT_TIMINGS,
          optimization: { inlineConst: { mode: "all", pass: 1 } },
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: WITHOUT_EFFECT,
            moduleSideEffects: WITH_EFFECT,
          },
          output: {
            codeSplitting: { groups: pageChunks },
            ...HASHES,
            entryFileNames: PLAIN_NAME,
            chunkFileNames: PLAIN_NAME,
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: { input: "./main.ts", checks: WITHOUT_TIMINGS, output: SERVER_TEXT },
      },
      ...(command === "build" ? builtServer : {}),
    },
  },
}));

/** Fails at an import that only looks as if it loaded something later: the same file has it already. */
function effectiveImports(): Plugin {
  return {
    name: "effective-imports",
    apply: "build",
    onLog(_level, log) {
      if (log.code === "INEFFECTIVE_DYNAMIC_IMPORT") this.error(log);
    },
  };
}

/**
 * Writes compressed forms of each text file of the browser build next to it, once, for the server to send: after the
 * server build, which writes the manifest.
 */
function compressedFiles(): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async writeBundle() {
      const dir = "build/client";
      const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
      const texts = names.filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const file = path.join(dir, name);
          const content = readFileSync(file);
          writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
          writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
