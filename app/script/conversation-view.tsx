import { ArrowLeft, RotateCcw } from "lucide";
import { memo } from "react";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ProgressBar } from "~/ui/progress";
import { CurrentStep } from "./current-step";
import { FinalStep } from "./final-step";
import { MessageCopy, MessageText } from "./message-copy";
import { StepLink } from "./mode-tabs";
import { pathBefore, progressOf } from "./place";
import { isBooking, scriptAddress } from "./script";
import type { Conversation, Step } from "./walk";

type ConversationViewProps = { here: Conversation; bookingLink: string; onReset: () => void };

/** Created once, so a step does not redraw them. */
const BACK_ICON = <Icon of={ArrowLeft} className="size-4" />;
const RESET_ICON = <Icon of={RotateCcw} className="size-4" />;

/** Interactive Mode: the conversation so far, the message to send now, and the prospect's possible answers (SCR-2). */
export function ConversationView({ here, bookingLink, onReset }: ConversationViewProps) {
  const { history, current } = here;
  return (
    <section aria-label="Conversation" className="grid min-w-0 content-start gap-5">
      <Progress here={here} />
      {history.length > 0 && (
        <ol aria-label="The conversation so far" className="grid gap-3">
          {history.map(({ node, chosen }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place in the history
            <StepView key={at} node={node} chosen={chosen} />
          ))}
        </ol>
      )}
      <CurrentStep here={here} />
      {current.options.length === 0 && !isBooking(current) && (
        <p className="text-quiet">
          This conversation ends here. Start a new conversation with the next prospect.
        </p>
      )}
      {isBooking(current) && (
        <FinalStep
          key={here.path}
          bookingLink={bookingLink}
          here={here}
          backTo={scriptAddress(pathBefore(here), here.version)}
          onReset={onReset}
        />
      )}
      <Ways here={here} onReset={onReset} />
    </section>
  );
}

function Progress({ here }: { here: Conversation }) {
  const percent = progressOf(here);
  const answers = here.history.length;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3 text-quiet text-sm">
        <span>{answers === 1 ? "1 answer so far" : `${answers} answers so far`}</span>
        <span className="tabular">{percent}%</span>
      </div>
      <ProgressBar percent={percent} label="Progress of the conversation" done={percent === 100} />
    </div>
  );
}

/** Drawn once: the past does not change. */
const StepView = memo(function StepView({ node, chosen }: Step) {
  return (
    <li className="grid gap-3">
      <div className="flex items-end justify-end gap-1">
        <MessageCopy message={node.message} what={node.title} look="icon" />
        <div className="max-w-[34rem] rounded-panel rounded-br-sm bg-accent-soft px-4 py-2.5 text-[0.95rem]">
          <MessageText message={node.message} />
        </div>
      </div>
      <p className="mr-12 max-w-[34rem] justify-self-start rounded-panel rounded-bl-sm bg-sunken px-4 py-2.5 text-[0.95rem]">
        <span className="sr-only">Prospect: </span>
        {chosen.text}
      </p>
    </li>
  );
});

function Ways({ here, onReset }: { here: Conversation; onReset: () => void }) {
  const ended = here.current.options.length === 0;
  return (
    <div className="flex flex-wrap gap-2">
      {here.history.length > 0 && (
        <StepLink
          href={scriptAddress(pathBefore(here), here.version)}
          className={buttonClass("outline", true)}
          aria-keyshortcuts="Backspace"
        >
          {BACK_ICON}
          Back
        </StepLink>
      )}
      <StepLink
        href={scriptAddress("")}
        className={buttonClass(ended ? "primary" : "quiet", true)}
        onClick={onReset}
      >
        {RESET_ICON}
        {ended ? "Start a new conversation" : "Reset"}
      </StepLink>
    </div>
  );
}
