import { asRendered } from "./as-rendered";
import type { Words } from "./pixel-choice";

const PixelChoice = asRendered(() => import("./pixel-choice").then((code) => code.PixelChoice));

/** `schedule`: the id of the event for the meeting that was just booked. */
type PixelNoticeProps = {
  pixel: { id: string | null; askConsent: boolean; words: Words | null };
  schedule?: string | undefined;
};

/**
 * A page's advertising pixel, and a visitor's choice about it (PIX-1): nothing at all without an id. Its script listens
 * to what the server has rendered.
 */
export function PixelNotice({ pixel, schedule }: PixelNoticeProps) {
  const { id, askConsent, words } = pixel;
  if (id === null || words === null) return null;
  return <PixelChoice id={id} askConsent={askConsent} words={words} schedule={schedule} />;
}
