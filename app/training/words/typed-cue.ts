/** What is typed into a cue's form, and the way back to it after it was left without being saved (MED-5). */
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { offerWordsBack } from "~/ui/thrown-away";
import { writeTime } from "./cue";
import type { ListedCue } from "./cue-view";

type Fields = Record<"begins" | "ends" | "words" | "chapter", string>;

/** `cue`: as it was opened, since another window may change it meanwhile. */
type TypedCue = { cue: ListedCue; typed: Fields };

/** What Undo has brought back with this address; a new `key` for each time. */
export function useCueBack(at: number | null): { key: string; typedCue: TypedCue | null } {
  const { key, ...location } = useLocation();
  const state: { typedCue?: TypedCue } | null = location.state;
  return state?.typedCue && state.typedCue.cue.at === at
    ? { key, typedCue: state.typedCue }
    : { key: "", typedCue: null };
}

/** `address`: of the page with this form open. However the page goes on without it, its words can be had back. */
export function useTypedCue(cue: ListedCue, back: TypedCue | null, address: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const typed = useRef(back?.typed ?? null);
  const left = useEffectEvent(() => {
    const fields = typed.current;
    // Before another page is opened, a question asks.
    if (!fields || location.pathname !== pathname || isSame(fields, fieldsOf(cue))) return;
    const typedCue: TypedCue = { cue, typed: fields };
    const bringBack = () =>
      void navigate(pathname + address, { state: { typedCue }, preventScrollReset: true });
    offerWordsBack(bringBack, "Bring it back");
  });
  useEffect(() => () => left(), []);
  return {
    begun: back?.typed ?? fieldsOf(cue),
    type(form: HTMLFormElement) {
      const field = (name: string) => String(new FormData(form).get(name) ?? "");
      typed.current = {
        begins: field("begins"),
        ends: field("ends"),
        words: field("words"),
        chapter: field("chapter"),
      };
    },
    forget() {
      typed.current = null;
    },
  };
}

function fieldsOf({ start, end, words, chapter }: ListedCue): Fields {
  return { begins: writeTime(start), ends: writeTime(end), words, chapter: chapter ?? "" };
}

function isSame(one: Fields, other: Fields): boolean {
  return (["begins", "ends", "words", "chapter"] as const).every(
    (name) => one[name].trim() === other[name].trim(),
  );
}
