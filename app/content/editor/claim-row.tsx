import { Trash2 } from "lucide";
import type { ClipboardEvent, ReactNode } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast";
import { type Field, joined, type ValueField } from "../fields";
import { ClaimUseList } from "./claim-uses";
import type { ClaimUses } from "./claims.server";
import { useDraft, useDraftStore } from "./draft-context";
import { ValueFieldView } from "./value-field";

/** `name`: as texts name it in braces, "" while a new one has none; `words`: what a search finds it by. */
export type Claim = {
  path: string;
  name: string;
  isOwn: boolean;
  fields: readonly Field[];
  words: string;
};

type ClaimRowProps = {
  claim: Claim;
  uses: ClaimUses[string];
  isHidden: boolean;
  isChosen: boolean;
  onChoose: ((isOn: boolean) => void) | undefined;
  onPaste: (event: ClipboardEvent) => void;
};

export function ClaimRow({ claim, uses, isHidden, isChosen, onChoose, onPaste }: ClaimRowProps) {
  const { path, name, isOwn, fields } = claim;
  const isUnused = useDraft((store) => store.value(`${path}.unused`) === "yes");
  const cell = (part: string, label: string) => {
    const field = fields.find((each) => each.name === part);
    return (
      field && (
        <ValueFieldView
          field={field as ValueField}
          path={joined(path, part)}
          label={`${label} of ${name || "the new claim"}`}
          bare
        />
      )
    );
  };
  return (
    <tr
      id={`${path}-item`}
      hidden={isHidden}
      className="scroll-mt-28 max-md:grid max-md:gap-2 max-md:py-4 [[hidden]]:hidden"
    >
      <th
        scope="row"
        className="px-1.5 py-3 text-left align-top font-normal max-md:block max-md:p-0 md:w-2/5"
      >
        <span className="flex min-h-11 items-center gap-3">
          {onChoose && (
            <input
              type="checkbox"
              aria-label={`Select ${name || "the new claim"}`}
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
              className="size-5 shrink-0 accent-accent"
            />
          )}
          {isOwn ? cell("name", "Name") : <code className="break-all text-sm">{`{${name}}`}</code>}
        </span>
        {cell("says", "What it counts")}
        {isOwn && (
          <span className="flex flex-wrap items-center gap-x-4">
            <Box path={`${path}.earnings`} label="An amount someone may earn" />
            <RemoveClaim path={path} name={name} />
          </span>
        )}
        <ClaimUseList uses={uses} isUnused={isUnused} name={name} />
      </th>
      <NamedCell name="Figure" width="md:w-40">
        {cell("figure", "Figure")}
      </NamedCell>
      <NamedCell name="Source">
        <div onPaste={onPaste}>{cell("source", "Source")}</div>
      </NamedCell>
      <NamedCell name="As of" width="md:w-48">
        {cell("date", "As of")}
      </NamedCell>
      <td className="px-1.5 py-3 align-top max-md:block max-md:p-0 md:w-24">
        <Box path={`${path}.unused`} label="Not used by us" of={name || "the new claim"} />
      </td>
    </tr>
  );
}

type NamedCellProps = { name: string; width?: string; children: ReactNode };

/** On a phone, rows are cards and each cell says what it is. */
function NamedCell({ name, width = "", children }: NamedCellProps) {
  return (
    <td className={`px-1.5 py-3 align-top max-md:block max-md:p-0 ${width}`}>
      <span aria-hidden="true" className="mb-1 block text-quiet text-xs md:hidden">
        {name}
      </span>
      {children}
    </td>
  );
}

type BoxProps = { path: string; label: string; of?: string };

/** `of`: in a column whose heading says the label. */
function Box({ path, label, of }: BoxProps) {
  const isOn = useDraft((store) => store.value(path) === "yes");
  const store = useDraftStore();
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        id={path}
        name={`.${path}`}
        value="yes"
        aria-label={of ? `${label}: ${of}` : undefined}
        checked={isOn}
        onChange={(event) => store.type(path, event.currentTarget.checked ? "yes" : "")}
        className="size-5 accent-accent"
      />
      <span className={of ? "md:sr-only" : undefined}>{label}</span>
    </label>
  );
}

function RemoveClaim({ path, name }: { path: string; name: string }) {
  const store = useDraftStore();
  const [list = "", id = ""] = path.split(".");
  return (
    <Button
      type="submit"
      name="do"
      value={`remove ${path}`}
      look="quiet"
      small
      aria-label={`Remove ${name || "the new claim"}`}
      aria-disabled={false}
      onClick={(event) => {
        event.preventDefault();
        showToast({ title: "Claim removed", undo: store.remove(list, id) });
      }}
    >
      <Icon of={Trash2} className="size-4" />
      Remove
    </Button>
  );
}
