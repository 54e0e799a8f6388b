/** Listens to an embed's frame, and detects one that does not respond. */
import type { Frame, FramedEmbed } from "./embed";
import { answerTo, signalOf } from "./messages";

/** Counted from when the frame comes into view: it loads no sooner. */
const SILENCE_MS = 10_000;

export type FrameHandlers = {
  /** Each at most once. */
  done: (what: "booked" | "submitted") => void;
  height: (px: number) => void;
  /** False: nothing has come from the provider for too long; true: something has. */
  answering: (answering: boolean) => void;
};

/**
 * Receives messages from the page in `frame` until the returned function is called. Messages count only from an origin
 * of the provider and from that exact window (SLOT-1).
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  embed: FramedEmbed,
  handlers: FrameHandlers,
): () => void {
  const mustSpeak = embed.frame.speaks;
  const sent = new Set<string>();
  // Nothing of another origin's page is visible once it has loaded. A silent one only has to load.
  let responded = !mustSpeak && frame.contentDocument === null;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const response = () => {
    clearTimeout(silence);
    responded = true;
    handlers.answering(true);
  };
  const loaded = () => mustSpeak || response();
  const receive = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || !speaksFrom(embed.frame, event.origin)) return;
    response();
    const reply = answerTo(embed, event.data);
    if (reply !== null) frame.contentWindow?.postMessage(reply, event.origin);
    const signal = signalOf(embed, event.data);
    if (signal === null) return;
    if (typeof signal === "object") return handlers.height(signal.height);
    if (sent.has(signal)) return;
    sent.add(signal);
    handlers.done(signal);
  };
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    silence = setTimeout(() => {
      // Someone who is busy in the frame sees something there.
      if (!responded && document.activeElement !== frame) handlers.answering(false);
    }, SILENCE_MS);
  });

  window.addEventListener("message", receive);
  frame.addEventListener("load", loaded);
  seen.observe(frame);
  return () => {
    window.removeEventListener("message", receive);
    frame.removeEventListener("load", loaded);
    seen.disconnect();
    clearTimeout(silence);
  };
}

/** Whether a message from this origin may be the provider's. */
export function speaksFrom({ origins }: Pick<Frame, "origins">, origin: string): boolean {
  return origins.some((known) =>
    known.startsWith("https://*.")
      ? origin.startsWith("https://") && origin.endsWith(known.slice("https://*".length))
      : origin === known,
  );
}
