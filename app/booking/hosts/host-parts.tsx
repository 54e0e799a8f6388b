/** Parts that the page of all hosts and the page of one host share. */
import { Form, Link } from "react-router";
import { useCan } from "~/auth/auth";
import { longDayText, momentText } from "~/platform/time/zones";
import type { NotDone } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { useClock } from "~/ui/use-clock";
import type { DayOffShown, MeetingAhead } from "../host-schedule.server";
import { bySession } from "../meetings";

const ACTS = [
  ["move", "Move"],
  ["reassign", "Reassign"],
] as const;
const SESSION_ACTS = [
  ["move-session", "Move the session"],
  ["cancel-session", "Cancel the session"],
] as const;

function Moment({ at, zone }: { at: string; zone: string }) {
  useClock(zone);
  return <time dateTime={at}>{momentText(at, zone)}</time>;
}

export function Meetings({ meetings }: { meetings: readonly MeetingAhead[] }) {
  const can = useCan();
  return (
    <ul className="mt-2 grid gap-1 text-sm">
      {bySession(meetings).map((guests) => {
        const [{ id, title, startsAt, zone, guest }, ...others] = guests;
        const isSession = others.length > 0;
        const who = isSession ? title : guest;
        return (
          <li key={id}>
            <div className="flex flex-wrap items-center gap-x-4">
              <span>
                {isSession ? `${title}, ${guests.length} guests` : `${title} with ${guest}`},{" "}
                <Moment at={startsAt} zone={zone} />
              </span>
              {can("agenda.change") &&
                (isSession ? SESSION_ACTS : ACTS).map(([act, words]) => (
                  <Link
                    key={act}
                    to={`/admin/agenda?do=${act}&id=${id}`}
                    aria-label={`${words}: ${who}`}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {words}
                  </Link>
                ))}
            </div>
            {isSession && <Guests guests={guests} mayMove={can("agenda.change")} />}
          </li>
        );
      })}
    </ul>
  );
}

type GuestsProps = { guests: readonly MeetingAhead[]; mayMove: boolean };

/** Each guest of a session, to be moved alone. */
function Guests({ guests, mayMove }: GuestsProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Each guest
      </summary>
      <ul className="flex flex-wrap gap-x-4 pl-4">
        {guests.map(({ id, guest }) => (
          <li key={id} className="inline-flex min-h-11 items-center">
            {mayMove ? (
              <Link
                to={`/admin/agenda?do=move&id=${id}`}
                aria-label={`Move: ${guest}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {guest}
              </Link>
            ) : (
              guest
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What became of one of the page's forms. */
export function refusalOf<Conflict>(
  refusal: NotDone<Conflict> | undefined,
  intent: string,
): NotDone<Conflict> | undefined {
  return refusal?.typed?.intent === intent ? refusal : undefined;
}

type DaysOffProps = {
  days: readonly DayOffShown[];
  explanation: string;
  refusal: NotDone | undefined;
  mayChange: boolean;
  /** Whether others may be free on these days; not if they are company days off. */
  ofHost?: boolean;
};

/** CALL-4. Days off; those with meetings on them come first. */
export function DaysOff({ days, explanation, refusal, mayChange, ofHost }: DaysOffProps) {
  const own = refusalOf(refusal, "add-days-off");
  return (
    <section aria-labelledby="days-off" className="panel mt-6 p-5 sm:p-6">
      <h2 id="days-off" className="text-2xl">
        Days off
      </h2>
      <p className="mt-1 max-w-prose text-quiet">{explanation}</p>
      {days.length === 0 ? (
        <p className="mt-4 text-quiet">None yet.</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {days.map(({ id, fromDay, toDay, name, meetings }) => (
            <li key={id} className="py-2">
              <div className="flex flex-wrap items-center gap-x-4">
                <span className="mr-auto">
                  <span className="font-semibold">{spanText(fromDay, toDay)}</span>
                  {name && <span className="text-quiet"> {name}</span>}
                </span>
                {mayChange && (
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      name="intent"
                      value="remove-day-off"
                      look="quiet"
                      small
                      aria-label={`Remove ${spanText(fromDay, toDay)}`}
                    >
                      Remove
                    </Button>
                  </Form>
                )}
              </div>
              {meetings.length > 0 && (
                <div className="mb-2 rounded-control bg-warning-soft px-4 py-2">
                  <p className="font-semibold text-sm text-warning">
                    {bookedText(bySession(meetings).length)}
                  </p>
                  <Meetings meetings={meetings} />
                  {mayChange && ofHost && (
                    <Form method="post" className="my-2">
                      <input type="hidden" name="id" value={id} />
                      <Button
                        type="submit"
                        name="intent"
                        value="clear-day-off"
                        look="outline"
                        small
                      >
                        {meetings.length === 1
                          ? "Give it to another host"
                          : "Give them to other hosts"}
                      </Button>
                    </Form>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <Form
          key={days.length}
          method="post"
          className="mt-5 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
        >
          <TextField
            name="fromDay"
            label="First day"
            type="date"
            required
            defaultValue={own?.typed?.fromDay}
            error={own?.faults?.fromDay}
          />
          <TextField
            name="toDay"
            label="Last day (optional)"
            type="date"
            defaultValue={own?.typed?.toDay}
            error={own?.faults?.toDay}
          />
          <TextField
            name="name"
            label="Reason (optional)"
            maxLength={80}
            defaultValue={own?.typed?.name}
            error={own?.faults?.name}
          />
          <Button type="submit" name="intent" value="add-days-off" className="lg:mt-7">
            Add days off
          </Button>
        </Form>
      )}
    </section>
  );
}

/** A session with all of its guests is one. */
function bookedText(meetings: number): string {
  return meetings === 1
    ? "1 meeting is already booked. Move it:"
    : `${meetings} meetings are already booked. Move them:`;
}

function spanText(fromDay: string, toDay: string): string {
  return fromDay === toDay
    ? longDayText(fromDay)
    : `${longDayText(fromDay)} to ${longDayText(toDay)}`;
}
