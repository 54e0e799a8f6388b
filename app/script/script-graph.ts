/** The script as a graph, from the fields of its document: what the editor lists and draws (CONT-11). */
import { idsIn, scriptFaults } from "./script-check";

export type GraphAnswer = { id: string; text: string; to: string };

export type GraphNode = {
  id: string;
  /** Its name, or its first words. */
  name: string;
  ending: string;
  answers: readonly GraphAnswer[];
  faults: readonly string[];
};

type Fields = Readonly<Record<string, string>>;

const FIRST_WORDS = 40;

/** In the order of the list: a conversation begins with the first. */
export function scriptGraph(fields: Fields): GraphNode[] {
  const faults = Object.entries(scriptFaults(fields));
  return idsIn(fields, "nodes").map((id) => {
    const at = `nodes.${id}`;
    return {
      id,
      name: fields[`${at}.title`] || firstWords(fields[`${at}.message`]) || "New message",
      ending: fields[`${at}.ending`] ?? "",
      answers: idsIn(fields, `${at}.options`).map((answer) => ({
        id: answer,
        text: fields[`${at}.options.${answer}.text`] ?? "",
        to: fields[`${at}.options.${answer}.nextId`] ?? "",
      })),
      faults: faults
        .filter(([path]) => path === at || path.startsWith(`${at}.`))
        .map(([, fault]) => fault),
    };
  });
}

function firstWords(text = ""): string {
  return text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS).trimEnd()}…` : text;
}
