import { Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { pageNumber } from "~/platform/queries/list-query";
import { faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { PageSteps } from "~/ui/page-steps";
import type { Route } from "./+types/coaching-own-page";
import { conversationFault, conversationLines, LONGEST_CONVERSATION } from "./coaching";
import { MOST_WAITING, ownConversations, sendConversation } from "./coaching.server";
import { ScoredLines, ScoreWords } from "./coaching-views";
import { saidIn } from "./stored-runs.server";

const PAGE = "/training/coaching";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const page = pageNumber.parse(new URL(request.url).searchParams.get("page"));
  const own = await ownConversations(context.get(requestContext).db, viewer.userId, page);
  return own;
}

export const action = pageActs("training.take", {
  "": act({
    right: "training.take",
    fields: z.object({
      conversation: z.string().max(LONGEST_CONVERSATION, "This conversation is too long"),
      names: z.string().max(200, "Use at most 200 characters for names").default(""),
    }),
    run: async (call, { conversation, names }) =>
      send(call, conversationLines(conversation, names)),
  }),
  // One of the trainee's own runs, whose lines the server knows.
  run: act({
    right: "training.take",
    fields: z.object({
      prospect: z.string().max(40),
      attempt: z.coerce.number().int().min(0),
    }),
    run: async (call, run) => {
      const lines = await saidIn(call.context, call.viewer.userId, run);
      return lines === null
        ? refused(404, "This conversation is not saved yet. Try again in a moment.")
        : send(call, lines);
    },
  }),
});

async function send({ db, viewer }: Call, lines: string[]) {
  const fault = conversationFault(lines);
  if (fault) return refused(400, fault);
  if (await sendConversation(db, viewer.userId, lines)) return redirect(PAGE);
  return refused(
    409,
    `You already have ${MOST_WAITING} conversations waiting. Send more once one is reviewed.`,
  );
}

export const handle = {
  title: "Coach review",
  fault: "Failed to read your conversations",
};

export default function CoachingOwnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, page, more } = loaderData;
  const fault = faultIn(actionData);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to="/training">Back to Training</BackLink>
      <h1 className="text-3xl sm:text-4xl">Coach review</h1>
      <p className="mt-2 text-quiet">
        Paste a conversation, one message per line, or send one from Practice. A coach marks lines
        and tells you what to try next.
      </p>
      <Form
        key={sent[0]?.id ?? ""}
        method="post"
        action={PAGE}
        className="panel mt-6 grid gap-4 p-5 sm:p-6"
      >
        <TextArea
          label="Conversation"
          name="conversation"
          rows={8}
          required
          maxLength={LONGEST_CONVERSATION}
          placeholder={"Me: Hi, saw your comment about leaving retail.\nThem: Yes, still looking!"}
        />
        <TextField
          label="Names to remove"
          name="names"
          maxLength={200}
          hint="Separate them with commas."
          autoComplete="off"
        />
        <p className="text-quiet text-sm">
          Before anything is saved, we remove these names, phone, card and other long numbers, mail
          addresses, @handles and links to profiles, and street addresses. We cannot see every one,
          so look over the conversation first. Amounts, times, dates, ages and credit scores stay.
        </p>
        {fault && (
          <p role="alert" className="font-medium text-danger text-sm">
            {fault}
          </p>
        )}
        <p>
          <Button type="submit" busy={isSending}>
            Send to a coach
          </Button>
        </p>
      </Form>
      <section aria-labelledby="sent" className="mt-10">
        <h2 id="sent" className="text-2xl">
          Sent
        </h2>
        {sent.length === 0 && <p className="mt-3 text-quiet">Nothing yet.</p>}
        <ul className="mt-4 grid gap-4">
          {sent.map(({ id, sentAt, lines, scores }) => (
            <li key={id} className="panel grid gap-4 p-5">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <LocalTime at={sentAt} never="" />
                <Badge tone={scores.length > 0 ? "success" : "neutral"}>
                  {scores.length > 0 ? "Reviewed" : "Waiting for a coach"}
                </Badge>
              </p>
              <details open={scores.length > 0 && id === sent[0]?.id}>
                <summary className="w-fit cursor-pointer underline underline-offset-4">
                  {lines.length} lines
                </summary>
                <ScoredLines lines={lines} scores={scores} />
              </details>
              {scores.map((score, index) => (
                <ScoreWords key={index === 0 ? "first" : "second"} score={score} />
              ))}
            </li>
          ))}
        </ul>
        <PageSteps page={page} more={more} at={(at) => `?page=${at}`} />
      </section>
    </div>
  );
}
