/**
 * Progress on its way to the server. Every point is stored before it is sent (for a page that is being left: at the
 * same time). The tab that holds a Web Lock sends for all tabs of the browser, each lesson separately, at most every 5
 * s; a point that completes a lesson goes out immediately (VID-3, VID-5).
 */

import { leadAmongTabs } from "~/platform/realtime/tab-leader";
import { fetchWithin } from "~/platform/web/json";
import { isCompleting, OLDEST_SAVE_SECONDS } from "./lesson";
import type { ProgressSave } from "./progress-save";
import { openProgressStore, type UnsentProgress } from "./progress-store";

export type OutboxHandlers = {
  /** An administrator has reset the progress: the page's data is old. */
  wasReset: () => void;
  /** The session is over: nothing is lost, but nothing can be sent before the next sign-in. */
  signedOut: () => void;
};

/** Messages between tabs: there is something to send; a save predates a reset. */
type Message = "put" | "reset";
/** The latest request for a lesson; the next one starts at least `waitMs` after it, unless it is the first to complete it. */
type Attempt = { startedAt: number; waitMs: number; completes: boolean; isOver: boolean };

const ADDRESS = "/training/progress";
const THROTTLE_MS = 5_000;
const GIVE_UP_MS = 10_000;
const RETRY_MS = 10_000;

/** One person's outbox until it is closed; what earlier pages could not send goes out first. */
export class ProgressOutbox {
  readonly #store = openProgressStore();
  readonly #channel = new BroadcastChannel("progress-outbox");
  readonly #closing = new AbortController();
  readonly #attempts = new Map<number, Attempt>();
  #draining: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLeading = false;
  #isSignedOut = false;

  constructor(
    private readonly userId: string,
    private readonly handlers: OutboxHandlers,
  ) {
    this.#channel.onmessage = ({ data: message }: MessageEvent<Message>) => {
      if (message === "reset") handlers.wasReset();
      else if (this.#isLeading) this.#resume();
    };
    const lead = () => {
      this.#isLeading = true;
      this.#drainSoon();
    };
    leadAmongTabs("progress-outbox", this.#closing.signal, lead, lead);
    window.addEventListener("online", this.#retry);
    document.addEventListener("visibilitychange", this.#retry);
  }

  put(point: UnsentProgress): void {
    void this.#store.put(point).then(() => this.#resume());
  }

  /** Sends this lesson's newest point in a request that outlives the page. */
  sendBeforeLeaving(point: UnsentProgress): void {
    void this.#store.put(point);
    void this.#deliver(point, true);
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#retry);
    document.removeEventListener("visibilitychange", this.#retry);
    this.#channel.close();
  }

  #tell(message: Message): void {
    if (!this.#closing.signal.aborted) this.#channel.postMessage(message);
  }

  #drainSoon(): void {
    this.#draining = this.#draining
      .then(() => this.#drain())
      .catch((error: unknown) => console.warn("progress not sent", error));
  }

  /** Sends every lesson's point that may be sent now; the others when their wait is over. */
  async #drain(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isLeading || this.#isSignedOut || this.#closing.signal.aborted) return;
    const waits: number[] = [];
    for (const point of await this.#store.all(this.userId)) {
      const attempt = this.#attempts.get(point.lessonNumber);
      if (attempt && !attempt.isOver) continue;
      const isUrgent = completes(point) && attempt?.completes === false;
      const left =
        attempt && !isUrgent ? attempt.startedAt + attempt.waitMs - performance.now() : 0;
      if (left > 0) waits.push(left);
      else void this.#deliver(point, false);
    }
    if (waits.length > 0) this.#timer = setTimeout(() => this.#drainSoon(), Math.min(...waits));
  }

  async #deliver(point: UnsentProgress, leaving: boolean): Promise<void> {
    const attempt = {
      startedAt: performance.now(),
      waitMs: THROTTLE_MS,
      completes: completes(point),
      isOver: false,
    };
    this.#attempts.set(point.lessonNumber, attempt);
    const outcome = await send(point, leaving);
    attempt.isOver = true;
    if (outcome === "signed-out") {
      if (!this.#isSignedOut) this.handlers.signedOut();
      this.#isSignedOut = true;
      return;
    }
    if (outcome === "kept") attempt.waitMs = RETRY_MS;
    else await this.#store.remove(point);
    if (outcome === "reset") {
      this.handlers.wasReset();
      this.#tell("reset");
    }
    this.#wake();
  }

  #wake(): void {
    if (this.#isLeading) this.#drainSoon();
    else this.#tell("put");
  }

  #resume(): void {
    this.#isSignedOut = false;
    this.#wake();
  }

  /** The connection may be back: failed points need not wait for their next attempt. */
  readonly #retry = () => {
    for (const attempt of this.#attempts.values()) attempt.waitMs = THROTTLE_MS;
    this.#resume();
  };
}

type Outcome = "saved" | "reset" | "refused" | "signed-out" | "kept";

function completes({ progressSeconds, durationSeconds }: UnsentProgress): boolean {
  return isCompleting(progressSeconds, durationSeconds);
}

async function send({ takenAt, ...point }: UnsentProgress, leaving: boolean): Promise<Outcome> {
  const age = (Date.now() - takenAt) / 1_000;
  const save: ProgressSave = {
    ...point,
    ageSeconds: Math.min(Math.max(0, age), OLDEST_SAVE_SECONDS),
  };
  const response = await fetchWithin(GIVE_UP_MS, ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(save),
    keepalive: leaving,
  });
  if (response === null) return "kept";
  const { status } = response;
  if (status < 300) return "saved";
  if (status === 409) return "reset";
  if (status === 401 || status === 403) return "signed-out";
  if (status !== 400) return "kept";
  console.warn("progress refused");
  return "refused";
}
