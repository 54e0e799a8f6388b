import type { ShownPassage } from "./passages";

/** A passage in full, without its title. */
export function PassageView({ passage }: { passage: ShownPassage }) {
  const { text, points, link } = passage;
  return (
    <div className="grid gap-3 [overflow-wrap:anywhere]">
      <p>{text}</p>
      {points && (
        <ul className="grid list-disc gap-1.5 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {link && (
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
