import type { ReactNode } from "react";
import { HiddenFields } from "~/ui/fields";

type MeetingFormProps = {
  /** Where it is sent; the page's own address if there is none. */
  action?: string;
  fields: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** A button that changes a meeting, and what it sends. */
export function MeetingForm({ action, fields, className, children }: MeetingFormProps) {
  return (
    <form method="post" action={action} className={className}>
      <HiddenFields fields={fields} />
      {children}
    </form>
  );
}
