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

const ADDRESS = "/admin/content/pictures";

function upload(person: Visitor, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const body = new FormData();
  body.set("file", new Blob([bytes]), "photo");
  return person.fetch(ADDRESS, { method: "POST", body });
}

async function uploaded(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await upload(admin, bytes);
  expect(response.status).toBe(200);
  return ((await response.json()) as { picture: string }).picture;
}

const count = async () =>
  (await product.query<{ n: number }>("select count(*)::int as n from content_pictures"))[0]?.n;

describe("pictures (CONT-9)", () => {
  test("are kept in several widths as WebP, and served for good under the address of their bytes", async () => {
    const picture = await uploaded(await aPicture(1_400, 700));
    const [, hash] = /^([\w-]{16})-1400x700$/.exec(picture) ?? [];
    for (const [width, height] of [
      [320, 160],
      [640, 320],
      [1_280, 640],
      [1_400, 700],
    ]) {
      const response = await product.visitor().get(`/pictures/${hash}-${width}.webp`);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("image/webp");
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(kept).toMatchObject({ format: "webp", width, height });
    }
    expect((await product.visitor().get(`/pictures/${hash}-500.webp`)).status).toBe(404);
  });

  test("that a phone has turned are upright, and lose what the camera wrote about the place", async () => {
    const turned = await sharp(await aPicture(300, 200))
      .withExif({ IFD0: { Copyright: "Ann" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await uploaded(new Uint8Array(turned));
    expect(picture).toMatch(/-200x300$/);
    const response = await product.visitor().get(`/pictures/${picture.replace(/x\d+$/, ".webp")}`);
    const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(kept).not.toHaveProperty("exif");
  });

  test("are stored once, however often they come", async () => {
    const bytes = await aPicture(64, 64);
    const first = await uploaded(bytes);
    const before = await count();
    expect(await uploaded(bytes)).toBe(first);
    expect(await count()).toBe(before);
  });

  test("that are none, or too large, are refused and change nothing", async () => {
    const before = await count();
    const noise = new Uint8Array(10 * 1024 * 1024 + 1);
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: "red" },
    })
      .png()
      .toBuffer();
    for (const [bytes, error] of [
      [bytesOf(anSvg()), "This is not a PNG, JPEG or WebP picture. Choose another file."],
      [
        bytesOf("<script>alert(1)</script>"),
        "This is not a PNG, JPEG or WebP picture. Choose another file.",
      ],
      [aPng(), "This is not a PNG, JPEG or WebP picture. Choose another file."],
      [aJpeg(), "This is not a PNG, JPEG or WebP picture. Choose another file."],
      [noise, "This picture is larger than 10 MB. Choose a smaller one."],
      [new Uint8Array(bomb), "At most 60 megapixels"],
      [await aPicture(30_000, 1), "This picture is too long and narrow. Choose another one."],
      [await aPicture(1, 30_000), "This picture is too long and narrow. Choose another one."],
      [await aPicture(421, 20), "This picture is too long and narrow. Choose another one."],
      [new Uint8Array(0), "Choose a picture"],
    ] as const) {
      const response = await upload(admin, bytes);
      expect([response.status, await response.json()]).toEqual([400, { error }]);
    }
    expect((await upload(admin, new Uint8Array(12 * 1024 * 1024))).status).toBe(413);
    expect(await count()).toBe(before);
  });

  test("S4 as large as this are read from no one but those who edit content", async () => {
    const large = new Uint8Array(2 * 1024 * 1024);
    const trainee = (await product.signedIn()).visitor;
    for (const person of [product.visitor(), trainee])
      expect((await upload(person, large)).status).toBe(413);
  });
});
