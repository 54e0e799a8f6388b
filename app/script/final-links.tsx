import { CalendarCheck, Check, Copy, UserPlus } from "lucide";
import { Button, buttonClass } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { Icon } from "~/ui/icon";
import { useScriptProspect } from "./first-name";
import type { Conversation } from "./walk";

/** The booking link, to send and to copy. */
export function BookingLink({ address }: { address: string }) {
  const { copied, copy } = useCopied("Booking link");
  const icon = copied ? Check : Copy;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-panel border border-success bg-success-soft p-4">
      <Icon of={CalendarCheck} className="size-5 shrink-0 text-success" />
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="min-w-0 flex-1 basis-56 font-semibold text-success underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {address}
      </a>
      <Button look="outline" small onClick={() => void copy(address)}>
        <Icon of={icon} className="size-4" />
        {copied ? "Copied" : "Copy booking link"}
      </Button>
    </div>
  );
}

/** Leads to where a finished conversation is linked to its prospect (DAY-5). */
export function TrackerLink({ here: { path, version } }: { here: Conversation }) {
  const prospect = useScriptProspect();
  const query = new URLSearchParams({ path, v: String(version), ...(prospect && { prospect }) });
  return (
    <a
      href={`/tracker/run?${query}`}
      className={`${buttonClass("outline", true)} justify-self-start`}
    >
      <Icon of={UserPlus} className="size-4" />
      Link to a prospect
    </a>
  );
}
