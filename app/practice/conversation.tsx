import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { readJson } from "~/platform/web/json";
import type { Told } from "./better-line";
import { Bubble, Reply } from "./bubble";
import { Composer } from "./composer";
import { draftOf } from "./drill-draft";
import { Feedback, MarksAt } from "./feedback";
import { labelsIn } from "./labels";
import { type MarkShown, marksShown } from "./marks-shown";
import type { Dispute, LoadedRun } from "./outcome";
import { ReadAs } from "./read-as";
import { play, type Run, rememberingReader } from "./run";
import { RunStore } from "./run-store";

const FIGURES = "/training/practice/figures";

type Props = { loaded: LoadedRun; fault: string | undefined; onRefused: () => void };

/** A chat with a prospect: its engine runs here for an instant reply, and on the server for the result (PRAC-1). */
export function Conversation({ loaded, fault, onRefused }: Props) {
  const { prospect, seed, attempt, userId, fixedSeed } = loaded;
  const draft = draftOf(userId, `with ${prospect.id}`);
  const [store] = useState(
    () =>
      new RunStore(
        userId,
        {
          prospect: prospect.id,
          attempt,
          seed: fixedSeed,
          messages: loaded.messages,
          stopped: loaded.stopped,
          labels: loaded.labels,
          voiced: loaded.voiced,
          waits: loaded.waits,
        },
        () => {
          // Another window went on: what was said here is not lost, it stands in the field again.
          draft.keep(store.shown().messages.at(-1) ?? "");
          onRefused();
        },
      ),
  );
  const [figures, setFigures] = useState(loaded.figures);
  const kept = useSyncExternalStore(store.subscribe, store.shown, store.loaded);
  const reader = useMemo(
    () =>
      rememberingReader({
        labels: labelsIn(loaded.packed, kept.labels),
        figures,
      }),
    [loaded.packed, figures, kept.labels],
  );
  const played = play(prospect, seed, kept.messages, kept.voiced, reader);
  const run: Run = kept.stopped && !played.ending ? { ...played, ending: "stopped" } : played;
  const isOver = run.ending !== null && !kept.typing;
  const { length } = played.exchanges;
  useEffect(() => {
    // Said when the conversation had ended in another tab: it stands in the field of the next one.
    const past = kept.messages.length > length && store.cut(length);
    if (past) draft.keep(past);
  });
  const [beganOver] = useState(isOver);
  const told: Told = {
    prospect,
    seed,
    run,
    checks: loaded.checks,
    replies: loaded.replies,
    reader,
  };
  const marks = isOver ? marksShown(told, loaded.disputes) : [];
  const say = (message: string) => {
    const messages = store.with(message);
    if (messages === null) return false;
    // A run has what the company says of itself when it begins, which may be long after the page was loaded.
    if (kept.messages.length === 0)
      void readJson<string[]>(FIGURES).then((now) => {
        if (now !== null && store.shown().messages.length === 1) setFigures(now);
      });
    const next = play(prospect, seed, messages, kept.voiced, reader);
    store.say(messages, next.exchanges.at(-1)?.reply.length ?? 0, next.ending !== null);
    draft.forget();
    return true;
  };
  return (
    <>
      <Transcript
        attempt={attempt}
        told={told}
        marks={marks}
        typing={kept.typing}
        disputes={isOver ? loaded.disputes : null}
      />
      {isOver && fault && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {fault}
        </p>
      )}
      {isOver ? (
        <Feedback loaded={loaded} told={told} marks={marks} takesFocus={!beganOver} />
      ) : (
        <Composer
          loaded={loaded}
          at={kept.messages.length}
          fault={fault}
          draft={draft}
          onSay={say}
          onStop={() => store.stop()}
        />
      )}
    </>
  );
}

type TranscriptProps = {
  attempt: number;
  told: Told;
  marks: readonly MarkShown[];
  typing: boolean;
  /** Null: the conversation goes on. */
  disputes: readonly Dispute[] | null;
};

function Transcript({ attempt, told, marks, typing, disputes }: TranscriptProps) {
  const { run } = told;
  const { name } = told.prospect;
  const last = run.exchanges.length - 1;
  return (
    <div
      role="log"
      aria-label={`Conversation with ${name}`}
      className="panel mt-6 grid gap-3 p-4 sm:p-5"
    >
      <Bubble from={name} text={run.opening} />
      {run.exchanges.map((exchange, at) => (
        // Messages have a place and nothing else; they never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: they are only added
        <div key={at} className="grid gap-3">
          <Bubble from="You" text={exchange.said} own />
          {disputes && (
            <ReadAs
              at={at}
              attempt={attempt}
              exchange={exchange}
              dispute={disputes.find((each) => each.at === at)}
              asides={marks.filter((mark) => mark.at === at && mark.disputable)}
            />
          )}
          <MarksAt at={at} attempt={attempt} told={told} marks={marks} />
          {!(typing && at === last) && (
            <Reply from={name} text={exchange.reply} isLast={at === last} />
          )}
        </div>
      ))}
      {typing && <Typing name={name} />}
    </div>
  );
}

function Typing({ name }: { name: string }) {
  return (
    <p className="flex w-fit gap-1 rounded-panel rounded-bl-none bg-sunken px-4 py-4">
      <span className="sr-only">{name} is typing</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          className="size-2 animate-pulse rounded-full bg-quiet motion-reduce:animate-none"
          style={{ animationDelay: `${dot * 160}ms` }}
        />
      ))}
    </p>
  );
}
