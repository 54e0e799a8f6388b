/** Bytes of unknown origin as text, without ever inventing a character. */

/** Assigns a meaning to every byte, so it cannot fail. */
const LAST_RESORT = "windows-1252";

/**
 * By the byte order mark, otherwise by `charset` (a name as in Content-Type), otherwise as UTF-8 if every byte fits,
 * otherwise as windows-1252. NUL characters, which no database stores, are removed. `encoding`: the one that fit.
 */
export function decodeText(
  bytes: Uint8Array,
  charset?: string,
): { text: string; encoding: string } {
  for (const encoding of [markOf(bytes), charset, "utf-8", LAST_RESORT]) {
    const text = encoding ? decoded(bytes, encoding) : null;
    if (encoding && text !== null) return { text: text.replaceAll("\0", ""), encoding };
  }
  return { text: "", encoding: LAST_RESORT };
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

/** Null if some byte has no meaning in this encoding, or nobody knows the encoding. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
