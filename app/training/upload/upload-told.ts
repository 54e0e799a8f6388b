/** What is told of an upload on its way: each new step at once, bytes a few times a second at most, and that nothing goes out. */
import type { Step } from "./upload-job";
import { Speed } from "./upload-speed";

/** Between two looks at how far it is. */
const TELL_MS = 250;
/** Without a byte going out, from when it is said that it waits. */
const SILENT_MS = 5_000;

export type ToldStep = Step & { bytesPerSecond: number | null };
type Told = { state: ToldStep; sentBytes?: number; totalBytes?: number };

type Upload = {
  signal: AbortSignal;
  /** Whether bytes are what is told last: it may have failed since. */
  isSending: () => boolean;
  tell: (told: Told) => void;
};

export function told({ signal, isSending, tell }: Upload): (step: Step) => void {
  const speed = new Speed();
  let last = { step: "", waits: false, at: 0 };
  let silence: ReturnType<typeof setTimeout> | undefined;
  return function next(step) {
    clearTimeout(silence);
    if (signal.aborted) return;
    const sent = step.step === "uploading" ? step : null;
    const waits = sent?.waits ?? false;
    if (waits) speed.begin();
    else if (sent)
      silence = setTimeout(() => isSending() && next({ ...sent, waits: true }), SILENT_MS);
    const now = performance.now();
    const bytesPerSecond = sent && !waits ? speed.at(now, sent.sentBytes) : null;
    const isNew = last.step !== step.step || last.waits !== waits || sent?.isSafe !== false;
    if (!isNew && now - last.at < TELL_MS) return;
    last = { step: step.step, waits, at: now };
    const bytes = sent && { sentBytes: sent.sentBytes, totalBytes: sent.totalBytes };
    tell({ ...bytes, state: { ...step, bytesPerSecond } });
  };
}
