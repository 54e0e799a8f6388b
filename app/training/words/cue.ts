/** A piece of what is said in a video, and when; what its times and words may be. Pure; runs anywhere. */
import { LONGEST_VIDEO_SECONDS } from "~/platform/media/video-length";
import { placeOfLast } from "~/platform/queries/in-order";
import { HOUR_SECONDS } from "~/platform/time/durations";

/** `start` and `end` in seconds; `chapter`: the name of the chapter that begins with it. */
export type Cue = { start: number; end: number; words: string; chapter: string | null };

/** In whole milliseconds, as files have them. */
export const MOST_CUES = 20_000;
export const LONGEST_WORDS = 1_000;
export const LONGEST_CHAPTER = 120;

/** Faster than this, viewers cannot read along; broadcasters allow about 20 letters a second. */
const FASTEST_LETTERS = 25;

/**
 * The seconds of a time such as `1:02:03.4`, `02:03,400` or `3.4`; null if it is none. Hours may have any number of
 * digits, and minutes without hours may be more than 59.
 */
export function readTime(written: string): number | null {
  const [whole = "", fraction = "", ...rest] = written.trim().replace(",", ".").split(".");
  const parts = whole.split(":");
  if (rest.length > 0 || parts.length > 3 || !areDigits(fraction || "0")) return null;
  if (!parts.every((part) => part.length <= 6 && areDigits(part))) return null;
  const [seconds = 0, minutes = 0, hours = 0] = parts.map(Number).reverse();
  if ((parts.length > 1 && seconds > 59) || (parts.length > 2 && minutes > 59)) return null;
  const thousandths = Number(fraction.slice(0, 3).padEnd(3, "0"));
  return hours * HOUR_SECONDS + minutes * 60 + seconds + thousandths / 1_000;
}

function areDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** `01:02:03.400`, as WebVTT writes it. */
export function writeTime(seconds: number): string {
  const whole = Math.floor(seconds + 0.000_5);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / HOUR_SECONDS), Math.floor(whole / 60) % 60];
  const thousandths = String(Math.max(0, Math.round((seconds - whole) * 1_000))).padStart(3, "0");
  return `${two(hours)}:${two(minutes)}:${two(whole % 60)}.${thousandths}`;
}

/** One line without spaces around it or twice in a row; what no text shows is gone. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u200b\ufeff]+/gu, " ").trim();
}

/** Why these times cannot be a cue's; null if they can. */
export function timesFault(start: number, end: number): string | null {
  if (end < start) return "It ends before it begins";
  if (end > LONGEST_VIDEO_SECONDS)
    return "It is later than twelve hours, the longest a video can be";
  return end === start ? "It ends when it begins" : null;
}

/**
 * What might be wrong with a cue, next to the one before it; hints, no faults. `length`: the video's in seconds, null
 * if it is not known.
 */
export function hintsFor(cue: Cue, before: Cue | undefined, length: number | null): string[] {
  const hints: string[] = [];
  if (length !== null && cue.start > length) hints.push("Begins after the video has ended");
  if (before && cue.start < before.end) hints.push("Begins before the one above ends");
  const letters = cue.words.length / (cue.end - cue.start);
  if (letters > FASTEST_LETTERS)
    hints.push(`Too fast to read: ${Math.round(letters)} letters a second`);
  return hints;
}

/** The last cue that has begun at this second: its place, -1 before the first. `cues` in order of their start. */
export function cueAt(cues: readonly Pick<Cue, "start">[], seconds: number): number {
  return placeOfLast(cues, ({ start }) => start <= seconds);
}

/** Cues with the same chapter above them; the first may have none. */
export type Chapter<Each> = { name: string | null; cues: Each[] };

export function chaptersOf<Each extends Cue>(cues: readonly Each[]): Chapter<Each>[] {
  const chapters: Chapter<Each>[] = [];
  for (const cue of cues) {
    const last = chapters.at(-1);
    if (last && cue.chapter === null) last.cues.push(cue);
    else chapters.push({ name: cue.chapter, cues: [cue] });
  }
  return chapters;
}
