import { describe, expect, test, vi } from "vitest";
import { type StoredResponse, storedText } from "../web/stored-response.server";
import { pageCache, rightSpelling } from "./page-cache.server";

type Settings = { name: string };

function pages(response: (path: string, settings: Settings) => Response) {
  const rendered: string[] = [];
  const find = pageCache<Settings>({
    has: (path) => path !== "/none",
    origin: "https://our.example",
    async render(request, settings) {
      rendered.push(`${request.url} ${settings.name}`);
      return response(new URL(request.url).pathname, settings);
    },
  });
  return { find, rendered };
}

const textOf = (stored: StoredResponse | null) =>
  Buffer.from(stored?.forms.at(-1)?.bytes ?? []).toString();

describe("cached pages (SEO-2)", () => {
  test("are rendered once for the same settings, even if requested at the same time, and under our own address", async () => {
    const { find, rendered } = pages((path, { name }) => new Response(`${path} of ${name}`));
    const settings = { name: "A" };
    const both = await Promise.all([find("/", settings), find("/", settings)]);
    expect(both.map(textOf)).toEqual(["/ of A", "/ of A"]);
    expect(textOf(await find("/", settings))).toBe("/ of A");
    expect(rendered).toEqual(["https://our.example/ A"]);
  });
  test("once made are there without waiting", async () => {
    const { find } = pages(() => new Response("page"));
    const settings = { name: "A" };
    await find("/", settings);
    expect(find("/", settings)).not.toBeInstanceOf(Promise);
  });
  test("are others for other settings", async () => {
    const { find } = pages((_path, { name }) => new Response(name));
    const [one, other] = [{ name: "A" }, { name: "B" }];
    expect(textOf(await find("/", one))).toBe("A");
    expect(textOf(await find("/", other))).toBe("B");
    expect(textOf(await find("/", one))).toBe("A");
  });
  test("are others at other paths", async () => {
    const { find } = pages((path) => new Response(path));
    const settings = { name: "A" };
    for (const path of ["/", "/book", "/"]) expect(textOf(await find(path, settings))).toBe(path);
  });
  test("that failed are not cached: the next request tries again", async () => {
    let failing = true;
    const { find, rendered } = pages(() => new Response("x", { status: failing ? 500 : 200 }));
    const settings = { name: "A" };
    expect(await find("/", settings)).toBeNull();
    failing = false;
    expect(textOf(await find("/", settings))).toBe("x");
    expect(rendered).toHaveLength(2);
  });
  test("that threw are not cached either", async () => {
    let failing = true;
    const { find } = pages(() => {
      if (failing) throw new Error("render");
      return new Response("x");
    });
    const settings = { name: "A" };
    await expect(find("/", settings)).rejects.toThrow("render");
    failing = false;
    expect(textOf(await find("/", settings))).toBe("x");
  });
  test("take over the policy that the page was rendered with", async () => {
    const headers = { "Content-Security-Policy": "script-src 'none'" };
    const { find } = pages(() => new Response("x", { headers }));
    expect((await find("/", { name: "A" }))?.headers).toMatchObject(headers);
  });
  test("CONT-6 after a start or a change are there quickly, and a little later in their smallest form", async () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `word${(at * 7919) % 613}`).join(" ");
    const { find } = pages(() => new Response(text));
    const sizeOf = (stored: StoredResponse | null) => stored?.forms[0]?.bytes.byteLength ?? 0;
    const smallest = sizeOf(await storedText(text, {}));
    for (const settings of [{ name: "A" }, { name: "B" }]) {
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      const quick = await find("/", settings);
      expect(textOf(quick)).toBe(text);
      expect(sizeOf(quick)).toBeGreaterThan(smallest);
      vi.runAllTimers();
      vi.useRealTimers();
      await vi.waitFor(async () => expect(sizeOf(await find("/", settings))).toBe(smallest));
    }
  });
  test("are only those of the route table", () => {
    expect(pages(() => new Response("x")).find("/none", { name: "A" })).toBeNull();
  });
});

test.each([
  ["/Book", "/book"],
  ["/book/", "/book"],
  ["/BOOK///", "/book"],
  ["/book", null],
  ["/Other", null],
  ["/", null],
  ["//", "/"],
  ["/Book.", "/book"],
  ["/book)%22.", "/book"],
  ["/book%E2%80%9D,", "/book"],
  ["/booking/a-1.Zk_9.", "/booking/a-1.Zk_9"],
  ["/booking/confirm/a-1.Zk_9%3E", "/booking/confirm/a-1.Zk_9"],
  ["/booking/a-1.Zk_9", null],
  ["/booking/a-1.", null],
  ["/training/lesson1%20", null],
  ["/other.", null],
  ["//other.example.", null],
  ["//other.example/a.b.", null],
  ["/og/book.png", null],
  ["/%3E", null],
])("SEO-1 CALL-9 %s is rightly spelled %s", (path, right) => {
  expect(rightSpelling(path, (each) => each === "/book" || each === "/")).toBe(right);
});
