/** What is wrong with a script as a graph: it is not published (CONT-7, CONT-11). A pure function of a document's fields. */

type Fields = Readonly<Record<string, string>>;
type Node = { path: string; next: readonly string[]; ends: boolean };

const NODES = "nodes";

/** The first fault of each field, by its path. */
export function scriptFaults(fields: Fields): Record<string, string> {
  const ids = idsIn(fields, NODES);
  const nodes = new Map(ids.map((id) => [id, nodeOf(fields, id)]));
  const faults: Record<string, string> = {};
  for (const [id, { path, next, ends }] of nodes) {
    for (const option of idsIn(fields, `${path}.options`)) {
      const place = `${path}.options.${option}.nextId`;
      if (!nodes.has(fields[place] ?? "")) faults[place] = "Choose a message that exists";
    }
    if (next.length === 0 && !ends)
      faults[`${path}.options`] = "A dead end: add an answer or end the conversation here";
    if (next.length > 0 && ends)
      faults[`${path}.ending`] = "The conversation ends here, so there is no answer to it";
    if (!reachable(nodes, ids.slice(0, 1), (from) => nodes.get(from)?.next ?? []).has(id))
      faults[path] = "No answer leads here";
  }
  const leadingTo = (to: string) => ids.filter((id) => nodes.get(id)?.next.includes(to));
  const endings = ids.filter((id) => nodes.get(id)?.next.length === 0);
  const withExit = reachable(nodes, endings, leadingTo);
  for (const [id, { path }] of nodes)
    if (!withExit.has(id))
      faults[path] ??= "A loop without an exit: from here nothing leads to an end";
  return faults;
}

function nodeOf(fields: Fields, id: string): Node {
  const path = `${NODES}.${id}`;
  const next = idsIn(fields, `${path}.options`).map(
    (option) => fields[`${path}.options.${option}.nextId`] ?? "",
  );
  return { path, next, ends: fields[`${path}.ending`] !== "onward" };
}

export function idsIn(fields: Fields, path: string): string[] {
  return (fields[path] ?? "").split(" ").filter(Boolean);
}

/** All messages reachable from the starting points, themselves included. */
function reachable(
  nodes: ReadonlyMap<string, Node>,
  beginnings: readonly string[],
  stepsFrom: (id: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...beginnings];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || !nodes.has(id)) continue;
    seen.add(id);
    open.push(...stepsFrom(id));
  }
  return seen;
}

const MOST_WORDS = 60;

/** What keeps a follow-up line from being published: it is read on a phone by someone who did not answer (WEEK-2). */
export function followUpFaults(fields: Readonly<Record<string, string>>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const id of idsIn(fields, "lines"))
    for (const name of ["message", "reminder"]) {
      const path = `lines.${id}.${name}`;
      const fault = faultOf(fields[path] ?? "");
      if (fault) faults[path] = fault;
    }
  return faults;
}

function faultOf(text: string): string | null {
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words > MOST_WORDS)
    return `A follow-up has at most ${MOST_WORDS} words; this one has ${words}`;
  const questions = text.split("?").length - 1;
  return questions > 1 ? `A follow-up asks one thing; this one asks ${questions}` : null;
}
