import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { traineeAddress, useCan } from "~/auth/auth";
import type { CutList } from "~/platform/queries/lists.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/fields";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import type { Reach } from "../messages.server";
import type { Effect, Hit, LoggedNudge } from "./nudge-plan.server";
import {
  effectWords,
  type Fate,
  groupWords,
  type Limits,
  type NudgeRule,
  RULE_LABELS,
  type RuleSettings,
} from "./nudge-rules";

const WHEN: Readonly<Record<NudgeRule, string>> = {
  never: "For trainees who have not signed in since their account was created this many days ago.",
  idle: "For trainees who have not watched a lesson for this many days.",
  stuck: "For trainees who watch, but have been on the same lesson for this many days.",
};

const FATES: Readonly<Record<Fate, string>> = {
  sent: "Will get it",
  held: "Held back",
  week: "Waiting: weekly limit",
  day: "Waiting: daily limit",
};

type RuleProps = {
  rule: NudgeRule;
  settings: RuleSettings;
  /** As stored; `settings` may be a preview. */
  isOn: boolean;
  hits: CutList<Hit>;
  isTried: boolean;
  canChange: boolean;
  hasMail: boolean;
  reach: Reach;
  children: ReactNode;
};

export function RuleSection(props: RuleProps) {
  const { rule, settings, isOn, hits, isTried, canChange } = props;
  return (
    <section aria-labelledby={rule} className="panel mt-6 p-6">
      <h2 id={rule} className="flex items-center gap-3 text-2xl">
        {RULE_LABELS[rule]}
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge>
      </h2>
      <p className="mt-1 text-quiet">{WHEN[rule]}</p>
      {canChange ? (
        <RuleForm {...props} />
      ) : (
        <p className="mt-3">
          {settings.days} days. “{settings.title}”
        </p>
      )}
      <HitList rule={rule} hits={hits} isTried={isTried} isOn={isOn} />
    </section>
  );
}

