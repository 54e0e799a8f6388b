import { Ellipsis } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { traineeAddress, useCan } from "~/auth/auth";
import type { ActResult } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { ConfirmDialog } from "~/ui/dialog";
import { Menu, MenuButton } from "~/ui/drop-menu";
import { Face } from "~/ui/face";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { SelectBox } from "~/ui/selection";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { Cell, Row, WideTable } from "~/ui/wide-table";
import { AddressDialog } from "./invite-dialog";
import type { ListedPerson } from "./people-list.server";
import { isStaff, ROLE_LABELS } from "./people-view";

const MENU = "person-menu";

type Made = { name: string; code: string };

type PeopleTableProps = {
  people: readonly ListedPerson[];
  viewerId: string;
  onCode: (made: Made) => void;
};

/** Its boxes belong to the selection around it. */
export function PeopleTable({ people, viewerId, onCode }: PeopleTableProps) {
  const { menu, choose } = useActs({ people, viewerId, onCode });
  return (
    <>
      <WideTable
        caption="People"
        columns={["Select", "Name", "Role", "Email address", "Last seen", "Actions"]}
      >
        {people.map((person) => (
          <PersonRow key={person.userId} person={person} onChoose={choose} />
        ))}
      </WideTable>
      {menu}
    </>
  );
}

type PersonRowProps = { person: ListedPerson; onChoose: (userId: string) => void };

function PersonRow({ person, onChoose }: PersonRowProps) {
  const { userId, name, photo, role, address, isConfirmed, isActive, lastSeenAt } = person;
  return (
    <Row>
      <Cell label="Select">
        <SelectBox id={userId} name={name} />
      </Cell>
      <Cell label="Name">
        <span className="flex items-center gap-3 break-words font-semibold" dir="auto">
          <Face name={name} photo={photo} />
          {isStaff(role) ? (
            name
          ) : (
            <Link
              to={traineeAddress(userId)}
              className="underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {name}
            </Link>
          )}
        </span>
      </Cell>
      <Cell label="Role">
        {ROLE_LABELS[role]} {!isActive && <Badge tone="danger">Deactivated</Badge>}
      </Cell>
      <Cell label="Email address">
        {address === null ? (
          <span className="text-quiet">None</span>
        ) : (
          <span className="[overflow-wrap:anywhere]">
            {address}{" "}
            <Badge tone={isConfirmed ? "success" : "neutral"}>
              {isConfirmed ? "Confirmed" : "Not confirmed"}
            </Badge>
          </span>
        )}
      </Cell>
      <Cell label="Last seen">
        <LocalTime at={lastSeenAt} never="Never" />
      </Cell>
      <Cell label="Actions">
        <MenuButton
          menu={MENU}
          label={`More for ${name}`}
          onClick={() => onChoose(userId)}
          className="sign-button"
        >
          <Icon of={Ellipsis} className="size-5" />
        </MenuButton>
      </Cell>
    </Row>
  );
}

/** One menu and one set of dialogs, for the person chosen last. */
function useActs({ people, viewerId, onCode }: PeopleTableProps) {
  const can = useCan();
  const [chosen, setChosen] = useState("");
  const [asking, setAsking] = useState<"address" | "new-code" | null>(null);
  const { act, result, busy, dialog } = useReauthenticatedForm<ActResult<Made>>();
  useResult(result, (told) => {
    if (told.toast) showToast(told.toast);
    if (told.done && told.value) onCode(told.value);
  });
  const person = people.find(({ userId }) => userId === chosen);
  const isOther = person !== undefined && isStaff(person.role) && chosen !== viewerId;
  const items = [
    person?.address != null && {
      words: "Send sign-in link",
      onClick: () => void act({ intent: "link", userId: chosen }),
    },
    {
      words: person?.address == null ? "Add email address" : "Change email address",
      onClick: () => setAsking("address"),
    },
    isOther &&
      can("administrators.change") && {
        words: "New code",
        onClick: () => setAsking("new-code"),
      },
  ].filter((item) => item !== false);
  const menu = (
    <>
      <Menu id={MENU}>
        {person ? (
          items.map(({ words, onClick }) => (
            <button key={words} type="button" disabled={busy} onClick={onClick}>
              {words}
            </button>
          ))
        ) : (
          <p className="p-3 text-quiet text-sm">Changing a person needs JavaScript.</p>
        )}
      </Menu>
      {person && asking === "address" && (
        <AddressDialog person={person} onClose={() => setAsking(null)} />
      )}
      {person && asking === "new-code" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsking(null)}
          title="New code"
          question={`The access code of ${person.name} stops working, and their sessions end.`}
          verb="New code"
          look="danger"
          onConfirm={() => void act({ intent: "new-code", userId: chosen })}
        />
      )}
      {dialog}
    </>
  );
  return { menu, choose: setChosen };
}
