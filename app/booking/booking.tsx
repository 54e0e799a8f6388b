/** Door of the booking room for pages: a calendar to book from, and what is shown of a meeting. */
import { asRendered } from "~/ui/as-rendered";

export { BookingPicker } from "./booking-picker";
export { BookingSlot } from "./booking-slot";
export { bySession } from "./by-session";
export { choiceIn, choiceSent } from "./choice";
export {
  calendarNameOf,
  meetingKind,
  meetingPath,
  meetingTitle,
  OUTCOMES,
  type Outcome,
  PROSPECT_CALENDARS,
} from "./meetings";

/** Few who open a page have booked already. */
export const BookedMeetingView = asRendered(() =>
  import("./booked-meeting").then((code) => code.BookedMeetingView),
);
