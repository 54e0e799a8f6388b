/** A mail as HTML and text, made from the same words: React escapes all of them, and only our own addresses become links. */
import { type CSSProperties, createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** `color`: dark enough for white text on it; `logo`: by its absolute address, with the width for a height of 32. */
export type MailLook = {
  company: string;
  legalName: string;
  supportMail: string;
  origin: string;
  color: string;
  logo: { address: string; width: number; wordmark: boolean } | null;
};

export type Letter = { subject: string; text: string };

/** Mail programs that follow the system's dark mode; the others show the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
.ground { background-color: #14120f !important }
.card { background-color: #211e1a !important; border-color: #3a352e !important }
.ink { color: #f3efe8 !important }
.quiet { color: #b9b1a5 !important }
.button { border-color: #6b6459 !important }
}`;

const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const INK = { color: "#1f1b16", fontFamily: FONT, fontSize: 16, lineHeight: "24px" };
const QUIET = { color: "#5f574c", fontFamily: FONT, fontSize: 13, lineHeight: "20px" };
const LOGO_HEIGHT = 32;

/** Both parts of a mail. `withStyle`: with the rules for dark mode, which the policy of our own pages refuses. */
export function dressed(
  look: MailLook,
  { subject, text }: Letter,
  { withStyle = true } = {},
): Letter & { html: string } {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        {withStyle && <style>{DARK}</style>}
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: "#f4f1ea" }}>
        <Table className="ground" style={{ backgroundColor: "#f4f1ea" }}>
          <td align="center" style={{ padding: "24px 12px" }}>
            <Table style={{ maxWidth: 600 }}>
              <td style={{ padding: "0 8px 16px" }}>
                <Head look={look} />
              </td>
            </Table>
            <Table
              className="card"
              style={{
                ...{ maxWidth: 600, backgroundColor: "#ffffff", border: "1px solid #e3ddd1" },
                ...{ borderRadius: 12, borderCollapse: "separate" },
              }}
            >
              <td style={{ padding: "28px 24px" }}>
                <h1
                  className="ink"
                  dir="auto"
                  style={{ ...INK, margin: "0 0 16px", fontSize: 22, lineHeight: "30px" }}
                >
                  {subject}
                </h1>
                <Body look={look} text={text} />
              </td>
            </Table>
            <Table style={{ maxWidth: 600 }}>
              <td className="quiet" style={{ ...QUIET, padding: "16px 8px 0" }}>
                {look.legalName}
                <br />
                <a className="quiet" href={`mailto:${look.supportMail}`} style={QUIET}>
                  {look.supportMail}
                </a>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
  const html = `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  const footer = `-- \n${look.legalName}\n${look.supportMail}`;
  return { subject, text: `${text.trimEnd()}\n\n${footer}\n`, html };
}

type TableProps = { className?: string; style: CSSProperties; children: ReactNode };

/** One row: the only layout that every mail program keeps. */
function Table({ className, style, children }: TableProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={style}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

function Head({ look: { company, logo } }: { look: MailLook }) {
  return (
    <span className="ink" style={{ ...INK, fontSize: 18, fontWeight: 700 }}>
      {logo && (
        <img
          src={logo.address}
          alt={logo.wordmark ? company : ""}
          width={logo.width}
          height={LOGO_HEIGHT}
          loading="lazy"
          style={{ border: 0, verticalAlign: "middle" }}
        />
      )}
      {!logo?.wordmark && (
        <span style={{ verticalAlign: "middle", marginLeft: logo ? 10 : 0 }}>{company}</span>
      )}
    </span>
  );
}

/** Paragraphs are apart by an empty line; lines that begin with a dash are a list. */
function Body({ look, text }: { look: MailLook; text: string }) {
  const parts = text
    .trim()
    .split(/\n{2,}/)
    .flatMap((paragraph) => partsOf(paragraph.split("\n"), look.origin));
  return inTurn(parts.map((part) => partView(part, look)));
}

/** Lines of one kind that follow each other. */
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
    ...{ display: "inline-block", padding: "11px 20px", margin: "0 8px 8px 0" },
    ...{ fontFamily: FONT, fontSize: 16, lineHeight: "20px", fontWeight: 600 },
    ...{ borderRadius: 8, textDecoration: "none" },
  };
  return (
    <a href={address} className={first ? undefined : "button ink"} style={{ ...shape, ...colors }}>
      {label}
    </a>
  );
}

/** Nothing here is ever updated, so that no part needs a key. */
function inTurn(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** What comes before an address of ours that ends a line; null where the line is no such thing. */
function linkIn(line: string, origin: string): { label: string; address: string } | null {
  const at = line.indexOf(origin);
  const [before, address] = [line.slice(0, at), line.slice(at)];
  if (at < 0 || !isOwn(address, origin) || address.includes(" ")) return null;
  if (before === "") return { label: "", address };
  return before.endsWith(": ") ? { label: before.slice(0, -2), address } : null;
}

/** Everything else that looks like an address stays text: its writer may be a stranger. */
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
