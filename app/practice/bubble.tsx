type BubbleProps = { from: string; text: string; own?: boolean; isLast?: boolean };

/** One message of a conversation. */
export function Bubble({ from, text, own = false, isLast = false }: BubbleProps) {
  return (
    <p
      ref={isLast ? (shown) => shown?.scrollIntoView?.({ block: "nearest" }) : undefined}
      // Room for the box and the phone's navigation below the newest line.
      className={`w-fit max-w-[85%] scroll-mb-64 whitespace-pre-line rounded-panel px-4 py-2.5 forced-colors:border [overflow-wrap:anywhere] ${own ? "ml-auto rounded-br-none bg-accent-soft text-ink" : "rounded-bl-none bg-sunken"}`}
    >
      <span className="sr-only">{from}: </span>
      {text}
    </p>
  );
}

/** A prospect who has nothing new to say has only read it. */
export function Reply({ from, text, isLast }: BubbleProps) {
  if (text !== "") return <Bubble from={from} text={text} isLast={isLast} />;
  return (
    <p className="text-right text-quiet text-sm">
      Read<span className="sr-only"> by {from}, without an answer</span>
    </p>
  );
}
