/** Booking pages that may be embedded in ours. */
import type { Shape } from "./embed";

const FLAG = /^[01]$/;
const NUMBER = /^\d{1,15}$/;
const COLOR = /^[0-9a-f]{6}$/i;

export const BOOKING_SHAPES: readonly Shape[] = [
  {
    provider: "calendly",
    kind: "booking",
    host: /^calendly\.com$/,
    path: /^\/(?!(?:app|login|signup|integrations|api|assets)(?:\/|$))([\w-]{1,100}(?:\/[\w-]{1,100}){0,2})\/?$/,
    kept: {
      hide_event_type_details: FLAG,
      hide_gdpr_banner: FLAG,
      background_color: COLOR,
      text_color: COLOR,
      primary_color: COLOR,
    },
    address: "https://{host}/$1",
    example: "https://calendly.com/your-name/discovery-call",
  },
  {
    provider: "cal",
    kind: "booking",
    host: /^(?:app\.)?cal\.(?:com|eu)$/,
    path: /^\/(?!(?:auth|settings|event-types|bookings|api)(?:\/|$))([\w.-]*\w(?:\/[\w-]{1,100}){0,3}?)(?:\/embed)?\/?$/,
    address: "https://{host}/$1",
    example: "https://cal.com/your-name/discovery-call",
  },
  {
    provider: "gohighlevel",
    kind: "booking",
    host: /^(?:api\.leadconnectorhq\.com|link\.msgsndr\.com)$/,
    path: /^\/widget\/(booking|bookings|group)\/([\w-]{1,100}(?:\/[\w-]{1,100})?)\/?$/,
    address: "https://{host}/widget/$1/$2",
    example: "https://api.leadconnectorhq.com/widget/booking/AbC123dEf456",
  },
  {
    provider: "acuity",
    kind: "booking",
    host: /^app\.(?:acuityscheduling|squarespacescheduling)\.com$/,
    path: /^\/schedule\.php$/,
    query: { owner: NUMBER },
    kept: { appointmentType: NUMBER, calendarID: NUMBER },
    address: "https://{host}/schedule.php?owner={owner}",
    example: "https://app.acuityscheduling.com/schedule.php?owner=12345678",
  },
  {
    provider: "acuity",
    kind: "booking",
    host: /^app\.(?:acuityscheduling|squarespacescheduling)\.com$/,
    path: /^\/schedule\/([\w-]{4,60}(?:\/(?:appointment|calendar|category)\/[\w.%-]{1,60}){0,3})\/?$/,
    address: "https://{host}/schedule/$1",
    example: "https://app.acuityscheduling.com/schedule.php?owner=12345678",
  },
  {
    provider: "acuity",
    kind: "booking",
    host: /^(?!(?:app|www|secure|help|api|developers|cdn|embed)\.)[a-z0-9-]{1,63}\.(?:acuityscheduling\.com|as\.me)$/,
    path: /^\/((?:[\w-]{1,100}\/?)?)$/,
    address: "https://{host}/$1",
    example: "https://app.acuityscheduling.com/schedule.php?owner=12345678",
  },
  {
    provider: "tidycal",
    kind: "booking",
    host: /^(?:www\.)?tidycal\.com$/,
    path: /^\/(?!(?:login|register|dashboard|settings|api|js|pricing|integrations)(?:\/|$))([\w-]{1,100}(?:\/[\w-]{1,100}){0,2})\/?$/,
    address: "https://tidycal.com/$1",
    example: "https://tidycal.com/your-name/discovery-call",
  },
  {
    provider: "savvycal",
    kind: "booking",
    host: /^(?:www\.)?savvycal\.com$/,
    path: /^\/(?!(?:login|signup|settings|api|pricing|features|articles)(?:\/|$))([\w-]{1,100}(?:\/(?!embed(?:\/|$))[\w-]{1,100}){0,2})(?:\/embed)?\/?$/,
    address: "https://savvycal.com/$1",
    example: "https://savvycal.com/your-name/discovery-call",
  },
  {
    provider: "youcanbookme",
    kind: "booking",
    host: /^(?!(?:app|www|api|support|embed)\.)[a-z0-9-]{1,63}\.youcanbook\.me$/,
    path: /^\/((?:[\w-]{1,100}\/?)?)$/,
    address: "https://{host}/$1",
    example: "https://your-name.youcanbook.me/",
  },
  {
    provider: "google-calendar",
    kind: "booking",
    host: /^calendar\.google\.com$/,
    path: /^\/calendar\/(?:u\/\d\/)?appointments\/(?:schedules\/)?([\w-]{10,160})\/?$/,
    address: "https://calendar.google.com/calendar/appointments/schedules/$1?gv=true",
    example: "https://calendar.google.com/calendar/appointments/schedules/AcZssZ0AbCdEfGhIjKl",
  },
  {
    provider: "google-calendar",
    kind: "booking",
    host: /^calendar\.app\.google$/,
    path: /^\/([\w-]{6,60})\/?$/,
    address: "https://calendar.app.google/$1",
    example: "https://calendar.google.com/calendar/appointments/schedules/AcZssZ0AbCdEfGhIjKl",
  },
  {
    provider: "hubspot",
    kind: "booking",
    host: /^meetings(?:-[a-z]{2}\d)?\.hubspot\.com$/,
    path: /^\/([\w-]{1,100}(?:\/[\w-]{1,100}){0,2})\/?$/,
    address: "https://{host}/$1?embed=true",
    example: "https://meetings.hubspot.com/your-name/discovery-call",
  },
];
