import { Undo2 } from "lucide-react";
import { useFetcher } from "react-router";
import type { CutList } from "~/platform/queries/lists.server";
import { type ActResult, faultIn, type NotDone } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { useResult } from "~/ui/effects";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import { showToast } from "~/ui/toast";
import type { HistoryEntry } from "./prospect-page.server";
import type { Newer } from "./undo-prospect.server";

const KINDS: Readonly<Record<string, string>> = {
  added: "Added",
  corrected: "Corrected",
  edited: "Changed",
  followed: "Followed up",
  imported: "Imported",
  linked: "Meeting linked",
  met: "Meeting outcome",
  merged: "Merged",
  removed: "Removed",
  undone: "Undone",
};

type ProspectHistoryProps = { entries: CutList<HistoryEntry>; more: string | null };

/** Every change: who, when, each field before and after, and its own undo (DAY-3). */
export function ProspectHistory({ entries: { listed, found }, more }: ProspectHistoryProps) {
  return (
    <section aria-labelledby="history" className="mt-8">
      <h2 id="history" className="text-2xl">
        History
      </h2>
      <ol className="panel mt-4 divide-y divide-line px-5">
        {listed.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <ShownOf shown={listed.length} found={found} what="changes" more={more} />
    </section>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { id, version, at, by, kind, earlier, canUndo, fields } = entry;
  const fetcher = useFetcher<ActResult<unknown, Newer[]>>();
  const { data: result } = fetcher;
  useResult(result, ({ done, toast }) => {
    if (done && toast) showToast(toast);
  });
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p id={`change-${id}`} className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
          <span className="font-semibold">
            {KINDS[kind] ?? "Changed"} by {by}
          </span>
          {earlier && " (before the merge)"}
          <span className="block text-quiet text-sm">
            <LocalTime at={at} never="" exact />
          </span>
        </p>
        {canUndo && (
          <fetcher.Form method="post">
            <input type="hidden" name="intent" value="undo-change" />
            <input type="hidden" name="change" value={version} />
            <Button
              type="submit"
              look="outline"
              small
              busy={fetcher.state !== "idle"}
              aria-describedby={`change-${id}`}
            >
              <Undo2 aria-hidden="true" className="size-4" />
              Undo
            </Button>
          </fetcher.Form>
        )}
      </div>
      <dl className="mt-2 grid gap-1 text-sm">
        {fields.map(({ label, before, after }) => (
          <div key={label} className="whitespace-pre-line tabular [overflow-wrap:anywhere]">
            <dt className="inline text-quiet">{label}: </dt>
            <dd className="inline" dir="auto">
              {kind !== "added" && (
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
