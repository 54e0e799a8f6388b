import { Fragment, type ReactNode } from "react";

/** An email address inside a sentence, as a link that opens the reader's mail program. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
  return (
    <a
      href={`mailto:${address}${query}`}
      className="font-semibold text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {address}
    </a>
  );
}

type FilledProps = { text: string; values: Readonly<Record<string, ReactNode>> };

/** A text in which names in braces are replaced: with a link or a date, for example. */
export function Filled({ text, values }: FilledProps) {
  return (
    <>
      {text.split(/(\{\w{1,40}\})/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <Fragment key={at}>{values[part.slice(1, -1)] ?? part}</Fragment>
      ))}
    </>
  );
}
