/** Packages that the built server loads at run time: it reads their files, or they are not ES modules, or contain native code. */
export const OUTSIDE_PACKAGES = ["@resvg/resvg-wasm", "pdfkit", "pg", "pino", "sharp"];
