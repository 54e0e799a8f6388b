import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "~/platform/time/durations";
import { keepRow, keptRows, type UploadRow } from "./upload-rows";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

const row = (id: string, userId: string, days: number): UploadRow => ({
  id,
  userId,
  lesson: 1,
  label: "Lesson 1",
  name: "one.mp4",
  size: 1,
  lastModified: 0,
  sample: null,
  handle: null,
  posterSecond: 0,
  address: null,
  media: null,
  sentBytes: 0,
  totalBytes: 1,
  addedAt: Date.now() - days * DAY_MS,
  isPaused: false,
});

test("MED-1 an upload that somebody else left in this browser ends after 90 days, with its converted copy; one's own does not", async () => {
  const removed: string[] = [];
  const folder = { removeEntry: async (name: string) => void removed.push(name) };
  const getDirectory = async () => ({ getDirectoryHandle: async () => folder });
  vi.stubGlobal("navigator", { storage: { getDirectory } });
  for (const each of [row("old", "other", 91), row("new", "other", 89), row("own", "me", 400)])
    await keepRow(each);
  expect((await keptRows("me")).map(({ id }) => id)).toEqual(["own"]);
  expect(removed).toEqual(["old"]);
  expect((await keptRows("other")).map(({ id }) => id)).toEqual(["new"]);
});
