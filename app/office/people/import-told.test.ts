import { expect, test } from "vitest";
import { undoing } from "./import-told";

test("PAY-2 PEOPLE-5 undoing an import says before whom it keeps: who signed in, who is staff now, and whose pay is open", () => {
  const besides = undefined;
  expect(undoing({ added: 4, kept: { signedIn: 1, staff: 0, paid: 2 }, besides })).toBe(
    "1 of 4 trainees are deleted, and their codes and sign-in links stop working. 1 has signed in and is kept. 2 have open pay and are kept.",
  );
  expect(undoing({ added: 4, kept: { signedIn: 0, staff: 1, paid: 0 }, besides })).toBe(
    "3 of 4 trainees are deleted, and their codes and sign-in links stop working. 1 is staff now and is kept.",
  );
  expect(undoing({ added: 2, kept: undefined, besides })).toMatch(/^2 of 2 trainees are deleted/);
});
