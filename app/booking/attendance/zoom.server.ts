/** What Zoom's webhooks say of a call, as its documentation names it (WEEK-6). */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { storable } from "~/platform/web/request-body.server";
import type { CallEvent } from "./calls";

const text = z.union([z.string(), z.number()]).transform(String).nullish();
const instant = z
  .string()
  .transform((given) => Date.parse(given))
  .refine(Number.isFinite)
  .nullish();

const message = z.object({
  event: z.string(),
  event_ts: z.number().nullish(),
  payload: z.object({
    plainToken: z.string().max(500).nullish(),
    object: z
      .object({
        id: text,
        uuid: text,
        start_time: instant,
        end_time: instant,
        participant: z
          .object({
            user_id: text,
            participant_uuid: text,
            user_name: text,
            email: text,
            join_time: instant,
            leave_time: instant,
          })
          .nullish(),
      })
      .nullish(),
  }),
});

/** `number`: of the meeting, as in its link; `begunAt`: when its call began, if it says so. */
export type ZoomEvent = CallEvent & { number: string; begunAt: number | null };

export type ZoomMessage =
  | { kind: "validation"; token: string }
  | { kind: "event"; event: ZoomEvent }
  | { kind: "other" };

const KINDS: Readonly<Record<string, CallEvent["kind"]>> = {
  "meeting.participant_joined": "joined",
  "meeting.participant_left": "left",
  "meeting.ended": "ended",
};

const LONGEST = 200;

/** Null if it is not one of Zoom's. */
export function zoomMessage(body: string): ZoomMessage | null {
  const read = message.safeParse(parsed(body));
  if (!read.success) return null;
  const { event, event_ts: told, payload } = read.data;
  if (event === "endpoint.url_validation")
    return payload.plainToken ? { kind: "validation", token: payload.plainToken } : null;
  const kind = KINDS[event];
  const { object } = payload;
  if (kind === undefined || !object?.id || !object.uuid) return { kind: "other" };
  const { participant: who } = object;
  const at =
    { joined: who?.join_time, left: who?.leave_time, ended: object.end_time }[kind] ?? told;
  const stay = kind === "ended" ? "" : who?.user_id || who?.participant_uuid || who?.email;
  if (at == null || stay === undefined || stay === null) return { kind: "other" };
  const cut = (given: string | null | undefined) =>
    storable((given ?? "").trim().slice(0, LONGEST));
  return {
    kind: "event",
    event: {
      kind,
      number: object.id,
      begunAt: object.start_time ?? null,
      meeting: cut(object.uuid),
      stay: cut(stay),
      participant: cut(who?.participant_uuid),
      name: cut(who?.user_name),
      mail: cut(who?.email),
      at,
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

type Signed = { secret: string; timestamp: string; body: string };

/** Whether Zoom sent it. An old one may come again: what is already known changes nothing. */
export function isSignedByZoom(signature: string, { secret, timestamp, body }: Signed): boolean {
  const expected = Buffer.from(`v0=${hmac(secret, `v0:${timestamp}:${body}`)}`);
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What Zoom wants to hear before it sends anything. */
export function validationAnswer(secret: string, plainToken: string) {
  return { plainToken, encryptedToken: hmac(secret, plainToken) };
}

function hmac(secret: string, given: string): string {
  return createHmac("sha256", secret).update(given).digest("hex");
}

/** The number of a meeting in its link; null if it has none. */
export function meetingNumber(link: string): string | null {
  return /^https:\/\/[^/?#]+\/(?:[^?#]*\/)?(\d{9,12})(?:[/?#]|$)/.exec(link)?.[1] ?? null;
}
