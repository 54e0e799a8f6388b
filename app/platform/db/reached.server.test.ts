import { describe, expect, test } from "vitest";
import { LockTimeout } from "./locks.server";
import { isDatabaseUnavailable, isDiskFull } from "./reached.server";

const coded = (code: string) => Object.assign(new Error("x"), { code });

describe("a database that cannot be reached now (CFG-2)", () => {
  test.each([
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ENOTFOUND",
    "EAI_AGAIN",
    "ETIMEDOUT",
    "EHOSTUNREACH",
    "08000",
    "08006",
    "53100",
    "53300",
    "57P01",
    "57P02",
    "57P03",
    "57014",
    "58030",
    "ENOSPC",
    "EDQUOT",
  ])("is recognized by the code %s", (code) => {
    expect(isDatabaseUnavailable(coded(code))).toBe(true);
  });
  test("is one whose lock others of this process hold for too long, too", () => {
    expect(isDatabaseUnavailable(new LockTimeout("pay", 10, undefined))).toBe(true);
  });
  test.each([
    "Connection terminated unexpectedly",
    "Client has encountered a connection error and is not queryable",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "timeout expired",
  ])("is recognized by the words %s", (words) => {
    expect(isDatabaseUnavailable(new Error(words))).toBe(true);
  });
  test("is found behind the error that wraps it, and among several", () => {
    const wrapped = new Error("Failed query", {
      cause: new Error("inner", { cause: coded("57P01") }),
    });
    expect(isDatabaseUnavailable(wrapped)).toBe(true);
    expect(isDatabaseUnavailable(new AggregateError([new Error("x"), coded("ECONNREFUSED")]))).toBe(
      true,
    );
  });
  test.each([
    ["a duplicate", coded("23505")],
    ["a missing table", coded("42P01")],
    ["a wrong query behind a wrapper", new Error("Failed query", { cause: coded("42601") })],
    ["a plain bug", new TypeError("x is not a function")],
    ["a text", "ECONNREFUSED"],
    ["an object", { code: "ECONNREFUSED" }],
    ["nothing", undefined],
  ])("is not %s", (_name, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe("a disk without room (LOAD-2)", () => {
  test.each([
    coded("53100"),
    coded("ENOSPC"),
    coded("EDQUOT"),
    new Error("could not write to file: No space left on device"),
    new Error("Disk quota exceeded"),
    new Error("Failed query", { cause: coded("53100") }),
    new AggregateError([new Error("x"), coded("ENOSPC")]),
  ])("LOAD-2 is told apart, and is no fault of ours: %#", (error) => {
    expect([isDiskFull(error), isDatabaseUnavailable(error)]).toEqual([true, true]);
  });
  test.each([coded("53300"), coded("57P01"), coded("23505"), new TypeError("x"), "ENOSPC", null])(
    "LOAD-2 is not every fault: %#",
    (error) => expect(isDiskFull(error)).toBe(false),
  );
});
