import { useNavigation } from "react-router";
import type { groupSessionOf } from "~/booking/booking.server";
import { momentText } from "~/platform/time/zones";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";
import { useClock } from "~/ui/use-clock";
import { ActPanel } from "./act-panel";

type GroupSession = NonNullable<Awaited<ReturnType<typeof groupSessionOf>>>;

export const SESSION_ACTS = ["move-session", "cancel-session"] as const;

export type SessionAct = (typeof SESSION_ACTS)[number];

export const SESSION_WORDS: Readonly<Record<SessionAct, string>> = {
  "move-session": "Move the session",
  "cancel-session": "Cancel the session",
};

type SessionPanelProps = {
  act: SessionAct;
  session: GroupSession;
  back: string;
  result: ActResult | undefined;
};

/** One form for a session and all of its guests. */
export function SessionPanel({ act, session, back, result }: SessionPanelProps) {
  const isSending = useNavigation().formMethod === "POST";
  const refusal = result?.done === false ? result : undefined;
  const { id, seen, title, guests, startsAt, zone } = session;
  const isMove = act === "move-session";
  useClock(zone);
  return (
    <ActPanel
      title={isMove ? SESSION_WORDS[act] : `${SESSION_WORDS[act]}?`}
      about={
        <p>
          <strong>
            {title}, {guests} guests
          </strong>
          , {momentText(startsAt, zone)}
        </p>
      }
      result={result}
      back={back}
      button={
        <Button
          type="submit"
          name="intent"
          value={act}
          look={isMove ? "primary" : "danger"}
          busy={isSending}
        >
          {SESSION_WORDS[act]}
        </Button>
      }
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
      {isMove && <NewTime session={session} typed={refusal?.typed} faults={refusal?.faults} />}
      <p className="text-quiet">
        {isMove
          ? "We email every guest the new time, and the invitation in their calendar moves. It may be outside the open hours, but not on a day off."
          : "We email every guest, and the invitation leaves their calendar. The time can be booked again unless you add a day off."}
      </p>
      <TextArea
        name="words"
        label="Words to the guests (optional)"
        rows={3}
        maxLength={1_000}
        defaultValue={refusal?.typed?.words}
      />
    </ActPanel>
  );
}

type Entries = Readonly<Record<string, string>> | undefined;
type NewTimeProps = { session: GroupSession; typed: Entries; faults: Entries };

/** Days and times by the calendar's clocks, as its hours are. */
function NewTime({ session: { zone, day, time }, typed, faults }: NewTimeProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="day"
        label="New day"
        type="date"
        required
        defaultValue={typed?.day ?? day}
        error={faults?.day}
      />
      <TextField
        name="time"
        label="New time"
        type="time"
        required
        defaultValue={typed?.time ?? time}
        error={faults?.time}
        hint={`In ${zone}`}
      />
    </div>
  );
}
