/** The staff lists whose rows many can be acted on at once (OWN-6). */
import { APPLICANT_BATCHES } from "~/applicants/staff/staff.server";
import type { BatchAct, BatchList } from "~/auth/batches/batches.server";
import { PAY_BATCHES } from "~/tracker/pay-office/pay-office.server";
import { AGENDA_BATCHES } from "../agenda/agenda-batches.server";
import { INBOX_BATCHES } from "../inbox/inbox-batches.server";
import { TRAINEE_BATCHES } from "../panel/trainee-batches.server";
import { PEOPLE_BATCHES } from "../people/people-batches.server";
import type { batches } from "../tables";

export type ListName = (typeof batches.$inferSelect)["list"];

export const BATCH_LISTS = {
  trainees: TRAINEE_BATCHES,
  people: PEOPLE_BATCHES,
  applicants: APPLICANT_BATCHES,
  inbox: INBOX_BATCHES,
  agenda: AGENDA_BATCHES,
  pay: PAY_BATCHES,
} as const satisfies Record<ListName, BatchList>;

export function listOf(name: ListName): BatchList {
  return BATCH_LISTS[name];
}

/** Undefined: a release before this one had it. */
export function actOf(list: ListName, name: string): BatchAct | undefined {
  return listOf(list).acts.find((each) => each.name === name);
}
