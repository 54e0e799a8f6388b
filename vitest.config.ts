import { defineConfig } from "vitest/config";

/** What does not depend on the engine: it runs on the server, which is faster, and with `EVERYTHING_ON_BOTH=1` on both. */
export const SAME_ON_BOTH = [
  ...["account", "account-notices", "administrators", "authorization", "browser-security"],
  ...["company-sign-on", "drafts", "edge", "embeds", "errors", "fuzzing", "guessing", "help"],
  ...["hiring", "inbox", "mail", "mail-code", "panel", "panel-proof", "pooler", "proxy", "reports"],
  ...["request-ids", "script", "second-factor", "sign-in", "sign-in-link", "site", "tokens"],
  ...["tracker"],
].map((name) => `tests/integration/${name}.test.ts`);

const integration = (engine: string, exclude: string[] = []) => ({
  extends: true as const,
  test: {
    name: engine,
    include: ["tests/integration/**/*.test.ts"],
    exclude,
    env: { TEST_ENGINE: engine },
    globalSetup: ["tests/kit/global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A condition is waited for as long as a busy machine may take to meet it.
    expect: { poll: { timeout: 20_000 } },
  },
});

/** Long, printed by `npm run prove`. */
const proof = (engine: string) => ({
  extends: true as const,
  test: {
    name: `proof-${engine}`,
    include: ["tests/prove/**/*.proof.ts"],
    env: { TEST_ENGINE: engine },
    globalSetup: ["tests/kit/global-setup.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    setupFiles: ["tests/kit/no-console-errors.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.{ts,tsx}", "tests/structure/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      integration("embedded", process.env.EVERYTHING_ON_BOTH ? [] : SAME_ON_BOTH),
      integration("server"),
      proof("embedded"),
      proof("server"),
    ],
  },
});
