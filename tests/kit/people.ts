/** The kinds of people that ask for an address, each as somebody whom the product knows. */
import { ALL_OPEN } from "./address-values";
import { BoardClient } from "./board-client";
import type { TestProduct, Trainee } from "./test-product";
import { Visitor } from "./visitor";

export const PEOPLE = [
  "visitor",
  "trainee",
  "another trainee",
  "deactivated trainee",
  "administrator",
  "operations token",
  "tracker elevation",
] as const;

export type PersonName = (typeof PEOPLE)[number];

/** `userId` and `accessCode` are empty for those without an account; `headers` are what every request of theirs carries. */
export type Person = {
  visitor: Visitor;
  userId: string;
  accessCode: string;
  headers: Record<string, string>;
};

export type People = Readonly<Record<PersonName, Person>>;

/** One of each kind, signed in. The product needs the settings in `ALL_OPEN`. */
export async function allPeople(product: TestProduct): Promise<People> {
  const deactivated = await account(product, "Dora");
  await product.query("update training_credentials set is_active = false where user_id = $1", [
    deactivated.userId,
  ]);
  const elevated = await account(product, "Elias");
  const code = ALL_OPEN.TRACKER_ADMIN_CODE;
  const response = await elevated.visitor.form("/tracker", { intent: "elevate", code });
  if (response.status !== 200)
    throw new Error(`The tracker's code was refused: ${response.status}`);
  return {
    visitor: withoutAccount(product.visitor()),
    trainee: await account(product, "Tess"),
    "another trainee": await account(product, "Anna"),
    "deactivated trainee": deactivated,
    administrator: await administrator(product),
    "operations token": await tokenHolder(product),
    "tracker elevation": elevated,
  };
}

async function account(product: TestProduct, firstName: string): Promise<Person> {
  const made: Trainee = await product.createTrainee(firstName, "Trainee");
  const { visitor, userId } = await product.signedIn(made);
  return { visitor, userId, accessCode: made.accessCode, headers: {} };
}

async function administrator(product: TestProduct): Promise<Person> {
  const visitor = await product.admin();
  const { userId } = (await (await visitor.get("/account/session")).json()) as { userId: string };
  return { visitor, userId, accessCode: product.env.ADMIN_ACCESS_CODE ?? "", headers: {} };
}

async function tokenHolder(product: TestProduct): Promise<Person> {
  const { token } = await BoardClient.loggedIn(product.visitor());
  const headers = { Authorization: `Bearer ${token}` };
  return withoutAccount(new Visitor(product.url, { headers }), headers);
}

function withoutAccount(visitor: Visitor, headers: Person["headers"] = {}): Person {
  return { visitor, userId: "", accessCode: "", headers };
}
