/** The form for a chosen time, whose code only those load who choose one. */
import { lazy, Suspense, useEffect } from "react";
import { whenReached } from "~/platform/pages/server-reach";
import { useTimer } from "~/ui/use-timer";
import { withChoice } from "./choice";
import type { GuestBookingProps } from "./guest-booking";

/** The times are there by then, and no one has chosen one yet. */
const LOAD_AFTER_MS = 2_000;

type LateGuestFormProps = GuestBookingProps & { isRendered: boolean };

/**
 * `isRendered`: the document came with the form, which then has no boundary: the page is hydrated when the code has come,
 * and until then sends the form as it was rendered, so nothing that is entered is lost.
 */
export function LateGuestForm({ isRendered, ...props }: LateGuestFormProps) {
  if (isRendered) return <RenderedForm {...props} />;
  return (
    <Suspense fallback={<FormToCome />}>
      <LoadedForm {...props} />
    </Suspense>
  );
}

/** Loads the form ahead, on a page that did not come with it. */
export function useFormAhead(isRendered: boolean): void {
  useTimer(isRendered ? null : LOAD_AFTER_MS, () => void loadForm());
}

const importForm = () =>
  import("./guest-booking").then(({ GuestBooking }) => ({ default: GuestBooking }));

const RenderedForm = lazy(() => importForm().catch(() => new Promise<never>(() => {})));
const LoadedForm = lazy(loadForm);

let loading: Promise<{ default: typeof FormElsewhere }> | undefined;

function loadForm() {
  loading ??= whenReached(importForm).catch(() => ({ default: FormElsewhere }));
  return loading;
}

function FormToCome() {
  return <div className="mt-6 h-96 animate-pulse rounded-control bg-sunken" />;
}

/** The page that has the form in its document, for a browser that does not get its code. */
function FormElsewhere({ path, host, zone, at }: GuestBookingProps) {
  useEffect(() => {
    location.replace(withChoice(path, { host, zone, day: null, at }));
  }, [path, host, zone, at]);
  return <FormToCome />;
}
