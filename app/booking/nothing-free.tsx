import { CalendarX } from "lucide";
import { Icon } from "~/ui/icon";
import { Filled } from "~/ui/in-text";
import type { PickerWords } from "./copy/meetings.server";
import type { Schedule } from "./schedule";

type NothingFreeProps = { schedule: Schedule; words: PickerWords };

export function NothingFree({ schedule: { days, supportMail }, words }: NothingFreeProps) {
  return (
    <div className="grid justify-items-start gap-3 px-1">
      <Icon of={CalendarX} className="size-8 text-quiet" />
      <h3 className="text-lg">{words.noneHeading}</h3>
      <p className="text-quiet">
        <Filled text={words.none} values={{ days }} />
      </p>
      <a
        href={`mailto:${supportMail}`}
        className="inline-flex min-h-11 items-center break-all font-semibold underline underline-offset-4"
      >
        {supportMail}
      </a>
    </div>
  );
}
