/** Packages that the built server finds at run time: they look for files beside themselves, or are no ES modules. */
export const OUTSIDE_PACKAGES = ["@electric-sql/pglite", "pg", "pino"];
