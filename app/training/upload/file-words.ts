/** What a video's file name says of its lesson. Pure. */
import { plainText } from "~/platform/text/plain-text";
import { isByARecorder, spacedName, withoutAdded } from "./plain-name";

/** Numbers have up to three digits, or are spelled. */
export type FileWords = {
  words: readonly string[];
  /** Said to be a lesson's, as in "Lesson 7". */
  lesson: number | null;
  /** At the beginning, or alone. */
  leading: number | null;
  /** Said to be a block's, as in "Module 2". */
  block: number | null;
  /** Said to be a week's, a day's or a season's. */
  period: number | null;
  /** All that are written in digits, but those of a block, a period or a part. */
  digits: readonly number[];
  /** How many there are, as in "3 of 4". */
  of: number | null;
  /** Which part of a lesson it is said to be, as in "part 2" and "12b". */
  part: string | null;
  /** Whether the leading number follows a date or the name of a recorder, which may count its files. */
  recorded: boolean;
};

const NOTHING: FileWords = {
  words: [],
  lesson: null,
  leading: null,
  block: null,
  period: null,
  digits: [],
  of: null,
  part: null,
  recorded: false,
};
const SPELLED =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
/* cspell:disable */
const LESSON_WORDS = setOf(
  `lesson lessons lessn leson lsn l les lektion leksjon lekcja lekce lecke lectia leccion clase tema aula licao
   lecon cours lezione ders pelajaran`,
);
/** Where no lesson is said. */
const EPISODE_WORDS = setOf(
  `class session sesion sessao seance sessione episode episodio ep e chapter ch capitulo chapitre capitolo
   kapitel hoofdstuk rozdzial folge aflevering avsnitt odcinek puntata bolum`,
);
const BLOCK_WORDS = setOf(
  "block bloque bloco bloc blok module modul modulo mod unit unidad unidade unite section seccion b m",
);
const PERIOD_WORDS = setOf(
  `week wk semana woche semaine settimana vecka day dia tag jour giorno dag season s temporada staffel saison
   stagione`,
);
const PART_WORDS = setOf("part pt parte partie teil deel del czesc");
/** Of words that are no lesson's, a number after them still is. */
const VIDEO_WORDS = setOf("video vid clip movie film training course no nr");
const ADDED_WORDS = setOf(
  `final finale copy kopie edit edited export exported master take cut render converted compressed
   color graded hd uhd sd fhd en de mp mov webm new recording rec loom zoom capture full hevc prores dated`,
);
/** "dated" stands where a date was. */
const RECORDER_WORDS = setOf(
  `dated recording rec loom zoom capture screen untitled bandicam obs camtasia quicktime aufnahme
   bildschirmaufnahme grabacion gravacao enregistrement opname`,
);
/* cspell:enable */
const NAMERS = new Set([...LESSON_WORDS, ...EPISODE_WORDS]);

/** "12b", "12 (a)", "Objections B". */
const LETTERED = /\b\d{1,2}[a-d]\b|\b\d{1,2} ?\(?a\)?$|[ (][b-d]\)?$/;
const HALVED = /\b(?:first|second|last|1st|2nd) (?:half|part)\b/;

export function fileWords(name: string): FileWords {
  const spaced = spacedName(name);
  const bare = withoutAdded(spaced);
  const words = bare.match(/[a-z]+|\d+/g) ?? [];
  if (isByARecorder(spaced, bare)) return NOTHING;
  const numbers = words.map(numberOf);
  const after = (names: ReadonlySet<string>) => saidAfter(names, words, numbers);
  const [block, period, part] = [after(BLOCK_WORDS), after(PERIOD_WORDS), after(PART_WORDS)];
  const free = [...words.keys()].filter((at) => ![block, period, part].includes(at));
  const counted = free.filter((at) => numbers[at] !== null);
  const isAlone = free.every((at) => numbers[at] !== null || saysLittle(words[at] ?? ""));
  // "Part 7", and nothing else.
  const rest = isAlone && counted.length === 0 ? part : -1;
  const lesson = [after(LESSON_WORDS), after(EPISODE_WORDS), rest].find((at) => at >= 0) ?? -1;
  const begins = /^\d/.test(words.find((word) => word !== "dated") ?? "");
  const leading = begins || isAlone ? (counted[0] ?? -1) : -1;
  const named = [period - 1, period, part - 1, part];
  const at = (index: number) => numbers[index] ?? null;
  const pair = /(?:^|\b(?:lesson|l) ?)(\d)[.-](\d)\b/.exec(bare);
  return {
    words: words.filter(
      (word, index) => !isAdded(word) && !NAMERS.has(word) && !named.includes(index),
    ),
    lesson: pair ? Number(pair[2]) : at(lesson),
    leading: at(leading),
    block: at(block) ?? (pair ? Number(pair[1]) : null),
    period: at(period),
    digits: counted.flatMap((index) => (/^\d/.test(words[index] ?? "") ? (at(index) ?? []) : [])),
    of: Number(/\bof (\d{1,3})\b/.exec(spaced)?.[1] ?? 0) || null,
    part: part < 0 || part === lesson ? partIn(bare) : `part ${words[part]}`,
    recorded: words.slice(0, Math.max(0, leading)).some((word) => RECORDER_WORDS.has(word)),
  };
}

/** The words of a title, as those of a file are written. */
export function titleWords(title: string): string[] {
  return (
    plainText(title)
      .replaceAll("'", "")
      .match(/[a-z]+|\d+/g) ?? []
  );
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** A number of up to three digits, or a spelled one; null for anything else. */
export function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const spelled = SPELLED.indexOf(word);
  return spelled > 0 ? spelled : null;
}

/** The place of the number that one of these words names; -1 if there is none. */
function saidAfter(
  names: ReadonlySet<string>,
  words: readonly string[],
  numbers: readonly (number | null)[],
): number {
  for (const [at, word] of words.entries()) {
    if (!names.has(word)) continue;
    const next = /^n[or]$/.test(words[at + 1] ?? "") ? at + 2 : at + 1;
    if ((numbers[next] ?? null) !== null) return next;
  }
  return -1;
}

function partIn(bare: string): string | null {
  const [halved] = HALVED.exec(bare) ?? [];
  if (halved) return halved;
  const letter = LETTERED.exec(bare)?.[0].match(/[a-d]/)?.[0];
  return letter === undefined ? null : `part ${letter}`;
}

/** Next to it, a number is all that the name says. */
function saysLittle(word: string): boolean {
  return (
    isAdded(word) ||
    [NAMERS, RECORDER_WORDS, PERIOD_WORDS, PART_WORDS].some((known) => known.has(word))
  );
}

function isAdded(word: string): boolean {
  return ADDED_WORDS.has(word) || VIDEO_WORDS.has(word) || /^\d{4,}$/.test(word);
}
