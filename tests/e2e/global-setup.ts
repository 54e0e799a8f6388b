/** Before the browser journeys: a PostgreSQL with a migrated database for every worker to copy. */
import { startTestDatabases } from "../kit/databases";
import { FOR_SHORT_TESTS } from "../kit/postgres-server";
import { quickPlace } from "../kit/quick-place";
import { TEMPLATES_VARIABLE } from "./product";

export default async function setup(): Promise<() => Promise<void>> {
  const { templates, stop } = await startTestDatabases(FOR_SHORT_TESTS, quickPlace());
  process.env[TEMPLATES_VARIABLE] = JSON.stringify(templates);
  return stop;
}
