/** Trials of what browsers connect to: a lesson's video, and the webhook of opened lessons. */
import { signedPlayerAddress } from "~/platform/embeds/signed-player.server";
import { limited, parsedUrl } from "~/platform/web/json";
import { readAddress } from "~/platform/web/outgoing.server";
import { Unreadable } from "~/platform/web/unreadable";
import { type Trial, type Tried, unreadableWords } from "../connections/trial.server";

const LONGEST_MS = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;

export async function triedVideo({ config, typed }: Trial): Promise<Tried> {
  const url = parsedUrl(typed.testVideo?.trim() ?? "");
  if (!url) return { faults: { testVideo: "Enter the address of a video" } };
  if (!config.playerOrigins.includes(url.origin))
    return { fails: `${url.origin} is not among the video hosts above.` };
  const address = signedPlayerAddress(url.href, config.playerTokenKey);
  const reading = { mostBytes: MOST_BYTES, mostMs: LONGEST_MS, isOpen: () => true };
  try {
    await readAddress(address, reading);
    return { works: `${url.origin} shows this video.` };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { fails: `${url.origin}: ${unreadableWords(error)}` };
  }
}

/** As a browser would send it. */
export async function triedWebhook({ config, typed }: Trial): Promise<Tried> {
  const url = parsedUrl(typed.testWebhook?.trim() ?? "");
  if (!url) return { faults: { testWebhook: "Enter the webhook's address" } };
  if (!config.webhookOrigins.includes(url.origin))
    return { fails: `${url.origin} is not among the origins above.` };
  const event = {
    lesson: "Test",
    lessonNumber: 1,
    timestamp: new Date().toISOString(),
    sessionId: "test",
    accessedFrom: `${config.baseUrl}/training/lesson1`,
  };
  const init: RequestInit = {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "text/plain;charset=UTF-8" },
    body: JSON.stringify(event),
  };
  try {
    const response = await fetch(url, limited(LONGEST_MS, init));
    await response.body?.cancel();
    const said = `${response.status} ${response.statusText}`.trim();
    return response.ok
      ? { works: `The webhook took the test: ${said}.` }
      : { fails: `The webhook said: ${said}` };
  } catch (error) {
    return { fails: `The webhook could not be reached: ${innermost(error)}` };
  }
}

/** The reason below "fetch failed". */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
