/** What comes next with a prospect: the line for them, their call and their profile (WEEK-1). */
import type { RouterContextProvider } from "react-router";
import { conversationAt, sentTo } from "~/script/script";
import { followUpLines, linkVariables, scriptWords } from "~/script/script.server";
import { currentLinks } from "~/settings/settings.server";
import type { Call, ComingCall, NextLine } from "./acts/acts";
import { lineOf } from "./follow-ups/follow-up";
import { confirmationLine, knownOf } from "./follow-ups/follow-ups.server";
import { profileAddress } from "./profile-address";
import { callDayOf, NO_CONTACT } from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import type { Titles } from "./timeline.server";

type Context = Readonly<RouterContextProvider>;
type Place = { nextContactAt: string | null; scriptPath: string };

/**
 * `line`: the one to send now, the script's where the conversation goes on; a text if there is none and why. Null for
 * those who may not work on it.
 */
export type NextStep = {
  line: NextLine | string | null;
  call: Call | null;
  coming: ComingCall | null;
  confirmation: { id: string; message: string } | null;
  profile: string | null;
};

/** For those who may see only how to reach someone, if that. */
export function nextStepFor({ finances }: Prospect): NextStep {
  const profile = profileAddress(finances ?? NO_CONTACT);
  return { line: null, call: null, coming: null, confirmation: null, profile };
}

export async function nextStepOf(
  context: Context,
  prospect: Prospect,
  { nextContactAt, scriptPath: path }: Place,
  clock: { zone: string; now: Date },
): Promise<NextStep> {
  const { id, firstName, status, createdAt } = prospect;
  const callDay = callDayOf(prospect);
  const lead = { id, firstName, status, createdAt, nextContactAt, callDay, path };
  const { [id]: known } = await knownOf(context, [lead], clock);
  return {
    line: known ? lineOf(known.offer, await scriptLine(context, lead)) : null,
    call: known?.call ?? null,
    coming: known?.coming ?? null,
    confirmation: confirmationLine(context),
    profile: nextStepFor(prospect).profile,
  };
}

async function scriptLine(
  context: Context,
  { firstName, path }: { firstName: string; path: string },
): Promise<NextLine> {
  const { current } = conversationAt(await scriptWords(context), path);
  const variables = { ...linkVariables(currentLinks(context)), firstName };
  return {
    source: { from: "script", line: current.id },
    title: current.title,
    text: sentTo(current.message, variables),
  };
}

/** Lines are kept by their ids; a line or message that was removed since is called by its id. */
export async function titlesOf(context: Context): Promise<Titles> {
  const { nodes } = await scriptWords(context);
  const lines = followUpLines(context);
  return ({ from, line }) =>
    (from === "script" ? nodes : lines).find(({ id }) => id === line)?.title ?? line;
}
