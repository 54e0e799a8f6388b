/** The rubric as trainees read it: each better line in the company's own words, from its script if it names one. */
import type { RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content.server";
import { OBJECTIONS, SCRIPT, sentMessage } from "~/script/script.server";
import { currentLinks } from "~/settings/settings.server";
import type { Check } from "./checks";
import { RUBRIC } from "./content/prospects.server";

export type ShownCheck = Omit<Check, "script">;

export function shownChecks(context: Readonly<RouterContextProvider>): ShownCheck[] {
  const { objections, questions } = contentOf(context, OBJECTIONS);
  const lines = new Map([
    ...contentOf(context, SCRIPT).nodes.map(({ title, message }) => [title, message] as const),
    ...[...questions, ...objections].map(
      ({ title, acknowledge, answer, ask }) =>
        [title, [acknowledge, answer, ask].join(" ").trim()] as const,
    ),
  ]);
  const links = currentLinks(context);
  return contentOf(context, RUBRIC).checks.map(({ script, better, ...check }) => {
    const line = lines.get(script ?? "");
    return { ...check, better: line ? sentMessage(line, links) : better };
  });
}
