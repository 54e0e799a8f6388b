/** Pay for tests: prospects that pay, and what the ledger holds. */
import { added, anEdit, TRACKER } from "./prospects";
import type { TestProduct } from "./test-product";
import type { Visitor } from "./visitor";

export const MY_PAY = "/tracker/pay";
export const PAY = "/admin/pay";

export type StoredEntry = {
  seq: number;
  kind: string;
  setter_id: string;
  cents: number;
  reverses: number | null;
  period: string;
  corrects: string | null;
  previous: string;
  hash: string;
};

/** The whole ledger, brought up to date by the page that shows it. */
export async function ledgerOf(product: TestProduct): Promise<StoredEntry[]> {
  await (await product.admin()).page(PAY);
  return product.query<StoredEntry>(
    `select seq::int, kind, setter_id, cents::int, reverses::int, period, corrects, previous, hash
     from pay_entries order by seq`,
  );
}

export async function payPeople(product: TestProduct) {
  const admin = await product.admin();
  const { visitor: setter, userId } = await product.signedIn();
  const { visitor: other } = await product.signedIn(await product.createTrainee("Anna"));
  return { admin, setter, userId, other };
}

/** A prospect of this setter whose deal is closed; returns its row as it was before. */
export async function aDeal(
  product: TestProduct,
  setter: Visitor,
  changes: Record<string, string> = {},
) {
  const prospect = await added(product, setter);
  const admin = await product.admin();
  const { status } = await admin.form(TRACKER, anEdit(prospect, changes));
  if (status !== 200) throw new Error(`The deal was refused with ${status}`);
  return prospect;
}

/** A rule of so many dollars or percent, with the answer to what is asked before it is added. */
export function aRule(kind: "show" | "commission", value: string, from: string) {
  const amount = Math.round(Number(value.replace("%", "")) * 100);
  const confirmed = `${kind} ${amount} ${from}`;
  return { intent: "rule", kind, value, from, confirmed, unusual: "yes" };
}

export async function closing(admin: Visitor, period: string): Promise<Record<string, string>> {
  const page = await admin.page(`${PAY}?period=${period}`);
  const seen = /name="seen" value="([\da-f]*)"/.exec(page)?.[1] ?? "";
  return { intent: "close", period, seen };
}

/** The number of an entry of this person's. */
export async function anEntry(
  product: TestProduct,
  { visitor, userId }: { visitor: Visitor; userId: string },
): Promise<string> {
  await aDeal(product, visitor);
  const entries = await ledgerOf(product);
  return String(entries.findLast(({ setter_id }) => setter_id === userId)?.seq ?? "");
}

/** The current month in the zone that the product ships with. */
export async function thisPeriod(product: TestProduct): Promise<string> {
  const page = await (await product.admin()).page(PAY);
  return /name="period" value="(\d{4}-\d\d)"/.exec(page)?.[1] ?? "";
}
