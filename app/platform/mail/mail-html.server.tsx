/** @jsxImportSource react */
/** An email as HTML and text, made from the same words: React escapes all of them, and only our own addresses become links. */
import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Body, FONT, INK, type MailLook } from "./mail-body.server";

export type { MailLook };

export type MailContent = { subject: string; text: string };

/** Mail programs that follow the system's dark mode; the others show the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
.ground { background-color: #14120f !important }
.card { background-color: #211e1a !important; border-color: #3a352e !important }
.ink { color: #f3efe8 !important }
.quiet { color: #b9b1a5 !important }
.button { border-color: #6b6459 !important }
}`;

const QUIET = { color: "#5f574c", fontFamily: FONT, fontSize: 13, lineHeight: "20px" };
const LOGO_HEIGHT = 32;

/** Both parts of an email. `withStyle`: with the rules for dark mode, which our own pages' policy refuses. */
export function renderMailHtml(
  look: MailLook,
  { subject, text }: MailContent,
  { withStyle = true } = {},
): MailContent & { html: string } {
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
                maxWidth: 600,
                backgroundColor: "#ffffff",
                border: "1px solid #e3ddd1",
                borderRadius: 12,
                borderCollapse: "separate",
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

/** One row: the only layout that every mail program preserves. */
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
