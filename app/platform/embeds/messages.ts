/** The messages of each provider's page, by shape; everything else is noise. */
import { parsedJson } from "../web/json";
import { type Embed, isProvider, type ProviderName } from "./embed";

/** `height` in px, within bounds. */
export type Signal = "booked" | "submitted" | { height: number };

type Reader = (message: unknown) => Signal | null;

const LOWEST_PX = 200;
const HIGHEST_PX = 3_000;
const LONGEST_TEXT = 100_000;

const READERS: Partial<Record<ProviderName, Reader>> = {
  calendly(message) {
    if (at(message, "event") === "calendly.event_scheduled") return "booked";
    if (at(message, "event") !== "calendly.page_height") return null;
    return heightOf(at(message, "payload", "height"));
  },
  cal(message) {
    const name = calEvent(message);
    if (name === "bookingSuccessfulV2" || name === "bookingSuccessful") return "booked";
    if (name !== "__dimensionChanged") return null;
    return heightOf(at(message, "data", "iframeHeight"));
  },
  gohighlevel(message) {
    if (typeof message === "string") return resizerHeight(message);
    if (at(message, "type") === "msgsndr-form-submit") return "submitted";
    if (!Array.isArray(message)) return null;
    const [name, about, contact, , submission] = message;
    if (name === "msgsndr-booking-complete") return "booked";
    if (name === "msgsndr-form-submit") return "submitted";
    if (name === "highlevel.setHeight") return heightOf(at(about, "height"));
    // The same message reports known contact data while loading; only a submission has an id.
    if (name !== "set-sticky-contacts" || about !== "_ud" || !isFilled(submission)) return null;
    return hasBooking(parsed(contact)) ? "booked" : "submitted";
  },
  hubspot(message) {
    const booked = ["meetingBookSucceeded", "meeetingBookSucceeded", "meetingCreated"];
    if (booked.some((name) => at(message, name) === true)) return "booked";
    if (at(message, "type") !== "hsFormCallback") return null;
    return at(message, "eventName") === "onFormSubmitted" ? "submitted" : null;
  },
  typeform(message) {
    if (at(message, "type") === "form-submit") return "submitted";
    if (at(message, "type") !== "form-height-changed") return null;
    return heightOf(at(message, "height"));
  },
  tally(message) {
    if (typeof message !== "string") return null;
    if (message.startsWith(RESIZER)) return resizerHeight(message);
    return at(parsed(message), "event") === "Tally.FormSubmitted" ? "submitted" : null;
  },
  jotform(message) {
    if (at(message, "action") === "submission-completed") return "submitted";
    const height = typeof message === "string" && /^setHeight:([^:]*)/.exec(message);
    return height ? heightOf(height[1]) : null;
  },
};

/**
 * The meaning of a message from this embed's frame; null for noise. Google Forms sends none: a second load of its frame
 * may be a submission or only its next page, so it does not count.
 */
export function signalOf(embed: Embed, message: unknown): Signal | null {
  return isProvider(embed.provider) ? (READERS[embed.provider]?.(message) ?? null) : null;
}

/** The reply that a message expects; null if none. Cal.com stays invisible until it gets one. */
export function answerTo(embed: Embed, message: unknown): unknown {
  if (embed.provider === "cal" && calEvent(message) === "__iframeReady")
    return { originator: "CAL", method: "parentKnowsIframeReady", arg: null };
  const resizes = embed.provider === "tally" || embed.provider === "gohighlevel";
  return resizes && message === RESIZER_READY ? RESIZER_BEGIN : null;
}

const RESIZER = "[iFrameSizer]";
const RESIZER_READY = "[iFrameResizerChild]Ready";
/** Its frame's name, and that protocol's sixteen settings: resize automatically, by the body's height. */
const RESIZER_BEGIN = `${RESIZER}embed:8:false:false:32:false:true::bodyOffset:::0:false:parent:scroll:false`;

/** `[iFrameSizer]{frame}:{height}:{width}:{type}` */
function resizerHeight(text: string): Signal | null {
  if (!text.startsWith(RESIZER)) return null;
  const [, height, , type] = text.split(":", 4);
  return type === "message" || type === "close" ? null : heightOf(height);
}

/** The event's name: `type`, and in `fullType`, which is `CAL:{namespace}:{name}`. */
function calEvent(message: unknown): unknown {
  const full = at(message, "fullType");
  const named = typeof full === "string" && /^CAL:[^:]*:(\w+)$/.exec(full);
  return named ? named[1] : at(message, "type");
}

function heightOf(value: unknown): Signal | null {
  const px =
    typeof value === "string" && /^\d{1,6}(?:\.\d{1,6})?(?:px)?$/.test(value)
      ? Number.parseFloat(value)
      : value;
  if (typeof px !== "number" || !Number.isFinite(px) || px <= 0) return null;
  return { height: Math.min(HIGHEST_PX, Math.max(LOWEST_PX, Math.ceil(px))) };
}

function at(value: unknown, ...names: string[]): unknown {
  let found = value;
  for (const name of names) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name))
      return undefined;
    found = Reflect.get(found, name);
  }
  return found;
}

/** Whether a GoHighLevel contact comes with what was booked: its `appoint…` key. */
function hasBooking(contact: unknown): boolean {
  const fields = typeof contact === "object" && contact !== null ? Object.entries(contact) : [];
  return fields.some(([name, value]) => name.startsWith("appoint") && Boolean(value));
}

function parsed(text: unknown): unknown {
  return typeof text === "string" && text.length <= LONGEST_TEXT ? parsedJson(text) : null;
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" && value !== "";
}
