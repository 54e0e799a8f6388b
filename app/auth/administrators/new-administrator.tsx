import { typedKeys } from "~/platform/web/typed-keys";
import { Badge } from "~/ui/badge";
import { FindByName } from "~/ui/search-parts";
import type { FoundTrainee } from "../administrators.server";
import type { RoleIntent } from "../rights";
import { RoleButton } from "./administrator-list";

const NEW_CODE =
  "Their access code is replaced by a longer one, shown to you once, and their sessions end.";

type Given = { verb: string; question: (name: string) => string };

/** In the order of the buttons. */
const GIVEN: Readonly<Record<RoleIntent, Given>> = {
  promote: {
    verb: "Make administrator",
    question: (name) => `${name} will be able to do everything you can. ${NEW_CODE}`,
  },
  coach: {
    verb: "Make coach",
    question: (name) =>
      `${name} will see the progress and reports of the trainees that you assign to them. ${NEW_CODE}`,
  },
  operations: {
    verb: "Make operations",
    question: (name) => `${name} will manage the inbox but won't see any trainees. ${NEW_CODE}`,
  },
  setter: {
    verb: "Make setter",
    question: (name) =>
      `${name} becomes a working setter. They stay a trainee and keep their access code.`,
  },
  demote: {
    verb: "Make trainee",
    question: (name) => `${name} is no longer a setter and stays a trainee.`,
  },
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
            {typedKeys(GIVEN)
              .filter((intent) => intent !== (person.isSetter ? "setter" : "demote"))
              .map((intent) => (
                <RoleButton
                  key={intent}
                  verb={GIVEN[intent].verb}
                  name={person.name}
                  question={GIVEN[intent].question(person.name)}
                  about={person.detail}
                  look="primary"
                  busy={busy}
                  onConfirm={() => onRole(intent, person.userId)}
                />
              ))}
          </li>
        )}
      </FindByName>
    </section>
  );
}
