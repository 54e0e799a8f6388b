/** Reads an event stream, for tests. */
import type { Visitor } from "./visitor";

export type Heard = {
  event: string;
  data: { event?: string; key?: string; data?: Record<string, unknown> };
};

export class LiveListener {
  readonly heard: Heard[] = [];
  closed = false;
  readonly #waiting = new Set<() => void>();
  readonly #abort = new AbortController();

  /** Opens a stream; resolves when its first event has come, or with a closed listener if it was refused. */
  static async open(visitor: Visitor, topics: string): Promise<LiveListener & { status: number }> {
    const listener = new LiveListener();
    const response = await visitor.get(`/live?topics=${topics}`, {
      signal: listener.#abort.signal,
    });
    const opened = Object.assign(listener, { status: response.status });
    if (response.status !== 200 || !response.body) {
      listener.closed = true;
      return opened;
    }
    void listener.#read(response.body);
    await listener.until(() => listener.heard.length > 0);
    return opened;
  }

  /** Waits for a condition on what was received; throws after `within` ms. */
  async until(condition: () => boolean, within = 20_000): Promise<void> {
    const end = performance.now() + within;
    while (!condition()) {
      const left = end - performance.now();
      if (left <= 0)
        throw new Error(`Not heard in time: ${JSON.stringify(this.heard).slice(0, 500)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = "";
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true });
        const frames = text.split("\n\n");
        text = frames.pop() ?? "";
        for (const frame of frames) this.#take(frame);
      }
    } catch {
      // An aborted or cut stream is a closed one.
    }
    this.closed = true;
    this.#wake();
  }

  #take(frame: string): void {
    const event = /^event: (.*)$/m.exec(frame)?.[1];
    const data = /^data: (.*)$/m.exec(frame)?.[1];
    if (event) this.heard.push({ event, data: JSON.parse(data ?? "{}") });
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
