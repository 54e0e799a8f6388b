import { useState } from "react";
import { HIDDEN_FIELDS, sendWhenBack, useFormToken } from "~/forms/forms";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import { refusalIn } from "~/platform/web/refusal";
import type { CalendarName } from "~/settings/settings.server";
import { Button } from "~/ui/button";
import { type BookingQuestions, checkGuest, type GuestFaults } from "./booking-form";
import type { Choice } from "./choice";
import type { PickerWords } from "./copy/meetings.server";
import { GuestForm, type GuestValues, type KnownGuest } from "./guest-form";
import { MeetingForm } from "./meeting-form";
import { schedulePath } from "./meetings";
import { Picker } from "./picker";
import { bookingFormName, type Schedule, useSchedule } from "./schedule";
import { useChoice } from "./use-choice";

const GIVE_UP_MS = 30_000;
const OUT_OF_REACH =
  "We can't reach the server. Nothing was lost: your booking goes out as soon as the connection is back.";

/** What a page rendered for this visitor already knows; `formToken`: to send without a script; `trainee`: in the portal. */
export type KnownSchedule = {
  schedule: Schedule;
  choice: Choice;
  zones: readonly string[];
  formToken: string;
  trainee: KnownGuest | null;
  refusal: (Refusal & { values: GuestValues; taken?: true }) | null;
};

const NOTHING_ASKED: BookingQuestions = { phone: false, questions: [] };

/** A calendar to book from: `known` if the page was rendered with it, otherwise everything is fetched. */
export function BookingPicker({
  calendar,
  words,
  inPortal = false,
  known,
  at = schedulePath(calendar, inPortal),
}: {
  calendar: CalendarName;
  words: PickerWords;
  inPortal?: boolean;
  known: KnownSchedule | null;
  /** The page's own address, if it differs from the calendar's. */
  at?: string;
}) {
  const { loaded, again } = useSchedule(calendar, known?.schedule ?? null);
  // In the portal, only the page itself was rendered with it.
  const own = loaded.schedule?.own ?? known?.schedule.own ?? null;
  const { choice, choose, isOwn } = useChoice(
    known?.choice ?? null,
    loaded.schedule?.times ?? null,
    own?.at,
  );
  const [notice, setNotice] = useState(known?.refusal?.taken ? known.refusal.message : undefined);
  const [values, setValues] = useState(known?.refusal?.values ?? {});
  const [zones] = useState(() => known?.zones ?? Intl.supportedValuesOf("timeZone"));
  const path = at;
  const trainee = known?.trainee ?? null;
  const asked = loaded.schedule?.asked ?? NOTHING_ASKED;
  const { busy, refusal, prepare, send } = useBooking(
    { calendar, path, trainee, asked },
    (message) => {
      setNotice(message);
      choose({ ...choice, at: null });
      void again();
    },
  );
  const shown = refusal ?? (known?.refusal?.taken ? null : known?.refusal);
  return (
    <Picker
      words={words}
      text={words.text}
      loaded={loaded}
      zones={zones}
      choice={choice}
      choose={(next) => {
        setNotice(undefined);
        choose(next);
      }}
      path={path}
      notice={notice ?? null}
      own={isOwn ? own : null}
      onAgain={() => void again()}
      chosen={({ at, zone }) => (
        <GuestForm
          action={path}
          words={words}
          at={at}
          zone={zone}
          host={choice.host}
          asked={asked}
          formToken={known?.formToken ?? null}
          trainee={trainee}
          values={values}
          faults={shown?.faults ?? NO_FAULTS}
          message={shown?.message}
          doubted={shown?.doubted}
          busy={busy}
          onFocus={prepare}
          onType={setValues}
          onSend={(form) => void send(form)}
        />
      )}
    />
  );
}

const NO_FAULTS: GuestFaults = {};

type MovePickerProps = {
  words: PickerWords;
  schedule: Schedule;
  choice: Choice;
  zones: readonly string[];
  /** The page's own address. */
  path: string;
  notice: string | null;
};

/** Another time for a booked meeting. */
export function MovePicker({ words, schedule, path, notice, zones, ...given }: MovePickerProps) {
  const { choice, choose } = useChoice(given.choice, schedule.times);
  return (
    <Picker
      title="Choose another time"
      words={words}
      text={`${words.title}. ${words.kept}`}
      loaded={{ state: "ready", schedule }}
      zones={zones}
      choice={choice}
      choose={choose}
      path={path}
      notice={notice}
      onAgain={() => {}}
      chosen={({ at, zone }) => (
        <MeetingForm action={path} fields={{ act: "move", at, zone }} className="mt-6">
          <Button type="submit" className="w-full">
            {words.move}
          </Button>
        </MeetingForm>
      )}
    />
  );
}

/** The server's response to a booking sent by the picker. */
type PickerResponse = {
  next?: string;
  error?: string;
  fields?: GuestFaults;
  taken?: boolean;
  stale?: boolean;
  doubted?: boolean;
};

/** `doubted`: a program may have filled the form in. */
type Refusal = { message?: string; faults: GuestFaults; doubted?: boolean };

type Sending = {
  calendar: CalendarName;
  path: string;
  trainee: KnownGuest | null;
  asked: BookingQuestions;
};

/** Sends a picker's form. `onTaken`: the time is gone, choose another; a booking leads to its next page. */
function useBooking(
  { calendar, path, trainee, asked }: Sending,
  onTaken: (message: string) => void,
) {
  const token = useFormToken(bookingFormName(calendar));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

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
    if (faults !== null) return setRefusal({ faults });
    setRefusal(null);
    setBusy(true);
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
    setBusy(false);
    const { error = OUT_OF_REACH, fields: given, doubted } = response;
    if (response.taken) onTaken(error);
    else setRefusal(given ? { faults: given } : { message: error, faults: {}, doubted });
    if (error === OUT_OF_REACH) void sendWhenBack(form, () => void send(form));
  }

  return { busy, refusal, prepare: token.prepare, send };
}

function textsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") fields.set(name, value);
  return fields;
}
