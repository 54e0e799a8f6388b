import { Heart } from "lucide";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { BookingFrame, Ended } from "./booking-frame";
import type { PickerWords } from "./copy/meetings.server";

type UnfitProps = { words: PickerWords["refused"]; text: string; inPortal: boolean };

/** For whom their answer led to no booking (CALL-2). */
export function Unfit({ words: { heading, dashboard, home }, text, inPortal }: UnfitProps) {
  return (
    <BookingFrame inPortal={inPortal}>
      <Ended icon={<Icon of={Heart} />} heading={heading}>
        <p className="whitespace-pre-line">{text}</p>
        <p>
          <a href={inPortal ? "/training" : "/"} className={buttonClass("outline")}>
            {inPortal ? dashboard : home}
          </a>
        </p>
      </Ended>
    </BookingFrame>
  );
}
