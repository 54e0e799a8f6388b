/** An upload whose sender, server or connection ends at a given place. */
import http from "node:http";
import { received } from "./media";
import type { Visitor } from "./visitor";

/** How often an upload may be asked how far it came, while another request still has it. */
const PAUSE_MS = 100;

type Piece = {
  bytes: Uint8Array<ArrayBuffer>;
  offset: number;
  /** Where in the file the connection ends; the file's size: it does not. */
  until: number;
  /** Instead of the connection's end, once all of the piece was handed over. */
  end?: () => Promise<unknown>;
};

/** Sends from an offset on, and ends there; returns how many bytes went out. */
export async function sendUntil(
  visitor: Visitor,
  location: string,
  { bytes, offset, until, end }: Piece,
): Promise<number> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = http.request(new URL(location, visitor.origin), {
    method: "PATCH",
    headers: {
      Cookie: cookie,
      "Tus-Resumable": "1.0.0",
      "Content-Type": "application/offset+octet-stream",
      "Content-Length": bytes.length - offset,
      "Upload-Offset": offset,
    },
  });
  const over = new Promise<void>((resolve) => {
    request.once("close", resolve).on("error", () => undefined);
    request.once("response", (response) => response.resume());
  });
  await new Promise<void>((resolve) => {
    // Also if the connection breaks first.
    request.once("close", resolve);
    request.write(bytes.subarray(offset, until), () => resolve());
  });
  if (until < bytes.length) {
    await end?.();
    request.destroy();
  } else request.end();
  await over;
  return until - offset;
}

/** How much is safe; asks again while nobody answers. */
export async function safeBytes(visitor: () => Visitor, location: string): Promise<number> {
  for (;;) {
    const safe = await received(visitor(), location).catch(() => null);
    if (safe !== null) return safe;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
