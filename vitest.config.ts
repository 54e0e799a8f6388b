import { defineConfig } from "vitest/config";
import { workerFiles } from "./scripts/worker-files.ts";

/** Files of one worker share what they import: loading it again for each took longer than most of the tests. */
const integration = {
  extends: true as const,
  test: {
    name: "integration",
    include: ["tests/integration/**/*.test.ts"],
    isolate: false,
    globalSetup: ["tests/kit/global-setup.ts"],
    setupFiles: ["tests/kit/stop-product.ts"],
    // Bounds for a machine under load, on which journeys come first.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A condition is waited for as long as a busy machine may take to meet it.
    expect: { poll: { timeout: 20_000 } },
  },
};

/** Long, printed by `npm run prove`. */
const soak = {
  extends: true as const,
  test: {
    name: "soak",
    include: ["tests/soak/**/*.soak.ts"],
    globalSetup: ["tests/kit/global-setup.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  plugins: [workerFiles()],
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    // Node loads the built product: transforming it again takes longer than most tests.
    server: { deps: { external: [/\/build\/server\//] } },
    setupFiles: ["tests/kit/no-console-errors.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "tests/structure/**/*.test.ts"],
          isolate: false,
          // A bound for a machine under load.
          testTimeout: 60_000,
        },
      },
      integration,
      soak,
    ],
  },
});
