/** Text from outside as JSON or an address, and the browser's calls to a server; failures are null. */
import { isPlainAddress } from "../text/plain-address";

const READ_MS = 10_000;

/** The value of a text, unknown or of the type our own server wrote it with; null if it is not JSON. */
export function parsedJson<Content = unknown>(text: string): Content | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `URL.parse`, which some supported browsers lack. */
export function parsedUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

/**
 * The response, with any status; null if the server cannot be reached within `ms`, which also limits reading the body.
 * Only this and `server-reach.ts` call the browser's `fetch`: a request without a response would wait forever.
 */
export async function fetchWithin(
  ms: number,
  address: string | URL,
  init: RequestInit = {},
): Promise<Response | null> {
  return fetch(address, limited(ms, init)).catch(() => null);
}

/** A request that is aborted after `ms`, including its response's body. */
export function limited(ms: number, init: RequestInit = {}): RequestInit {
  const limit = AbortSignal.timeout(ms);
  return { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit };
}

/** The body of our own server's response, of the type it was written with; null if it is not JSON. */
export async function jsonOf<Content>(response: Response | null): Promise<Content | null> {
  return response?.json().catch(() => null) ?? null;
}

/** What our own server returns at an address; null if it cannot be reached or refuses, which must not replace the page. */
export async function readJson<Content>(address: string): Promise<Content | null> {
  const response = await fetchWithin(READ_MS, address);
  return response?.ok && !response.redirected ? jsonOf(response) : null;
}

/** The blocks of a streamed body as they come; ends when the stream ends, breaks off or is aborted. */
export async function* blocksIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    yield* blocks;
  }
}

/** Whether it is a whole https address of one host, without a password. */
export function isLink(text: string): boolean {
  const url = parsedUrl(text);
  return url?.protocol === "https:" && /.\../.test(url.hostname) && isPlainAddress(url);
}
