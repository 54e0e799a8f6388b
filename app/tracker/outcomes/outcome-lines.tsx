/** The table of branches or setters, each share with its interval (DAY-5). */
import { wilson } from "~/platform/statistics/wilson";
import { Badge } from "~/ui/badge";
import { Cell, Row, WideTable } from "~/ui/wide-table";
import type { OutcomeTable } from "./outcomes.server";

type LinesProps = { caption: string; first: string; table: OutcomeTable };

export function OutcomeLines({ caption, first, table: { lines, ranking } }: LinesProps) {
  const start = sharedStart(lines.map(({ name }) => name));
  return (
    <>
      {start !== "" && (
        <p className="mt-3 max-w-prose text-quiet text-sm" dir="auto">
          They all start with: {start}
        </p>
      )}
      <WideTable caption={caption} columns={[first, "Runs", "Meetings", "Shown", "Closed"]}>
        {lines.map(({ id, name, to, runs, met, shown, closed }, at) => (
          <Row key={id}>
            <Cell>
              <span className="flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
                {ranking === "best" && at === 0 && <Badge tone="success">Best</Badge>}
                {to ? (
                  <a href={to} className="underline-offset-4 hover:underline" dir="auto">
                    {start === "" ? name : `…${name.slice(start.length)}`}
                  </a>
                ) : (
                  <span dir="auto">{name}</span>
                )}
              </span>
            </Cell>
            <Cell label="Runs">{runs}</Cell>
            <Cell label="Meetings">{met}</Cell>
            <Cell label="Shown">
              <Share hits={shown} all={met} />
            </Cell>
            <Cell label="Closed">
              <Share hits={closed} all={met} />
            </Cell>
          </Row>
        ))}
      </WideTable>
    </>
  );
}

const STEP = " → ";

/** The beginning that all conversations share before they branch; empty if there is none. */
function sharedStart(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(STEP));
  const parted = first.findIndex((step, at) => others.some((steps) => steps[at] !== step));
  return others.length === 0 ? "" : first.slice(0, Math.max(0, parted)).join(STEP);
}

/** A share with its interval, drawn below it. */
function Share({ hits, all }: { hits: number; all: number }) {
  const { low, high } = wilson(hits, all);
  return (
    <>
      <span className="whitespace-nowrap">{shareText(hits, all)}</span>
      {all > 0 && (
        <span
          aria-hidden="true"
          className="relative mt-1 block h-1.5 w-28 rounded-full bg-sunken cards:hidden"
        >
          <span
            className="drawn absolute inset-y-0 rounded-full bg-accent/35"
            style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
          />
          <span
            className="drawn absolute -inset-y-0.5 w-0.5 rounded-full bg-accent"
            style={{ left: `calc(${(hits / all) * 100}% - 1px)` }}
          />
        </span>
      )}
    </>
  );
}

/** `12, 40% (25–58%)` */
export function shareText(hits: number, all: number): string {
  if (all === 0) return "–";
  const { low, high } = wilson(hits, all);
  const percent = (share: number) => Math.round(share * 100);
  return `${hits}, ${percent(hits / all)}% (${percent(low)}–${percent(high)}%)`;
}
