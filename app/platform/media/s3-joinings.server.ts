/** Joinings that a killed process has begun in an S3-compatible store: their parts are paid for, and in no list of objects. */

type Ask = (key: string, init: RequestInit) => Promise<Response>;

const LONGEST_MS = 10_000;
/** The rest of a bucket is others'. */
const OURS = /^content\/[0-9a-f]{64}$/;

const KEY = /<Key>([^<]+)</;
const ID = /<UploadId>([^<]+)</;
const SINCE = /<Initiated>([^<]+)</;

export async function endJoining(ask: Ask, key: string, id: string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const response = await ask(`${key}?uploadId=${id}`, { method: "DELETE", signal });
  await response.arrayBuffer();
}

/** Those that were begun before a time in ms; none where the key may not list them, or the store does not. */
export async function endJoinings(ask: Ask, before: number): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const response = await ask("?uploads&prefix=content%2F", { signal });
  const list = await response.text();
  if (!response.ok) return;
  for (const begun of list.split("<Upload>").slice(1)) {
    const [key, id, since] = [KEY, ID, SINCE].map((said) => said.exec(begun)?.[1] ?? "");
    if (key && id && since && OURS.test(key) && Date.parse(since) < before)
      await endJoining(ask, key, encodeURIComponent(id));
  }
}
