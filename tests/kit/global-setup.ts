/** Before the integration tests: the built product, a PostgreSQL, and a migrated template for each engine. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { builtProduct } from "./built-product";
import { createTemplates, type Templates } from "./databases";
import { startPostgres } from "./postgres-server";

declare module "vitest" {
  export interface ProvidedContext {
    templates: Templates;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-tests-"));
  const postgres = await startPostgres();
  if ("missing" in postgres) throw new Error(`The tests need a PostgreSQL: ${postgres.missing}.`);
  project.provide(
    "templates",
    await createTemplates(await builtProduct(), directory, postgres.url),
  );
  return async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
