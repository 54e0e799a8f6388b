/** What the hosts' pages return for a form that changed nothing. */
export type HostsFault = {
  intent: string;
  message: string;
  faults: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
  /** Of what someone else has stored, where `message` says it. */
  mark?: string;
};

const WRONG = "Nothing was saved. See what is marked below.";

/** The first fault of each field, and what was typed. */
export function faultOf(
  intent: string,
  values: Readonly<Record<string, string>>,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): HostsFault {
  const faults = issues.map(({ path, message }) => [String(path[0] ?? "form"), message]);
  const unknown = issues.some(({ path }) => path.length === 0);
  return {
    intent,
    message: unknown ? "Invalid request. Nothing was saved." : WRONG,
    faults: Object.fromEntries(faults.reverse()),
    values,
  };
}

export function refusal(intent: string, message: string): HostsFault {
  return { intent, message, faults: {}, values: {} };
}
