/** Trials of what lessons connect to: a video, the webhook of opened lessons, and an endpoint that transcribes. */

import { TranscribeError, transcribe } from "~/platform/ai/transcribe.server";
import { signedPlayerAddress } from "~/platform/embeds/signed-player.server";
import { failureReason, isRedirect, NOT_FOLLOWED } from "~/platform/web/failure-reason";
import { limited, parsedUrl } from "~/platform/web/json";
import { readAddress } from "~/platform/web/outgoing.server";
import { Unreadable } from "~/platform/web/unreadable";
import {
  LONGEST_MS as TRIAL_MS,
  type Trial,
  type Tried,
  unreadableWords,
} from "../connections/trial.server";

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
    if (isRedirect(response.status)) return { fails: `The webhook ${NOT_FOLLOWED}` };
    const said = `${response.status} ${response.statusText}`.trim();
    return response.ok
      ? { works: `The webhook took the test: ${said}.` }
      : { fails: `The webhook said: ${said}` };
  } catch (error) {
    return { fails: `The webhook could not be reached: ${failureReason(error)}` };
  }
}

const SAMPLE_RATE = 8_000;

/** With a second of silence. */
export async function triedTranscription({
  config: { transcribe: endpoint },
}: Trial): Promise<Tried> {
  if (!endpoint) return { faults: { transcribeUrl: "Enter the endpoint first" } };
  const sound = { bytes: silence(), contentType: "audio/wav" };
  try {
    const heard = await transcribe(endpoint, sound, AbortSignal.timeout(TRIAL_MS));
    const words = heard.map((each) => each.words.trim()).join(" ");
    return {
      works: `The endpoint answered a second of silence with ${words ? `“${words}”` : "no words"}.`,
    };
  } catch (error) {
    if (!(error instanceof TranscribeError)) throw error;
    return { fails: error.message };
  }
}

/** As a WAV file. */
function silence(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + SAMPLE_RATE * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 40);
  return new Uint8Array(bytes);
}
