import { expect, test } from "vitest";
import { linksIn } from "../../../tests/kit/mail-parts";
import { type MailLook, renderMailHtml } from "./mail-html.server";

const LOOK: MailLook = {
  company: "Ours & Co",
  legalName: "Ours LLC",
  supportMail: "help@ours.example",
  origin: "https://ours.example",
  color: "#2f4fd8",
  logo: { address: "https://ours.example/logo/a.png", width: 64, wordmark: false },
};
const of = (text: string) => renderMailHtml(LOOK, { subject: "News", text });

test("CALL-9 what strangers wrote is never HTML, in the subject or the text", () => {
  const { html } = renderMailHtml(LOOK, {
    subject: "<b>bold</b>",
    text: `Name: <img src=x onerror=alert(1)>\n"><script>1</script>\n- <i>item</i>`,
  });
  expect(html).not.toMatch(/<(b|i|script)>|<img src="?x/);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(html).toContain("Ours &amp; Co");
});

test("CALL-9 lines that end in an address of ours are buttons, and no other address is a link", () => {
  const { html, text } = of(
    `Confirm: https://ours.example/a?x=1&y=2\nCancel: https://ours.example/b\n
See https://ours.example/c. Not https://evil.example/d
https://ours.example.evil.example/e
Win: https://evil.example/f
Bad: javascript:https://ours.example/g h`,
  );
  const wanted = ["a?x=1&y=2", "b", "c"].map((path) => `https://ours.example/${path}`);
  expect(linksIn(html)).toEqual(wanted);
  for (const each of wanted) expect(text).toContain(each);
  expect(html).toMatch(/>Confirm<\/a>.*>Cancel<\/a>/);
  expect(html).not.toMatch(/href="[^"]*evil/);
});

test("CALL-9 both parts end with the company and its support address, and only the logo is loaded", () => {
  const { html, text } = of("Hello,\nthere\n\n- one\n- two");
  expect(text).toBe("Hello,\nthere\n\n- one\n- two\n\n-- \nOurs LLC\nhelp@ours.example\n");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toContain("<li>one</li><li>two</li>");
  expect(html).toContain('href="mailto:help@ours.example"');
  expect([...html.matchAll(/\b(?:src|url)="?([^" ]*)/g)].map(([, from]) => from)).toEqual([
    "https://ours.example/logo/a.png",
  ]);
});
