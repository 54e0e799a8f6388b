import { useScript } from "./address";
import { MessageCopy, MessageText } from "./message-copy";
import { type Passage, plainText } from "./plain-text";

/** Plain Text Mode: the whole script as a reference (SCR-1). */
export function PlainTextView() {
  const script = useScript();
  const sections = plainText(script);
  return (
    <div className="grid gap-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label="Sections" className="self-start lg:sticky lg:top-6">
        <ul className="flex flex-wrap gap-1 lg:grid">
          {sections.map(({ name, passages }) => (
            <li key={name}>
              <a
                href={`#${anchorOf(name)}`}
                className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 font-semibold text-quiet text-xs tracking-wide hover:bg-sunken hover:text-ink lg:min-h-9"
              >
                {name}
                <span className="font-normal tabular">{passages.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 gap-10">
        {sections.map(({ name, passages }) => (
          <section key={name} aria-labelledby={anchorOf(name)}>
            <h2 id={anchorOf(name)} className="scroll-mt-6 border-line border-b pb-2 text-xl">
              {name}
            </h2>
            <div className="divide-y divide-line">
              {passages.map((passage) => (
                <PassageView key={passage.id} passage={passage} />
              ))}
            </div>
          </section>
        ))}
        <p className="text-quiet text-sm">{script.note}</p>
      </div>
    </div>
  );
}

function PassageView({ passage: { title, says, message } }: { passage: Passage }) {
  return (
    <article className="grid gap-2 py-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="pt-1.5 text-base">{title}</h3>
        <MessageCopy message={message} what={title} />
      </div>
      {says.length > 0 && (
        <p className="text-quiet text-sm">
          <span className="font-semibold">Prospect:</span>{" "}
          {says.map((said) => `“${said}”`).join(" · ")}
        </p>
      )}
      <div className="max-w-prose">
        <MessageText message={message} />
      </div>
    </article>
  );
}

function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
