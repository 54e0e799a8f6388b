/** The other side of `runInWorker`. */

export type WorkerAnswer<Answer> = { result: Answer } | { fault: string };

/** In a worker: answers its input with what comes of it, and ends. */
export function answerInput<Input, Answer>(work: (input: Input) => Answer | Promise<Answer>): void {
  process.once("message", async (input: Input) => {
    process.send?.(await outcomeOf(work, input), () => process.disconnect());
  });
}

async function outcomeOf<Input, Answer>(
  work: (input: Input) => Answer | Promise<Answer>,
  input: Input,
): Promise<WorkerAnswer<Answer>> {
  try {
    return { result: await work(input) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
