import { Button } from "~/ui/button";
import type { Choice } from "./choice";
import type { PickerWords } from "./copy/meetings.server";
import { MeetingForm } from "./meeting-form";
import { Picker } from "./picker";
import type { Schedule } from "./schedule";
import { useChoice } from "./use-choice";

type MovePickerProps = {
  words: PickerWords;
  schedule: Schedule;
  choice: Choice;
  zones: readonly string[];
  /** The page's own address. */
  path: string;
  /** The meeting as it is shown. */
  sequence: number;
  notice: string | null;
};

/** Another time for a booked meeting. */
export function MovePicker({
  words,
  schedule,
  path,
  sequence,
  notice,
  zones,
  ...given
}: MovePickerProps) {
  const { choice, choose } = useChoice(given.choice, schedule.times);
  return (
    <Picker
      title="Choose another time"
      words={words}
      text={`${words.title}. ${words.kept}`}
      loaded={{ state: "ready", schedule }}
      zones={zones}
      choice={choice}
      choose={choose}
      path={path}
      notice={notice}
      onAgain={() => {}}
      chosen={({ at, zone }) => (
        <MeetingForm
          action={path}
          fields={{ act: "move", at, zone, seen: String(sequence) }}
          className="mt-6"
        >
          <Button type="submit" className="w-full">
            {words.move}
          </Button>
        </MeetingForm>
      )}
    />
  );
}
