import { expect, test } from "vitest";
import { greeting, looksLikeAddress } from "./names";

test.each([
  "free-prize.example/claim now",
  "www.evil.example",
  "Win at https://evil.example",

  "ann@evil.example",
  "evil。example",
  "evil．example",
  "evil․example",
  "ann＠evil",
  "t.me",
  "St.John",

  "evil\u200b.example",
  "go evil.co",
  "tel:+1900",
  "claim/now",
  "evil\\share",
  "1.1.1.10",
  "пример.рф",
])("S9 the name %j looks like an address", (name) => {
  expect(looksLikeAddress(name)).toBe(true);
  expect(greeting(name)).toBe("Hello,");
});

test.each([
  "J.R. Smith",
  "St. John",
  "Dr. Ana",
  "Ann Lee",
  "O'Neill-Świątek",
  "Anne Marie",
  "Ph.D. Lee",

  "Ravi a/l Muthu",
  "Sammy Davis, Jr.",
  "J. R. R. Tolkien",
  "李小龍",
  "محمد",
  "X Æ A-12",
  "Mary J.",
])("S9 the name %j is a name", (name) => {
  expect(looksLikeAddress(name)).toBe(false);
  expect(greeting(name)).toBe(`Hello ${name},`);
});
