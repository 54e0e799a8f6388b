import { History, Pencil, Trash2, Undo2, UserPen } from "lucide";
import { useContext, useState } from "react";
import { Link } from "react-router";
import { dollars } from "~/platform/money/money";
import { shortDayText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { ConfirmDialog } from "~/ui/dialog";
import { drawnOnce, IconButton } from "~/ui/icon-button";
import { LocalTime } from "~/ui/local-time";
import { Cell, type Column, FoldingRow } from "~/ui/wide-table";
import { ProfileLink } from "./acts/profile-link";
import { CorrectDialog } from "./add-dialog";
import { EditDialog } from "./edit-dialog";
import { HistoryDialog } from "./history-dialog";
import { Chosen } from "./list-keys";
import { profileAddress } from "./profile-address";
import { type Finances, nameOf, STATUSES, type Status } from "./prospect";
import type { Prospect } from "./prospect-columns.server";
import { whyNotMasked, whyNotQualified } from "./qualification";
import { type ProspectChange, useProspectChange } from "./use-prospect-change";

const { icons, Drawn } = drawnOnce({ History, Pencil, Trash2, Undo2, UserPen });
export const RowIcons = Drawn;

const TONES = {
  pending: "neutral",
  closed: "success",
  not_interested: "neutral",
  no_show: "warning",
  disqualified: "danger",
  rescheduled: "accent",
} as const satisfies Record<Status, string>;

/** The headings of its cells, without that of the actions. */
export const COLUMNS: readonly Column[] = [
  { name: "Name", tall: true },
  ...["Country", "Qualified", "Income", "Score"].map((name) => ({ name })),
  ...["Call date", "Rescheduled", "Status", "Deal amount"].map((name) => ({ name })),
  { name: "Added by", tall: true },
];

/** What the viewer may do: `mayEdit` the outcome, `mayChange` what was typed; `withActions`: some row of the list has a button. */
export type RowRights = {
  mayEdit: boolean;
  mayChange: boolean;
  withActions: boolean;
  onRemove: (prospect: Prospect) => void;
};

/** One prospect; a change being saved is shown as if it were done (TRK-4). */
export function ProspectRow({
  prospect: saved,
  rights,
}: {
  prospect: Prospect;
  rights: RowRights;
}) {
  const choose = useContext(Chosen);
  const change = useProspectChange(saved);
  const prospect = { ...saved, ...change.pending };
  const name = nameOf(prospect);
  return (
    <FoldingRow
      tall
      name={name}
      onFocus={({ target }) => target.matches(":focus-visible") && choose(prospect.id)}
      aria-busy={change.pending !== null || undefined}
      head={
        <>
          <Link to={`/tracker/${prospect.id}`} className="block font-semibold" dir="auto">
            {name}
          </Link>
          <span className="block text-quiet text-xs">
            Added <LocalTime at={prospect.createdAt} never="" />
          </span>
          {prospect.finances?.handle && (
            <span className="block text-xs">
              <ProfileLink {...prospect.finances} profile={profileAddress(prospect.finances)} />
            </span>
          )}
        </>
      }
    >
      <Cell label="Country">{prospect.country}</Cell>
      <Cell label="Qualified" line="second-end">
        <QualifiedMark prospect={prospect} />
      </Cell>
      <Cell label="Income">
        <Income prospect={prospect} />
      </Cell>
      <Cell label="Score">
        <Typed text={prospect.finances && (prospect.finances.score ?? "–")} />
      </Cell>
      <Cell label="Call date">
        <Day day={prospect.callDate} />
      </Cell>
      <Cell label="Rescheduled">
        <Day day={prospect.rescheduledDate} />
      </Cell>
      <Cell label="Status" line="first-end">
        <Badge tone={TONES[prospect.status]}>{STATUSES[prospect.status]}</Badge>
      </Cell>
      <Cell label="Deal amount">
        <span className="whitespace-nowrap tabular">
          {prospect.dealCents === null ? "–" : dollars(prospect.dealCents)}
        </span>
      </Cell>
      <Cell label="Added by" tall>
        <span dir="auto">{prospect.ownerName ?? "Someone who has left"}</span>
      </Cell>
      {rights.withActions && (
        <Cell tall>
          <RowActions prospect={prospect} change={change} rights={rights} />
        </Cell>
      )}
    </FoldingRow>
  );
}

function Income({ prospect: { finances } }: { prospect: Prospect }) {
  if (finances === null) return <Typed text={null} />;
  const { annualIncome, annualIncomeCents } = finances;
  if (annualIncomeCents !== null)
    return <span className="whitespace-nowrap tabular">{dollars(annualIncomeCents)}</span>;
  return <Typed text={annualIncome ?? "–"} />;
}

/** As typed; null if this viewer may not see it. */
function Typed({ text }: { text: string | null }) {
  if (text !== null) return <span className="tabular">{text}</span>;
  return (
    <span
      className="text-quiet"
      title="Shown to the person who added the prospect, and to administrators"
    >
      Hidden
    </span>
  );
}

function Day({ day }: { day: string | null }) {
  if (day === null) return <span className="text-quiet">–</span>;
  return (
    <time dateTime={day} title={day} className="moment">
      {shortDayText(day)}
    </time>
  );
}

/** Whether a prospect is qualified; if not, the reasons open in words (TRK-3). */
function QualifiedMark({ prospect }: { prospect: Prospect }) {
  const { qualified, country, finances } = prospect;
  if (qualified) return <Badge tone="success">Qualified</Badge>;
  const reasons = finances ? whyNotQualified({ ...finances, country }) : whyNotMasked(country);
  return (
    <details className="max-w-52 cards:ml-auto">
      <summary
        title="Why not qualified"
        className="inline-flex list-none items-center rounded-full underline decoration-dotted underline-offset-4 cards:min-h-6 [&::-webkit-details-marker]:hidden"
      >
        <Badge tone="neutral">Not qualified</Badge>
      </summary>
      <p className="mt-1.5 font-semibold text-xs">Why not qualified</p>
      <ul className="list-inside list-disc text-quiet text-xs">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}

type RowActionsProps = { prospect: Prospect; change: ProspectChange; rights: RowRights };

function RowActions({ prospect, change, rights }: RowActionsProps) {
  const name = nameOf(prospect);
  return (
    <div className={`flex flex-wrap gap-0.5 cards:-ml-2 ${rights.mayEdit ? "rows:min-w-47" : ""}`}>
      {rights.mayEdit && <OutcomeActions prospect={prospect} change={change} name={name} />}
      {rights.mayChange && prospect.finances && (
        <OwnActions
          prospect={prospect}
          finances={prospect.finances}
          name={name}
          onRemove={rights.onRemove}
        />
      )}
    </div>
  );
}

type OutcomeActionsProps = { prospect: Prospect; change: ProspectChange; name: string };

function OutcomeActions({ prospect, change, name }: OutcomeActionsProps) {
  const [reading, setReading] = useState(false);
  return (
    <>
      <IconButton
        icon={<icons.Pencil />}
        label={`Edit ${name}`}
        busy={change.busy}
        onClick={change.open}
      />
      <IconButton
        icon={<icons.Undo2 />}
        label={`Undo last change of ${name}`}
        busy={change.busy || prospect.version === 1}
        onClick={change.undo}
      />
      <IconButton
        icon={<icons.History />}
        label={`History of ${name}`}
        onClick={() => setReading(true)}
      />
      {change.draft && (
        <EditDialog
          name={name}
          about={<WhichProspect prospect={prospect} />}
          draft={change.draft}
          change={change}
        />
      )}
      {reading && <HistoryDialog prospect={prospect} onClose={() => setReading(false)} />}
    </>
  );
}

type OwnActionsProps = Pick<RowRights, "onRemove"> & {
  prospect: Prospect;
  finances: Finances;
  name: string;
};

function OwnActions({ prospect, finances, name, onRemove }: OwnActionsProps) {
  const [asking, setAsking] = useState<"correct" | "remove" | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <IconButton
        icon={<icons.UserPen />}
        label={`Correct ${name}`}
        onClick={() => setAsking("correct")}
      />
      <IconButton
        icon={<icons.Trash2 />}
        label={`Remove ${name}`}
        onClick={() => setAsking("remove")}
      />
      {asking === "correct" && (
        <CorrectDialog prospect={prospect} finances={finances} onClose={close} />
      )}
      {asking === "remove" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || close()}
          title="Remove prospect"
          question={`Remove ${name} from everyone's tracker and from the figures? You can restore it afterward.`}
          verb="Remove"
          look="danger"
          about={<WhichProspect prospect={prospect} />}
          onConfirm={() => onRemove(prospect)}
        />
      )}
    </>
  );
}

/** Tells prospects with the same name apart. */
function WhichProspect({ prospect }: { prospect: Prospect }) {
  const { country, createdAt, ownerName } = prospect;
  return (
    <>
      {country}, added by {ownerName ?? "someone who has left"} on{" "}
      <LocalTime at={createdAt} never="" exact="minutes" />
    </>
  );
}
