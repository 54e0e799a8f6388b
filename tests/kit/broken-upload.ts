/** An upload whose sender, server or connection ends at a given place. */
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { received } from "./media";
import type { Visitor } from "./visitor";

/** How often an upload may be asked how far it came, while another request still has it. */
const PAUSE_MS = 100;
const STEP_BYTES = 64 * 1024;

type Piece = {
  bytes: Uint8Array<ArrayBuffer>;
  offset: number;
  /** Where in the file the connection ends; the file's size: it does not. */
  until: number;
  /** Of the sender's line; undefined: as fast as this machine takes it. */
  bytesASecond?: number;
  /** Instead of the connection's end, once all of the piece was handed over. */
  end?: () => Promise<unknown>;
};

/** Sends from an offset on, and ends there; returns how many bytes went out. */
export async function sendUntil(
  visitor: Visitor,
  location: string,
  { bytes, offset, until, bytesASecond = Infinity, end }: Piece,
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
  const started = performance.now();
  for (let at = offset; at < until && !request.destroyed; ) {
    const to = bytesASecond === Infinity ? until : Math.min(at + STEP_BYTES, until);
    await Promise.race([written(request, bytes.subarray(at, to)), over]);
    at = to;
    const due = started + ((at - offset) / bytesASecond) * 1_000;
    await pause(Math.max(0, due - performance.now()));
  }
  if (until < bytes.length) {
    await end?.();
    request.destroy();
  } else request.end();
  await over;
  return until - offset;
}

function written(request: http.ClientRequest, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => request.write(bytes, () => resolve()));
}

/** How much is safe; asks again while nobody answers. */
export async function safeBytes(visitor: () => Visitor, location: string): Promise<number> {
  for (;;) {
    const safe = await received(visitor(), location).catch(() => null);
    if (safe !== null) return safe;
    await pause(PAUSE_MS);
  }
}
