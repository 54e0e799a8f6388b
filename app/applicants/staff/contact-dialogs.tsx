import { type ReactNode, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { typedKeys } from "~/platform/web/typed-keys";
import { Button } from "~/ui/button";
import { ConflictPanel } from "~/ui/conflict-panel";
import { FormDialog } from "~/ui/dialog";
import { HiddenFields, TextArea, TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { Applicant } from "../applicant";
import type { ChangedContact } from "./contact.server";

/** Enters someone who wrote or called (OWN-6). */
export function AddApplicant({ canMail }: { canMail: boolean }) {
  const [asking, setAsking] = useState(false);
  if (!useCan()("applicants.change")) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Add applicant</Button>
      <FormDialog
        open={asking}
        onOpenChange={setAsking}
        title="Add applicant"
        description="Someone who wrote or called. They count as qualified."
      >
        <ContactForm sent={{ intent: "add" }} verb="Add" onClose={() => setAsking(false)}>
          <TextArea name="note" label="What you know (optional)" rows={3} maxLength={2_000} />
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name="send"
              value="yes"
              disabled={!canMail}
              className="size-5 accent-accent"
            />
            Send them the link to their page
          </label>
        </ContactForm>
      </FormDialog>
    </>
  );
}

type ChangeProps = { applicant: Applicant; phone: string };

export function ChangeContact({ applicant, phone }: ChangeProps) {
  const [asking, setAsking] = useState(false);
  if (!useCan()("applicants.change") || applicant.anonymized) return null;
  const { name, mail, version } = applicant;
  return (
    <>
      <Button look="outline" small onClick={() => setAsking(true)}>
        Change contact
      </Button>
      <FormDialog
        open={asking}
        onOpenChange={setAsking}
        title="Change contact"
        description="Letters go to the new address from now on, those about the interview too."
      >
        <ContactForm
          sent={{ intent: "contact" }}
          contact={{ name, mail, phone, version }}
          verb="Change"
          onClose={() => setAsking(false)}
        />
      </FormDialog>
    </>
  );
}

type FormProps = {
  sent: Readonly<Record<string, string>>;
  contact?: ChangedContact;
  verb: string;
  onClose: () => void;
  children?: ReactNode;
};

const LABELS = { name: "Name", mail: "Email address", phone: "Phone number" } as const;

/** It goes out with what it began from, however often others change the page under it. */
function ContactForm({ sent, contact: now, verb, onClose, children }: FormProps) {
  const fetcher = useFetcher<ActResult<never, ChangedContact>>();
  const form = useRef<HTMLFormElement>(null);
  const [contact] = useState(now);
  const [theirs, setTheirs] = useState<ChangedContact | null>(null);
  const [typed, setTyped] = useState<FormData | null>(null);
  useResult(fetcher.data, (result) => {
    if (!result.done) return setTheirs(result.conflict ?? null);
    if (result.toast) showToast(result.toast);
    onClose();
  });
  const send = (version: number) => {
    if (form.current === null) return;
    const mine = new FormData(form.current);
    mine.set("version", String(version));
    setTheirs(null);
    void fetcher.submit(mine, { method: "post" });
  };
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => setTyped(new FormData(event.currentTarget))}
    >
      <HiddenFields fields={sent} />
      {contact && <input type="hidden" name="version" value={contact.version} />}
      <TextField name="name" label="Name" autoComplete="off" defaultValue={contact?.name} />
      <TextField
        name="mail"
        label="Email address"
        type="email"
        autoComplete="off"
        defaultValue={contact?.mail}
      />
      <TextField
        name="phone"
        label="Phone number (optional)"
        type="tel"
        autoComplete="off"
        maxLength={40}
        defaultValue={contact?.phone}
      />
      {children}
      {theirs ? (
        <ConflictPanel
          fields={typedKeys(LABELS).map((name) => ({
            name: LABELS[name],
            theirs: theirs[name],
            mine: String(typed?.get(name) ?? ""),
          }))}
          onKeep={onClose}
          onSave={() => send(theirs.version)}
        >
          Someone else changed this applicant in the meantime. Your changes were not saved.
        </ConflictPanel>
      ) : (
        <FormEnd
          fault={faultIn(fetcher.data)}
          verb={verb}
          busy={fetcher.state !== "idle"}
          onCancel={onClose}
        />
      )}
    </fetcher.Form>
  );
}
