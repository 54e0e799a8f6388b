import { createContext, type ReactNode, useContext } from "react";
import { Button } from "~/ui/button";

/** The intent of the form around it that is under way; empty: it is being saved; null: nothing is. */
export const UnderWay = createContext<string | null>(null);

/** An additional button of the form, which shows that what it does is under way. */
export function IntentButton({ intent, children }: { intent: string; children: ReactNode }) {
  const underWay = useContext(UnderWay);
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look="outline"
      busy={underWay === intent}
      disabled={underWay !== null}
    >
      {children}
    </Button>
  );
}
