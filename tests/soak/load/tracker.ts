/** A setter's open tracker: rows arrive with the stream; only the setter's own new ones are fetched. */
import type { Change, StreamReader } from "../../../bench/live-stream-reader";
import type { Trainee } from "../../../bench/trainees";
import { openPage, refreshed, type World } from "./world";

const PATH = "/tracker";
const ROUTE = "tracker/tracker-page";
const COLLECT_MS = 60;
const FORM = { country: "US", annualIncome: "$65,000", score: "720", callDate: "2026-03-08" };

/** A prospect as last received. */
export type Heard = { id: string; lastName: string; version: number };

export class Tracker {
  /** By name and version, since when a change is on its way here. */
  readonly #expected = new Map<string, number>();
  #page: StreamReader | null = null;

  constructor(
    private readonly world: World,
    private readonly person: Trainee,
    private readonly heard: (prospect: Heard) => void,
  ) {}

  async open(): Promise<void> {
    const { cookie } = this.person;
    this.#page = await openPage(
      this.world,
      { path: PATH, topics: "tracker", cookie },
      {
        heard: (change) => this.#hear(change),
        refresh: () => refreshed(this.world, "tracker", { path: PATH, route: ROUTE, cookie }),
      },
    );
  }

  expect({ lastName, version }: Omit<Heard, "id">, sentAt: number): void {
    this.#expected.set(`${lastName} ${version}`, sentAt);
  }

  async add(lastName: string): Promise<void> {
    await this.#send({ intent: "add", firstName: "Sam", lastName, ...FORM });
  }

  /** What should have arrived by now and did not. */
  close(): number {
    this.#page?.close();
    return this.#expected.size;
  }

  #hear({ event, data }: Change): void {
    if (event !== "prospect") return;
    const [lastName, version, id] = [String(data.lastName), Number(data.version), String(data.id)];
    const sentAt = this.#expected.get(`${lastName} ${version}`);
    if (sentAt !== undefined)
      this.world.ledger.time("change to a tracker", performance.now() - sentAt);
    this.#expected.delete(`${lastName} ${version}`);
    this.heard({ id, lastName, version });
    if (version !== 1 || data.ownerId !== this.person.userId) return;
    const { cookie } = this.person;
    const path = `/tracker/rows?id=${id}`;
    setTimeout(() => void this.world.client.ask({ what: "other", path, cookie }), COLLECT_MS);
  }

  async #send(form: Record<string, string>): Promise<void> {
    const { cookie } = this.person;
    const { client, ledger } = this.world;
    const path = `${PATH}.data`;
    const said = await client.ask({ what: "act", path, cookie, form, reads: true });
    if (said !== null && !said.includes("Prospect added successfully"))
      ledger.fault("tracker: a prospect was not added");
    await client.ask({ what: "tracker", path, cookie });
  }
}
