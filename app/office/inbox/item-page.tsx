import { data, useNavigate } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight, staffWho, traineesSeenBy } from "~/auth/auth.server";
import type { Outcome } from "~/booking/booking";
import { hostAndPlace } from "~/booking/booking.server";
import { AUDIT_LABELS } from "~/events/events";
import type { Db } from "~/platform/db/database.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { didNotWork } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { AnswerList, MailPanel } from "~/portal/portal";
import { activeCoaches, cohortNames } from "~/team/cohorts/cohorts.server";
import { prospectOfMeeting, prospectsForMeeting } from "~/tracker/tracker.server";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { safeAction } from "~/ui/safe-action";
import { showToast } from "~/ui/toast";
import { OutcomeButtons } from "../outcome-buttons";
import type { Route } from "./+types/item-page";
import { AcceptPanel } from "./accept-panel";
import { choicesOf, type InboxItem, itemWords, listPath, STATUSES } from "./inbox-item";
import { readInbox } from "./inbox-link";
import { queryOf, viewOf } from "./inbox-view";
import { itemActs, keyOf } from "./item-acts.server";
import { type Answer, itemDetails } from "./item-details.server";
import { ItemEnd, ItemHead } from "./item-head";
import { History, ItemNote, Others } from "./item-note";
import { ItemProspect, type ShownLink } from "./item-prospect";
import { ItemAssignee, ItemReplies } from "./item-replies";
import { repliesTo, replyStart, replyTemplates } from "./reply.server";
import { ChangeResult, useItemChange } from "./status";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "inbox.read");
  const { db } = context.get(requestContext);
  const details = await itemDetails(db, keyOf(params), traineesSeenBy(viewer));
  if (details === null) throw data(null, { status: 404 });
  const held = details.meeting && hostAndPlace(context, details.meeting);
  const where = [
    { label: "With", value: held?.host ?? "" },
    { label: "Where", value: held?.place?.text ?? "" },
  ].filter(({ value }) => value !== "");
  const search = new URL(request.url).searchParams;
  return {
    ...details,
    prospect:
      details.item.kind === "booking"
        ? await prospectFor(db, details.item.id, search.get("prospect")?.trim() ?? "")
        : null,
    answers: [...where, ...details.answers],
    back: queryOf(viewOf(new URL(request.url).searchParams)),
    now: new Date().toISOString(),
    words: AUDIT_LABELS,
    staff: await staffWho(db, "inbox.read"),
    replies: await repliesTo(db, details.item.id),
    start: replyStart(details.item),
    templates: replyTemplates(context, details.item),
    nextId: crypto.randomUUID(),
    places:
      details.item.kind === "application"
        ? { cohorts: await cohortNames(db, viewer), coaches: await activeCoaches(db) }
        : null,
    canMail: context.get(requestContext).config.mail !== undefined,
  };
}

async function prospectFor(db: Db, booking: string, q: string): Promise<ShownLink> {
  const linked = await prospectOfMeeting(db, booking);
  return { linked, q, found: linked ? [] : await prospectsForMeeting(db, booking, q) };
}

export const action = itemActs;

/** A refusal or a network failure is told where it happened and leaves the page as it is. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, didNotWork);
}

export const handle = {
  title: "Inbox",
  fault: "Failed to load this item",
  gone: "This item is not here anymore",
};

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  const { item, back, note, answers, meeting, trainee, others, history, words, now } = loaderData;
  const { mails } = loaderData;
  const can = useCan();
  const list = listPath(back);
  useLiveItem(item.id, list);
  const key = `${item.kind} ${item.id}`;
  return (
    <>
      <BackLink to={list}>Back to Inbox</BackLink>
      <ItemHead item={item} meeting={meeting} now={now} />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <ItemAnswers answers={answers} what={itemWords(item)} />
          <ItemReplies key={`replies ${key}`} {...loaderData} />
        </div>
        <div className="grid gap-6">
          {item.kind === "application" && can("applicants.read") && (
            <ButtonLink
              to={`/admin/applicants?q=${encodeURIComponent(item.mail || item.name)}`}
              look="outline"
            >
              Open in Applicants
            </ButtonLink>
          )}
          <ItemStatus key={`status ${key}`} item={item} hasTrainee={trainee !== null} />
          <ItemAssignee
            key={`assignee ${key} ${item.assigneeId}`}
            item={item}
            staff={loaderData.staff}
          />
          {meeting && item.startsAt && item.startsAt <= now && item.status !== "cancelled" && (
            <ItemOutcome id={item.id} outcome={meeting.outcome} />
          )}
          {loaderData.prospect && <ItemProspect item={item} shown={loaderData.prospect} />}
          {loaderData.places && (trainee !== null || can("trainees.create")) && (
            <AcceptPanel
              key={`accept ${key}`}
              item={item}
              trainee={trainee}
              places={loaderData.places}
              canMail={loaderData.canMail}
            />
          )}
          <MailPanel mails={mails} />
          <ItemNote key={`note ${key}`} item={item} note={note} />
          <ItemEnd key={`end ${key}`} item={item} meeting={meeting} now={now} />
        </div>
      </div>
      <Others others={others} back={back} />
      <History history={history} words={words} />
    </>
  );
}

function ItemAnswers({ answers, what }: { answers: readonly Answer[]; what: string }) {
  return (
    <section aria-labelledby="answers" className="panel min-w-0 p-5 sm:p-6">
      <h2 id="answers" className="text-xl">
        {what}
      </h2>
      {answers.length === 0 ? (
        <p className="mt-3 text-quiet">No message.</p>
      ) : (
        <AnswerList answers={answers} />
      )}
    </section>
  );
}

/** The outcome of a meeting that has begun. */
function ItemOutcome({ id, outcome }: { id: string; outcome: Outcome | null }) {
  if (!useCan()("inbox.change")) return null;
  return (
    <section aria-labelledby="outcome" className="panel p-5">
      <h2 id="outcome" className="mb-3 text-lg">
        Outcome
      </h2>
      <OutcomeButtons action={`/admin/inbox/booking/${id}`} id={id} outcome={outcome} />
    </section>
  );
}

/** An item's status and what it can change to; an acceptance holds as long as its account exists. */
function ItemStatus({ item, hasTrainee }: { item: InboxItem; hasTrainee: boolean }) {
  const { status, busy, change } = useItemChange(item);
  const mayChange = useCan()("inbox.change");
  const choices = choicesOf({ kind: item.kind, status: item.status, hasTrainee });
  return (
    <section aria-labelledby="status" className="panel p-5">
      <ChangeResult item={item} />
      <h2 id="status" className="text-lg">
        Status
      </h2>
      {choices.length === 1 || !mayChange ? (
        <p className="mt-2 text-quiet">
          {STATUSES[item.status]}.{choices.length === 1 && " This item can no longer be changed."}
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button
              key={choice}
              look="outline"
              aria-pressed={choice === status}
              disabled={busy && choice !== status}
              onClick={() => choice !== status && change(choice)}
              className="px-4 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            >
              {STATUSES[choice]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Reloads an item when someone else changed it, and leaves for `list` when it is deleted; a note in progress stays. */
function useLiveItem(id: string, list: string): void {
  const refresh = useRefresh();
  const navigate = useNavigate();
  useLive(["inbox"], async ({ key }) => {
    if (key !== id) return;
    const again = await readInbox("", [id]);
    if (again?.items.length !== 0) return refresh();
    showToast({ title: "This item was deleted" });
    await navigate(list, { replace: true });
  });
}
