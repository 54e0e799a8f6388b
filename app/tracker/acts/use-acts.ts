/** Acts on prospects from any page: kept in the browser until they are stored, and the last one can be undone (DAY-1). */

import { useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useLeftBehind } from "~/platform/pages/left-behind";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { machineZone } from "~/platform/time/machine-zone";
import { showToast } from "~/ui/toast";
import { ActOutbox, type UnsentAct } from "./act-outbox";
import {
  type Call,
  type ComingCall,
  type Counter,
  earlyText,
  isMove,
  type Line,
  MOVED,
  OUTCOMES,
  type OutcomeName,
} from "./acts";
import type { Typing } from "./typed-acts";

/** Whose acts these are, and the zone that the server knows of their browser. */
export type Setter = { userId: string; zone: { zone: string; ofCompany: boolean } };
/** `profile`: the address of their profile, null if no one knows it; `coming`: their next call, where it is known. */
export type Person = {
  id: string;
  name: string;
  firstName: string;
  profile: string | null;
  coming?: ComingCall | null | undefined;
};
export type More = { path?: string; scriptVersion?: number; call?: Call };
type Last = { id: string; label: string; prospect?: string };

const NONE: readonly UnsentAct[] = [];

export type Acts = ReturnType<typeof useActs>;

export function useActs({ userId, zone }: Setter) {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [last, setLast] = useState<Last | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [outbox] = useState(
    () =>
      new ActOutbox(userId, zone.ofCompany ? "" : zone.zone, {
        stored: refresh,
        refused: (why, act) => {
          showToast(refusalOf(why, act, (address) => void navigate(address)));
          // There is nothing to undo.
          setLast((last) => (last?.id === act.id ? null : last));
          setSaid(null);
        },
        kept: (words) => showToast({ title: endedSentence(words), lasts: 0 }),
        held: (why) =>
          showToast({
            title: "Not sent yet, but saved here",
            description: why,
            tone: "danger",
            lasts: 0,
            instead: "acts-held",
          }),
      }),
  );
  useLeftBehind(userId);
  const unsent = useSyncExternalStore(outbox.subscribe, outbox.unsent, () => NONE);
  return {
    unsent,
    last,
    said,
    act({ id: prospect, name, coming }: Person, outcome: OutcomeName, more?: More) {
      const id = crypto.randomUUID();
      const label = isMove(outcome, coming) ? MOVED : OUTCOMES[outcome].label;
      outbox.put({ kind: "outcome", id, prospect, outcome, zone: machineZone(), ...more });
      setLast({ id, label, prospect });
      setSaid(`${endedSentence(`${label}: ${name}`)}${earlyText(outcome, coming)}`);
    },
    /** Words that did not reach the server wait here. `id`: of the form, which may have reached it after all. */
    add(id: string, typing: Typing) {
      const { firstName, lastName, handle } = typing;
      const name = [firstName?.to, lastName?.to].filter(Boolean).join(" ");
      outbox.put({ kind: "add", id, typing }, name || handle?.to);
    },
    correct(prospect: string, typing: Typing, about: string) {
      const id = crypto.randomUUID();
      outbox.put({ kind: "correct", id, prospect, typing, zone: zone.zone }, about);
    },
    /** A line was copied to be sent. */
    sent({ id: prospect }: Pick<Person, "id">, line: Line) {
      outbox.put({ kind: "message", id: crypto.randomUUID(), prospect, ...line });
    },
    enter(counter: Counter, by: number) {
      const id = crypto.randomUUID();
      outbox.put({ kind: "entry", id, counter, by });
      setLast({ id, label: by > 0 ? "Added one" : "Subtracted one" });
      setSaid(by > 0 ? "Added one." : "Subtracted one.");
    },
    undo() {
      if (last === null) return;
      outbox.put({ kind: "undo", id: crypto.randomUUID(), of: last.id });
      setSaid(`Undone: ${last.label}.`);
      setLast(null);
    },
  };
}

/** With its full stop, unless it ends in one, as after “Jr.”. */
function endedSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Words that came back are in their form, which the message opens. */
function refusalOf(why: string, act: UnsentAct, open: (address: string) => void) {
  if (act.kind !== "add" && act.kind !== "correct") return { title: why, tone: "danger" as const };
  const address = act.kind === "add" ? "/tracker#add" : `/tracker/${act.prospect}#details`;
  return {
    title: act.about ? `Not saved: ${act.about}` : "Not saved",
    description: `${endedSentence(why)} Your words are kept in the form.`,
    tone: "danger" as const,
    lasts: 0,
    action: { label: "Open the form", run: () => open(address) },
  };
}
