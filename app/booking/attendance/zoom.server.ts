/** What Zoom's webhooks say of a call, as its documentation names it (WEEK-6). */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { HOUR_SECONDS } from "~/platform/time/durations";
import { storable } from "~/platform/web/request-body.server";
import type { CallEvent, Registrant } from "./calls";

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
            registrant_id: text,
            user_name: text,
            email: text,
            join_time: instant,
            leave_time: instant,
          })
          .nullish(),
        registrant: z
          .object({ id: text, email: text, first_name: text, last_name: text })
          .nullish(),
      })
      .nullish(),
  }),
});

/** `number`: of the meeting, as in its link; `begunAt`: when its call began, if it says so. */
export type ZoomEvent = CallEvent & { number: string; begunAt: number | null };

/** `number`: of the meeting that someone registered for; `registrant`: as calls of it name them. */
export type ZoomRegistration = Registrant & { number: string; registrant: string };

export type ZoomMessage =
  | { kind: "validation"; token: string }
  | { kind: "registration"; registration: ZoomRegistration }
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
  const { object } = payload;
  if (event === "meeting.registration_created") return registrationOf(object);
  const kind = KINDS[event];
  if (kind === undefined || !object?.id || !object.uuid) return { kind: "other" };
  const { participant: who } = object;
  const at =
    { joined: who?.join_time, left: who?.leave_time, ended: object.end_time }[kind] ?? told;
  const stay = kind === "ended" ? "" : who?.user_id || who?.participant_uuid || who?.email;
  if (at == null || stay === undefined || stay === null) return { kind: "other" };
  return {
    kind: "event",
    event: {
      kind,
      number: object.id,
      begunAt: object.start_time ?? null,
      meeting: cut(object.uuid),
      stay: cut(stay),
      participant: cut(who?.participant_uuid),
      registrant: registrantOf(object.id, who?.registrant_id),
      name: cut(who?.user_name),
      mail: cut(who?.email),
      at,
    },
  };
}

type Told = z.output<typeof message>["payload"]["object"];

function registrationOf(object: Told): ZoomMessage {
  const { id, email, first_name, last_name } = object?.registrant ?? {};
  if (!object?.id || !id) return { kind: "other" };
  const registration = {
    number: object.id,
    registrant: registrantOf(object.id, id),
    name: cut(`${first_name ?? ""} ${last_name ?? ""}`),
    mail: cut(email),
  };
  return { kind: "registration", registration };
}

/** Of one meeting: whether another's registrations could have the same id, Zoom does not say. */
function registrantOf(number: string, id: string | null | undefined): string {
  return id ? cut(`${number} ${id}`) : "";
}

function cut(given: string | null | undefined): string {
  return storable((given ?? "").trim().slice(0, LONGEST));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

type Signed = { secret: string; timestamp: string; body: string };

/** Zoom sends what was not answered again for two hours. */
const OLDEST_SECONDS = 3 * HOUR_SECONDS;
/** As far as two clocks differ. */
const AHEAD_SECONDS = 300;

/**
 * Whether Zoom sent it, and not long ago: a recorded one must not bring back who was erased. The same one again in that
 * time changes nothing.
 */
export function isSignedByZoom(
  signature: string,
  { secret, timestamp, body }: Signed,
  now: number,
): boolean {
  const age = now / 1_000 - Number(timestamp);
  if (!(age <= OLDEST_SECONDS && age >= -AHEAD_SECONDS)) return false;
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
