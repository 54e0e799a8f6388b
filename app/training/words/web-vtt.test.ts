import { parse } from "@plussub/srt-vtt-parser";
import { describe, expect, test } from "vitest";
import type { Cue } from "./cue";
import { readTranscript } from "./read-transcript";
import { captionsOf, chaptersFileOf } from "./web-vtt";

/** Words that a file could trip over. */
const PIECES = [
  "-->",
  "00:00:01.000 --> 00:00:02.000",
  "&",
  "&amp;",
  "&lt;b&gt;",
  "<b>",
  "</script><script>alert(1)</script>",
  "<v Ann>",
  "NOTE",
  "STYLE",
  "WEBVTT",
  "7",
  "日本語 👩‍🚀",
  'it\'s "so"',
  "x\n\ny",
  "a\r\nb",
  "\u2028",
  "{\\an8}",
  "\\N",
];

/** The same every time: a linear congruential generator. */
function generated(count: number): Cue[] {
  let state = 7;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  const words = () => Array.from({ length: 1 + next(4) }, () => PIECES[next(PIECES.length)]);
  return Array.from({ length: count }, (_, at) => ({
    start: at * 2,
    end: (at * 2_000 + 1_000 + next(1_500)) / 1_000,
    words: words().join(" "),
    chapter: next(5) === 0 ? `Chapter ${words().join(" ")}` : null,
  }));
}

const decoded = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const shown = (text: string) => text.replace(/\s+/g, " ").trim();

describe("MED-5 captions and chapters are WebVTT that another parser reads as it was meant", () => {
  const cues = generated(400);

  test("every cue with its times and all its words", () => {
    const { entries } = parse(captionsOf(cues));
    expect(
      entries.map(({ from, to, text }) => ({
        start: from / 1_000,
        end: to / 1_000,
        words: decoded(text),
      })),
    ).toEqual(cues.map(({ start, end, words }) => ({ start, end, words: shown(words) })));
  });

  test("no sign of markup is left in the words", () => {
    const bodies = captionsOf(cues)
      .split("\n")
      .filter((line) => !/^[\d:.]+ --> [\d:.]+$/.test(line));
    expect(bodies.filter((line) => /[<>]|&(?!amp;|lt;|gt;)/.test(line))).toEqual([]);
  });

  test("chapters follow each other without a gap", () => {
    const { entries } = parse(chaptersFileOf(cues));
    const named = cues.filter(({ chapter }) => chapter !== null);
    expect(entries.map(({ text }) => decoded(text))).toEqual(
      named.map(({ chapter }) => shown(chapter ?? "")),
    );
    expect(entries.slice(0, -1).map(({ to }) => to)).toEqual(
      entries.slice(1).map(({ from }) => from),
    );
  });

  test("what is written is read again", () => {
    // What only styles is not read.
    const plain = cues.map(({ words, ...cue }) => {
      const said = shown(words.replaceAll("{\\an8}", "").replaceAll("\\N", ""));
      return { ...cue, chapter: null, words: said || "x" };
    });
    expect(readTranscript(captionsOf(plain))).toEqual({ cues: plain });
    expect(captionsOf([])).toBe("WEBVTT\n");
  });
});
