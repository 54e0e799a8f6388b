/** Door of the site for browsers. */
import { carryOrigin } from "~/platform/pages/carry-origin";

/** Pages from which a visit goes on to a booking or an application. */
const ON_THE_WAY = /^\/(?:book|hiring\/dmsetters|help|schedule\/(?:discovery|interview))?$/;

/** FUN-2. Carries where a visitor came from in the addresses. */
export function carryVisit(): void {
  carryOrigin(ON_THE_WAY);
}
