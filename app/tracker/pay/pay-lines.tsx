import type { ReactNode } from "react";
import { Link } from "react-router";
import { entryText, periodText, rateText, ruleKind, sumsOf } from "~/pay/pay";
import { dollars } from "~/platform/money/money";
import { momentText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { PageSteps } from "~/ui/page-steps";
import { useClock } from "~/ui/use-clock";
import type { PayLine, Statement, StatementPage } from "./statement.server";

/** What was done to a prospect, in words. */
const SOURCES: Readonly<Record<string, string>> = {
  "prospects.correct": "Prospect corrected",
  "prospects.edit": "Outcome set",
  "prospects.follow-up": "Follow-up",
  "prospects.import": "Prospect imported",
  "prospects.meeting": "Meeting outcome set",
  "prospects.merge": "Prospects merged",
  "prospects.remove": "Prospect removed",
  "prospects.undo": "Change undone",
};

type PayLinesProps = {
  statement: Statement;
  shown: StatementPage;
  /** The address of a page. */
  at: (page: number) => string;
  /** What belongs below an entry, such as a form that disputes it. */
  under?: (line: PayLine) => ReactNode;
};

/** A page of a statement's entries; each opens to its event, its rule and its rate. */
export function PayLines({ statement: { period, owed }, shown, at, under }: PayLinesProps) {
  const { lines, page, pages } = shown;
  if (lines.length === 0)
    return (
      <p className="panel mt-6 p-10 text-center text-quiet">
        Nothing has been earned in {periodText(period.period)} yet.
      </p>
    );
  return (
    <>
      {pages > 1 && (
        <p className="mt-6 text-quiet text-sm">
          Showing {lines.length} of {(owed?.entries ?? 0).toLocaleString("en-US")} entries. The CSV
          and PDF files of the statement have all of them.
        </p>
      )}
      <ul aria-label="Entries" className="panel mt-6 divide-y divide-line">
        {lines.map((line) => (
          <li key={line.seq} id={`entry-${line.seq}`} className="px-4 py-3 sm:px-5">
            <LineHead line={line} zone={period.zone} />
            <details className="mt-1 text-sm not-open:print:hidden">
              <summary className="min-h-9 py-1.5 font-semibold text-quiet">
                Where this comes from<span className="sr-only">: entry {line.seq}</span>
              </summary>
              <LineSource line={line} zone={period.zone} />
              {under?.(line)}
            </details>
          </li>
        ))}
      </ul>
      <PageSteps page={page} pages={pages} more={page < pages} at={at} />
    </>
  );
}

function LineHead({ line, zone }: { line: PayLine; zone: string }) {
  useClock(zone);
  const { kind, prospect, prospectId, earnedAt, cents, corrects } = line;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{entryText(line)}</p>
        <p className="text-quiet text-sm [overflow-wrap:anywhere]">
          {prospect ? (
            <Link to={`/tracker/${prospectId}`} dir="auto" className="underline underline-offset-4">
              {prospect}
            </Link>
          ) : kind === "carried" ? (
            "The month ended below zero"
          ) : (
            "Removed prospect"
          )}
          , {momentText(earnedAt, zone)}
        </p>
        {corrects && kind !== "carried" && (
          <p className="mt-1">
            <Badge tone="warning">Correction of {periodText(corrects)}</Badge>
          </p>
        )}
      </div>
      <p className={`font-semibold tabular ${cents < 0 ? "text-danger" : ""}`}>
        {dollars(cents, true)}
      </p>
    </div>
  );
}

function LineSource({ line, zone }: { line: PayLine; zone: string }) {
  const { seq, kind, rate, rule, reverses, source, hash } = line;
  const rated = ruleKind(kind);
  const facts: [string, ReactNode][] = [
    ["Event", source ? sourceText(source, zone) : "Recorded before the ledger existed"],
    [
      "Rule",
      rule === null ? "The product's default" : `In effect since ${momentText(rule.since, zone)}`,
    ],
    ["Rate", rated === null || rate === null ? "–" : rateText(rated, rate)],
    ["Entry", reverses === null ? `${seq}` : `${seq}, reverses entry ${reverses}`],
    [
      "Hash",
      <code key="hash" className="text-xs [overflow-wrap:anywhere]">
        {hash}
      </code>,
    ],
  ];
  const shown = rated ? facts : [["Event", otherEvent(kind)], ...facts.slice(3)];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pb-2">
      {shown.map(([name, value]) => (
        <div key={String(name)} className="contents">
          <dt className="text-quiet">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What led to an entry that no prospect did. */
function otherEvent(kind: PayLine["kind"]): string {
  return kind === "decision" ? "Decision of a dispute" : "Month closed";
}

function sourceText({ verb, by, at }: NonNullable<PayLine["source"]>, zone: string): string {
  return `${SOURCES[verb] ?? "Prospect changed"} by ${by}, ${momentText(at, zone)}`;
}

export function PaySums({ statement: { owed } }: { statement: Statement }) {
  const sums = [...sumsOf(owed), { label: "Total", cents: owed?.cents ?? 0, isRated: true }];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-2 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none sm:gap-4">
      {sums.map(
        ({ label, cents, isRated }) =>
          (isRated || cents !== 0) && (
            <div key={label} className="panel min-w-0 p-4">
              <dt className="text-quiet text-sm">{label}</dt>
              <dd className="mt-1 font-bold font-heading text-xl tabular sm:text-2xl">
                {dollars(cents, true)}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
