import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { zoneText } from "~/platform/time/zone-names";
import { localAt } from "~/platform/time/zones";
import { Button } from "~/ui/button";
import { ConflictPanel } from "~/ui/conflict-panel";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { useFocusOn } from "~/ui/take-focus";
import { useHydrated } from "~/ui/use-hydrated";
import { useResult } from "~/ui/use-result";
import { COUNTRIES, PLATFORMS } from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import type { TrackerResult } from "./tracker-acts.server";

const LABELS = {
  firstName: "First name",
  lastName: "Last name",
  country: "Country",
  annualIncome: "Annual income",
  score: "Credit score",
  callDate: "Call date",
  handle: "Handle",
  platform: "Platform",
  profile: "Profile address",
  nextContact: "Next contact",
  notes: "Notes",
} as const;
type Name = keyof typeof LABELS;
const NAMES = Object.keys(LABELS) as Name[];

/** `begun`: the stored value that was typed over; `round`: how often the field started from another one. */
type Field = { begun: string; typed: string; round: number };

/** `result`: of a save without a script. */
type ContactFormProps = {
  prospect: Prospect;
  nextContactAt: string | null;
  zone: string;
  result: TrackerResult | undefined;
};

/** Every field that the tracker asks for, and when the next contact is. Typed text stays while someone else changes the prospect (DAY-3). */
export function ContactForm({ prospect, nextContactAt, zone, result }: ContactFormProps) {
  const fetcher = useFetcher<TrackerResult>();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { handle, platform, profile, notes } = prospect.finances ?? {};
  const { annualIncome, score } = prospect.finances ?? {};
  const stored: Record<Name, string> = {
    firstName: prospect.firstName,
    lastName: prospect.lastName,
    country: prospect.country,
    annualIncome: annualIncome ?? "",
    score: score ?? "",
    callDate: prospect.callDate ?? "",
    handle: handle ?? "",
    platform: platform ?? "",
    profile: profile ?? "",
    notes: notes ?? "",
    nextContact: localMoment(nextContactAt, zone),
  };
  const { fields, disputed, type, send, takeTheirs } = useFields(
    { values: stored, version: prospect.version },
    fetcher.state === "idle",
    fetcher.data,
  );
  const refused = fetcher.data ?? result;
  const refusal = refused?.done === false ? refused : undefined;
  // Without a script the page is drawn with what was typed.
  const typed = fetcher.data === undefined ? (refusal?.typed ?? {}) : {};
  const begun = (name: Name) =>
    (fields[name].round === 0 ? typed[name] : undefined) ?? fields[name].begun;
  const key = (name: Name) => `${name} ${fields[name].round}`;
  const faults = refusal?.faults ?? {};
  const faulty = (name: Name) => {
    const error = faults[name];
    return error === undefined ? {} : { error };
  };
  const isAtField = Object.keys(faults).some((name) => name !== "notes");
  const toast = isAtField ? null : refusal?.toast;
  const isSaved =
    fetcher.data?.done === true && NAMES.every((name) => fields[name].typed === fields[name].begun);
  const saved = useFocusOn<HTMLParagraphElement>(isSaved ? fetcher.data : undefined);
  useResult(refusal, () => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      className="panel mt-4 grid gap-4 p-5 sm:grid-cols-2"
      onChange={(event) => type(new FormData(event.currentTarget))}
      onSubmit={send}
    >
      <input type="hidden" name="intent" value="correct" />
      <input type="hidden" name="version" value={prospect.version} />
      <input type="hidden" name="zone" value={zone} />
      {(["firstName", "lastName"] as const).map((name) => (
        <TextField
          key={key(name)}
          name={name}
          label={LABELS[name]}
          autoComplete="off"
          maxLength={100}
          defaultValue={begun(name)}
          {...faulty(name)}
        />
      ))}
      <SelectField
        key={key("country")}
        name="country"
        label={LABELS.country}
        defaultValue={begun("country")}
      >
        {COUNTRIES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <TextField
        key={key("callDate")}
        name="callDate"
        label={LABELS.callDate}
        type="date"
        defaultValue={begun("callDate")}
        {...faulty("callDate")}
      />
      {(["annualIncome", "score"] as const).map((name) => (
        <TextField
          key={key(name)}
          name={name}
          label={LABELS[name]}
          autoComplete="off"
          maxLength={40}
          defaultValue={begun(name)}
          {...faulty(name)}
        />
      ))}
      <TextField
        key={key("handle")}
        name="handle"
        label={LABELS.handle}
        placeholder="@name"
        autoComplete="off"
        maxLength={100}
        defaultValue={begun("handle")}
        {...faulty("handle")}
      />
      <SelectField
        key={key("platform")}
        name="platform"
        label={LABELS.platform}
        defaultValue={begun("platform")}
      >
        <option value="">Not known</option>
        {PLATFORMS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <TextField
        key={key("profile")}
        name="profile"
        label={LABELS.profile}
        placeholder="https://www.instagram.com/name"
        autoComplete="off"
        maxLength={500}
        defaultValue={begun("profile")}
        {...faulty("profile")}
      />
      <TextField
        key={key("nextContact")}
        name="nextContact"
        label={LABELS.nextContact}
        type="datetime-local"
        hint={`Time in ${zoneText(zone)}`}
        defaultValue={begun("nextContact")}
        {...faulty("nextContact")}
      />
      <div className="sm:col-span-2">
        <TextArea
          key={key("notes")}
          name="notes"
          label={LABELS.notes}
          rows={4}
          maxLength={2_000}
          defaultValue={begun("notes")}
        />
      </div>
      {toast && disputed.length === 0 && (
        <p role="alert" className="font-medium text-danger text-sm sm:col-span-2">
          {[toast.title, toast.description].filter(Boolean).join(". ")}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        {disputed.length > 0 ? (
          <ConflictPanel
            fields={disputed.map((name) => ({
              name: LABELS[name],
              theirs: shown(stored[name]),
              mine: shown(fields[name].typed),
            }))}
            onKeep={takeTheirs}
            onSave={() => form.current?.requestSubmit()}
          >
            Someone else changed this in the meantime. Your changes were not saved.
          </ConflictPanel>
        ) : (
          <Button type="submit" busy={hydrated && fetcher.state !== "idle"}>
            Save
          </Button>
        )}
        <p ref={saved} role="status" tabIndex={-1} className="font-medium text-success">
          {isSaved && "Saved"}
        </p>
      </div>
    </fetcher.Form>
  );
}

/**
 * Fields take a newer stored value, unless something else was typed into them: then they are disputed. `isSettled`: no
 * save is under way, after which the stored values still have to be reloaded. `result`: of the last save.
 */
function useFields(
  { values: stored, version }: { values: Readonly<Record<Name, string>>; version: number },
  isSettled: boolean,
  result: TrackerResult | undefined,
) {
  const [fields, setFields] = useState(() =>
    eachName((name): Field => ({ begun: stored[name], typed: stored[name], round: 0 })),
  );
  const sent = useRef(fields);
  const [saved, setSaved] = useState<typeof fields | null>(null);
  useResult(result, ({ done }) => setSaved(done ? sent.current : null));
  const isSame = (name: Name) => fields[name].typed === stored[name];
  const withStored = (name: Name): Field => {
    const { typed, round } = fields[name];
    return isSame(name)
      ? { begun: typed, typed, round }
      : { begun: stored[name], typed: stored[name], round: round + 1 };
  };
  const changed = NAMES.filter((name) => stored[name] !== fields[name].begun);
  const isDisputed = (name: Name) => fields[name].typed !== fields[name].begun && !isSame(name);
  const disputed = isSettled && saved === null ? changed.filter(isDisputed) : [];
  const take = (names: readonly Name[]) =>
    setFields(eachName((name) => (names.includes(name) ? withStored(name) : fields[name])));
  if (isSettled && saved !== null) {
    setSaved(null);
    // The server normalizes what it stores. Text typed since is still to be saved, and disputed if others changed it since.
    const isOurs = result?.done === true && result.value?.version === version;
    setFields(
      eachName((name) =>
        fields[name].typed === saved[name].typed
          ? withStored(name)
          : { ...fields[name], begun: isOurs ? stored[name] : saved[name].typed },
      ),
    );
  } else if (isSettled && changed.length > disputed.length)
    take(changed.filter((name) => !disputed.includes(name)));
  return {
    fields,
    disputed,
    type: (form: FormData) =>
      setFields(eachName((name) => ({ ...fields[name], typed: String(form.get(name) ?? "") }))),
    send: () => {
      sent.current = fields;
    },
    takeTheirs: () => take(disputed),
  };
}

function eachName<Value>(of: (name: Name) => Value): Record<Name, Value> {
  return {
    firstName: of("firstName"),
    lastName: of("lastName"),
    country: of("country"),
    annualIncome: of("annualIncome"),
    score: of("score"),
    callDate: of("callDate"),
    handle: of("handle"),
    platform: of("platform"),
    profile: of("profile"),
    nextContact: of("nextContact"),
    notes: of("notes"),
  };
}

function shown(value: string): string {
  return value.replace("T", " ") || "Nothing";
}

/** A moment as a field of the kind `datetime-local` holds it: `2026-11-23T09:30` on the clocks of a zone; empty for none. */
function localMoment(at: string | null, zone: string): string {
  if (at === null) return "";
  const { day, minutes } = localAt(zone, Date.parse(at));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
