import { fireConfetti } from "~/ui/celebration";

/** From three sides, once a form was sent (REQ-1). */
export function celebrate(): void {
  fireConfetti([
    { particles: 80, afterMs: 0 },
    { particles: 40, afterMs: 200, from: "left" },
    { particles: 40, afterMs: 400, from: "right" },
  ]);
}
