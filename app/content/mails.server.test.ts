import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { MAILS, mailContent } from "./content.server";
import { nameFaults } from "./link-faults.server";
import { contentAt } from "./published.server";

const NAMES = new Set(["company", "legalName", "supportMail"]);

test("CONT-7 an email may have its own names and the company's, and no other", () => {
  const faultOf = (fields: Record<string, string>) => nameFaults(MAILS, fields, NAMES);
  expect(faultOf({})).toEqual({});
  expect(faultOf({ "signInCode.text": "{code}, from {legalName}" })).toEqual({});
  expect(faultOf({ "signInCode.text": "Hello {greeting}" })).toEqual({
    "signInCode.text": "Nothing is called {greeting} here",
  });
});

test("CONT-1 a value of a name is never read as another name", () => {
  const values = {
    greeting: "Hello,",
    form: "{receipt} {company}",
    receipt: "{reference}",
    reference: "7",
  };
  const { subject, text } = mailContent(shippedWords, "formReceipt", values);
  expect(subject).toBe("We got your form: {receipt} {company}");
  expect(text).toMatch(/^Hello,\n\n\{reference\}\n\nYour reference: 7\n/);
});

test("CONT-1 a figure that is called like a name of an email does not take its place", () => {
  const names = new Map([
    ["code", "5+"],
    ["company", "Ours"],
  ]);
  const content = contentAt({ generation: 0, fields: new Map(), changed: new Map() }, () => names);
  const values = { code: "123456", link: "https://ours.example/auth/link#t" };
  expect(mailContent(content, "signInCode", values).text).toMatch(/to Ours:[\s\S]*email: 123456\n/);
});

const MESSAGE = { greeting: "Hello,", title: "Start", text: "On {stop}", link: "/training" };

test("OWN-7 an email that may be refused ends with the way out, whatever a company writes there", () => {
  const stop = "https://ours.example/auth/announcements/ann.x";
  const said = (end?: string) => {
    const fields = new Map(end === undefined ? [] : [[MAILS.key, { "message.end": end }]]);
    const content = contentAt({ generation: 0, fields, changed: new Map() }, () => new Map());
    return mailContent(content, "message", { ...MESSAGE, stop })
      .text.split("\n\n")
      .at(-1);
  };
  expect(said()).toBe(`To get no more announcements by email: ${stop}`);
  expect(said("Enough? {stop} ends it.")).toBe(`Enough? ${stop} ends it.`);
  expect(said("Until next time.")).toBe(`Until next time. ${stop}`);
});

test("OWN-7 a nudge, which has no way out of announcements, has no such end", () => {
  const { text } = mailContent(shippedWords, "message", MESSAGE);
  expect(text).not.toContain("announcements");
  expect(text).toContain("On {stop}");
});
