/** Packages that the built server loads at run time: it reads their files, or they are not ES modules, or contain native code. */
export const OUTSIDE_PACKAGES = ["pdfkit", "pg", "pino", "sharp"];
