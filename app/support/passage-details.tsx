import { Plus } from "lucide-react";
import { PassageView } from "./passage-view";
import type { ShownPassage } from "./passages";

type PassageDetailsProps = {
  passages: readonly ShownPassage[];
  /** Passages of one group are open one at a time. */
  group: string;
  /** Each has its own address on this page. */
  addressed?: boolean;
};

/** Passages that open, one at a time, without a script too. */
export function PassageDetails({ passages, group, addressed = false }: PassageDetailsProps) {
  return (
    <div className="border-line border-t">
      {passages.map((passage) => (
        <details
          key={passage.id}
          id={addressed ? passage.id : undefined}
          name={group}
          className="group border-line border-b"
        >
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2.5 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
            {passage.title}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-quiet eased group-open:[rotate:45deg]"
            />
          </summary>
          <div className="max-w-prose pt-1 pb-5 text-quiet">
            <PassageView passage={passage} />
          </div>
        </details>
      ))}
    </div>
  );
}
