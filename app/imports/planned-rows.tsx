/** What the rows of a sheet would do: counts, what is left out of them, and the first ones (DAY-4). */
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import type { ImportWords } from "./columns";
import type { ImportPreview } from "./imports.server";
import type { RowKind } from "./tables";

const IN_WORDS = {
  new: "New",
  update: "Update",
  same: "Same",
  conflict: "Conflict",
  nobody: "No person",
} as const satisfies Record<RowKind, string>;
const TONES = {
  new: "success",
  update: "accent",
  same: "neutral",
  conflict: "warning",
  nobody: "neutral",
} as const satisfies Record<RowKind, string>;

/** `50,000`. */
export function inDigits(count: number): string {
  return count.toLocaleString("en-US");
}

/** `1,250 of 50,000 rows`. */
export function ofRows({ done, rows }: { done: number; rows: number }): string {
  return `${inDigits(done)} of ${inDigits(rows)} rows`;
}

/** As a spreadsheet's own "Save as" names it. */
function spoken(encoding: string): string {
  return encoding.startsWith("utf-16") ? "“Unicode text”" : `text of an older kind (${encoding})`;
}

/** Which lines they are: `: line 203 “TOTAL”`. */
function nobodyText({ nobody, plan }: ImportPreview): string {
  if (nobody.length === 0) return "";
  const lines = nobody.map(({ line, name }) => `line ${inDigits(line)}${name && ` “${name}”`}`);
  const others = plan.counts.nobody - nobody.length;
  return `: ${lines.join(", ")}${others > 0 ? ` and ${inDigits(others)} more` : ""}`;
}

/** Counted in all rows, also in those that are not shown. */
function LeftOutOfRows({ cells }: { cells: NonNullable<ImportPreview["plan"]["leftOut"]> }) {
  const fields = Object.entries(cells);
  if (fields.length === 0) return null;
  return (
    <p role="note" className="mt-2 text-sm text-warning tabular">
      {`Left out, and the rest of the row imported: ${fields.map(leftOutText).join("; ")}.`}
    </p>
  );
}

function leftOutText([label, { count, lines }]: [string, { count: number; lines: number[] }]) {
  const others = count - lines.length;
  const shown = lines.map(inDigits).join(", ");
  const where = `${count === 1 ? "line" : "lines"} ${shown}${others > 0 ? ` and ${inDigits(others)} more` : ""}`;
  return `${inDigits(count)} under ${label} (${where})`;
}

type RowsProps = { words: ImportWords; preview: ImportPreview; form: string };

/** What each row does, counted and listed; `form`: that imports them. */
export function PlannedRows({ words, preview, form }: RowsProps) {
  const { encoding, planning } = preview;
  const { counts, shown, leftOut = {} } = preview.plan;
  const wanted = counts.new + counts.update;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="rows" className="mt-8">
      <h2 id="rows" className="text-2xl">
        What each row does
      </h2>
      {encoding !== "utf-8" && (
        <p className="mt-2 text-quiet">
          {`The file is ${spoken(encoding)}. If letters look wrong below, save it as “CSV UTF-8” and upload it again.`}
        </p>
      )}
      {planning && (
        <p role="status" className="mt-2 font-medium tabular">
          {`Looking at the rows: ${ofRows(planning)}.`}
        </p>
      )}
      <p className="mt-2 tabular">
        {inDigits(counts.new)} new, {words.keys && `${inDigits(counts.update)} to update, `}
        {inDigits(counts.same)} the same, {inDigits(counts.conflict)} in conflict. Rows in conflict
        are left out.
        {counts.nobody > 0 &&
          ` ${inDigits(counts.nobody)} ${counts.nobody === 1 ? "line holds" : "lines hold"} no person${nobodyText(preview)}.`}
      </p>
      <LeftOutOfRows cells={leftOut} />
      <ul className="panel mt-3 divide-y divide-line px-5">
        {shown.map(({ line, kind, name, detail }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may hold several people
            key={at}
            className="grid grid-cols-[4rem_6rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 py-2.5 sm:grid-cols-[4rem_6rem_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <span className="text-quiet text-sm tabular">Line {inDigits(line)}</span>
            <span>
              <Badge tone={TONES[kind]}>{IN_WORDS[kind]}</Badge>
            </span>
            <span className="font-semibold [overflow-wrap:anywhere]" dir="auto">
              {name}
            </span>
            <span className="text-quiet text-sm [overflow-wrap:anywhere] max-sm:col-start-3">
              {detail}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < all && (
        <p className="mt-2 text-quiet tabular">{`And ${inDigits(all - shown.length)} more rows.`}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          type="submit"
          form={form}
          name="intent"
          value="import"
          disabled={planning !== null || wanted === 0}
        >
          {planning
            ? "Import, once all rows are read"
            : wanted === 0
              ? "Nothing to import"
              : `Import ${inDigits(wanted)} ${words.noun[wanted === 1 ? 0 : 1]}`}
        </Button>
        <ButtonLink to={words.address} look="outline">
          Start over
        </ButtonLink>
      </div>
    </section>
  );
}
