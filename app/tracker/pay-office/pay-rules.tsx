import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { useCan } from "~/auth/auth";
import { RATES, type RuleQuestion, rateText } from "~/pay/pay";
import type { Rule } from "~/pay/pay.server";
import { momentText } from "~/platform/time/zones";
import type { ActResult } from "~/platform/web/act-result";
import { typedKeys } from "~/platform/web/typed-keys";
import { Button } from "~/ui/button";
import { FormDialog } from "~/ui/dialog";
import { SelectField, TextField } from "~/ui/fields";
import { useReauthenticatedForm } from "~/ui/reauthentication-dialog";
import { useClock } from "~/ui/use-clock";
import { Answer, meaningOf } from "./rule-question";

const KINDS = typedKeys(RATES);

/** `asked`: the question of a form that was sent without a script. */
type PayRulesProps = {
  rules: readonly Rule[];
  today: string;
  now: string;
  zone: string;
  asked: RuleQuestion | undefined;
};

/** What is paid, and from when. */
export function PayRules({ rules, today, now, zone, asked }: PayRulesProps) {
  useClock(zone);
  const { act, result, busy, dialog } = useReauthenticatedForm<ActResult<unknown, RuleQuestion>>();
  const [answered, setAnswered] = useState<RuleQuestion | null>(null);
  const mayChange = useCan()("pay.change");
  const newest = result?.done === false ? result.conflict : undefined;
  const question = newest === answered ? undefined : newest;
  const close = () => setAnswered(newest ?? null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act(fieldsOf(event.currentTarget));
  };
  const answer = (event: FormEvent<HTMLFormElement>) => {
    send(event);
    close();
  };
  return (
    <section aria-labelledby="rules" className="mt-10">
      <h2 id="rules" className="text-2xl">
        Rules
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        A rule applies from its start date, today at the earliest. Anything earned before keeps its
        rate. Half cents round up. A rule that does not apply yet can be withdrawn.
      </p>
      {result?.toast && !newest && (
        <p
          role={result.done ? "status" : "alert"}
          className={`mt-4 font-medium ${result.done ? "text-success" : "text-danger"}`}
        >
          {result.toast.title}
        </p>
      )}
      <ul className="panel mt-4 divide-y divide-line px-5">
        {KINDS.flatMap((kind) => [
          <li key={kind} className="py-3">
            <strong>{rateText(kind, RATES[kind].shipped)}</strong>
            <span className="block text-quiet text-sm">From the start</span>
          </li>,
          ...rules
            .filter((rule) => rule.kind === kind)
            .map((rule) => (
              <li
                key={rule.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
              >
                <span>
                  <strong>{rateText(kind, rule.value)}</strong>
                  <span className="block text-quiet text-sm">
                    From {momentText(rule.holdsFrom, zone)}
                  </span>
                </span>
                {mayChange && rule.holdsFrom > now && (
                  <Form method="post" onSubmit={send}>
                    <input type="hidden" name="intent" value="withdraw-rule" />
                    <input type="hidden" name="rule" value={rule.id ?? ""} />
                    <Button type="submit" look="quiet" small busy={busy}>
                      Withdraw<span className="sr-only"> {rateText(kind, rule.value)}</span>
                    </Button>
                  </Form>
                )}
              </li>
            )),
        ])}
      </ul>
      {mayChange && (
        <Form
          method="post"
          onSubmit={send}
          className="panel mt-4 grid gap-4 p-5 print:hidden sm:grid-cols-[2fr_1fr_1fr_auto] sm:items-end"
        >
          <input type="hidden" name="intent" value="rule" />
          <SelectField name="kind" label="Paid for">
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {RATES[kind].field}
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
          <TextField
            name="from"
            label="From"
            type="date"
            min={today}
            defaultValue={today}
            required
          />
          <Button type="submit" busy={busy}>
            Add rule
          </Button>
        </Form>
      )}
      {asked && (
        <div className="panel mt-4 p-5">
          <p className="mb-4 font-semibold">{meaningOf(asked)}</p>
          <Answer question={asked} />
        </div>
      )}
      {question && (
        <FormDialog
          open
          onOpenChange={(open) => open || close()}
          title="Add this rule?"
          description={meaningOf(question)}
        >
          <Answer question={question} onSubmit={answer} onCancel={close} />
        </FormDialog>
      )}
      {dialog}
    </section>
  );
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
