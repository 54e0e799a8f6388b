import { whenReached } from "~/platform/pages/server-reach";

/** `from`: which edge the pieces come from; the middle by default. */
export type Burst = { particles: number; afterMs: number; from?: "left" | "right" };

const WAYS = {
  middle: { spread: 75, origin: { y: 0.6 } },
  left: { angle: 60, spread: 55, origin: { x: 0 } },
  right: { angle: 120, spread: 55, origin: { x: 1 } },
} as const;

const stillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Fires bursts, in ms from now, unless reduced motion is preferred; returns a function that cancels pending bursts. */
export function fireConfetti(bursts: readonly Burst[]): () => void {
  if (stillness()) return () => {};
  const timers = bursts.flatMap((burst) => {
    if (burst.afterMs > 0) return [window.setTimeout(() => void fire(burst), burst.afterMs)];
    void fire(burst);
    return [];
  });
  return () => timers.forEach(window.clearTimeout);
}

/** Fetches the pieces ahead of a likely burst, unless motion is unwanted. */
export function prepareConfetti(): void {
  if (!stillness()) loaded().catch(() => null);
}

let cannon: ReturnType<typeof load> | undefined;

function loaded() {
  cannon ??= load();
  return cannon;
}

/** On the main thread: a worker would come from a blob, which the page's policy refuses. */
async function load() {
  const { create } = await whenReached(() => import("canvas-confetti"));
  return create(undefined, { resize: true, useWorker: false });
}

async function fire({ particles, from }: Burst): Promise<void> {
  // Without its code, nothing is missing from the page.
  const burst = await loaded().catch(() => null);
  void burst?.({ particleCount: particles, zIndex: 60, ...WAYS[from ?? "middle"] });
}
