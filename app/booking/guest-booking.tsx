import { type RefObject, useState } from "react";
import { type FormToken, formToken, HIDDEN_FIELDS, sendWhenBack } from "~/forms/forms";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import { refusalIn } from "~/platform/web/refusal";
import type { CalendarName } from "~/settings/settings.server";
import { type BookingQuestions, checkGuest, type GuestFaults } from "./booking-form";
import type { PickerWords } from "./copy/meetings.server";
import { GuestForm, type GuestValues, type KnownGuest } from "./guest-form";
import { bookingFormName } from "./schedule";

const GIVE_UP_MS = 30_000;
const OUT_OF_REACH =
  "We can't reach the server. Nothing was lost: your booking goes out as soon as the connection is back.";
const NO_FAULTS: GuestFaults = {};

/** The server's response to a booking sent by the picker. */
type PickerResponse = {
  next?: string;
  error?: string;
  fields?: GuestFaults;
  taken?: boolean;
  stale?: boolean;
  doubted?: boolean;
  asked?: BookingQuestions;
};

/** `doubted`: a program may have filled the form in. */
export type Refusal = { message?: string; faults: GuestFaults; doubted?: boolean };

/** How the sending stands; `asked`: what is asked instead, since the questions have changed. */
export type BookingState = { busy: boolean; refusal: Refusal | null; asked?: BookingQuestions };

/** What is `kept` and its `state` outlast the form, which goes when another time is to be chosen. */
export type GuestBookingProps = {
  calendar: CalendarName;
  words: PickerWords;
  path: string;
  at: string;
  zone: string;
  host: string | null;
  asked: BookingQuestions;
  /** To send without a script. */
  token: string | null;
  trainee: KnownGuest | null;
  values: GuestValues;
  onType: (values: GuestValues) => void;
  kept: RefObject<FormToken | null>;
  state: BookingState;
  setState: (state: BookingState) => void;
  onTaken: (message: string) => void;
};

/** The form for the chosen time, and how it is sent. */
export function GuestBooking(props: GuestBookingProps) {
  const { busy, refusal, asked = props.asked } = props.state;
  const { prepare, send } = useBooking({ ...props, asked });
  return (
    <GuestForm
      action={props.path}
      words={props.words}
      at={props.at}
      zone={props.zone}
      host={props.host}
      asked={asked}
      formToken={props.token}
      trainee={props.trainee}
      values={props.values}
      faults={refusal?.faults ?? NO_FAULTS}
      message={refusal?.message}
      doubted={refusal?.doubted}
      busy={busy}
      onFocus={prepare}
      onType={props.onType}
      onSend={(form) => void send(form)}
    />
  );
}

/** Sends the form. `onTaken`: the time is gone, choose another; a booking leads to its next page. */
function useBooking({
  calendar,
  path,
  trainee,
  asked,
  kept,
  setState,
  onTaken,
}: GuestBookingProps) {
  const [token] = useState(() => {
    kept.current ??= formToken(bookingFormName(calendar));
    return kept.current;
  });

  async function sent(fields: URLSearchParams): Promise<PickerResponse> {
    const solution = await token.take();
    if (solution === null) return { error: OUT_OF_REACH };
    fields.set(HIDDEN_FIELDS.token, solution.token);
    fields.set(HIDDEN_FIELDS.proof, solution.proof);
    const response = await fetchWithin(GIVE_UP_MS, `${path.split("?")[0]}/bookings`, {
      method: "POST",
      body: fields,
    });
    const read = response && (await jsonOf<PickerResponse>(response.clone()));
    if (read) return read;
    const { kind, words } = await refusalIn(response);
    return { error: kind === "unreachable" ? OUT_OF_REACH : words };
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = textsOf(form);
    // The server checks the same again.
    const { faults } = checkGuest(fields, trainee !== null, asked);
    if (faults !== null) return setState({ busy: false, refusal: { faults }, asked });
    setState({ busy: true, refusal: null, asked });
    let response = await sent(fields);
    if (response.stale) {
      token.renew();
      response = await sent(fields);
    }
    // Busy until the next page is there. Some browsers keep this one as it is for the way back.
    if (response.next) {
      addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
      return location.assign(response.next);
    }
    const { error = OUT_OF_REACH, fields: given, doubted } = response;
    const refused = given ? { faults: given } : { message: error, faults: {}, doubted };
    setState({
      busy: false,
      refusal: response.taken ? null : refused,
      asked: response.asked ?? asked,
    });
    if (response.taken) onTaken(error);
    if (error === OUT_OF_REACH) void sendWhenBack(form, () => void send(form));
  }

  return { prepare: token.prepare, send };
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") fields.set(name, value);
  return fields;
}
