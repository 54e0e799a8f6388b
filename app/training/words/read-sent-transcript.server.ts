/** Captions that someone sent: long ones are read in a process of their own, so no one waits for them (MED-5, LOAD-1). */
import {
  runInWorker,
  WorkerEnded,
  type WorkerLimits,
} from "~/platform/workers/run-in-worker.server";
import { type Read, readTranscript } from "./read-transcript";
import type { TranscriptInput } from "./read-transcript-worker.server";
import workerFile from "./read-transcript-worker.server.ts?worker-file";

/** Read in a few milliseconds, whatever it holds; the captions of an hour are longer. */
const SHORT = 32 * 1024;
const LIMITS: WorkerLimits = { mostMs: 10_000, mostMegabytes: 256 };

export async function readSentTranscript(text: string): Promise<Read> {
  if (text.length <= SHORT) return readTranscript(text);
  try {
    return await runInWorker<TranscriptInput, Read>(workerFile, { text }, LIMITS);
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error;
    return {
      faults: [
        {
          line: 1,
          why: "This takes too long to read. Choose the .vtt or .srt file that your captioning tool exports",
        },
      ],
    };
  }
}
