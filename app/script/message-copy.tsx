import { Check, Copy } from "lucide";
import { createContext, type FormEvent, useContext, useState } from "react";
import { Button, buttonClass } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { FormDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import { setFirstName } from "./first-name";
import { filled, missingIn, piecesOf, type Variables } from "./variables";

/** The values filled into the page's messages. */
export const MessageVariables = createContext<Variables>({});

/** A message as the prospect would read it; missing values are marked. */
export function MessageText({ message }: { message: string }) {
  const variables = useContext(MessageVariables);
  return (
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">
      {piecesOf(message, variables).map(({ text, missing }, at) =>
        missing ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other key
          <mark key={at} className="rounded bg-warning-soft px-1 font-semibold text-warning">
            {text === "{firstName}" ? "first name" : text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}

type MessageCopyProps = { message: string; what: string; look?: "button" | "text" | "icon" };

const LOOKS = {
  button: buttonClass("outline", true),
  text: buttonClass("quiet", true),
  icon: "grid size-11 shrink-0 place-content-center rounded-control text-quiet hover:bg-sunken hover:text-ink",
} as const;

/** Created once, so a step does not redraw them. */
const COPY_ICON = <Icon of={Copy} className="size-4" />;
const COPIED_ICON = <Icon of={Check} className="size-4" />;

/** Copies a message with its variables filled in; a missing first name is asked for. */
export function MessageCopy({ message, what, look = "text" }: MessageCopyProps) {
  const variables = useContext(MessageVariables);
  const [asking, setAsking] = useState(false);
  const { copied, copy } = useCopied("Message");
  const waiting = !useHydrated();
  function begin() {
    if (missingIn(message, variables).length > 0) setAsking(true);
    else void copy(filled(message, variables));
  }
  function finish(firstName: string) {
    setFirstName(firstName);
    setAsking(false);
    void copy(filled(message, { ...variables, firstName }));
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={waiting || undefined}
        onClick={begin}
        aria-label={`${copied ? "Copied" : "Copy"}: ${what}`}
        className={LOOKS[look]}
      >
        {copied ? COPIED_ICON : COPY_ICON}
        {look !== "icon" && (copied ? "Copied" : "Copy")}
      </button>
      {asking && <FirstNameDialog onClose={() => setAsking(false)} onGiven={finish} />}
    </>
  );
}

type FirstNameDialogProps = { onClose: () => void; onGiven: (firstName: string) => void };

/** Asks for the first name that a message needs before it can be copied. */
function FirstNameDialog({ onClose, onGiven }: FirstNameDialogProps) {
  const [error, setError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("prospectName")).trim();
    setError(name === "" ? "Please enter a first name" : undefined);
    if (name !== "") onGiven(name);
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Who is this for?"
      description="This message starts with the prospect's first name. It is kept for this conversation only."
    >
      <form onSubmit={submit} className="grid gap-5" noValidate>
        <TextField
          name="prospectName"
          label="Prospect's first name"
          autoComplete="off"
          maxLength={60}
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Fill in and copy</Button>
        </div>
      </form>
    </FormDialog>
  );
}
