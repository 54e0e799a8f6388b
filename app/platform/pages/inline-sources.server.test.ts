import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineSources } from "./inline-sources.server";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("SEO-2 the styles and scripts of a page are known by their hashes, each as it stands", () => {
  const html = `<head><style>a{content:'$&'}</style><script>window.a=1</script></head><body>
<script type="module" async="">import "/assets/a.js"</script></body>`;
  expect(inlineSources(html)).toEqual({
    styles: [hash("a{content:'$&'}")],
    scripts: [hash("window.a=1"), hash('import "/assets/a.js"')],
  });
});

test("SEO-2 what describes a page to search engines is no script, nor is a file", () => {
  const html = `<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>
<link rel="stylesheet" href="/assets/site.css"/>`;
  expect(inlineSources(html)).toEqual({ styles: [], scripts: [] });
});
