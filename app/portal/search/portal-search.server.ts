/** The portal search's results: pages, lessons, trainees and prospects, each only for those who may read it (PORT-2). */
import { and, sql } from "drizzle-orm";
import { accountDetail, type Seen, traineesOnly, type Viewer, verbsOf } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { contains, fullName } from "~/platform/queries/lists.server";
import { plainText } from "~/platform/text/plain-text";
import { prospects } from "~/tracker/tables";
import type { Lesson } from "~/training/training.server";
import { mainPages } from "../portal";
import { adminPages, type FoundGroup, SETTERS_PAGES } from "../portal-pages";

const MOST_OF_A_KIND = 6;
/** Fewer letters are part of nearly every name. */
const LEAST_LETTERS = 2;

/** `seen`: the trainees this viewer may see; `board`: the address of the operations board. */
type Search = {
  db: Db;
  viewer: Viewer;
  seen: Seen;
  board: string;
  lessons: readonly Lesson[];
};

/** `text` as typed; empty: the pages alone. Groups without anything found are left out. */
export async function findInPortal(text: string, search: Search): Promise<FoundGroup[]> {
  const { db, viewer, seen, board } = search;
  const rights = verbsOf(viewer);
  const names = text.length >= LEAST_LETTERS;
  const [trainees, prospects] = await Promise.all([
    names && rights.includes("trainees.read") ? traineesNamed(db, text, seen) : [],
    names && rights.includes("tracker.use") ? prospectsNamed(db, text) : [],
  ]);
  const groups = [
    { name: "Pages", found: pages(text, rights, board) },
    { name: "Lessons", found: text ? lessonsNamed(text, search.lessons) : [] },
    { name: "Trainees", found: trainees },
    { name: "Prospects", found: prospects },
  ];
  return groups.filter(({ found }) => found.length > 0);
}

function pages(text: string, rights: ReturnType<typeof verbsOf>, board: string) {
  const all = [
    // The administration's first page comes under its own name.
    ...mainPages(rights, board).filter(({ name }) => name !== "Admin"),
    ...(rights.includes("tracker.use") ? SETTERS_PAGES : []),
    ...adminPages(rights),
    { to: "/account", name: "Account" },
    { to: "/help?for=setter", name: "Help for setters", outside: true as const },
  ];
  return all.filter(({ name }) => isIn(name, text));
}

function lessonsNamed(text: string, lessons: readonly Lesson[]) {
  return lessons
    .filter(({ number, title, subtitle }) =>
      isIn(`lesson ${number} ${title} ${subtitle ?? ""}`, text),
    )
    .sort((one, other) => Number(isIn(other.title, text)) - Number(isIn(one.title, text)))
    .slice(0, MOST_OF_A_KIND)
    .map(({ id, number, title }) => ({
      to: `/training/lesson${id}`,
      name: title,
      detail: `Lesson ${number}`,
    }));
}

async function traineesNamed(db: Db, text: string, seen: Seen) {
  const name = fullName(trainingCredentials);
  const found = await db
    .select()
    .from(trainingCredentials)
    .where(and(traineesOnly(db), seen(trainingCredentials.userId), contains(name, text)))
    .orderBy(sql`strpos(plain_text(${name}), plain_text(${text}))`, name, trainingCredentials.id)
    .limit(MOST_OF_A_KIND);
  return found.map((row) => ({
    to: `/training/adminpanel?person=${encodeURIComponent(row.userId)}`,
    name: `${row.firstName} ${row.lastName}`,
    detail: accountDetail(row),
  }));
}

async function prospectsNamed(db: Db, text: string) {
  const name = fullName(prospects);
  const found = await db
    .select({
      id: prospects.id,
      firstName: prospects.firstName,
      lastName: prospects.lastName,
      country: prospects.country,
    })
    .from(prospects)
    .where(contains(name, text))
    .orderBy(sql`strpos(plain_text(${name}), plain_text(${text}))`, name, prospects.id)
    .limit(MOST_OF_A_KIND);
  return found.map(({ id, firstName, lastName, country }) => ({
    to: `/tracker/${id}`,
    name: `${firstName} ${lastName}`,
    detail: country,
  }));
}

function isIn(name: string, text: string): boolean {
  return plainText(name).includes(plainText(text));
}
