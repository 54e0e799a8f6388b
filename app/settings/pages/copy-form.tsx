/** A calendar's settings copied to other calendars; works without a script (OWN-8). */
import { Form, useNavigation, useSearchParams } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { Button } from "~/ui/button";

type Choice = { name: string; label: string };
type CopyFormProps = {
  from: string;
  parts: readonly Choice[];
  others: readonly Choice[];
  result: ActResult | undefined;
};

export function CopyForm({ from, parts, others, result }: CopyFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  const [search] = useSearchParams();
  const copied = Number(search.get("copied"));
  const fault = faultIn(result);
  return (
    <section id="copy" aria-labelledby="copy-title" className="mt-8 border-line border-t pt-6">
      <h3 id="copy-title" className="text-xl">
        Copy to other calendars
      </h3>
      <p className="mt-1 max-w-prose text-quiet text-sm">
        What is saved for {from} replaces the same settings there. With everything chosen the other
        calendar is a duplicate of this one.
      </p>
      {fault && (
        <p role="alert" className="mt-4 rounded-control bg-danger-soft px-4 py-3 text-danger">
          {fault}
        </p>
      )}
      {!fault && copied > 0 && (
        <p role="status" className="mt-4 rounded-control bg-success-soft px-4 py-3 text-success">
          {copied === 1 ? "Copied to 1 calendar." : `Copied to ${copied} calendars.`}
        </p>
      )}
      <Form method="post" className="mt-4 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Choices name="parts" legend="What" choices={parts} chosen />
          <Choices name="to" legend="Where" choices={others} />
        </div>
        <Button
          type="submit"
          name="intent"
          value="copy"
          look="outline"
          busy={isSending}
          className="justify-self-start"
        >
          Copy settings
        </Button>
      </Form>
    </section>
  );
}

type ChoicesProps = { name: string; legend: string; choices: readonly Choice[]; chosen?: boolean };

function Choices({ name, legend, choices, chosen = false }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-sm">{legend}</legend>
      {choices.map(({ name: value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
