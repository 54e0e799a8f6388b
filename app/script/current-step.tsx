import { type RefObject, useEffect, useRef } from "react";
import { useKeys } from "~/ui/use-keys";
import { addressedConversation, goTo, useScript } from "./address";
import type { Option } from "./copy/conversation";
import { useAwaitsAnswer, useScriptProspect } from "./first-name";
import { MessageCopy, MessageText } from "./message-copy";
import { StepLink } from "./mode-tabs";
import { pathBefore } from "./place";
import { pathAfter, scriptAddress } from "./script";
import type { Conversation } from "./walk";

/** The message to send now, and the answers to it. */
export function CurrentStep({ here }: { here: Conversation }) {
  const { current } = here;
  const step = useFocusOnArrival(here.path);
  const choices = useRef<HTMLOListElement>(null);
  useChoiceKeys(choices);
  return (
    <section
      ref={step}
      tabIndex={-1}
      aria-labelledby="current-title current-message"
      className="panel scroll-my-4 p-5 raised focus-visible:outline-none sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="current-title" className="pt-1 text-lg">
          {current.title}
        </h2>
        <MessageCopy message={current.message} what={current.title} look="button" />
      </div>
      <div
        id="current-message"
        className="mt-4 rounded-panel rounded-br-sm bg-accent-soft px-5 py-4 text-lg leading-relaxed"
      >
        <MessageText message={current.message} />
      </div>
      {here.path === "" && <AwaitedNote />}
      {current.tip && (
        <p className="mt-3 text-quiet text-sm">
          <span className="font-semibold">Tip:</span> {current.tip}
        </p>
      )}
      {current.options.length > 0 && (
        <>
          <h3 className="mt-6 font-sans text-quiet text-sm">What does the prospect say?</h3>
          <ol ref={choices} className="mt-2 grid gap-2">
            {current.options.map((option, at) => (
              <Choice key={option.id} here={here} option={option} number={at + 1} />
            ))}
          </ol>
          <p className="mt-3 text-quiet text-sm pointer-coarse:hidden">
            Keys: press a number, or use arrows and Enter, to choose. Backspace goes back.
          </p>
        </>
      )}
    </section>
  );
}

/** The first message thanks for an answer, so a prospect who has not answered gets the line on their page instead. */
function AwaitedNote() {
  const prospect = useScriptProspect();
  const isAwaited = useAwaitsAnswer();
  if (!isAwaited || prospect === "") return null;
  return (
    <p className="mt-3 rounded-control bg-warning-soft px-3.5 py-3 text-sm text-warning">
      <span>This prospect has not answered yet. Send this message once they do; until then, </span>
      <a href={`/tracker/${prospect}`} className="font-semibold underline underline-offset-4">
        send the line on their page
      </a>
      <span>.</span>
    </p>
  );
}

type ChoiceProps = { here: Conversation; option: Option; number: number };

function Choice({ here, option, number }: ChoiceProps) {
  return (
    <li>
      <StepLink
        href={scriptAddress(pathAfter(here, option), here.version)}
        aria-keyshortcuts={String(number)}
        className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2.5 transition hover:border-accent hover:bg-accent-soft"
      >
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-content-center rounded border border-line bg-sunken font-sans text-quiet text-xs tabular"
        >
          {number}
        </span>
        {option.text}
      </StepLink>
    </li>
  );
}

/** The step takes the focus after each choice, and after a link into the middle: scrolled into view and announced. */
function useFocusOnArrival(path: string): RefObject<HTMLElement | null> {
  const step = useRef<HTMLElement>(null);
  const shown = useRef("");
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // A field that somebody is in already keeps the focus.
    if (document.activeElement?.matches("input, textarea")) return;
    step.current?.focus({ preventScroll: true });
    step.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [path]);
  return step;
}

function useChoiceKeys(choices: RefObject<HTMLOListElement | null>): void {
  const script = useScript();
  const go = (path: string) => goTo(scriptAddress(path, script.version));
  useScriptKeys({
    choose: (index) => {
      const here = addressedConversation(script);
      const option = here.current.options[index];
      if (option) go(pathAfter(here, option));
    },
    move: (by) => moveFocus(linksIn(choices.current), by),
    back: () => {
      const here = addressedConversation(script);
      if (here.path !== "") go(pathBefore(here));
    },
  });
}

function linksIn(list: HTMLOListElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll("a") ?? [])];
}

/** From outside the list, down enters it at the top and up at the bottom. */
function moveFocus(links: readonly HTMLAnchorElement[], by: 1 | -1): void {
  const at = links.findIndex((link) => link.matches(":focus"));
  const start = at < 0 && by < 0 ? links.length : at;
  links[(start + by + links.length) % links.length]?.focus();
}

type ScriptKeys = {
  choose: (index: number) => void;
  /** To the next answer (1) or the previous one (-1). */
  move: (by: 1 | -1) => void;
  back: () => void;
};

/** Number keys, arrows and Backspace for the conversation, wherever the focus is, except in fields and dialogs. */
function useScriptKeys({ choose, move, back }: ScriptKeys): void {
  useKeys((event) => {
    const act = actionOf(event.key, { choose, move, back });
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function actionOf(key: string, { choose, move, back }: ScriptKeys): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => choose(Number(key) - 1);
  if (key === "ArrowDown") return () => move(1);
  if (key === "ArrowUp") return () => move(-1);
  return key === "Backspace" ? back : null;
}
