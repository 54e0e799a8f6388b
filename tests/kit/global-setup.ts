/** Before the integration tests: the built product, a PostgreSQL, and a migrated template for each engine. */
import os from "node:os";
import type { TestProject } from "vitest/node";
import { quickPlace, startTestDatabases, type Templates } from "./databases";
import { FOR_SHORT_TESTS } from "./postgres-server";

declare module "vitest" {
  export interface ProvidedContext {
    templates: Templates;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Proofs measure, and cut the power.
  const proves = project.name.startsWith("proof");
  const { templates, stop } = await startTestDatabases(
    proves ? [] : FOR_SHORT_TESTS,
    proves ? os.tmpdir() : quickPlace(),
  );
  project.provide("templates", templates);
  return stop;
}
