/** The login that this tab holds: a token in its session storage, which ends with the tab (OPS-2). */
import { storedText } from "../stored-text";

export const heldLogin = storedText("sessionStorage", "operations-login");
