/** The product as it ships: what the tests import is what runs. */
import path from "node:path";
import { pathToFileURL } from "node:url";

export type BuiltProduct = typeof import("../../main");

const BUILT = path.resolve("build/server/index.js");

export async function builtProduct(): Promise<BuiltProduct> {
  return import(/* @vite-ignore */ pathToFileURL(BUILT).href) as Promise<BuiltProduct>;
}
