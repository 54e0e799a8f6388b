import { FileText } from "lucide";
import { Form, useNavigation } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { PERIOD_LABELS, periodText } from "~/pay/pay";
import {
  claimsOfSetter,
  type Dispute,
  disputeFields,
  disputesOf,
  endDispute,
  openDispute,
} from "~/pay/pay.server";
import { zoneText } from "~/platform/time/zone-names";
import { momentText } from "~/platform/time/zones";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceLinks } from "~/ui/choice-links";
import { TextArea } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { KeptWords } from "~/ui/kept-form";
import { countReports } from "../open-reports.server";
import type { Route } from "./+types/pay-page";
import { ClaimList } from "./claim-list";
import { DisputeList } from "./dispute-list";
import { PayLines, PaySums } from "./pay-lines";
import { pageOf, prospectNames, statementFor } from "./statement.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "pay.read-own");
  // Always the reader's own pay, an administrator's included.
  const own = new URL(request.url);
  own.searchParams.set("setter", viewer.userId);
  const { db } = context.get(requestContext);
  const asked = new Request(own, { headers: request.headers });
  const statement = await statementFor(asked, context);
  const [shown, disputes, reported, claims] = await Promise.all([
    pageOf(asked, context, statement),
    disputesOf(db, viewer.userId),
    countReports(db, viewer.userId),
    claimsOfSetter(db, viewer.userId),
  ]);
  const names = await prospectNames(db, [...new Set(claims.map(({ prospectId }) => prospectId))]);
  const ofClaims = { claims, names: Object.fromEntries(names) };
  return { ...ofClaims, statement, shown, disputes, reported, userId: viewer.userId };
}

const acts = {
  dispute: act({
    right: "pay.read-own",
    fields: disputeFields,
    run: async ({ db, viewer, context }, form) => {
      switch (await openDispute(db, viewer, form, clockOf(context))) {
        case "done":
          return done("Dispute opened. You will see the decision here.");
        case "gone":
          return refused(403, "You have no such entry");
        case "many":
          return refused(409, "You have too many open disputes. Wait for a decision first.");
        default:
          return refused(409, "This entry is already disputed");
      }
    },
  }),
  withdraw: act({
    right: "pay.read-own",
    fields: z.strictObject({ id: z.uuid() }),
    run: async ({ db, viewer, context }, { id }) => {
      const outcome = await endDispute(db, viewer, { id, act: "withdraw" }, clockOf(context));
      if (outcome === "done") return done("Dispute withdrawn");
      const status = outcome === "gone" ? 403 : 409;
      return refused(status, "This dispute is no longer open, or it isn't yours");
    },
  }),
};

export const action = pageActs("pay.read-own", acts);

function clockOf(context: Call["context"]) {
  return { zone: calendarOf(context, "discovery").zone, now: new Date() };
}

export const handle = {
  title: "My Pay",
  fault: "Failed to load your pay",
};

/** PAY-1, PAY-2, PAY-3. A setter's own pay: entries that open to their event, statements and disputes. */
export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { statement, shown, disputes, reported, claims, names, userId } = loaderData;
  const { period, periods } = statement;
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/tracker">Back to Prospect Tracker</BackLink>
      <h1 className="text-4xl">My Pay</h1>
      <p className="mt-2 max-w-prose text-quiet">
        Only you and administrators see this. Months start and end in {zoneText(period.zone)} time.
      </p>
      <p role="status" className="mt-3 min-h-6 font-medium">
        {actionData?.toast?.title}
      </p>
      <ChoiceLinks
        label="Periods"
        older="Older months"
        choices={periods.map((each) => ({
          to: `/tracker/pay?period=${each.period}`,
          text: periodText(each.period),
          current: each.period === period.period,
        }))}
      />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex flex-wrap items-center gap-3 text-2xl">
          {periodText(period.period)}
          <Badge tone={period.state === "closed" ? "success" : "neutral"}>
            {PERIOD_LABELS[period.state]}
          </Badge>
          {statement.paidAt && (
            <span className="text-base text-success">
              Paid {momentText(statement.paidAt, period.zone)}
            </span>
          )}
        </h2>
        <ButtonLink to={`/tracker/pay/statement?period=${period.period}`} look="outline">
          <Icon of={FileText} className="size-4" />
          Statement
        </ButtonLink>
      </div>
      <PaySums statement={statement} />
      {reported > 0 && (
        <p className="mt-4 text-quiet">
          {reported === 1
            ? "1 qualified show you reported is waiting"
            : `${reported} qualified shows you reported are waiting`}{" "}
          for an administrator to confirm.
        </p>
      )}
      <ClaimList claims={claims} names={names} zone={period.zone} />
      <PayLines
        statement={statement}
        shown={shown}
        at={(page) => `/tracker/pay?period=${period.period}&page=${page}`}
        under={({ seq }) => (
          <DisputeForm seq={seq} disputes={disputes} userId={userId} result={actionData} />
        )}
      />
      <DisputeList disputes={disputes} withdraw />
    </div>
  );
}

type DisputeFormProps = {
  seq: number;
  disputes: readonly Dispute[];
  userId: string;
  result: ActResult | undefined;
};

function DisputeForm({ seq, disputes, userId, result }: DisputeFormProps) {
  const isSending = useNavigation().formMethod === "POST";
  if (disputes.some(({ entrySeq, state }) => entrySeq === seq && state === "open"))
    return <p className="pb-2 font-semibold">You have disputed this entry.</p>;
  return (
    <Form method="post" className="grid max-w-xl gap-3 pb-2">
      <input type="hidden" name="intent" value="dispute" />
      <input type="hidden" name="entry" value={seq} />
      <KeptWords as={`${userId} dispute ${seq}`} result={result} />
      <TextArea
        name="reason"
        label={`What is wrong with entry ${seq}?`}
        rows={2}
        maxLength={1_000}
        required
      />
      <div>
        <Button type="submit" look="outline" small busy={isSending}>
          Dispute
        </Button>
      </div>
    </Form>
  );
}
