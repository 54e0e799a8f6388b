import { expect, test } from "vitest";
import { aSave, startForTest } from "../kit/test-product";

/** A body without a Content-Length, as some proxies pass bodies on. */
function inChunks(...texts: string[]): RequestInit & { duplex: "half" } {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
  return { method: "POST", body, duplex: "half" };
}

test("VID-6 a save that arrives in chunks is stored like any other", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const save = JSON.stringify(aSave(userId));
  const headers = { "Content-Type": "application/json" };
  const answer = await visitor.fetch("/training/progress", {
    ...inChunks(save.slice(0, 20), save.slice(20)),
    headers,
  });
  expect(answer.status).toBe(204);
  expect(await product.query("select progress_seconds from lesson_progress")).toHaveLength(1);
});

test("a body past the limit is refused, announced or not", async () => {
  const product = await startForTest();
  const large = "x".repeat(256 * 1024);
  expect((await product.visitor().form("/auth", { accessCode: large })).status).toBe(413);
  const chunked = await product.visitor().fetch("/auth", inChunks(large, "x"));
  expect(chunked.status).toBe(413);
});
