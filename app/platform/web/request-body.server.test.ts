import { describe, expect, test } from "vitest";
import { jsonBody } from "./request-body.server";

describe("a JSON body", () => {
  const request = (body: string, type?: string) =>
    new Request("http://localhost/", {
      method: "POST",
      body,
      headers: type === undefined ? {} : { "Content-Type": type },
    });

  test.each(["application/json", "application/json; charset=utf-8", "APPLICATION/JSON ;x=y"])(
    "is read as %s",
    async (type) => {
      expect(await jsonBody(request('{"a":1}', type))).toEqual({ a: 1 });
    },
  );
  test.each([
    "text/plain",
    "text/plain; application/json",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/json-patch+json",
    "multipart/form-data",
    undefined,
  ])("is none as %s", async (type) => {
    expect(await jsonBody(request('{"a":1}', type))).toBeNull();
  });
  test.each(["", "{", "a=1", "{'a':1}", "undefined"])("is none if it is %j", async (body) => {
    expect(await jsonBody(request(body, "application/json"))).toBeNull();
  });
  test("is none past its limit", async () => {
    const body = JSON.stringify("x".repeat(98));
    expect(await jsonBody(request(body, "application/json"), 100)).toHaveLength(98);
    expect(await jsonBody(request(body, "application/json"), 99)).toBeNull();
    expect(await jsonBody(request(`"${"x".repeat(70_000)}"`, "application/json"))).toBeNull();
  });
});
