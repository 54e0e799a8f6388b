import { Trash2 } from "lucide";
import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { notSent } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf, trackerSettingsOf } from "~/settings/settings.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { safeAction } from "~/ui/safe-action";
import { ListShortcuts } from "~/ui/shortcut-sheet";
import { showToast } from "~/ui/toast";
import { useAsked } from "~/ui/use-asked";
import { useResult } from "~/ui/use-result";
import type { Route } from "./+types/tracker-page";
import type { UnsentAct } from "./acts/act-outbox";
import { NEW, useKeptWords } from "./acts/kept-words";
import { useActs } from "./acts/use-acts";
import { AddDialog } from "./add-dialog";
import { accessOf } from "./elevation.server";
import { readFigures, readOwnFigures } from "./figures.server";
import { confirmationLine } from "./follow-ups/follow-ups.server";
import { LIST_KEYS, ListKeys } from "./list-keys";
import { readOwners } from "./owners.server";
import { Pipeline } from "./pipeline";
import { nameOf } from "./prospect";
import { ProspectFilters } from "./prospect-filters";
import { ProspectList } from "./prospect-list";
import { prospectPage } from "./prospects.server";
import { zoneOf } from "./setter-zone.server";
import { StatCards } from "./stat-cards";
import { type TrackerResult, trackerActs } from "./tracker-acts.server";
import { TrackerHead } from "./tracker-head";
import { viewOf } from "./tracker-view";
import { useLiveProspects } from "./use-live-prospects";
import { TypedActs } from "./use-typed-words";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db, config } = context.get(requestContext);
  const view = viewOf(new URL(request.url).searchParams);
  const access = await accessOf(db, viewer);
  const seesAll = access.mayEdit || !trackerSettingsOf(context).maskFinances;
  const [list, figures, owners, own] = await Promise.all([
    prospectPage(db, view, { userId: viewer.userId, seesAll }),
    readFigures(db, calendarOf(context, "discovery").zone),
    readOwners(db),
    readOwnFigures(db, viewer.userId),
  ]);
  const person = { userId: viewer.userId, name: nameOf(viewer), seesAll, ...access };
  return {
    view,
    person,
    list,
    figures,
    own,
    owners,
    setter: { userId: viewer.userId, zone: await zoneOf({ request, context }, viewer.userId) },
    confirmation: confirmationLine(context),
    formId: crypto.randomUUID(),
    codeIsSet: config.trackerAdminCode !== undefined,
    month: `${new Date().toISOString().slice(0, 7)}-01`,
  };
}

export const action = trackerActs;

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const FORMS_WITH_ERRORS: ReadonlySet<string> = new Set(["add", "correct", "elevate"]);

const FAILURES: Readonly<Record<string, string>> = {
  add: "Failed to add prospect",
  correct: "Failed to update prospect",
  edit: "Failed to update prospect",
  remove: "Failed to remove prospect",
  undo: "Failed to update prospect",
};

/** A row may disappear while its change is pending, so the page reports the result. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = String((await request.clone().formData()).get("intent"));
  const title = FAILURES[intent] ?? "That did not work";
  const reported = (result: TrackerResult) => {
    // A form that stays open shows its own error.
    const shownInForm = !result.done && FORMS_WITH_ERRORS.has(intent);
    // A removal is reported with an undo button.
    const isRemoval = result.done && result.value?.removed !== undefined;
    if (result.toast && !shownInForm && !isRemoval) showToast(result.toast);
    return result;
  };
  return safeAction(
    request,
    async () => reported(await serverAction()),
    (_, refusal) => reported(notSent(title, refusal)),
  );
}

export const handle = {
  title: "Prospect Tracker",
  fault: "Failed to load prospects",
};

export default function TrackerPage({ loaderData }: Route.ComponentProps) {
  const { view, person, owners, codeIsSet, month, setter } = loaderData;
  const acts = useActs(setter);
  const [adding, setAdding] = useState(false);
  useAsked("add", () => setAdding(true));
  const remove = useRemoval();
  const { list, figures } = useLiveProspects(loaderData, { view, ...person });
  return (
    <TypedActs value={{ ...acts, userId: setter.userId }}>
      <TrackerHead person={person} codeIsSet={codeIsSet} onAdd={() => setAdding(true)} />
      <StatCards figures={figures} own={loaderData.own} />
      <section aria-labelledby="prospects" className="mt-10">
        <ProspectFilters
          view={view}
          owners={owners}
          me={person.userId}
          seesAll={person.seesAll}
          found={list.found}
        />
        <WaitingWords userId={setter.userId} unsent={acts.unsent} />
        <ListKeys {...loaderData} acts={acts} prospects={list.prospects}>
          <ProspectList
            list={list}
            view={view}
            empty={figures.prospects === 0}
            person={person}
            onAdd={() => setAdding(true)}
            onRemove={remove}
          />
        </ListKeys>
        <p className="mt-4 text-right">
          <ButtonLink to="/tracker/removed" look="quiet" small>
            <Icon of={Trash2} className="size-4" />
            Removed prospects
          </ButtonLink>
        </p>
      </section>
      <Pipeline figures={figures} month={month} />
      <AddDialog open={adding} onOpenChange={setAdding} />
      <ListShortcuts of="the tracker" more={LIST_KEYS} />
    </TypedActs>
  );
}

/** Removes a prospect, and offers to undo that: the page does it, because the row is gone by then. */
function useRemoval(): (prospect: { id: string; version: number }) => void {
  const fetcher = useFetcher<TrackerResult>();
  const send = (intent: "remove" | "undo", { id, version }: { id: string; version: number }) =>
    void fetcher.submit({ intent, id, version }, { method: "post" });
  useResult(fetcher.data, (result) => {
    const removed = result.done ? result.value?.removed : undefined;
    if (!result.toast || !removed) return;
    showToast({ ...result.toast, undo: () => send("undo", removed) });
  });
  return (prospect) => send("remove", prospect);
}

/** What was typed and is only in this browser yet: on its way, or back in its form (DAY-1). */
function WaitingWords({ userId, unsent }: { userId: string; unsent: readonly UnsentAct[] }) {
  const kept = useKeptWords(userId);
  const waiting = unsent.flatMap(({ id, kind, about }) =>
    kind === "add" || kind === "correct" ? [{ id, kind, about }] : [],
  );
  if (waiting.length === 0 && kept.length === 0) return null;
  return (
    <ul role="status" className="panel my-4 grid gap-1 p-4 text-sm [overflow-wrap:anywhere]">
      {waiting.map(({ id, kind, about }) => (
        <li key={id}>
          Waiting for the connection: {kind === "add" ? "new prospect" : "correction of"}{" "}
          <strong dir="auto">{about}</strong>
        </li>
      ))}
      {kept.map(({ key, content }) => (
        <li key={key}>
          Typed and not saved:{" "}
          {key.startsWith(NEW) ? (
            <Link to="#add" className="font-semibold underline">
              {content.typing.firstName?.to || content.typing.handle?.to || "a new prospect"}
            </Link>
          ) : (
            <Link to={`/tracker/${key}#details`} className="font-semibold underline">
              a correction
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
