import { Copy } from "lucide-react";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { copyText } from "~/ui/copy";
import { takeFocus } from "~/ui/effects";
import { FindByName } from "~/ui/search-parts";
import { showToast } from "~/ui/toast";
import type { FoundTrainee } from "../administrators.server";
import type { RoleIntent } from "../rights";
import { RoleButton } from "./administrator-list";

const NEW_CODE =
  "Their access code is replaced by a longer one, shown to you once, and their sessions end.";

type Given = { intent: RoleIntent; verb: string; question: (name: string) => string };

const ROLES: readonly Given[] = [
  {
    intent: "promote",
    verb: "Make administrator",
    question: (name) => `${name} will be able to do everything you can. ${NEW_CODE}`,
  },
  {
    intent: "coach",
    verb: "Make coach",
    question: (name) =>
      `${name} will see the progress and reports of the trainees that you assign to them. ${NEW_CODE}`,
  },
  {
    intent: "operations",
    verb: "Make operations",
    question: (name) => `${name} will manage the inbox but won't see any trainees. ${NEW_CODE}`,
  },
];

const SETTER: Given = {
  intent: "setter",
  verb: "Make setter",
  question: (name) =>
    `${name} becomes a working setter. They stay a trainee and keep their access code.`,
};

const NOT_SETTER: Given = {
  intent: "demote",
  verb: "Make trainee",
  question: (name) => `${name} is no longer a setter and stays a trainee.`,
};

type NewAdministratorProps = {
  search: string;
  /** Null before a search. */
  found: readonly FoundTrainee[] | null;
  busy: boolean;
  onRole: (intent: RoleIntent, userId: string) => void;
};

/** Finds a trainee by name and gives them a role. */
export function NewAdministrator({ search, found, busy, onRole }: NewAdministratorProps) {
  return (
    <section aria-labelledby="new-administrator" className="panel mt-6 p-6">
      <h2 id="new-administrator" className="text-xl">
        Give a role
      </h2>
      <p className="mt-1 text-quiet text-sm">
        Everyone starts as a trainee. Create the user first, then find them here.
      </p>
      <FindByName
        label="Trainee's name"
        search={search}
        found={found}
        foundLabel="Found trainees"
        none="No active trainee has that name."
      >
        {(person) => (
          <li key={person.userId} className="flex flex-wrap items-center gap-3 py-3">
            <span className="min-w-0 flex-1 basis-40 break-words" dir="auto">
              {person.name} {person.isSetter && <Badge tone="accent">Setter</Badge>}
              <span className="block text-quiet text-sm">{person.detail}</span>
            </span>
            {[...ROLES, person.isSetter ? NOT_SETTER : SETTER].map((role) => (
              <RoleButton
                key={role.intent}
                verb={role.verb}
                name={person.name}
                question={role.question(person.name)}
                about={person.detail}
                look="primary"
                busy={busy}
                onConfirm={() => onRole(role.intent, person.userId)}
              />
            ))}
          </li>
        )}
      </FindByName>
    </section>
  );
}

/** The access code of someone who was given a role, shown until it is dismissed. */
export function NewCode({ name, code }: { name: string; code: string }) {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  const copy = async () => {
    if (await copyText(code))
      showToast({
        title: "Copied!",
        description: "Access code copied to clipboard",
        tone: "success",
      });
    else showToast({ title: "Failed to copy: Please try again", tone: "danger" });
  };
  return (
    <section aria-label="New access code" className="panel mt-6 border-accent p-6">
      <h2 ref={takeFocus} tabIndex={-1} className="break-words text-xl outline-none" dir="auto">
        New access code of {name}
      </h2>
      <p className="mt-1 text-quiet text-sm">
        Pass it on now: you won't see it again. The old code and all of their sessions have ended.
      </p>
      <p className="mt-4 font-semibold text-2xl tracking-[0.15em] tabular">
        <code className="break-all font-sans">{code}</code>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button small onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button look="outline" small onClick={() => setOpen(false)}>
          Done
        </Button>
      </div>
    </section>
  );
}
