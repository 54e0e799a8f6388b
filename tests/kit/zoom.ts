/** Messages as Zoom's webhooks send them, signed (WEEK-6). */
import { createHmac } from "node:crypto";
import type { TestProduct } from "./test-product";

export const ZOOM_ROOM = "https://us02web.zoom.us/j/86012345678?pwd=abc";
export const ZOOM_SECRET = "a-secret-token-of-zoom";
const NUMBER = "86012345678";
const MINUTE_MS = 60_000;

/** `at`: minutes after the call's start; `user`: a connection, which is also its name unless `name` is another. */
export type Told = {
  event: string;
  user?: string;
  name?: string;
  email?: string;
  registrant?: string;
  uuid?: string;
  at: number;
};

export function zoomBody(startsAt: number, told: Told): string {
  const { event, user = "Ann", name = user, email = "", registrant = "", uuid = "c==", at } = told;
  const time = new Date(startsAt + at * MINUTE_MS).toISOString().replace(".000", "");
  const participant = {
    user_id: `16778${user}`,
    participant_uuid: `uuid-${user}`,
    registrant_id: registrant,
    user_name: name,
    email,
    ...(event.endsWith("joined") ? { join_time: time } : { leave_time: time }),
  };
  const call = { id: NUMBER, uuid, start_time: new Date(startsAt).toISOString() };
  const object = event.endsWith("ended") ? { ...call, end_time: time } : { ...call, participant };
  return JSON.stringify({
    event: `meeting.${event}`,
    event_ts: startsAt + at * MINUTE_MS,
    payload: { account_id: "a", object },
  });
}

type Registered = { id: string; email: string; first: string; last: string; number?: string };

export function registrationBody({ id, email, first, last, number = NUMBER }: Registered): string {
  const registrant = { id, email, first_name: first, last_name: last, status: "approved" };
  return JSON.stringify({
    event: "meeting.registration_created",
    event_ts: Date.now(),
    payload: { account_id: "a", object: { id: Number(number), uuid: "", registrant } },
  });
}

type Signing = { secret?: string; secondsAgo?: number };

export function sendZoom(
  product: TestProduct,
  body: string,
  { secret = ZOOM_SECRET, secondsAgo = 0 }: Signing = {},
): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1_000) - secondsAgo);
  const signature = createHmac("sha256", secret).update(`v0:${timestamp}:${body}`).digest("hex");
  return product.visitor().fetch("/webhooks/zoom", {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "x-zm-request-timestamp": timestamp,
      "x-zm-signature": `v0=${signature}`,
    },
  });
}
