import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { BackLink } from "~/ui/back-link";
import { safeAction } from "~/ui/safe-action";
import type { Route } from "./+types/prospect-page";
import { companyWords, repliesTo, shownChecks } from "./company-lines.server";
import { Conversation } from "./conversation";
import { dispute, disputesOf, takeBackDispute } from "./disputes.server";
import { labelsOf, lastLabel } from "./labels.server";
import { beginFrom, seedText, storeRun } from "./runs.server";
import { figuresAt, issuedSeed, lastRun, prospectOf, runOf } from "./stored-runs.server";

const attemptText = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

const spoken = z.object({
  attempt: z.coerce.number().int().min(0).max(100_000),
  at: z.coerce.number().int().min(0).max(100),
  seed: z.union([z.literal("").transform(() => null), seedText]).default(null),
  message: z.string().default(""),
});
type Spoken = z.output<typeof spoken>;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const search = new URL(request.url).searchParams;
  const seed = seedText.safeParse(search.get("seed") ?? undefined).data ?? null;
  const { db } = context.get(requestContext);
  const last = await lastRun(db, viewer.userId, params.prospect);
  const isOpen = last?.finishedAt === null && (seed === null || seed === last.seed);
  const run =
    (await runNamed(db, viewer.userId, params.prospect, search.get("run"))) ??
    (isOpen ? last : undefined);
  const prospect = await prospectOf(context, params.prospect, run?.version);
  if (!prospect) notFound();
  const attempt = run?.attempt ?? (last?.attempt ?? -1) + 1;
  const words = companyWords(context);
  const labels = run?.labels ?? (await lastLabel(db));
  const given = issuedSeed(context, viewer.userId, { prospect: prospect.id, attempt });
  return {
    userId: viewer.userId,
    prospect,
    fixedSeed: run ? (run.issued ? null : run.seed) : seed,
    seed: run?.seed ?? seed ?? given,
    attempt,
    messages: run?.messages ?? [],
    voiced: run?.voiced ?? {},
    waits: context.get(requestContext).config.ai !== undefined,
    stopped: run?.result?.ending === "stopped",
    checks: shownChecks(words),
    replies: repliesTo(prospect, words),
    labels,
    packed: await labelsOf(db, { id: run?.id, labels }),
    figures: await figuresAt(context, run?.startedAt ?? new Date()),
    disputes: run ? await disputesOf(db, run.id) : [],
  };
}

/** The run that an address names by its attempt, if it names one. */
async function runNamed(db: Db, userId: string, prospect: string, named: string | null) {
  const attempt = attemptText.safeParse(named).data;
  return attempt === undefined ? undefined : runOf(db, userId, { prospect, attempt });
}

/** What a form of the page sends to say that a message was read wrongly, or to take that back. */
const [DISPUTE, TAKE_BACK] = ["not-meant", "meant"] as const;
const DISPUTES: readonly unknown[] = [DISPUTE, TAKE_BACK];
const NOT_STORED = "This conversation is not stored yet. Try again in a moment.";

const acts = {
  [DISPUTE]: act({ right: "training.take", fields: spoken, run: file }),
  [TAKE_BACK]: act({ right: "training.take", fields: spoken, run: unfile }),
  say: act({ right: "training.take", fields: spoken, run: say }),
  end: act({
    right: "training.take",
    fields: spoken,
    run: async (call, form) =>
      store(call, form, { messages: await messagesOf(call, form), stopped: true }),
  }),
  from: act({
    right: "training.take",
    fields: spoken,
    run: async (call, { attempt, at }) => {
      const prospect = call.params.prospect ?? "";
      const begun = await beginFrom(call.context, call.viewer.userId, { prospect, attempt, at });
      return begun === null ? refused(409, NOT_STORED) : redirect(pageOf(prospect, begun));
    },
  }),
};

export const action = pageActs("training.take", acts, {
  unread: () => refused(400, "This form is not complete. Nothing was changed."),
});

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, (form, { words }) =>
    refused(
      503,
      DISPUTES.includes(form.get("intent")) ? "This needs a connection. Try again then." : words,
    ),
  );
}

async function say(call: Call, form: Spoken) {
  const before = await messagesOf(call, form);
  // The same form sent twice.
  if (form.at < before.length) return redirect(pageOf(call.params.prospect ?? "", form.attempt));
  const message = form.message.trim();
  if (message === "") return refused(400, "Type a message");
  if (message.length > 1_000) return refused(400, "At most 1,000 characters");
  return store(call, form, { messages: [...before, message], stopped: false });
}

/** The address then names the run: what is shown is what is stored. */
async function file({ context, viewer, params }: Call, { attempt, at }: Spoken) {
  const prospect = params.prospect ?? "";
  const outcome = await dispute(context, viewer.userId, { prospect, attempt, at });
  switch (outcome.kind) {
    case "filed":
      return redirect(pageOf(prospect, attempt));
    case "limited":
      return refused(429, "A coach has plenty to look at. Come back tomorrow.", outcome);
    default:
      return refused(409, NOT_STORED);
  }
}

async function unfile({ db, viewer, params }: Call, { attempt, at }: Spoken) {
  const prospect = params.prospect ?? "";
  return (await takeBackDispute(db, viewer.userId, { prospect, attempt, at }))
    ? redirect(pageOf(prospect, attempt))
    : refused(409, "A coach has looked at it already. Reload the page.");
}

async function messagesOf({ db, viewer, params }: Call, { attempt }: Spoken) {
  const run = await runOf(db, viewer.userId, { prospect: params.prospect ?? "", attempt });
  return run?.messages ?? [];
}

async function store(
  call: Call,
  { attempt, seed }: Spoken,
  { messages, stopped }: { messages: readonly string[]; stopped: boolean },
) {
  const { context, viewer, params } = call;
  const prospect = params.prospect ?? "";
  const labels = await lastLabel(call.db);
  const said = { prospect, attempt, seed, labels, messages: [...messages] };
  const outcome = await storeRun(context, viewer.userId, { ...said, stopped });
  switch (outcome.kind) {
    case "stored":
      return redirect(pageOf(prospect, attempt));
    case "unknown":
      return notFound();
    case "limited": {
      const { retryAfterSeconds } = outcome;
      const why = "That is enough for one day. Come back tomorrow.";
      return refused(429, why, { retryAfterSeconds });
    }
    default:
      return refused(409, "This conversation continued in another tab. Reload the page.");
  }
}

function pageOf(prospect: string, attempt: number): string {
  return `/training/practice/${encodeURIComponent(prospect)}?run=${attempt}`;
}

/** The browser is ahead of the server here: a reload would jump to the next attempt. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
}: ShouldRevalidateFunctionArgs) {
  // An act that was refused leaves its page too: it may have come before the conversation was stored.
  if (actionResult !== undefined) return false;
  return currentUrl.href !== nextUrl.href || formMethod !== undefined;
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => data.prospect.name,
  fault: "Failed to open this conversation",
  gone: "This practice prospect is not here anymore",
};

export default function ProspectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prospect, userId, attempt, seed } = loaderData;
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to="/training/practice">Back to Practice</BackLink>
      <h1 className="text-3xl sm:text-4xl">
        {prospect.name}: {prospect.title}
      </h1>
      <p className="mt-2 text-quiet">{prospect.about}</p>
      <Conversation
        key={`${prospect.id} ${attempt} ${seed} ${userId}`}
        loaded={loaderData}
        fault={faultIn(actionData)}
        onRefused={() => window.location.reload()}
      />
    </div>
  );
}
