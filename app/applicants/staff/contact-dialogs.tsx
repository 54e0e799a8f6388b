import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { TextArea, TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { HiddenFields } from "~/ui/hidden-fields";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { Applicant } from "../applicant";

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
          sent={{ intent: "contact", version: String(version) }}
          contact={{ name, mail, phone }}
          verb="Change"
          onClose={() => setAsking(false)}
        />
      </FormDialog>
    </>
  );
}

type FormProps = {
  sent: Readonly<Record<string, string>>;
  contact?: { name: string; mail: string; phone: string };
  verb: string;
  onClose: () => void;
  children?: ReactNode;
};

function ContactForm({ sent, contact, verb, onClose, children }: FormProps) {
  const fetcher = useFetcher<ActResult>();
  useResult(fetcher.data, ({ done, toast }) => {
    if (!done) return;
    if (toast) showToast(toast);
    onClose();
  });
  return (
    <fetcher.Form method="post" noValidate className="grid gap-4">
      <HiddenFields fields={sent} />
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
      <FormEnd
        fault={faultIn(fetcher.data)}
        verb={verb}
        busy={fetcher.state !== "idle"}
        onCancel={onClose}
      />
    </fetcher.Form>
  );
}
