import { BadgeCheck, Handshake, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { dollars } from "~/platform/money/money";
import type { Figures } from "./figures";

export function StatCards({ figures }: { figures: Figures }) {
  const { commission } = figures;
  const closed = figures.byStatus.closed ?? 0;
  return (
    <dl className="mt-6 grid grid-cols-[1fr_1fr_1.3fr] gap-2 sm:mt-8 sm:grid-cols-3 sm:gap-4">
      <Card
        icon={<BadgeCheck aria-hidden="true" className="size-5" />}
        name="Qualified prospects"
        value={figures.qualified.toLocaleString("en-US")}
        note={`of ${figures.prospects.toLocaleString("en-US")} added`}
      />
      <Card
        icon={<Handshake aria-hidden="true" className="size-5" />}
        name="Closed deals"
        value={closed.toLocaleString("en-US")}
        note={dealsNote(figures)}
      />
      <Card
        icon={<Wallet aria-hidden="true" className="size-5" />}
        name="Commission earned"
        value={dollars(commission.cents, true)}
        note={commission.note}
      />
    </dl>
  );
}

/** With what has paid no commission, so the sums add up. */
function dealsNote({ closedDealCents, unpaid: { waitingCents, refusedCents } }: Figures): string {
  const deals = `${dollars(closedDealCents, true)} in deals`;
  const waiting = waitingCents > 0 && `${dollars(waitingCents, true)} waiting for confirmation`;
  const refused = refusedCents > 0 && `${dollars(refusedCents, true)} not confirmed`;
  return [deals, waiting, refused].filter(Boolean).join(", ");
}

function Card(props: { icon: ReactNode; name: string; value: string; note: string }) {
  return (
    <div className="panel min-w-0 p-3 sm:p-5">
      <dt className="flex items-center gap-2.5 text-quiet text-sm max-sm:text-xs">
        <span className="text-accent max-sm:hidden">{props.icon}</span>
        {props.name}
      </dt>
      <dd className="mt-2">
        <span className="block break-words font-bold font-heading text-base tabular sm:text-3xl">
          {props.value}
        </span>
        <span className="mt-1 block text-quiet text-xs tabular sm:text-sm">{props.note}</span>
      </dd>
    </div>
  );
}
