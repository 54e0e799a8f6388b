/** Before the integration tests: the built product, a PostgreSQL, and a migrated template for each engine. */
import os from "node:os";
import type { TestProject } from "vitest/node";
import { builtProduct } from "./built-product";
import { createTemplates, quickPlace, type Templates } from "./databases";
import { FOR_SHORT_TESTS, startPostgres } from "./postgres-server";

declare module "vitest" {
  export interface ProvidedContext {
    templates: Templates;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Proofs measure, and cut the power.
  const proves = project.name.startsWith("proof");
  const place = proves ? os.tmpdir() : quickPlace();
  const postgres = await startPostgres(proves ? [] : FOR_SHORT_TESTS, place);
  if ("missing" in postgres) throw new Error(`The tests need a PostgreSQL: ${postgres.missing}.`);
  project.provide("templates", await createTemplates(await builtProduct(), postgres.url, place));
  return postgres.stop;
}
