import { useCallback, useState } from "react";
import { Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { KEEPS_ITSELF } from "~/platform/pages/unsaved";
import { machineZone } from "~/platform/time/machine-zone";
import { type ActResult, faultIn, notSent, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { dropForm, keepForm, useWaits } from "~/platform/web/waiting-forms";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { safeAction } from "~/ui/safe-action";
import { useHydrated } from "~/ui/use-hydrated";
import { useResult } from "~/ui/use-result";
import { WaitingForms } from "~/ui/waiting-forms";
import type { Route } from "./+types/drill-page";
import { betterOf, drillOf, missing, objectionsOf, takeReply } from "./drill.server";
import { draftOf, sentOf } from "./drill-draft";
import { DRILL_PAGE, LONGEST_REPLY } from "./drill-moves";
import { DrillResult, Hints } from "./drill-result";
import { isOpen, MOST_A_DAY } from "./drill-schedule";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const objections = objectionsOf(context);
  const { db } = context.get(requestContext);
  const { queue, done, waiting, reviews, today } = await drillOf(db, objections, viewer.userId);
  const ofToday = reviews.filter(({ day }) => day === today);
  const search = new URL(request.url).searchParams;
  const reviewOf = (id: string | null) => ofToday.find(({ objection }) => objection === id);
  const answered = reviewOf(search.get("shown"));
  const retried = reviewOf(search.get("again"));
  const isAgain = retried !== undefined && isOpen(retried);
  const next = objections.find(({ id }) => id === (isAgain ? retried.objection : queue[0]));
  const subject = objections.find(({ id }) => id === answered?.objection);
  const timesOf = (of: string) => reviews.filter(({ objection }) => objection === of).length;
  return {
    userId: viewer.userId,
    done,
    waiting,
    left: queue.length,
    most: MOST_A_DAY,
    next: next && {
      id: next.id,
      title: next.title,
      // Phrased differently every time it comes up.
      says: saidOn(next.says, timesOf(next.id) - (isAgain ? 1 : 0)),
      tries: reviewOf(next.id)?.tries ?? 0,
      again: isAgain
        ? { reply: retried.reply, missing: missing(context, next, retried.reply) }
        : null,
    },
    result:
      answered && subject
        ? {
            id: subject.id,
            title: subject.title,
            reply: answered.reply,
            grade: answered.grade,
            tries: answered.tries,
            again: isOpen(answered),
            elsewhere: search.has("elsewhere"),
            missing: missing(context, subject, answered.reply),
            better:
              answered.grade !== "wrong" || search.has("better")
                ? betterOf(context, subject)
                : null,
          }
        : null,
  };
}

export const action = pageActs("training.take", {
  "": act({
    right: "training.take",
    fields: z.object({
      objection: z.string().max(40),
      tries: z.coerce.number().int().min(0).max(1),
      zone: z.string().max(64).default(""),
      reply: z
        .string()
        .trim()
        .min(1, "Type a reply")
        .max(LONGEST_REPLY, `At most ${LONGEST_REPLY.toLocaleString("en")} characters`),
    }),
    run: async ({ context, viewer }, reply) => {
      const taken = await takeReply(context, viewer.userId, reply);
      if (taken === "closed")
        return refused(409, "This objection is not due right now. Nothing was changed.");
      const shown = `${DRILL_PAGE}?shown=${encodeURIComponent(reply.objection)}`;
      return redirect(taken === "elsewhere" ? `${shown}&elsewhere` : shown);
    },
  }),
});

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, (form, refusal) => ({
    ...notSent("Not checked yet", refusal),
    typed: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
  }));
}

export const handle = {
  title: "Objections",
  fault: "Failed to read today's objections",
};

