import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, test } from "vitest";
import { loggedError } from "./logged-error.server";

const textOf = (error: unknown) => JSON.stringify(loggedError(error));

describe("an error in the log", () => {
  test("reports type, message, location and cause", () => {
    const error = new TypeError("no such thing", { cause: new RangeError("too far") });
    expect(loggedError(error)).toMatchObject({
      type: "TypeError",
      message: "no such thing",
      stack: expect.stringMatching(/^TypeError: no such thing\n\s+at .*logged-error/),
      cause: { type: "RangeError", message: "too far" },
    });
  });
  test("a failed query is reported without its parameters", () => {
    const database = Object.assign(new Error("duplicate key value violates unique constraint"), {
      code: "23505",
      severity: "ERROR",
      constraint: "users_email_key",
      detail: "Key (email)=(ann@example.com) already exists.",
      where: "line 3: ann",
    });
    const error = new DrizzleQueryError(
      "insert into users values ($1, $2)",
      ["ann@example.com", "SECRETCODE"],
      database,
    );
    expect(loggedError(error)).toMatchObject({
      message: "Failed query: insert into users values ($1, $2)",
      cause: { code: "23505", constraint: "users_email_key" },
    });
    expect(textOf(error)).not.toMatch(/SECRETCODE|ann/);
  });
  test("a value that the database could not read is not quoted, but a name is", () => {
    const details = { code: "22P02", severity: "ERROR" };
    const value = Object.assign(
      new Error('invalid input syntax for type uuid: "SECRET"x"'),
      details,
    );
    expect(loggedError(value).message).toBe('invalid input syntax for type uuid: "…"');
    const missing = Object.assign(new Error('relation "users" does not exist'), {
      code: "42P01",
      severity: "ERROR",
    });
    expect(loggedError(missing).message).toBe('relation "users" does not exist');
  });
  test("an email address in words is left out", () => {
    expect(loggedError(new Error("550 <ann.lee@example.com> unknown")).message).toBe(
      "550 <…@…> unknown",
    );
  });
  test("what is not an error says only that", () => {
    expect(loggedError("SECRET")).toEqual({ type: "string" });
    const several = new AggregateError([
      Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
    ]);
    expect(loggedError(several)).toMatchObject({ cause: { code: "ECONNREFUSED" } });
  });
  test("an error that is its own cause comes to an end", () => {
    const error = new Error("round");
    error.cause = error;
    expect(textOf(error).match(/"message"/g)).toHaveLength(6);
  });
  test.each([
    Object.assign(new Error('invalid input syntax for type uuid: "a "se"cret"'), { code: "22P02" }),
    Object.assign(new Error('value "a secret" is out of range'), { code: "22003" }),
    Object.assign(new TypeError("Invalid URL"), { input: "https://a-secret.example" }),
    new Error("outer", { cause: new SyntaxError('Unexpected token, "a secret" is not JSON') }),
    "a secret that was thrown",
    { secret: "a secret" },
  ])("leaves out what was wrong with it: %s", (error) => {
    expect(textOf(error)).not.toMatch(/secret|"se"/);
  });
});
