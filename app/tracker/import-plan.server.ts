/** What a row of a sheet would do to a prospect that is there already, or as a new one (DAY-4, LEAD-5). Pure; runs anywhere. */
import { plainText } from "~/platform/text/plain-text";
import { longDayText } from "~/platform/time/zones";
import { handleKey } from "./identity";
import { COLUMNS } from "./import-columns";
import { NEW_STATE, type RowState, stateOf } from "./import-state";
import { NO_CONTACT, nameOf, STATUSES, type Typed } from "./prospect";
import { LONGEST } from "./prospect-form";
import { HIDDEN, type LeftOut, type ReadRow } from "./read-lead";

/** `needsEditor`: some of it is for administrators to set. `note`: what was left out. */
type Made = {
  typed: Typed;
  state: RowState;
  needsEditor: boolean;
  note: string;
  /** The labels of what is left out of it. */
  unread?: string[];
};

/** `line`: in the file. `why`: nothing is done; none: the line holds no person. */
export type PlannedRow = { line: number; name: string } & (
  | ({ kind: "new" } & Made)
  | ({ kind: "update"; id: string; version: number } & Made)
  | { kind: "same"; note: string }
  | { kind: "conflict"; why: string[] }
  | { kind: "nobody" }
);

export type Match = {
  id: string;
  version: number;
  userId: string | null;
  typed: Typed;
  state: RowState;
};

/** Who imports: `mayEdit` sets what setters do not. `instantOf`: of a local time in the sheet. `now`: as an instant. `today`: where they are. */
export type Importer = {
  userId: string;
  mayEdit: boolean;
  now: string;
  today: string;
  instantOf: (local: string) => string;
};

export const NEW_TYPED: Omit<Typed, "firstName" | "lastName"> = {
  country: "US",
  annualIncome: null,
  score: null,
  callDate: null,
  ...NO_CONTACT,
};
/** `isHidden`: it says only what everyone may see of someone else's prospect. */
type Named = { line: number; name: string; isHidden?: boolean };

export function plannedRow(
  { line, name, isHidden = false, ...row }: Named & ReadRow,
  matches: readonly Match[],
  importer: Importer,
): PlannedRow {
  const conflict = (...why: string[]): PlannedRow => ({ line, name, kind: "conflict", why });
  const wanted = matches.map((match) => ({
    match,
    ...changed(row, match, importer),
  }));
  const [one, another] = wanted;
  if (!one) {
    const blank = { typed: { firstName: "", lastName: "", ...NEW_TYPED }, state: NEW_STATE };
    const { labels: _, ...made } = changed(row, blank, importer);
    const note = [made.note, !row.fields.country && "No country is given, so US"];
    return { line, name, kind: "new", ...made, note: note.filter(Boolean).join(". ") };
  }
  if (another) {
    const same = wanted.find(({ labels }) => labels.length === 0);
    return same
      ? { line, name, kind: "same", note: same.note }
      : conflict(`Matches ${matches.length} prospects`);
  }
  const { match, typed, state: next, needsEditor, labels, note, unread } = one;
  if (isHidden && labels.length === 0)
    return { line, name, kind: "same", note: "Someone else added this prospect" };
  const why: string[] = [];
  if (match.userId !== importer.userId) why.push("Someone else added this prospect");
  if (isSomeoneElse(match.typed, typed))
    why.push(
      `This is ${nameOf(match.typed)} in the tracker. If ${nameOf(typed)} is the same person, change the name there first.`,
    );
  if (why.length > 0) return conflict(...why);
  if (labels.length === 0) return { line, name, kind: "same", note };
  const { id, version } = match;
  const told = [`Changes ${labels.join(", ").toLowerCase()}`, note].filter(Boolean).join(". ");
  const made = { typed, state: next, needsEditor, note: told, ...(unread && { unread }) };
  return { line, name, kind: "update", id, version, ...made };
}

