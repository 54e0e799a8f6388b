import { createContext, useContext } from "react";

/** The nonce of this response, for scripts that the server renders; empty in the browser, which hides it anyway. */
export const PageNonce = createContext<string | undefined>(undefined);

export function usePageNonce(): string | undefined {
  return useContext(PageNonce);
}
