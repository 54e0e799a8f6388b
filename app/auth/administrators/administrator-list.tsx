import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { LocalTime } from "~/ui/local-time";
import type { Staff } from "../administrators.server";
import type { StaffRole } from "../rights";

const TITLES: Readonly<Record<StaffRole, { title: string; loses: string }>> = {
  admin: { title: "Administrators", loses: "all administrator rights" },
  coach: { title: "Coaches", loses: "access to their trainees, who are left without a coach," },
  operations: { title: "Operations", loses: "the inbox" },
};

type StaffListProps = {
  role: StaffRole;
  people: readonly Staff[];
  viewerId: string;
  busy: boolean;
  onDemote: (userId: string) => void;
  onNewCode: (userId: string) => void;
  onOneStep: (userId: string) => void;
};

export function StaffList(props: StaffListProps) {
  const { role, people, viewerId, busy, onDemote, onNewCode, onOneStep } = props;
  const { title, loses } = TITLES[role];
  if (people.length === 0) return null;
  return (
    <section aria-label={title} className="panel mt-6 px-6 py-2">
      {role !== "admin" && <h2 className="mt-3 text-xl">{title}</h2>}
      <ul className="divide-y divide-line">
        {people.map((person) => (
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
                {role === "coach" && (
                  <>
                    <Link
                      to={`/training/adminpanel?coach=${person.userId}`}
                      className="underline decoration-line underline-offset-4 hover:decoration-ink"
                    >
                      {person.trainees === 1 ? "1 trainee" : `${person.trainees} trainees`}
                    </Link>
                    {" · "}
                  </>
                )}
                Last login: <LocalTime at={person.lastLoginAt} never="Never" exact="minutes" />
              </p>
            </div>
            {person.userId !== viewerId && (
              <RoleButton
                verb="New code"
                name={person.name}
                about={person.detail}
                question={`The access code of ${person.name} stops working, and their sessions end. You see the new one once.`}
                look="danger"
                busy={busy}
                onConfirm={() => onNewCode(person.userId)}
              />
            )}
            {person.userId !== viewerId && person.hasSecondFactor && (
              <RoleButton
                verb="Turn off two-step sign-in"
                name={person.name}
                about={person.detail}
                question={`For someone who has lost their phone and their recovery codes: the access code of ${person.name} alone signs them in until they set it up again. If the phone was stolen, give them a new code too.`}
                look="danger"
                busy={busy}
                onConfirm={() => onOneStep(person.userId)}
              />
            )}
            {person.userId !== viewerId && (
              <RoleButton
                verb="Make trainee"
                name={person.name}
                about={person.detail}
                question={`${person.name} stays a trainee and loses ${loses} right away.`}
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
  about: string;
  look: "primary" | "danger";
  busy: boolean;
  onConfirm: () => void;
};

/** Grants or removes a role after a confirmation. */
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
