import { lazy, Suspense, useEffect, useState } from "react";
import { fireConfetti } from "~/ui/celebration";
import { loadedLate } from "~/ui/unloaded";
import { goTo } from "./address";
import { BookingLink, TrackerLink } from "./final-links";
import { scriptAddress } from "./script";
import type { Conversation } from "./walk";

const loadDialog = loadedLate(() => import("./congratulations"));
/** Loaded while the page waits to show it. */
const Congratulations = lazy(loadDialog);

const DIALOG_AFTER_MS = 500;
const BURSTS = [
  { particles: 100, afterMs: 0 },
  { particles: 50, afterMs: 250 },
  { particles: 50, afterMs: 400 },
] as const;

type FinalStepProps = {
  here: Conversation;
  bookingLink: string;
  backTo: string;
  onReset: () => void;
};

/** The booking link, and half a second later the congratulations (SCR-2). */
export function FinalStep({ here, bookingLink, backTo, onReset }: FinalStepProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    let stop = () => {};
    void loadDialog();
    const timer = setTimeout(() => {
      setOpen(true);
      stop = fireConfetti(BURSTS);
    }, DIALOG_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  function bookAnother() {
    onReset();
    goTo(scriptAddress(""));
  }
  return (
    <>
      <BookingLink address={bookingLink} />
      <TrackerLink here={here} />
      {open && (
        <Suspense>
          <Congratulations
            bookingLink={bookingLink}
            here={here}
            onClose={() => setOpen(false)}
            onBack={() => goTo(backTo)}
            onAnother={bookAnother}
          />
        </Suspense>
      )}
    </>
  );
}
