import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { claimText } from "~/pay/pay";
import { dollars } from "~/platform/money/money";
import { localAt, momentText, shortDayText } from "~/platform/time/zones";
import { Button } from "~/ui/button";
import { HiddenFields, TextArea } from "~/ui/fields";
import { SelectBox } from "~/ui/selection";
import { useClock } from "~/ui/use-clock";
import { type PaidTwin, twinsSeen } from "../twins";
import type { WaitingItem } from "../waiting.server";

const REASONS = {
  own: "Changed by the person it pays",
  large: "A large deal",
  reported: "Reported",
} as const;

/** One thing that waits, with what can be decided about it; times are the company's, as all of pay is. */
export function Item({ item, zone }: { item: WaitingItem; zone: string }) {
  useClock(zone);
  const { prospect } = item;
  const name = prospect?.name ?? "Removed prospect";
  switch (item.kind) {
    case "show":
      return (
        <Line item={item} what="Reported show" detail={reportedText(item, zone)}>
          <Confirmation
            twins={item.twins}
            fields={{ id: prospect?.id ?? "", version: String(prospect?.version ?? 0) }}
            intent="confirm"
            verb="Confirm show"
            of={name}
          />
          <Refusal
            fields={{ id: prospect?.id ?? "" }}
            intent="refuse-show"
            verb="Did not come"
            of={name}
          />
        </Line>
      );
    case "pay":
      return (
        <Line
          item={item}
          what={claimText(item.claim)}
          detail={`${REASONS[item.claim.why]}, ${momentText(item.claim.earnedAt, zone)}`}
        >
          <Confirmation
            twins={item.twins}
            fields={{ claim: String(item.claim.seq) }}
            intent="confirm-pay"
            verb="Confirm"
            of={name}
          />
          <Refusal
            fields={{ claim: String(item.claim.seq) }}
            intent="refuse-pay"
            verb="Refuse"
            of={name}
          />
        </Line>
      );
    case "meeting":
      return (
        <Line
          item={item}
          what={`Meeting on ${shortDayText(item.request.day)}`}
          detail={<span dir="auto">{item.request.contact}</span>}
        >
          <FoundMeetings item={item} zone={zone} />
          <Refusal
            fields={{ request: item.request.id }}
            intent="refuse-meeting"
            verb="Refuse"
            of={name}
          />
        </Line>
      );
  }
}

/** Says if a show was reported before the day of its call, so whoever confirms it can judge. */
function reportedText({ at, prospect }: WaitingItem, zone: string): string {
  const callDay = prospect?.callDay ?? null;
  const isEarly = callDay !== null && callDay > localAt(zone, Date.parse(at)).day;
  return momentText(at, zone) + (isEarly ? `, before the call on ${shortDayText(callDay)}` : "");
}

type LineProps = { item: WaitingItem; what: string; detail: ReactNode; children: ReactNode };

function Line({ item: { key, prospect, twins }, what, detail, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-5 py-3">
      <SelectBox id={key} name={`${what}, ${prospect?.name ?? "Removed prospect"}`} />
      <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        {prospect ? (
          <Link
            to={`/tracker/${prospect.id}`}
            dir="auto"
            className="font-semibold underline underline-offset-4"
          >
            {prospect.name}
          </Link>
        ) : (
          <span className="font-semibold">Removed prospect</span>
        )}
        <span className="block">{what}</span>
        <span className="block text-quiet text-sm">{detail}</span>
        {twins.map(({ id, name, setter, cents }) => (
          <span key={id} className="block font-semibold text-sm text-warning">
            The same handle as{" "}
            <Link to={`/tracker/${id}`} dir="auto" className="underline underline-offset-4">
              {name}
            </Link>{" "}
            of <span dir="auto">{setter ?? "a former user"}</span>, paid {dollars(cents)}
          </span>
        ))}
      </span>
      <span className="flex flex-wrap items-start justify-end gap-2">{children}</span>
    </li>
  );
}

type FoundMeetingsProps = { item: Extract<WaitingItem, { kind: "meeting" }>; zone: string };

/** The meetings that may be meant, each with a button that links it. */
function FoundMeetings({ item: { request, found }, zone }: FoundMeetingsProps) {
  if (found.length === 0)
    return <span className="min-h-9 py-1.5 text-quiet text-sm">No meeting found</span>;
  return (
    <>
      {found.map(({ id, title, guest, startsAt }) => (
        <Form key={id} method="post" className="flex flex-wrap items-center gap-x-3">
          <input type="hidden" name="request" value={request.id} />
          <input type="hidden" name="booking" value={id} />
          <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
            {title}, <span dir="auto">{guest}</span>, {momentText(startsAt, zone)}
          </span>
          <Button type="submit" name="intent" value="link-named" look="outline" small>
            Link<span className="sr-only"> the meeting with {guest}</span>
          </Button>
        </Form>
      ))}
    </>
  );
}

type DecisionProps = {
  fields: Readonly<Record<string, string>>;
  intent: string;
  verb: string;
  of: string;
};

/** What pays a person a second time is confirmed with a reason. */
function Confirmation({ twins, ...of }: DecisionProps & { twins: readonly PaidTwin[] }) {
  if (twins.length === 0) return <Decision {...of} />;
  const seen = { ...of.fields, twins: twinsSeen(twins) };
  const why = { name: "why", label: "Why this one is paid as well, for the record" };
  return <Reasoned {...of} fields={seen} reason={why} send="Pay as well" />;
}

function Decision({ fields, intent, verb, of }: DecisionProps) {
  return (
    <Form method="post">
      <HiddenFields fields={fields} />
      <Button type="submit" name="intent" value={intent} look="outline" small>
        {verb}
        <span className="sr-only"> of {of}</span>
      </Button>
    </Form>
  );
}

/** Opens to a reason, which the setter reads. */
function Refusal(props: DecisionProps) {
  const reason = { name: "reason", label: "Reason, shown to the setter" };
  return <Reasoned {...props} reason={reason} send="Refuse" />;
}

type ReasonedProps = DecisionProps & { reason: { name: string; label: string }; send: string };

function Reasoned({ fields, intent, verb, of, reason, send }: ReasonedProps) {
  return (
    <details className="relative">
      <summary className="inline-flex min-h-9 cursor-pointer items-center px-3 font-semibold text-sm">
        {verb}
        <span className="sr-only">, {of}</span>
      </summary>
      <Form
        method="post"
        className="panel absolute top-full right-0 z-10 mt-1 grid w-72 max-w-[calc(100vw-4rem)] gap-3 p-4 floating"
      >
        <HiddenFields fields={fields} />
        <TextArea {...reason} rows={2} maxLength={500} required />
        <div>
          <Button type="submit" name="intent" value={intent} look="outline" small>
            {send}
            <span className="sr-only"> {of}</span>
          </Button>
        </div>
      </Form>
    </details>
  );
}
