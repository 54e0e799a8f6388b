/** Lessons are moved, renamed, hidden, copied and published in any order: ids, progress and questions stay (OWN-3). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { merged, newItemId } from "~/content/changes";
import { type Catalog, contentAt, type Fields, type Published } from "~/content/content.server";
import {
  fieldAt,
  itemIds,
  type ListField,
  orderedIds,
  sectionsOf,
  stateOf,
} from "~/content/fields";
import { copyOf, moving, newItem, placeAt, placeBeside, steppedPlace } from "~/content/item-acts";
import { publishable, withOneItem } from "~/content/items-alone.server";
import { shownLessons } from "./catalogue.server";
import { LESSONS } from "./copy/lessons.server";
import { type LessonProgress, numberIn, overallPercent } from "./lesson";

const PATH = "lessons";
const found = fieldAt(LESSONS.root, PATH);
if (found?.kind !== "list") throw new Error("There are no lessons");
const LIST: ListField = found;

const KINDS = ["step", "position", "beside", "rename", "state", "block", "copy", "add"] as const;

const act = fc.record({
  kind: fc.constantFrom<(typeof KINDS)[number] | "publish" | "alone" | "remove-block">(
    ...KINDS,
    "publish",
    "alone",
    "remove-block",
  ),
  at: fc.nat(10_000),
  to: fc.nat(10_000),
});

const CATALOG: Catalog = {
  areas: [],
  documents: [LESSONS],
  checks: [],
  heldOf: async () => ({}),
  effectsOf: async () => [],
  allowedIn: async () => new Set(),
  missedIn: () => [],
};

/** An editor and a publisher of the document, in memory. */
class Course {
  draft: Fields = LESSONS.shippedFields;
  live: Fields = LESSONS.shippedFields;

  async do({ kind, at, to }: { kind: string; at: number; to: number }): Promise<void> {
    const ids = orderedIds(LIST, PATH, this.draft);
    const id = ids[at % ids.length] ?? "";
    const other = ids[to % ids.length] ?? "";
    const sections = sectionsOf(LIST, PATH, this.draft);
    const item = `${PATH}.${id}`;
    const one = { list: LIST, path: PATH, id };
    if (kind === "step") this.#move(id, steppedPlace(sections, id, to % 2 ? 1 : -1));
    else if (kind === "position") {
      const position = (to % ids.length) + 1;
      this.#move(id, placeAt(sections, id, position));
      expect(orderedIds(LIST, PATH, this.draft).indexOf(id)).toBe(position - 1);
    } else if (kind === "beside" && other !== id)
      this.#move(
        id,
        placeBeside(sections, id, { beside: other, side: to % 2 ? "after" : "before" }),
      );
    else if (kind === "rename") this.#type(`${item}.title`, `Title ${to}`);
    else if (kind === "state") this.#type(`${item}.state`, ["", "hidden", "draft"][to % 3] ?? "");
    else if (kind === "block") {
      const blocks = itemIds(this.draft, "blocks");
      this.#type(`${item}.block`, blocks[to % blocks.length] ?? "");
    } else if (kind === "copy") {
      const copy = newItemId(LIST, PATH, this.draft, 99);
      this.#merge(copyOf(one, this.draft, copy));
    } else if (kind === "add") {
      const fresh = newItemId(LIST, PATH, this.draft, 99);
      this.#merge(newItem({ ...one, id: fresh }, this.draft));
    } else if (kind === "remove-block") {
      const blocks = itemIds(this.draft, "blocks");
      const marks = { marks: {} };
      const gone = blocks[to % blocks.length];
      if (gone) this.#merge({ act: "remove", path: "blocks", id: gone, ...marks });
    } else if (kind === "alone")
      await this.#publish(withOneItem(LESSONS, item, { live: this.live, draft: this.draft }));
    else if (kind === "publish") await this.#publish(this.draft);
  }

  async #publish(fields: Fields): Promise<void> {
    const words = { document: LESSONS, fields };
    const result = await publishable(CATALOG, this.#published(), [words], new Set());
    if ("faults" in result) return;
    for (const { why } of result.leftOut)
      expect(why).toMatch(/^(?:It is a draft|It is hidden|Title: Enter a text)$/);
    this.live = result.changed[0]?.fields ?? this.live;
  }

  #published(): Published {
    return { generation: 1, fields: new Map([["lessons", this.live]]), changed: new Map() };
  }

  shown() {
    return shownLessons(contentAt(this.#published(), () => new Map()));
  }

  #move(id: string, place: Parameters<typeof moving>[2] | null): void {
    if (place === null) return;
    const before = orderedIds(LIST, PATH, this.draft);
    const { act: change, values } = moving({ list: LIST, path: PATH, id }, this.draft, place);
    this.#merge(change);
    this.draft = { ...this.draft, ...values };
    const after = orderedIds(LIST, PATH, this.draft);
    const others = (all: readonly string[]) => all.filter((each) => each !== id);
    expect(others(after), "nothing else moves").toEqual(others(before));
    const section = sectionsOf(LIST, PATH, this.draft).find(({ ids }) => ids.includes(id));
    expect(section?.heading ?? null).toBe(place.heading);
  }

  #type(path: string, value: string): void {
    this.draft = { ...this.draft, [path]: value };
  }

  #merge(change: Parameters<typeof merged>[2]["lists"][number]): void {
    const { written } = merged(LESSONS.root, this.draft, { lists: [change], values: [] });
    this.draft = { ...this.draft, ...written };
  }
}

const PROGRESS: readonly LessonProgress[] = Array.from({ length: 26 }, (_, at) => ({
  lessonNumber: at + 1,
  progressSeconds: 10,
  positionSeconds: 10,
  durationSeconds: 100,
  completed: at % 2 === 0,
  lastWatchedAt: "2026-01-01T00:00:00.000Z",
}));

const SHIPPED = new Map(new Course().shown().map((lesson) => [lesson.id, lesson]));

describe("OWN-3 lessons that move", () => {
  test("keep their ids, questions and progress through generated lives, and are numbered by their place", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
        const course = new Course();
        for (const each of acts) await course.do(each);
        const shown = course.shown();
        const ids = shown.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(shown.map(({ number }) => number)).toEqual(ids.map((_, at) => at + 1));
        expect(ids.map((id) => numberIn(ids, id))).toEqual(shown.map(({ number }) => number));
        const listed = orderedIds(LIST, PATH, course.live);
        for (const id of SHIPPED.keys()) expect(listed).toContain(String(id));
        for (const lesson of shown) {
          const state = stateOf(LIST, `${PATH}.${lesson.id}`, course.live);
          expect(state).toBe("");
          const shipped = SHIPPED.get(lesson.id);
          if (shipped) expect(lesson.questions).toEqual(shipped.questions);
        }
        // Blocks are whole: no heading comes twice.
        const blocks = shown
          .map(({ block }) => block?.id ?? "")
          .filter((id, at, all) => id !== all[at - 1]);
        expect(new Set(blocks).size).toBe(blocks.length);
        const counted = PROGRESS.filter(({ lessonNumber }) => ids.includes(lessonNumber));
        const sum = counted.reduce((total, { completed }) => total + (completed ? 100 : 10), 0);
        if (ids.length > 0)
          expect(overallPercent(PROGRESS, ids)).toBe(Math.round(sum / ids.length));
      }),
      { numRuns: 25, seed: 20_261_126 },
    );
  });
});
