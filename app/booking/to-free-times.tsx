import { CalendarDays } from "lucide";
import type { CalendarName } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { PickerWords } from "./copy/meetings.server";
import { schedulePath } from "./meetings";

export type CalendarProps = { calendar: CalendarName; words: PickerWords };

/** As high as what replaces it, so little moves. */
export function ToFreeTimes({ calendar, words: { title, text, invite, open } }: CalendarProps) {
  return (
    <div className="panel grid min-h-[30rem] content-start">
      <div className="border-line border-b px-4 py-5 sm:px-6">
        <p className="font-heading font-semibold text-xl">{title}</p>
        <p className="mt-1 text-quiet">{text}</p>
      </div>
      <div className="grid content-center justify-items-center gap-4 px-4 py-16 text-center sm:px-6">
        <Icon of={CalendarDays} className="size-10 text-accent" />
        <p className="max-w-xs text-quiet">{invite}</p>
        <a href={schedulePath(calendar)} className={buttonClass()}>
          {open}
        </a>
      </div>
    </div>
  );
}
