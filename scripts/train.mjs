// Trains the readers from their labeled lines and writes the weights that the product reads with.
import { runnerImport } from "vite";

const { module } = await runnerImport("./scripts/readers/train.ts", {
  configFile: false,
  logLevel: "error",
  resolve: { tsconfigPaths: true },
});
module.train();
