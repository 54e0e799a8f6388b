import { Link } from "react-router";
import type { UnsentAct } from "./acts/act-outbox";
import { NEW, useKeptWords } from "./acts/kept-words";

type WaitingWordsProps = { userId: string; unsent: readonly UnsentAct[] };

/** What was typed and is only in this browser yet: on its way, or back in its form (DAY-1). */
export function WaitingWords({ userId, unsent }: WaitingWordsProps) {
  const kept = useKeptWords(userId);
  const waiting = unsent.flatMap(({ id, kind, about }) =>
    kind === "add" || kind === "correct" ? [{ id, kind, about }] : [],
  );
  if (waiting.length === 0 && kept.length === 0) return null;
  return (
    <ul role="status" className="panel my-4 grid gap-1 p-4 text-sm [overflow-wrap:anywhere]">
      {waiting.map(({ id, kind, about }) => (
        <li key={id}>
          Waiting for the connection: {kind === "add" ? "new prospect" : "correction of"}{" "}
          <strong dir="auto">{about}</strong>
        </li>
      ))}
      {kept.map(({ key, content }) => (
        <li key={key}>
          Typed and not saved:{" "}
          {key.startsWith(NEW) ? (
            <Link to="#add" className="font-semibold underline">
              {content.typing.firstName?.to || content.typing.handle?.to || "a new prospect"}
            </Link>
          ) : (
            <Link to={`/tracker/${key}#details`} className="font-semibold underline">
              a correction
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
