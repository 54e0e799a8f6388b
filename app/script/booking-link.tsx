import { CalendarCheck, Check, Copy } from "lucide-react";
import { Button } from "~/ui/button";
import { useCopied } from "~/ui/copy";

export function BookingLink({ address }: { address: string }) {
  const { copied, copy } = useCopied("Booking link");
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-panel border border-success bg-success-soft p-4">
      <CalendarCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="min-w-40 flex-1 font-semibold text-success underline underline-offset-4 [overflow-wrap:anywhere]"
      >
        {address}
      </a>
      <Button look="outline" small onClick={() => void copy(address)}>
        <Icon aria-hidden="true" className="size-4" />
        {copied ? "Copied" : "Copy booking link"}
      </Button>
    </div>
  );
}
