/** Door of the office of pay for bulk acts: what can be done with many things that wait for a word about pay (PAY-4, OWN-6). */
import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import {
  type BatchCall,
  type BatchList,
  type BatchRow,
  type Before,
  CHANGED,
  type RowResult,
  rowDone,
  rowLeft,
} from "~/auth/batches/batches.server";
import { trainingCredentials } from "~/auth/tables";
import { claimText } from "~/pay/pay";
import { payClaims } from "~/pay/tables";
import type { Db } from "~/platform/db/database.server";
import type { NotDone } from "~/platform/web/act-result";
import { nameOf } from "../prospect";
import { meetingRequests, prospects } from "../tables";
import { waitingKeys } from "../waiting.server";
import { confirm, refuse, takeBack, WAITING_KINDS, type Word } from "./decide.server";
import { clockOf } from "./rule-acts.server";

type Thing = Pick<Word, "kind" | "id">;

/** Of the key of a row, such as "pay 12". */
function thingOf(key: string): Thing {
  const [kind, id = ""] = key.split(" ");
  return { kind: WAITING_KINDS.find((each) => each === kind) ?? "pay", id };
}

const left = ({ toast }: NotDone): RowResult => rowLeft(toast?.title ?? "Left as it is");

function resultOf({ word, refusal }: Awaited<ReturnType<typeof confirm>>): RowResult {
  if (word === null) return left(refusal);
  const { said, mark } = word;
  return rowDone(said === "confirmed" ? "Confirmed" : "Refused", { said, mark });
}

async function back(
  { db, viewer, context }: BatchCall,
  { id, before }: BatchRow & { before: Before },
): Promise<RowResult> {
  const { said, mark } = before;
  if (said !== "confirmed" && said !== "refused") return CHANGED;
  const word = { ...thingOf(id), said, mark: String(mark) } as const;
  const refusal = await takeBack(db, viewer, word, clockOf(context));
  return refusal ? left(refusal) : rowDone("Waits again");
}

export const PAY_BATCHES: BatchList = {
  right: "pay.read",
  path: "/admin/pay",
  nouns: ["claim of pay", "claims of pay"],
  rowId: z.string().regex(/^(?:pay \d{1,15}|(?:show|meeting) [\da-f-]{36})$/),
  acts: [
    {
      name: "confirm",
      label: "Confirm",
      about:
        "Each of them is paid. Named meetings, and people who are paid already as another prospect, are left: decide those one by one. You can undo it while the month is open.",
      right: "pay.change",
      fields: [],
      run: async ({ db, viewer, context }, { id, version }) => {
        const seen = { version: version ?? 0 };
        return resultOf(await confirm(db, viewer, thingOf(id), seen, clockOf(context)));
      },
      undo: { run: back },
    },
    {
      name: "refuse",
      label: "Refuse",
      about: "None of them is paid. You can undo it.",
      right: "pay.change",
      danger: true,
      fields: [
        {
          name: "reason",
          label: "Reason, shown to the setters",
          kind: "text",
          most: 500,
          required: true,
        },
      ],
      run: async ({ db, viewer, context, input }, { id }) => {
        const { reason = "" } = input;
        return resultOf(await refuse(db, viewer, thingOf(id), reason, clockOf(context)));
      },
      undo: { run: back },
    },
  ],
  async *idsIn(db, _, view) {
    yield await waitingKeys(db, view.get("waiting"));
  },
  standing: async (db, _, keys) => {
    const things = keys.map(thingOf);
    const ids = (kind: Thing["kind"]) =>
      things.flatMap((thing) => (thing.kind === kind ? thing.id : []));
    const found = [
      ...(await claimsNamed(db, ids("pay").map(Number))),
      ...(await showsNamed(db, ids("show"))),
      ...(await meetingsNamed(db, ids("meeting"))),
    ];
    return new Map(
      found.map(({ key, what, version, first, last, setter }) => {
        const prospect =
          first === null ? "Removed prospect" : nameOf({ firstName: first, lastName: last ?? "" });
        const name = `${what}, ${prospect}, of ${setter.trim() || "a former user"}`;
        return [key, { name, version }];
      }),
    );
  },
};

const { firstName, lastName, userId } = trainingCredentials;
const people = { first: prospects.firstName, last: prospects.lastName };
const setters = { setterFirst: firstName, setterLast: lastName };
type Setter = { setterFirst: string | null; setterLast: string | null };
const setterIn = ({ setterFirst, setterLast }: Setter) =>
  `${setterFirst ?? ""} ${setterLast ?? ""}`;

async function claimsNamed(db: Db, numbers: readonly number[]) {
  const { seq, kind, baseCents, prospectId, setterId } = payClaims;
  const rows = await db
    .select({ seq, kind, baseCents, ...people, ...setters })
    .from(payClaims)
    .leftJoin(prospects, eq(prospects.id, prospectId))
    .leftJoin(trainingCredentials, eq(userId, setterId))
    .where(inArray(seq, [...numbers]));
  return rows.map(({ first, last, ...row }) => ({
    key: `pay ${row.seq}`,
    what: claimText(row),
    version: null,
    first,
    last,
    setter: setterIn(row),
  }));
}

async function showsNamed(db: Db, ids: readonly string[]) {
  const { id, version } = prospects;
  const rows = await db
    .select({ id, version, ...people, ...setters })
    .from(prospects)
    .leftJoin(trainingCredentials, eq(userId, prospects.userId))
    .where(inArray(id, [...ids]));
  return rows.map(({ first, last, ...row }) => ({
    key: `show ${row.id}`,
    what: "Reported show",
    version: row.version,
    first,
    last,
    setter: setterIn(row),
  }));
}

async function meetingsNamed(db: Db, ids: readonly string[]) {
  const { id, prospectId } = meetingRequests;
  const rows = await db
    .select({ id, ...people, ...setters })
    .from(meetingRequests)
    .leftJoin(prospects, eq(prospects.id, prospectId))
    .leftJoin(trainingCredentials, eq(userId, meetingRequests.userId))
    .where(inArray(id, [...ids]));
  return rows.map(({ first, last, ...row }) => ({
    key: `meeting ${row.id}`,
    what: "Named meeting",
    version: null,
    first,
    last,
    setter: setterIn(row),
  }));
}
