/** What the list of people shows, as held in its address. Pure; runs anywhere. */
import { z } from "zod";
import type { Viewer } from "~/auth/auth.server";
import { optional, pageNumber } from "~/platform/queries/list-query";
import { writtenQuery } from "~/platform/queries/written-query";
import { typedKeys } from "~/platform/web/typed-keys";

/** Everyone has one of these, and an invitation gives one; a person without a role is a trainee. */
export const ROLE_LABELS = {
  trainee: "Trainee",
  setter: "Setter",
  coach: "Coach",
  operations: "Operations",
  admin: "Administrator",
} as const satisfies Record<"trainee" | Viewer["roles"][number], string>;

export type PersonRole = keyof typeof ROLE_LABELS;
export const ROLES = typedKeys(ROLE_LABELS);

/** A setter is not staff: they keep their place in the list of trainees. */
export function isStaff(role: PersonRole): boolean {
  return role !== "trainee" && role !== "setter";
}

const schema = z.object({
  q: optional(z.string().trim().min(1).max(100)),
  role: optional(z.enum(ROLES)),
  cohort: optional(z.uuid()),
  address: optional(z.enum(["confirmed", "unconfirmed", "none"])),
  page: pageNumber,
});

export type PeopleView = z.output<typeof schema>;

export function peopleViewOf(search: URLSearchParams): PeopleView {
  return schema.parse(Object.fromEntries(search));
}

/** The view without its page. */
export function peopleQuery(view: PeopleView): string {
  return writtenQuery({ ...view, page: undefined });
}

export function peopleAddress(view: PeopleView, page = 1): string {
  return `/admin/people${writtenQuery({ ...view, page })}`;
}
