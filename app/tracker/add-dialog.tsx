import { useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { KEEPS_ITSELF } from "~/platform/pages/unsaved";
import { readJson } from "~/platform/web/json";
import { FormDialog } from "~/ui/dialog";
import { SelectField, TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { LocalTime } from "~/ui/local-time";
import { useResult } from "~/ui/use-result";
import { ProfileLink } from "./acts/profile-link";
import type { Duplicate } from "./add-prospect.server";
import { offeredDays } from "./call-days";
import { profileAddress } from "./profile-address";
import {
  COUNTRIES,
  type Finances,
  nameOf,
  PLATFORMS,
  STATUSES,
  TYPED_FIELDS,
  type Typed,
} from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import type { CurrentVersion } from "./prospect-record.server";
import type { TrackerResult } from "./tracker-acts.server";
import { useTypedWords } from "./use-typed-words";

const NONE = "none";
const CUSTOM = "custom";

const TYPING_MS = 300;
const ASKED = ["firstName", "lastName", "country", "handle", "platform"];

type AddDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };
type CorrectDialogProps = { prospect: Prospect; finances: Finances; onClose: () => void };

export function AddDialog({ open, onOpenChange }: AddDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add New Prospect"
      description="Income and score are shown to you and to administrators."
    >
      <ProspectForm onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

/** What was typed about a prospect, for its adder and for administrators to correct. */
export function CorrectDialog({ prospect, finances, onClose }: CorrectDialogProps) {
  const [begun] = useState({ ...prospect, ...finances });
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Correct ${nameOf(begun)}`}
      description="Everyone viewing the tracker sees the change right away. Income and score are shown to the person who added the prospect, and to administrators."
    >
      <ProspectForm begun={begun} onDone={onClose} />
    </FormDialog>
  );
}

type ProspectFormProps = {
  /** The prospect to correct, as it was when the form opened; a new one otherwise. */
  begun?: Typed & { id: string; version: number };
  onDone: () => void;
};

function ProspectForm({ begun, onDone }: ProspectFormProps) {
  const fetcher = useFetcher<TrackerResult>();
  const { duplicates, look } = useDuplicates(begun?.id);
  const words = useTypedWords(begun);
  const { start } = words;
  useResult(fetcher.data, (result) => {
    if (result.done) words.forget();
    else if (result.away) words.wait();
    if (result.done || result.away) onDone();
  });
  const refusal = fetcher.data?.done === false && !fetcher.data.away ? fetcher.data : undefined;
  const theirs = refusal?.conflict;
  const fault = theirs ? undefined : (refusal?.toast?.description ?? refusal?.toast?.title);
  return (
    <fetcher.Form
      method="post"
      noValidate
      className="grid gap-4"
      onChange={(event) => {
        const form = new FormData(event.currentTarget);
        look(form);
        words.type(form);
      }}
      onSubmit={(event) => words.type(new FormData(event.currentTarget))}
      {...KEEPS_ITSELF}
    >
      <input type="hidden" name="intent" value={begun ? "correct" : "add"} />
      {!begun && <input type="hidden" name="act" value={words.act} />}
      {begun && <input type="hidden" name="id" value={begun.id} />}
      {begun && <input type="hidden" name="version" value={theirs?.version ?? begun.version} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="firstName"
          label="First Name"
          autoComplete="off"
          maxLength={100}
          defaultValue={start.firstName}
        />
        <TextField
          name="lastName"
          label="Last Name"
          autoComplete="off"
          maxLength={100}
          defaultValue={start.lastName}
        />
      </div>
      {duplicates.length > 0 && <DuplicateWarning duplicates={duplicates} />}
      <SelectField name="country" label="Country" defaultValue={start.country}>
        {COUNTRIES.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="annualIncome"
          label="Annual Income"
          placeholder="$65,000"
          defaultValue={start.annualIncome}
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          name="score"
          label="Credit Score"
          placeholder="720"
          defaultValue={start.score}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
        />
      </div>
      <CallDateField day={start.callDate} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="handle"
          label="Handle"
          placeholder="@name"
          defaultValue={start.handle}
          autoComplete="off"
          maxLength={100}
        />
        <SelectField name="platform" label="Platform" defaultValue={start.platform}>
          <option value="">Not known</option>
          {PLATFORMS.map((platform) => (
            <option key={platform}>{platform}</option>
          ))}
        </SelectField>
      </div>
      {theirs && <TheirValues theirs={theirs} />}
      {!theirs && words.changed.length > 0 && (
        <p role="alert" className="rounded-control bg-warning-soft p-3 text-sm text-warning">
          Changed since you typed this: {words.changed.join("; ")}. Saving replaces it.
        </p>
      )}
      <FormEnd
        fault={fault}
        verb={begun ? (theirs ? "Save mine" : "Save") : "Add Prospect"}
        busy={fetcher.state !== "idle"}
        onCancel={() => {
          words.forget();
          onDone();
        }}
      />
    </fetcher.Form>
  );
}

/** What someone stored while the form was open; nothing is overwritten without a second click (TRK-5). */
function TheirValues({ theirs }: { theirs: CurrentVersion }) {
  return (
    <div role="alert" className="rounded-control bg-warning-soft p-3 text-sm text-warning">
      <p>
        <strong dir="auto">{theirs.by}</strong> has changed this prospect in the meantime (
        <LocalTime at={theirs.at} never="" exact />
        ). Your changes were not saved. Stored now:
      </p>
      <ul className="mt-1 tabular [overflow-wrap:anywhere]" dir="auto">
        {TYPED_FIELDS.map(({ label, text }) => (
          <li key={label}>
            {label}: {text(theirs.typed)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A warning, not an obstacle: two people may share a name. */
function DuplicateWarning({ duplicates }: { duplicates: readonly Duplicate[] }) {
  return (
    <div role="status" className="rounded-control bg-warning-soft p-3 text-sm text-warning">
      <p className="font-semibold">
        A prospect with this{" "}
        {duplicates.some(({ same }) => same === "handle") ? "handle" : "name and country"} already
        exists
      </p>
      <ul>
        {duplicates.map(({ id, name, contact, status, addedBy, createdAt }) => (
          <li key={id} dir="auto" className="[overflow-wrap:anywhere]">
            <Link to={`/tracker/${id}`} target="_blank" className="underline">
              {name}
            </Link>
            {contact && (
              <>
                , <ProfileLink {...contact} profile={profileAddress(contact)} />
              </>
            )}
            , {STATUSES[status].toLowerCase()}, added by {addedBy ?? "someone who has left"} (
            <LocalTime at={createdAt} never="" />)
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks for duplicates when typing pauses; not for half a name. */
function useDuplicates(except?: string) {
  const [found, setFound] = useState<{ of: string; duplicates: Duplicate[] } | null>(null);
  const [latest, setLatest] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const ask = async (query: string) => {
    const response = await readJson<{ duplicates: Duplicate[] }>(`/tracker/duplicates?${query}`);
    if (response) setFound({ of: query, duplicates: response.duplicates });
  };
  const look = (form: FormData) => {
    const [firstName = "", lastName = "", country = "", handle = "", platform = ""] = ASKED.map(
      (name) => String(form.get(name) ?? "").trim(),
    );
    const named = firstName && lastName ? { firstName, lastName } : undefined;
    const contact = handle ? { handle, ...(platform && { platform }) } : undefined;
    const asked = { country, ...named, ...contact, ...(except && { except }) };
    const query = named || handle ? `${new URLSearchParams(asked)}` : "";
    if (query === latest) return;
    setLatest(query);
    clearTimeout(timer.current);
    if (query !== "") timer.current = setTimeout(() => void ask(query), TYPING_MS);
  };
  return { duplicates: found?.of === latest ? found.duplicates : [], look };
}

/** The day of the call, chosen on the setter's own calendar; only that day is sent (TRK-2). */
function CallDateField({ day }: { day?: string | null }) {
  const [offered] = useState(() => offeredDays(new Date()));
  const [choice, setChoice] = useState(() => {
    if (day === undefined) return offered[0]?.day ?? NONE;
    if (day === null || day === "") return NONE;
    return offered.some((each) => each.day === day) ? day : CUSTOM;
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        name=""
        label="Call Date"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
      >
        {offered.map(({ day, label }) => (
          <option key={day} value={day}>
            {label}
          </option>
        ))}
        <option value={CUSTOM}>Custom Date</option>
        <option value={NONE}>No call yet</option>
      </SelectField>
      {choice === CUSTOM ? (
        <TextField name="callDate" label="Date" type="date" defaultValue={day ?? offered[0]?.day} />
      ) : (
        <input type="hidden" name="callDate" value={choice === NONE ? "" : choice} />
      )}
    </div>
  );
}
