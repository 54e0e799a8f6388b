import { useFetcher } from "react-router";
import { FormDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { PanelResult } from "./panel-action.server";

type CreateUserDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for a name and makes a trainee of it; stays open with the message where that fails (ADM-3). */
export function CreateUserDialog({ open, onOpenChange }: CreateUserDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create User"
      description="The new user gets their own access code. You see it right after it is created."
    >
      <CreateUserForm onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

function CreateUserForm({ onDone }: { onDone: () => void }) {
  const fetcher = useFetcher<PanelResult>();
  const result = fetcher.data;
  useResult(result, ({ done, toast }) => {
    if (!done) return;
    if (toast) showToast(toast);
    onDone();
  });
  const fault =
    result?.done === false ? (result.toast?.title ?? "Failed to create user") : undefined;
  return (
    <fetcher.Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="intent" value="create" />
      <TextField name="firstName" label="First Name" autoComplete="off" />
      <TextField name="lastName" label="Last Name" autoComplete="off" />
      <FormEnd fault={fault} verb="Create User" busy={fetcher.state !== "idle"} onCancel={onDone} />
    </fetcher.Form>
  );
}
