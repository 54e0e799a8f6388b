/** An error in a form that is safe to log: what failed and where, and nothing that someone entered. */

const DEEPEST = 5;
/** A database error's fields besides its message; its details may repeat a row. */
const DETAILS = ["code", "severity", "schema", "table", "column", "constraint", "routine"];
const MAIL_ADDRESS = /(?<![^\s"'<>(),;:=])[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g;

/** The fields of an error, with its cause as `cause`; for anything that is not an error, only its type is logged. */
export function loggedError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  const message = wordsOf(error);
  const details = DETAILS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const causes = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    type,
    message,
    ...Object.fromEntries(details),
    stack: [`${type}: ${message}`, ...frames].join("\n"),
    ...(causes !== undefined && depth < DEEPEST && { cause: loggedError(causes, depth + 1) }),
  };
}

/** A failed query's message ends with its parameters; a database and a parser quote the value they could not read. */
function wordsOf(error: Error): string {
  const [words = ""] = error.message.split("\nparams: ");
  const unreadable = "code" in error && /^22/.test(String(error.code));
  const quoting = unreadable || error instanceof SyntaxError;
  return (quoting ? words.replace(/".*"/s, '"…"') : words).replace(MAIL_ADDRESS, "…@…");
}
