/** Entry file of the practice slice on the server: its documents, what publishing checks of them, and what is left today. */
import type { RouterContextProvider } from "react-router";
import type { Content } from "~/content/content.server";
import { requestContext } from "~/platform/web/request-context.server";
import { PROSPECTS, RUBRIC } from "./content/prospects.server";
import { drillOf, objectionsOf } from "./drill.server";
import { outcomeOf } from "./outcome";
import { prospectFaults } from "./winnable";

export const PRACTICE_DOCUMENTS = [PROSPECTS, RUBRIC];

export { type Skills, skillsOf, withSkills } from "./skills.server";

/** How many objections are left for this person today. */
export async function objectionsLeft(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<number> {
  const { queue } = await drillOf(context.get(requestContext).db, objectionsOf(context), userId);
  return queue.length;
}

/** Prospects that cannot be won or lost, by the field at fault (READY-2). */
export function practiceCheck({ key }: { key: string }, words: Content): Record<string, string> {
  if (key !== PROSPECTS.key) return {};
  const found = words
    .of(PROSPECTS)
    .prospects.flatMap((prospect) =>
      Object.entries(prospectFaults(prospect)).map(([path, fault]) => [
        `prospects.${prospect.id}.${path}`,
        fault,
      ]),
    );
  return Object.fromEntries(found);
}

/** A conversation as it is stored once it has ended: for samples. */
export function sampleRun(
  content: Content,
  {
    prospect: id,
    ...said
  }: { prospect: string; attempt: number; seed: number; messages: string[] },
) {
  const prospect = content.of(PROSPECTS).prospects.find((each) => each.id === id);
  const { checks } = content.of(RUBRIC);
  const outcome = prospect && outcomeOf(prospect, checks, { ...said, voiced: {}, stopped: true });
  if (!outcome?.finished) throw new Error(`No run with ${id}`);
  return { ...said, prospect: id, unread: outcome.unread, ...outcome.finished };
}
