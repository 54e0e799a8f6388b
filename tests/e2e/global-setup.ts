/** Before the browser journeys: a migrated embedded database, for every worker to copy. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { builtProduct } from "../kit/built-product";
import { TEST_SECRET } from "../kit/databases";
import { TEMPLATE_VARIABLE } from "./product";

export default async function setup(): Promise<() => void> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-journeys-"));
  const product = await builtProduct();
  const env = { LOG_LEVEL: "silent", AUTH_SECRET: TEST_SECRET, DATA_DIR: directory };
  await product.migrate(product.parseConfig(env));
  process.env[TEMPLATE_VARIABLE] = directory;
  return () => rmSync(directory, { recursive: true, force: true });
}
