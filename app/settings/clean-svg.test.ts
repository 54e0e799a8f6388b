import { expect, test } from "vitest";
import { cleanedSvg } from "./clean-svg";

const cleaned = (text: string) =>
  new TextDecoder().decode(cleanedSvg(new TextEncoder().encode(text)));

test("OWN-10 a drawing of Illustrator loses its document type and keeps its namespaces", () => {
  const drawn = `<?xml version="1.0"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [
    <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_ai "http://ns.adobe.com/ai">
  ]><svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" viewBox="0 0 2 1"><text>A &amp; B</text></svg>`;
  expect(cleaned(drawn)).toBe(
    '<?xml version="1.0"?><!-- Generator --><svg xmlns="http://www.w3.org/2000/svg" xmlns:i="urn:i" viewBox="0 0 2 1"><text>A &amp; B</text></svg>',
  );
});

test("OWN-10 no entity is resolved, whatever it is to read or how often", () => {
  const hostile =
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;&a;&a;&#65;</text></svg>';
  expect(cleaned(hostile)).toBe("<svg><text>&#65;</text></svg>");
});

test("OWN-10 a drawing without a document type stays as it is", () => {
  const bytes = new TextEncoder().encode("<svg><text>&amp;</text></svg>");
  expect(cleanedSvg(bytes)).toBe(bytes);
});
