import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PlayedSeconds } from "./played-seconds";
import { END_SECONDS, joined, type Spans, secondsIn } from "./spans";

const LENGTH = 600;

/** The whole seconds of stretches that were played. */
function wholeOf(stretches: Spans): Spans {
  return joined(
    stretches.map(([from, to]) => [Math.ceil(from), Math.floor(to)] as const),
    [],
  );
}

/** What a person does at a player that reports four times a second. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant("play" as const),
    ticks: fc.integer({ min: 1, max: 400 }),
    rate: fc.constantFrom(0.5, 1, 1.25, 1.5, 2),
  }),
  fc.record({ kind: fc.constant("jump" as const), to: fc.integer({ min: 0, max: LENGTH }) }),
  fc.record({ kind: fc.constant("pause" as const), ticks: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant("save" as const) }),
);

type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;

/** Replays the acts; returns what was really played, in stretches, what was noted, and the seconds of play. */
function replay(acts: readonly Act[]) {
  const player = new PlayedSeconds();
  const stretches: [number, number][] = [];
  const saves: Spans[] = [];
  let [at, now, playing] = [0, 0, 0];
  player.note(at, LENGTH, now);
  for (const each of acts) {
    if (each.kind === "save") saves.push(player.take().watched);
    if (each.kind === "jump") {
      // A jump so short that nothing tells it from playing is no jump.
      if (Math.abs(each.to - at) < 2) continue;
      at = each.to;
      now += 250;
      player.note(at, LENGTH, now);
    }
    if (each.kind === "pause") {
      now += each.ticks * 250;
      player.note(at, LENGTH, now);
    }
    if (each.kind !== "play") continue;
    const from = at;
    for (let tick = 0; tick < each.ticks && at < LENGTH; tick += 1) {
      const step = Math.min(each.rate / 4, LENGTH - at);
      at += step;
      playing += step;
      now += 250;
      player.note(at, LENGTH, now);
    }
    stretches.push([from, at]);
  }
  saves.push(player.take().watched);
  return { noted: saves.reduce(joined, []), all: player.all, stretches, playing };
}

describe("seconds that were played (MED-4)", () => {
  test("MED-4 in 10,000 generated watch sequences no second counts that was not played, and none is lost that was", () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (acts) => {
        const { noted, all, stretches, playing } = replay(acts);
        const played = joined(
          stretches.map(([from, to]) => [
            from,
            to >= LENGTH - END_SECONDS && to > from ? LENGTH : to,
          ]),
          [],
        );
        expect(noted).toEqual(wholeOf(played));
        expect(all).toEqual(noted);
        expect(secondsIn(noted)).toBeLessThanOrEqual(playing + END_SECONDS + 1e-6);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);
  test("MED-4 a jump to the end is not watching", () => {
    const player = new PlayedSeconds();
    player.note(0, LENGTH, 0);
    player.note(595, LENGTH, 2_000);
    player.note(600, LENGTH, 6_000);
    expect(player.take()).toEqual({ watched: [[595, 600]], rewatched: [] });
  });
  test("MED-4 MED-8 what is played a second time is known as such", () => {
    const player = new PlayedSeconds();
    for (let second = 0; second <= 30; second += 1) player.note(second, LENGTH, second * 1_000);
    player.take();
    for (let second = 10; second <= 20; second += 1)
      player.note(second, LENGTH, (second + 30) * 1_000);
    expect(player.take()).toEqual({ watched: [[10, 20]], rewatched: [[10, 20]] });
    expect(player.all).toEqual([[0, 30]]);
  });
  test("MED-4 a clip in front, and one in between, are not the lesson's seconds", () => {
    const player = new PlayedSeconds();
    for (let second = 0; second <= 15; second += 1) player.note(second, 15, second * 1_000);
    player.note(0, LENGTH, 16_000);
    for (let second = 1; second <= 5; second += 1)
      player.note(second, LENGTH, (second + 16) * 1_000);
    for (let second = 0; second <= 15; second += 1) player.note(second, 15, (second + 30) * 1_000);
    player.note(6, LENGTH, 50_000);
    expect(player.take().watched).toEqual([[0, 5]]);
    expect(player.all).toEqual([[0, 5]]);
  });
  test.each([
    // Length, where it was played to, and what counts.
    [30, 29.4, 29],
    [30, 29.5, 30],
    [29.97, 29.4, 29],
    [29.97, 29.5, 30],
    [30.03, 29.6, 31],
    [30.03, 29.5, 29],
    [0.4, 0.2, 1],
  ])("MED-4 of %d s, played to %d, %d whole seconds count", (length, to, seconds) => {
    const player = new PlayedSeconds();
    player.note(0, length, 0);
    for (let tick = 1; tick / 10 <= to + 1e-9; tick += 1)
      player.note(tick / 10, length, tick * 100);
    expect(player.take().watched).toEqual([[0, seconds]]);
  });
  test("MED-4 a jump near the end plays nothing, and what is played in two parts is played", () => {
    const player = new PlayedSeconds();
    player.note(29.6, 30, 0);
    player.note(30, 30, 400);
    expect(player.all).toEqual([]);
    for (const [seconds, atMs] of [
      [4, 1_000],
      [5.6, 2_600],
      [20, 2_700],
      [5.5, 3_000],
      [6.5, 4_000],
    ] as const)
      player.note(seconds, 30, atMs);
    expect(player.take().watched).toEqual([[4, 6]]);
  });
  test("MED-4 a leap over slow seconds of loading is not playing", () => {
    const player = new PlayedSeconds();
    player.note(10, LENGTH, 0);
    player.leap(14);
    player.note(14.1, LENGTH, 3_000);
    player.note(15, LENGTH, 4_000);
    expect(player.take().watched).toEqual([[14, 15]]);
    // An old report, before it gets there; then elsewhere than where it was sent.
    player.leap(40);
    player.note(15.2, LENGTH, 4_200);
    player.note(40.2, LENGTH, 4_500);
    player.note(41, LENGTH, 5_300);
    player.leap(50);
    player.note(51.1, LENGTH, 6_000);
    player.note(52.2, LENGTH, 7_100);
    expect(player.take().watched).toEqual([[40, 41]]);
  });
  test("MED-4 after a long silence a step is not playing", () => {
    const player = new PlayedSeconds();
    player.note(10, LENGTH, 0);
    player.note(20, LENGTH, 600_000);
    expect(player.take().watched).toEqual([]);
  });
});

test("MED-4 what becomes known of earlier pages counts as watched, and is not sent as new", () => {
  const player = new PlayedSeconds([[0, 10]]);
  const before = player.all;
  player.know([]);
  expect(player.all).toBe(before);
  player.know([[20, 30]]);
  expect(player.all).toEqual([
    [0, 10],
    [20, 30],
  ]);
  expect(player.take()).toEqual({ watched: [], rewatched: [] });
});
