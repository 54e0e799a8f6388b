import { useCan } from "~/auth/auth";
import { Button } from "~/ui/button";
import { choicesOf, type InboxItem, STATUSES } from "./inbox-item";
import { ChangeTold, useItemChange } from "./item-change";

/** An item's status and what it can change to; an acceptance holds as long as its account exists. */
export function ItemStatus({ item, hasTrainee }: { item: InboxItem; hasTrainee: boolean }) {
  const { status, busy, change } = useItemChange(item);
  const mayChange = useCan()("inbox.change");
  const choices = choicesOf({ kind: item.kind, status: item.status, hasTrainee });
  return (
    <section aria-labelledby="status" className="panel p-5">
      <ChangeTold item={item} />
      <h2 id="status" className="text-lg">
        Status
      </h2>
      {choices.length === 1 || !mayChange ? (
        <p className="mt-2 text-quiet">
          {STATUSES[item.status]}.{choices.length === 1 && " This does not change any more."}
        </p>
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button
              key={choice}
              look="outline"
              aria-pressed={choice === status}
              disabled={busy && choice !== status}
              onClick={() => choice !== status && change(choice)}
              className="px-4 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            >
              {STATUSES[choice]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
