import fc from "fast-check";
import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { FIXED_REPLIES } from "./copy/fixed-replies";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { plainText } from "./plain-text";
import { filled, linkVariables, missingIn, piecesOf, withoutName } from "./variables";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const conversation = { nodes: script.nodes };
const MESSAGE = "Perfect, {firstName}. Here: {bookingLink}";

test("SCR-2 variables are filled; missing ones are named and left as they are", () => {
  const links = { bookingLink: "https://us.example/book" };
  expect(missingIn(MESSAGE, links)).toEqual(["firstName"]);
  expect(missingIn(MESSAGE, { ...links, firstName: "  " })).toEqual(["firstName"]);
  expect(missingIn(MESSAGE, { ...links, firstName: "Ann" })).toEqual([]);
  expect(filled(MESSAGE, { ...links, firstName: " Ann " })).toBe(
    "Perfect, Ann. Here: https://us.example/book",
  );
  expect(filled(MESSAGE, links)).toBe("Perfect, {firstName}. Here: https://us.example/book");
});
test("SCR-2 a name that looks like a variable or a pattern stays what it is", () => {
  expect(filled(MESSAGE, { firstName: "$& {bookingLink}", bookingLink: "x" })).toBe(
    "Perfect, $& {bookingLink}. Here: x",
  );
});
test("SCR-2 a missing variable is a separate part", () => {
  expect(piecesOf("Hey {firstName}, hi", {})).toEqual([
    { text: "Hey ", missing: false },
    { text: "{firstName}", missing: true },
    { text: ", hi", missing: false },
  ]);
});
test("AI-2 without a name messages still read well", () => {
  expect(withoutName(MESSAGE)).toBe("Perfect. Here: {bookingLink}");
  expect(withoutName("Hey {firstName}, thanks")).toBe("Hey there, thanks");
});
test("SCR-2 a path behind a link has one slash, however the link ends", () => {
  const address = fc
    .tuple(fc.domain(), fc.constantFrom("", "/", "/us", "/us/"))
    .map(([host, path]) => `https://${host}${path}`);
  fc.assert(
    fc.property(address, fc.constantFrom("/support", "/", " for all", ", or"), (website, rest) => {
      const path = rest.startsWith("/") ? website.replace(/\/$/, "") : website;
      expect(filled(`At {websiteLink}${rest}`, { websiteLink: website })).toBe(`At ${path}${rest}`);
    }),
  );
});
test("SCR-2 messages use no variable but those that the page fills", () => {
  const messages = plainText(script).flatMap(({ passages }) =>
    passages.map(({ message }) => message),
  );
  const used = new Set(messages.flatMap((message) => missingIn(message, {})));
  expect([...used].sort()).toEqual(["bookingLink", "firstName", "testimonialsLink", "websiteLink"]);
  const links = linkVariables({ website: "w", testimonials: "t", booking: "b", support: "s" });
  const fixed = Object.values(FIXED_REPLIES).map(({ text }) => filled(text, links));
  expect(fixed.flatMap((text) => missingIn(text, {}))).toEqual([]);
  expect(conversation.nodes.at(-1)?.message).toContain("{bookingLink}");
});
