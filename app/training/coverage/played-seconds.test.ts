import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PlayedSeconds } from "./played-seconds";
import { joined, type Spans, secondsIn, shared } from "./spans";

const LENGTH = 600;

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

/** Touching stretches in one, as fractions. */
function ofPlay(stretches: readonly (readonly [number, number])[]) {
  return joined(stretches, []);
}

describe("seconds that were played (MED-4)", () => {
  test("MED-4 in 10,000 generated watch sequences no second counts that was not played, and none is lost that was", () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 12 }), (acts) => {
        const { noted, all, stretches, playing } = replay(acts);
        const played = ofPlay(stretches);
        expect(shared(noted, played)).toEqual(noted);
        expect(all).toEqual(noted);
        expect(secondsIn(noted)).toBeLessThanOrEqual(playing + 1e-6);
        // Of each stretch at most its first and its last second are not whole.
        expect(secondsIn(noted)).toBeGreaterThanOrEqual(secondsIn(played) - 2 * stretches.length);
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
