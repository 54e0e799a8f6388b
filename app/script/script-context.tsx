/** The script of the page, for the parts that walk through it. */
import { createContext, useContext } from "react";
import type { ScriptWords } from "./script";

const Words = createContext<ScriptWords | null>(null);

export const ScriptProvider = Words.Provider;

export function useScript(): ScriptWords {
  const script = useContext(Words);
  if (!script) throw new Error("No script is provided");
  return script;
}
