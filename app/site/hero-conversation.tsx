import { BOOKED, CONVERSATION } from "./content/landing";

const STEP_MS = 160;

/** A direct message conversation that turns, message by message, into a booked call; drawn, not a picture. */
export function HeroConversation() {
  return (
    <figure className="relative mx-auto w-full max-w-[30rem] lg:mr-0">
      <div className="rounded-[28px] border border-line bg-surface p-4 floating sm:p-6">
        <div className="flex items-center gap-3 border-line border-b pb-4">
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full bg-accent-soft font-bold font-heading text-accent-strong"
          >
            J
          </span>
          <p className="leading-tight">
            <span className="block font-semibold">Jordan</span>
            <span className="text-quiet text-sm">Replies within the hour</span>
          </p>
        </div>
        <ol className="mt-5 grid gap-2.5">
          {CONVERSATION.map(({ from, text }, index) => (
            <li
              key={text}
              className={`arrives max-w-[85%] px-4 py-2.5 text-[0.95rem] leading-snug ${
                from === "setter"
                  ? "justify-self-end rounded-[18px] rounded-br-[5px] bg-accent text-on-accent"
                  : "justify-self-start rounded-[18px] rounded-bl-[5px] bg-sunken"
              }`}
              style={{ animationDelay: `${index * STEP_MS}ms` }}
            >
              <span className="sr-only">{from === "setter" ? "Setter: " : "Jordan: "}</span>
              {text}
            </li>
          ))}
        </ol>
        <BookedCall delayMs={CONVERSATION.length * STEP_MS} />
      </div>
      <figcaption className="mt-4 text-center text-quiet text-sm">
        A made-up conversation, the way setters learn to have it
      </figcaption>
    </figure>
  );
}

function BookedCall({ delayMs }: { delayMs: number }) {
  return (
    <div
      className="arrives mt-4 flex items-center gap-4 rounded-panel border border-success bg-success-soft p-4 sm:-mr-10"
      style={{ animationDelay: `${delayMs}ms` }}
    >
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" className="shrink-0">
        <rect x="3" y="7" width="38" height="34" rx="7" fill="var(--color-surface)" />
        <path d="M3 14a7 7 0 0 1 7-7h24a7 7 0 0 1 7 7v3H3z" fill="var(--color-success)" />
        <path
          d="M14 3.5v7M30 3.5v7"
          stroke="var(--color-success)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M14.5 28.5l5.2 5.2 10-10.6"
          fill="none"
          stroke="var(--color-success)"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p className="leading-snug">
        <strong className="block font-heading font-semibold">{BOOKED.title}</strong>
        <span className="text-success tabular">{BOOKED.when}</span>
      </p>
    </div>
  );
}
