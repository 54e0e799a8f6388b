/** A booked call gets its day, time and zone: a free time by one key, or another one typed (WEEK-3). */

import { CalendarPlus, Copy } from "lucide";
import { type FormEvent, Suspense, use, useId, useMemo, useState } from "react";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { dayText, isDay, localAt, momentText, timeText } from "~/platform/time/zones";
import { readJson } from "~/platform/web/json";
import { sentTo } from "~/script/script";
import { Button, buttonClass } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { FormDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { Spinner } from "~/ui/spinner";
import { useEveryKey } from "~/ui/use-keys";
import { ZoneCombobox } from "~/ui/zone-combobox";
import { CALL_PASSED, type Call } from "./acts";
import { KeyHint } from "./prospect-keys";
import type { Person } from "./use-acts";

type BookDialogProps = {
  prospect: Person;
  /** The prospect's, in which times are shown and said; null: it is asked first. */
  zone: string | null;
  /** The line that confirms the call, with its variables; empty if there is none. */
  confirmation: string;
  onBooked: (call: Call) => void;
  /** The line was copied. */
  onConfirmed: () => void;
  onClose: () => void;
};

type Times = { times: { at: string }[] };

const TIMES = "/schedule/discovery/times";
const MOST_A_DAY = 3;
const MOST_SHOWN = 9;
const DAY_BEGINS = minutesOf("07:00");
const DAY_ENDS = minutesOf("22:00");

export function BookDialog({
  prospect,
  confirmation,
  onBooked,
  onClose,
  ...props
}: BookDialogProps) {
  const [zone, setZone] = useState(props.zone ?? "");
  const zoneId = useId();
  const [zones] = useState(() => ["UTC", ...Intl.supportedValuesOf("timeZone")]);
  const [call, setCall] = useState<Call | null>(null);
  const times = useMemo(() => readJson<Times>(TIMES), []);
  const book = (at: string) => {
    setCall({ at, zone });
    onBooked({ at, zone });
  };
  return (
    <FormDialog
      open
      hasKeys
      onOpenChange={(open) => open || onClose()}
      title="Book the call"
      description={`${prospect.name}: ${call ? "the call is booked." : zone === "" ? "choose their time zone first." : "choose a free time by its number, or type another one."}`}
    >
      {call ? (
        <Booked
          call={call}
          prospect={prospect}
          line={confirmation}
          onConfirmed={props.onConfirmed}
          onClose={onClose}
        />
      ) : (
        <div className="grid gap-5">
          <div className="grid gap-1.5">
            <label htmlFor={zoneId} className="font-semibold text-sm">
              Time zone
            </label>
            <ZoneCombobox id={zoneId} zone={zone} zones={zones} onChoose={setZone} />
          </div>
          {zone === "" ? (
            <UsualZones onChoose={setZone} />
          ) : (
            <>
              <Suspense fallback={<Spinner label="Loading free times" />}>
                <FreeTimes times={times} zone={zone} onChoose={book} />
              </Suspense>
              <OtherTime zone={zone} onChoose={book} onClose={onClose} />
            </>
          )}
        </div>
      )}
    </FormDialog>
  );
}

/** In which most prospects are, each by one key. */
const USUAL_ZONES = [
  ["e", "Eastern", "America/New_York"],
  ["c", "Central", "America/Chicago"],
  ["m", "Mountain", "America/Denver"],
  ["p", "Pacific", "America/Los_Angeles"],
] as const;

function UsualZones({ onChoose }: { onChoose: (zone: string) => void }) {
  useEveryKey((event) => {
    const { target, key } = event;
    const isTyping = target instanceof Element && target.matches("input, textarea");
    const found = USUAL_ZONES.find(([each]) => each === key);
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !found) return;
    event.preventDefault();
    onChoose(found[2]);
  });
  return (
    <fieldset aria-label="Usual time zones" className="flex flex-wrap gap-1.5">
      {USUAL_ZONES.map(([key, name, zone]) => (
        <Button key={key} look="outline" small onClick={() => onChoose(zone)}>
          <KeyHint of={key} />
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

type ChoiceProps = { zone: string; onChoose: (at: string) => void };

function FreeTimes({ times, zone, onChoose }: ChoiceProps & { times: Promise<Times | null> }) {
  const loaded = use(times);
  const shown = firstTimes(loaded?.times ?? [], zone);
  useEveryKey((event) => {
    const { target, key } = event;
    const isTyping = target instanceof Element && target.matches("input, textarea");
    const at = shown[Number(key) - 1];
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || at === undefined) return;
    event.preventDefault();
    onChoose(at);
  });
  if (shown.length === 0)
    return (
      <p className="text-quiet text-sm">
        {loaded ? "The calendar has no free times." : "The free times could not be loaded."} Type
        one below.
      </p>
    );
  const days = Map.groupBy(shown, (at) => localAt(zone, Date.parse(at)).day);
  return (
    <ol aria-label="Free times" className="grid gap-3">
      {[...days].map(([day, times]) => (
        <li key={day}>
          <p className="font-semibold text-sm">{dayText(day)}</p>
          <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-1.5">
            {times.map((at) => (
              <Button
                key={at}
                look="outline"
                small
                className="tabular"
                onClick={() => onChoose(at)}
              >
                <KeyHint of={`${shown.indexOf(at) + 1}`} />
                <span className="sr-only">{`${dayText(day)} at`}</span>
                <span>{timeText(at, zone)}</span>
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A few of each of the next days, early, at noon and late; those at which most people sleep where the prospect is come last. */
export function firstTimes(times: readonly { at: string }[], zone: string): string[] {
  const asleep = ({ at }: { at: string }) => {
    const { minutes } = localAt(zone, Date.parse(at));
    return Number(minutes < DAY_BEGINS || minutes >= DAY_ENDS);
  };
  const wakingFirst = (listed: readonly { at: string }[]) =>
    listed.toSorted((one, other) => asleep(one) - asleep(other));
  const days = Map.groupBy(times, ({ at }) => localAt(zone, Date.parse(at)).day);
  const few = [...days.values()].flatMap((day) => {
    const awake = day.filter((each) => asleep(each) === 0);
    return spread(awake.length > 0 ? awake : day);
  });
  return wakingFirst(few)
    .slice(0, MOST_SHOWN)
    .map(({ at }) => at);
}

/** The first, the last and those between, at even steps. */
function spread<Time>(times: readonly Time[]): Time[] {
  if (times.length <= MOST_A_DAY) return [...times];
  const step = (times.length - 1) / (MOST_A_DAY - 1);
  return times.filter((_, at) =>
    Array.from({ length: MOST_A_DAY }, (_, nth) => Math.round(nth * step)).includes(at),
  );
}

function OtherTime({ zone, onChoose, onClose }: ChoiceProps & { onClose: () => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [day, time] = [String(form.get("day")), String(form.get("time"))];
    if (!isDay(day) || !/^20/.test(day) || !/^\d\d:\d\d/.test(time))
      return setFault("Enter a day and a time");
    const at = new ZoneDay(zone, day).instantOf(minutesOf(time));
    if (at === null)
      return setFault("Clocks are set forward then: this time does not exist on that day");
    if (at <= Date.now()) return setFault(CALL_PASSED);
    onChoose(new Date(at).toISOString());
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid items-end gap-3 border-line border-t pt-4 sm:grid-cols-2"
    >
      <TextField name="day" label="Another day" type="date" />
      <TextField name="time" label="Time" type="time" />
      {fault && (
        <p role="alert" className="font-medium text-danger text-sm sm:col-span-2">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look="outline">
          Book this time
        </Button>
      </div>
    </form>
  );
}

type BookedProps = {
  call: Call;
  prospect: Person;
  line: string;
  onConfirmed: () => void;
  onClose: () => void;
};

function Booked({ call, prospect, line, onConfirmed, onClose }: BookedProps) {
  const { copied, copy } = useCopied("Message");
  const callTime = momentText(call.at, call.zone);
  const text = sentTo(line, { callTime, firstName: prospect.firstName });
  const send = () => {
    void copy(text);
    onConfirmed();
  };
  useEveryKey((event) => {
    if (event.key === "c" && !event.ctrlKey && !event.metaKey) send();
  });
  return (
    <div className="grid gap-4">
      <p ref={intoFocus} tabIndex={-1} className="font-semibold">
        {callTime}
      </p>
      {text !== "" && (
        <p
          dir="auto"
          className="whitespace-pre-line rounded-panel rounded-br-sm bg-accent-soft px-5 py-4 [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {text !== "" && (
          <Button onClick={send}>
            <Icon of={Copy} className="size-4" />
            {copied ? "Copied" : "Copy"}
          </Button>
        )}
        <a
          href={`/tracker/${prospect.id}/call.ics`}
          download="call.ics"
          className={buttonClass("outline")}
        >
          <Icon of={CalendarPlus} className="size-4" />
          Download invitation
        </a>
        <Button look="outline" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** The chosen button is gone, so what came of it is read next. */
function intoFocus(element: HTMLElement | null): void {
  element?.focus();
}
