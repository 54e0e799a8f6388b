/** Before the browser journeys: a migrated embedded database, for every worker to copy. */
import { builtProduct } from "../kit/built-product";
import { embeddedTemplate } from "../kit/databases";
import { TEMPLATE_VARIABLE } from "./product";

export default async function setup(): Promise<void> {
  process.env[TEMPLATE_VARIABLE] = await embeddedTemplate(await builtProduct());
}
