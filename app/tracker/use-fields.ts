import { useRef, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { useResult } from "~/ui/use-result";
import type { KeptWords } from "./acts/kept-words";
import { type WordName as Name, type Typing, typedOver, WORD_NAMES } from "./acts/typed-acts";
import type { TrackerResult } from "./tracker-acts.server";

const NAMES = WORD_NAMES;

/**
 * `begun`: the stored value that was typed over; `round`: how often the field started from another one; `shown`: what it
 * started with where that was typed before.
 */
type Field = { begun: string; typed: string; round: number; shown?: string };
type Fields = Record<Name, Field>;

/** `values`: what is stored, or waits to be; `kept`: what this browser keeps of an earlier page. */
type Begun = { values: Readonly<Record<Name, string>>; version: number; kept: KeptWords | null };

/**
 * Fields take a newer stored value, unless something else was typed into them: then they are disputed. `isSettled`: no
 * save is under way, after which the stored values still have to be reloaded. `result`: of the last save; `keep` is told
 * all that is typed, `wait` what did not reach the server.
 */
export function useFields(
  { values: stored, version, kept }: Begun,
  isSettled: boolean,
  result: TrackerResult | undefined,
  keep: (typing: Typing) => void,
  wait: (typing: Typing) => void,
) {
  const hydrated = useHydrated();
  const [fields, setFields] = useState(() =>
    eachName((name): Field => ({ begun: stored[name], typed: stored[name], round: 0 })),
  );
  /** When the kept words came back that the fields show; null while the page is the server's. */
  const [shownAt, setShownAt] = useState<number | null>(null);
  const sent = useRef(fields);
  const [saved, setSaved] = useState<Fields | null>(null);
  useResult(result, (result) => {
    const isKept = !result.done && result.away === true;
    setSaved(result.done || isKept ? sent.current : null);
    if (!result.done && !isKept) return;
    if (isKept) wait(typingOf(sent.current));
    keep(typingOf(eachName((name) => ({ ...fields[name], begun: sent.current[name].typed }))));
  });
  const isSame = (name: Name) => fields[name].typed === stored[name];
  const withStored = (name: Name): Field => {
    const { typed, round } = fields[name];
    return isSame(name)
      ? { begun: typed, typed, round }
      : { begun: stored[name], typed: stored[name], round: round + 1 };
  };
  const changed = NAMES.filter((name) => stored[name] !== fields[name].begun);
  const isDisputed = (name: Name) => fields[name].typed !== fields[name].begun && !isSame(name);
  const disputed = isSettled && saved === null ? changed.filter(isDisputed) : [];
  const take = (names: readonly Name[]) =>
    setFields(eachName((name) => (names.includes(name) ? withStored(name) : fields[name])));
  const backAt = kept?.backAt ?? 0;
  if (hydrated && (shownAt === null || shownAt < backAt)) {
    setShownAt(backAt);
    if (kept) setFields(withKept(fields, kept.typing));
  } else if (isSettled && saved !== null) {
    setSaved(null);
    // The server normalizes what it stores. Text typed since is still to be saved, and disputed if others changed it since.
    const isOurs = result?.done === true && result.value?.version === version;
    setFields(
      eachName((name) =>
        fields[name].typed === saved[name].typed
          ? withStored(name)
          : { ...fields[name], begun: isOurs ? stored[name] : saved[name].typed },
      ),
    );
  } else if (isSettled && changed.length > disputed.length)
    take(changed.filter((name) => !disputed.includes(name)));
  return {
    fields,
    disputed,
    type(form: FormData) {
      const typed = eachName((name) => ({ ...fields[name], typed: String(form.get(name) ?? "") }));
      setFields(typed);
      keep(typingOf(typed));
    },
    send() {
      sent.current = fields;
    },
    takeTheirs() {
      take(disputed);
      keep(typingOf(eachName((name) => (disputed.includes(name) ? SAME : fields[name]))));
    },
    /** Gives up what was typed. */
    reset() {
      take(NAMES);
      keep({});
    },
  };
}

const SAME: Field = { begun: "", typed: "", round: 0 };

function typingOf(fields: Fields): Typing {
  return typedOver(
    eachName((name) => fields[name].begun),
    eachName((name) => fields[name].typed),
  );
}

function withKept(fields: Fields, typing: Typing): Fields {
  return eachName((name) => {
    const kept = typing[name];
    if (!kept) return fields[name];
    const round = fields[name].round + 1;
    return { begun: kept.from, typed: kept.to, shown: kept.to, round };
  });
}

function eachName<Value>(of: (name: Name) => Value): Record<Name, Value> {
  return {
    firstName: of("firstName"),
    lastName: of("lastName"),
    country: of("country"),
    annualIncome: of("annualIncome"),
    score: of("score"),
    callDate: of("callDate"),
    handle: of("handle"),
    platform: of("platform"),
    profile: of("profile"),
    nextContact: of("nextContact"),
    notes: of("notes"),
  };
}
