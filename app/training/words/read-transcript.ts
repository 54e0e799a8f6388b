/**
 * Reads captions as programs write them: WebVTT and SubRip, also with faults that do no harm. Whatever else is wrong is
 * told by its line, and then nothing is read. Pure.
 */
import { type Cue, LONGEST_WORDS, MOST_CUES, oneLine, readTime, timesFault } from "./cue";
import { plainWords } from "./plain-words";
import { isRolling, unrolled } from "./rolling-captions";
import { stampedCues } from "./stamped-cues";

/** `line` counts from 1. */
export type Fault = { line: number; why: string };
export type Read = { cues: Cue[] } | { faults: Fault[] };

const ARROW = "-->";
/** What editors make of it. */
const ARROWS = /[-–—−]{1,3}>|→|⟶/;
/** As people copy it: below an empty line, behind a space, in small letters. */
const HEADER = /^\s*WEBVTT(?:\s|$)/i;
/** What chats put around a text that they show as a file's. */
const FENCE = /^\s*```[a-z]{0,10}\s*$/i;
const MOST_FAULTS = 20;
/** What a cue without a length gets, unless the next one begins sooner. */
const SHORTEST_SECONDS = 2;
const NO_TIMES =
  "This text has no times that can be read here, so it cannot follow the video. Use the .vtt or .srt file that your captioning tool exports";

type Line = { line: number; text: string };
type Block = { times: Line; said: Line[] };
/** A cue while its lines are still apart. */
export type Said = { start: number; end: number; lines: string[] };

export function readTranscript(text: string): Read {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map((each, at) => ({ line: at + 1, text: withArrow(each.replace(FENCE, "")) }));
  const begin = lines.find((each) => each.text.trim() !== "");
  const isVtt = begin !== undefined && HEADER.test(begin.text);
  if (isVtt) begin.text = begin.text.trimStart().toUpperCase();
  const { head, blocks } = blocksOf(isVtt ? withoutComments(lines) : lines);
  if (blocks.length === 0) return readStamped(lines.map((each) => each.text));
  const faults: Fault[] = isVtt ? [] : strays(head);
  const read: Said[] = [];
  for (const block of blocks) {
    const cue = readBlock(block);
    if ("why" in cue) faults.push({ line: block.times.line, why: cue.why });
    else if (cue.lines.length > 0) read.push(cue);
    if (faults.length >= MOST_FAULTS) break;
  }
  if (faults.length > 0) return { faults };
  return readCues((isRolling(read) ? unrolled(read) : read).map(cueOf));
}

/** Without a line of times: as a page shows a transcript, a time and then what is said. */
function readStamped(lines: readonly string[]): Read {
  const cues = stampedCues(lines);
  return cues ? readCues(cues) : { faults: [{ line: 1, why: NO_TIMES }] };
}

function readCues(cues: readonly Cue[]): Read {
  if (cues.length === 0) return { faults: [{ line: 1, why: "No words are said in this file" }] };
  if (cues.length > MOST_CUES)
    return { faults: [{ line: 1, why: `At most ${MOST_CUES.toLocaleString("en-US")} cues` }] };
  return { cues: inOrder(cues) };
}

/** By their start, as the database keeps them; one that has no length ends with the next. */
export function inOrder(cues: readonly Cue[]): Cue[] {
  const sorted = cues.toSorted((one, other) => one.start - other.start || one.end - other.end);
  return sorted.map((cue, at) => {
    if (cue.end > cue.start) return cue;
    const next = sorted[at + 1]?.start ?? cue.start;
    const most = cue.start + SHORTEST_SECONDS;
    return { ...cue, end: next > cue.start ? Math.min(next, most) : most };
  });
}

/** The header, and blocks that viewers never see. */
function withoutComments(lines: readonly Line[]): Line[] {
  let hidden = true;
  let fresh = false;
  return lines.filter(({ text }) => {
    if (text.trim() === "") [hidden, fresh] = [false, true];
    else {
      if (text.includes(ARROW)) hidden = false;
      else if (fresh && /^(NOTE|STYLE|REGION|WEBVTT)(\s|$)/.test(text)) hidden = true;
      fresh = false;
    }
    return !hidden;
  });
}

/** Each line of times with what is said then: all lines to the next one, but for its name or number. */
function blocksOf(lines: readonly Line[]): { head: Line[]; blocks: Block[] } {
  const head: Line[] = [];
  const blocks: Block[] = [];
  let said = head;
  for (const each of lines) {
    if (!each.text.includes(ARROW)) {
      said.push(each);
      continue;
    }
    dropName(said, said === head);
    said = [];
    blocks.push({ times: each, said });
  }
  return { head, blocks };
}

/**
 * What stands right above the times: a number, or a line that an empty one parts from the words before. `begins`:
 * nothing was said before.
 */
function dropName(said: Line[], begins: boolean): void {
  const at = said.findLastIndex(({ text }) => text.trim() !== "");
  if (at < 0) return;
  const isApart = at < said.length - 1;
  const isAlone = at === 0 ? begins : said[at - 1]?.text.trim() === "";
  const isNumber = /^\s*\d{1,6}\s*$/.test(said[at]?.text ?? "");
  if (isNumber ? isAlone || !isApart : isAlone && !isApart) said.splice(at);
}

function strays(head: readonly Line[]): Fault[] {
  const stray = head.find(({ text }) => text.trim() !== "");
  return stray ? [{ line: stray.line, why: "These words come before the first time" }] : [];
}

/** As YouTube's own format has the times of a caption (.sbv). */
const WITH_A_COMMA = /^\s*(\d{1,2}:\d\d:\d\d\.\d{3}),(\d{1,2}:\d\d:\d\d\.\d{3})\s*$/;

/** Nothing but times, with the spaces that machine translation puts into them. */
const SPACED = /^[\d\s:.,]+[-–—−]{1,3}>[\d\s:.,]+$/;

/** A line of times with the arrow of the format, whatever an editor made of it; any other line as it is. */
function withArrow(written: string): string {
  const text = SPACED.test(written) ? written.replace(/(?<!\s)\s*([:.,])\s*/g, "$1") : written;
  if (text.includes(ARROW)) return text;
  const [, start, end] = WITH_A_COMMA.exec(text) ?? [];
  if (start !== undefined) return `${start} ${ARROW} ${end}`;
  const [from = "", to = "", ...rest] = text.split(ARROWS);
  const isTimes = rest.length === 0 && to !== "" && readTime(from) !== null;
  return isTimes && readTime(to.trim().split(/\s/)[0] ?? "") !== null
    ? `${from}${ARROW}${to}`
    : written;
}

function cueOf({ start, end, lines }: Said): Cue {
  return { start, end, words: oneLine(lines.join(" ")), chapter: null };
}

function readBlock({ times, said }: Block): Said | { why: string } {
  const [from = "", to = ""] = times.text.split(ARROW);
  // Captions that were moved to an earlier place begin before the video does.
  const start = isBefore(from) ? 0 : readTime(from);
  // Positions may follow.
  const end = readTime(to.trim().split(/\s/)[0] ?? "");
  if (isBefore(to)) return { why: "It ends before the video begins" };
  if (start === null || end === null)
    return { why: "These are no times such as 00:01:02.500 --> 00:01:05.000" };
  const fault = end === start ? timesFault(start, end + SHORTEST_SECONDS) : timesFault(start, end);
  if (fault) return { why: fault };
  const lines = plainWords(said.map(({ text }) => text).join("\n"))
    .split("\n")
    .map(oneLine)
    .filter((line) => line !== "");
  if (lines.join(" ").length > LONGEST_WORDS)
    return { why: `More than ${LONGEST_WORDS.toLocaleString("en-US")} letters in one cue` };
  return { start, end, lines };
}

function isBefore(time: string): boolean {
  return time.trim().startsWith("-") && readTime(time.trim().slice(1)) !== null;
}
