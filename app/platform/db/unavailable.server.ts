/** What a database error says about the database. */

const UNAVAILABLE_CODES =
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08|53|55P03|57P0|57014)/;
const UNAVAILABLE_WORDS =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired/;

/** Whether an error (or its cause) says that the database is unreachable, too slow or full, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOENT" && "syscall" in error && error.syscall === "connect") return true;
  const unavailable = UNAVAILABLE_CODES.test(code) || UNAVAILABLE_WORDS.test(error.message);
  return unavailable || isDatabaseUnavailable(error.cause);
}
