/** What is said in a sound, by any endpoint that speaks the OpenAI transcription call. */
import { z } from "zod";
import { MINUTE_MS } from "../time/durations";
import { failureReason, isRedirect, NOT_FOLLOWED } from "../web/failure-reason";
import { parsedJson } from "../web/json";

/** `url`: of the call itself. Some endpoints ask for no key. */
export type TranscribeEndpoint = { url: string; key: string | undefined; model: string };

export type Sound = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

/** In seconds from the beginning of the sound. */
export type Spoken = { start: number; end: number; words: string };

/** Why there are no words, in a sentence. */
export class TranscribeError extends Error {
  override readonly name = "TranscribeError";
}

/** A machine without a graphics card takes about as long as the sound. */
const LONGEST_MS = 30 * MINUTE_MS;
const LONGEST_SAID = 200;
const MOST_MB = 10;
const NAMES: Readonly<Record<string, string>> = {
  "audio/mp4": "sound.m4a",
  "audio/mpeg": "sound.mp3",
  "audio/ogg": "sound.ogg",
  "audio/wav": "sound.wav",
  "audio/webm": "sound.webm",
};

const segments = z.object({
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
});

/** What each answer to the call has, with times or without. */
const words = z.object({ text: z.string() });

/** Throws `TranscribeError`. */
export async function transcribe(
  { url, key, model }: TranscribeEndpoint,
  { bytes, contentType }: Sound,
  signal: AbortSignal,
): Promise<Spoken[]> {
  const body = new FormData();
  const name = NAMES[contentType] ?? "sound";
  body.set("file", new File([bytes], name, { type: contentType }));
  body.set("model", model);
  body.set("response_format", "verbose_json");
  const headers = new Headers(key === undefined ? [] : [["Authorization", `Bearer ${key}`]]);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  // Redirects would take the key elsewhere.
  const init: RequestInit = { method: "POST", body, headers, signal: limit, redirect: "manual" };
  const { status, text } = await answerOf(url, init);
  if (isRedirect(status)) throw new TranscribeError(`The endpoint ${NOT_FOLLOWED}`);
  if (status < 200 || status > 299)
    throw new TranscribeError(`The endpoint refused with status ${status}${saidIn(text)}`);
  const answer = parsedJson(text);
  const read = segments.safeParse(answer);
  if (!read.success && !words.safeParse(answer).success)
    throw new TranscribeError(
      "The endpoint's answer is no transcription. Check its address, which usually ends in /audio/transcriptions",
    );
  if (!read.success)
    throw new TranscribeError(
      "The endpoint gave no times. Choose a model that answers with segments, such as whisper-1",
    );
  return read.data.segments.map(({ start, end, text: said }) => ({ start, end, words: said }));
}

async function answerOf(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await textOf(response) };
  } catch (error) {
    if (error instanceof TranscribeError) throw error;
    throw new TranscribeError(`The endpoint could not be reached: ${failureReason(error)}`, {
      cause: error,
    });
  }
}

/** Ends the connection at the first byte too many. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_MB * 1024 * 1024)
      throw new TranscribeError(`The endpoint answered with more than ${MOST_MB} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** The message of an error as OpenAI writes it. Any other text is not shown: the address may be that of another service. */
function saidIn(text: string): string {
  const { data } = refusal.safeParse(parsedJson(text));
  return data ? `: ${data.error.message.slice(0, LONGEST_SAID)}` : ", and gave no reason";
}
