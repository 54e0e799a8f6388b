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

const MULTIPART = "multipart/form-data; boundary=abc";
const posted = (body: BodyInit, type?: string) =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    headers: type === undefined ? {} : { "Content-Type": type },
  });

async function contentsOf(form: FormData | null) {
  const fields = [...(form ?? [])].map(async ([name, value]) =>
    typeof value === "string"
      ? [name, value]
      : [name, value.name, value.type, [...new Uint8Array(await value.arrayBuffer())]],
  );
  return Promise.all(fields);
}

const texts = fc.string({
  unit: fc.constantFrom("a", "é", '"', "%", "+", "&", "=", ";", "\r\n", "--", " ", "👩‍👧"),
});

const files = fc
  .tuple(fc.uint8Array(), texts, fc.constantFrom("", "text/csv", "image/png"))
  .map(([bytes, name, type]) => new File([new Uint8Array(bytes)], `a${name}`, { type }));
const fields = fc.array(fc.tuple(texts, fc.oneof(texts, files)), { maxLength: 6 });

describe("a form", () => {
  test("AUTH-5 is read as the platform reads it, with files and without", async () => {
    await fc.assert(
      fc.asyncProperty(fields, async (all) => {
        const form = new FormData();
        for (const [name, value] of all) form.append(name, value);
        const read = await contentsOf(await readForm(posted(form)));
        expect(read).toEqual(await contentsOf(await posted(form).formData()));
        const plain = new URLSearchParams(all.map(([name, value]) => [name, String(value)]));
        expect([...((await readForm(posted(plain))) ?? [])]).toEqual([
          ...(await posted(plain).formData()),
        ]);
      }),
    );
  });

  test("AUTH-5 is none if it was cut off, or is no such form", async () => {
    const form = new FormData();
    form.append("a", "b");
    form.append("file", new File(["x\r\ny"], "file.csv"));
    const whole = posted(form);
    const type = whole.headers.get("Content-Type") ?? "";
    const bytes = Buffer.from(await whole.arrayBuffer());
    const end = bytes.lastIndexOf("--") + 2;
    expect(await readForm(posted(bytes.subarray(0, end), type))).not.toBeNull();
    for (let length = 0; length < end; length += 1)
      expect(await readForm(posted(bytes.subarray(0, length), type))).toBeNull();
    for (const [body, other] of [
      ["a=b", "text/plain"],
      ["a=b", "text/plain, application/x-www-form-urlencoded"],
      ["a=b", "multipart/form-data"],
      ["a=b", MULTIPART],
      ["--abc--", "multipart/mixed; boundary=abc"],
      ["--abc\r\n\r\nb\r\n--abc--", MULTIPART],
      [`--abc\r\nX: ${"x".repeat(10_000)}\r\n\r\nb\r\n--abc--`, MULTIPART],
      ["--abc\r\nContent-Disposition: form-data\r\n\r\nb\r\n--abc--", MULTIPART],
    ] as const)
      expect(await readForm(posted(body, other)), body).toBeNull();
  });

  test("AUTH-5 any bytes are a form or none, and never a fault", async () => {
    const pieces = fc.constantFrom(
      "--abc",
      "--",
      "\r\n",
      "\n",
      "\0",
      "x",
      "Content-Disposition: form-data; name=",
      '"a"',
      ";",
      'filename="',
      "Content-Type: a",
      "\r\n\r\n",
      "\r\n--abc\r\n",
      "\r\n--abc--",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 30 }), async (all) => {
        const form = await readForm(posted(`--abc\r\n${all.join("")}\r\n--abc--`, MULTIPART));
        for (const [name, value] of form ?? []) expect(`${name}${value}`).not.toContain("\0");
      }),
    );
  });

  test("AUTH-5 a text in many pieces is whole, and another's end in it is none", async () => {
    const text = "\r\n--ab\r\n--abd".repeat(120_000);
    const form = new FormData();
    form.append("pasted", text);
    const bytes = Buffer.from(await posted(form).arrayBuffer());
    const type = `multipart/form-data; boundary=${bytes.toString("latin1", 2, bytes.indexOf("\r\n"))}`;
    expect((await readForm(posted(bytes, type)))?.get("pasted") === text).toBe(true);
  });

  test("AUTH-5 is read without what a database refuses, names of fields included", async () => {
    const body = new URLSearchParams([["na\0me", "a\0b 👩‍👧"]]);
    const form = await readForm(new Request("http://localhost/", { method: "POST", body }));
    expect([...(form ?? [])]).toEqual([["name", "ab 👩‍👧"]]);
    expect(storable("x\ud83d")).toBe("x");
  });
});
