import { Keyboard, LogIn, LogOut } from "lucide-react";
import { Button } from "~/ui/button";
import type { Card } from "./card";
import { logOut } from "./login-dialog";
import { newestChange } from "./stamp";

type BoardHeadProps = {
  cards: readonly Card[];
  slug: string;
  mayEdit: boolean;
  onLogin: () => void;
  onShortcuts: () => void;
};

export function BoardHead({ cards, slug, mayEdit, onLogin, onShortcuts }: BoardHeadProps) {
  const newest = newestChange(cards);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div>
        <h1 className="text-4xl">Operations Tracker</h1>
        <p className="mt-2 text-quiet">
          {newest === null ? (
            "No cards yet"
          ) : (
            <>
              Last updated{" "}
              <time dateTime={newest.at} className="whitespace-nowrap tabular">
                {newest.shown}
              </time>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={onShortcuts}>
          <Keyboard aria-hidden="true" className="size-4" />
          Shortcuts
        </Button>
        {mayEdit ? (
          <Button look="outline" onClick={() => logOut(slug)}>
            <LogOut aria-hidden="true" className="size-4" />
            Logout
          </Button>
        ) : (
          <Button look="outline" onClick={onLogin}>
            <LogIn aria-hidden="true" className="size-4" />
            Login
          </Button>
        )}
      </div>
    </div>
  );
}
