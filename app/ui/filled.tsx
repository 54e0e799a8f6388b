import { Fragment, type ReactNode } from "react";

type FilledProps = { text: string; values: Readonly<Record<string, ReactNode>> };

/** A text in which names in braces are replaced: with a link or a date, for example. */
export function Filled({ text, values }: FilledProps) {
  return text.split(/(\{\w{1,40}\})/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={at}>{values[part.slice(1, -1)] ?? part}</Fragment>
  ));
}
