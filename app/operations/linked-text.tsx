import { textParts } from "./text-parts";

/** Text as it was written, line by line, with its web addresses as links. */
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
