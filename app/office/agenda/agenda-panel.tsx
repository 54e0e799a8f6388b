import { Form, useNavigation } from "react-router";
import { machineZone } from "~/platform/time/machine-zone";
import { dayText, localAt, momentText, timeText } from "~/platform/time/zones";
import type { ActResult, NotDone } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { useClock } from "~/ui/use-clock";
import { useHydrated } from "~/ui/use-hydrated";
import { ZoneSelect } from "~/ui/zone-select";
import { ActPanel } from "./act-panel";

type Kind = { calendar: string; title: string };

/** The act in progress; `times`: free ones, in ISO 8601. */
export type Panel =
  | {
      act: "book";
      calendar: string;
      calendars: readonly Kind[];
      times: readonly string[];
      zones: readonly string[];
    }
  | (OfMeeting & { act: "move"; times: readonly string[] })
  | (OfMeeting & { act: "reassign"; hosts: readonly Host[] })
  | (OfMeeting & { act: "cancel" });

/** `seen`: how often it was changed until now. */
type OfMeeting = { id: string; seen: number; guest: string; startsAt: string };

type Host = { id: string; name: string };

const TITLES = {
  book: "Book for a guest",
  move: "Move this meeting",
  reassign: "Give this meeting to another host",
  cancel: "Cancel this meeting?",
} as const;

type AgendaPanelProps = {
  panel: Panel;
  back: string;
  zone: string;
  result: ActResult | undefined;
};

/** An act on one meeting, or a booking for a guest. */
export function AgendaPanel({ panel, back, zone, result }: AgendaPanelProps) {
  const isSending = useNavigation().formMethod === "POST";
  const refusal = result?.done === false ? result : undefined;
  useClock(zone);
  return (
    <ActPanel
      title={TITLES[panel.act]}
      about={
        panel.act === "book" ? (
          <CalendarChoice panel={panel} />
        ) : (
          <p>
            <strong dir="auto">{panel.guest}</strong>, {momentText(panel.startsAt, zone)}
          </p>
        )
      }
      result={result}
      back={back}
      button={
        canSend(panel) && (
          <Button
            type="submit"
            look={panel.act === "cancel" ? "danger" : "primary"}
            busy={isSending}
          >
            {VERBS[panel.act]}
          </Button>
        )
      }
    >
      <input type="hidden" name="intent" value={panel.act} />
      {panel.act !== "book" && <input type="hidden" name="id" value={panel.id} />}
      {panel.act !== "book" && <input type="hidden" name="seen" value={panel.seen} />}
      {panel.act === "book" && <input type="hidden" name="calendar" value={panel.calendar} />}
      <PanelFields panel={panel} zone={zone} refusal={refusal} />
    </ActPanel>
  );
}

const VERBS = {
  book: "Book",
  move: "Move",
  reassign: "Reassign",
  cancel: "Cancel meeting",
} as const;

function canSend(panel: Panel): boolean {
  if (panel.act === "reassign") return panel.hosts.length > 0;
  return panel.act === "cancel" || panel.times.length > 0;
}

function CalendarChoice({ panel }: { panel: Extract<Panel, { act: "book" }> }) {
  return (
    <Form method="get" className="flex max-w-2xl flex-wrap items-end gap-3">
      <input type="hidden" name="do" value="book" />
      <SelectField name="calendar" label="Meeting" defaultValue={panel.calendar}>
        {panel.calendars.map(({ calendar, title }) => (
          <option key={calendar} value={calendar}>
            {title}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="outline">
        Show free times
      </Button>
    </Form>
  );
}

type PanelFieldsProps = { panel: Panel; zone: string; refusal: NotDone | undefined };

function PanelFields({ panel, zone, refusal }: PanelFieldsProps) {
  if (panel.act === "cancel")
    return (
      <>
        <p className="text-quiet">We email the guest, and the time becomes free again.</p>
        <WordsField />
      </>
    );
  if (panel.act === "reassign") return <HostField hosts={panel.hosts} />;
  return (
    <>
      <TimeField times={panel.times} zone={zone} chosen={refusal?.typed?.at} />
      {panel.act === "move" && panel.times.length > 0 && <WordsField />}
      {panel.act === "book" && <GuestFields zone={zone} zones={panel.zones} refusal={refusal} />}
    </>
  );
}

function WordsField() {
  return <TextArea name="words" label="Words to the guest (optional)" rows={3} maxLength={1_000} />;
}

function HostField({ hosts }: { hosts: readonly Host[] }) {
  if (hosts.length === 0) return <p>No other host takes this kind of meeting.</p>;
  return (
    <SelectField name="host" label="New host">
      {hosts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

type TimeFieldProps = { times: readonly string[]; zone: string; chosen: string | undefined };

function TimeField({ times, zone, chosen }: TimeFieldProps) {
  if (times.length === 0) return <p>No free times in the coming weeks.</p>;
  const days = Map.groupBy(times, (at) => localAt(zone, Date.parse(at)).day);
  return (
    <SelectField name="at" label="Time" defaultValue={chosen}>
      {[...days].map(([day, own]) => (
        <optgroup key={day} label={dayText(day)}>
          {own.map((at) => (
            <option key={at} value={at}>
              {timeText(at, zone)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

type GuestFieldsProps = Omit<PanelFieldsProps, "panel"> & { zones: readonly string[] };

function GuestFields({ zone, zones, refusal }: GuestFieldsProps) {
  const { typed = {}, faults = {} } = refusal ?? {};
  const own = useHydrated() ? machineZone() : zone;
  return (
    <>
      <TextField
        name="name"
        label="Guest's name"
        defaultValue={typed.name}
        error={faults.name}
        required
        autoComplete="off"
      />
      <TextField
        name="mail"
        label="Guest's email"
        type="email"
        defaultValue={typed.mail}
        error={faults.mail}
        required
        autoComplete="off"
      />
      <ZoneSelect
        key={own}
        label="Guest's time zone"
        value={typed.zone ?? own}
        zones={zones}
        error={faults.zone}
        hint="Search their city. Emails show times in this zone."
      />
      <TextField
        name="phone"
        label="Guest's phone"
        hint="Required for phone meetings."
        defaultValue={typed.phone}
        error={faults.phone}
        autoComplete="off"
      />
      <TextArea name="message" label="Note for the meeting" rows={3} defaultValue={typed.message} />
    </>
  );
}
