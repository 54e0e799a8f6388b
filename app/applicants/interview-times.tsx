import type { ComponentProps } from "react";
import { BookingPicker } from "~/booking/booking";

/** `path`: of the applicant's page. */
type TimesProps = Pick<ComponentProps<typeof BookingPicker>, "words" | "known"> & { path: string };

/** The interview's times, of which the applicant chooses one. */
export function InterviewTimes({ path, ...picker }: TimesProps) {
  return <BookingPicker calendar="interview" at={`${path}?ask=book`} {...picker} />;
}
