/** What comes next with a prospect: the line for them, their call and their profile (WEEK-1). */
import type { RouterContextProvider } from "react-router";
import { conversationAt, filled } from "~/script/script";
import { followUpLines, linkVariables, scriptWords } from "~/script/script.server";
import { currentLinks } from "~/settings/settings.server";
import type { Call, Line } from "./acts/acts";
import { confirmationLine, knownOf } from "./follow-ups/follow-ups.server";
import { profileAddress } from "./profile-address";
import { NO_CONTACT } from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import type { Titles } from "./timeline.server";

type Context = Readonly<RouterContextProvider>;
type Place = { nextContactAt: string | null; scriptPath: string };

/** `line`: the one to send now, the script's where the conversation goes on. Null for those who may not work on it. */
export type NextStep = {
  line: { source: Line; title: string; text: string } | null;
  call: Call | null;
  confirmation: { id: string; message: string } | null;
  profile: string | null;
};

/** For those who may see only how to reach someone, if that. */
export function nextStepFor({ finances }: Prospect): NextStep {
  const profile = profileAddress(finances ?? NO_CONTACT);
  return { line: null, call: null, confirmation: null, profile };
}

export async function nextStepOf(
  context: Context,
  prospect: Prospect,
  { nextContactAt, scriptPath: path }: Place,
  clock: { zone: string; now: Date },
): Promise<NextStep> {
  const { id, firstName, status, createdAt } = prospect;
  const lead = { id, firstName, status, createdAt, nextContactAt, path };
  const { [id]: known } = await knownOf(context, [lead], clock);
  const { current } = conversationAt(await scriptWords(context), path);
  const variables = { ...linkVariables(currentLinks(context)), firstName };
  const fromScript = {
    source: { from: "script" as const, line: current.id },
    title: current.title,
    text: filled(current.message, variables),
  };
  const offer = known?.offer;
  const followUp = offer && {
    source: { from: "follow-ups" as const, line: offer.line },
    title: offer.title,
    text: offer.text,
  };
  return {
    line: followUp ?? fromScript,
    call: known?.call ?? null,
    confirmation: confirmationLine(context),
    profile: nextStepFor(prospect).profile,
  };
}

/** Lines are kept by their ids; a line or message that was removed since is called by its id. */
export async function titlesOf(context: Context): Promise<Titles> {
  const { nodes } = await scriptWords(context);
  const lines = followUpLines(context);
  return ({ from, line }) =>
    (from === "script" ? nodes : lines).find(({ id }) => id === line)?.title ?? line;
}
