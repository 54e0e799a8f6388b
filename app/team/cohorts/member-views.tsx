import type { ReactNode } from "react";
import { Form } from "react-router";
import type { CutList } from "~/platform/queries/lists.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/fields";
import { FindByName } from "~/ui/search-parts";
import { ShownOf } from "~/ui/shown-of";
import type { Member } from "./members.server";

type MemberListProps = { members: CutList<Member>; more: string | null; canRemove: boolean };

export function MemberList({ members: { listed, found }, more, canRemove }: MemberListProps) {
  return (
    <section aria-labelledby="members" className="mt-10">
      <h2 id="members" className="text-2xl">
        Members <span className="font-normal font-sans text-base text-quiet">{found}</span>
      </h2>
      {found === 0 ? (
        <p className="panel mt-4 p-6 text-quiet">No one is in this cohort yet.</p>
      ) : (
        <ul className="panel mt-4 divide-y divide-line">
          {listed.map((member) => (
            <MemberLine key={member.userId} member={member}>
              {canRemove && <MemberButton intent="remove" verb="Remove" member={member} />}
            </MemberLine>
          ))}
        </ul>
      )}
      <ShownOf shown={listed.length} found={found} more={more} />
    </section>
  );
}

type AddMembersProps = {
  search: string;
  found: readonly Member[] | null;
  rest: readonly string[] | undefined;
};

/** By search, or by pasting names and addresses. `rest`: the lines that the last paste did not match. */
export function AddMembers({ search, found, rest = [] }: AddMembersProps) {
  return (
    <section aria-labelledby="add" className="panel mt-6 p-6">
      <h2 id="add" className="text-xl">
        Add trainees
      </h2>
      <p className="mt-1 text-quiet text-sm">
        Trainees who are in another cohort leave it, and the coach it gave them.
      </p>
      <FindByName
        label="Name"
        search={search}
        found={found}
        foundLabel="Found trainees"
        none="No other trainee has that name."
      >
        {(member) => (
          <MemberLine key={member.userId} member={member}>
            <MemberButton intent="add" verb="Add" member={member} />
          </MemberLine>
        )}
      </FindByName>
      <Form method="post" className="mt-6 grid gap-3">
        <TextArea
          key={rest.join("\n")}
          name="people"
          label="Or paste names or email addresses, one per line"
          rows={4}
          defaultValue={rest.join("\n")}
        />
        <p>
          <Button type="submit" name="intent" value="paste" look="outline">
            Add these
          </Button>
        </p>
      </Form>
    </section>
  );
}

function MemberLine({ member, children }: { member: Member; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 px-5 py-2">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
          {member.name}
        </span>
        {!member.isActive && <Badge tone="danger">Deactivated</Badge>}
      </span>
      <span className="text-quiet text-sm tabular">{member.percent}%</span>
      {children}
    </li>
  );
}

type MemberButtonProps = { intent: "add" | "remove"; verb: string; member: Member };

function MemberButton({ intent, verb, member }: MemberButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="userId" value={member.userId} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        look="outline"
        small
        aria-label={`${verb} ${member.name}`}
      >
        {verb}
      </Button>
    </Form>
  );
}
