import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { contentOf } from "~/content/content.server";
import { brandOf } from "~/settings/settings.server";
import type { Route } from "./+types/agreement-document.route";
import { ONBOARDING, type OnboardingWords } from "./copy/onboarding.server";

const STYLE = `
:root{color-scheme:light dark}
html{background:light-dark(#fffdf9,#221e1a);color:light-dark(#2a211b,#efebe4);font:17px/1.65 Georgia,"Times New Roman",serif}
body{max-width:44rem;margin:0 auto;padding:clamp(1.5rem,6vw,4.5rem) clamp(1.25rem,6vw,4rem);overflow-wrap:anywhere}
h1,h2{line-height:1.2;text-wrap:balance}
h1{font-size:1.9rem;margin:0 0 .5rem}
h2{font-size:1.15rem;margin:2.2rem 0 .4rem}
p{margin:0 0 .8rem}
.notice{border:1px solid light-dark(#b9862b,#d3a552);padding:.8rem 1rem;font-size:.95rem;margin:1.5rem 0 2rem}
.sign{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(14rem,70vw),1fr));gap:3rem 2rem;margin-top:4rem}
.sign p{border-top:1px solid currentColor;padding-top:.4rem;margin:0}
`;

/** Only its own style, and only framed by this site. */
const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  "X-Frame-Options": "SAMEORIGIN",
};

/** GET: the agreement as its own document (REQ-2), to be read in the frame of /demo-agreement or without it. */
export function loader({ context }: Route.LoaderArgs) {
  const words = contentOf(context, ONBOARDING).agreement;
  const page = <AgreementDocument words={words} parties={brandOf(context)} />;
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, { headers: HEADERS });
}

type DocumentProps = {
  words: OnboardingWords["agreement"];
  parties: { name: string; legalName: string };
};

function AgreementDocument({ words, parties }: DocumentProps) {
  const { title, preview, binding, parts } = words;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} (preview) | ${parties.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, allowed by its hash */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{preview}</p>
          <p className="notice">{binding}</p>
          {parts.map(({ heading, paragraphs }, index) => (
            <section key={heading}>
              <h2>
                {index + 1}. {heading}
              </h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
          <div className="sign">
            <p>For {parties.legalName}: signature and date</p>
            <p>Setter: signature and date</p>
          </div>
        </main>
      </body>
    </html>
  );
}
