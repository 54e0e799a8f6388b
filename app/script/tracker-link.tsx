import { UserPlus } from "lucide-react";
import { buttonClass } from "~/ui/button";
import { useScriptProspect } from "./first-name";
import type { Conversation } from "./script";

/** Leads to where a finished conversation is linked to its prospect (DAY-5). */
export function TrackerLink({ here: { path, version } }: { here: Conversation }) {
  const prospect = useScriptProspect();
  const query = new URLSearchParams({ path, v: String(version), ...(prospect && { prospect }) });
  return (
    <a
      href={`/tracker/run?${query}`}
      className={`${buttonClass("outline", true)} justify-self-start`}
    >
      <UserPlus aria-hidden="true" className="size-4" />
      Link to a prospect
    </a>
  );
}
