/** Videos that nginx sends itself, after the product has checked who asks. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { startBehindProxy } from "../kit/behind-proxy";
import { addressFor, sha256, upload } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { ADMIN_CODE } from "../kit/test-product";

test("MED-2 behind nginx with MEDIA_ACCEL_PREFIX videos are sent by nginx, in ranges, only to those who may", async () => {
  const { MEDIA_DIR } = ownMedia();
  const behind = await startBehindProxy({ MEDIA_DIR, MEDIA_ACCEL_PREFIX: "/stored-media" });
  onTestFinished(behind.stop);
  const admin = behind.browser();
  await admin.signIn(ADMIN_CODE);
  const bytes = aVideo(300_000);
  const id = await upload(admin, bytes);
  const [row] = await behind.product.query<{ user_id: string }>("select user_id from user_roles");
  const address = addressFor(row?.user_id ?? "", id);

  const direct = await (await behind.product.admin()).get(address);
  expect(direct.headers.get("X-Accel-Redirect")).toContain(sha256(bytes));
  expect((await direct.bytes()).length).toBe(0);

  const whole = await admin.get(address);
  expect([whole.status, whole.headers.get("Content-Type")]).toEqual([200, "video/mp4"]);
  expect(whole.headers.get("Cache-Control")).toBe("private, max-age=3600");
  expect(whole.headers.get("X-Accel-Redirect")).toBeNull();
  expect(sha256(await whole.bytes())).toBe(sha256(bytes));
  const part = async (more: Record<string, string> = {}) => {
    const response = await admin.get(address, { headers: { Range: "bytes=1000-1999", ...more } });
    const sent = await response.bytes();
    return [response.status, response.headers.get("Content-Range"), sent.length, sha256(sent)];
  };
  const asked = [206, "bytes 1000-1999/300000", 1_000, sha256(bytes.slice(1_000, 2_000))];
  expect(await part()).toEqual(asked);
  expect(await part({ "If-Range": whole.headers.get("ETag") ?? "" })).toEqual(asked);
  expect((await part({ "If-Range": '"another"' }))[0]).toBe(200);
  expect((await admin.get(address, { headers: { Range: "bytes=300000-" } })).status).toBe(416);

  const [folder = ""] = readdirSync(path.join(MEDIA_DIR, "content"));
  const stored = `content/${folder}/${sha256(bytes)}`;
  expect((await admin.get(`/stored-media/${stored}`)).status).toBe(404);
  const { visitor } = await behind.product.signedIn();
  expect((await visitor.get(address)).status).toBe(403);
  expect((await behind.browser().get(address)).status).toBe(401);
  expect(statSync(path.join(MEDIA_DIR, stored)).mode & 0o777).toBe(0o640);
  expect(behind.site.complaints()).not.toContain("denied");
});
