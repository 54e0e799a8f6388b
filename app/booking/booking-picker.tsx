import { useRef, useState } from "react";
import type { FormToken } from "~/forms/forms";
import type { CalendarName } from "~/settings/settings.server";
import { useHydrated } from "~/ui/use-hydrated";
import type { BookingQuestions } from "./booking-form";
import type { Choice } from "./choice";
import type { PickerWords } from "./copy/meetings.server";
import type { BookingState, Refusal } from "./guest-booking";
import type { GuestValues, KnownGuest } from "./guest-form";
import { LateGuestForm, useFormAhead } from "./late-guest-form";
import { schedulePath } from "./meetings";
import { Picker } from "./picker";
import { type Schedule, useSchedule } from "./schedule";
import { useChoice } from "./use-choice";

/** What a page rendered for this visitor already knows; `formToken`: to send without a script; `trainee`: in the portal. */
export type KnownSchedule = {
  schedule: Schedule;
  choice: Choice;
  zones: readonly string[];
  formToken: string;
  trainee: KnownGuest | null;
  /** What the guest entered on the page before. */
  entered?: GuestValues | null;
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
  const hydrated = useHydrated();
  const [isRendered] = useState(known !== null && choice.at !== null && !hydrated);
  useFormAhead(isRendered);
  const [notice, setNotice] = useState(known?.refusal?.taken ? known.refusal.message : undefined);
  const [values, setValues] = useState(known?.refusal?.values ?? known?.entered ?? {});
  const [zones] = useState(() => known?.zones ?? Intl.supportedValuesOf("timeZone"));
  const kept = useRef<FormToken>(null);
  const [state, setState] = useState<BookingState>({
    busy: false,
    refusal: known?.refusal?.taken ? null : (known?.refusal ?? null),
  });
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
      path={at}
      notice={notice ?? null}
      own={isOwn ? own : null}
      onAgain={() => void again()}
      chosen={(time) => (
        <LateGuestForm
          isRendered={isRendered}
          calendar={calendar}
          words={words}
          path={at}
          at={time.at}
          zone={time.zone}
          host={choice.host}
          asked={loaded.schedule?.asked ?? NOTHING_ASKED}
          token={known?.formToken ?? null}
          trainee={known?.trainee ?? null}
          values={values}
          onType={setValues}
          kept={kept}
          state={state}
          setState={setState}
          onTaken={(message) => {
            setNotice(message);
            choose({ ...choice, at: null });
            void again(time.at);
          }}
        />
      )}
    />
  );
}
