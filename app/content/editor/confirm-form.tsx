import type { ComponentType } from "react";
import { type FetcherFormProps, Form, useLocation } from "react-router";
import { momentText } from "~/platform/time/zones";
import { Button, ButtonLink } from "~/ui/button";
import { useReadersZone } from "~/ui/use-clock";
import type { Questions } from "../questions.server";

/** An act that needs a yes: what it does, and what to resend with that yes. */
export type Confirmation = {
  title: string;
  lines: readonly string[];
  /** What would stop by it; `zone`: the company's. */
  stops?: { listed: Questions["stops"]; zone: string };
  verb: string;
  values: Readonly<Record<string, readonly string[]>>;
};

type ConfirmFormProps = Confirmation & {
  form?: ComponentType<FetcherFormProps>;
  /** Takes the question away where loading the page again would not. */
  onDecline?: () => void;
};

/** Asks on the page itself, so no script is needed. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { title, lines, stops, verb, values, form: Sent = Form, onDecline } = props;
  const { search } = useLocation();
  return (
    <Sent method="post" className="mt-6 mb-6 rounded-panel bg-danger-soft p-5 text-danger">
      <div role="alert" tabIndex={-1} ref={toView} className="outline-none">
        <p className="font-semibold">{title}</p>
        <ul className="mt-2 grid gap-1 text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {stops && <StopLines {...stops} />}
        </ul>
      </div>
      {Object.entries(values).map(([name, all]) =>
        all.map((value) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" name="sure" value="yes" look="danger" small>
          {verb}
        </Button>
        <ButtonLink to={{ search }} preventScrollReset look="outline" small onClick={onDecline}>
          No, change nothing
        </ButtonLink>
      </div>
    </Sent>
  );
}

/** The button may be far below; keyboard users continue from here. */
function toView(question: HTMLElement | null): void {
  question?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: "center" });
}

const MOST_NAMED = 3;

/** In words, the scheduled publications that these words keep from happening. */
export function StopLines({ listed, zone: given }: NonNullable<Confirmation["stops"]>) {
  const zone = useReadersZone(given);
  return (
    <>
      {listed.map(({ label, at, fields }) => (
        <li key={`${label} ${at}`} className="[overflow-wrap:anywhere]">
          {stopWords({ label, at: momentText(at, zone), fields })}
        </li>
      ))}
    </>
  );
}

function stopWords({
  label,
  at,
  fields,
}: {
  label: string;
  at: string;
  fields: readonly string[];
}) {
  const more = fields.length > MOST_NAMED ? ` and ${fields.length - MOST_NAMED} more` : "";
  const named = `${fields.slice(0, MOST_NAMED).join(", ")}${more}`;
  const same = fields.length === 1 ? "the same field" : "the same fields";
  return `${label} is scheduled for ${at}. That will stop and ask, because this changes ${same}: ${named}.`;
}

/** What a publication leaves behind or stops, and whether that is allowed. `zone`: the company's. */
export function publishQuestion(
  { held, effects, stops }: Questions,
  zone: string,
  values: Confirmation["values"],
): Confirmation {
  const kinds = [held, effects, stops].filter(({ length }) => length > 0);
  const own = held.length > 0 ? REMOVES : effects.length > 0 ? CHANGES : STOPS;
  const title = kinds.length > 1 ? "Publish anyway?" : own;
  return {
    title,
    lines: [...held, ...effects],
    stops: { listed: stops, zone },
    verb: "Yes, publish",
    values,
  };
}

const REMOVES = "Publish without the removed items?";
const CHANGES = "Publish, and change what is due for trainees?";
const STOPS = "Publish, and stop what is scheduled?";
