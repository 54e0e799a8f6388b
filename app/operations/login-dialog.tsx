import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { showToast } from "~/ui/toast";
import { callBoard } from "./call-board";
import { CardDrafts } from "./card-drafts";
import { heldLogin } from "./stored-text";

type LoginDialogProps = { slug: string; onClose: () => void };

/** Asks for the board's password, and exchanges it for a token: the password itself is not kept (OPS-2). */
export function LoginDialog({ slug, onClose }: LoginDialogProps) {
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const logIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password"));
    setBusy(true);
    setFault(undefined);
    const result = await callBoard(slug, { action: "log_in", password });
    setBusy(false);
    if ("fault" in result) return setFault(result.fault);
    heldLogin.write(result.response.token ?? null);
    onClose();
    showToast({ title: "Logged in", description: "You can now edit the board", tone: "success" });
  };
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Login"
      description="Anyone can view the board. To edit it, enter its password; that lasts until you close this tab."
    >
      <form onSubmit={logIn} noValidate className="grid gap-5">
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          error={fault}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Login
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}

/** Ends the login here and on the server. */
export function logOut(slug: string): void {
  void callBoard(slug, { action: "log_out" }).then(() => heldLogin.write(null));
  new CardDrafts("").forgetAll();
  showToast({ title: "Logged out" });
}
