import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

type FrameProps = { inPortal?: boolean; width?: string; children: ReactNode };

/** A page about booking: on the site with its own margins, in the portal with a way back to training. */
export function BookingFrame({ inPortal = false, width = "max-w-3xl", children }: FrameProps) {
  const margins = inPortal ? "" : "px-3 py-10 sm:px-6 sm:py-16";
  return (
    <div className={`mx-auto w-full ${width} ${margins}`}>
      {inPortal && (
        <p className="mb-4">
          <ButtonLink to="/training" look="quiet" small className="-ml-3">
            <Icon of={ArrowLeft} className="size-4" />
            Back to Training
          </ButtonLink>
        </p>
      )}
      {children}
    </div>
  );
}

type EndedProps = { icon: ReactNode; heading: string; children: ReactNode };

/** What an address shows instead of an active meeting. */
export function Ended({ icon, heading, children }: EndedProps) {
  return (
    <div className="panel grid gap-5 p-5 sm:p-8">
      <div className="text-quiet [&_svg]:size-10">{icon}</div>
      <h1 className="text-3xl">{heading}</h1>
      {children}
    </div>
  );
}
