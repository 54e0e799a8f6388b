import { Undo2 } from "lucide";
import { useFetcher } from "react-router";
import type { CutList } from "~/platform/queries/lists.server";
import { type ActResult, faultIn, type NotDone } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import { useToast } from "~/ui/toast";
import { UndoButton } from "~/ui/undo-button";
import { Meeting } from "./prospect-meetings";
import type { TimelineEntry } from "./timeline.server";
import type { Newer } from "./undo-prospect.server";

type ProspectTimelineProps = { entries: CutList<TimelineEntry>; more: string | null };

/** Lines sent, acts, changes and calls, each with its own correction where there is one (DAY-3, WEEK-1). */
export function ProspectTimeline({ entries: { listed, found }, more }: ProspectTimelineProps) {
  return (
    <section aria-labelledby="timeline" className="mt-8">
      <h2 id="timeline" className="text-2xl">
        Timeline
      </h2>
      <ol className="panel mt-4 divide-y divide-line px-5">
        {listed.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ol>
      <ShownOf shown={listed.length} found={found} what="changes" more={more} />
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case "change":
      return <Changed entry={entry} />;
    case "message":
      return <Sent entry={entry} />;
    case "call":
      return <Meeting meeting={entry.meeting} act="unlink-meeting" />;
  }
}

type OfKind<Kind extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: Kind }>;

function Sent({ entry: { id, at, what, by, canTakeBack } }: { entry: OfKind<"message"> }) {
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4">
      <p id={`message-${id}`} className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
        <span className="font-semibold">
          Message copied by {by}: {what}
        </span>
        <span className="block text-quiet text-sm">
          <LocalTime at={at} never="" exact />
        </span>
      </p>
      {canTakeBack && (
        <fetcher.Form method="post">
          <HiddenFields fields={{ intent: "take-back", message: `${id}` }} />
          <Button
            type="submit"
            look="outline"
            small
            busy={fetcher.state !== "idle"}
            aria-describedby={`message-${id}`}
          >
            <Icon of={Undo2} className="size-4" />
            Not sent
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}

function Changed({ entry }: { entry: OfKind<"change"> }) {
  const { id, version, at, by, what, isFirst, earlier, canUndo, fields } = entry;
  const fetcher = useFetcher<ActResult<unknown, Newer[]>>();
  const { data: result } = fetcher;
  useToast(result?.done ? result.toast : undefined);
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p id={`change-${id}`} className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
          <span className="font-semibold">
            {what} by {by}
          </span>
          {earlier && " (before the merge)"}
          <span className="block text-quiet text-sm">
            <LocalTime at={at} never="" exact />
          </span>
        </p>
        {canUndo && (
          <fetcher.Form method="post">
            <HiddenFields fields={{ intent: "undo-change", change: `${version}` }} />
            <UndoButton busy={fetcher.state !== "idle"} aria-describedby={`change-${id}`} />
          </fetcher.Form>
        )}
      </div>
      <dl className="mt-2 grid gap-1 text-sm">
        {fields.map(({ label, before, after }) => (
          <div key={label} className="whitespace-pre-line tabular [overflow-wrap:anywhere]">
            <dt className="inline text-quiet">{label}: </dt>
            <dd className="inline" dir="auto">
              {!isFirst && (
                <>
                  <del className="text-quiet no-underline">{before}</del> →{" "}
                </>
              )}
              <ins className="no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {result?.done === false && <Refusal result={result} />}
    </li>
  );
}

/** Both values of what a newer change touched: nothing was undone. */
function Refusal({ result }: { result: NotDone<Newer[]> }) {
  return (
    <div role="alert" className="mt-3 rounded-control bg-warning-soft p-3 text-sm text-warning">
      <p>{faultIn(result)}</p>
      <ul>
        {result.conflict?.map(({ label, made, now }) => (
          <li key={label} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {label}: this change made it “{made}”, now it is “{now}”
          </li>
        ))}
      </ul>
    </div>
  );
}
