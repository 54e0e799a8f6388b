/** Door of the onboarding room on the server: its documents. */
import { ONBOARDING } from "./copy/onboarding.server";
import { REQUESTS } from "./copy/requests.server";

export const ONBOARDING_DOCUMENTS = [ONBOARDING, REQUESTS];
