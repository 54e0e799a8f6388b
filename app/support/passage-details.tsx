import { Plus } from "lucide-react";
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

/** A passage in full, without its title. */
export function PassageView({ passage }: { passage: ShownPassage }) {
  const { text, points, link } = passage;
  return (
    <div className="grid gap-3 [overflow-wrap:anywhere]">
      <p>{text}</p>
      {points.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {link.href && (
        <p>
          <a
            href={link.href}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {link.label}
          </a>
        </p>
      )}
    </div>
  );
}
