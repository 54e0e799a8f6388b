/** This tab's login: a token in session storage, which ends with the tab (OPS-2). */
import { storedText } from "./stored-text";

export const heldLogin = storedText("sessionStorage", "operations-login");
