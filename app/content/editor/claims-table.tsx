/** All claims as one table: one row each, sources and dates for many at once, and what is not used (OWN-5). */

import { Plus } from "lucide";
import { type ClipboardEvent, useState } from "react";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import { newItemId } from "../changes";
import { type Field, fieldAt, type GroupField, joined } from "../fields";
import { OWN_CLAIMS, SHIPPED_CLAIMS } from "./claim-names";
import { type Claim, ClaimRow } from "./claim-row";
import type { ClaimUses } from "./claims.server";
import { useDraft, useDraftStore } from "./draft-context";

const COLUMNS = ["Claim", "Figure", "Source", "As of", "Not used by us"];

type ClaimsTableProps = { root: GroupField; uses: ClaimUses };

export function ClaimsTable({ root, uses }: ClaimsTableProps) {
  const claims = useClaims(root);
  const hydrated = useHydrated();
  const [sought, setSought] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = claims.filter(({ words }) => words.includes(sought.trim().toLowerCase()));
  const store = useDraftStore();
  const choose = (paths: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((path) => !paths.includes(path));
      return new Set(isOn ? [...others, ...paths] : others);
    });
  /** As in a spreadsheet: lines go down the rows, a second column is the date. */
  const paste = (from: string) => (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData("text")
      .replace(/\r?\n$/, "")
      .split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    const at = shown.findIndex(({ path }) => path === from);
    for (const [down, line] of lines.entries()) {
      const row = shown[at + down];
      const [source = "", date = ""] = line.split("\t");
      if (row && source.trim()) store.type(`${row.path}.source`, source.trim());
      if (row && /^\d{4}-\d{2}-\d{2}$/.test(date.trim()))
        store.type(`${row.path}.date`, date.trim());
    }
  };
  const isAll = shown.length > 0 && shown.every(({ path }) => chosen.has(path));
  return (
    <fieldset
      id={SHIPPED_CLAIMS}
      aria-labelledby="claims-title"
      className="panel min-w-0 scroll-mt-28 p-5 sm:p-6"
    >
      <h2 id="claims-title" className="text-2xl">
        Figures
      </h2>
      <p className="mt-1 mb-4 text-quiet">
        A text names one in braces: {"{students}"}. Several lines pasted into a source go down the
        rows.
      </p>
      {hydrated && (
        <div className="mb-4 grid gap-4">
          <TextField
            name="find-claim"
            type="search"
            label="Search claims"
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={isAll}
              onChange={(event) =>
                choose(
                  shown.map(({ path }) => path),
                  event.currentTarget.checked,
                )
              }
              className="size-5 accent-accent"
            />
            {`Select all ${shown.length}`}
          </label>
          {chosen.size > 0 && (
            <WithSelected
              claims={claims.filter(({ path }) => chosen.has(path))}
              onDone={() => setChosen(new Set())}
            />
          )}
        </div>
      )}
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">Claims</caption>
        <thead className="border-line border-b text-quiet text-sm max-md:sr-only">
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col" className="px-1.5 py-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {claims.map((claim) => (
            <ClaimRow
              key={claim.path}
              claim={claim}
              uses={uses[claim.name] ?? []}
              isHidden={!shown.includes(claim)}
              isChosen={chosen.has(claim.path)}
              onChoose={hydrated ? (isOn) => choose([claim.path], isOn) : undefined}
              onPaste={paste(claim.path)}
            />
          ))}
        </tbody>
      </table>
      <AddClaim root={root} />
    </fieldset>
  );
}

/** The shipped ones first; what is typed counts at once. */
function useClaims(root: GroupField): Claim[] {
  const shipped = fieldAt(root, SHIPPED_CLAIMS);
  const own = fieldAt(root, OWN_CLAIMS);
  const ownIds = useDraft((store) => store.items(OWN_CLAIMS))
    .split(" ")
    .filter(Boolean);
  const groups = [
    ...(shipped?.kind === "group"
      ? shipped.fields.map((field) => ({ path: joined(SHIPPED_CLAIMS, field.name), field }))
      : []),
    ...(own?.kind === "list"
      ? ownIds.map((id) => ({ path: joined(OWN_CLAIMS, id), field: own.item as Field }))
      : []),
  ];
  const words = useDraft((store) =>
    JSON.stringify(
      groups.map(({ path }) =>
        ["name", "figure", "says", "source"].map((each) => store.value(`${path}.${each}`)),
      ),
    ),
  );
  const texts = JSON.parse(words) as string[][];
  return groups.flatMap(({ path, field }, at) => {
    if (field.kind !== "group") return [];
    const isOwn = path.startsWith(`${OWN_CLAIMS}.`);
    const [typed = "", ...rest] = texts[at] ?? [];
    const name = isOwn ? typed : field.name;
    return {
      path,
      name,
      isOwn,
      fields: field.fields,
      words: [name, ...rest].join(" ").toLowerCase(),
    };
  });
}

function AddClaim({ root }: { root: GroupField }) {
  const store = useDraftStore();
  const list = fieldAt(root, OWN_CLAIMS);
  if (list?.kind !== "list") return null;
  return (
    <div className="mt-4">
      <Button
        type="submit"
        name="do"
        value={`add ${OWN_CLAIMS}`}
        look="outline"
        small
        aria-disabled={false}
        onClick={(event) => {
          event.preventDefault();
          store.add(OWN_CLAIMS, newItemId(list, OWN_CLAIMS, store.shown()));
        }}
      >
        <Icon of={Plus} className="size-4" />
        Add figure
      </Button>
    </div>
  );
}

type WithSelectedProps = { claims: readonly Claim[]; onDone: () => void };

function WithSelected({ claims, onDone }: WithSelectedProps) {
  const store = useDraftStore();
  const [source, setSource] = useState("");
  const [date, setDate] = useState("");
  const each = (part: string, value: string) => {
    for (const { path } of claims) store.type(`${path}.${part}`, value);
  };
  const fill = () => {
    if (source.trim()) each("source", source.trim());
    if (date) each("date", date);
    onDone();
  };
  return (
    <section
      aria-label="With selected"
      className="grid items-end gap-3 rounded-control border border-line bg-paper p-4 md:grid-cols-[minmax(0,1fr)_11rem]"
    >
      <p className="font-semibold text-sm md:col-span-2">{`With selected: ${claims.length}`}</p>
      <TextField
        name="all-source"
        label="Source"
        value={source}
        onChange={(event) => setSource(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <TextField
        name="all-date"
        label="As of"
        type="date"
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2 md:col-span-2">
        <Button small disabled={!source.trim() && !date} onClick={fill}>
          Same source and date for selected
        </Button>
        <Button small look="outline" onClick={() => each("unused", "yes")}>
          Not used by us
        </Button>
        <Button small look="outline" onClick={() => each("unused", "")}>
          Used again
        </Button>
      </div>
    </section>
  );
}
