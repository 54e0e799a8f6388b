import { route } from "@react-router/dev/routes";

export const bookingPages = [
  route("book", "booking/book-page.tsx"),
  route("book/next-steps", "booking/next-steps-page.tsx"),
  route("schedule/:calendar", "booking/schedule-page.tsx"),
  route("booking/:reference", "booking/meeting-page.tsx"),
  route("booking/confirm/:reference", "booking/confirm-page.tsx"),
  route("join/:token", "booking/attendance/join-page.tsx"),
];

/** The same pages inside the portal's layout, for trainees. */
export const sessionPages = [
  route("training/sessions/:calendar", "booking/schedule-page.tsx", { id: "session-times" }),
  route("training/sessions/booked/:reference", "booking/meeting-page.tsx", { id: "session" }),
];

export const bookingFiles = [
  route("booking/:reference/meeting.ics", "booking/meeting-file.route.ts"),
  route("hosts/:feed/meetings.ics", "booking/host-feed-file.route.ts"),
];

export const bookingActions = [
  route("webhooks/zoom", "booking/attendance/zoom-webhook.route.ts"),
  route("schedule/:calendar/times", "booking/free-times-response.route.ts"),
  route("schedule/:calendar/bookings", "booking/bookings-response.route.ts"),
  route("training/sessions/:calendar/bookings", "booking/bookings-response.route.ts", {
    id: "session-bookings",
  }),
];

/** Pages inside the portal's layout. */
export const hostPages = [
  route("admin/hosts", "booking/hosts/hosts-page.tsx"),
  route("admin/hosts/:host", "booking/hosts/host-page.tsx"),
];
