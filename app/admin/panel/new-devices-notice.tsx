import { ShieldAlert } from "lucide-react";
import { LocalTime } from "~/ui/local-time";

export type NewDevices = { nextTryAt: string | null; fullAt: string; networks: number };

/** Says that trainees cannot sign in on new devices now, until when, and what helps (AUTH-1). */
export function NewDevicesNotice({ newDevices }: { newDevices: NewDevices }) {
  const { nextTryAt, fullAt, networks } = newDevices;
  if (nextTryAt === null && networks === 0) return null;
  return (
    <section
      aria-label="Sign-in on new devices"
      className="mt-6 flex gap-4 rounded-control bg-warning-soft p-4 text-warning"
    >
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 max-w-prose text-sm">
        <p className="font-semibold text-base">
          {nextTryAt === null
            ? "Too many wrong access codes came from one network"
            : "Too many wrong access codes: trainees cannot sign in on new devices"}
        </p>
        {nextTryAt === null ? (
          <p>
            {networks === 1 ? "One network has" : `${networks} networks have`} used up the wrong
            codes that a network may enter. Trainees who sign in there on a new device have to wait;
            everybody else does not.
          </p>
        ) : (
          <p>
            The next attempt is possible from <LocalTime at={nextTryAt} never="" exact="minutes" />.
            The limit is back to normal at <LocalTime at={fullAt} never="" exact="minutes" />,
            unless more wrong codes are entered.
          </p>
        )}
        <p className="mt-1">
          Devices that have signed in before, sign-in links and administrators' codes still work. To
          let a trainee in now, copy a sign-in link from the actions of their row.
        </p>
      </div>
    </section>
  );
}
