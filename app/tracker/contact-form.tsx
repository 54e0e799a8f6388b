import { useRef } from "react";
import { useFetcher } from "react-router";
import { KEEPS_ITSELF } from "~/platform/pages/unsaved";
import { zoneText } from "~/platform/time/zone-names";
import { Button } from "~/ui/button";
import { ConflictPanel } from "~/ui/conflict-panel";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { isTyping, useFocusOn } from "~/ui/take-focus";
import { useHydrated } from "~/ui/use-hydrated";
import { useResult } from "~/ui/use-result";
import { keepWords, useKeptWords } from "./acts/kept-words";
import { localMoment, WORD_NAMES, WORDS, type WordName, withTyping } from "./acts/typed-acts";
import type { Acts } from "./acts/use-acts";
import { COUNTRIES, nameOf, PLATFORMS } from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import type { TrackerResult } from "./tracker-acts.server";
import { useFields } from "./use-fields";

const LABELS = WORDS;
type Name = WordName;
const NAMES = WORD_NAMES;

/** `result`: of a save without a script. */
type ContactFormProps = {
  prospect: Prospect;
  nextContactAt: string | null;
  zone: string;
  result: TrackerResult | undefined;
  acts: Acts;
  userId: string;
};

/** Every field that the tracker asks for, and when the next contact is. Typed text stays while someone else changes the prospect (DAY-3). */
export function ContactForm({ acts, userId, ...page }: ContactFormProps) {
  const { prospect, nextContactAt, zone, result } = page;
  const { id } = prospect;
  const kept = useKeptWords(userId).find(({ key }) => key === id)?.content ?? null;
  // What came back waits no longer, though it stands in the outbox until the page is loaded again.
  const backAt = kept?.backAt ?? 0;
  const waiting = acts.unsent.flatMap((act) =>
    act.kind === "correct" && act.prospect === id && act.doneAt > backAt ? [act.typing] : [],
  );
  const fetcher = useFetcher<TrackerResult>();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { handle, platform, profile, notes } = prospect.finances ?? {};
  const { annualIncome, score } = prospect.finances ?? {};
  const values: Record<Name, string> = {
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
  const stored = withTyping(values, waiting);
  const { fields, disputed, type, send, takeTheirs, reset } = useFields(
    { values: stored, version: prospect.version, kept },
    fetcher.state === "idle",
    fetcher.data,
    (typing) => keepWords(userId, id, typing),
    (typing) => acts.correct(id, typing, nameOf(prospect)),
  );
  const refused = fetcher.data ?? result;
  const refusal = refused?.done === false && !refused.away ? refused : undefined;
  // Without a script the page is drawn with what was typed.
  const typed = fetcher.data === undefined ? (refusal?.typed ?? {}) : {};
  const begun = (name: Name) =>
    (fields[name].round === 0 ? typed[name] : undefined) ??
    fields[name].shown ??
    fields[name].begun;
  const key = (name: Name) => `${name} ${fields[name].round}`;
  const faults = refusal?.faults ?? {};
  const faulty = (name: Name) => {
    const error = faults[name];
    return error === undefined ? {} : { error };
  };
  const isAtField = Object.keys(faults).some((name) => name !== "notes");
  const toast = isAtField ? null : refusal?.toast;
  const isSaved =
    fetcher.data?.done === true &&
    waiting.length === 0 &&
    NAMES.every((name) => fields[name].typed === fields[name].begun);
  const saved = useFocusOn<HTMLParagraphElement>(isSaved ? fetcher.data : undefined);
  useResult(refusal, () => {
    if (!isTyping()) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  });
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      className="panel mt-4 grid gap-4 p-5 sm:grid-cols-2"
      onChange={(event) => type(new FormData(event.currentTarget))}
      onSubmit={send}
      {...KEEPS_ITSELF}
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
        {waiting.length > 0 && (
          <p role="status" className="text-quiet text-sm">
            Saved in this browser. It is sent when the connection is back.
          </p>
        )}
        {kept && (
          <p className="flex flex-wrap items-center gap-x-1 text-quiet text-sm">
            Kept in this browser until you save.
            <Button look="quiet" small onClick={reset}>
              Clear
            </Button>
          </p>
        )}
      </div>
    </fetcher.Form>
  );
}

function shown(value: string): string {
  return value.replace("T", " ") || "Nothing";
}
