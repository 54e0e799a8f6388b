import { lazy, Suspense } from "react";
import type { EmbedFrameProps } from "./living-frame";

/** The browser loads the code only if a page has an embed. If it cannot, the frame stays as the server rendered it. */
const Frame = import.meta.env.SSR
  ? (await import("./living-frame")).LivingFrame
  : lazy(() =>
      import("./living-frame").then(
        (code) => ({ default: code.LivingFrame }),
        () => new Promise<never>(() => {}),
      ),
    );

/** A third-party page in ours, with a link that works without the frame or a script (SLOT-1). */
export function EmbedFrame(props: EmbedFrameProps) {
  return (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  );
}
