import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const SUFFIX = "?page-script";
const PREFIX = "\0page-script:";
/** The browser build comes first and leaves here what the server build needs to know. */
const ADDRESSES = "build/page-scripts.json";

/** `import address from "./x.ts?page-script"`: the address of a separate module for a page that is not hydrated. */
export function pageScripts(): Plugin {
  const emitted = new Set<string>();
  return {
    name: "page-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const found = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return found && PREFIX + found.id;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length);
      const relative = path.relative(this.environment.config.root, file);
      if (this.environment.mode === "dev") return exported(`/${relative}`);
      if (this.environment.name !== "client") return exported(builtAddresses()[relative]);
      emitted.add(file);
      this.emitFile({ type: "chunk", id: file, name: path.basename(file, path.extname(file)) });
      return exported("");
    },
    writeBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const addresses = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" && part.facadeModuleId && emitted.has(part.facadeModuleId)
          ? [
              [
                path.relative(this.environment.config.root, part.facadeModuleId),
                `/${part.fileName}`,
              ],
            ]
          : [],
      );
      mkdirSync(path.dirname(ADDRESSES), { recursive: true });
      writeFileSync(ADDRESSES, JSON.stringify(Object.fromEntries(addresses)));
    },
  };
}

function builtAddresses(): Record<string, string> {
  return JSON.parse(readFileSync(ADDRESSES, "utf8"));
}

function exported(address: string | undefined): string {
  if (address === undefined) throw new Error("The script was not built for the browser");
  return `export default ${JSON.stringify(address)};`;
}
