/** Marking a month as paid, or one setter's part of it, and taking that back (PAY-2). */
import { Form } from "react-router";
import type { Payment } from "~/pay/pay.server";
import { momentText } from "~/platform/time/zones";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/fields";

type PaidLineProps = {
  payment: Payment | undefined;
  whose: { period: string; setterId: string };
  of: string;
  by: string;
  mayChange: boolean;
  zone: string;
};

/** Whether someone's month was paid out: who said so, and when. */
export function PaidLine({ payment, whose, of, by, mayChange, zone }: PaidLineProps) {
  if (!payment)
    return mayChange ? (
      <PaidForm intent="mark-paid" fields={whose} label="Mark as paid" of={of} />
    ) : null;
  const { paidAt } = payment;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="text-sm text-success">
        Paid {momentText(paidAt, zone)}, by <span dir="auto">{by}</span>
      </span>
      {mayChange && (
        <PaidForm
          intent="unmark-paid"
          fields={{ ...whose, at: paidAt }}
          label="Undo"
          of={`paid, ${of}`}
        />
      )}
    </span>
  );
}

type PaidFormProps = {
  intent: "mark-paid" | "unmark-paid";
  fields: Readonly<Record<string, string>>;
  label: string;
  of?: string;
};

export function PaidForm({ intent, fields, label, of }: PaidFormProps) {
  return (
    <Form method="post" action={`/admin/pay?period=${fields.period}`} className="mt-1">
      <HiddenFields fields={fields} />
      <Button type="submit" name="intent" value={intent} look="outline" small>
        {label}
        {of && <span className="sr-only">: {of}</span>}
      </Button>
    </Form>
  );
}
