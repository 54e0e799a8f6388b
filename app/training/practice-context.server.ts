import { createContext } from "react-router";

/** How many objections are left to practice today, by person; training does not know about practice. */
export const practiceContext = createContext<(userId: string) => Promise<number>>();
