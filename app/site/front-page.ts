/** What moves on the front page, once it is painted. */
import "./claim-your-spot";
import { showNextFreeTime } from "./next-free-time";

void showNextFreeTime();
