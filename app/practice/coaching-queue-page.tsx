import { Link } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import type { Route } from "./+types/coaching-queue-page";
import { agreement, coachQueue, type QueuePart } from "./coaching.server";
import { decide, openDisputes } from "./disputes.server";
import { LabelList } from "./label-list";
import { LABELS, labelMessage, labelSentence, NO_CLASS, unreadMessages } from "./labels.server";
import { LONGEST_MESSAGE } from "./run";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "coaching.review");
  const { db } = context.get(requestContext);
  const seen = traineesSeenBy(viewer);
  const search = new URL(request.url).searchParams;
  const [queue, agreed, messages, disputed] = await Promise.all([
    coachQueue(db, viewer, seen, rowsAsked(search, SHOWN)),
    agreement(db, seen),
    unreadMessages(db, seen),
    openDisputes(db, viewer, seen),
  ]);
  const more = moreRows(search, SHOWN);
  return { ...queue, more, agreed, messages: { ...messages, ...disputed }, labels: LABELS };
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
      const isLabeled = await labelMessage(db, viewer, traineesSeenBy(viewer), { message, labels });
      return isLabeled ? done("Labeled") : refused(409, GONE);
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
      const isDecided = await decide(context, viewer, seen, { runId, at, labels });
      return isDecided ? done("Labeled, and the conversation is judged again") : refused(409, GONE);
    },
  }),
  sentence: act({
    right: "coaching.review",
    fields: z.strictObject({ sentence, ...classes }),
    run: async ({ db, viewer }, { sentence: message, ...chosen }) => {
      const labels = labelsIn(chosen);
      if (!labels) return refused(400, ONE_OR_NONE);
      await labelSentence(db, viewer, { message, labels });
      return done("Labeled");
    },
  }),
};

const ONE_OR_NONE = "Choose a class, or “None of these”";
const GONE = "This message has been labeled, or is gone";

/** Null: a class, and none. */
function labelsIn(chosen: { label: string; second: string }): string[] | null {
  const labels = [...new Set([chosen.label, chosen.second])].filter((each) => each !== "");
  return labels.length > 1 && labels.includes(NO_CLASS) ? null : labels;
}

export const action = pageActs("coaching.review", acts);

export const handle = {
  title: "Coaching",
  fault: "Failed to read the queue",
};

export default function CoachingQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, second, done: scored, more, agreed, messages, labels } = loaderData;
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
      <LabelList {...messages} labels={labels} result={actionData} />
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
