/** Door of the tracker for pages: the outcomes of script runs and of follow-up lines. */
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { ReplyTable } from "./follow-ups/reply-table";
import { OutcomeLines, shareText } from "./outcomes/outcome-lines";
import type { OutcomesReport, OutcomeTable } from "./outcomes/outcomes.server";
import { LEAST_MEETINGS, type Tally } from "./outcomes/ranking";

export { MissingLink } from "./missing-link";

/** One's own numbers first, then each branch of the script, and setters if the company names them (DAY-5). */
export function OutcomesView({ report }: { report: OutcomesReport }) {
  const { own, branches, setters, versions, version, lines } = report;
  if (versions.length === 0)
    return (
      <>
        <p className="panel mt-6 p-10 text-center text-quiet">
          No finished conversation is linked to a prospect yet. Take the script to the booking link,
          then add the prospect to the tracker, or choose “Booked” in My Day.
        </p>
        <ReplyTable lines={lines} />
      </>
    );
  return (
    <>
      {own && <Own tally={own} />}
      <section aria-labelledby="branches" className="mt-8">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <h2 id="branches" className="text-2xl">
            Branches
          </h2>
          {versions.length > 1 && <VersionChoice versions={versions} version={version} />}
        </div>
        <Verdict table={branches} what="branch" />
        <OutcomeLines caption="Branches" first="What the prospect said" table={branches} />
      </section>
      {setters && (
        <section aria-labelledby="setters" className="mt-8">
          <h2 id="setters" className="text-2xl">
            Setters
          </h2>
          <Verdict table={setters} what="setter" />
          <OutcomeLines caption="Setters" first="Setter" table={setters} />
        </section>
      )}
      <p className="mt-4 max-w-prose text-quiet text-sm">
        A run is a call booked from the script. Only each prospect's last run counts. Shown and
        closed are shares of meetings with an outcome. The range in parentheses is the 95%
        confidence interval.
      </p>
      <ReplyTable lines={lines} />
    </>
  );
}

function Own({ tally }: { tally: Tally }) {
  const facts = [
    ["Runs", String(tally.runs)],
    ["Meetings with an outcome", String(tally.met)],
    ["Shown", shareText(tally.shown, tally.met)],
    ["Closed", shareText(tally.closed, tally.met)],
  ] as const;
  return (
    <section aria-labelledby="own" className="mt-6">
      <h2 id="own" className="text-2xl">
        Your numbers
      </h2>
      <dl className="panel mt-3 grid grid-cols-2 gap-4 p-5 sm:grid-cols-4">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-quiet text-sm">{label}</dt>
            <dd className="tabular font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type VersionChoiceProps = { versions: readonly number[]; version: number | null };

function VersionChoice({ versions, version }: VersionChoiceProps) {
  return (
    <Form method="get" className="flex items-end gap-2">
      <SelectField
        key={version}
        name="version"
        label="Version of the script"
        defaultValue={version ?? ""}
      >
        <option value="">All versions</option>
        {versions.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? "As shipped" : `Version ${each}`}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="outline">
        Show
      </Button>
    </Form>
  );
}

const VERDICTS = {
  few: (what: string) =>
    `Nothing is ranked yet. At least two need ${LEAST_MEETINGS} meetings with an outcome before one ${what} can be called better.`,
  even: (what: string) => `No ${what} clearly beats the others, so none is ranked.`,
  best: (what: string) =>
    `Calls from the best ${what} took place more often than the rest. Chance alone would do that less than once in 1,000 times.`,
};

function Verdict({ table, what }: { table: OutcomeTable; what: string }) {
  return <p className="mt-2 max-w-prose text-quiet">{VERDICTS[table.ranking](what)}</p>;
}