/** The prospect with what the row says; `labels`: of what changes. */
function changed(
  { fields, state, leftOut, noted, hints }: ReadRow,
  before: { typed: Typed; state: RowState },
  importer: Importer,
): Made & { labels: string[] } {
  const isKnownAt = isKnownElsewhere(fields, before.typed);
  const given = Object.entries(fields).filter(
    ([name, value]) =>
      value !== null &&
      value !== "" &&
      !(name === "handle" && isSameHandle(fields, before.typed)) &&
      !(name === "platform" && isKnownAt),
  );
  const typed: Typed = { ...before.typed, ...Object.fromEntries(given) };
  const { refused, needsEditor, ...next } = stateOf(state, before.state, importer);
  const isOther = (name: keyof Typed) => typed[name] !== before.typed[name];
  const labels: string[] = typedNames.filter(isOther).map((name) => COLUMNS[name].label);
  for (const { name, label } of STATE_LABELS)
    if (next.state[name] !== before.state[name]) labels.push(label);
  const platform = isKnownAt && fields.platform;
  const left = platform ? [...leftOut, { field: "platform" as const, cell: platform }] : leftOut;
  const unread = left
    .filter(({ field }) => !isNote(field))
    .map(({ field }) => COLUMNS[field].label);
  return {
    typed,
    state: next.state,
    needsEditor,
    labels,
    ...(unread.length > 0 && { unread }),
    note: noteOf(left, refused, [
      notedText(noted),
      ...hints,
      toComeText(typed, next.state, before.state, importer),
    ]),
  };
}

/** A known handle stays on its platform: the other one says where else they were met. */
function isKnownElsewhere(fields: Partial<Typed>, { handle, platform }: Typed): boolean {
  const isSame = !fields.handle || isSameHandle(fields, { handle });
  return handle !== null && platform !== null && isSame && platform !== fields.platform;
}

/** However it is written. */
function isSameHandle({ handle }: Partial<Typed>, before: Pick<Typed, "handle">): boolean {
  const key = handleKey({ handle })?.replace(/^\w+:/, "");
  return key !== undefined && key === handleKey({ handle: before.handle })?.replace(/^\w+:/, "");
}

const typedNames = [
  "firstName",
  "lastName",
  "country",
  "annualIncome",
  "score",
  "callDate",
  "handle",
  "platform",
  "profile",
  "notes",
] as const;
const STATE_LABELS = [
  { name: "nextContactAt", label: "Next contact" },
  { name: "status", label: "Status" },
  { name: "dealCents", label: "Deal amount" },
  { name: "rescheduledDate", label: "Rescheduled date" },
  { name: "showedAt", label: "Showed up" },
] as const;

/** What a row says of a call that is still to come is kept, and counts for pay. */
function toComeText(
  { callDate }: Typed,
  { status, showedAt, rescheduledDate }: RowState,
  before: RowState,
  { today }: Importer,
): string | null {
  const isOver = status === "closed" || status === "no_show";
  const said =
    showedAt !== null && before.showedAt === null && status !== "closed"
      ? COLUMNS.showed.label
      : isOver && status !== before.status
        ? STATUSES[status]
        : null;
  const day = [rescheduledDate, callDate].find((each) => each !== null && each > today);
  return said && day ? `“${said}”, but the call on ${longDayText(day)} is still to come` : null;
}

/** Of these, what fits is kept. */
const isNote = (field: LeftOut["field"]) => field === "notes" || field === "reach";

function noteOf(
  leftOut: readonly LeftOut[],
  refused: readonly string[],
  told: readonly (string | null)[],
): string {
  const others = leftOut.filter(({ field, cell }) => !isNote(field) || cell === HIDDEN);
  const said = [
    others.length > 0 && `Left out: ${leftOutText(others)}`,
    others.length < leftOut.length &&
      `Notes are cut to ${LONGEST.notes.toLocaleString("en-US")} characters`,
    ...told,
    refused.length > 0 && `Only administrators set: ${refused.join(", ")}`,
  ];
  return said.filter(Boolean).join(". ");
}

function notedText(noted: readonly string[]): string | null {
  return noted.length === 0
    ? null
    : `${noted.map((each) => `“${each}”`).join(", ")} is kept in the notes`;
}

/** People change one of their names; two other names are another person. A name that was missing is no other one. */
function isSomeoneElse(one: Typed, other: Typed): boolean {
  const differs = (name: "firstName" | "lastName") =>
    plainText(one[name]) !== plainText(other[name]);
  const wasNamed = one.firstName !== "" || one.lastName !== "";
  return wasNamed && differs("firstName") && differs("lastName");
}

/** The label and the cell, as a person reads what was left out. */
function leftOutText(leftOut: readonly LeftOut[]): string {
  return leftOut
    .map(({ field, cell }) => `${COLUMNS[field].label.toLowerCase()} “${cell}”`)
    .join(", ");
}
