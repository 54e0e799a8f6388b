import { defineConfig } from "@playwright/test";
import { chromiumLaunch, headlessShellLaunch } from "./tests/kit/chromium";

/** Journeys that need a browser with a window: the shell times paints and loads frames differently. */
const WINDOW = /@window/;

export default defineConfig({
  testDir: "tests/e2e",
  // Transforming the built product again takes ten seconds.
  build: { external: ["**/build/**"] },
  globalSetup: "./tests/e2e/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  // Bounds for a machine under load: a passing journey never waits for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: { browserName: "chromium", actionTimeout: 20_000, navigationTimeout: 30_000 },
  projects: [
    { name: "shell", grepInvert: WINDOW, use: { launchOptions: headlessShellLaunch() } },
    { name: "window", grep: WINDOW, use: { launchOptions: chromiumLaunch() } },
  ],
});
