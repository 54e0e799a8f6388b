/** Captions and chapters as WebVTT, for the player. Text stays text: nothing in it is markup. Pure. */
import { type Cue, chaptersOf, oneLine, writeTime } from "./cue";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** An arrow among the words would be read as times, and an empty line as the end: neither is left. */
function escaped(words: string): string {
  return oneLine(words).replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

type Span = { start: number; end: number; text: string };

function webVtt(spans: readonly Span[]): string {
  const blocks = spans.map(
    ({ start, end, text }) => `${writeTime(start)} --> ${writeTime(end)}\n${escaped(text)}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}

export function captionsOf(cues: readonly Cue[]): string {
  return webVtt(cues.map(({ start, end, words }) => ({ start, end, text: words })));
}

/** Each from its first cue to the next chapter. */
export function chaptersFileOf(cues: readonly Cue[]): string {
  const chapters = chaptersOf(cues).filter(({ name }) => name !== null);
  return webVtt(
    chapters.map(({ name, cues: said }, at) => {
      const start = said[0]?.start ?? 0;
      const ends = said.reduce((latest, { end }) => Math.max(latest, end), start);
      return { start, end: chapters[at + 1]?.cues[0]?.start ?? ends, text: name ?? "" };
    }),
  );
}
