/** A WebM as recorders write it while they record: its header does not say how long it is. */

const LENGTH = Buffer.from("448988", "hex");
const LENGTH_BYTES = 11;
/** What readers skip, of the same size. */
const VOID = Buffer.from("ec89000000000000000000", "hex");

export function withoutLength(webm: Buffer): Uint8Array<ArrayBuffer> {
  const at = webm.indexOf(LENGTH);
  if (at < 0) throw new Error("This file says no length");
  const left = Uint8Array.from(webm);
  left.set(VOID.subarray(0, LENGTH_BYTES), at);
  return left;
}
