/**
 * What an AI endpoint adds if one is set (PRAC-2): it classifies a message that the rules do not understand, if that
 * asks something, and rephrases the engine's line. It decides nothing, and a failure costs nothing.
 */
import type { RouterContextProvider } from "react-router";
import { authContext } from "~/auth/auth.server";
import { takeCall } from "~/platform/ai/call-limits.server";
import { type AiEndpoint, AiError, askModel } from "~/platform/ai/language-model.server";
import { requestContext } from "~/platform/web/request-context.server";
import { ASKS } from "./copy/setter-words";
import type { Move, read } from "./message-classifier";
import type { Prospect } from "./practice";
import { completed } from "./prospect-reply";
import { play, type Voiced } from "./run";
import { isFaithful } from "./voice-guard";

const WAIT_MS = 4_000;
const LIMITS = { aMinute: 30, aDay: 400 };
const CLASSES = Object.keys(ASKS).filter((move) => move !== "ask-time");

type Said = { seed: number; messages: readonly string[]; voiced: Voiced; reader: typeof read };

/** With what is added to a run's last message; unchanged if there is no endpoint or it is of no use. */
export async function withVoice(
  context: Readonly<RouterContextProvider>,
  userId: string,
  prospect: Prospect,
  said: Said,
): Promise<Voiced> {
  const { config, db, clientAddress } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const at = said.messages.length - 1;
  if (!config.ai || at < 0 || said.voiced[at]) return said.voiced;
  const call = { name: "practice", userId, clientAddress, usesModel: () => true };
  const limits = { ...LIMITS, aDayForAll: config.aiDailyLimit };
  const taken = await takeCall(db, vault.hmac, call, limits);
  if (taken.kind !== "model") return said.voiced;
  const moves = await classOf(config.ai, prospect, said);
  const read: Voiced = moves ? { ...said.voiced, [at]: { moves } } : said.voiced;
  const reply = await otherWords(config.ai, prospect, { ...said, voiced: read });
  const added = { ...(moves && { moves }), ...(reply && { reply }) };
  return moves || reply ? { ...said.voiced, [at]: added } : said.voiced;
}

async function classOf(
  endpoint: AiEndpoint,
  prospect: Prospect,
  said: Said,
): Promise<Move[] | null> {
  const last = lastOf(prospect, said);
  if (!last || last.reading.moves.length > 0) return null;
  const instructions = `A setter writes to a prospect. Answer with the one class that says what the message asks for, or with "none". Classes: ${CLASSES.join(", ")}.`;
  const answer = (await asked(endpoint, instructions, last.said))?.trim().toLowerCase();
  const known = CLASSES.find((move) => move === answer);
  // A name of the table that was looked up.
  return known ? [known as Move] : null;
}

async function otherWords(endpoint: AiEndpoint, prospect: Prospect, said: Said) {
  const last = lastOf(prospect, said);
  if (!last?.reply || last.state.ending) return null;
  const instructions = `Say this line of a chat in other words, in the same mood and length. Keep every fact and number, and add none. Answer with the line alone.`;
  const words = (await asked(endpoint, instructions, last.reply))?.trim() ?? "";
  const hidden = completed(prospect, said.seed).facts.filter(
    ({ id }) => !last.state.known.includes(id),
  );
  return words !== last.reply && isFaithful(words, last.reply, hidden) ? words : null;
}

function lastOf(prospect: Prospect, { seed, messages, voiced, reader }: Said) {
  return play(prospect, seed, messages, voiced, reader).exchanges.at(-1);
}

/** The whole response; null if there is none in time. */
async function asked(endpoint: AiEndpoint, instructions: string, question: string) {
  const signal = AbortSignal.timeout(WAIT_MS);
  try {
    let text = "";
    for await (const piece of askModel(endpoint, { instructions, question, signal })) text += piece;
    return text;
  } catch (error) {
    if (error instanceof AiError) return null;
    throw error;
  }
}
