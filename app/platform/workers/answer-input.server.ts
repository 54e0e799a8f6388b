/** The other side of `runInWorker`. */

export type WorkerAnswer<Answer> = { result: Answer } | { fault: string };

/** In a worker: answers its input with what comes of it, and ends. */
export function answerInput<Input, Answer>(work: (input: Input) => Answer): void {
  process.once("message", (input: Input) => {
    process.send?.(outcomeOf(work, input), () => process.disconnect());
  });
}

function outcomeOf<Input, Answer>(
  work: (input: Input) => Answer,
  input: Input,
): WorkerAnswer<Answer> {
  try {
    return { result: work(input) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
