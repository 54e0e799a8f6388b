import { useState } from "react";
import { useStamp } from "~/forms/forms";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import type { CalendarName } from "~/settings/settings.server";
import { type GuestFaults, guestFaults, guestSchema } from "./booking-form";
import { schedulePath } from "./meetings";
import { stampName } from "./schedule";

/** What the server answers to a booking that the picker sends. */
type Answer = {
  next?: string;
  error?: string;
  fields?: GuestFaults;
  taken?: boolean;
  stale?: boolean;
};

type Refusal = { message?: string; faults: GuestFaults };

const GIVE_UP_MS = 30_000;
const OUT_OF_REACH =
  "The server could not be reached. Nothing is lost; please try again in a moment.";

/** Sends the form of a picker. `onTaken`: the time is gone, choose another; a booking leads to its next page. */
export function useBooking(calendar: CalendarName, onTaken: (message: string) => void) {
  const stamp = useStamp(stampName(calendar));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function sent(fields: URLSearchParams): Promise<Answer> {
    const taken = await stamp.take();
    if (taken === null) return { error: OUT_OF_REACH };
    fields.set("stamp", taken.stamp);
    fields.set("proof", taken.proof);
    const response = await fetchWithin(GIVE_UP_MS, `${schedulePath(calendar)}/bookings`, {
      method: "POST",
      body: fields,
    });
    return (await jsonOf<Answer>(response)) ?? { error: OUT_OF_REACH };
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = textsOf(form);
    const faults = faultsOf(fields);
    if (faults !== null) return setRefusal({ faults });
    setRefusal(null);
    setBusy(true);
    let response = await sent(fields);
    if (response.stale) {
      stamp.renew();
      response = await sent(fields);
    }
    // Busy until the next page is there.
    if (response.next) return location.assign(response.next);
    setBusy(false);
    const { error = OUT_OF_REACH, fields: given } = response;
    if (response.taken) onTaken(error);
    else setRefusal(given ? { faults: given } : { message: error, faults: {} });
  }

  return { busy, refusal, prepare: stamp.prepare, send };
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") fields.set(name, value);
  return fields;
}

/** The same check as the server's, before anything is sent. */
function faultsOf(fields: URLSearchParams): GuestFaults | null {
  const [name, mail, zone, message] = ["name", "mail", "zone", "message"].map((each) =>
    fields.get(each),
  );
  const read = guestSchema.safeParse({ name, mail, zone, message: message ?? "" });
  return read.success ? null : guestFaults(read.error);
}
