/** A planned row in words, as the preview of an import shows it (DAY-4). Pure; runs anywhere. */

import type { ShownRow } from "~/imports/imports.server";
import { dollars } from "~/platform/money/money";
import { cutText } from "~/platform/text/cut-text";
import { longDayText, shortMomentText } from "~/platform/time/zones";
import type { Match, PlannedRow } from "./import-plan.server";
import { STATUSES } from "./prospect";

const SHOWN_OF_NOTES = 160;

export function shownRow(row: PlannedRow, zone: string): ShownRow {
  const { line, kind, name } = row;
  switch (row.kind) {
    case "new": {
      const detail = withNote(readOf(row, zone), row.note);
      return { line, kind, name, detail, ...leftOutOf(row) };
    }
    case "update": {
      const detail = withNote(row.note, readOf(row, zone));
      return { line, kind, name, detail, ...leftOutOf(row) };
    }
    case "same":
      return { line, kind, name, detail: row.note };
    case "conflict":
      return { line, kind, name, detail: row.why.join(". ") };
    case "nobody":
      return { line, kind, name, detail: "" };
  }
}

const leftOutOf = ({ unread }: { unread?: string[] }) => (unread ? { leftOut: unread } : {});

const withNote = (...texts: string[]) => texts.filter(Boolean).join(". ");

/** Every value as it was understood, so a wrong one can be seen. */
function readOf({ typed, state }: Pick<Match, "typed" | "state">, zone: string): string {
  const { country, platform, handle, profile, annualIncome, score, callDate, notes } = typed;
  const said = [
    country,
    [platform, handle].filter(Boolean).join(" "),
    profile,
    annualIncome && `income ${annualIncome}`,
    score && `score ${score}`,
    callDate && `call on ${longDayText(callDate)}`,
    state.nextContactAt && `next contact ${shortMomentText(state.nextContactAt, zone)}`,
    `status ${STATUSES[state.status]}`,
    state.dealCents !== null && `deal amount ${dollars(state.dealCents, true)}`,
    state.rescheduledDate && `rescheduled date ${longDayText(state.rescheduledDate)}`,
    state.showedAt && "showed up",
    notes &&
      `notes “${cutText(notes.replace(/\s+/g, " "), SHOWN_OF_NOTES)}${notes.length > SHOWN_OF_NOTES ? "…" : ""}”`,
  ];
  return said.filter(Boolean).join(", ");
}
