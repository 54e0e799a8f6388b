/** Runs in a worker: reads captions, whoever wrote them. */
import { answerInput } from "~/platform/workers/answer-input.server";
import { type Read, readTranscript } from "./read-transcript";

export type TranscriptInput = { text: string };

answerInput(({ text }: TranscriptInput): Read => readTranscript(text));
