import { ExternalLink } from "lucide-react";
import { useId } from "react";
import type { EmbedKind } from "~/platform/embeds/embed";
import { SLOT_PLACES, type SlotName } from "~/settings/settings";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import type { PartResponse, PartState } from "./part-state";
import { type FieldState, SettingsForm, storedHint } from "./settings-form";

/** `provider`: the title of the one that is set, or nothing; `fits`: whose embeds may be pasted. */
type Slot = {
  name: SlotName;
  kind: EmbedKind;
  state: PartState;
  provider: string;
  fits: readonly { title: string; example: string }[];
};

/** What a slot shows if the company has set nothing. */
const BUILT_IN: Readonly<Record<EmbedKind, string>> = {
  booking: "Built-in calendar",
  form: "Built-in form",
  chat: "Built-in assistant",
  document: "Built-in sample agreement",
  video: "Drawn poster",
};

/** One slot: where it appears, what it holds, and a field to paste something else. */
export function SlotCard({ slot, answer }: { slot: Slot; answer: PartResponse | undefined }) {
  const { name, kind, state, provider, fits } = slot;
  const { label, page } = SLOT_PLACES[name];
  const { address } = state.fields;
  return (
    <article id={name} className="panel flex min-w-0 scroll-mt-6 flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-lg leading-snug">{label}</h3>
        <Badge tone={provider ? "success" : "neutral"}>{provider || BUILT_IN[kind]}</Badge>
      </div>
      <a
        href={page}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 self-start text-quiet text-sm underline underline-offset-4 hover:text-ink"
      >
        {page}
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
      {address && (
        <p className="break-all text-sm">
          <span className="font-semibold">Now:</span> {address}
        </p>
      )}
      <div className="mt-auto">
        <SettingsForm
          part={state}
          answer={answer}
          buttons={
            provider && (
              <Button type="submit" name="intent" value="remove" look="outline">
                Remove
              </Button>
            )
          }
        >
          {(field) => <PasteField fits={fits} field={field("pasted")} address={field("address")} />}
        </SettingsForm>
      </div>
    </article>
  );
}

type PasteFieldProps = { field: FieldState; address: FieldState; fits: Slot["fits"] };

function PasteField({ field, address, fits }: PasteFieldProps) {
  const id = useId();
  const stored = storedHint(address);
  return (
    <div className="grid gap-1.5">
      <TextArea
        name="pasted"
        label="Embed code or address"
        rows={3}
        defaultValue={field.value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={field.error ? true : undefined}
        aria-describedby={`${id}-example${field.error ? ` ${id}-error` : ""}`}
      />
      {field.error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger text-sm">
          {field.error}
        </p>
      )}
      {stored && <p className="break-all text-quiet text-sm">{stored}</p>}
      <p id={`${id}-example`} className="text-quiet text-sm [overflow-wrap:anywhere]">
        {fits.map(({ title }) => title).join(", ")}. Example: {fits[0]?.example}
      </p>
    </div>
  );
}
