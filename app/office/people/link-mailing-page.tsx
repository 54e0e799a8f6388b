import { Form, Link, redirect } from "react-router";
import { z } from "zod";
import { act, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { can, requireRight } from "~/auth/auth.server";
import { refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { cohortNames } from "~/team/cohorts/cohorts.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { FormOutcome } from "~/ui/form-outcome";
import type { Route } from "./+types/link-mailing-page";
import { audienceSize, NO_SERVER, startMailing } from "./link-mailing.server";

const MOST_SELECTED = 500;

const audience = z.enum(["trainees", "everyone"]).or(z.uuid());
const person = z.string().regex(/^[\w-]{1,100}$/);
const people = z.array(person).max(MOST_SELECTED);

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "links.make");
  const { db, config } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const to = audience.safeParse(asked.get("to")).data ?? "trainees";
  const selected = people.safeParse(asked.getAll("person")).data ?? [];
  const size = await audienceSize(db, viewer, { to, people: selected });
  return {
    id: crypto.randomUUID(),
    to: size ? to : "trainees",
    selected,
    size: size ?? { label: "this cohort", total: 0, reached: 0 },
    cohorts: can(viewer, "cohorts.read") ? await cohortNames(db, viewer) : [],
    canMail: config.mail !== undefined,
  };
}

export const action = pageActs(
  "links.make",
  {
    send: act({
      right: "links.make",
      fields: z.strictObject({
        id: z.uuid(),
        to: audience,
        person: people,
        reached: z.coerce.number().int().min(0),
      }),
      lists: ["person"],
      run: async ({ viewer, context }, { id, to, person: selected, reached }) => {
        if (context.get(requestContext).config.mail === undefined) return refused(409, NO_SERVER);
        const started = await startMailing(context, viewer, { id, to, people: selected, reached });
        return "fault" in started
          ? refused(409, started.fault)
          : redirect(`/admin/people/links/${id}`, 303);
      },
    }),
  },
  { unread: invalidRequest },
);

export const handle = {
  title: "Send Sign-in Links",
  fault: "Failed to load the people",
};

/** Whom links would reach, before they are sent (PEOPLE-2). */
export default function LinkMailingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, to, selected, size, cohorts, canMail } = loaderData;
  const { label, total, reached } = size;
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to="/admin/people">Back to People</BackLink>
      <h1 className="text-4xl">Send sign-in links</h1>
      <p className="mt-2 text-lg text-quiet">
        Each gets an email with a link that signs them in once, within 24 hours.
      </p>
      <FormOutcome result={actionData} />
      {selected.length === 0 && (
        <Form key={to} className="panel mt-6 flex flex-wrap items-end gap-3 p-4">
          <div className="min-w-0 flex-1 basis-56">
            <SelectField name="to" label="To" defaultValue={to}>
              <option value="trainees">All trainees</option>
              <option value="everyone">Everyone, staff too</option>
              {cohorts.map((cohort) => (
                <option key={cohort.id} value={cohort.id}>
                  {cohort.name}
                </option>
              ))}
            </SelectField>
          </div>
          <Button type="submit" look="outline">
            Show
          </Button>
        </Form>
      )}
      <Form method="post" className="panel mt-6 p-6">
        <h2 className="text-xl first-letter:uppercase">{label}</h2>
        <p className="mt-2 font-semibold tabular">
          {reached} of {total} have an email address
        </p>
        {reached < total && (
          <p className="mt-1 text-quiet text-sm">
            The others get nothing.{" "}
            <Link to="/admin/people?address=none" className="underline underline-offset-4">
              People without an address
            </Link>
          </p>
        )}
        {!canMail && <p className="mt-3 text-danger">{NO_MAIL}</p>}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="reached" value={reached} />
        {selected.map((userId) => (
          <input key={userId} type="hidden" name="person" value={userId} />
        ))}
        <Button
          type="submit"
          name="intent"
          value="send"
          className="mt-4"
          disabled={!canMail || reached === 0}
        >
          {reached === 1 ? "Send 1 sign-in link" : `Send ${reached} sign-in links`}
        </Button>
      </Form>
    </div>
  );
}

const NO_MAIL = "No mail server is configured, so no email can be sent.";
