import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aJpeg, anSvg, aPicture, aPng, bytesOf } from "../kit/pictures";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.admin();
});
afterAll(() => product.stop());

function send(person: Visitor, intent: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const body = new FormData();
  body.set("intent", intent);
  body.set("file", new Blob([bytes], { type: "image/png" }), "me.png");
  return person.fetch("/account.data", { method: "POST", body });
}

async function photoOf(userId: string): Promise<string> {
  const [row] = await product.query<{ image: string | null }>(
    "select image from users where id = $1",
    [userId],
  );
  return row?.image ? `/photos/${row.image}.webp` : "";
}

async function withPhoto() {
  const person = await product.signedIn();
  expect((await send(person.visitor, "photo", await aPicture(600, 900))).status).toBe(200);
  return { ...person, photo: await photoOf(person.userId) };
}

describe("the photo of a person (PEOPLE-1)", () => {
  test("PEOPLE-1 is a square, upright, without what the camera wrote, and its address ends with it", async () => {
    const { visitor, userId } = await product.signedIn();
    // Held on its side, with a red top: upright, red is at the right.
    const band = await sharp({
      create: { width: 300, height: 300, channels: 3, background: "#00f" },
    })
      .composite([
        {
          input: await sharp({
            create: { width: 300, height: 150, channels: 3, background: "#f00" },
          })
            .png()
            .toBuffer(),
          gravity: "north",
        },
      ])
      .withExif({ IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await send(visitor, "photo", new Uint8Array(band))).status).toBe(200);
    const first = await photoOf(userId);
    const response = await product.visitor().get(first);
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(response.headers.get("Cache-Control")).toContain("private");
    const kept = sharp(Buffer.from(await response.arrayBuffer()));
    const facts = await kept.metadata();
    expect(facts).toMatchObject({ format: "webp", width: 256, height: 256 });
    expect(facts).not.toHaveProperty("exif");
    const { data } = await kept
      .extract({ left: 220, top: 128, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(await visitor.page("/account")).toContain(first);

    expect((await send(visitor, "photo", await aPicture(20, 20))).status).toBe(200);
    const second = await photoOf(userId);
    expect(second).not.toBe(first);
    expect((await product.visitor().get(first)).status).toBe(404);
    expect((await send(visitor, "remove-photo", new Uint8Array(0))).status).toBe(200);
    expect((await product.visitor().get(second)).status).toBe(404);
    expect(await visitor.page("/account")).not.toContain("/photos/");
    expect((await send(visitor, "remove-photo", new Uint8Array(0))).status).toBe(409);
  });

  test("PEOPLE-1 that is none, or too large, is refused with a sentence, and the one before stays", async () => {
    const { visitor, userId, photo } = await withPhoto();
    const NONE = "This is not a PNG, JPEG or WebP picture. Choose another file.";
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: "red" },
    })
      .png()
      .toBuffer();
    for (const [bytes, words] of [
      [bytesOf(anSvg()), NONE],
      [aPng(), NONE],
      [aJpeg(), NONE],
      [new Uint8Array(10 * 1024 * 1024 + 1), "This picture is larger than 10 MB."],
      [new Uint8Array(bomb), "At most 60 megapixels"],
      [await aPicture(30_000, 1), "too long and narrow"],
      [await aPicture(1, 30_000), "too long and narrow"],
      [await aPicture(421, 20), "too long and narrow"],
      [new Uint8Array(0), "Choose a picture"],
    ] as const) {
      const response = await send(visitor, "photo", bytes);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(words);
    }
    expect((await send(product.visitor(), "photo", new Uint8Array(2 ** 20))).status).toBe(413);
    expect(await photoOf(userId)).toBe(photo);
    expect((await send(visitor, "photo", await aPicture(400, 20))).status).toBe(200);
  });

  test("PEOPLE-1 is changed at most twenty times a day", async () => {
    const { visitor } = await product.signedIn();
    const bytes = await aPicture(8, 8);
    for (let times = 0; times < 20; times += 1)
      expect((await send(visitor, "photo", bytes)).status).toBe(200);
    const response = await send(visitor, "photo", bytes);
    expect(response.status).toBe(429);
    expect(await response.text()).toContain("Try again tomorrow");
  });

  test("PEOPLE-1 is shown where a person is: the list of people, their trainee's dashboard, their announcements", async () => {
    const [coach, trainee] = [await withPhoto(), await product.signedIn()];
    await product.query("insert into user_roles (user_id, role) values ($1, 'coach')", [
      coach.userId,
    ]);
    expect(await admin.page("/admin/people")).toContain(coach.photo);
    expect(await trainee.visitor.page("/training")).not.toContain(coach.photo);
    await product.query(
      `insert into trainee_places (user_id, coach_id) values ($1, $2)
       on conflict (user_id) do update set coach_id = $2`,
      [trainee.userId, coach.userId],
    );
    const dashboard = await trainee.visitor.page("/training");
    expect(dashboard).toMatch(/Your coach: /);
    expect(dashboard).toContain(coach.photo);
    const [other] = [await product.signedIn()];
    await product.query(
      `with sent as (insert into messages (id, kind, audience, author_id, title, body)
         values (gen_random_uuid(), 'announcement', 'All', $1, 'News', 'Hello') returning id)
       insert into message_recipients (message_id, user_id) select id, $2 from sent`,
      [coach.userId, other.userId],
    );
    expect(await other.visitor.page("/training")).toContain(coach.photo);
  });

  test("PEOPLE-1 is exported with its person, and erased with them", async () => {
    const { userId, photo } = await withPhoto();
    const fields = { kind: "trainee", id: userId };
    const page = "/admin/personal-data.data";
    const file = await (await admin.form(page, { intent: "export", ...fields })).text();
    expect(file).toContain("UklGR");
    expect((await admin.form(page, { intent: "erase", ...fields })).status).toBe(200);
    expect((await product.visitor().get(photo)).status).toBe(404);
    expect(await product.query("select 1 from person_photos where user_id = $1", [userId])).toEqual(
      [],
    );
  });
});
