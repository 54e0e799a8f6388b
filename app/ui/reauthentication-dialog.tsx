import { useState } from "react";
import { useFetcher } from "react-router";
import type { ActResult, ReauthenticationPrompt } from "~/platform/web/act-result";
import { FormDialog } from "./dialog";
import { TextField } from "./fields";
import { FormEnd } from "./form-end";
import { useResult } from "./use-result";

type ReauthenticationResponse = { proven?: boolean; error?: string };

/**
 * Sends forms to the page's action; if the response requires re-authentication, asks for it and sends the same form again.
 * Render `dialog` somewhere.
 */
export function useReauthenticatedForm<T extends ActResult>() {
  const fetcher = useFetcher<T>();
  const [sent, setSent] = useState<Record<string, string> | FormData | null>(null);
  const [settled, setSettled] = useState<ActResult | null>(null);
  const result: ActResult | undefined = fetcher.data;
  const isAsking = result !== settled && result?.done === false;
  const wanted = isAsking ? result.reauthentication : undefined;
  const act = (fields: Record<string, string> | FormData) => {
    setSent(fields);
    return fetcher.submit(fields, { method: "post" });
  };
  const settle = () => setSettled(result ?? null);
  const proven = () => {
    settle();
    if (sent) void act(sent);
  };
  const dialog = wanted && (
    <ReauthenticationDialog wanted={wanted} onProven={proven} onCancel={settle} />
  );
  return { act, result: fetcher.data, busy: fetcher.state !== "idle", dialog };
}

type ReauthenticationDialogProps = {
  wanted: ReauthenticationPrompt;
  onProven: () => void;
  onCancel: () => void;
};

function ReauthenticationDialog({ wanted, onProven, onCancel }: ReauthenticationDialogProps) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onCancel()}
      title="Confirm it is you"
      description={wanted.explanation}
    >
      <ReauthenticationForm wanted={wanted} onProven={onProven} onCancel={onCancel} />
    </FormDialog>
  );
}

function ReauthenticationForm({ wanted, onProven, onCancel }: ReauthenticationDialogProps) {
  const fetcher = useFetcher<ReauthenticationResponse>();
  const result = fetcher.data;
  useResult(result, ({ proven }) => {
    if (proven) onProven();
  });
  return (
    <fetcher.Form method="post" action={wanted.address} noValidate className="grid gap-5">
      <TextField
        name="code"
        label={wanted.label}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        className="tracking-wider tabular"
        error={fetcher.state === "idle" ? result?.error : undefined}
      />
      <FormEnd verb="Confirm" busy={fetcher.state !== "idle"} onCancel={onCancel} />
    </fetcher.Form>
  );
}
