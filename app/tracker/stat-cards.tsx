import { BadgeCheck, Handshake, Wallet } from "lucide";
import type { ReactNode } from "react";
import { dollars } from "~/platform/money/money";
import { Icon } from "~/ui/icon";
import type { Figures, OwnFigures } from "./figures";

/** What the team has, and beside it what of that is the viewer's own (WEEK-7). */
export function StatCards({ figures, own }: { figures: Figures; own: OwnFigures }) {
  const { commission } = figures;
  const closed = figures.byStatus.closed ?? 0;
  return (
    <dl className="mt-6 grid gap-2 sm:mt-8 sm:grid-cols-3 sm:gap-4">
      <Card
        icon={<Icon of={BadgeCheck} className="size-5" />}
        name="Qualified prospects"
        team={figures.qualified.toLocaleString("en-US")}
        note={`of ${figures.prospects.toLocaleString("en-US")} added`}
        yours={own.qualified.toLocaleString("en-US")}
        ownNote={`of ${own.prospects.toLocaleString("en-US")} added`}
      />
      <Card
        icon={<Icon of={Handshake} className="size-5" />}
        name="Closed deals"
        team={closed.toLocaleString("en-US")}
        note={dealsNote(figures)}
        yours={own.closed.toLocaleString("en-US")}
        ownNote={`${dollars(own.dealCents, true)} in deals`}
      />
      <Card
        icon={<Icon of={Wallet} className="size-5" />}
        name="Commission earned"
        team={dollars(commission.cents, true)}
        note={commission.note}
        yours={dollars(own.commissionCents, true)}
        ownNote="of deals; My Pay adds calls"
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

type CardProps = {
  icon: ReactNode;
  name: string;
  team: string;
  note: string;
  yours: string;
  ownNote: string;
};

function Card({ icon, name, team, note, yours, ownNote }: CardProps) {
  return (
    <div className="panel min-w-0 p-3 sm:p-5">
      <dt className="flex items-center gap-2.5 text-quiet text-sm max-sm:text-xs">
        <span className="text-accent max-sm:hidden">{icon}</span>
        {name}
      </dt>
      <dd className="mt-2 grid grid-cols-2 gap-3 sm:max-lg:grid-cols-1">
        <Part of="Team" value={team} note={note} />
        <Part of="Yours" value={yours} note={ownNote} />
      </dd>
    </div>
  );
}

function Part({ of, value, note }: { of: string; value: string; note: string }) {
  return (
    <div className="min-w-0">
      <span className="block text-quiet text-xs">{of}</span>
      <span className="block break-words font-bold font-heading text-base tabular sm:text-2xl">
        {value}
      </span>
      <span className="mt-1 block text-quiet text-xs tabular sm:text-sm">{note}</span>
    </div>
  );
}
