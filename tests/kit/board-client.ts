/** A program that edits the board through its function, and sees it as a page does. */
import { type Card, DAYS } from "../../app/operations/card";
import { cardsNow, type HeardChange, withHeard } from "../../app/operations/live-board";
import { LiveListener } from "./live-listener";
import type { TestProduct } from "./test-product";
import type { Visitor } from "./visitor";

export const PASSWORD = "a password for tests";
export const FUNCTION = "/api/functions/operations-operations";

export class BoardClient {
  #listener: LiveListener | null = null;
  #loaded: { revision: number; cards: Card[] } = { revision: 0, cards: [] };

  constructor(
    private readonly visitor: Visitor,
    readonly token: string,
  ) {}

  static async loggedIn(visitor: Visitor): Promise<BoardClient> {
    const response = await visitor.json(FUNCTION, { action: "log_in", password: PASSWORD });
    const { token } = (await response.json()) as { token: string };
    return new BoardClient(visitor, token);
  }

  static async watching(product: TestProduct): Promise<BoardClient> {
    const client = await BoardClient.loggedIn(product.visitor());
    client.#listener = await LiveListener.open(product.visitor(), "operations");
    const cards = await boardOf(product);
    const revision = Math.max(0, ...cards.map((card) => card.revision));
    client.#loaded = { revision, cards };
    return client;
  }

  /** What the stream has sent, as a page keeps it. */
  get heard(): HeardChange[] {
    const changes = this.#listener?.heard.filter(({ event }) => event === "change") ?? [];
    return changes
      .map(({ data }) => data.data as unknown as HeardChange)
      .reduce<HeardChange[]>((heard, change) => withHeard(heard, change, 0), []);
  }

  cards(): Card[] {
    return cardsNow(this.#loaded, this.heard, []);
  }

  until(condition: () => boolean, within?: number): Promise<void> {
    return this.#listener?.until(condition, within) ?? Promise.reject(new Error("not watching"));
  }

  call(body: unknown): Promise<Response> {
    const headers = { Authorization: `Bearer ${this.token}` };
    return this.visitor.json(FUNCTION, body, { headers });
  }

  async create(data: object): Promise<Card> {
    return this.#card({ action: "create_card", data });
  }

  async move(id: string | undefined, place: object): Promise<Card> {
    return this.#card({ action: "update_card", data: { id, updates: place } });
  }

  /** Moves any card next to any other, as this client currently sees the board. */
  async moveAnywhere(random: () => number): Promise<void> {
    const cards = this.cards();
    const any = () => cards[Math.floor(random() * cards.length)]?.id ?? null;
    const day_column = DAYS[Math.floor(random() * DAYS.length)];
    const [id, after_id] = [any(), random() < 0.1 ? null : any()];
    if (id === null || id === after_id) return this.moveAnywhere(random);
    await this.move(id, { day_column, after_id, before_id: any() });
  }

  close(): void {
    this.#listener?.close();
  }

  async #card(body: object): Promise<Card> {
    const response = await this.call(body);
    const said = (await response.json()) as { card?: Card; error?: string };
    if (!said.card) throw new Error(`${response.status} ${said.error}`);
    return said.card;
  }
}

/** The cards as the database has them, in its order. */
export async function boardOf(product: TestProduct): Promise<Card[]> {
  const rows = await product.query<{ card: Card }>(
    `select row_to_json(c) as card from operations_cards c
     order by array_position($1::text[], day_column), position, id`,
    [DAYS],
  );
  return rows.map(({ card }) => card);
}

/** The titles of each day, in order. */
export function columnsOf(cards: readonly Card[]): Record<string, string[]> {
  return Object.fromEntries(
    DAYS.map((day) => [
      day,
      cards.filter((card) => card.day_column === day).map(({ title }) => title),
    ]),
  );
}
