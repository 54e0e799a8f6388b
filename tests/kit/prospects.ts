/** Prospects for tests of the tracker. */
import { conversation } from "../../app/script/copy/conversation";
import { conversationAt, isBooking, pathAfter } from "../../app/script/script";
import type { TestProduct } from "./test-product";
import type { Visitor } from "./visitor";

export const TRACKER = "/tracker";

/** A form that the server accepts, to be changed by tests that need it different. */
export function aProspect(changes: Record<string, string> = {}): Record<string, string> {
  return {
    intent: "add",
    firstName: "Paula",
    lastName: "Prospect",
    country: "US",
    annualIncome: "$65,000",
    score: "720",
    callDate: "2026-03-08",
    ...changes,
  };
}

export type StoredProspect = {
  id: string;
  user_id: string | null;
  status: string;
  version: number;
  deal_amount_cents: string | null;
  qualified: boolean;
} & Record<string, unknown>;

/** Adds a prospect as this person; returns its row. */
export async function added(
  product: TestProduct,
  person: Visitor,
  changes: Record<string, string> = {},
): Promise<StoredProspect> {
  const response = await person.form(TRACKER, aProspect(changes));
  if (response.status !== 200) throw new Error(`A prospect was refused with ${response.status}`);
  const [row] = await product.query<StoredProspect>(
    "select * from prospects order by created_at desc limit 1",
  );
  if (!row) throw new Error("There is no prospect");
  return row;
}

/** An edit from the version that the row had. */
export function anEdit(
  { id, version }: { id: string; version: number },
  changes: Record<string, string> = {},
): Record<string, string> {
  return {
    intent: "edit",
    id,
    version: String(version),
    status: "closed",
    dealAmount: "$2,500",
    rescheduledDate: "",
    ...changes,
  };
}

/** What was typed, corrected from the version that the row had. */
export function aCorrection(
  { id, version }: { id: string; version: number },
  changes: Record<string, string> = {},
): Record<string, string> {
  return { ...aProspect(changes), intent: "correct", id, version: String(version) };
}

/** The `nth` path of the script as shipped that leads to the booking link, shortest first. */
export function aRun(nth = 0): string {
  const found: string[] = [];
  let paths = [""];
  while (found.length <= nth) {
    const places = paths.map((path) => conversationAt(conversation, path));
    found.push(...places.filter(({ current }) => isBooking(current)).map(({ path }) => path));
    paths = places.flatMap((place) =>
      place.current.options.map((option) => pathAfter(place, option)),
    );
  }
  return found[nth] ?? "";
}
