/** How long a video may be, in seconds. */
import { HOUR_SECONDS } from "../time/durations";

/** Shorter ones are slips of a finger on a camera. */
export const SHORTEST_VIDEO_SECONDS = 1;
export const LONGEST_VIDEO_SECONDS = 12 * HOUR_SECONDS;