function RuleForm({ rule, settings, hasMail, reach, children }: RuleProps) {
  const maySet = useCan()("settings.read");
  const { on, days, title, body, mail } = settings;
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-4">
      <input type="hidden" name="rule" value={rule} />
      {children}
      <div className="grid gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <TextField
          name="days"
          label="Days"
          type="number"
          inputMode="numeric"
          min={1}
          max={90}
          required
          defaultValue={days}
        />
        <TextField
          name="title"
          label="Title"
          maxLength={120}
          required
          autoComplete="off"
          defaultValue={title}
        />
      </div>
      <TextArea name="body" label="Text" rows={3} maxLength={2_000} required defaultValue={body} />
      <div className="flex flex-wrap gap-x-6">
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="on" className="size-4" defaultChecked={on} />
          On
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="mail" className="size-4" defaultChecked={mail} />
          Also by email: {reach.reached} of {reach.total} trainees have an address
        </label>
      </div>
      {!hasMail && (
        <p className="text-quiet text-sm">
          No mail server is configured, so nudges only appear on the dashboard. An administrator
          sets one up under{" "}
          {maySet ? (
            <Link to="/admin/settings/mail" className="link">
              Settings, Mail
            </Link>
          ) : (
            "Settings, Mail"
          )}
          .
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save">
          Save
        </Button>
        <Button type="submit" name="intent" value="preview" look="outline">
          Preview
        </Button>
      </p>
    </Form>
  );
}

type HitsProps = Pick<RuleProps, "rule" | "hits" | "isTried" | "isOn">;

function HitList({ rule, hits: { listed, found }, isTried, isOn }: HitsProps) {
  const verb = isOn && !isTried ? "reaches" : "would reach";
  const people =
    found === 1 ? "1 trainee" : `${found === 0 ? "no" : found.toLocaleString("en-US")} trainees`;
  if (found === 0)
    return (
      <p role={isTried ? "status" : undefined} className="mt-4 text-quiet">
        Today it {verb} {people}.
      </p>
    );
  return (
    <details className="mt-4" open={isTried}>
      <summary className="min-h-11 py-2.5 font-semibold" role={isTried ? "status" : undefined}>
        Today it {verb} {people}
      </summary>
      <ul aria-label={`${RULE_LABELS[rule]}: today`} className="divide-y divide-line">
        {listed.map(({ userId, name, since, fate }) => (
          <li key={userId} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <Link
              to={traineeAddress(userId)}
              dir="auto"
              className="min-w-0 flex-1 basis-40 underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-ink"
            >
              {name}
            </Link>
            <span className="text-quiet text-sm">
              since <LocalTime at={since} never="" />
            </span>
            <span className="text-sm">{FATES[fate]}</span>
          </li>
        ))}
      </ul>
      <ShownOf shown={listed.length} found={found} what="trainees" />
    </details>
  );
}

type LimitsProps = { limits: Limits; canChange: boolean; children: ReactNode };

export function LimitsForm({ limits, canChange, children }: LimitsProps) {
  const { perWeek, perDay } = limits;
  const number = { type: "number", inputMode: "numeric", min: 1, required: true } as const;
  return (
    <section aria-labelledby="limits" className="panel mt-6 p-6">
      <h2 id="limits" className="text-2xl">
        Limits
      </h2>
      <p className="mt-1 text-quiet">
        A rule nudges a trainee once until they make progress. Nudges over a limit wait.
      </p>
      {canChange ? (
        <Form method="post" preventScrollReset className="mt-4 flex flex-wrap items-end gap-4">
          {children}
          <TextField
            {...number}
            name="perWeek"
            label="Per person per week"
            max={7}
            defaultValue={perWeek}
          />
          <TextField
            {...number}
            name="perDay"
            label="Per day for everyone"
            max={1_000}
            defaultValue={perDay}
          />
          <Button type="submit" name="intent" value="limits">
            Save limits
          </Button>
        </Form>
      ) : (
        <p className="mt-3">
          {perWeek} per person per week, {perDay} per day for everyone.
        </p>
      )}
    </section>
  );
}

export function EffectTable({ effects }: { effects: readonly Effect[] }) {
  return (
    <section aria-labelledby="effect" className="mt-10">
      <h2 id="effect" className="text-2xl">
        Do they help?
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        One in ten trainees, chosen at random, is held back from each rule. The table compares how
        many of each group made progress within 7 days, with 95% intervals.
      </p>
      <div className="panel mt-4 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-line border-b">
              {["Nudge", "Sent", "Held back", "Result"].map((head) => (
                <th key={head} scope="col" className="px-5 py-3 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {effects.map(({ rule, sent, held }) => (
              <tr key={rule}>
                <th scope="row" className="px-5 py-3 font-semibold">
                  {RULE_LABELS[rule]}
                </th>
                <td className="px-5 py-3 tabular">{groupWords(sent)}</td>
                <td className="px-5 py-3 tabular">{groupWords(held)}</td>
                <td className="px-5 py-3">{effectWords(sent, held)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type NudgeLogProps = { log: CutList<LoggedNudge>; more: string | null };

export function NudgeLog({ log: { listed, found }, more }: NudgeLogProps) {
  return (
    <section aria-labelledby="log" className="mt-10">
      <h2 id="log" className="text-2xl">
        Log
      </h2>
      {found === 0 ? (
        <p className="panel mt-4 p-6 text-quiet">No nudge has been sent yet.</p>
      ) : (
        <ul aria-label="Log" className="panel mt-4 divide-y divide-line">
          {listed.map(({ id, rule, name, at, heldBack, mailed, readAt }) => (
            <li
              key={id}
              className="grid items-baseline gap-x-4 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_8rem_11rem_11rem]"
            >
              <span dir="auto" className="[overflow-wrap:anywhere]">
                {name}
              </span>
              <span className="text-sm">{RULE_LABELS[rule]}</span>
              <span className="text-sm">
                {heldBack ? "Held back" : mailed ? "Sent, also by email" : "Sent"}
                {readAt && ", read"}
              </span>
              <span className="text-quiet text-sm sm:text-right">
                <LocalTime at={at} never="" exact="minutes" />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ShownOf shown={listed.length} found={found} more={more} />
    </section>
  );
}
