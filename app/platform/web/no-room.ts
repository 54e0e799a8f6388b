/** What a full disk is told as: to a call or an upload by the server, on a page by the page (LOAD-2). */
export const NO_ROOM =
  "The server has no room left, so nothing was saved. Please tell the people who run this site.";

/** The name by which a response says so in its Server-Timing, which the browser can read of every failed request. */
export const NO_ROOM_MARK = "no-room";
