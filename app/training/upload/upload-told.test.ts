import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ToldStep, told } from "./upload-told";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MB = 1024 * 1024;
const KB_50 = 50 * 1024;

function upload() {
  const said: ToldStep[] = [];
  const stop = new AbortController();
  let sending = true;
  const next = told({
    signal: stop.signal,
    isSending: () => sending,
    tell: ({ state }) => void said.push(state),
  });
  const sent = (sentBytes: number, waits = false) =>
    next({ step: "uploading", sentBytes, totalBytes: MB, isSafe: false, waits });
  /** A part each half second, as on a slow line. */
  const run = (from: number, parts: number) => {
    for (let part = 0; part < parts; part += 1) {
      sent(from + part * KB_50);
      vi.advanceTimersByTime(500);
    }
  };
  const fails = () => {
    sending = false;
  };
  return { said, run, sent, stop, fails, last: () => said.at(-1) };
}

test("MED-1 after a cut the speed is measured again: bytes sent twice do not count as going back", () => {
  const { run, sent, last } = upload();
  run(0, 8);
  expect(last()).toMatchObject({ bytesPerSecond: 100 * 1024, waits: false });
  sent(7 * KB_50, true);
  expect(last()).toMatchObject({ bytesPerSecond: null, waits: true });
  vi.advanceTimersByTime(3_000);
  // From what had arrived.
  sent(2 * KB_50);
  expect(last()).toMatchObject({ bytesPerSecond: null, waits: false });
  vi.advanceTimersByTime(500);
  run(3 * KB_50, 3);
  expect(last()).toMatchObject({ bytesPerSecond: 100 * 1024 });
  // Without a word between them.
  sent(2 * KB_50);
  vi.advanceTimersByTime(500);
  run(3 * KB_50, 2);
  expect(last()).toMatchObject({ bytesPerSecond: 100 * 1024 });
});

test("MED-1 an upload from which nothing goes out says that it waits, and goes on where it was", () => {
  const { run, sent, last } = upload();
  run(0, 4);
  vi.advanceTimersByTime(4_000);
  expect(last()).toMatchObject({ waits: false });
  vi.advanceTimersByTime(1_000);
  expect(last()).toMatchObject({ waits: true, bytesPerSecond: null, sentBytes: 3 * KB_50 });
  vi.advanceTimersByTime(60_000);
  sent(4 * KB_50);
  expect(last()).toMatchObject({ waits: false, bytesPerSecond: null });
});

test("MED-1 one that was paused or has failed says nothing more", () => {
  const paused = upload();
  paused.run(0, 2);
  paused.stop.abort();
  const failed = upload();
  failed.run(0, 2);
  failed.fails();
  const before = [paused.said.length, failed.said.length];
  vi.advanceTimersByTime(60_000);
  expect([paused.said.length, failed.said.length]).toEqual(before);
});
