import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { honoDevelopment } from "./scripts/hono-development.ts";

/** Server packages made of many small modules; react, pg and PGlite stay themselves. */
const BUNDLED = [/^drizzle-orm/, /^better-auth/, /^@better-auth\//, /^@base-ui\//, /^lucide-react/];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), honoDevelopment(), reactRouter(), compressedFiles()],
  resolve: { tsconfigPaths: true },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: "./main.ts" } },
      // Hundreds of small modules in one file: a start reads one file instead of them all.
      resolve: { noExternal: command === "build" ? BUNDLED : [] },
    },
  },
}));

/** Writes each text file of the browser's build in compressed forms beside it, once, for the server to send. */
function compressedFiles(): Plugin {
  return {
    name: "compressed-files",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = path.join(dir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
