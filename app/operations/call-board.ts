/** Calls the board's function from the browser. */

import {
  type Puzzle,
  SOLUTION_HEADER,
  solvePuzzle,
  writeSolution,
} from "~/platform/proof-of-work/puzzle";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import { refusalOf } from "~/platform/web/refusal";
import type { BoardCall } from "./board-call";
import type { Card } from "./card";
import { heldLogin } from "./stored-text";

type Refusal = { error?: string; puzzle?: Puzzle; card?: Card };
type BoardResponse = { success: true; card?: Card; revision?: number; token?: string };

/**
 * The result of a call: the response, or why it failed, in words for the page; `theirs`: someone else was faster, or the
 * card that was to be added is there; `gone`: they deleted the card; `away`: no server of ours answered.
 */
export type CallResult =
  | { response: BoardResponse }
  | { fault: string; theirs: Card | null; gone?: boolean }
  | { fault: string; theirs: null; away: true };

const GIVE_UP_MS = 30_000;
/** A puzzle is refused if attempts elsewhere have raised the difficulty in the meantime. */
const MOST_PUZZLES = 3;
/** A proxy in front of a server that is down or restarting, or a database that is. */
const AWAY = new Set([502, 503, 504]);
const OUT_OF_REACH = "Could not reach the server. Nothing was changed.";

/** Calls with the tab's login. A login the server no longer accepts is dropped; a puzzle is solved. */
export async function callBoard(slug: string, call: BoardCall): Promise<CallResult> {
  const token = heldLogin.read();
  const login: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const send = async (extra: Record<string, string> = {}) => {
    const response = await fetchWithin(GIVE_UP_MS, `/api/functions/${slug}-operations`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...login, ...extra },
      body: JSON.stringify(call),
    });
    // The function's own responses have this shape; a proxy's may have any.
    return { response, body: await jsonOf<Refusal | BoardResponse>(response) };
  };
  let { response, body } = await send();
  for (let tried = 0; tried < MOST_PUZZLES; tried += 1) {
    if (!body || !("puzzle" in body) || !body.puzzle) break;
    const solution = writeSolution(await solvePuzzle(body.puzzle));
    ({ response, body } = await send({ [SOLUTION_HEADER]: solution }));
  }
  if (response === null || AWAY.has(response.status) || (response.ok && !body))
    return { fault: OUT_OF_REACH, theirs: null, away: true };
  if (response.status === 401 && call.action !== "log_in") heldLogin.write(null);
  if (response.ok && body && "success" in body) return { response: body };
  const refusal: Refusal = body && "error" in body ? body : {};
  return {
    fault: refusal.error || refusalOf(response.status).words,
    theirs: refusal.card ?? null,
    gone: response.status === 404,
  };
}
