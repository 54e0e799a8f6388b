import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { parseConfig } from "../config/config.server";
import { createLog, loggedPath, logRequest, requestIdOf } from "./request-log.server";

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

describe("a request's id", () => {
  test("is a trusted proxy's, where it is well formed", () => {
    expect(requestIdOf("proxy-given.id_1", true)).toBe("proxy-given.id_1");
  });
  test.each(["short", "x".repeat(65), "with space", 'a"b,c:{d}', "<script>alert</script>", ""])(
    "is a new one where a proxy sends %j",
    (id) => {
      expect(requestIdOf(id, true)).toMatch(UUID);
    },
  );
  test("is a new one for everybody else, and never twice the same", () => {
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
  test("warns of what may work in a moment, whose cause is logged by itself", () => {
    expect(logged(503, "warn")).toHaveLength(1);
    expect(logged(503, "error")).toEqual([]);
  });
});

test("a signed address is logged without its signature", () => {
  const id = "0b4f6f7e-9d0a-4c39-8f0c-3f5f2b7c1a11";
  expect(loggedPath(`/booking/${id}.abc-_9/meeting.ics`)).toBe(`/booking/${id}.signed/meeting.ics`);
  expect(loggedPath("/assets/root-B1x2.js")).toBe("/assets/root-B1x2.js");
});
