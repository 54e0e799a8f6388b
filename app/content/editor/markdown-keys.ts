/** What the buttons and keys of a Markdown field do to its text (CONT-2). */

export type Markup = "strong" | "emphasis" | "link" | "list" | "heading";

/** Keys combined with Ctrl or Cmd. */
export const MARKUP_KEYS: Readonly<Record<string, Markup>> = {
  b: "strong",
  i: "emphasis",
  k: "link",
};

/** `text` replaces what is between `from` and `to`; then `start` to `end` is selected. */
export type Edit = { from: number; to: number; text: string; start: number; end: number };

/** Applies markup to a selection, or removes it if it is already there. */
export function markup(kind: Markup, text: string, from: number, to: number): Edit {
  if (kind === "strong") return wrapped(text, from, to, "**");
  if (kind === "emphasis") return wrapped(text, from, to, "*");
  if (kind === "link") return linked(text, from, to);
  return prefixed(text, from, to, kind === "list" ? "- " : "## ");
}

function wrapped(text: string, from: number, to: number, mark: string): Edit {
  const inner = text.slice(from, to);
  const before = text.slice(0, from);
  if (before.endsWith(mark) && text.startsWith(mark, to) && !before.endsWith(`*${mark}`)) {
    const start = from - mark.length;
    return { from: start, to: to + mark.length, text: inner, start, end: start + inner.length };
  }
  const start = from + mark.length;
  return { from, to, text: mark + inner + mark, start, end: start + inner.length };
}

/** The address placeholder is selected, ready to be typed over. */
function linked(text: string, from: number, to: number): Edit {
  const words = text.slice(from, to) || "text";
  const start = from + words.length + 3;
  return { from, to, text: `[${words}](https://)`, start, end: start + "https://".length };
}

function prefixed(text: string, from: number, to: number, mark: string): Edit {
  const begin = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const finish = next < 0 ? text.length : next;
  const lines = text.slice(begin, finish).split("\n");
  const has = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => (has ? line.slice(mark.length) : mark + line)).join("\n");
  return { from: begin, to: finish, text: changed, start: begin, end: begin + changed.length };
}
