/** People who work without a pause, and what the server confirmed as saved. */
import { builtProduct } from "./built-product";
import { formTokenFor } from "./form-tokens";
import { aProspect, TRACKER } from "./prospects";
import { ADMIN_CODE, aSave } from "./test-product";
import { Visitor } from "./visitor";

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The product's settings while these people work. */
export const AT_WORK = {
  OPERATIONS_PASSWORD: "a password for soak tests",
  TRUST_PROXY: "loopback",
};

const BOARD = "/api/functions/operations-operations";
const OPEN_WIDE = {
  zone: "UTC",
  hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: "00:00", to: "24:00" })),
  lengthMinutes: 60,
  stepMinutes: 60,
  bufferMinutes: 0,
  noticeHours: 0,
  horizonDays: 60,
  dailyCap: 200,
  seats: 500,
};
/** The weekly calendar open wide, for bookings without an end. */
const CALENDARS = JSON.stringify({ weeklyGroup: OPEN_WIDE });
const HOUR_MS = 3_600_000;
const FORM = {
  name: "Ann Lee",
  mail: "ann@example.com",
  role: "setter",
  need: "access",
  details: "At work",
};
const PATIENCE_MS = 40_000;
const PAUSE_MS = 20;
const RETRY_MS = 200;
/** The product's limits: cards on one board, forms an hour from everyone, bookings in the days ahead. */
const MOST = { save: 40_000, prospect: 100_000, card: 900, form: 550, booking: 5_000 };

type Kind = keyof typeof MOST;
/** `status`: null if no response came. `at`: when it was sent, by `performance.now`, like `ms` in ms. */
export type WorkerResponse = {
  kind: Kind;
  at: number;
  ms: number;
  status: number | null;
  retryAfter: boolean;
};

type Env = Record<string, string>;
/** `ok`: the status that acknowledges; `kept`: how to find it in the database. */
type Attempt = {
  path: string;
  ok: number;
  kept: string;
  caller: string;
  json?: object;
  fields?: Record<string, string>;
};

export async function bookable(env: Env): Promise<void> {
  const { open, parseConfig } = await builtProduct();
  const { database } = await open(parseConfig({ ...env, LOG_LEVEL: "silent" }));
  await database.pool.query("insert into settings (calendars) values ($1)", [CALENDARS]);
  await database.close();
}

