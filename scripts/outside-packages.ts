/** Packages that the built server finds at run time: of these it reads files, or they are no ES modules, or have parts in machine code. */
export const OUTSIDE_PACKAGES = [
  "@electric-sql/pglite",
  "@resvg/resvg-wasm",
  "pdfkit",
  "pg",
  "pino",
  "sharp",
];
