/** Ways in which a session ends on one instance, and when the other knows. */
import { LiveListener } from "../../kit/live-listener";
import type { Visitor } from "../../kit/visitor";
import { type Pair, type Person, timeUntil } from "./pair";

const ROUNDS = 5;
const PANEL = "/training/adminpanel";
const ADMINISTRATORS = "/admin/administrators";

/** `revoke` acts on the first instance; `seen`: what the person had open on the second. */
type Way = {
  what: string;
  seen: string;
  revoke: (pair: Pair, person: Person) => Promise<Response>;
  prepare?: (pair: Pair, person: Person) => Promise<Person>;
};

const panelForm =
  (intent: string) =>
  ({ admin }: Pair, { userId }: Person) =>
    admin[0].form(PANEL, { intent, userId });

const WAYS: readonly Way[] = [
  { what: "Deactivated", seen: "/training", revoke: panelForm("deactivate") },
  { what: "Deleted", seen: "/training", revoke: panelForm("delete") },
  { what: "Given a new code", seen: "/training", revoke: panelForm("rotate") },
  {
    what: "Signed out",
    seen: "/training",
    revoke: (_, { both }) => both[0].form("/auth/sign-out", {}),
  },
  {
    what: "Signed out everywhere else",
    seen: "/training",
    async revoke(pair, { accessCode }) {
      const [elsewhere] = pair.stranger();
      await elsewhere.signIn(accessCode);
      return elsewhere.form("/account", { intent: "end-others" });
    },
  },
  {
    what: "Demoted from administrator",
    seen: PANEL,
    prepare: promoted,
    revoke: ({ admin }, { userId }) => admin[0].form(ADMINISTRATORS, { intent: "demote", userId }),
  },
];

/** Ms from the response on the first instance to the second's refusal and the end of the person's stream there. */
export async function revocations(pair: Pair): Promise<{ what: string; times: number[] }[]> {
  const found: { what: string; times: number[] }[] = [];
  for (const way of WAYS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await revoked(pair, way));
    found.push({ what: way.what, times });
  }
  return found;
}

async function revoked(pair: Pair, { what, seen, revoke, prepare }: Way): Promise<number> {
  const trainee = await pair.trainee();
  const person = prepare ? await prepare(pair, trainee) : trainee;
  const [, there] = person.both;
  const isAdmitted = async (visitor: Visitor) => (await visitor.get(seen)).status === 200;
  if (!(await isAdmitted(there))) throw new Error(`${what}: not admitted before`);
  const stream = await LiveListener.open(there, seen === PANEL ? "trainees" : "progress");
  const response = await revoke(pair, person);
  if (response.status >= 400) throw new Error(`${what}: returned ${response.status}`);
  const startedAt = performance.now();
  await timeUntil(async () => !(await isAdmitted(there)));
  await timeUntil(() => stream.closed);
  return performance.now() - startedAt;
}

async function promoted(pair: Pair, { userId }: Person): Promise<Person> {
  const [here] = pair.admin;
  const response = await here.form(`${ADMINISTRATORS}.data`, { intent: "promote", userId });
  const accessCode = /"([A-Z2-7]{12})"/.exec(await response.text())?.[1] ?? "";
  const [first, second] = pair.stranger();
  await first.signIn(accessCode);
  return { userId, accessCode, both: [first, second.take(first)] };
}
