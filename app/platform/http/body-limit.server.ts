/** Request bodies of a known, bounded size. */

/**
 * The request if its body has at most `limit` bytes, else null. A length that is announced is believed,
 * because the HTTP parser holds the body to it; a body without one is read here and carried by a new request.
 */
export async function withinLimit(request: Request, limit: number): Promise<Request | null> {
  if (!request.headers.has("Transfer-Encoding"))
    return Number(request.headers.get("Content-Length") ?? 0) <= limit ? request : null;
  if (request.body === null) return request;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return new Request(request, { body: await new Blob(chunks).arrayBuffer() });
}
