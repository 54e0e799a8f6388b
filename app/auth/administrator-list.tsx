import { useState } from "react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { LocalTime } from "~/ui/local-time";
import type { Administrator } from "./administrators.server";

type AdministratorListProps = {
  administrators: readonly Administrator[];
  viewerId: string;
  busy: boolean;
  onDemote: (userId: string) => void;
};

export function AdministratorList(props: AdministratorListProps) {
  const { administrators, viewerId, busy, onDemote } = props;
  return (
    <section aria-label="Administrators" className="panel mt-6 px-6 py-2">
      <ul className="divide-y divide-line">
        {administrators.map((person) => (
          <li key={person.userId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 break-words font-semibold" dir="auto">
                  {person.name}
                </span>
                {person.userId === viewerId && <Badge tone="accent">You</Badge>}
                <Badge tone={person.hasSecondFactor ? "success" : "neutral"}>
                  {person.hasSecondFactor ? "Two-step sign-in" : "Access code only"}
                </Badge>
              </p>
              <p className="mt-0.5 text-quiet text-sm">{person.detail}</p>
              <p className="text-quiet text-sm">
                Last login: <LocalTime at={person.lastLoginAt} never="Never" exact />
              </p>
            </div>
            {person.userId !== viewerId && (
              <RoleButton
                verb="Make trainee"
                name={person.name}
                about={person.detail}
                question={`${person.name} loses all administrator rights right away and stays a trainee.`}
                look="danger"
                busy={busy}
                onConfirm={() => onDemote(person.userId)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RoleButtonProps = {
  verb: string;
  name: string;
  question: string;
  about?: string;
  look: "primary" | "danger";
  busy: boolean;
  onConfirm: () => void;
};

/** Gives somebody rights or takes them away, once it was asked for twice. */
export function RoleButton({
  verb,
  name,
  question,
  about,
  look,
  busy,
  onConfirm,
}: RoleButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="outline"
        small
        busy={busy}
        aria-label={`${verb}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={verb}
        question={question}
        about={about}
        verb={verb}
        look={look}
        onConfirm={onConfirm}
      />
    </>
  );
}
