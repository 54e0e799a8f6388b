import { type ReactNode, useState } from "react";
import { IntakeFormView, type IntakeResponse } from "~/forms/forms";
import type { FramedEmbed } from "~/platform/embeds/embed";
import type { PublicPage } from "~/platform/pages/public-page";
import { EmbedFrame } from "~/ui/embed-frame";
import { NumberedSteps } from "~/ui/numbered-steps";
import type { RequestContent, RequestName } from "./copy/request-forms";

type RequestViewProps = {
  request: RequestContent;
  /** The heading above what happens next. */
  next: string;
  embed: FramedEmbed | null;
  response: IntakeResponse | undefined;
  /** Called when the company's own form was sent. */
  onSubmitted?: () => void;
};

/** A request: what it is about, what happens next, and the form (REQ-1). */
export function RequestView({ request, next, embed, response, onSubmitted }: RequestViewProps) {
  const { heading, text, steps, form } = request;
  const ours = <IntakeFormView form={form} response={response} />;
  return (
    <div className="site-width grid items-start gap-x-16 gap-y-12 py-16 sm:py-24 lg:grid-cols-[1fr_1.2fr]">
      <div className="lg:sticky lg:top-28">
        <h1 className="text-form">{heading}</h1>
        <p className="mt-6 max-w-prose text-lg text-quiet">{text}</p>
        <h2 className="mt-10 text-xl">{next}</h2>
        <div className="mt-5">
          <NumberedSteps steps={steps} />
        </div>
      </div>
      <section aria-labelledby="form-heading" className="panel raised min-w-0 p-5 sm:p-8">
        <h2 id="form-heading" className="mb-6 text-2xl">
          {form.title}
        </h2>
        {embed ? (
          <CompanyForm request={request} embed={embed} onSubmitted={onSubmitted} instead={ours} />
        ) : (
          ours
        )}
      </section>
    </div>
  );
}

type CompanyFormProps = {
  request: RequestContent;
  embed: FramedEmbed;
  /** Ours, if the frame cannot be reached. */
  instead: ReactNode;
  onSubmitted?: () => void;
};

function CompanyForm({ request: { form }, embed, instead, onSubmitted }: CompanyFormProps) {
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <>
      <p role="status" className={isSubmitted ? "mb-5 rounded-control bg-success-soft p-4" : ""}>
        {isSubmitted && `${form.receipt.heading}. ${form.receipt.text}`}
      </p>
      <EmbedFrame
        embed={embed}
        title={form.title}
        instead={instead}
        onSignal={(signal) => {
          if (signal !== "submitted") return;
          setSubmitted(true);
          onSubmitted?.();
        }}
      />
    </>
  );
}

/** The handle of a route with a form: the form may be the company's own, in a frame. */
export function requestHandle(name: RequestName) {
  return {
    page: {
      words: `requests.${name}`,
      unlisted: true,
      changed: "2026-11-21",
      hydration: "full",
      byQuery: true,
    } satisfies PublicPage,
    embeds: ({ embed }: { embed: FramedEmbed | null }) => [embed],
  };
}
