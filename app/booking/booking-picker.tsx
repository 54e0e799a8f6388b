import { useState } from "react";
import type { CalendarName } from "~/settings/settings.server";
import type { GuestFaults } from "./booking-form";
import type { Choice } from "./choice";
import { GuestForm, type GuestValues } from "./guest-form";
import { MEETINGS, schedulePath } from "./meetings";
import { Picker } from "./picker";
import type { Schedule } from "./schedule";
import { useBooking } from "./use-booking";
import { useSchedule } from "./use-schedule";

/** What a page rendered for this visitor knows already; `stamp`: to send without a script. */
export type KnownSchedule = {
  schedule: Schedule;
  choice: Choice;
  zones: readonly string[];
  stamp: string;
  refusal: { message?: string; faults: GuestFaults; values: GuestValues; taken?: true } | null;
};

const NOTHING_CHOSEN: Choice = { zone: null, day: null, at: null };

/** A calendar to book from: `known` where the page was rendered with it, else everything is fetched. */
export function BookingPicker({
  calendar,
  known,
}: {
  calendar: CalendarName;
  known: KnownSchedule | null;
}) {
  const { title, text } = MEETINGS[calendar];
  const { loaded, again } = useSchedule(calendar, known?.schedule ?? null);
  const [choice, setChoice] = useState(known?.choice ?? NOTHING_CHOSEN);
  const [notice, setNotice] = useState(known?.refusal?.taken ? known.refusal.message : undefined);
  const [values, setValues] = useState(known?.refusal?.values ?? {});
  const [zones] = useState(() => known?.zones ?? Intl.supportedValuesOf("timeZone"));
  const { busy, refusal, prepare, send } = useBooking(calendar, (message) => {
    setNotice(message);
    setChoice((before) => ({ ...before, at: null }));
    void again();
  });
  const shown = refusal ?? (known?.refusal?.taken ? null : known?.refusal);
  const path = schedulePath(calendar);
  return (
    <Picker
      title={title}
      text={text}
      loaded={loaded}
      zones={zones}
      choice={choice}
      choose={(next) => {
        setNotice(undefined);
        setChoice(next);
      }}
      path={path}
      notice={notice ?? null}
      onAgain={() => void again()}
      chosen={({ at, zone }) => (
        <GuestForm
          action={path}
          at={at}
          zone={zone}
          stamp={known?.stamp ?? null}
          values={values}
          faults={shown?.faults ?? NO_FAULTS}
          message={shown?.message}
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
