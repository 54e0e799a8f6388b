import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";

type FirstNameDialogProps = { onClose: () => void; onGiven: (firstName: string) => void };

/** Asks for the first name that a message needs before it can be copied. */
export function FirstNameDialog({ onClose, onGiven }: FirstNameDialogProps) {
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
