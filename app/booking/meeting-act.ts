import { z } from "zod";

/** What the page of a meeting sends; `zone` is only the one in which the time was viewed. */
const meetingAct = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("cancel") }),
  z.strictObject({
    act: z.literal("move"),
    at: z.iso.datetime().transform((text) => Date.parse(text)),
    zone: z.string().max(64).optional(),
  }),
]);

/** Null where it is nothing of the kind. */
export function readMeetingAct(form: FormData | null): z.output<typeof meetingAct> | null {
  if (form === null) return null;
  return meetingAct.safeParse(Object.fromEntries(form)).data ?? null;
}
