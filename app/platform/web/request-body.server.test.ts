import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { badText, badValue } from "../../../tests/kit/bad-input";
import { jsonBody, readForm, storable } from "./request-body.server";

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

  test("AUTH-5 whatever it holds, no text of it is one that a database refuses", async () => {
    const holds = (value: unknown): boolean => {
      if (typeof value === "string") return /^[^\0]*$/.test(value) && value.isWellFormed();
      if (typeof value !== "object" || value === null) return true;
      return Object.entries(value).every(([name, each]) => holds(name) && holds(each));
    };
    await fc.assert(
      fc.asyncProperty(badText, badValue, async (name, value) =>
        holds(
          await jsonBody(
            request(JSON.stringify({ [name]: value, a: [value] }), "application/json"),
          ),
        ),
      ),
    );
    expect(await jsonBody(request('{"a":"x\\ud800y\\u0000z 👩‍👧"}', "application/json"))).toEqual({
      a: "xyz 👩‍👧",
    });
  });
  test("AUTH-5 is none if it is nested deeper than anything of ours", async () => {
    const nested = (levels: number) => `${"[".repeat(levels)}1${"]".repeat(levels)}`;
    expect(await jsonBody(request(nested(20), "application/json"))).not.toBeNull();
    for (const levels of [33, 10_000, 32_000])
      expect(await jsonBody(request(nested(levels), "application/json"))).toBeNull();
  });
});

describe("a form", () => {
  test("AUTH-5 is read without what a database refuses, names of fields included", async () => {
    const body = new URLSearchParams([["na\0me", "a\0b 👩‍👧"]]);
    const form = await readForm(new Request("http://localhost/", { method: "POST", body }));
    expect([...(form ?? [])]).toEqual([["name", "ab 👩‍👧"]]);
    expect(storable("x\ud83d")).toBe("x");
  });
});
