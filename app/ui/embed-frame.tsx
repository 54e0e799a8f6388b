import { asRendered } from "./as-rendered";

/** A third-party page in ours, with a link that works without the frame or a script (SLOT-1). Few pages have one. */
export const EmbedFrame = asRendered(() =>
  import("./living-frame").then((code) => code.LivingFrame),
);
