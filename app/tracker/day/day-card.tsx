import { useRef } from "react";
import { Link } from "react-router";
import { conversationAt, pathAfter, type ScriptWords, sentTo } from "~/script/script";
import { useCopied } from "~/ui/copy";
import { LocalTime } from "~/ui/local-time";
import { useKeys } from "~/ui/use-keys";
import type { Call } from "../acts/acts";
import { LineToSend } from "../acts/line-to-send";
import { ProfileLink } from "../acts/profile-link";
import { ProspectKeys } from "../acts/prospect-keys";
import { callText } from "../follow-ups/call-to-come";
import { lineOf } from "../follow-ups/follow-up";
import type { Known } from "../follow-ups/follow-ups.server";
import type { Due } from "./queue.server";
import type { Day } from "./use-day";

type DayCardProps = {
  due: Due;
  day: Day;
  formId: string;
  script: Pick<ScriptWords, "nodes" | "version">;
  links: Readonly<Record<string, string>>;
  known: Known | undefined;
  onBook: (prospect: Due) => void;
};

/** The prospect to write to: the line for them, and the outcomes. */
export function DayCard({ due, day, formId, script, links, known, onBook }: DayCardProps) {
  const { current, ...here } = conversationAt(script, due.path);
  const fromScript = {
    source: { from: "script" as const, line: current.id },
    title: current.title,
    text: sentTo(current.message, { ...links, firstName: due.firstName }),
  };
  const line = due.answered || !known ? fromScript : lineOf(known.offer, fromScript);
  const { copied, copy } = useCopied("Message");
  const answers = useRef<HTMLOListElement>(null);
  const send = () => {
    if (typeof line === "string") return;
    void copy(line.text);
    day.sent(due, line.source);
  };
  useKeys((event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    moveFocus(answers.current, event.key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
  });
  return (
    <section aria-labelledby="due" className="panel raised mt-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2
          id="due"
          ref={day.stepped === due.id ? intoWindow : undefined}
          tabIndex={-1}
          className="text-2xl [overflow-wrap:anywhere] max-sm:text-xl"
          dir="auto"
        >
          <Link to={`/tracker/${due.id}`} className="hover:underline">
            {due.name}
          </Link>
        </h2>
        <p className="text-quiet text-sm">
          <ProfileLink {...due} />
          {due.at && (
            <span>
              {" · due "}
              <LocalTime at={due.at} never="" exact="minutes" />
            </span>
          )}
        </p>
      </div>
      {due.notes && (
        <p
          className="mt-2 whitespace-pre-line text-quiet text-sm [overflow-wrap:anywhere] max-sm:line-clamp-3"
          dir="auto"
        >
          {due.notes}
        </p>
      )}
      {known?.call && <CallFact call={known.call} />}
      <LineToSend line={line} isCopied={copied} onCopy={send} />
      <div className="mt-5">
        <ProspectKeys
          prospect={due}
          formId={formId}
          onAct={(outcome) => day.act({ ...due, coming: known?.coming }, outcome)}
          onBook={() => onBook(due)}
          onCopy={send}
        />
      </div>
      {current.options.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-quiet text-sm">What does the prospect say?</h3>
          <ol ref={answers} className="mt-2 grid gap-2 sm:grid-cols-2">
            {current.options.map((option) => (
              <li key={option.id}>
                <button
                  type="button"
                  className="min-h-11 w-full rounded-control border border-line px-4 py-2 text-left hover:border-accent hover:bg-accent-soft"
                  onClick={() =>
                    day.act(due, "replied", {
                      path: pathAfter({ ...here, current }, option),
                      scriptVersion: script.version,
                    })
                  }
                >
                  {option.text}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** A card that does not fit below what is above it comes to the top, so its line and its outcomes are within reach (WEEK-8). */
function intoWindow(heading: HTMLElement | null): void {
  const card = heading?.closest("section");
  heading?.focus({ preventScroll: true });
  if (card && card.getBoundingClientRect().bottom > window.innerHeight)
    card.scrollIntoView({ block: "start" });
}

/** The booked call; once it has begun, what came of it is asked. */
function CallFact({ call }: { call: Call }) {
  return <p className="mt-3 font-semibold text-sm">Call: {callText(call)}</p>;
}

/** From outside the list, down enters it at the top and up at the bottom. */
function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const start = at < 0 && by < 0 ? buttons.length : at;
  buttons[(start + by + buttons.length) % buttons.length]?.focus();
}
