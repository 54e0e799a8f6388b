/** The lines of the audit log, each with links to what it is about (OWN-9). */
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { LocalTime } from "~/ui/local-time";
import { Cell, Row, WideTable } from "~/ui/wide-table";
import type { AuditedBatch, AuditedEvent, AuditLine } from "./audit-log.server";
import type { Change, Value } from "./log-changes";
import type { Thing } from "./log-things.server";

const COLUMNS = ["When", "Administrator", "Action", "Who or what", "Change"];

type Words = Readonly<Record<string, string>>;
type Erasing = { busy: boolean; onErase: (userId: string) => void };
type LogTableProps = Erasing & { lines: readonly AuditLine[]; words: Words };

export function LogTable({ lines, words, busy, onErase }: LogTableProps) {
  return (
    <WideTable caption="Audit log" columns={COLUMNS}>
      {lines.map((line) =>
        line.kind === "batch" ? (
          <BatchRow key={line.id} batch={line} words={words} />
        ) : (
          <ActRow key={line.id} event={line} words={words} busy={busy} onErase={onErase} />
        ),
      )}
    </WideTable>
  );
}

type ActRowProps = Erasing & { event: AuditedEvent; words: Words };

function ActRow({ event, words, busy, onErase }: ActRowProps) {
  return (
    <Row>
      <Cell>
        <LocalTime at={event.at} never="" exact />
      </Cell>
      <Cell>
        <bdi>{event.actorName}</bdi>
        <Detail text={event.actorDetail} />
      </Cell>
      <Cell>
        <span className="font-semibold">{words[event.verb] ?? event.verb}</span>
      </Cell>
      <Cell>
        <ThingLink thing={event.thing} />
        <Detail text={event.subjectDetail} />
      </Cell>
      <Cell>
        <Changes changes={event.changes} />
        {event.erasable !== null && (
          <EraseButton
            userId={event.erasable}
            name={event.thing.words}
            busy={busy}
            onErase={onErase}
          />
        )}
      </Cell>
    </Row>
  );
}

/** What was done to many at once, in one line that opens. */
function BatchRow({ batch, words }: { batch: AuditedBatch; words: Words }) {
  const { id, at, actorName, counts, events, found } = batch;
  const [first] = counts;
  return (
    <Row>
      <Cell>
        <LocalTime at={at} never="" exact />
      </Cell>
      <Cell>
        <bdi>{actorName}</bdi>
      </Cell>
      <Cell>
        {counts.map(({ verb, times }) => (
          <span key={verb} className="block font-semibold">
            {words[verb] ?? verb} {times.toLocaleString("en-US")}x
          </span>
        ))}
      </Cell>
      <Cell>
        <details>
          <summary className="min-h-9 content-center max-md:min-h-11">
            {(first?.times ?? found).toLocaleString("en-US")} at once
          </summary>
          <ul className="mt-1 grid gap-1">
            {namedOnce(events).map((thing) => (
              <li key={thing.words}>
                <ThingLink thing={thing} />
              </li>
            ))}
          </ul>
        </details>
      </Cell>
      <Cell>
        <Link to={`?batch=${encodeURIComponent(id)}`} className={LINK}>
          All {found.toLocaleString("en-US")} acts
        </Link>
      </Cell>
    </Row>
  );
}

/** Someone who was created and added to a cohort in one go is named once. */
function namedOnce(events: readonly AuditedEvent[]): Thing[] {
  return [...new Map(events.map(({ thing }) => [thing.to ?? thing.words, thing])).values()];
}

const LINK = "underline decoration-line underline-offset-4 hover:decoration-ink";

function ThingLink({ thing: { words, to } }: { thing: Thing }) {
  if (to === null) return <bdi>{words}</bdi>;
  return (
    <Link to={to} className={LINK}>
      <bdi>{words}</bdi>
    </Link>
  );
}

/** Which person of this name. */
function Detail({ text }: { text: string | null }) {
  return text && <span className="block text-quiet text-xs">{text}</span>;
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

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      {changes.map(({ name, before, after }) => (
        <span key={name} className="block text-quiet tabular">
          {name}: {before && <Shown value={before} />}
          {before && after && " → "}
          {after && (
            <span className="text-ink">
              <Shown value={after} />
            </span>
          )}
        </span>
      ))}
    </>
  );
}

function Shown({ value }: { value: Value }) {
  return "at" in value ? (
    <LocalTime at={value.at} never="" exact="minutes" />
  ) : (
    <bdi>{value.words}</bdi>
  );
}
