/** Door of the hiring room. */

/** The cookie that tells the page after an application which answers did not qualify (OUT-2). */
export const UNFIT_COOKIE = "unfit";
