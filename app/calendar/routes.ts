import { route } from "@react-router/dev/routes";

export const calendarActions = [
  route("schedule/:calendar/times", "calendar/times/free-times-response.ts"),
  route("schedule/:calendar/bookings", "calendar/booked/bookings-response.ts"),
];
