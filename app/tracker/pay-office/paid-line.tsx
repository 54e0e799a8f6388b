/** Marking a month as paid, or one setter's part of it, and taking that back (PAY-2). */
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Payment } from "~/pay/pay.server";
import { momentText } from "~/platform/time/zones";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/fields";
import { UndoButton } from "~/ui/undo-button";

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
      <PaidForm fields={whose}>
        <MarkAsPaid>
          Mark as paid<span className="sr-only">: {of}</span>
        </MarkAsPaid>
      </PaidForm>
    ) : null;
  const { paidAt } = payment;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="text-sm text-success">
        Paid {momentText(paidAt, zone)}, by <span dir="auto">{by}</span>
      </span>
      {mayChange && (
        <PaidForm fields={{ ...whose, at: paidAt }}>
          <UndoButton name="intent" value="unmark-paid" of={`paid, ${of}`} />
        </PaidForm>
      )}
    </span>
  );
}

type PaidFormProps = { fields: Readonly<Record<string, string>>; children: ReactNode };

/** With the button that sends it. */
export function PaidForm({ fields, children }: PaidFormProps) {
  return (
    <Form method="post" action={`/admin/pay?period=${fields.period}`} className="mt-1">
      <HiddenFields fields={fields} />
      {children}
    </Form>
  );
}

export function MarkAsPaid({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" name="intent" value="mark-paid" look="outline" small>
      {children}
    </Button>
  );
}
