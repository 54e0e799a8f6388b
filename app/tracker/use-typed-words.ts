import { createContext, useContext, useRef, useState } from "react";
import { forgetWords, keepWords, NEW, useKeptWords } from "./acts/kept-words";
import { type Typing, typedOver, WORD_NAMES, WORDS, type WordName } from "./acts/typed-acts";
import type { Acts } from "./acts/use-acts";
import { nameOf, type Typed } from "./prospect";

/** Of the page around a form: where words go that did not reach the server. */
export const TypedActs = createContext<(Pick<Acts, "add" | "correct"> & { userId: string }) | null>(
  null,
);

type Stored = Typed & { id: string };

/**
 * What is typed into a dialog about a prospect: kept in this browser until it is sent, waits, or is given up. `begun`: who
 * is corrected; a new prospect otherwise.
 */
export function useTypedWords(begun: Stored | undefined) {
  const acts = useContext(TypedActs);
  const userId = acts?.userId ?? "";
  const entries = useKeptWords(userId);
  const [first] = useState(() =>
    entries.find(({ key }) => (begun ? key === begun.id : key.split(" ")[0] === NEW)),
  );
  const key = first?.key ?? begun?.id ?? NEW;
  const [act] = useState(() => crypto.randomUUID());
  const typing = useRef<Typing>(first?.content.typing ?? {});
  const stored = begun ? textsOf(begun) : EMPTY;
  const kept = first?.content.typing ?? {};
  const start = Object.fromEntries(
    WORD_NAMES.flatMap((name) => {
      const text = kept[name]?.to ?? stored[name];
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
  return {
    act,
    /** What the fields begin with. */
    start: start as Partial<Record<WordName, string>>,
    /** What someone else has changed since it was typed. */
    changed: WORD_NAMES.filter(
      (name) => kept[name] && kept[name].from !== (stored[name] ?? ""),
    ).map((name) => `${WORDS[name]} is now ${stored[name] || "empty"}`),
    type(form: FormData) {
      const typed = WORD_NAMES.flatMap((name) => {
        const value = form.get(name);
        return typeof value === "string" ? [[name, value] as const] : [];
      });
      // Fields that this form does not have, such as notes, stay as they were kept.
      typing.current = { ...kept, ...typedOver(stored, Object.fromEntries(typed)) };
      for (const [name, value] of typed)
        if (value === (stored[name] ?? "")) delete typing.current[name];
      keepWords(userId, key, typing.current);
    },
    forget: () => forgetWords(userId, key),
    wait() {
      if (begun) acts?.correct(begun.id, typing.current, nameOf(begun));
      else acts?.add(act, typing.current);
      forgetWords(userId, key);
    },
  };
}

const EMPTY: Partial<Record<WordName, string>> = {};

function textsOf({ id: _, ...typed }: Stored): Partial<Record<WordName, string>> {
  const { annualIncome, score, callDate, handle, platform, firstName, lastName, country } = typed;
  return {
    firstName,
    lastName,
    country,
    annualIncome: annualIncome ?? "",
    score: score ?? "",
    callDate: callDate ?? "",
    handle: handle ?? "",
    platform: platform ?? "",
  };
}
