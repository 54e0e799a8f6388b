/** For staff with unsaved words when two-step sign-in becomes a duty; loaded only then. */
import { readJson } from "~/platform/web/json";
import { showToast } from "~/ui/toast";

/** Whether this person has to set up two-step sign-in before any page opens; then a toast says so. */
export async function tellOfDuty(): Promise<boolean> {
  const session = await readJson<{ mustEnrol?: unknown }>("/account/session");
  const mustEnrol = session?.mustEnrol === true;
  if (mustEnrol)
    showToast({
      title: "Your company now requires two-step sign-in",
      description:
        "Nothing more is saved until you set it up on your account page. Copy what you typed here first.",
      lasts: 0,
      instead: "two-step",
    });
  return mustEnrol;
}
