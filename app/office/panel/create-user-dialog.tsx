import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { BeganFrom } from "~/ui/began-from";
import { FormDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";

type CreateUserDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for a name and creates a trainee; stays open with the error if that fails (ADM-3). */
export function CreateUserDialog({ open, onOpenChange }: CreateUserDialogProps) {
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create User"
      description="The new user gets their own access code. You see it right after it is created."
    >
      <NameForm onDone={() => onOpenChange(false)} />
    </FormDialog>
  );
}

type Renamed = { userId: string; name: string; firstName: string; lastName: string };
type RenameDialogProps = { trainee: Renamed; about: ReactNode; onClose: () => void };

/** Renames a trainee; code, progress and report stay (ADM-8). */
export function RenameDialog({ trainee, about, onClose }: RenameDialogProps) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Rename"
      description="The new name appears everywhere right away. The access code and progress stay the same. The log keeps both names."
    >
      <p className="-mt-2 mb-4 text-sm [overflow-wrap:anywhere]">{about}</p>
      <NameForm trainee={trainee} onDone={onClose} />
    </FormDialog>
  );
}

function NameForm({ trainee, onDone }: { trainee?: Renamed; onDone: () => void }) {
  const fetcher = useFetcher<ActResult<unknown, string>>();
  const result = fetcher.data;
  useResult(result, ({ done, toast }) => {
    if (!done) return;
    if (toast) showToast(toast);
    onDone();
  });
  return (
    <fetcher.Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="intent" value={trainee ? "rename" : "create"} />
      {trainee && <input type="hidden" name="userId" value={trainee.userId} />}
      {trainee && (
        <BeganFrom
          name="was"
          mark={trainee.name}
          stored={result?.done === false ? result.conflict : undefined}
        />
      )}
      <TextField
        name="firstName"
        label="First Name"
        autoComplete="off"
        defaultValue={trainee?.firstName}
      />
      <TextField
        name="lastName"
        label="Last Name"
        autoComplete="off"
        defaultValue={trainee?.lastName}
      />
      {!trainee && (
        <TextField
          name="email"
          type="email"
          label="Email address (optional)"
          autoComplete="off"
          hint="For sign-in links and announcements."
        />
      )}
      <FormEnd
        fault={faultIn(result)}
        verb={trainee ? "Rename" : "Create User"}
        busy={fetcher.state !== "idle"}
        onCancel={onDone}
      />
    </fetcher.Form>
  );
}
