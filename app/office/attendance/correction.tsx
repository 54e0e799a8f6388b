import { useFetcher } from "react-router";
import { useCan } from "~/auth/auth";
import { STANDING_WORDS } from "~/booking/attendance/attendance";
import type { ActResult } from "~/platform/web/act-result";
import { typedKeys } from "~/platform/web/typed-keys";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import { useToast } from "~/ui/toast";
import { UndoButton } from "~/ui/undo-button";
import type { Session, SessionRow } from "./attendance-list.server";

const MARKS = typedKeys(STANDING_WORDS).filter((standing) => standing !== "expected");

type CorrectionProps = { person: SessionRow; session: Session };

/** Says by hand that someone came or did not, or takes that back; who said it stands next to it (WEEK-6). */
export function Correction({ person, session: { calendar, startsAt } }: CorrectionProps) {
  const { booking, name, detail, marked, markedAt, markedBy, standing } = person;
  const fetcher = useFetcher<ActResult>();
  useToast(fetcher.data?.toast);
  const mayMark = useCan()("attendance.mark");
  const who = detail ? `${name}, ${detail}` : name;
  return (
    <fetcher.Form
      method="post"
      className="flex flex-wrap items-center gap-x-1 rows:-my-2 cards:justify-end"
    >
      {marked && (
        <p className="min-w-0 text-quiet [overflow-wrap:anywhere]">
          {markedBy ? `By ${markedBy}, ` : "By hand, "}
          <LocalTime at={markedAt} never="" exact="minutes" />
        </p>
      )}
      {mayMark && (
        <>
          <input type="hidden" name="intent" value="mark" />
          <input type="hidden" name="calendar" value={calendar} />
          <input type="hidden" name="startsAt" value={startsAt} />
          <input type="hidden" name="booking" value={booking} />
          <input type="hidden" name="was" value={marked ?? "none"} />
          {marked && <UndoButton name="mark" value="none" of={who} />}
          {(marked ? [] : MARKS.filter((mark) => mark !== standing)).map((mark) => (
            <Button
              key={mark}
              type="submit"
              name="mark"
              value={mark}
              look="quiet"
              small
              className="underline underline-offset-4"
              aria-label={`${STANDING_WORDS[mark]}: ${who}`}
            >
              {STANDING_WORDS[mark]}
            </Button>
          ))}
        </>
      )}
    </fetcher.Form>
  );
}
