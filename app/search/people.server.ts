/** Trainees and prospects by name, each only for those who may read it (PORT-2). */
import { and, sql } from "drizzle-orm";
import { traineeAddress } from "~/auth/auth";
import { accountDetail, type Seen, traineesOnly } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { byName, containsWords, fullName } from "~/platform/queries/lists.server";
import { isSlipOf } from "~/reading/slips";
import { wordsIn } from "~/reading/words";
import { prospects } from "~/tracker/tables";
import { type ProspectReader, prospectsWithHandle } from "~/tracker/tracker.server";
import type { Found } from "./entries.server";

const MOST_OF_A_KIND = 6;
const WORDS_OF_A_NAME = 2;
const SHORTEST_SLIP = 4;
const MOST_LOOKED_AT = 3_000;

/** `as`: the name or the handle that the text may mean. */
type Person = { group: "Trainees" | "Prospects"; found: Found; as: string };

/** `seen`: the trainees this viewer may see; `reader`: what they see of prospects. */
export type Seeing = { db: Db; seen: Seen; reader: ProspectReader };

export async function peopleNamed(
  text: string,
  rights: readonly string[],
  { db, seen, reader }: Seeing,
): Promise<Person[]> {
  const mayTrack = rights.includes("tracker.use");
  const [trainees, known, reached] = await Promise.all([
    rights.includes("trainees.read") ? traineesNamed(db, text, seen) : [],
    mayTrack ? prospectsNamed(db, text) : [],
    mayTrack ? prospectsReached(db, text, reader) : [],
  ]);
  const others = known.filter(({ to }) => !reached.some(({ found }) => found.to === to));
  const named = others.map((found) => ({ group: "Prospects" as const, found, as: found.name }));
  // Who types a name without an @ or an address looks for a person rather than a handle that begins alike.
  const isHandle = /[@/]/.test(text);
  return [
    ...(isHandle ? [...reached, ...named] : [...named, ...reached]),
    ...trainees.map((found) => ({ group: "Trainees" as const, found, as: found.name })),
  ];
}

async function prospectsReached(db: Db, text: string, reader: ProspectReader): Promise<Person[]> {
  const found = await prospectsWithHandle(db, text, { reader, most: MOST_OF_A_KIND });
  return found.map(({ id, name, handle, country }) => ({
    group: "Prospects",
    found: { to: `/tracker/${id}`, name, detail: `${handle}, ${country}` },
    // An address means no one else.
    as: text.includes("/") ? text : handle,
  }));
}

async function traineesNamed(db: Db, text: string, seen: Seen): Promise<Found[]> {
  const name = fullName(trainingCredentials);
  const found = await db
    .select()
    .from(trainingCredentials)
    .where(and(traineesOnly(db), seen(trainingCredentials.userId), containsWords(name, text)))
    .orderBy(
      sql`nullif(strpos(plain_name(${name}), plain_name(${text})), 0)`,
      byName(name),
      trainingCredentials.id,
    )
    .limit(MOST_OF_A_KIND);
  return found.map((row) => ({
    to: traineeAddress(row.userId),
    name: `${row.firstName} ${row.lastName}`,
    detail: accountDetail(row),
  }));
}

/** By a part of the name, and if none has it, by a name that the text may be a slip of. */
async function prospectsNamed(db: Db, text: string): Promise<Found[]> {
  const name = fullName(prospects);
  const select = () =>
    db
      .select({
        id: prospects.id,
        firstName: prospects.firstName,
        lastName: prospects.lastName,
        country: prospects.country,
      })
      .from(prospects);
  const exact = await select()
    .where(containsWords(name, text))
    .orderBy(
      sql`nullif(strpos(plain_name(${name}), plain_name(${text})), 0)`,
      byName(name),
      prospects.id,
    )
    .limit(MOST_OF_A_KIND);
  const words = wordsIn(text);
  const isName =
    words.length > 0 &&
    words.length <= WORDS_OF_A_NAME &&
    words.every(({ length }) => length >= SHORTEST_SLIP);
  const alike =
    exact.length > 0 || !isName
      ? []
      : await select()
          .where(sql`plain_text(${name}) ~ ${beginnings(words)}`)
          .orderBy(byName(name), prospects.id)
          .limit(MOST_LOOKED_AT);
  const slips = alike
    .filter(({ firstName, lastName }) => {
      const known = wordsIn(`${firstName} ${lastName}`);
      return words.every((word) => known.some((each) => each === word || isSlipOf(word, each)));
    })
    .slice(0, MOST_OF_A_KIND);
  return [...exact, ...slips].map(({ id, firstName, lastName, country }) => ({
    to: `/tracker/${id}`,
    name: `${firstName} ${lastName}`,
    detail: country,
  }));
}

/** A pattern for names that have a word beginning like each of these: the first letter is never the slip. */
function beginnings(words: readonly string[]): string {
  return `\\m(?:${words.map((word) => word.slice(0, 1)).join("|")})`;
}
