/** Whole feeds: events of several kinds in one file, as some calendar would send it, and what must be read of it. */
import { CHANGED } from "./changes";
import { DAY, dayOf, merged, type Span } from "./clock";
import { DAMAGED } from "./damage";
import type { Named, Reading, World, Written } from "./events";
import { attended, freeAndBusy, HONEST, manyHonest } from "./honest";
import { type Random, randomFrom } from "./random";
import { manyExceptions, REPEATS } from "./repeats";

export type Feed = {
  seed: number;
  bytes: Uint8Array;
  reading: Reading;
  /** Merged, inside the window, in order. */
  spans: Span[];
  /** Events that a list must name, and those that it must not. */
  leftOut: Named[];
  guessed: Named[];
  read: Named[];
  /** Kinds of events in it, and how the file is written. */
  kinds: string[];
  form: string[];
};

const HOSTS = [
  "America/New_York",
  "America/Chicago",
  "America/Los_Angeles",
  "America/Phoenix",
  "Europe/Berlin",
  "Europe/London",
  "Asia/Kolkata",
  "Australia/Sydney",
];

const ODD = [...REPEATS, ...CHANGED, ...DAMAGED, attended, attended, freeAndBusy];

/**
 * The feed of this number: the same one each time. Its first odd kind goes round with the number; every third file holds
 * nothing else, which tells a fault of the kind from one of its neighbors.
 */
export function feedOf(seed: number): Feed {
  const world = worldOf(randomFrom(seed * 7919 + 13));
  const { random } = world;
  const first = ODD.at(seed % ODD.length) ?? attended;
  if (seed % 3 === 0) return fileOf(seed, world, [first(world)]);
  const others = random.some(ODD, random.whole(0, 3));
  const honest = Array.from({ length: random.whole(1, 6) }, () => random.of(HONEST));
  const events = [first, ...others, ...honest].map((kind) => kind(world));
  return fileOf(seed, world, events);
}

/** A file of 10,000 events, and one of 100,000 exceptions, both with an odd event beside. */
export function largeFeeds(seed: number): Feed[] {
  return [
    (world: World) => manyHonest(world, 10_000),
    (world: World) => [manyExceptions(world)],
  ].map((eventsOf) => {
    const world = worldOf(randomFrom(seed));
    return fileOf(seed, world, [...eventsOf(world), world.random.of(DAMAGED)(world)]);
  });
}

function worldOf(random: Random): World {
  const first = dayOf(2026, 10, 1) + random.whole(0, 500);
  const window = { startsAt: first * DAY, endsAt: (first + random.whole(30, 120)) * DAY };
  const reading = {
    zone: random.of(HOSTS),
    allDay: random.chance(0.6),
    window,
    mail: random.of(["kim@host.example", "Host.One@work.example"]),
  };
  let number = random.whole(0, 80_000);
  return {
    random,
    reading,
    fallback: random.chance(0.2) ? random.of(HOSTS) : reading.zone,
    serial: () => {
      number += 1;
      return number;
    },
  };
}

function fileOf(seed: number, world: World, events: Written[]): Feed {
  const { random, reading } = world;
  const calendars = random.chance(0.15) ? random.whole(2, 3) : 1;
  const shares = Array.from({ length: calendars }, (_, index) =>
    random.shuffled(events.filter((_event, at) => at % calendars === index)),
  );
  const { name: ends, sign } = random.of(LINE_ENDS);
  const lines = shares.flatMap((share) => calendarOf(world, share));
  const text = lines.map((line) => folded(line, sign) + sign).join("");
  const { name: letters, encode } = random.of(ENCODINGS);
  const named = (how: Written["how"]) =>
    events.flatMap((event) => (event.how === how ? event.named : []));
  return {
    seed,
    bytes: encode(text),
    reading,
    spans: merged(
      events.flatMap(({ spans }) => spans),
      reading.window,
    ),
    leftOut: named("left out"),
    guessed: named("guessed"),
    read: named("read"),
    kinds: [...new Set(events.map(({ kind }) => kind))],
    form: [ends, letters, ...(calendars > 1 ? ["several calendars"] : [])],
  };
}

function calendarOf({ random, reading, fallback }: World, events: readonly Written[]): string[] {
  const isAtHost = fallback === reading.zone;
  const zones = [...new Map(events.flatMap((event) => [...event.zones])).values()].flat();
  const lines = events.flatMap((event) => event.lines);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Calendar Example//Generated//EN",
    ...(random.chance(0.5) ? ["CALSCALE:GREGORIAN", "METHOD:PUBLISH"] : []),
    ...(isAtHost ? [] : [`X-WR-TIMEZONE:${fallback}`]),
    ...(random.chance(0.8) ? [...zones, ...lines] : [...lines, ...zones]),
    "END:VCALENDAR",
  ];
}

const LINE_ENDS = [
  { name: "CRLF", sign: "\r\n" },
  { name: "CRLF", sign: "\r\n" },
  { name: "LF", sign: "\n" },
  { name: "CR", sign: "\r" },
];

/** Lines of at most 75 octets, broken between characters. */
function folded(line: string, sign: string): string {
  if (line.length <= 37) return line;
  const parts: string[] = [];
  let [part, octets] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 74) {
      parts.push(part);
      [part, octets] = ["", 0];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join(`${sign} `);
}

const BOM = "\uFEFF";

const ENCODINGS: { name: string; encode: (text: string) => Uint8Array }[] = [
  { name: "UTF-8", encode: (text) => Buffer.from(text) },
  { name: "UTF-8", encode: (text) => Buffer.from(text) },
  { name: "UTF-8 with a BOM", encode: (text) => Buffer.from(BOM + text) },
  { name: "UTF-16, little-endian", encode: (text) => Buffer.from(BOM + text, "utf16le") },
  { name: "UTF-16, big-endian", encode: (text) => Buffer.from(BOM + text, "utf16le").swap16() },
  // The letters of the titles are the same in ISO 8859-1.
  { name: "windows-1252", encode: (text) => Buffer.from(text, "latin1") },
];
