import { z } from "zod";
import { oneLine } from "./one-line";

/** What a form sends in a field of one line. */
export function oneLineText(missing?: string) {
  return z.string(missing).overwrite(oneLine);
}
