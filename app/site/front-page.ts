/** What moves on the front page, once it is painted. */
import "./claim-your-spot";
import { showNextFreeTime } from "./next-free-time";
import { carryVisit } from "./site";

carryVisit();
void showNextFreeTime();
