/** Asks Typeform which form its current embed code shows: only Typeform can resolve that code's id (EMB-1). */
import { z } from "zod";
import { decodeText } from "../web/decode-text";
import { parsedJson } from "../web/json";
import { readAddress } from "../web/outgoing.server";
import { Unreadable } from "../web/unreadable";

const READING = { mostBytes: 64 * 1024, mostMs: 5_000 };
const LIVE_ID = /\sdata-tf-live\s*=\s*["']?([a-z\d]{10,40})\b/i;
const EUROPE = /\sdata-tf-region\s*=\s*["']?eu\b/i;
const FORM_ID =
  /\sdata-tf-(?:widget|popup|slider|sidetab|popover|fullpage)=["']([a-z\d]{4,40})["']/i;
const responseSchema = z.object({ html: z.string() });

/** The address of the form that a pasted code shows; the code itself if it says that, or Typeform does not. */
export async function withFormAddress(pasted: string): Promise<string> {
  const [, id] = LIVE_ID.exec(pasted) ?? [];
  if (id === undefined) return pasted;
  const domain = EUROPE.test(pasted) ? "typeform.eu" : "typeform.com";
  const read = await readAddress(`https://api.${domain}/single-embed/${id}`, READING).catch(
    (error) => {
      if (error instanceof Unreadable) return null;
      throw error;
    },
  );
  if (read === null) return pasted;
  const { text } = decodeText(read.bytes, read.charset);
  const { data } = responseSchema.safeParse(parsedJson(text));
  const [, form] = FORM_ID.exec(data?.html ?? "") ?? [];
  return form === undefined ? pasted : `https://form.${domain}/to/${form}`;
}
