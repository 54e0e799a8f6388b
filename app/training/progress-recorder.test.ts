import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ProgressRecorder } from "./progress-recorder";
import type { UnsentProgress } from "./unsent-progress";

const START = Date.UTC(2026, 0, 1);

/** A recorder whose points go into two lists, one for each way out; `rest`: the lessons of which the rest is sent. */
function recorder() {
  const put: UnsentProgress[] = [];
  const leaving: UnsentProgress[] = [];
  const rest: number[] = [];
  const watcher = { userId: "ann", lessonNumber: 3, epoch: 2 };
  const outbox = {
    put: (point: UnsentProgress) => void put.push(point),
    sendBeforeLeaving: (point: UnsentProgress) => void leaving.push(point),
    sendRestBeforeLeaving: (lessonNumber: number) => void rest.push(lessonNumber),
  };
  return { put, leaving, rest, recording: new ProgressRecorder(watcher, outbox) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("recording a lesson (VID-3)", () => {
  test("the first point is saved right away, with who watches what", () => {
    const { put, recording } = recorder();
    recording.note(2, 100);
    expect(put).toEqual([
      {
        userId: "ann",
        lessonNumber: 3,
        epoch: 2,
        positionSeconds: 2,
        progressSeconds: 2,
        durationSeconds: 100,
        takenAt: START,
      },
    ]);
  });
  test("a player at its start has nothing to save", () => {
    const { put, leaving, recording } = recorder();
    recording.note(0, null);
    recording.note(0, 100);
    recording.saveBeforeLeaving();
    expect([put, leaving]).toEqual([[], []]);
  });
  test("a minute of playback, reported four times a second, is saved at most every 5 s", () => {
    const { put, recording } = recorder();
    for (let tick = 0; tick < 240; tick += 1) {
      recording.note(tick / 4 + 1, 100);
      expect(put).toHaveLength(1 + Math.floor(tick / 20));
      vi.advanceTimersByTime(250);
    }
  });
  test("what the throttle held back is saved after it, though the player has stopped", () => {
    const { put, recording } = recorder();
    recording.note(1, 100);
    vi.advanceTimersByTime(2_000);
    recording.note(3, 100);
    expect(put).toHaveLength(1);
    vi.advanceTimersByTime(3_000);
    expect(put.at(-1)).toMatchObject({ positionSeconds: 3, takenAt: START + 2_000 });
    vi.advanceTimersByTime(60_000);
    recording.note(3, 100);
    expect(put).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });
  test("VID-3 the point that completes the lesson is saved right away, and only the first such point", () => {
    const { put, recording } = recorder();
    recording.note(89, 100);
    vi.advanceTimersByTime(1_000);
    recording.note(90, 100);
    vi.advanceTimersByTime(1_000);
    recording.note(91, 100);
    expect(put.map(({ positionSeconds }) => positionSeconds)).toEqual([89, 90]);
  });
  test("a duration that becomes known is worth saving", () => {
    const { put, recording } = recorder();
    recording.note(3, null);
    vi.advanceTimersByTime(5_000);
    recording.note(3, 100);
    expect(put.map(({ durationSeconds }) => durationSeconds)).toEqual([null, 100]);
  });
});

describe("the furthest point (VID-4)", () => {
  test("never falls, while the position follows the player back", () => {
    const { put, recording } = recorder();
    for (const seconds of [10, 60, 20, 0, 30]) {
      recording.note(seconds, 100);
      vi.advanceTimersByTime(5_000);
    }
    expect(put.map(({ positionSeconds }) => positionSeconds)).toEqual([10, 60, 20, 0, 30]);
    expect(put.map(({ progressSeconds }) => progressSeconds)).toEqual([10, 60, 60, 60, 60]);
  });
});

describe("leaving the page (VID-3)", () => {
  test("sends right away what the throttle holds back, and only once", () => {
    const { put, leaving, recording } = recorder();
    recording.note(1, 100);
    vi.advanceTimersByTime(1_000);
    recording.note(2, 100);
    recording.saveBeforeLeaving();
    recording.saveBeforeLeaving();
    expect(put).toHaveLength(1);
    expect(leaving.map(({ positionSeconds }) => positionSeconds)).toEqual([2]);
  });
  test("sends no new point if all is put, only what may not have arrived", () => {
    const { leaving, rest, recording } = recorder();
    recording.note(1, 100);
    recording.saveBeforeLeaving();
    expect(leaving).toEqual([]);
    expect(rest).toEqual([3]);
  });
  test("and coming back continues saving", () => {
    const { put, recording } = recorder();
    recording.note(1, 100);
    vi.advanceTimersByTime(1_000);
    recording.note(2, 100);
    recording.saveBeforeLeaving();
    vi.advanceTimersByTime(6_000);
    recording.note(8, 100);
    expect(put.at(-1)).toMatchObject({ positionSeconds: 8 });
  });
});
