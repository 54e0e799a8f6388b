/** Limits, used up through both instances at the same time. */
import { triesADay } from "../../../app/auth/access-code";
import { FUNCTION } from "../../kit/board-client";
import { formTokenFor } from "../../kit/form-tokens";
import type { Visitor } from "../../kit/visitor";
import { AI_DAILY_LIMIT, type Pair } from "./pair";

/** `passed` of `of` requests, where `allowed` may. */
export type Limit = { what: string; allowed: number; passed: number; of: number };

type Both = readonly [Visitor, Visitor];
type Trial = {
  what: string;
  allowed: number;
  /** This many more than allowed are sent. */
  more: number;
  passes: readonly number[];
  ask: (both: Both, n: number) => Promise<Response>;
  /** Whose requests they are; one person's from one address by default. */
  by?: () => Both;
};

const DRAFT = {
  prospectResponse: "Is this an MLM?",
  currentContext: "Just starting out",
  currentNodeMessage: "How does that sound?",
};

export async function limits(pair: Pair): Promise<Limit[]> {
  const found: Limit[] = [];
  for (const trial of await trials(pair)) {
    await pair.query("delete from rate_limits");
    found.push(await tried(pair, trial));
  }
  return found;
}

/** Sends all in parallel, alternating between the two instances. */
async function tried(pair: Pair, { what, allowed, more, passes, ask, by }: Trial): Promise<Limit> {
  const [of, one] = [allowed + more, pair.stranger()];
  const responses = await Promise.all(Array.from({ length: of }, (_, n) => ask(by?.() ?? one, n)));
  const strange = responses.find(({ status }) => status !== 429 && !passes.includes(status));
  if (strange) throw new Error(`${what}: returned ${strange.status}`);
  return { what, allowed, of, passed: responses.filter(({ status }) => status !== 429).length };
}

const turn = (both: Both, n: number): Visitor => (n % 2 === 0 ? both[0] : both[1]);
const stranger = (pair: Pair) => () => pair.stranger();

async function trials(pair: Pair): Promise<Trial[]> {
  const { both: setter } = await pair.trainee();
  const times = await freeTimes(pair);
  const misses = triesADay(
    await pair.query<{ digits: number; codes: number }>(
      `select access_code_digits as digits, count(*)::int as codes from training_credentials
       where is_active and access_code_digits is not null group by 1`,
    ),
  );
  const draft = (both: Both, n: number) =>
    turn(both, n).json("/api/functions/generate-setter-response", DRAFT);
  const code = (both: Both, n: number) => turn(both, n).signIn(String(770_000 + n));
  return [
    { what: "Forms an hour from one address", allowed: 20, more: 6, passes: [302], ask: sendForm },
    {
      what: "Bookings an hour from one address",
      allowed: 20,
      more: 6,
      passes: [302],
      ask: (both, n) => book(turn(both, n), times[n] ?? ""),
    },
    { what: "Drafts a minute from one address", allowed: 20, more: 6, passes: [200], ask: draft },
    {
      what: `Drafts a day for everybody, of ${AI_DAILY_LIMIT}, once 20 are used`,
      allowed: AI_DAILY_LIMIT - 20,
      more: 6,
      passes: [200],
      ask: draft,
      by: stranger(pair),
    },
    {
      what: "Wrong access codes a day from one address",
      allowed: Math.ceil(misses / 2),
      more: 6,
      passes: [401],
      ask: code,
    },
    {
      what: "Wrong access codes a day from everywhere",
      allowed: misses,
      more: 10,
      passes: [401],
      ask: code,
      by: stranger(pair),
    },
    {
      what: "Wrong passwords of the board a day from one address",
      allowed: 30,
      more: 6,
      passes: [401],
      ask: (both, n) => turn(both, n).json(FUNCTION, { action: "log_in", password: `wrong ${n}` }),
    },
    {
      what: "Wrong codes of the tracker a day from one address",
      allowed: 10,
      more: 6,
      passes: [401],
      ask: (both, n) => turn(both, n).form("/tracker", { intent: "elevate", code: `wrong ${n}` }),
      by: () => setter,
    },
  ];
}

async function sendForm(both: Both, n: number): Promise<Response> {
  const fields = { name: "Ann Lee", mail: `s${n}@example.com`, role: "setter", need: "access" };
  return turn(both, n).form("/crm-request", {
    ...fields,
    details: "",
    ...(await formTokenFor("crm")),
  });
}

async function freeTimes({ urls }: Pair): Promise<string[]> {
  const response = await fetch(`${urls[0]}/schedule/discovery/times`);
  const { times } = (await response.json()) as { times: { at: string }[] };
  return times.map(({ at }) => at);
}

async function book(visitor: Visitor, at: string): Promise<Response> {
  const guest = { name: "Ann Sample", mail: "ann@guests.example", message: "" };
  const formToken = await formTokenFor("booking-discovery");
  return visitor.form("/schedule/discovery", { at, zone: "Europe/Berlin", ...guest, ...formToken });
}
