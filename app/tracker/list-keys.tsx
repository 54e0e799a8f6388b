import { createContext, type ReactNode, useState } from "react";
import { readJson } from "~/platform/web/json";
import { useCopied } from "~/ui/copy";
import { showToast } from "~/ui/toast";
import { UndoButton } from "~/ui/undo-button";
import { useKeys } from "~/ui/use-keys";
import { PROSPECT_KEYS } from "./acts/acts";
import { BookDialog } from "./acts/book-dialog";
import { ProspectKeys } from "./acts/prospect-keys";
import type { Acts, Setter } from "./acts/use-acts";
import { callToCome } from "./follow-ups/call-to-come";
import type { NextStep } from "./next-step.server";
import { profileAddress } from "./profile-address";
import { callDayOf, NO_CONTACT, nameOf } from "./prospect";
import type { Prospect } from "./prospect-columns.server";

/** What the keys do in the list. */
export const LIST_KEYS = [
  ...PROSPECT_KEYS,
  ["u", "Undo the last outcome"],
  ["Esc", "Leave the prospect"],
] as const;

/** Called by a row that gets the focus, with its prospect. */
export const Chosen = createContext<(id: string) => void>(() => undefined);

type ListKeysProps = {
  prospects: readonly Prospect[];
  setter: Setter;
  confirmation: { id: string; message: string } | null;
  formId: string;
  acts: Acts;
  children: ReactNode;
};

/** The row of keys for the prospect whose row the keyboard reached last; only for one's own (WEEK-1). */
export function ListKeys({ prospects, setter, acts, ...page }: ListKeysProps) {
  const { confirmation, formId, children } = page;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isBooking, setIsBooking] = useState(false);
  const chosen = prospects.find(({ id, ownerId }) => id === chosenId && ownerId === setter.userId);
  const person = chosen && {
    ...chosen,
    name: nameOf(chosen),
    profile: profileAddress(chosen.finances ?? NO_CONTACT),
    coming: callToCome(callDayOf(chosen), null, {
      zone: setter.zone.zone,
      now: new Date(),
    }),
  };
  const { copy } = useCopied("Message");
  const send = async (id: string) => {
    const found = await readJson<Pick<NextStep, "line">>(`/tracker/${id}/line`);
    if (!found?.line) return showToast({ title: "The line could not be loaded", tone: "danger" });
    if (typeof found.line === "string") return showToast({ title: found.line });
    await copy(found.line.text);
    acts.sent({ id }, found.line.source);
  };
  useKeys(({ key }) => {
    if (key === "u") acts.undo();
    if (key === "Escape") setChosenId(null);
  });
  return (
    <>
      <div className="[&_tr]:scroll-mb-44">
        <Chosen value={setChosenId}>{children}</Chosen>
      </div>
      {person && (
        <div className="panel floating sticky bottom-2 z-10 mt-2 bg-surface p-3 pointer-coarse:hidden">
          <p className="mb-2 flex min-h-6 flex-wrap items-center gap-3 text-sm">
            <strong dir="auto">{person.name}</strong>
            <span role="status">{acts.said}</span>
            {acts.last && <UndoButton type="button" onClick={acts.undo} />}
          </p>
          <ProspectKeys
            prospect={person}
            formId={formId}
            onAct={(outcome) => acts.act(person, outcome)}
            onBook={() => setIsBooking(true)}
            onCopy={() => void send(person.id)}
          />
        </div>
      )}
      {isBooking && person && (
        <BookDialog
          prospect={person}
          zone={person.finances?.zone ?? null}
          confirmation={confirmation?.message ?? ""}
          onBooked={(call) => acts.act(person, "booked", { call })}
          onConfirmed={() =>
            confirmation && acts.sent(person, { from: "follow-ups", line: confirmation.id })
          }
          onClose={() => setIsBooking(false)}
        />
      )}
    </>
  );
}
