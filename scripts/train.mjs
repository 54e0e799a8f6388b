// Trains the readers from their labeled lines and writes the weights that the product reads with, or only those named:
// `messages`, `order`, `concerns`; with `meanings`, the meaning reader instead, from what a sentence encoder makes of
// lines: that takes minutes and packages of its own.
import { execSync } from "node:child_process";
import { runnerImport } from "vite";

const WITH = { configFile: false, logLevel: "error", resolve: { tsconfigPaths: true } };

if (process.argv.includes("meanings")) {
  execSync("npm ci --no-audit --no-fund --prefix scripts/readers/encoder", { stdio: "inherit" });
  const { module } = await runnerImport("./scripts/readers/meanings.ts", WITH);
  await module.trainMeanings();
} else {
  const { module } = await runnerImport("./scripts/readers/train.ts", WITH);
  module.train(...process.argv.slice(2));
}
