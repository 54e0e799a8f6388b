import { parsedUrl } from "~/platform/web/json";

/** Text as written, line by line, with its web addresses as links. */
export function LinkedText({ text, className = "" }: { text: string; className?: string }) {
  return (
    <p className={`whitespace-pre-wrap break-words [overflow-wrap:anywhere] ${className}`}>
      {textParts(text).map(({ at, words, href }) =>
        href === null ? (
          words
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="font-medium text-accent underline underline-offset-2"
          >
            {words}
          </a>
        ),
      )}
    </p>
  );
}

/** Buttons for what arrow keys, Enter and Escape do, for touch or a mouse that does not drag. */

/** A piece of text; `href` if it is a web address. `at`: where in the text it begins. */
type TextPart = { at: number; words: string; href: string | null };

const ADDRESS = /https?:\/\/[^\s<>"'`\\]+/gi;
/** What ends a sentence rather than an address; so does a closing bracket that the address did not open. */
const TRAILING = /(?<![.,;:!?])[.,;:!?]+$/;
const TRAILING_OR_BRACKET = /(?<![.,;:!?)])[.,;:!?)]+$/;

/** Splits text at its web addresses. Only http and https count, without a name or password before the host. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: found } of text.matchAll(ADDRESS)) {
    const words = trimmed(found);
    const url = parsedUrl(words);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) continue;
    if (index > end) parts.push({ at: end, words: text.slice(end, index), href: null });
    parts.push({ at: index, words, href: url.href });
    end = index + words.length;
  }
  if (end < text.length) parts.push({ at: end, words: text.slice(end), href: null });
  return parts;
}

function trimmed(address: string): string {
  return address.replace(address.includes("(") ? TRAILING : TRAILING_OR_BRACKET, "");
}