export default function DrillPage({ loaderData, actionData }: Route.ComponentProps) {
  const { result, next, done, left, waiting, most } = loaderData;
  return (
    <div className="mx-auto max-w-2xl">
      <WaitingForms userId={loaderData.userId} />
      <BackLink to="/training/practice">Back to Practice</BackLink>
      <h1 className="text-3xl sm:text-4xl">Objections</h1>
      <p className="mt-2 text-quiet">
        Type the reply you would send. You get up to {most} a day, and each one comes back before
        you forget it.
      </p>
      <p className="mt-4 font-semibold text-sm tabular" role="status">
        {left > 0 ? `${done} of ${done + left} done today` : "Done for today"}
        {waiting > 0 && (
          <span className="font-normal text-quiet">
            {` · ${waiting} more ${waiting === 1 ? "waits" : "wait"} until tomorrow`}
          </span>
        )}
      </p>
      {result && (
        <DrillResult
          key={`${result.id} ${result.tries} ${result.better !== null}`}
          result={result}
          userId={loaderData.userId}
          more={left > 0}
        />
      )}
      {next && !result && (
        <Reply
          key={`${next.id} ${next.tries} ${next.again !== null}`}
          next={next}
          userId={loaderData.userId}
          result={actionData}
        />
      )}
      {!next && !result && (
        <p className="panel mt-6 p-6 text-quiet" role={actionData ? "alert" : undefined}>
          {faultIn(actionData)} You're done for today. The next objections come up tomorrow or
          later.
        </p>
      )}
    </div>
  );
}

type ReplyProps = {
  next: NonNullable<Route.ComponentProps["loaderData"]["next"]>;
  userId: string;
  result: ActResult | undefined;
};

/** An objection as a prospect says it, and the field for the reply; what is typed is kept in this browser. */
function Reply({ next, userId, result }: ReplyProps) {
  const hydrated = useHydrated();
  // What a second try says is no draft of the first, whose result forgets its own.
  const draft = draftOf(userId, `${next.id} ${next.tries}`);
  const isSending = useNavigation().formMethod === "POST";
  const sent = sentOf(userId, next.id);
  const key = `drill ${next.id} ${next.tries}`;
  const isWaiting = useWaits(userId, key);
  useResult(result, (told) => {
    if (!told.done && told.away && told.typed)
      keepForm(userId, key, { to: DRILL_PAGE, fields: told.typed });
  });
  const fault = faultIn(result);
  const [isFirst] = useState(!hydrated);
  // The link that led here is gone, and the focus with it.
  const appear = useCallback(
    (said: HTMLElement | null) => {
      if (!isFirst && document.activeElement === document.body)
        said?.focus({ preventScroll: true });
    },
    [isFirst],
  );
  return (
    <Form
      method="post"
      action={DRILL_PAGE}
      className="panel mt-6 grid gap-4 p-5 sm:p-6"
      onSubmit={(event) => {
        dropForm(userId, key);
        sent.keep(String(new FormData(event.currentTarget).get("reply") ?? ""));
      }}
      {...KEEPS_ITSELF}
    >
      <input type="hidden" name="objection" value={next.id} />
      <input type="hidden" name="tries" value={next.tries} />
      <input type="hidden" name="zone" value={hydrated ? machineZone() : ""} />
      <p ref={appear} tabIndex={-1} className="text-quiet text-sm outline-none">
        {next.tries > 0 ? "One more time today. The prospect writes" : "The prospect writes"}
      </p>
      <blockquote className="w-fit max-w-full rounded-panel rounded-bl-none bg-sunken px-4 py-3 text-lg">
        {next.says}
      </blockquote>
      {next.again && <Hints missing={next.again.missing} />}
      <TextArea
        label="Your reply"
        name="reply"
        rows={4}
        required
        maxLength={LONGEST_REPLY}
        defaultValue={next.again?.reply}
        ref={draft.restore}
        onInput={(event) => {
          dropForm(userId, key);
          draft.keep(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      {isWaiting ? (
        <p role="status" className="text-quiet text-sm">
          Not checked yet. It is kept in this browser, and sent from any training page once the
          connection is back.
        </p>
      ) : (
        fault && (
          <p role="alert" className="font-medium text-danger text-sm">
            {fault}
          </p>
        )
      )}
      <p>
        <Button type="submit" busy={isSending}>
          Check
        </Button>
      </p>
    </Form>
  );
}

function saidOn(says: readonly string[], times: number): string {
  return says[times % says.length] ?? "";
}
