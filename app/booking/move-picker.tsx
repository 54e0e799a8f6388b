import { useState } from "react";
import { Button } from "~/ui/button";
import type { Choice } from "./choice";
import { MEETINGS } from "./meetings";
import { Picker } from "./picker";
import type { Schedule } from "./schedule";

type MovePickerProps = {
  schedule: Schedule;
  choice: Choice;
  zones: readonly string[];
  /** The page's own address. */
  path: string;
  notice: string | null;
};

/** Another time for a meeting that is booked. */
export function MovePicker({ schedule, path, notice, zones, ...given }: MovePickerProps) {
  const [choice, setChoice] = useState(given.choice);
  return (
    <Picker
      title="Choose another time"
      text={`${MEETINGS[schedule.calendar].title}. Your present time stays yours until you have moved.`}
      loaded={{ state: "ready", schedule }}
      zones={zones}
      choice={choice}
      choose={setChoice}
      path={path}
      notice={notice}
      onAgain={() => {}}
      chosen={({ at, zone }) => (
        <form method="post" action={path} className="mt-6">
          <input type="hidden" name="act" value="move" />
          <input type="hidden" name="at" value={at} />
          <input type="hidden" name="zone" value={zone} />
          <Button type="submit" className="w-full">
            Move to this time
          </Button>
        </form>
      )}
    />
  );
}
