import { data } from "react-router";
import { z } from "zod";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { formBody } from "~/platform/web/request-body.server";
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

const scoreForm = z.object({
  ...Object.fromEntries(CHECK_NAMES.map((name) => [name, yesNo])),
  ready: yesNo,
  feedback: z
    .string()
    .trim()
    .min(1, "Say what to try next")
    .max(LONGEST_FEEDBACK, "This feedback is too long"),
});

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "coaching.review");
  if (!z.uuid().safeParse(params.id).success) notFound();
  const { db } = context.get(requestContext);
  const conversation = await conversationFor(db, viewer, traineesSeenBy(viewer), params.id);
  if (!conversation) notFound();
  return { conversation };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "coaching.review");
  if (!z.uuid().safeParse(params.id).success) notFound();
  const { db } = context.get(requestContext);
  const owner = await ownerOf(db, traineesSeenBy(viewer), params.id);
  if (!owner) notFound();
  const sent = Object.fromEntries(await formBody(request));
  const form = scoreForm.safeParse(sent);
  const refused = (status: number, fault: string) => data({ fault }, { status });
  if (!form.success) return refused(400, form.error.issues[0]?.message ?? "Invalid request");
  const marks = marksIn(sent, owner.lines.length);
  if (marks.some(({ note }) => note.length > LONGEST_NOTE))
    return refused(400, `At most ${LONGEST_NOTE} characters in a mark`);
  const answers: Record<string, unknown> = form.data;
  const added = await addScore(db, viewer, owner, {
    checks: CHECK_NAMES.filter((name) => answers[name] === "yes"),
    marks,
    ready: form.data.ready === "yes",
    feedback: form.data.feedback,
  });
  return added ? { fault: null } : refused(409, "You can no longer score this conversation");
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => `Coaching: ${data.conversation.name}`,
  fault: "Failed to read the conversation",
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
        <ScoreForm lines={lines} fault={actionData?.fault ?? null} />
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
