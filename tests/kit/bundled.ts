/** Pure functions of the product as one script, bundled as a page's are: to run where its modules cannot be imported. */
import path from "node:path";
import { build } from "vite";

const ENTRY = "bundled-functions";

/** Everything that these files of app/ export; as a global of this name, or as a module. */
export async function bundled(
  files: readonly string[],
  output: { format: "iife"; name: string } | { format: "es" },
): Promise<string> {
  const all = files.map((file) => `export * from ${JSON.stringify(path.resolve("app", file))};`);
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? all.join("\n") : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict", output },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const [chunk] = first && "output" in first ? first.output : [];
  if (chunk?.type !== "chunk") throw new Error("Nothing was bundled");
  return chunk.code;
}
