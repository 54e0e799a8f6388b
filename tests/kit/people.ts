/** The kinds of people that request an address, each as someone the product knows. */
import { ALL_OPEN } from "./address-values";
import { BoardClient } from "./board-client";
import type { TestProduct, Trainee } from "./test-product";
import { Visitor } from "./visitor";

export const PEOPLE = [
  "visitor",
  "trainee",
  "another trainee",
  "deactivated trainee",
  "setter",
  "coach",
  "operations staff",
  "administrator",
  "operations token",
  "tracker elevation",
] as const;

export type PersonName = (typeof PEOPLE)[number];

/** `userId` and `accessCode` are empty for those without an account; `headers` are on all of their requests. */
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
  const trainee = await account(product, "Tess");
  const coach = await staff(product, "coach", "Cora");
  await assignCoach(product, trainee, coach);
  return {
    visitor: withoutAccount(product.visitor()),
    trainee,
    "another trainee": await account(product, "Anna"),
    "deactivated trainee": deactivated,
    setter: await setter(product),
    coach,
    "operations staff": await staff(product, "operations", "Olaf"),
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

async function setter(product: TestProduct): Promise<Person> {
  const person = await account(product, "Sara");
  await giveRole(product, "setter", person.userId);
  return person;
}

/** Signed in with the code that came with the role. */
async function staff(
  product: TestProduct,
  role: "coach" | "operations",
  firstName: string,
): Promise<Person> {
  const { userId } = await account(product, firstName);
  const accessCode = await giveRole(product, role, userId);
  const visitor = product.visitor();
  await visitor.signIn(accessCode);
  return { visitor, userId, accessCode, headers: {} };
}

/** The new access code; empty for a setter, who keeps theirs. */
export async function giveRole(
  product: TestProduct,
  intent: "promote" | "coach" | "operations" | "setter",
  userId: string,
): Promise<string> {
  const admin = await product.admin();
  const response = await admin.form("/admin/administrators.data", { intent, userId });
  if (response.status !== 200) throw new Error(`No role was given: ${response.status}`);
  return /"([A-Z2-7]{12})"/.exec(await response.text())?.[1] ?? "";
}

type Id = Pick<Person, "userId">;

export async function assignCoach(product: TestProduct, trainee: Id, coach: Id): Promise<void> {
  const fields = { intent: "coach", userId: trainee.userId, coachId: coach.userId };
  const { status } = await (await product.admin()).form("/training/adminpanel", fields);
  if (status !== 200) throw new Error(`No coach was assigned: ${status}`);
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
