/** Uploads whose sender may not upload any more. */
import { expect, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { begin, received, send } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { startForTest } from "../kit/test-product";

const MB = 1024 * 1024;

test("MED-1 an upload ends while it arrives when its sender loses the right, and goes on when they have it again", async () => {
  const product = await startForTest(ownMedia());
  const { visitor, userId } = await product.signedIn();
  const allow = () =>
    product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [userId]);
  const forbid = () => product.query("delete from user_roles where user_id = $1", [userId]);
  await allow();
  const bytes = aVideo(5 * MB);
  const location = (await begin(visitor, bytes.length)).headers.get("Location") ?? "";
  /** Of a program that sends all of it in one request, and has only begun. */
  const slow = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.slice(0, 2 * MB)),
  });
  const begun = send(visitor, location, { offset: 0, body: slow }).catch(() => null);
  const safe = () =>
    product.query<{ bytes: number }>("select received_bytes::int as bytes from media_uploads");
  await expect.poll(async () => (await safe())[0]?.bytes).toBeGreaterThan(MB);
  await forbid();
  const ended = await begun;
  if (ended) expect(ended.status).not.toBe(409);
  const refused = await send(visitor, location, { offset: 2 * MB, body: bytes.slice(2 * MB) });
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: "You may not upload videos" },
  ]);
  expect(await received(visitor, location)).toBeNull();
  await allow();
  expect(await received(visitor, location)).toBe(2 * MB);
  const rest = await send(visitor, location, { offset: 2 * MB, body: bytes.slice(2 * MB) });
  expect(rest.status).toBe(204);
});
