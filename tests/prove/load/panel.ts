/** An administrator's open panel: hears, waits and fetches again as `useLivePanel` does. */
import type { Change, StreamReader } from "../../../bench/live-stream-reader";
import { loaderData } from "./loader-data";
import { openPage, refreshed, type World } from "./world";

/** What a panel lists of a trainee, as far as is looked at. */
export type Row = { userId: string; completed: number; isActive: boolean };

const PATH = "/training/adminpanel";
const SETTLE_MS = 400;
const PICTURES_SETTLE_MS = 5_000;

type Expected = { userId: string; holds: (row: Row) => boolean; sentAt: number };

export class Panel {
  #rows = new Map<string, Row>();
  #expected: Expected[] = [];
  #waiting: { timer: ReturnType<typeof setTimeout>; until: number } | null = null;
  #fetching: Promise<void> = Promise.resolve();
  #page: StreamReader | null = null;

  constructor(
    private readonly world: World,
    private readonly cookie: string,
  ) {}

  async open(): Promise<void> {
    this.#page = await openPage(
      this.world,
      { path: PATH, topics: "inbox,trainees", cookie: this.cookie },
      { heard: (change) => this.#hear(change), refresh: () => this.#fetchAgain() },
    );
  }

  /** From now on this trainee's row is looked at until it shows a change; nothing where the page does not list them. */
  expect(expected: Expected): void {
    if (this.#rows.has(expected.userId)) this.#expected.push(expected);
  }

  async switchActive(userId: string, active: boolean): Promise<void> {
    const intent = active ? "activate" : "deactivate";
    const path = `${PATH}.data`;
    const form = { intent, userId };
    await this.world.client.ask({ what: "act", path, cookie: this.cookie, form });
    await this.#fetchAgain();
  }

  /** Changes that should have shown by now and did not. */
  close(): number {
    clearTimeout(this.#waiting?.timer);
    this.#page?.close();
    return this.#expected.length;
  }

  #hear({ event, data }: Change): void {
    const concerns = event === "trainee" || this.#rows.has(String(data.userId));
    const wait = concerns ? SETTLE_MS : PICTURES_SETTLE_MS;
    const until = Date.now() + wait;
    if (this.#waiting !== null && this.#waiting.until <= until) return;
    clearTimeout(this.#waiting?.timer);
    const timer = setTimeout(() => {
      this.#waiting = null;
      void this.#fetchAgain();
    }, wait);
    this.#waiting = { timer, until };
  }

  /** One after the other: what is under way may be older than what was just heard. */
  #fetchAgain(): Promise<void> {
    this.#fetching = this.#fetching.then(async () => {
      const { cookie } = this;
      const text = await refreshed(this.world, "panel", { path: PATH, cookie }, true);
      if (text !== null) this.#show(text);
    });
    return this.#fetching;
  }

  #show(text: string): void {
    const page = Object.values(loaderData(text)).find(({ data }) => "trainees" in data);
    const rows = (page?.data.trainees ?? []) as Row[];
    if (rows.length === 0) this.world.ledger.fault("panel: lists nobody");
    this.#rows = new Map(rows.map((row) => [row.userId, row]));
    this.#expected = this.#expected.filter(({ userId, holds, sentAt }) => {
      const row = this.#rows.get(userId);
      if (row && !holds(row)) return true;
      this.world.ledger.time("change to a panel", performance.now() - sentAt);
      return false;
    });
  }
}
