import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./tests/kit/chromium";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/global-setup.ts",
  fullyParallel: true,
  // Two browsers, a server and the tests are more than two cores answer in time.
  workers: availableParallelism() > 2 ? 2 : 1,
  // Bounds for a machine under load: a journey that passes never waits for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: chromiumLaunch(),
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
