import { type ReactNode, useState } from "react";
import { Link, useFetcher, useSearchParams, useSubmit } from "react-router";
import { traineeAddress, useCan } from "~/auth/auth";
import type { MailContent } from "~/platform/mail/mail-html.server";
import { splitName } from "~/platform/text/person-name";
import { dayText } from "~/platform/time/zones";
import type { ActResult } from "~/platform/web/act-result";
import { PlaceFields, type Places } from "~/team/cohorts/cohorts";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { TextArea, TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { SecretDialog } from "~/ui/secret-dialog";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { type Applicant, applicantPath } from "../applicant";
import { isOpen, mayAccept, moveFault, type Stage } from "../stages";
import { DECIDE, moveKey } from "./stage";

type PanelProps = {
  applicant: Applicant;
  reason: string;
  traineeId: string | null;
  startsOn: string | null;
  places: Places;
  mails: { accept: MailContent; decline: MailContent };
  canMail: boolean;
};

/** The decision with its reason and the email, which is read and edited before it goes out. */
export function DecisionPanel(props: PanelProps) {
  const { applicant, reason, traineeId, startsOn, places, mails, canMail } = props;
  const [chosen, setChosen] = useState<"accept" | "decline" | null>(null);
  const [search, setSearch] = useSearchParams();
  const [code, setCode] = useState<string | null>(null);
  const can = useCan();
  const accepts = mayAccept(applicant) && can("trainees.create");
  const declines =
    isOpen(applicant.stage) &&
    moveFault({ ...applicant, hasInterview: false }, "declined") === null &&
    can("applicants.change");
  // The stage "Declined" was chosen, here or in the list.
  const asking = chosen ?? (declines && search.get(DECIDE) === "decline" ? "decline" : null);
  const close = () => {
    setChosen(null);
    if (!search.has(DECIDE)) return;
    const rest = new URLSearchParams(search);
    rest.delete(DECIDE);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  const decided = (accessCode: string | null) => {
    close();
    setCode(accessCode);
  };
  const common = { applicant, canMail, onDone: decided, onCancel: close };
  return (
    <section aria-labelledby="decision" className="panel p-5">
      <h2 id="decision" className="text-lg">
        Decision
      </h2>
      {reason && <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere]">{reason}</p>}
      {traineeId && (
        <p className="mt-2">
          <Link to={traineeAddress(traineeId)} className="font-semibold text-accent underline">
            Open the trainee
          </Link>
        </p>
      )}
      {startsOn && <p className="mt-2">Starts on {dayText(startsOn)}</p>}
      {code && (
        <SecretDialog
          what="Access code"
          title={`New access code of ${applicant.name}`}
          secret={code}
          note="It signs them in on any device."
          onClose={() => setCode(null)}
        />
      )}
      {(accepts || declines) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {accepts && <Button onClick={() => setChosen("accept")}>Accept</Button>}
          {declines && (
            <Button look="outline" onClick={() => setChosen("decline")}>
              Decline
            </Button>
          )}
        </div>
      )}
      <FormDialog
        open={asking === "accept"}
        onOpenChange={(open) => open || close()}
        title="Accept"
        description="This creates their account as a trainee."
      >
        <DecisionForm {...common} intent="accept" mail={mails.accept} sends>
          <PersonFields name={applicant.name} />
          <PlaceFields {...places} hint="In place of {start} in the letter" />
        </DecisionForm>
      </FormDialog>
      <FormDialog
        open={asking === "decline"}
        onOpenChange={(open) => open || close()}
        title="Decline"
        description="The letter is sent only if you choose so."
      >
        <DecisionForm {...common} intent="decline" mail={mails.decline} sends={false}>
          {applicant.hasInterview && <CanceledInterview at={applicant.interviewAt} />}
        </DecisionForm>
      </FormDialog>
    </section>
  );
}

function PersonFields({ name }: { name: string }) {
  const { firstName, lastName } = splitName(name);
  return (
    <>
      <TextField name="firstName" label="First Name" autoComplete="off" defaultValue={firstName} />
      <TextField name="lastName" label="Last Name" autoComplete="off" defaultValue={lastName} />
    </>
  );
}

function CanceledInterview({ at }: { at: string | null }) {
  return (
    <>
      <p className="rounded-control bg-warning-soft px-4 py-3">
        The interview{" "}
        {at && (
          <>
            on <LocalTime at={at} never="" exact="minutes" />{" "}
          </>
        )}
        is canceled. They get one email: the letter with the interview's cancellation, or the
        cancellation alone if you send no letter.
      </p>
      <TextArea
        name="words"
        label="Words about the interview in that email (optional)"
        rows={3}
        maxLength={1_000}
      />
    </>
  );
}

type FormProps = {
  applicant: Applicant;
  intent: "accept" | "decline";
  mail: MailContent;
  /** Whether the email is selected at first. */
  sends: boolean;
  canMail: boolean;
  /** `accessCode`: a new trainee's, shown once. */
  onDone: (accessCode: string | null) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Of someone accepted; of someone declined, how to take it back. */
type Decided = {
  accessCode?: string;
  declined?: { version: number; before: Stage; letter: string };
};

/** An email may be on its way. */
const UNDO_LASTS_MS = 60_000;

function DecisionForm({ applicant, intent, mail, canMail, onDone, ...props }: FormProps) {
  const fetcher = useFetcher<ActResult<Decided>>();
  const submit = useSubmit();
  const [sends, setSends] = useState(props.sends && canMail);
  // Nobody decides on what they have not seen: someone else may have changed it since the form was opened.
  const [{ version }] = useState(applicant);
  const maySet = useCan()("settings.read");
  useResult(fetcher.data, (result) => {
    if (!result.done) return;
    const declined = result.value?.declined;
    const undo = () => {
      if (!declined) return;
      const { before: stage, ...back } = declined;
      const where = { method: "post", action: applicantPath(applicant.id) } as const;
      const sent = { ...where, navigate: false, fetcherKey: moveKey(applicant) };
      void submit({ intent: "take-back", stage, ...back }, sent);
    };
    if (result.toast)
      showToast({ ...result.toast, ...(declined && { undo, lasts: UNDO_LASTS_MS }) });
    onDone(result.value?.accessCode ?? null);
  });
  return (
    <fetcher.Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      {props.children}
      <TextArea name="reason" label="Reason, for the team" rows={2} maxLength={2_000} />
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          name="send"
          value="yes"
          checked={sends}
          disabled={!canMail}
          onChange={({ target }) => setSends(target.checked)}
          className="size-5 accent-accent"
        />
        {canMail ? "Send the letter" : "Send the letter (no mail server is configured)"}
      </label>
      {!canMail && maySet && (
        <p className="text-sm">
          Set one up under{" "}
          <Link to="/admin/settings/mail" className="link">
            Settings, Mail
          </Link>
          .
        </p>
      )}
      {sends && (
        <>
          <TextField name="subject" label="Subject" maxLength={200} defaultValue={mail.subject} />
          <TextArea
            name="text"
            label="Letter"
            rows={9}
            maxLength={4_000}
            defaultValue={mail.text}
          />
        </>
      )}
      {fetcher.data?.done === false && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fetcher.data.toast?.title}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={fetcher.state !== "idle"}>
          {intent === "accept" ? "Accept and create trainee" : "Decline"}
        </Button>
      </div>
    </fetcher.Form>
  );
}
