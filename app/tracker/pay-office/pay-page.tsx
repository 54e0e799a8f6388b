import { data, Form } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { offeredActs } from "~/auth/batches/batches.server";
import { PERIOD_LABELS, periodText, type RuleQuestion } from "~/pay/pay";
import {
  disputesOf,
  hashOfPeriod,
  namesOf,
  owedFor,
  type Period,
  paymentsOf,
  periodsOf,
  postEntries,
  rulesOf,
} from "~/pay/pay.server";
import { pageNumber } from "~/platform/queries/list-query";
import { zoneText } from "~/platform/time/zone-names";
import { localAt } from "~/platform/time/zones";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { Badge } from "~/ui/badge";
import { ChoiceLinks } from "~/ui/choice-links";
import { HiddenFields } from "~/ui/fields";
import { useFocusOn } from "~/ui/take-focus";
import { UndoButton } from "~/ui/undo-button";
import { countWaiting, waitingPage } from "../waiting.server";
import type { Route } from "./+types/pay-page";
import { CloseQuestion } from "./close-question";
import { DisputeDecisions } from "./decisions";
import { isPeriod, type MissingQuestion, payActs, type Said } from "./pay-acts.server";
import { PAY_BATCHES } from "./pay-office.server";
import { PayRules } from "./pay-rules";
import { OwedTable, PeriodForm } from "./period-views";
import { WaitingList } from "./waiting-list";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "pay.read");
  const { db } = context.get(requestContext);
  const zone = calendarOf(context, "discovery").zone;
  await postEntries(db, zone);
  const search = new URL(request.url).searchParams;
  const person = search.get("waiting");
  const [periods, rules, disputes, waiting, found] = await Promise.all([
    periodsOf(db, zone),
    rulesOf(db),
    disputesOf(db),
    waitingPage(db, { person, page: pageNumber.parse(search.get("page")) }),
    countWaiting(db),
  ]);
  const asked = search.get("period");
  const [newest] = periods;
  const open = periods.find(({ state }) => state !== "closed") ?? newest;
  const known = periods.find((each) => each.period === asked);
  // A month to come has nothing to close, which its act says.
  const isAhead = asked !== null && isPeriod(asked) && asked > localAt(zone, Date.now()).day;
  const ahead = isAhead ? { period: asked, state: "open" as const, zone, closedAt: null } : null;
  const period = asked === null ? open : (known ?? ahead);
  if (!period) throw data("There is no such period", { status: 404 });
  const owed = await owedFor(db, period.period);
  const payments = await paymentsOf(db, period);
  const people = [
    ...owed.map(({ setterId }) => setterId),
    ...payments.map(({ paidBy }) => paidBy),
    ...disputes.map(({ setterId }) => setterId),
    ...waiting.people.map(({ id }) => id),
  ];
  return {
    periods,
    period,
    owed,
    payments,
    rules,
    disputes,
    waiting,
    found: person === null ? found : (waiting.people[0]?.total ?? 0),
    acts: offeredActs(viewer, PAY_BATCHES),
    person,
    zone,
    now: new Date().toISOString(),
    seen: hashOfPeriod(owed),
    names: Object.fromEntries(await namesOf(db, [...new Set(people)])),
    today: localAt(zone, Date.now()).day,
  };
}

export const action = payActs;

export const handle = {
  title: "Pay",
  fault: "Failed to load pay",
};

/** A month that is over says so until it is closed. */
function choiceText({ period, state }: Period, today: string): string {
  const isDue = state !== "closed" && period < today.slice(0, period.length);
  return isDue
    ? `${periodText(period)}, ${PERIOD_LABELS[state].toLowerCase()}`
    : periodText(period);
}

/** PAY-1, PAY-2, PAY-3. Everyone's pay: periods, statements, disputes and rules. */
export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { periods, period, owed, seen, names, disputes, rules, today, zone } = loaderData;
  const { waiting, person, now, payments } = loaderData;
  const result: ActResult<Said, RuleQuestion | MissingQuestion> | undefined = actionData;
  const question = result?.done === false ? result.conflict : undefined;
  const can = useCan();
  const shown = useFocusOn<HTMLParagraphElement>(result);
  return (
    <>
      <h1 className="text-4xl">Pay</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        What setters have earned, from the tracker and the rules below. Entries never change;
        mistakes are reversed with a new entry. Months start and end in {zoneText(zone)} time.
      </p>
      {result && (
        <p
          ref={shown}
          tabIndex={-1}
          role={result.done ? "status" : "alert"}
          className={`mt-6 rounded-control px-4 py-3 font-medium ${result.done ? "bg-success-soft text-success" : "bg-danger-soft text-danger"}`}
        >
          {result.done ? result.toast?.title : faultIn(result)}
        </p>
      )}
      {result?.done && <UndoForm said={result.value} />}
      {question && "meetings" in question && <CloseQuestion question={question} zone={zone} />}
      <ChoiceLinks
        label="Periods"
        older="Older months"
        choices={periods.map((each) => ({
          to: `/admin/pay?period=${each.period}`,
          text: choiceText(each, today),
          current: each.period === period.period,
        }))}
      />
      <section aria-labelledby="period" className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="period" className="flex flex-wrap items-center gap-3 text-2xl">
            {periodText(period.period)}
            <Badge tone={period.state === "closed" ? "success" : "neutral"}>
              {PERIOD_LABELS[period.state]}
            </Badge>
          </h2>
          {can("pay.change") && <PeriodForm period={period} seen={seen} today={today} />}
        </div>
        <OwedTable owed={owed} period={period} names={names} payments={payments} zone={zone} />
      </section>
      <WaitingList
        waiting={waiting}
        person={person}
        names={names}
        zone={zone}
        acts={loaderData.acts}
        found={loaderData.found}
      />
      <DisputeDecisions
        disputes={disputes}
        names={names}
        today={today}
        refusal={result?.done === false ? result : undefined}
      />
      <PayRules
        rules={rules}
        today={today}
        now={now}
        zone={zone}
        asked={question && "rates" in question ? question : undefined}
      />
    </>
  );
}

/** Takes back what was just said. */
function UndoForm({ said }: { said: Said | undefined }) {
  const [intent, fields] = said?.undo
    ? (["take-back", said.undo] as const)
    : (["unmark-paid", said?.unpaid] as const);
  if (!fields) return null;
  return (
    <Form method="post" className="mt-2">
      <HiddenFields fields={fields} />
      <UndoButton name="intent" value={intent} />
    </Form>
  );
}
