import type { ReactNode } from "react";
import { Form } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { ButtonLink } from "~/ui/button";

type ActPanelProps = {
  title: string;
  /** What the act is about, above its form. */
  about: ReactNode;
  result: ActResult | undefined;
  back: string;
  /** The button that does it; null if there is nothing to choose. */
  button: ReactNode;
  children: ReactNode;
};

/** The form of one act of the agenda, above the list; works without a script too. */
export function ActPanel({ title, about, result, back, button, children }: ActPanelProps) {
  const fault = result?.done === false ? faultIn(result) : null;
  return (
    <section aria-labelledby="act" className="panel mt-6 grid gap-4 border-accent p-5 sm:p-6">
      <h2 id="act" className="text-2xl">
        {title}
      </h2>
      {about}
      {fault && (
        <p role="alert" className="font-medium text-danger">
          {fault}
        </p>
      )}
      <Form method="post" className="grid max-w-2xl gap-4">
        {children}
        <p className="flex flex-wrap gap-3">
          {button}
          <ButtonLink to={back} look="quiet">
            Back to the agenda
          </ButtonLink>
        </p>
      </Form>
    </section>
  );
}
