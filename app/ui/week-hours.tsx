/** Open hours of a week: chosen, typed as text, and copied from one day to others. */
import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { CopyTo, type DayField, DaySpans, type Span, textOf } from "./day-hours";
import { TextField } from "./fields";
import { useHydrated } from "./use-hydrated";

type WeekHoursProps = {
  days: readonly DayField[];
  read: (text: string) => readonly Span[] | { fault: string };
};

/** `spans`: null for text that is no hours. */
type Day = { text: string; spans: readonly Span[] | null };

/** Without a script, a text for each day. */
export function WeekHours(props: WeekHoursProps) {
  return useHydrated() ? <ChosenHours {...props} /> : <TypedHours {...props} />;
}

function TypedHours({ days }: WeekHoursProps) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      {days.map(({ value, ...day }) => (
        <TextField
          key={day.name}
          {...day}
          defaultValue={value}
          placeholder="Closed"
          autoComplete="off"
          className="tabular"
        />
      ))}
    </div>
  );
}

function ChosenHours({ days, read }: WeekHoursProps) {
  const dayOf = (text: string): Day => {
    const spans = read(text);
    return { text, spans: "fault" in spans ? null : spans };
  };
  const [week, setWeek] = useState(() => days.map(({ value }) => dayOf(value)));
  const [isTyped, setTyped] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const written = week.map(({ text }) => text).join("\n");
  const [first] = useState(written);
  // Chosen hours are entered as typed ones are, so the form knows that they are not saved.
  useEffect(() => {
    if (written !== first) list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [written, first]);
  const change = (changed: readonly number[], day: Day) =>
    setWeek(week.map((each, at) => (changed.includes(at) ? day : each)));
  return (
    <div ref={list} className="grid gap-3">
      <div>
        <Button
          look="quiet"
          small
          onClick={() => {
            setWeek(week.map(({ text }) => dayOf(text)));
            setTyped(!isTyped);
          }}
        >
          {isTyped ? "Choose the hours" : "Type the hours"}
        </Button>
      </div>
      {days.map((field, at) => {
        const day = week[at] ?? dayOf("");
        const copy = (
          <CopyTo
            from={field.label}
            days={days.flatMap(({ label }, other) => (other === at ? [] : { label, other }))}
            onCopy={(others) => change(others, day)}
          />
        );
        return (
          <div key={field.name} className="grid gap-2 border-line border-t pt-3">
            {isTyped || day.spans === null ? (
              <>
                <TextField
                  name={field.name}
                  label={field.label}
                  value={day.text}
                  onChange={({ target }) =>
                    change([at], { text: target.value, spans: isTyped ? day.spans : null })
                  }
                  placeholder="Closed"
                  autoComplete="off"
                  error={field.error}
                  hint={field.hint}
                  className="tabular"
                />
                {copy}
              </>
            ) : (
              <DaySpans
                field={field}
                spans={day.spans}
                onChange={(spans) => change([at], { spans, text: textOf(spans) })}
              >
                {copy}
              </DaySpans>
            )}
          </div>
        );
      })}
    </div>
  );
}
