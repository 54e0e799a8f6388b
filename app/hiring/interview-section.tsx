import { type IntakeForm, IntakeFormView, type IntakeResponse } from "~/forms/forms";
import type { FramedEmbed } from "~/platform/embeds/embed";
import { EmbedFrame } from "~/ui/embed-frame";
import type { Role } from "./copy/role.server";

export const APPLY_ID = "apply";

type InterviewSectionProps = {
  words: Role["apply"];
  form: IntakeForm;
  interview: FramedEmbed | null;
  response: IntakeResponse | undefined;
};

/** The way to an interview: the company's own booking page if it has one, otherwise our application (SLOT-1). */
export function InterviewSection({ words, form, interview, response }: InterviewSectionProps) {
  const { heading, text } = interview ? words.embedded : words;
  const ours = (
    <div className="panel bg-paper p-6 sm:p-9">
      <IntakeFormView form={form} response={response} />
    </div>
  );
  return (
    <section
      id={APPLY_ID}
      aria-labelledby="apply-heading"
      className="site-section border-line border-y bg-surface"
    >
      <div className="site-width grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="lg:sticky lg:top-28">
          <h2 id="apply-heading" className="text-4xl sm:text-5xl">
            {heading}
          </h2>
          <p className="mt-5 max-w-prose text-lg text-quiet">{text}</p>
          {!interview && <Steps steps={words.steps} />}
        </div>
        {interview ? (
          <EmbedFrame
            embed={interview}
            title={heading}
            onSignal={() => location.assign("/hiring/dmsetters/next-steps")}
            instead={ours}
          />
        ) : (
          ours
        )}
      </div>
    </section>
  );
}

function Steps({ steps }: Pick<Role["apply"], "steps">) {
  return (
    <ol className="mt-8 grid gap-4">
      {steps.map((step, index) => (
        <li key={step} className="flex items-baseline gap-4">
          <span
            aria-hidden="true"
            className="w-6 font-bold font-heading text-2xl text-accent tabular"
          >
            {index + 1}
          </span>
          <span className="font-semibold text-lg">{step}</span>
        </li>
      ))}
    </ol>
  );
}
