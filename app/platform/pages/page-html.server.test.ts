import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { givenHtml, keptHtml } from "./page-html.server";

const STYLE = "h1{color:red}";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const styleOf = (address: string) => (address === "/assets/site.css" ? STYLE : null);
const page = (head: string, body: string) =>
  `<html><head><link rel="stylesheet" href="/assets/site.css"/>${head}</head><body>${body}</body></html>`;

test("SEO-2 the style comes inside, known by its hash, and the link to it goes", () => {
  const { html, styles } = keptHtml(page("", "<h1>A</h1>"), styleOf);
  expect(html).toBe(`<html><head><style>${STYLE}</style></head><body><h1>A</h1></body></html>`);
  expect(styles).toEqual([hash(STYLE)]);
});

test("SEO-2 a style of another place is left alone", () => {
  const rendered = page('<link rel="stylesheet" href="https://a.example/b.css"/>', "");
  const { html, styles } = keptHtml(rendered, styleOf);
  expect(html).toContain('href="https://a.example/b.css"');
  expect(styles).toHaveLength(1);
});

test("SEO-2 a page without scripts gets none", () => {
  const { html, scripts } = keptHtml(
    page("", '<script type="application/ld+json">{"a":1}</script>'),
    styleOf,
  );
  expect(scripts).toEqual([]);
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>');
});

test("SEO-2 scripts wait until the page is painted, in their order, and nothing is fetched before", () => {
  const rendered = page(
    '<link rel="modulepreload" href="/assets/a.js"/>',
    '<script>window.a=1</script><script type="module" async="">import "/assets/a.js"</script>',
  );
  const { html, scripts } = keptHtml(rendered, styleOf);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<script type="text/later">window.a=1</script>');
  expect(html).toContain('<script type="text/later" data-module="">import "/assets/a.js"</script>');
  const begin = /<script>(.*)<\/script><\/body>/.exec(html)?.[1] ?? "";
  expect(scripts).toEqual([hash("window.a=1"), hash('import "/assets/a.js"'), hash(begin)]);
  expect(begin).not.toContain("\n");
});

test("SEO-2 a page that is hydrated keeps the link that hydration expects, for print only", () => {
  const { html } = keptHtml(page("", "<script>window.__reactRouterContext={}</script>"), styleOf);
  expect(html).toContain('</style><link rel="stylesheet" media="print" href="/assets/site.css"/>');
});

test("SEO-2 a dollar sign in a script or style stays what it is", () => {
  const { html } = keptHtml(page("", "<script>'$& $1 $$'</script>"), () => "a{content:'$&'}");
  expect(html).toContain("'$& $1 $$'");
  expect(html).toContain("a{content:'$&'}");
});

test("C9 a page for one request loads its module once it is painted; what it says of itself is there before", () => {
  const rendered = page(
    '<link rel="modulepreload" href="/assets/a.js" nonce="n"/>',
    '<script nonce="n">window.a=1</script><script nonce="n" type="module" async="">import "/a.js"</script>',
  );
  const html = givenHtml(rendered, "n", null);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css"/>');
  expect(html).toContain('<script nonce="n">window.a=1</script>');
  expect(html).toContain('<script type="text/later" data-module="">import "/a.js"</script>');
  expect(html).toMatch(/<script nonce="n">\(\(\)=>.*<\/script><\/body>/);
});

test("C9 where people come in, the style is in the document and has its nonce", () => {
  expect(givenHtml(page("", ""), "n", styleOf)).toContain(
    `<style nonce="n">${STYLE}</style><link rel="stylesheet" media="print" href="/assets/site.css"/>`,
  );
});
