import { BookingPicker, type KnownSchedule } from "~/booking/booking";
import type { PickerWords } from "~/booking/booking.server";

/** The interview's times, of which the applicant chooses one. */
export function InterviewTimes({
  path,
  ...picker
}: {
  words: PickerWords;
  /** Of the applicant's page. */
  path: string;
  known: KnownSchedule;
}) {
  return <BookingPicker calendar="interview" at={`${path}?ask=book`} {...picker} />;
}
