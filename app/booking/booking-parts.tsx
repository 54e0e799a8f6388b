import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { sendWhenReached } from "~/forms/forms";
import { ButtonLink } from "~/ui/button";

type FrameProps = { inPortal?: boolean; width?: string; children: ReactNode };

/** A page about booking: on the site with its own margins, in the portal with a way back to training. */
export function BookingFrame({ inPortal = false, width = "max-w-3xl", children }: FrameProps) {
  const margins = inPortal ? "" : "px-3 py-10 sm:px-6 sm:py-16";
  return (
    <div className={`mx-auto w-full ${width} ${margins}`}>
      {inPortal && (
        <p className="mb-4">
          <ButtonLink to="/training" look="quiet" small className="-ml-3">
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to Training
          </ButtonLink>
        </p>
      )}
      {children}
    </div>
  );
}

type MeetingFormProps = {
  /** Where it is sent; the page's own address if there is none. */
  action?: string;
  fields: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** A button that changes a meeting, and what it sends: without a connection it waits (D1). */
export function MeetingForm({ action, fields, className, children }: MeetingFormProps) {
  return (
    <form
      method="post"
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void sendWhenReached(event.currentTarget);
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
