import { shortDayText } from "~/platform/time/zones";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import type { Theirs } from "./edit-prospect.server";
import { dollars, parseMoney } from "./money";
import { type Editable, STATUSES } from "./prospect";
import type { Draft, ProspectChange } from "./use-prospect-change";

type ConflictPanelProps = { theirs: Theirs; draft: Draft; change: ProspectChange };

/** Both values of each field, theirs and yours; nothing is overwritten without confirmation (TRK-5). */
export function ConflictPanel({ theirs, draft, change }: ConflictPanelProps) {
  const mine = {
    status: draft.status,
    dealCents: parseMoney(draft.dealAmount),
    rescheduledDate: draft.rescheduledDate || null,
  };
  const [own, other] = [valuesOf(mine), valuesOf(theirs)];
  return (
    <div role="alert">
      <p>
        <strong dir="auto">{theirs.by}</strong> has changed this prospect in the meantime (
        <LocalTime at={theirs.at} never="" exact />
        ). Nothing of yours was saved.
      </p>
      <table className="mt-4 w-full text-left text-sm">
        <thead className="text-quiet">
          <tr>
            <th scope="col" className="py-1.5 font-semibold">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Theirs, stored
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              Yours
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {FIELDS.map((field, at) => (
            <tr key={field}>
              <th scope="row" className="py-2 pr-3 font-normal text-quiet">
                {field}
              </th>
              <td className="py-2 pr-3 tabular">{other[at]}</td>
              <td
                className={`py-2 tabular ${own[at] === other[at] ? "" : "font-semibold text-accent"}`}
              >
                {own[at]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={change.close}>
          Keep theirs
        </Button>
        <Button onClick={() => change.save({ ...draft, version: theirs.version })}>
          Save mine
        </Button>
      </div>
    </div>
  );
}

const FIELDS = ["Status", "Deal amount", "Rescheduled date"];

/** The fields in words, in the order of `FIELDS`. */
export function valuesOf({ status, dealCents, rescheduledDate }: Editable): string[] {
  return [
    STATUSES[status],
    dealCents === null ? "–" : dollars(dealCents),
    rescheduledDate === null ? "–" : shortDayText(rescheduledDate),
  ];
}
