/** Changes made on one instance, and when pages open on the other receive them. */
import { FUNCTION } from "../../kit/board-client";
import { formTokenFor } from "../../kit/form-tokens";
import { LiveListener } from "../../kit/live-listener";
import { aProspect } from "../../kit/prospects";
import { aSave } from "../../kit/test-product";
import type { Visitor } from "../../kit/visitor";
import { OPERATIONS_PASSWORD, type Pair, timeUntil } from "./pair";

const ROUNDS = 10;

/** `change` acts on the first instance, `listener` is someone on the second. */
type Kind = {
  what: string;
  listener: Visitor;
  topics: string;
  change: (n: number) => Promise<Response>;
};

/** Ms from sending a change to receiving it, by kind. */
export async function liveChanges(pair: Pair): Promise<{ what: string; times: number[] }[]> {
  const found: { what: string; times: number[] }[] = [];
  for (const kind of await kinds(pair)) found.push({ what: kind.what, times: await heard(kind) });
  return found;
}

async function heard({ what, listener, topics, change }: Kind): Promise<number[]> {
  const stream = await LiveListener.open(listener, topics);
  const changes = () => stream.heard.filter(({ event }) => event === "change").length;
  const times: number[] = [];
  for (let n = 1; n <= ROUNDS; n += 1) {
    const before = changes();
    const startedAt = performance.now();
    const response = change(n);
    await timeUntil(() => changes() > before);
    times.push(performance.now() - startedAt);
    const { status } = await response;
    if (status >= 400) throw new Error(`${what}: returned ${status}`);
    // Parts of this change may still be on their way, such as figures after a row.
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  stream.close();
  return times;
}

async function kinds(pair: Pair): Promise<Kind[]> {
  const [watcher, setter] = [await pair.trainee(), await pair.trainee()];
  const bystander = await pair.trainee();
  const [admin, adminThere] = pair.admin;
  const send = async (n: number) => {
    const fields = { name: `Ann ${n}`, mail: `ann${n}@example.com`, role: "setter" };
    const rest = { need: "access", details: "", ...(await formTokenFor("crm")) };
    return pair.stranger()[0].form("/crm-request", { ...fields, ...rest });
  };
  return [
    {
      what: "A trainee's progress",
      listener: watcher.both[1],
      topics: "progress",
      change: (lessonNumber) =>
        watcher.both[0].json("/training/progress", aSave(watcher.userId, { lessonNumber })),
    },
    {
      what: "An account, by an open panel",
      listener: adminThere,
      topics: "trainees",
      change: (n) =>
        admin.form("/training/adminpanel", {
          intent: n % 2 === 1 ? "deactivate" : "activate",
          userId: bystander.userId,
        }),
    },
    {
      what: "A prospect, by an open tracker",
      listener: setter.both[1],
      topics: "tracker",
      change: (n) => setter.both[0].form("/tracker", aProspect({ lastName: `Number${n}` })),
    },
    {
      what: "A card, by an open board",
      listener: pair.stranger()[1],
      topics: "operations",
      change: (n) =>
        pair.stranger()[0].json(FUNCTION, {
          action: "create_card",
          password: OPERATIONS_PASSWORD,
          data: { title: `Card ${n}`, day_column: "Monday" },
        }),
    },
    { what: "A form, by an open inbox", listener: adminThere, topics: "inbox", change: send },
  ];
}
