/** What tells one video file from another of the same name, size and date, without reading gigabytes. */
import { momentText } from "~/platform/time/zones";

const SLICE_BYTES = 1024 * 1024;
/** A file of up to so many slices is read whole, a longer one at so many places, its beginning and end among them. */
const MOST_SLICES = 64;

/** The SHA-256 of its slices; null where the browser computes none, as on pages without HTTPS. */
export async function sampleOf(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await new Blob(slicesOf(file)).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function slicesOf(file: Blob): Blob[] {
  if (file.size <= MOST_SLICES * SLICE_BYTES) return [file];
  const step = (file.size - SLICE_BYTES) / (MOST_SLICES - 1);
  return Array.from({ length: MOST_SLICES }, (_, at) => {
    const start = Math.floor(at * step);
    return file.slice(start, start + SLICE_BYTES);
  });
}

type Known = { name: string; size: number; lastModified: number };

/** Why a file is not the one that was begun, by what differs, in the zone of the browser. */
export function otherFileText(chosen: Known, begun: Known, zone: string): string {
  const [own, other] = [factsOf(chosen, zone), factsOf(begun, zone)];
  const differing = own.flatMap((fact, at) => (fact === other[at] ? [] : [[fact, other[at]]]));
  const how =
    differing.length > 0
      ? `It ${differing.map(([fact]) => fact).join(" and ")}. The one you began ${differing.map(([, fact]) => fact).join(" and ")}.`
      : chosen.lastModified === begun.lastModified
        ? "Its name, size and date are those of the one you began, but what is in it is not."
        : "It was saved again in the same minute.";
  return `This is another file. ${how} Choose that one, or cancel and begin again.`;
}

function factsOf({ name, size, lastModified }: Known, zone: string): string[] {
  return [
    `is called “${name}”`,
    `has ${size.toLocaleString("en-US")} bytes`,
    `was saved on ${momentText(new Date(lastModified).toISOString(), zone)}`,
  ];
}
