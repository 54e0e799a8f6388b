/** Entry file of the onboarding slice on the server: its content documents. */
import { ONBOARDING } from "./content/onboarding.server";
import { REQUESTS } from "./content/requests.server";

export const ONBOARDING_DOCUMENTS = [ONBOARDING, REQUESTS];
