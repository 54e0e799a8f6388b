/** Transcripts of all lessons and the questions labeled against them (tests/kit/media-search/README.md). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TestProduct } from "./test-product";

const FOLDER = path.resolve("tests/kit/media-search");
const LONGEST_CUE = 80;

export type Wanted = { kind: string; lesson?: number; near?: number; title?: string };
export type Labeled = { q: string; wanted: Wanted[] };

export type Cue = {
  lesson: number;
  position: number;
  start: number;
  end: number;
  words: string;
  chapter: string | null;
};

export function labeled(file: string): Labeled[] {
  return JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"));
}

/** Every sentence of the corpus as captions are: in parts of up to 80 characters. */
export function corpusCues(): Cue[] {
  const files = readdirSync(path.join(FOLDER, "corpus")).toSorted();
  return files.flatMap((file) => {
    const lesson = Number(/\d+/.exec(file)?.[0]);
    const lines = readFileSync(path.join(FOLDER, "corpus", file), "utf8").split("\n");
    let chapter: string | null = null;
    const cues: Omit<Cue, "position">[] = [];
    const times = lines.flatMap((line) => secondOf(line) ?? []);
    for (const line of lines) {
      if (line.startsWith("## ")) chapter = line.slice(3);
      const start = secondOf(line);
      if (start === null) continue;
      const end = times.find((each) => each > start) ?? start;
      const parts = captionsOf(line.slice(line.indexOf(" ") + 1));
      const length = (end - start) / parts.length;
      for (const [at, words] of line.includes(" ") ? parts.entries() : []) {
        const begins = start + at * length;
        cues.push({ lesson, start: begins, end: begins + length, words, chapter });
        chapter = null;
      }
    }
    return cues.map((cue, position) => ({ ...cue, position }));
  });
}

function secondOf(line: string): number | null {
  const [, minutes, seconds] = /^(\d+):(\d\d)(?: |$)/.exec(line) ?? [];
  return minutes && seconds ? Number(minutes) * 60 + Number(seconds) : null;
}

function captionsOf(sentence: string): string[] {
  const parts = [""];
  for (const word of sentence.split(" ")) {
    const last = parts.at(-1) ?? "";
    if (last.length + word.length < LONGEST_CUE) parts[parts.length - 1] = `${last} ${word}`.trim();
    else parts.push(word);
  }
  return parts;
}

export async function storeCues(product: Pick<TestProduct, "query">, cues: readonly Cue[]) {
  await product.query(
    `insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words, chapter)
     select * from unnest($1::smallint[], $2::int[], $3::float8[], $4::float8[], $5::text[], $6::text[])`,
    [
      cues.map(({ lesson }) => lesson),
      cues.map(({ position }) => position),
      cues.map(({ start }) => start),
      cues.map(({ end }) => end),
      cues.map(({ words }) => words),
      cues.map(({ chapter }) => chapter),
    ],
  );
}
