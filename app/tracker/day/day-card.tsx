import { Copy } from "lucide-react";
import { useRef } from "react";
import { Form, Link } from "react-router";
import { conversationAt, filled, pathAfter, type ScriptWords } from "~/script/script";
import { Button } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { LocalTime } from "~/ui/local-time";
import { useKeys } from "~/ui/use-keys";
import { OUTCOME_NAMES, OUTCOMES } from "./acts";
import type { Due } from "./queue.server";
import type { Day } from "./use-day";

type DayCardProps = {
  due: Due;
  day: Day;
  formId: string;
  script: Pick<ScriptWords, "nodes" | "version">;
  links: Readonly<Record<string, string>>;
};

/** The prospect to write to: the script line for their place, and the outcomes. */
export function DayCard({ due, day, formId, script, links }: DayCardProps) {
  const { current, ...here } = conversationAt(script, due.path);
  const line = filled(current.message, { ...links, firstName: due.firstName });
  const { copied, copy } = useCopied("Message");
  const answers = useRef<HTMLOListElement>(null);
  useKeys((event) => {
    const outcome = OUTCOME_NAMES.find((name) => OUTCOMES[name].key === event.key);
    if (event.key === "c") void copy(line);
    else if (outcome) day.act(due, outcome);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp")
      moveFocus(answers.current, event.key === "ArrowDown" ? 1 : -1);
    else return;
    event.preventDefault();
  });
  return (
    <section aria-labelledby="due" className="panel raised mt-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="due" className="text-2xl [overflow-wrap:anywhere]" dir="auto">
          <Link to={`/tracker/${due.id}`} className="hover:underline">
            {due.name}
          </Link>
        </h2>
        <p className="text-quiet text-sm">
          {[due.platform, due.handle].filter(Boolean).join(" ")} · due{" "}
          <LocalTime at={due.at} never="" exact="minutes" />
        </p>
      </div>
      {due.notes && (
        <p
          className="mt-2 whitespace-pre-line text-quiet text-sm [overflow-wrap:anywhere]"
          dir="auto"
        >
          {due.notes}
        </p>
      )}
      <h3 className="mt-4 text-lg">{current.title}</h3>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <p className="min-w-0 flex-1 basis-64 whitespace-pre-line rounded-panel rounded-br-sm bg-accent-soft px-5 py-4 text-lg [overflow-wrap:anywhere]">
          {line}
        </p>
        <Button look="outline" onClick={() => void copy(line)}>
          <Copy aria-hidden="true" className="size-4" />
          {copied ? "Copied" : "Copy"} <Key of="c" />
        </Button>
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
      <Form
        method="post"
        className="mt-5 flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          const outcome = OUTCOME_NAMES.find((name) => name === submitter?.getAttribute("value"));
          if (outcome) day.act(due, outcome);
        }}
      >
        <input type="hidden" name="intent" value="outcome" />
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="prospect" value={due.id} />
        {OUTCOME_NAMES.map((name) => (
          <Button key={name} type="submit" name="outcome" value={name} look="outline" small>
            {OUTCOMES[name].label} <Key of={OUTCOMES[name].key} />
          </Button>
        ))}
      </Form>
    </section>
  );
}

function Key({ of }: { of: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded border border-line bg-sunken px-1.5 font-sans text-quiet text-xs pointer-coarse:hidden"
    >
      {of}
    </span>
  );
}

/** From outside the list, down enters it at the top and up at the bottom. */
function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const buttons = [...(list?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const start = at < 0 && by < 0 ? buttons.length : at;
  buttons[(start + by + buttons.length) % buttons.length]?.focus();
}
