import { defineConfig } from "vitest/config";
import { workerFiles } from "./scripts/worker-files.ts";

/**
 * What may differ on the embedded database, and each part of the product once: these run on both engines, all others
 * and the journeys on the server, which is faster. `EVERYTHING_ON_BOTH=1` runs all on both.
 */
export const ON_BOTH = [
  ...[
    "backup",
    "database-functions",
    "embedded-files",
    "faults",
    "hosts",
    "instances",
    "limits",
    "live",
  ],
  ...["metrics", "pay-ledger", "reading", "release", "replays"],
  ...["running-commands", "scheduled-backups", "secret-rotation", "training"],
].map((name) => `tests/integration/${name}.test.ts`);
const ALL = ["tests/integration/**/*.test.ts"];

/** Files of one worker share what they import: loading it again for each took longer than most of the tests. */
const integration = (engine: string, include: string[]) => ({
  extends: true as const,
  test: {
    name: engine,
    include,
    isolate: false,
    env: { TEST_ENGINE: engine },
    globalSetup: ["tests/kit/global-setup.ts"],
    setupFiles: ["tests/kit/stop-product.ts"],
    // Bounds for a machine under load, on which journeys come first.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A condition is waited for as long as a busy machine may take to meet it.
    expect: { poll: { timeout: 20_000 } },
  },
});

/** Long, printed by `npm run prove`. */
const soak = (engine: string) => ({
  extends: true as const,
  test: {
    name: `soak-${engine}`,
    include: ["tests/soak/**/*.soak.ts"],
    env: { TEST_ENGINE: engine },
    globalSetup: ["tests/kit/global-setup.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});

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
          testTimeout: 20_000,
        },
      },
      integration("embedded", process.env.EVERYTHING_ON_BOTH ? ALL : ON_BOTH),
      integration("server", ALL),
      soak("embedded"),
      soak("server"),
    ],
  },
});
