import { expect, test } from "vitest";
import { aVideo, begin, upload } from "../kit/media";
import { startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const use = (visitor: Visitor, media: string, lesson = "3") =>
  visitor.form("/admin/upload-videos", { intent: "use-upload", lesson, media });

test("MED-1 only a whole video of a lesson's length becomes a lesson's video", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const unfinished = await begin(admin, 500);
  const half = unfinished.headers.get("Location")?.split("/").at(-1) ?? "";
  const short = await upload(admin, aVideo(300), { duration: "0.2" });
  const long = await upload(admin, aVideo(300), { duration: "43201" });
  const whole = await upload(admin, aVideo(300), { duration: "600" });
  for (const media of [half, short, long, "A".repeat(22)])
    expect((await use(admin, media)).status).toBe(409);
  expect((await use(admin, "../../etc/passwd")).status).toBe(400);
  expect((await use(admin, whole, "999")).status).toBe(404);
  expect((await use(admin, whole)).status).toBe(200);
  const page = await (await admin.fetch("/admin/upload-videos")).text();
  expect(page).toContain(`Current video ID: ${whole}`);
});
