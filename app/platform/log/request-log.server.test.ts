import { Writable } from "node:stream";
import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { parseConfig } from "../config/config.server";
import { createLog, loggedError, loggedPath, logRequest, requestIdOf } from "./request-log.server";

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

describe("a request's id", () => {
  test("is a trusted proxy's, if it is well formed", () => {
    expect(requestIdOf("proxy-given.id_1", true)).toBe("proxy-given.id_1");
  });
  test.each(["short", "x".repeat(65), "with space", 'a"b,c:{d}', "<script>alert</script>", ""])(
    "is a new one where a proxy sends %j",
    (id) => {
      expect(requestIdOf(id, true)).toMatch(UUID);
    },
  );
  test("is a new one for everyone else, and never twice the same", () => {
    const ids = [requestIdOf("forged-id-1", false), requestIdOf(undefined, true)];
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(2);
  });
});

describe("the log", () => {
  const logged = (status: number, level = "info") => {
    const lines: string[] = [];
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log = createLog(parseConfig({ LOG_LEVEL: level }), destination);
    const request = { requestId: "an-id", method: "POST", path: "/auth", status };
    logRequest(log, request, performance.now());
    return lines;
  };

  test("has a line a request, with path and status", () => {
    const [line = "", ...others] = logged(200);
    expect(JSON.parse(line)).toMatchObject({
      requestId: "an-id",
      method: "POST",
      path: "/auth",
      status: 200,
      ms: 0,
      msg: "request",
    });
    expect(others).toEqual([]);
  });
  test("shows a fault even where little is logged", () => {
    expect(logged(500, "error")).toHaveLength(1);
    expect(logged(404, "error")).toEqual([]);
  });
  test("warns of what may work in a moment, whose cause is logged separately", () => {
    expect(logged(503, "warn")).toHaveLength(1);
    expect(logged(503, "error")).toEqual([]);
  });
  test.each([501, 507])(
    "MED-2 warns of an upload that is refused for what was asked: %i",
    (status) => {
      expect(logged(status, "warn")).toHaveLength(1);
      expect(logged(status, "error")).toEqual([]);
    },
  );
});

test("S2 a path of 16 KB is masked part by part", () => {
  expect(loggedPath(`/${"a".repeat(16_000)}/x@y`)).toBe(`/${"a".repeat(16_000)}/address`);
});

test("a path is logged without signatures, tokens and email addresses", () => {
  const id = "0b4f6f7e-9d0a-4c39-8f0c-3f5f2b7c1a11";
  expect(loggedPath(`/booking/${id}.abc-_9/meeting.ics`)).toBe(`/booking/${id}.signed/meeting.ics`);
  expect(loggedPath(`/auth/link/${"a-_9".repeat(11).slice(1)}`)).toBe("/auth/link/token");
  expect(loggedPath("/unsubscribe/ann@company.example/now")).toBe("/unsubscribe/address/now");
  expect(loggedPath("/ann%40company.example")).toBe("/address");
  for (const path of ["/assets/root-B1x2.js", "/", `/admin/inbox/booking/${id}`])
    expect(loggedPath(path)).toBe(path);
});

test("an error is logged without its values, no matter which code logs it", () => {
  const lines: string[] = [];
  const log = createLog(parseConfig({}), { write: (line: string) => void lines.push(line) });
  const error = new DrizzleQueryError("select $1", ["a secret"]);
  log.child({ requestId: "an-id" }).error({ err: error, path: "/ann@company.example" }, "fault");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    path: "/address",
    err: { message: "Failed query: select $1" },
  });
  expect(lines.join("")).not.toContain("secret");
});

const textOf = (error: unknown) => JSON.stringify(loggedError(error));

describe("an error in the log", () => {
  test("reports type, message, location and cause", () => {
    const error = new TypeError("no such thing", { cause: new RangeError("too far") });
    expect(loggedError(error)).toMatchObject({
      type: "TypeError",
      message: "no such thing",
      stack: expect.stringMatching(/^TypeError: no such thing\n\s+at .*request-log/),
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
