import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import type { Route } from "./+types/coaching-queue-page";
import { agreement, coachQueue, type QueuePart } from "./coaching.server";
import { decide } from "./disputes.server";
import { type LabelOutcome, labelMessage, labelSentence } from "./give-label.server";
import { GRAVE_LABELS, LABEL_GROUPS, LABELS } from "./label-classes.server";
import { LabelList } from "./label-list";
import { classWords, NO_CLASS } from "./labels";
import { unreadMessages } from "./labels.server";
import { LabelsInForce } from "./labels-in-force";
import { labelsInForce, takeBack } from "./labels-in-force.server";
import { openDisputes } from "./open-disputes.server";
import { LONGEST_MESSAGE } from "./run";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "coaching.review");
  const { db } = context.get(requestContext);
  const seen = traineesSeenBy(viewer);
  const search = new URL(request.url).searchParams;
  const rows = rowsAsked(search, SHOWN);
  const q = (search.get("q") ?? "").trim().slice(0, 100);
  const [queue, agreed, messages, disputed, given] = await Promise.all([
    coachQueue(db, viewer, seen, rows),
    agreement(db, seen),
    unreadMessages(db, viewer, seen),
    openDisputes(context, viewer, seen),
    labelsInForce(db, seen, { q, rows }),
  ]);
  const more = moreRows(search, SHOWN);
  return {
    ...queue,
    more,
    agreed,
    messages: { ...messages, ...disputed },
    given: { ...given, q },
    classes: { groups: LABEL_GROUPS, grave: GRAVE_LABELS },
  };
}

const SHOWN = 100;

const label = z.enum(LABELS, { error: "Choose a class" });

const classes = { label, second: z.union([z.literal(""), label]) };
const sentence = z.string().trim().min(1, "Enter a sentence").max(LONGEST_MESSAGE);

const acts = {
  label: act({
    right: "coaching.review",
    fields: z.strictObject({ message: z.string().min(1).max(LONGEST_MESSAGE), ...classes }),
    run: async ({ db, viewer }, { message, ...chosen }) => {
      const labels = labelsIn(chosen);
      if (!labels) return refused(400, ONE_OR_NONE);
      const seen = traineesSeenBy(viewer);
      return told(await labelMessage(db, viewer, seen, { message, labels }), "Labeled");
    },
  }),
  decide: act({
    right: "coaching.review",
    fields: z.strictObject({
      run: z.uuid(),
      at: z.coerce.number().int().min(0).max(100),
      ...classes,
    }),
    run: async ({ context, viewer }, { run: runId, at, ...chosen }) => {
      const labels = labelsIn(chosen);
      if (!labels) return refused(400, ONE_OR_NONE);
      const seen = traineesSeenBy(viewer);
      const outcome = await decide(context, viewer, seen, { runId, at, labels });
      return told(outcome, "Labeled, and the conversation is judged again");
    },
  }),
  sentence: act({
    right: "coaching.review",
    fields: z.strictObject({ sentence, ...classes }),
    run: async ({ db, viewer }, { sentence: message, ...chosen }) => {
      const labels = labelsIn(chosen);
      if (!labels) return refused(400, ONE_OR_NONE);
      const label = await labelSentence(db, viewer, { message, labels });
      return told({ kind: "labeled", ...label }, "Labeled");
    },
  }),
  "take-back": act({
    right: "coaching.review",
    fields: z.strictObject({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
    run: async ({ context, viewer }, { number }) => {
      const taken = await takeBack(context, viewer, traineesSeenBy(viewer), number);
      if (!taken) return refused(409, "This label has been taken back already, or is gone");
      const { judged } = taken;
      const again =
        judged === 0
          ? ""
          : `, and ${judged === 1 ? "1 conversation is" : `${judged} conversations are`} judged again`;
      return done(`Taken back${again}`);
    },
  }),
};

const ONE_OR_NONE = "Choose a class, or “None of these”";

/** With the label's number if it can be taken back at once. */
function told(outcome: LabelOutcome, title: string): ActResult<{ undo: number | null }> {
  switch (outcome.kind) {
    case "labeled":
      return done(title, { undo: outcome.isNew ? outcome.number : null });
    case "taken": {
      const chosen = outcome.labels.map((each) => `“${classWords(each)}”`).join(" and ");
      return refused(409, `${outcome.by ?? "Another coach"} labeled this message ${chosen} first`);
    }
    default:
      return refused(409, "This message is gone");
  }
}

/** Null: a class, and none. */
function labelsIn(chosen: { label: string; second: string }): string[] | null {
  const labels = [...new Set([chosen.label, chosen.second])].filter((each) => each !== "");
  return labels.length > 1 && labels.includes(NO_CLASS) ? null : labels;
}

export const action = pageActs("coaching.review", acts);

/** Refused, too: what another coach has labeled goes from the page. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || defaultShouldRevalidate;
}

export const handle = {
  title: "Coaching",
  fault: "Failed to read the queue",
};

export default function CoachingQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, second, done: scored, more, agreed, messages, given, classes } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Coaching</h1>
      <p className="mt-2 text-lg text-quiet">Conversations trainees sent in, oldest first.</p>
      <Queue title="Waiting" part={waiting} more={more} none="Nothing is waiting for you." />
      <Queue
        title="Needs a second score"
        part={second}
        more={more}
        none="None."
        note="You see the first score once yours is in."
      />
      <section aria-labelledby="agreement" className="mt-10">
        <h2 id="agreement" className="text-2xl">
          Agreement
        </h2>
        <p className="mt-2 tabular">
          {agreed.kappa === null
            ? "Not known yet. Two coaches need to score the same conversations first."
            : `Kappa ${agreed.kappa.toFixed(2)} over the last ${agreed.conversations === 1 ? "conversation" : `${agreed.conversations} conversations`} scored twice. 1 means full agreement, 0 no more than chance.`}
        </p>
      </section>
      <Queue title="Done" part={scored} more={more} none="None yet." />
      <LabelList {...messages} classes={classes} labeled={given.labeled} result={actionData} />
      <LabelsInForce {...given} more={more} />
    </>
  );
}

type QueueProps = {
  title: string;
  part: QueuePart;
  more: string | null;
  none: string;
  note?: string;
};

function Queue({ title, part: { listed, found }, more, none, note }: QueueProps) {
  return (
    <section aria-label={title} className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      {note && found > 0 && <p className="mt-1 text-quiet text-sm">{note}</p>}
      {found === 0 && <p className="mt-2 text-quiet">{none}</p>}
      <ul className="mt-3 grid gap-2">
        {listed.map(({ id, name, sentAt, lines }) => (
          <li key={id} className="panel relative flex flex-wrap justify-between gap-3 p-4">
            <Link
              to={`/admin/coaching/${id}`}
              className="font-semibold after:absolute after:inset-0"
            >
              <span dir="auto">{name}</span>
            </Link>
            <span className="text-quiet text-sm tabular">
              {lines} lines, <LocalTime at={sentAt} never="" />
            </span>
          </li>
        ))}
      </ul>
      <ShownOf shown={listed.length} found={found} more={more} />
    </section>
  );
}
