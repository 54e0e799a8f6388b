import type { ReactNode } from "react";
import { buttonClass } from "~/ui/button";
import { type BookedMeeting, schedulePath } from "./booking";

type EndedProps = { icon: ReactNode; heading: string; children: ReactNode };

/** What an address says in place of a meeting that takes place. */
export function Ended({ icon, heading, children }: EndedProps) {
  return (
    <div className="panel grid gap-5 p-5 sm:p-8">
      <div className="text-quiet [&_svg]:size-10">{icon}</div>
      <h1 className="text-3xl">{heading}</h1>
      {children}
    </div>
  );
}

export function BookAnother({ calendar }: Pick<BookedMeeting, "calendar">) {
  return (
    <p>
      <a href={schedulePath(calendar)} className={buttonClass()}>
        Book another time
      </a>
    </p>
  );
}
