import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";
import { OUTSIDE_PACKAGES } from "./packages.ts";

const SUFFIX = "?worker-file";
const PREFIX = "\0worker-file:";
const CACHE = "node_modules/.cache/workers";

/** `import file from "./x.server.ts?worker-file"`: the path of a file of its own, which a worker can run. */
export function workerFiles(): Plugin {
  return {
    name: "worker-files",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const found = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return found && PREFIX + found.id;
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length);
      if (this.environment.mode !== "build") return exported(await bundledFile(file));
      const fileName = `workers/${path.basename(file, path.extname(file))}.js`;
      this.emitFile({ type: "chunk", id: file, fileName });
      return exported(`build/server/${fileName}`);
    },
  };
}

/** Without a build, a worker can read neither our imports nor all of our TypeScript. */
async function bundledFile(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: OUTSIDE_PACKAGES },
    build: { write: false, ssr: file, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = first && "output" in first ? first.output : [];
  if (chunk?.type !== "chunk") throw new Error(`Nothing was bundled: ${file}`);
  return kept(chunk.code);
}

function exported(file: string): string {
  return `export default ${JSON.stringify(file)};`;
}

function kept(code: string): string {
  const name = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const place = path.resolve(CACHE, `${name}.mjs`);
  if (existsSync(place)) return place;
  mkdirSync(CACHE, { recursive: true });
  // Other processes may write the same file at this moment.
  const draft = `${place}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, place);
  return place;
}
