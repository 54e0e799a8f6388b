/** A company's own videos under the words of a fresh install (OWN-3). */
import { expect, test } from "vitest";
import { liveFields } from "../../app/content/content.server";
import { LESSONS } from "../../app/training/copy/lessons.server";
import { aVideo } from "../kit/a-video";
import { upload } from "../kit/media";
import { publish } from "../kit/publish";
import { PLAYER_ORIGIN, startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const VIDEOS = "/admin/upload-videos";
const SHIPPED = liveFields(LESSONS, {});
const PARTS = ["title", "subtitle", "description", "overview", "questions"];

const embed = (lesson: number, name: string) => ({
  lessonNumber: String(lesson),
  embedCode: `${PLAYER_ORIGIN}/embed/7/${name}`,
});

/** Own words for these parts of a lesson. */
function rewritten(lesson: number, parts: readonly string[]): Record<string, string> {
  const texts = parts.flatMap((part) => {
    const start = `lessons.${lesson}.${part}`;
    const [path = ""] = Object.keys(SHIPPED).filter(
      (each) =>
        (each === start || each.startsWith(`${start}.`)) && /\p{L}/u.test(SHIPPED[each] ?? ""),
    );
    return [[path, `${SHIPPED[path]} Ours.`]];
  });
  return Object.fromEntries(texts);
}

const page = async (visitor: Visitor, path: string) =>
  (await visitor.page(path)).replaceAll("<!-- -->", "");

test("OWN-3 a video under the sample's words is told when it is set, on its card, its lesson and the owner's home, until they are rewritten", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  expect(await page(admin, "/admin")).not.toContain("under the sample’s words");
  const all = "Title, subtitle, description, overview, and questions are still the sample’s.";
  const set = await (await admin.form(VIDEOS, embed(3, "one"))).text();
  expect(set).toContain(all);
  expect(set, "as the specification words it").not.toContain("configured successfully! ");
  const media = await upload(admin, aVideo(300));
  const used = await admin.form(VIDEOS, { intent: "use-upload", lesson: "4", media });
  expect(await used.text()).toContain(all);
  expect(await page(admin, VIDEOS)).toContain("Your videos under sample words (2)");
  for (const path of ["/admin", "/admin/launch"]) {
    const shown = await page(admin, path);
    expect(shown, path).toContain("2 lessons show your videos under the sample’s words.");
    for (const id of [3, 4])
      expect(shown, path).toContain(
        `/admin/content/lessons?open=lessons.${id}#lessons.${id}.title`,
      );
  }
  expect(await page(admin, "/training/lesson3")).toContain(all);
  expect(await page(visitor, "/training/lesson3")).not.toContain("still the sample’s");
  for (const [at, part] of PARTS.entries()) {
    const done = PARTS.slice(0, at + 1);
    await publish(product, "lessons", { ...SHIPPED, ...rewritten(3, done) });
    const shown = await page(admin, "/training/lesson3");
    const left = PARTS.slice(at + 1);
    if (left.length === 0) expect(shown).not.toContain("still the sample’s");
    else {
      const [, words = ""] = />([^<>]+) (?:is|are) still the sample’s\./.exec(shown) ?? [];
      expect(words.toLowerCase(), part).toBe(new Intl.ListFormat("en").format(left));
    }
  }
  expect(await page(admin, "/admin")).toContain(
    "1 lesson shows your video under the sample’s words.",
  );
  await publish(product, "lessons", {
    ...SHIPPED,
    ...rewritten(3, PARTS),
    "lessons.4.state": "hidden",
  });
  expect(await page(admin, "/admin"), "trainees do not see it").not.toContain(
    "under the sample’s words",
  );
});

test("OWN-3 words that fit are kept, one lesson or all, also under the next video, and only by who sets videos", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  for (const lesson of [1, 2, 3]) await admin.form(VIDEOS, embed(lesson, `video-${lesson}`));
  const keep = async (person: Visitor, lessons: readonly number[]) => {
    const body = new URLSearchParams({ intent: "keep-words" });
    for (const lesson of lessons) body.append("lessons", String(lesson));
    return (await person.fetch(VIDEOS, { method: "POST", body, redirect: "manual" })).status;
  };
  const counted = async () =>
    /Your videos under sample words \((\d+)\)/.exec(await page(admin, VIDEOS))?.[1];
  expect(await keep(visitor, [1])).not.toBe(200);
  expect(await counted()).toBe("3");
  expect(await keep(admin, [1])).toBe(200);
  expect(await counted()).toBe("2");
  expect(await keep(admin, [1, 9, 999]), "none of them").toBe(409);
  expect(await keep(admin, [2, 3])).toBe(200);
  expect(await counted()).toBeUndefined();
  await admin.form(VIDEOS, embed(1, "another"));
  expect(await counted(), "a newer video").toBeUndefined();
  await admin.form(VIDEOS, { intent: "remove", lessonNumber: "1" });
  await admin.form(VIDEOS, embed(1, "another"));
  expect(await counted(), "begun again").toBe("1");
  const kept = await product.query<{ subject_label: string }>(
    "select subject_label from events where verb = 'videos.keep-words' order by subject_id",
  );
  expect(kept.map((row) => row.subject_label.split(":")[0])).toEqual([
    "Lesson 1",
    "Lesson 2",
    "Lesson 3",
  ]);
});
