import { expect, test } from "vitest";
import { deliveryFailure } from "./mail.server";
import { reasonWords } from "./mail-state";

test.each([
  [{ code: "EENVELOPE", responseCode: 550 }, "refused", "The mail server refused it (550)."],
  [{ code: "EMESSAGE", responseCode: 554 }, "refused", "The mail server refused it (554)."],
  [{ code: "EENVELOPE" }, "refused", "The address cannot receive mail."],
  [{ code: "EENVELOPE", responseCode: 450 }, "mail", "The mail server refused it (450)."],
  [{ code: "EMESSAGE", responseCode: 452 }, "mail", "The mail server refused it (452)."],
  [{ code: "EENVELOPE", responseCode: 421 }, "server", "The mail server refused it (421)."],
  [{ code: "EENVELOPE", responseCode: 530 }, "server", "The mail server refused it (530)."],
  [
    { code: "EAUTH", responseCode: 535 },
    "server",
    "The mail server refused the user or the password.",
  ],
  [{ code: "EPROTOCOL", responseCode: 554 }, "server", "The mail server refused it (554)."],
  [{ code: "ECONNECTION" }, "server", "The mail server could not be reached (ECONNECTION)."],
  [{}, "server", "The mail server could not be reached (unknown)."],
] as const)("C8 %o concerns the %s", (error, scope, words) => {
  const failure = deliveryFailure(Object.assign(new Error("to ann@example.com"), error));
  expect(failure.scope).toBe(scope);
  expect(reasonWords(failure.reason)).toBe(words);
});
