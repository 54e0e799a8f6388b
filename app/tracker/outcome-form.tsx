import { useState } from "react";
import { useFetcher } from "react-router";
import { faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields";
import { useFocusOn } from "~/ui/take-focus";
import { useResult } from "~/ui/use-result";
import { STATUS_NAMES, STATUSES } from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import type { TrackerResult } from "./tracker-acts.server";

/** Status, deal and show, for those who may edit them; a newer change never disappears under an older form (TRK-4). */
export function OutcomeForm({ prospect }: { prospect: Prospect }) {
  const fetcher = useFetcher<TrackerResult>();
  const [begun, setBegun] = useState(prospect);
  const [isTyping, setIsTyping] = useState(false);
  useResult(fetcher.data, ({ done }) => {
    if (done) setIsTyping(false);
  });
  const isSaved = fetcher.data?.done === true && !isTyping;
  const saved = useFocusOn<HTMLParagraphElement>(isSaved ? fetcher.data : undefined);
  if (!isTyping && begun.version !== prospect.version) setBegun(prospect);
  const fault = faultIn(fetcher.data);
  const detail = fetcher.data?.done === false ? fetcher.data.toast?.description : undefined;
  return (
    <fetcher.Form
      key={begun.version}
      method="post"
      className="panel mt-4 grid gap-4 p-5 sm:grid-cols-2"
      onChange={() => setIsTyping(true)}
    >
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="version" value={begun.version} />
      <SelectField name="status" label="Status" defaultValue={begun.status}>
        {STATUS_NAMES.map((status) => (
          <option key={status} value={status}>
            {STATUSES[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="dealAmount"
        label="Deal amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        defaultValue={begun.dealCents === null ? "" : String(begun.dealCents / 100)}
      />
      <TextField
        name="rescheduledDate"
        label="Rescheduled date"
        type="date"
        defaultValue={begun.rescheduledDate ?? ""}
      />
      <SelectField
        name="showed"
        label="Showed up for the call"
        defaultValue={begun.showed ? "yes" : "no"}
      >
        <option value="no">No</option>
        <option value="yes">Yes</option>
      </SelectField>
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm sm:col-span-2">
          {[fault, detail].filter(Boolean).join(". ")}
        </p>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" look="outline" busy={fetcher.state !== "idle"}>
          Save outcome
        </Button>
        <p ref={saved} role="status" tabIndex={-1} className="self-center font-medium text-success">
          {isSaved && "Saved"}
        </p>
        {isTyping && begun.version !== prospect.version && (
          <Button look="quiet" onClick={() => setIsTyping(false)}>
            Show what is stored now
          </Button>
        )}
      </div>
    </fetcher.Form>
  );
}
