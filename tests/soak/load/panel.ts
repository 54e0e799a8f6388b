/** An administrator's open panel: receives changes, waits and fetches again as `useLivePanel` does. */
import { waitAfter } from "../../../app/office/panel/live-pace";
import type { Trainee } from "../../../app/office/panel/trainees.server";
import { SHIPPED_LESSONS } from "../../../app/training/copy/shipped-lessons";
import type { Change, StreamReader } from "../../../bench/live-stream-reader";
import { loaderData } from "../../kit/loader-data";
import { openPage, refreshed, type World } from "./world";

/** The checked parts of a trainee's panel row. */
type Row = Pick<Trainee, "userId" | "completed" | "isActive" | "progressDigits" | "lessons">;

/** Of the shipped lessons, in their order. */
const LESSON_IDS = SHIPPED_LESSONS.map(({ id }) => id);
const PATH = "/training/adminpanel";
const ROUTE = "office/panel/panel-page";

type Expected = { userId: string; holds: (row: Row) => boolean; sentAt: number };

export class Panel {
  #rows = new Map<string, Row>();
  #expected: Expected[] = [];
  #waiting: { timer: ReturnType<typeof setTimeout>; until: number } | null = null;
  #fetching: Promise<void> = Promise.resolve();
  #again = false;
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

  /** Watches this trainee's row until it shows a change; does nothing if the page does not list them. */
  expect(expected: Expected): void {
    if (this.#rows.has(expected.userId)) this.#expected.push(expected);
  }

  async switchActive(userId: string, active: boolean): Promise<void> {
    const intent = active ? "activate" : "deactivate";
    const path = `${PATH}.data`;
    const form = { intent, userId };
    await this.world.client.ask({ what: "act", path, cookie: this.cookie, form });
    this.#fetchAgain();
  }

  /** Changes that should have shown by now and did not. */
  close(): number {
    clearTimeout(this.#waiting?.timer);
    this.#page?.close();
    return this.#expected.length;
  }

  #hear(change: Change): void {
    const wait = waitAfter(change, [...this.#rows.values()], LESSON_IDS);
    const until = Date.now() + wait;
    if (this.#waiting !== null && this.#waiting.until <= until) return;
    clearTimeout(this.#waiting?.timer);
    const timer = setTimeout(() => {
      this.#waiting = null;
      void this.#fetchAgain();
    }, wait);
    this.#waiting = { timer, until };
  }

  /** One after the other, with at most one waiting, as `useRefresh` does it. */
  #fetchAgain(): void {
    if (this.#again) return;
    this.#again = true;
    this.#fetching = this.#fetching.then(async () => {
      this.#again = false;
      const { cookie } = this;
      const text = await refreshed(this.world, "panel", { path: PATH, route: ROUTE, cookie }, true);
      if (text !== null) this.#show(text);
    });
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
