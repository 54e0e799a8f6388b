import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { done, faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { BackLink } from "~/ui/back-link";
import { LocalTime } from "~/ui/local-time";
import type { Route } from "./+types/coaching-page";
import { CHECK_NAMES, type LineMark, LONGEST_FEEDBACK, LONGEST_NOTE } from "./coaching";
import { addScore, conversationFor, ownerOf } from "./coaching.server";
import { ScoreForm } from "./coaching-form";
import { ScoredLines, ScoreWords } from "./coaching-views";

const yesNo = z.enum(["yes", "no"], { error: "Answer every check with yes or no" });

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "coaching.review");
  if (!z.uuid().safeParse(params.id).success) notFound();
  const { db } = context.get(requestContext);
  const conversation = await conversationFor(db, viewer, traineesSeenBy(viewer), params.id);
  if (!conversation) notFound();
  return { conversation };
}

// Plus `mark-0` and so on for each line.
const scoreFields = z
  .object({
    ...Object.fromEntries(CHECK_NAMES.map((name) => [name, yesNo])),
    ready: yesNo,
    feedback: z
      .string()
      .trim()
      .min(1, "Say what to try next")
      .max(LONGEST_FEEDBACK, "This feedback is too long"),
  })
  .catchall(z.unknown());

export const action = pageActs("coaching.review", {
  "": act({
    right: "coaching.review",
    fields: scoreFields,
    run: async ({ db, viewer, params }, form) => {
      const id = z.uuid().safeParse(params.id);
      const owner = id.success && (await ownerOf(db, traineesSeenBy(viewer), id.data));
      if (!owner) notFound();
      const sent: Readonly<Record<string, unknown>> = form;
      const marks = marksIn(sent, owner.lines.length);
      if (marks.some(({ note }) => note.length > LONGEST_NOTE))
        return refused(400, `At most ${LONGEST_NOTE} characters in a mark`);
      const added = await addScore(db, viewer, owner, {
        checks: CHECK_NAMES.filter((name) => sent[name] === "yes"),
        marks,
        ready: form.ready === "yes",
        feedback: form.feedback,
      });
      return added ? done(null) : refused(409, "You can no longer score this conversation");
    },
  }),
});

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => `Coaching: ${data.conversation.name}`,
  fault: "Failed to read the conversation",
  gone: "This conversation is not here anymore",
};

export default function CoachingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, sentAt, lines, own, other, full } = loaderData.conversation;
  const scores = [own, other].filter((score) => score !== null);
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/admin/coaching">Coaching</BackLink>
      <h1 className="break-words text-3xl" dir="auto">
        {name}
      </h1>
      <p className="mt-1 text-quiet text-sm">
        Sent <LocalTime at={sentAt} never="" />
      </p>
      {own || full ? (
        <>
          <ScoredLines lines={lines} scores={scores} />
          <div className="mt-6 grid gap-4">
            {own && <Titled title="Your score" score={own} />}
            {other && <Titled title="The other score" score={other} />}
            {full && !own && <p className="text-quiet">Two coaches have scored it.</p>}
          </div>
        </>
      ) : (
        <ScoreForm lines={lines} fault={faultIn(actionData) ?? null} />
      )}
    </div>
  );
}

function Titled({
  title,
  score,
}: {
  title: string;
  score: Parameters<typeof ScoreWords>[0]["score"];
}) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-xl">{title}</h2>
      <ScoreWords score={score} />
    </section>
  );
}

function marksIn(sent: Readonly<Record<string, unknown>>, lines: number): LineMark[] {
  return Array.from({ length: lines }, (_, line) => ({
    line,
    note: String(sent[`mark-${line}`] ?? "").trim(),
  })).filter(({ note }) => note !== "");
}
