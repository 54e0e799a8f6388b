import { ArrowRight, CircleCheck, CircleX } from "lucide-react";
import { Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { machineZone } from "~/platform/time/zones";
import { faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { sentMessage } from "~/script/script.server";
import { currentLinks } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { useHydrated } from "~/ui/effects";
import { TextArea } from "~/ui/fields";
import type { Route } from "./+types/drill-page";
import { drillOf, missing, objectionsOf, takeReply } from "./drill.server";
import { draftOf } from "./drill-draft";
import { betterReply, LONGEST_REPLY, MOVES, type Move } from "./drill-grade";
import { isOpen, MOST_A_DAY } from "./drill-schedule";

const PAGE = "/training/practice/objections";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const objections = objectionsOf(context);
  const { db } = context.get(requestContext);
  const { queue, done, waiting, reviews, today } = await drillOf(db, objections, viewer.userId);
  const ofToday = reviews.filter(({ day }) => day === today);
  const shown = new URL(request.url).searchParams.get("shown");
  const answered = ofToday.find(({ objection }) => objection === shown);
  const next = objections.find(({ id }) => id === queue[0]);
  const subject = objections.find(({ id }) => id === answered?.objection);
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
      says: saidOn(next.says, reviews.filter(({ objection }) => objection === next.id).length),
      tries: ofToday.find(({ objection }) => objection === next.id)?.tries ?? 0,
    },
    result:
      answered && subject
        ? {
            id: subject.id,
            title: subject.title,
            reply: answered.reply,
            grade: answered.grade,
            again: isOpen(answered),
            missing: missing(context, subject, answered.reply),
            better: sentMessage(betterReply(subject), currentLinks(context)),
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
    run: async ({ context, viewer }, reply) =>
      (await takeReply(context, viewer.userId, reply))
        ? redirect(`${PAGE}?shown=${encodeURIComponent(reply.objection)}`)
        : refused(409, "This objection is not due right now. Nothing was changed."),
  }),
});

export const handle = {
  title: "Objections",
  fault: "Failed to read today's objections",
};

export default function DrillPage({ loaderData, actionData }: Route.ComponentProps) {
  const { result, next, done, left, waiting, most } = loaderData;
  return (
    <div className="mx-auto max-w-2xl">
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
      {result && <Result result={result} userId={loaderData.userId} more={left > 0} />}
      {next && !result && (
        <Reply
          key={`${next.id} ${next.tries}`}
          next={next}
          userId={loaderData.userId}
          fault={faultIn(actionData)}
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
  fault: string | undefined;
};

/** An objection as a prospect says it, and the field for the reply; what is typed is kept in this browser. */
function Reply({ next, userId, fault }: ReplyProps) {
  const hydrated = useHydrated();
  const draft = draftOf(userId, next.id);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" action={PAGE} className="panel mt-6 grid gap-4 p-5 sm:p-6">
      <input type="hidden" name="objection" value={next.id} />
      <input type="hidden" name="tries" value={next.tries} />
      <input type="hidden" name="zone" value={hydrated ? machineZone() : ""} />
      <p className="text-quiet text-sm">
        {next.tries > 0 ? "One more time today. The prospect writes" : "The prospect writes"}
      </p>
      <blockquote className="w-fit max-w-full rounded-panel rounded-bl-none bg-sunken px-4 py-3 text-lg">
        {next.says}
      </blockquote>
      <TextArea
        label="Your reply"
        name="reply"
        rows={4}
        required
        maxLength={LONGEST_REPLY}
        ref={draft.restore}
        onInput={(event) => draft.keep(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
      />
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      )}
      <p>
        <Button type="submit" busy={isSending}>
          Check
        </Button>
      </p>
    </Form>
  );
}

const GRADES = {
  right: "Right",
  late: "Right on the second try",
  wrong: "Not yet",
} as const;

type ResultProps = {
  result: NonNullable<Route.ComponentProps["loaderData"]["result"]>;
  userId: string;
  more: boolean;
};

/** The result of a reply: what it has and lacks, why that matters, and a better one. */
function Result({ result, userId, more }: ResultProps) {
  const { id, title, reply, grade, again, missing, better } = result;
  return (
    <section
      aria-labelledby="result"
      className="panel mt-6 grid gap-4 p-5 sm:p-6"
      ref={(shown) => {
        if (shown) draftOf(userId, id).forget();
      }}
    >
      <h2 id="result" className={`text-2xl ${grade === "wrong" ? "text-danger" : "text-success"}`}>
        {GRADES[grade]}
      </h2>
      <p className="text-quiet text-sm">
        {title}
        {again && " – comes up once more today"}
      </p>
      <ul className="grid gap-2">
        {(Object.keys(MOVES) as Move[]).map((move) => (
          <MoveLine key={move} move={move} lacks={missing.includes(move)} />
        ))}
      </ul>
      <div className="grid gap-4 sm:grid-cols-2">
        <Words title="Your reply" text={reply} />
        <Words title="A better reply" text={better} strong />
      </div>
      <p>
        <ButtonLink to={PAGE}>
          {more ? "Next objection" : "Finish"}
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </p>
    </section>
  );
}

function MoveLine({ move, lacks }: { move: Move; lacks: boolean }) {
  const Icon = lacks ? CircleX : CircleCheck;
  return (
    <li className="flex gap-2.5">
      <Icon
        role="img"
        aria-label={lacks ? "Missing" : "Done"}
        className={`mt-0.5 size-5 shrink-0 ${lacks ? "text-danger" : "text-success"}`}
      />
      <span>
        {MOVES[move].label}
        {lacks && <span className="block text-quiet text-sm">{MOVES[move].why}</span>}
      </span>
    </li>
  );
}

function Words({ title, text, strong = false }: { title: string; text: string; strong?: boolean }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <p
        dir="auto"
        className={`mt-1.5 whitespace-pre-line rounded-control px-4 py-3 [overflow-wrap:anywhere] ${strong ? "bg-success-soft" : "bg-sunken"}`}
      >
        {text}
      </p>
    </div>
  );
}

function saidOn(says: readonly string[], times: number): string {
  return says[times % says.length] ?? "";
}
