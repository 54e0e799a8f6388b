import { Download, Upload } from "lucide";
import { type ReactNode, useRef, useState } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { ButtonLink, buttonClass } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { PhoneFold } from "~/ui/phone-fold";
import { useSlashKey } from "~/ui/use-keys";
import type { Owner } from "./owners.server";
import { STATUS_NAMES, STATUSES } from "./prospect";
import { isFiltered, queryOf, SORTS, type TrackerView, viewOf } from "./tracker-view";

const TYPING_MS = 300;
const FIELD =
  "min-h-11 w-full rounded-control border border-line bg-surface px-3 text-base hover:border-quiet";

type FiltersProps = {
  view: TrackerView;
  owners: readonly Owner[];
  me: string;
  seesAll: boolean;
  found: number | null;
};

/** Search, filters and order; the address holds them, and each takes effect right away. */
export function ProspectFilters({ view: shown, owners, me, seesAll, found }: FiltersProps) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const under = location?.pathname === "/tracker" ? location : null;
  const view = under ? viewOf(new URLSearchParams(under.search)) : shown;
  const change = (changes: Partial<TrackerView>) =>
    void navigate(queryOf(view, changes), { preventScrollReset: true, replace: true });
  const others = owners.filter(({ id }) => id !== me);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="prospects" className="flex items-baseline gap-3 text-2xl">
          Prospects
          <span className="font-normal font-sans text-base text-quiet tabular">
            {found === null ? "more than 1,000" : found.toLocaleString("en-US")}
            {isFiltered(shown) && " found"}
          </span>
        </h2>
        {isFiltered(view) && (
          <ButtonLink to="/tracker" look="quiet" small preventScrollReset>
            Clear filters
          </ButtonLink>
        )}
        <ButtonLink to="/tracker/import" look="outline" small className="ml-auto">
          <Icon of={Upload} className="size-4" />
          Import
        </ButtonLink>
        <a
          href={`/tracker/prospects.csv${queryOf(shown)}`}
          className={buttonClass("outline", true)}
          download
        >
          <Icon of={Download} className="size-4" />
          Export CSV
        </a>
      </div>
      <Form
        role="search"
        className="panel mt-4 grid items-end gap-3 p-4 sm:grid-cols-2 lg:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          const q = new FormData(event.currentTarget).get("q");
          change({ q: String(q ?? "").trim() || undefined });
        }}
      >
        <Search q={view.q} onSearch={(q) => change({ q })} />
        <PhoneFold name="filters" open={isFiltered(shown)}>
          <Choice name="status" label="Status" value={view.status} onChange={change}>
            <option value="">Every status</option>
            {STATUS_NAMES.map((status) => (
              <option key={status} value={status}>
                {STATUSES[status]}
              </option>
            ))}
          </Choice>
          <Choice name="owner" label="Added by" value={view.owner} onChange={change}>
            <option value="">Everyone</option>
            <option value={me}>Me</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          <Choice name="qualified" label="Qualified" value={view.qualified} onChange={change}>
            <option value="">All</option>
            <option value="yes">Qualified</option>
            <option value="no">Not qualified</option>
          </Choice>
          <Choice name="contact" label="Next contact" value={view.contact} onChange={change}>
            <option value="">All</option>
            <option value="none">{seesAll ? "None" : "None, of yours"}</option>
          </Choice>
          <Day name="from" label="Call from" value={view.from} onChange={change} />
          <Day name="to" label="Call until" value={view.to} onChange={change} />
          <Choice name="sort" label="Order" value={view.sort} onChange={change}>
            {Object.entries(SORTS).map(([sort, words]) => (
              <option key={sort} value={sort}>
                {words}
              </option>
            ))}
          </Choice>
        </PhoneFold>
        <noscript>
          <button type="submit" className={buttonClass()}>
            Apply
          </button>
        </noscript>
      </Form>
    </>
  );
}

type SearchProps = { q: string | undefined; onSearch: (q: string | undefined) => void };

/** `/` puts the cursor here. Typed text stays while the address follows it; any other change to the address replaces it. */
function Search({ q = "", onSearch }: SearchProps) {
  const [draft, setDraft] = useState({ seen: q, sent: q, text: q });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (draft.seen !== q) setDraft({ seen: q, sent: q, text: draft.sent === q ? draft.text : q });
  const input = useSlashKey();
  const typed = (text: string) => {
    setDraft((before) => ({ ...before, text }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft((before) => ({ ...before, sent: text.trim() }));
      onSearch(text.trim() || undefined);
    }, TYPING_MS);
  };
  return (
    <label className="grid gap-1.5">
      <span className="font-semibold text-sm">
        Search names{" "}
        <kbd className="font-normal text-quiet max-sm:hidden pointer-coarse:hidden">/</kbd>
      </span>
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="Search names"
        aria-keyshortcuts="/"
        autoComplete="off"
        maxLength={100}
        value={draft.text}
        onChange={(event) => typed(event.target.value)}
        className={FIELD}
      />
    </label>
  );
}

type FieldProps = {
  name: keyof TrackerView;
  label: string;
  value: string | undefined;
  onChange: (changes: Partial<TrackerView>) => void;
};

function Choice({ name, label, value, onChange, children }: FieldProps & { children: ReactNode }) {
  return (
    <SelectField
      name={name}
      label={label}
      value={value ?? ""}
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
    >
      {children}
    </SelectField>
  );
}

function Day({ name, label, value, onChange }: FieldProps) {
  return (
    <label className="grid grid-cols-1 content-start gap-1.5">
      <span className="font-semibold text-sm">{label}</span>
      <input
        type="date"
        name={name}
        value={value ?? ""}
        onChange={(event) => onChange({ [name]: event.target.value || undefined })}
        className={FIELD}
      />
    </label>
  );
}
