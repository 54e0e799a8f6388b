/** Who may see a file now, whatever address they were given before. */
import { expect, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { addressFor, aPicture, upload } from "../kit/media";
import { ownMedia, useIn } from "../kit/own-media";
import { startForTest } from "../kit/test-product";

test("MED-2 a signed address opens as long as a lesson shows the file, and at once no longer; whoever sets videos sees all", async () => {
  const product = await startForTest(ownMedia());
  const admin = await product.admin();
  const [row] = await product.query<{ user_id: string }>("select user_id from user_roles");
  const adminId = row?.user_id ?? "";
  const { visitor, userId } = await product.signedIn();
  const publish = (fields: Record<string, string>) =>
    product.query(
      "insert into content_versions (key, fields, hash, batch) values ('lessons', $1, '', gen_random_uuid())",
      [JSON.stringify(fields)],
    );
  const [first, second] = [await upload(admin, aVideo(1_000)), await upload(admin, aVideo(1_000))];
  const picture = { method: "PUT", body: aPicture(200), headers: { "Content-Type": "image/webp" } };
  expect((await admin.fetch(`/media/${first}/poster`, picture)).status).toBe(204);
  const headers = { Range: "bytes=0-1" };
  const opened = (id: string) =>
    Promise.all(
      ["video", "poster"].map(async (part) => {
        const response = await visitor.get(addressFor(userId, id, part), { headers });
        await response.bytes();
        return response.status;
      }),
    );
  expect(await opened(first), "no lesson shows it").toEqual([404, 404]);
  await useIn(product, 2, first);
  expect(await opened(first)).toEqual([206, 206]);
  await publish({ "lessons.2.state": "hidden" });
  await expect.poll(() => opened(first)).toEqual([404, 404]);
  const hidden = await visitor.get(addressFor(userId, first));
  expect(await hidden.json()).toEqual({
    error: "There is no such file, or it is not shown anymore",
  });
  const { visitor: coach, userId: coachId } = await product.signedIn();
  await product.query("insert into user_roles (user_id, role) values ($1, 'coach')", [coachId]);
  expect((await coach.get(addressFor(coachId, first))).status).toBe(404);
  expect((await admin.get(addressFor(adminId, first))).status).toBe(200);
  await useIn(product, 3, first);
  expect(await opened(first), "another lesson shows it, too").toEqual([206, 206]);
  await useIn(product, 3, second);
  expect(await opened(first), "it was replaced").toEqual([404, 404]);
  expect((await visitor.get(addressFor(userId, second))).status).toBe(200);
  await publish({});
  await expect.poll(() => opened(first)).toEqual([206, 206]);
  await product.query("delete from lesson_videos");
  expect(await opened(first), "it was removed").toEqual([404, 404]);
});
