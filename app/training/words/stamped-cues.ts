/** Cues of a transcript as pages and note takers show it: a time, perhaps who speaks, and what is said from then on. Pure. */
import { type Cue, LONGEST_WORDS, oneLine, readTime } from "./cue";

/** Nobody knows how long the last one takes: at the least this, and as long as it takes to say that many letters. */
const LAST_SECONDS = 5;
const LETTERS_A_SECOND = 15;
/** More than this nobody reads as a caption: then each sentence gets its share of the time. */
const MOST_LETTERS = 200;

const TIME = String.raw`[[(]?(\d{1,3}(?::\d\d){1,2})(?:[.,]\d{1,3})?[\])]?`;
const STAMP = new RegExp(String.raw`^\s*${TIME}(?:\s+[-–—]\s+|\s+|$|(?<=[\])]))`);
/** "Dana Example  0:14" and "Speaker 1 (00:14):", alone on its line. */
const SPEAKER = new RegExp(String.raw`^\s*(\S[^\n!?,;:]{0,59}?)(?:\s*:\s*|\s+)${TIME}:?\s*$`);
const SENTENCE_END = /(?<=[.!?…][")”’]?) +/;

/** What Otter ends its texts with. */
const FOOTER = /^\s*transcribed by https?:\/\/\S+\s*$/i;

/** A line's time, who speaks if it says so, and what is said beside it. */
type Stamp = { start: number; speaker: string; words: string };

/**
 * Null: it does not begin with a time, has only one, goes back in time, or a piece is too long for any. `lines` may be
 * of any text.
 */
export function stampedCues(lines: readonly string[]): Cue[] | null {
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const read = STAMP.test(first) ? timeFirst : speakerFirst;
  const pieces: Stamp[] = [];
  for (const [at, line] of lines.entries()) {
    if (FOOTER.test(line)) continue;
    const last = pieces.at(-1);
    const stamp = read(line, (lines[at - 1] ?? "").trim() === "");
    if (!stamp && !last) {
      if (line.trim() !== "") return null;
      continue;
    }
    if (stamp && last && stamp.start < last.start) return null;
    if (stamp) pieces.push(stamp);
    else if (last) last.words = oneLine(`${last.words} ${line}`);
    // Longer only by what follows: a text without times would be gone through once for each of its lines.
    if (last && last.words.length > LONGEST_PIECE) return null;
  }
  if (pieces.length < 2) return null;
  const cues = pieces.flatMap((piece, at) => spread(piece, pieces[at + 1]?.start ?? null));
  return cues.some(({ words }) => words.length > LONGEST_WORDS) ? null : cues;
}

/** What one person says in some minutes without a pause. */
const LONGEST_PIECE = 10 * LONGEST_WORDS;

function timeFirst(line: string): Stamp | null {
  const [stamp = "", time = ""] = STAMP.exec(line) ?? [];
  const start = stamp === "" ? null : readTime(time);
  return start === null ? null : { start, speaker: "", words: oneLine(line.slice(stamp.length)) };
}

/** Only at the head of a paragraph: a sentence may end with a time. */
function speakerFirst(line: string, isHead: boolean): Stamp | null {
  const [, speaker = "", time = ""] = (isHead && SPEAKER.exec(line)) || [];
  const start = speaker === "" ? null : readTime(time);
  return start === null ? null : { start, speaker: oneLine(speaker), words: "" };
}

/** In order, until the next one begins; a sentence's time is its share of the letters. */
function spread({ start, speaker, words }: Stamp, next: number | null): Cue[] {
  if (words === "") return [];
  const end = next ?? start + Math.max(LAST_SECONDS, words.length / LETTERS_A_SECOND);
  const said = words.length > MOST_LETTERS ? words.split(SENTENCE_END) : [words];
  const letters = said.join("").length;
  let before = 0;
  return said.map((each, at) => {
    const from = moment(start + ((end - start) * before) / letters);
    before += each.length;
    const to = moment(start + ((end - start) * before) / letters);
    const named = at === 0 && speaker !== "" ? `${speaker}: ${each}` : each;
    return { start: from, end: to, words: named, chapter: null };
  });
}

/** In whole milliseconds, as files have it. */
function moment(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
