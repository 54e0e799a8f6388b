/** Text from a file or the network, whatever program wrote it. Pure; runs anywhere. */

const BYTE_ORDER_MARKS = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;
/** Text in Latin letters shows within its first lines whether every other byte is zero. */
const LOOKED_AT = 1_024;

/**
 * Decodes by the byte order mark, else by `charset`, else as strict UTF-8, else as windows-1252, which gives every byte
 * a character. `encoding`: which of them it was, by its name in the Encoding Standard. Never throws.
 */
export function decodeText(
  bytes: Uint8Array,
  charset?: string,
): { text: string; encoding: string } {
  const marked = BYTE_ORDER_MARKS.find(({ bytes: mark }) =>
    mark.every((each, at) => bytes[at] === each),
  );
  const rest = marked ? bytes.subarray(marked.bytes.length) : bytes;
  for (const label of [marked?.encoding, charset, utf16Of(rest), "utf-8"])
    if (label !== undefined) {
      const decoded = strictly(rest, label);
      if (decoded) return decoded;
    }
  return decodedBy(new TextDecoder("windows-1252"), rest);
}

/** No text has a NUL, and the database stores none. Taken out of the text itself, they would take twenty times as long. */
export function withoutNul(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0)) return bytes;
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) continue;
    kept[length] = byte;
    length += 1;
  }
  return kept.subarray(0, length);
}

/** The same of characters of two bytes. */
function withoutWideNul(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    const [first, second] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
    if (first === 0 && second === 0) continue;
    kept[length] = first;
    kept[length + 1] = second;
    length += 2;
  }
  return kept.subarray(0, length);
}

/** Null if the encoding is unknown, or the bytes are not text in it. */
function strictly(bytes: Uint8Array, label: string): { text: string; encoding: string } | null {
  try {
    return decodedBy(new TextDecoder(label, { fatal: true }), bytes);
  } catch {
    return null;
  }
}

function decodedBy(decoder: TextDecoder, bytes: Uint8Array): { text: string; encoding: string } {
  const { encoding } = decoder;
  const text = decoder.decode(bytes);
  if (!text.includes("\0")) return { text, encoding };
  const kept = encoding.startsWith("utf-16") ? withoutWideNul(bytes) : withoutNul(bytes);
  return { text: decoder.decode(kept), encoding };
}

/** UTF-16 without a mark: every other byte of Latin letters is zero, and no other text has zero bytes. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const first = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  for (const [at, byte] of first.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < first.length / 4) return undefined;
  return odd > even ? "utf-16le" : "utf-16be";
}
