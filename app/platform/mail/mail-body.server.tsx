/** @jsxImportSource react */
/** The text of an email as HTML: paragraphs, lists, and buttons for lines that end in one of our addresses. */
import { createElement, Fragment, type ReactNode } from "react";

/** `color`: dark enough for white text on it; `logo`: by its absolute address, with the width for a height of 32. */
export type MailLook = {
  company: string;
  legalName: string;
  supportMail: string;
  origin: string;
  color: string;
  logo: { address: string; width: number; wordmark: boolean } | null;
};

export const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const INK = { color: "#1f1b16", fontFamily: FONT, fontSize: 16, lineHeight: "24px" };

/** Paragraphs are separated by an empty line; lines that begin with a dash are a list. */
export function Body({ look, text }: { look: MailLook; text: string }) {
  const parts = text
    .trim()
    .split(/\n{2,}/)
    .flatMap((paragraph) => partsOf(paragraph.split("\n"), look.origin));
  return inTurn(parts.map((part) => partView(part, look)));
}

type Part = { kind: "text" | "items" | "links"; lines: string[] };

function partsOf(lines: readonly string[], origin: string): Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const kind = line.startsWith("- ") ? "items" : linkIn(line, origin) ? "links" : "text";
    const last = parts.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else parts.push({ kind, lines: [line] });
  }
  return parts;
}

function partView({ kind, lines }: Part, look: MailLook): ReactNode {
  if (kind === "items")
    return (
      <ul className="ink" style={{ ...INK, margin: "0 0 16px", paddingLeft: 22 }}>
        {inTurn(lines.map((line) => itemView(line, look)))}
      </ul>
    );
  if (kind === "links")
    return (
      <div style={{ margin: "4px 0 12px" }}>
        {inTurn(lines.map((line, at) => linkLine(line, look, at === 0)))}
      </div>
    );
  const broken = lines.flatMap((line, at) => [...(at > 0 ? [LINE_BREAK] : []), inline(line, look)]);
  return (
    <p className="ink" dir="auto" style={{ ...INK, margin: "0 0 16px" }}>
      {inTurn(broken)}
    </p>
  );
}

const LINE_BREAK = <br />;

function itemView(line: string, look: MailLook): ReactNode {
  return <li>{inline(line.slice(2), look)}</li>;
}

/** `Cancel: https://…` is a button; an address without a word before it is shown as it is. */
function linkLine(line: string, look: MailLook, first: boolean): ReactNode {
  const { label, address } = linkIn(line, look.origin) ?? { label: "", address: line };
  if (label === "") return <p style={{ ...INK, margin: 0 }}>{inline(line, look)}</p>;
  const colors = first
    ? { backgroundColor: look.color, color: "#ffffff", border: `1px solid ${look.color}` }
    : { color: INK.color, border: "1px solid #b7ae9f" };
  const shape = {
    display: "inline-block",
    padding: "11px 20px",
    margin: "0 8px 8px 0",
    fontFamily: FONT,
    fontSize: 16,
    lineHeight: "20px",
    fontWeight: 600,
    borderRadius: 8,
    textDecoration: "none",
  };
  return (
    <a href={address} className={first ? undefined : "button ink"} style={{ ...shape, ...colors }}>
      {label}
    </a>
  );
}

/** Nothing here ever re-renders, so no part needs a key. */
function inTurn(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** The text before one of our addresses at the end of a line; null if the line has none. */
function linkIn(line: string, origin: string): { label: string; address: string } | null {
  const at = line.indexOf(origin);
  const [before, address] = [line.slice(0, at), line.slice(at)];
  if (at < 0 || !isOwn(address, origin) || address.includes(" ")) return null;
  if (before === "") return { label: "", address };
  return before.endsWith(": ") ? { label: before.slice(0, -2), address } : null;
}

/** Any other address stays text: its writer may be a stranger. */
function inline(line: string, look: MailLook): ReactNode {
  const words = line.split(" ").flatMap((word, at) => {
    const space = at > 0 ? " " : "";
    if (!isOwn(word, look.origin)) return [space + word];
    let end = word.length;
    while (".,;)".includes(word[end - 1] ?? " ")) end -= 1;
    return [space, linkView(word.slice(0, end), look), word.slice(end)];
  });
  return inTurn(words);
}

function linkView(address: string, { color }: MailLook): ReactNode {
  return (
    <a href={address} className="ink" style={{ color, wordBreak: "break-all" }}>
      {address}
    </a>
  );
}

/** `https://ours.example.evil.example` begins with our origin and is not ours. */
function isOwn(address: string, origin: string): boolean {
  return address === origin || ["/", "?", "#"].some((next) => address.startsWith(origin + next));
}
