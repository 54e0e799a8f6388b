import { User } from "lucide";
import { useContext } from "react";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/use-hydrated";
import type { Choice } from "./choice";
import { Choosing } from "./day-times";
import type { Schedule } from "./schedule";

type HostChoiceProps = { hosts: Schedule["hosts"]; choice: Choice };

/** With whom, where guests may choose; without a script a separate form (CALL-3). */
export function HostChoice({ hosts, choice }: HostChoiceProps) {
  const { path, choose } = useContext(Choosing);
  const hydrated = useHydrated();
  const [page, query] = path.split("?");
  return (
    <form method="get" action={page} className="flex flex-wrap items-center gap-2">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choice.zone && <input type="hidden" name="zone" value={choice.zone} />}
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control border border-line bg-surface pl-3 text-sm hover:border-quiet">
        <Icon of={User} className="size-4 shrink-0 text-quiet" />
        <span className="sr-only">With whom</span>
        <select
          name="host"
          value={hydrated ? (choice.host ?? "") : undefined}
          defaultValue={hydrated ? undefined : (choice.host ?? "")}
          onChange={(event) =>
            choose({ ...choice, host: event.target.value || null, day: null, at: null })
          }
          className="min-h-10 w-full min-w-0 truncate rounded-control bg-surface pr-2"
        >
          <option value="">Anyone who is free</option>
          {hosts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {!hydrated && (
        <button type="submit" className={buttonClass("outline", true)}>
          Choose
        </button>
      )}
    </form>
  );
}
