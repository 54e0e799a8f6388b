import { type ReactNode, useState } from "react";
import type { AuditPage } from "~/auth/auth.server";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { LocalTime } from "~/ui/local-time";
import { WideTable } from "~/ui/wide-table";

type Recorded = AuditPage["events"][number];
type Erasing = { busy: boolean; onErase: (userId: string) => void };
type EventTableProps = Erasing & {
  events: readonly Recorded[];
  words: Readonly<Record<string, string>>;
};

const COLUMNS = ["When", "Administrator", "Act", "Who or what", "Change"];

export function EventTable({ events, words, busy, onErase }: EventTableProps) {
  return (
    <WideTable columns={COLUMNS}>
      {events.map((event) => (
        <tr key={event.id} className="max-lg:grid max-lg:gap-1 max-lg:p-4">
          <Cell>
            <LocalTime at={event.at} never="" exact />
          </Cell>
          <Cell>{event.actorName}</Cell>
          <Cell>
            <span className="font-semibold">{words[event.verb] ?? event.verb}</span>
          </Cell>
          <Cell>{event.subjectLabel}</Cell>
          <Cell>
            <Change before={event.before} after={event.after} />
            {event.erasable !== null && (
              <EraseButton
                userId={event.erasable}
                name={event.subjectLabel}
                busy={busy}
                onErase={onErase}
              />
            )}
          </Cell>
        </tr>
      ))}
    </WideTable>
  );
}

function EraseButton({ userId, name, busy, onErase }: Erasing & { userId: string; name: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="outline"
        small
        className="mt-2"
        busy={busy}
        aria-label={`Erase the name ${name}`}
        onClick={() => setAsking(true)}
      >
        Erase name
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Erase name"
          question={`The name ${name} disappears from the whole log for good. Actions, times and ids stay.`}
          verb="Erase"
          look="danger"
          onConfirm={() => onErase(userId)}
        />
      )}
    </>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <td className="px-3 py-2.5 max-lg:p-0">
      <span dir="auto" className="break-words [overflow-wrap:anywhere]">
        {children}
      </span>
    </td>
  );
}

function Change({ before, after }: Pick<Recorded, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => (
    <span key={name} className="block text-quiet tabular">
      {words(name)}: {before && <s className="no-underline">{told(before[name])}</s>}
      {before && after && " → "}
      {after && <span className="text-ink">{told(after[name])}</span>}
    </span>
  ));
}

/** `firstName` → first name. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function told(value: string | number | boolean | null | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || value === undefined ? "none" : String(value);
}