export class Workers {
  readonly responses: WorkerResponse[] = [];
  readonly #kept: Record<Kind, string[]> = {
    save: [],
    prospect: [],
    card: [],
    form: [],
    booking: [],
  };
  readonly #counts: Record<Kind, number> = { save: 0, prospect: 0, card: 0, form: 0, booking: 0 };
  #working: Promise<unknown>[] = [];
  #ended = false;

  private constructor(
    private readonly person: Visitor,
    private readonly userId: string,
    /** The product's current address; each attempt asks again. */
    private readonly url: () => string,
  ) {}

  /** With their own trainee, who has signed in. */
  static async at(url: () => string): Promise<Workers> {
    const admin = new Visitor(url());
    await admin.signIn(ADMIN_CODE);
    const name = { firstName: "Kim", lastName: "Kept" };
    const made = await admin.json("/api/functions/create-training-user", name);
    const { accessCode } = (await made.json()) as { accessCode: string };
    const person = new Visitor(url());
    await person.signIn(accessCode);
    const page = await person.page("/training/lesson1.data");
    return new Workers(person, /"userId","([^"]+)"/.exec(page)?.[1] ?? "", url);
  }

  /** How many of each kind were acknowledged. */
  get acknowledged(): Readonly<Record<Kind, number>> {
    return Object.fromEntries(
      Object.entries(this.#kept).map(([kind, each]) => [kind, each.length]),
    ) as Record<Kind, number>;
  }

  /** `savers` of them save lessons; the others add prospects, cards, forms and bookings. */
  begin({ savers = 4 } = {}): void {
    this.#ended = false;
    const kinds: Kind[] = [
      ...Array<Kind>(savers).fill("save"),
      "prospect",
      "card",
      "form",
      "booking",
    ];
    this.#working = kinds.map((kind) => this.#work(kind));
  }

  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#working);
  }

  /** The person with their session, at the product's current address. */
  visitor(headers: Record<string, string> = {}): Visitor {
    return new Visitor(this.url(), { headers }).take(this.person);
  }

  /** The first response to a request after `from` that acknowledged something; null if there is none yet. */
  firstKept(from: number): WorkerResponse | null {
    return (
      this.responses.find(({ at, status }) => at >= from && status !== null && status < 400) ?? null
    );
  }

  /** What was acknowledged and is not in the database. */
  async lost(query: (text: string) => Promise<Record<string, unknown>[]>): Promise<string[]> {
    const column = async (text: string) =>
      new Set((await query(text)).map((row) => String(Object.values(row)[0])));
    const there: Record<Kind, Set<string>> = {
      save: new Set(),
      prospect: await column("select last_name from prospects"),
      card: await column("select title from operations_cards"),
      form: await column("select id from submissions"),
      booking: await column("select id from bookings"),
    };
    const [row] = await query(
      `select max(progress_seconds)::float8 as seconds from lesson_progress where user_id = '${this.userId}'`,
    );
    const most = Math.max(0, ...this.#kept.save.map(Number));
    const saves =
      Number(row?.seconds ?? 0) >= most ? [] : [`save ${most}, there is ${row?.seconds}`];
    const kinds: Kind[] = ["prospect", "card", "form", "booking"];
    const others = kinds.flatMap((kind) =>
      this.#kept[kind].filter((key) => !there[kind].has(key)).map((key) => `${kind} ${key}`),
    );
    return [...saves, ...others];
  }

  async #work(kind: Kind): Promise<void> {
    while (!this.#ended && this.#kept[kind].length < MOST[kind]) {
      this.#counts[kind] += 1;
      const responded = await this.#attempt(kind, await this.#attemptOf(kind, this.#counts[kind]));
      await pause(responded ? PAUSE_MS : RETRY_MS);
    }
  }

  async #attempt(kind: Kind, { path, ok, fields, json, kept, caller }: Attempt): Promise<boolean> {
    const at = performance.now();
    const init = { signal: AbortSignal.timeout(PATIENCE_MS) };
    const visitor = this.visitor({ "X-Forwarded-For": caller });
    const asked = json ? visitor.json(path, json, init) : visitor.form(path, fields ?? {}, init);
    const response = await asked
      .then(async (given) => {
        await given.arrayBuffer();
        return given;
      })
      .catch(() => null);
    const status = response?.status ?? null;
    const retryAfter = response?.headers.has("Retry-After") ?? false;
    this.responses.push({ kind, at, ms: performance.now() - at, status, retryAfter });
    if (status === ok) this.#kept[kind].push(kept);
    return status !== null;
  }

  async #attemptOf(kind: Kind, number: number): Promise<Attempt> {
    const caller = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const key = `${kind}-${number}`;
    if (kind === "save")
      return {
        path: "/training/progress",
        ok: 204,
        kept: String(number),
        caller,
        json: this.#save(number),
      };
    if (kind === "prospect")
      return {
        path: `${TRACKER}.data`,
        ok: 200,
        kept: key,
        caller,
        fields: aProspect({ lastName: key }),
      };
    if (kind === "card") {
      const data = { title: key, day_column: "Monday" };
      const json = { action: "create_card", password: AT_WORK.OPERATIONS_PASSWORD, data };
      return { path: BOARD, ok: 201, kept: key, caller, json };
    }
    const form = kind === "form" ? "crm" : "booking-weekly-group";
    const formToken = await formTokenFor(form, { withoutWork: true });
    const [id = ""] = formToken.stamp.split(".");
    const fields = kind === "form" ? FORM : guestAt(number);
    const path = kind === "form" ? "/crm-request" : "/schedule/weekly-group";
    return { path, ok: 302, kept: id, caller, fields: { ...fields, ...formToken } };
  }

  #save(number: number): object {
    const seconds = { positionSeconds: number, progressSeconds: number, durationSeconds: 40_000 };
    return aSave(this.userId, seconds);
  }
}

/** Eight guests an hour of the days ahead. */
function guestAt(number: number): Record<string, string> {
  const hours = Math.floor(Date.now() / HOUR_MS) + 24 + Math.floor(number / 8);
  const at = new Date(hours * HOUR_MS).toISOString();
  return { name: `Guest ${number}`, mail: "guest@guests.example", zone: "UTC", message: "", at };
}
