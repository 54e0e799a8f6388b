import type { ShownPassage } from "./help";

type PassageDetailsProps = {
  passages: readonly ShownPassage[];
  /** Passages of one group are open one at a time. */
  group: string;
  /** Each has its own address on this page. */
  addressed?: boolean;
};

/** On the list, and not again with each of many passages. */
const LIST = [
  "border-line border-t [&>details]:border-line [&>details]:border-b",
  "[&_summary]:flex [&_summary]:min-h-12 [&_summary]:list-none [&_summary]:items-center [&_summary]:justify-between",
  "[&_summary]:gap-4 [&_summary]:py-2.5 [&_summary]:font-semibold [&_summary]:hover:text-accent",
  "[&_summary::-webkit-details-marker]:hidden [&_summary]:after:shrink-0 [&_summary]:after:text-2xl",
  "[&_summary]:after:text-quiet [&_summary]:after:leading-none [&_summary]:after:transition-transform",
  "[&_summary]:after:content-['+'/''] [&>details[open]>summary]:after:rotate-45",
  "[&>details>div]:max-w-prose [&>details>div]:pt-1 [&>details>div]:pb-5 [&>details>div]:text-quiet",
].join(" ");

/** Passages that open, one at a time, even without a script. */
export function PassageDetails({ passages, group, addressed = false }: PassageDetailsProps) {
  return (
    <div className={LIST}>
      {passages.map((passage) => (
        <details key={passage.id} id={addressed ? passage.id : undefined} name={group}>
          <summary>{passage.title}</summary>
          <div>
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
