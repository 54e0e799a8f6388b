/** Parts that the page of all hosts and the page of one host share. */
import { Form } from "react-router";
import { longDayText } from "~/platform/time/zones";
import type { NotDone } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { bySession } from "../by-session";
import type { DayOffShown } from "../host-schedule.server";
import { Meetings } from "./host-meetings";

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
