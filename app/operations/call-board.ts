/** The browser's way to the board's function. */
import { fetchWithin, jsonOf } from "~/platform/json/json";
import type { BoardCall } from "./board-call";
import type { Card } from "./card/card";
import { heldLogin } from "./login/held-login";

type BoardAnswer = { success: true; card?: Card; revision?: number; token?: string };

/** What came of a call: the answer, or why not, in words for the page. */
export type CallResult = { answer: BoardAnswer } | { fault: string };

const GIVE_UP_MS = 30_000;
const OUT_OF_REACH = "The server cannot be reached. Nothing was changed.";

/** Calls with the tab's login. One that the server no longer takes is dropped. */
export async function callBoard(slug: string, call: BoardCall): Promise<CallResult> {
  const token = heldLogin.read();
  const answer = await fetchWithin(GIVE_UP_MS, `/api/functions/${slug}-operations`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(call),
  });
  if (answer === null) return { fault: OUT_OF_REACH };
  // The function's own answers have this shape; a proxy's may have any.
  const body = await jsonOf<{ error?: string } | BoardAnswer>(answer);
  if (answer.status === 401 && call.action !== "log_in") heldLogin.write(null);
  if (answer.ok && body && "success" in body) return { answer: body };
  return { fault: (body && "error" in body && body.error) || `Answer ${answer.status}` };
}
