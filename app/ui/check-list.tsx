import { Check } from "lucide";
import { Icon } from "./icon";

type CheckListProps = { items: readonly string[]; className: string };

/** What is included, covered, or to have ready: a tick before each. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon of={Check} className="mt-1 size-5 shrink-0 text-success" />
          {item}
        </li>
      ))}
    </ul>
  );
}
