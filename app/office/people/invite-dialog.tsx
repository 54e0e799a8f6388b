import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import { recipientsIn } from "~/platform/mail/recipients";
import { splitName } from "~/platform/text/person-name";
import type { ActResult } from "~/platform/web/act-result";
import { faultIn } from "~/platform/web/act-result";
import { FormDialog } from "~/ui/dialog";
import { SelectField, TextField } from "~/ui/fields";
import { FormEnd } from "~/ui/form-end";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { ListedPerson } from "./people-list.server";
import { ROLE_LABELS, ROLES } from "./people-view";

type Cohorts = readonly { id: string; name: string }[];
type Made = { name: string; code: string };

type InviteDialogProps = {
  cohorts: Cohorts;
  canMail: boolean;
  onMade: (made: Made) => void;
  onClose: () => void;
};

/** Creates someone's account with a role, and mails them a sign-in link (PEOPLE-2). */
export function InviteDialog({ cohorts, canMail, onMade, onClose }: InviteDialogProps) {
  const can = useCan();
  const [role, setRole] = useState<string>("trainee");
  const roles = can("administrators.change") ? ROLES : (["trainee"] as const);
  return (
    <SentDialog<Made>
      intent="invite"
      title="Invite"
      description={
        canMail ? (
          "They get an email with a link that signs them in. You see their access code."
        ) : (
          <>
            No mail server is configured, so no email is sent. You see their access code.
            {can("settings.read") && (
              <>
                {" "}
                To send email, set one up under{" "}
                <Link to="/admin/settings/mail" className="link">
                  Settings, Mail
                </Link>
                .
              </>
            )}
          </>
        )
      }
      verb="Invite"
      onDone={(made) => {
        onClose();
        if (made) onMade(made);
      }}
      onClose={onClose}
      fields={{ firstName: "First Name", lastName: "Last Name", email: "Email address" }}
    >
      <SelectField
        name="role"
        label="Role"
        value={role}
        onChange={({ target }) => setRole(target.value)}
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {ROLE_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {role === "trainee" && can("cohorts.change") && cohorts.length > 0 && (
        <SelectField name="cohortId" label="Cohort (optional)">
          <option value="">No cohort</option>
          {cohorts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </SentDialog>
  );
}

type AddressDialogProps = { person: ListedPerson; onClose: () => void };

/** Gives someone an address, or another one. */
export function AddressDialog({ person, onClose }: AddressDialogProps) {
  return (
    <SentDialog
      intent="address"
      title="Email address"
      description={`Where sign-in links for ${person.name} go. It counts as confirmed once they open one.`}
      verb="Save"
      onDone={onClose}
      onClose={onClose}
      fields={{ email: "Email address" }}
      values={{ email: person.address ?? undefined }}
    >
      <input type="hidden" name="userId" value={person.userId} />
    </SentDialog>
  );
}

/** `Bob Smith <bob@x.example>`, as mail programs copy it, fills the names, unless they are typed. */
function takeApart(field: unknown) {
  if (!(field instanceof HTMLInputElement)) return;
  const [person, another] = recipientsIn(field.value);
  if (!person || another || person.email === "") return;
  field.value = person.email;
  const { firstName, lastName } = splitName(person.name);
  for (const [name, value] of Object.entries({ firstName, lastName })) {
    const other = field.form?.elements.namedItem(name);
    if (other instanceof HTMLInputElement && other.value === "") other.value = value;
  }
}

type SentDialogProps<Value> = {
  intent: string;
  title: string;
  description: ReactNode;
  verb: string;
  onDone: (value: Value | undefined) => void;
  onClose: () => void;
  /** The labels of what is typed, by name; `values`: what is there now. */
  fields: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
};

/** A form in a dialog; it stays open with each fault at its field, and asks for re-authentication where that is needed. */
function SentDialog<Value>(props: SentDialogProps<Value>) {
  const { intent, title, description, verb, onDone, onClose, fields, values, children } = props;
  const { act, result, busy, dialog } = useReauthenticatedForm<ActResult<Value>>();
  useResult(result, (told) => {
    if (!told.done) return;
    if (told.toast) showToast(told.toast);
    onDone(told.value);
  });
  const faults = result?.done === false ? (result.faults ?? {}) : {};
  const isMarked = Object.keys(fields).some((name) => faults[name] !== undefined);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    takeApart(event.currentTarget.elements.namedItem("email"));
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
    void act({ intent, ...Object.fromEntries(given) });
  };
  return (
    <>
      <FormDialog
        open
        onOpenChange={(open) => open || onClose()}
        title={title}
        description={description}
      >
        <form method="post" onSubmit={send} noValidate className="grid gap-4">
          {Object.entries(fields).map(([name, label]) => (
            <TextField
              key={name}
              name={name}
              inputMode={name === "email" ? "email" : "text"}
              label={label}
              onBlur={({ target }) => name === "email" && takeApart(target)}
              autoComplete="off"
              defaultValue={values?.[name]}
              error={faults[name]}
            />
          ))}
          {children}
          <FormEnd
            fault={isMarked ? undefined : faultIn(result)}
            verb={verb}
            busy={busy}
            onCancel={onClose}
          />
        </form>
      </FormDialog>
      {dialog}
    </>
  );
}
