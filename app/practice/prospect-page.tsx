import {
  data,
  type RouterContextProvider,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { z } from "zod";
import { requireRight } from "~/auth/auth.server";
import { contentOf } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { formBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound, retryAfter } from "~/platform/web/responses.server";
import { OBJECTIONS, SCRIPT, sentMessage } from "~/script/script.server";
import { brandOf, currentLinks } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/prospect-page";
import type { Check } from "./checks";
import { Conversation } from "./conversation";
import { RUBRIC } from "./copy/prospects.server";
import { beginFrom, seedText, storeRun } from "./runs.server";
import { issuedSeed, lastRun, prospectOf, runOf } from "./stored-runs.server";

const attemptText = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

const posted = z.object({
  intent: z.enum(["say", "end", "from"]),
  attempt: z.coerce.number().int().min(0).max(100_000),
  at: z.coerce.number().int().min(0).max(100),
  seed: seedText.nullable(),
  message: z.string().default(""),
});

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
  const given = issuedSeed(context, viewer.userId, { prospect: prospect.id, attempt });
  return {
    siteName: brandOf(context).name,
    userId: viewer.userId,
    prospect,
    fixedSeed: run ? (run.issued ? null : run.seed) : seed,
    seed: run?.seed ?? seed ?? given,
    attempt,
    messages: run?.messages ?? [],
    voiced: run?.voiced ?? {},
    waits: context.get(requestContext).config.ai !== undefined,
    stopped: run?.result?.ending === "stopped",
    checks: shownChecks(context),
  };
}

/** The run that an address names by its attempt, if it names one. */
async function runNamed(db: Db, userId: string, prospect: string, named: string | null) {
  const attempt = attemptText.safeParse(named).data;
  return attempt === undefined ? undefined : runOf(db, userId, { prospect, attempt });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const sent = Object.fromEntries(await formBody(request));
  const form = posted.safeParse({ ...sent, seed: sent.seed || null });
  if (!form.success) return refused(400, "This form is not complete. Nothing was changed.");
  const { intent, attempt, at, seed } = form.data;
  const page = `/training/practice/${encodeURIComponent(params.prospect)}?run=`;
  if (intent === "from") {
    const begun = await beginFrom(context, viewer.userId, {
      prospect: params.prospect,
      attempt,
      at,
    });
    return begun === null
      ? refused(409, "We can't find this conversation.")
      : redirect(page + begun);
  }
  const { db } = context.get(requestContext);
  const run = await runOf(db, viewer.userId, { prospect: params.prospect, attempt });
  const before = run?.messages ?? [];
  // The same form sent twice.
  if (intent === "say" && at < before.length) return redirect(page + attempt);
  const message = form.data.message.trim();
  if (intent === "say" && (message === "" || message.length > 1_000))
    return refused(400, message === "" ? "Type a message" : "At most 1,000 characters");
  const outcome = await storeRun(context, viewer.userId, {
    prospect: params.prospect,
    ...{ attempt, seed, stopped: intent === "end" },
    messages: intent === "say" ? [...before, message] : [...before],
  });
  switch (outcome.kind) {
    case "stored":
      return redirect(page + attempt);
    case "unknown":
      return notFound();
    case "limited":
      return refused(429, "That is enough for one day. Come back tomorrow.", retryAfter(outcome));
    default:
      return refused(409, "This conversation continued in another tab. Reload the page.");
  }
}

function refused(status: number, fault: string, headers: Record<string, string> = {}) {
  return data({ fault }, { status, headers });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.prospect.name ?? "Practice"} | ${loaderData?.siteName}` },
  { name: "robots", content: "noindex" },
];

/** The browser is ahead of the server here: a reload would jump to the next attempt. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href !== nextUrl.href || formMethod !== undefined;
}

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
        fault={actionData?.fault}
        onRefused={() => window.location.reload()}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to open this conversation" />;
}

type ShownCheck = Omit<Check, "script">;

/** The rubric as trainees read it: each better line in the company's own words, from its script if it names one. */
function shownChecks(context: Readonly<RouterContextProvider>): ShownCheck[] {
  const { objections, questions } = contentOf(context, OBJECTIONS);
  const lines = new Map([
    ...contentOf(context, SCRIPT).nodes.map(({ title, message }) => [title, message] as const),
    ...[...questions, ...objections].map(
      ({ title, acknowledge, answer, ask }) =>
        [title, [acknowledge, answer, ask].join(" ").trim()] as const,
    ),
  ]);
  const links = currentLinks(context);
  return contentOf(context, RUBRIC).checks.map(({ script, better, ...check }) => {
    const line = lines.get(script ?? "");
    return { ...check, better: line ? sentMessage(line, links) : better };
  });
}
