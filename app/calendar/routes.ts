import { route } from "@react-router/dev/routes";

export const calendarActions = [
  route("schedule/:calendar/times", "calendar/times/free-times-answer.ts"),
  route("schedule/:calendar/bookings", "calendar/booked/bookings-answer.ts"),
];
