import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { showToast } from "~/ui/toast";
import { useHydrated } from "~/ui/use-hydrated";
import { useResult } from "~/ui/use-result";
import { suggestedName, withClaim, wordsAfter } from "./claim-names";
import { useDraft, useDraftStore } from "./draft-context";

type CreateClaimProps = { path: string; figure: string };

/** At a text with a figure that no claim has: the claim, and its name in the figure's place (OWN-5). */
export function CreateClaim({ path, figure }: CreateClaimProps) {
  const [open, setOpen] = useState(false);
  // Without a script the way is by the claims' own page.
  if (!useHydrated()) return null;
  return open ? (
    <ClaimForm path={path} figure={figure} onClose={() => setOpen(false)} />
  ) : (
    <div>
      <Button look="outline" small onClick={() => setOpen(true)}>
        Create claim
      </Button>
    </div>
  );
}

type ClaimFormProps = CreateClaimProps & { onClose: () => void };

/** Its fields stand within the document's form, so they are sent by hand. */
function ClaimForm({ path, figure, onClose }: ClaimFormProps) {
  const text = useDraft((store) => store.value(path));
  const store = useDraftStore();
  const fetcher = useFetcher<ActResult<{ claim: string }>>();
  const fields = useRef<HTMLDivElement>(null);
  const heading = useId();
  useResult(fetcher.data, (result) => {
    if (!result.done) return;
    const name = result.value?.claim ?? "";
    const next = withClaim(store.value(path), figure, name);
    if (next === null)
      showToast({
        title: "Claim created",
        description: `Write {${name}} where the figure stands.`,
      });
    else store.type(path, next);
    onClose();
  });
  const faults = fetcher.data?.done === false ? (fetcher.data.faults ?? {}) : {};
  const create = () => {
    const inputs = [...(fields.current?.querySelectorAll("input") ?? [])];
    const values = inputs
      .filter(({ type, checked }) => type !== "checkbox" || checked)
      .map(({ name, value }) => [name.replace("claim-", ""), value] as const);
    const form = { intent: "create-claim", ...Object.fromEntries(values) };
    void fetcher.submit(form, { method: "post", preventScrollReset: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    create();
  };
  const field = (name: string, label: string, value: string) => (
    <TextField name={`claim-${name}`} label={label} defaultValue={value} error={faults[name]} />
  );
  return (
    <fieldset
      aria-labelledby={heading}
      onKeyDown={press}
      className="min-w-0 rounded-control border border-line bg-paper p-4"
    >
      <p id={heading} className="mb-3 font-semibold text-sm">
        New claim
      </p>
      <div ref={fields} className="grid gap-4 sm:grid-cols-2">
        {field("figure", "Figure", figure)}
        {field("name", "Name, for use in braces", suggestedName(figure))}
        {field("says", "What it counts", wordsAfter(text, figure))}
        {field("source", "Source (optional)", "")}
        <TextField name="claim-date" label="As of (optional)" type="date" error={faults.date} />
        <label className="flex min-h-11 items-center gap-3 self-end font-semibold text-sm">
          <input
            type="checkbox"
            name="claim-earnings"
            value="yes"
            defaultChecked={figure.includes("$")}
            className="size-5 accent-accent"
          />
          An amount someone may earn
        </label>
      </div>
      <p className="mt-3 text-quiet text-sm">
        The claim goes live immediately. Its name takes the figure's place in this text.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button small busy={fetcher.state !== "idle"} onClick={create}>
          Create claim
        </Button>
        <Button small look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
