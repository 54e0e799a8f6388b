import { Trash2 } from "lucide-react";
import type { ClipboardEvent } from "react";
import { Button } from "~/ui/button";
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
    <li id={`${path}-item`} hidden={isHidden} className="scroll-mt-28 py-3">
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,0.7fr)_minmax(0,1.3fr)_10rem]">
        <div className="grid gap-1.5">
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
            {isOwn ? (
              cell("name", "Name")
            ) : (
              <code className="break-all text-sm">{`{${name}}`}</code>
            )}
          </span>
          {cell("says", "What it counts")}
        </div>
        {cell("figure", "Figure")}
        <div onPaste={onPaste}>{cell("source", "Source")}</div>
        {cell("date", "As of")}
      </div>
      <div className="flex flex-wrap items-center gap-x-6">
        <UnusedBox path={path} name={name} />
        {isOwn && <EarningsBox path={path} />}
        {isOwn && <RemoveClaim path={path} name={name} />}
        <ClaimUseList uses={uses} isUnused={isUnused} name={name} />
      </div>
    </li>
  );
}

function UnusedBox({ path, name }: { path: string; name: string }) {
  return <Box path={`${path}.unused`} label="Not used by us" of={name} />;
}

function EarningsBox({ path }: { path: string }) {
  return <Box path={`${path}.earnings`} label="An amount someone may earn" of="" />;
}

function Box({ path, label, of }: { path: string; label: string; of: string }) {
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
      {label}
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
        const undo = store.remove(list, id);
        showToast({ title: "Claim removed", lasts: 10_000, action: { label: "Undo", run: undo } });
      }}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      Remove
    </Button>
  );
}
