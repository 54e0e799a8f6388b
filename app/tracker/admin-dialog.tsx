import { useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { FormEnd } from "~/ui/form-end";
import { TextField } from "~/ui/text-field";
import { useResult } from "~/ui/use-result";
import type { TrackerResult } from "./tracker-action.server";

type AdminDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  codeIsSet: boolean;
};

/** Asks for the admin code, which the server checks (TRK-4). */
export function AdminDialog({ open, onOpenChange, codeIsSet }: AdminDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Admin Login"
      description="The admin code lets you edit prospects for eight hours, in this browser only."
    >
      {codeIsSet ? <CodeForm onDone={close} /> : <NoCode onClose={close} />}
    </FormDialog>
  );
}

function CodeForm({ onDone }: { onDone: () => void }) {
  const fetcher = useFetcher<TrackerResult>();
  useResult(fetcher.data, (result) => {
    if (result.done) onDone();
  });
  const toast = fetcher.data?.done === false ? fetcher.data.toast : null;
  const error = toast ? [toast.title, toast.description].filter(Boolean).join(". ") : undefined;
  return (
    <fetcher.Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="elevate" />
      <TextField
        name="code"
        label="Admin code"
        type="password"
        autoComplete="off"
        required
        error={error}
      />
      <FormEnd verb="Log in" busy={fetcher.state !== "idle"} onCancel={onDone} />
    </fetcher.Form>
  );
}

function NoCode({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>
        No admin code is set on this server, so only administrators can edit. The person who runs
        the server sets one as TRACKER_ADMIN_CODE.
      </p>
      <div className="mt-6 flex justify-end">
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}
