import { expect, test } from "vitest";
import { productSources, type Sources } from "./source-files";

/** Where a session may begin, and where sessions may end: under the lock of the account, or long after they expired. */
const BEGIN = new Set(["app/auth/begin-session.server.ts"]);
const END = new Set([
  "app/auth/account-lock.server.ts",
  "app/auth/begin-session.server.ts",
  "app/auth/sign-in.server.ts",
]);

function strays(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => [
    ...(/\.insert\(sessions\)/.test(text) && !BEGIN.has(file) ? [`${file} begins a session`] : []),
    ...(/\.delete\(sessions\)/.test(text) && !END.has(file) ? [`${file} ends a session`] : []),
  ]);
}

test("AUTH-1 sessions begin and end only where their account is locked", () => {
  expect(strays(productSources())).toEqual([]);
  const stray = new Map([["app/auth/a.ts", "tx.delete(sessions); tx.insert(sessions)"]]);
  expect(strays(stray)).toHaveLength(2);
});
