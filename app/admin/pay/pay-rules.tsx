import { Form } from "react-router";
import { RULE_KINDS, rateText, SHIPPED_RATES } from "~/pay/pay";
import type { Rule } from "~/pay/pay.server";
import { momentText } from "~/platform/time/zones";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields";
import { useClock } from "~/ui/use-clock";

const KIND_LABELS = {
  show: "A qualified show, in dollars",
  commission: "Closed deals, in percent",
};

type PayRulesProps = { rules: readonly Rule[]; today: string; zone: string };

/** What is paid, and from when. */
export function PayRules({ rules, today, zone }: PayRulesProps) {
  useClock(zone);
  return (
    <section aria-labelledby="rules" className="mt-10">
      <h2 id="rules" className="text-2xl">
        Rules
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        A rule applies from its start date, today at the earliest. Anything earned before keeps its
        rate. Half cents round up.
      </p>
      <ul className="panel mt-4 divide-y divide-line px-5">
        {RULE_KINDS.flatMap((kind) => [
          <li key={kind} className="py-3">
            <strong>{rateText(kind, SHIPPED_RATES[kind])}</strong>
            <span className="block text-quiet text-sm">From the start</span>
          </li>,
          ...rules
            .filter((rule) => rule.kind === kind)
            .map((rule) => (
              <li key={rule.id} className="py-3">
                <strong>{rateText(kind, rule.value)}</strong>
                <span className="block text-quiet text-sm">
                  From {momentText(rule.holdsFrom, zone)}
                </span>
              </li>
            )),
        ])}
      </ul>
      <Form
        method="post"
        className="panel mt-4 grid gap-4 p-5 sm:grid-cols-[2fr_1fr_1fr_auto] sm:items-end"
      >
        <input type="hidden" name="intent" value="rule" />
        <SelectField name="kind" label="Paid for">
          {RULE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="value"
          label="Rate"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextField name="from" label="From" type="date" min={today} defaultValue={today} required />
        <Button type="submit">Add rule</Button>
      </Form>
    </section>
  );
}
