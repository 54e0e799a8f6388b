/** Before the integration tests: the built product, a PostgreSQL, and a migrated template. */
import os from "node:os";
import type { TestProject } from "vitest/node";
import { startTestDatabases, type Templates } from "./databases";
import { FOR_SHORT_TESTS } from "./postgres-server";
import { quickPlace } from "./quick-place";

declare module "vitest" {
  export interface ProvidedContext {
    templates: Templates;
  }
}

type Started = { users: number; databases: ReturnType<typeof startTestDatabases> };

/** Each project loads its own copy of this module; the tests of all copy the same templates. */
const shared = globalThis as { testDatabases?: Started };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testDatabases ??= { users: 0, databases: start(project.name) };
  const started = shared.testDatabases;
  started.users += 1;
  const { templates, stop } = await started.databases;
  project.provide("templates", templates);
  return async () => {
    started.users -= 1;
    if (started.users === 0) await stop();
  };
}

/** Soak tests measure, and cut the power. They run apart from other tests. */
function start(project: string): Started["databases"] {
  return project.startsWith("soak")
    ? startTestDatabases([], os.tmpdir())
    : startTestDatabases(FOR_SHORT_TESTS, quickPlace());
}
