import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { traineeAddress, useCan } from "~/auth/auth";
import { splitName } from "~/platform/text/person-name";
import type { ActResult } from "~/platform/web/act-result";
import { PlaceFields, type Places } from "~/team/cohorts/cohorts";
import { Button } from "~/ui/button";
import { copyText, useCopied } from "~/ui/copy";
import { FormDialog } from "~/ui/dialog";
import { TextField } from "~/ui/fields";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import type { InboxItem } from "./inbox-item";
import type { ItemDetails } from "./item-details.server";

type Trainee = NonNullable<ItemDetails["trainee"]>;
type AcceptPanelProps = {
  item: InboxItem;
  trainee: Trainee | null;
  places: Places;
  canMail: boolean;
};

/** Turns an applicant into a trainee and gives them what they need to sign in. */
export function AcceptPanel({ item, trainee, places, canMail }: AcceptPanelProps) {
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  return (
    <section aria-labelledby="accept" className="panel p-5">
      <h2 id="accept" className="text-lg">
        Trainee
      </h2>
      {code !== null && <FreshCode code={code} />}
      {trainee ? (
        <HandOver trainee={trainee} canMail={canMail} />
      ) : (
        <>
          <p className="mt-1 text-quiet text-sm">
            {item.qualified === false
              ? "The answers do not meet the role's requirements. You can still accept."
              : "Accepting creates an account with its own access code."}
          </p>
          <Button className="mt-4 w-full whitespace-normal" onClick={() => setAsking(true)}>
            Accept and create trainee
          </Button>
        </>
      )}
      <FormDialog
        open={asking}
        onOpenChange={setAsking}
        title="Accept and create trainee"
        description="Check the name: reports and the portal show it exactly like this."
      >
        <AcceptForm
          name={item.name}
          places={places}
          onAccepted={(made) => {
            setAsking(false);
            setCode(made);
          }}
          onCancel={() => setAsking(false)}
        />
      </FormDialog>
    </section>
  );
}

type AcceptFormProps = {
  name: string;
  places: Places;
  /** Called with the new code; with null if someone else was faster. */
  onAccepted: (code: string | null) => void;
  onCancel: () => void;
};

function AcceptForm({ name, places, onAccepted, onCancel }: AcceptFormProps) {
  const fetcher = useFetcher<ActResult<{ accepted: { accessCode: string } }>>();
  const person = splitName(name);
  useResult(fetcher.data, (told) => {
    if (!told.done) return;
    if (told.toast) showToast(told.toast);
    onAccepted(told.value?.accepted.accessCode ?? null);
  });
  return (
    <fetcher.Form method="post" noValidate className="grid gap-4">
      <input type="hidden" name="intent" value="accept" />
      <TextField
        name="firstName"
        label="First Name"
        autoComplete="off"
        defaultValue={person.firstName}
      />
      <TextField
        name="lastName"
        label="Last Name"
        autoComplete="off"
        defaultValue={person.lastName}
      />
      <PlaceFields {...places} />
      {fetcher.data?.done === false && (
        <p role="alert" className="font-medium text-danger text-sm">
          {fetcher.data.toast?.title}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={fetcher.state !== "idle"}>
          Accept and create trainee
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** Shown to the person who accepted until they leave the page. */
function FreshCode({ code }: { code: string }) {
  const { copied, copy } = useCopied("Access code");
  return (
    <div className="mt-3 grid gap-2 rounded-control bg-success-soft p-4">
      <p className="text-sm">Access code, shown here once:</p>
      <p className="flex flex-wrap items-center justify-between gap-3">
        <code className="select-all font-bold font-sans text-2xl tracking-widest tabular">
          {code}
        </code>
        <Button small look="outline" onClick={() => void copy(code)}>
          {copied ? "Copied" : "Copy code"}
        </Button>
      </p>
    </div>
  );
}

const CLIPBOARD_MISSING_LASTS_MS = 12_000;

function HandOver({ trainee, canMail }: { trainee: Trainee; canMail: boolean }) {
  const { act, result, busy, dialog } =
    useReauthenticatedForm<ActResult<{ code?: string; link?: string }>>();
  const can = useCan();
  useResult(result, (told) => {
    const { toast } = told;
    const { code, link } = (told.done && told.value) || {};
    if (toast) showToast(toast);
    if (code) void copy("Access code", code);
    if (link) void copy(`Sign-in link for ${trainee.name}`, window.location.origin + link);
  });
  return (
    <>
      <p className="mt-2">
        <Link
          to={traineeAddress(trainee.userId)}
          dir="auto"
          className="font-semibold text-accent underline [overflow-wrap:anywhere]"
        >
          {trainee.name}
        </Link>{" "}
        is a trainee.
      </p>
      <div className="mt-3 grid gap-2">
        {can("codes.read") && (
          <Button look="outline" busy={busy} onClick={() => void act({ intent: "code" })}>
            Copy access code
          </Button>
        )}
        {can("links.make") && (
          <Button look="outline" busy={busy} onClick={() => void act({ intent: "link" })}>
            Copy sign-in link
          </Button>
        )}
        {canMail && can("links.make") && (
          <Button look="outline" busy={busy} onClick={() => void act({ intent: "mail" })}>
            Email sign-in link
          </Button>
        )}
      </div>
      {dialog}
    </>
  );
}

/** Copies and says so; without a clipboard, shows the text long enough to write it down. */
async function copy(label: string, text: string): Promise<void> {
  if (await copyText(text))
    showToast({ title: "Copied!", description: `${label} copied to clipboard`, tone: "success" });
  else showToast({ title: label, description: text, lasts: CLIPBOARD_MISSING_LASTS_MS });
}
