/** Email addresses in searches. */
import { parsedUrl } from "../web/json";

/** What is stored, where somebody searches by an address or a part of its domain; null if that is what they typed. */
export function storedInSearch(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (/^[\0-\x7f]*$/.test(text) || /[\s/\\?#:]/.test(text)) return null;
  const at = text.lastIndexOf("@") + 1;
  const url = parsedUrl(`http://${text.slice(at).replace(/^\.|\.$/g, "")}`);
  const stored = url && /xn--/.test(url.hostname) ? text.slice(0, at) + url.hostname : null;
  return stored === text ? null : stored;
}
