import { Send, UserPlus } from "lucide";
import { useState } from "react";
import { Form, Link } from "react-router";
import { useCan } from "~/auth/auth";
import { can, requireRight, traineesSeenBy } from "~/auth/auth.server";
import { offeredActs } from "~/auth/batches/batches.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { requestContext } from "~/platform/web/request-context.server";
import { cohortNames } from "~/team/cohorts/cohorts.server";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { PageSteps, pagesOf } from "~/ui/page-steps";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import { SecretDialog } from "~/ui/secret-dialog";
import { ActOnView, Selection, WithSelected } from "~/ui/selection";
import type { Route } from "./+types/people-page";
import { InviteDialog } from "./invite-dialog";
import { peopleActs } from "./people-acts.server";
import { PEOPLE_BATCHES } from "./people-batches.server";
import { listPeople, PEOPLE_A_PAGE } from "./people-list.server";
import { PeopleTable } from "./people-table";
import {
  type PeopleView,
  peopleAddress,
  peopleQuery,
  peopleViewOf,
  ROLE_LABELS,
  ROLES,
} from "./people-view";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "links.make");
  const { db, config } = context.get(requestContext);
  const view = peopleViewOf(new URL(request.url).searchParams);
  const people = await listPeople(db, { view, seen: traineesSeenBy(viewer) });
  return {
    viewerId: viewer.userId,
    view,
    people,
    pages: pagesOf(people.found, PEOPLE_A_PAGE, view.page),
    cohorts: can(viewer, "cohorts.read") ? await cohortNames(db, viewer) : [],
    canMail: config.mail !== undefined,
    acts: offeredActs(viewer, PEOPLE_BATCHES),
  };
}

export const action = peopleActs;

export const handle = {
  title: "People",
  fault: "Failed to load the people",
};

const LINKS = "links";

/** Everyone with an account, whatever they are here (PEOPLE-2). */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { view, people, pages, cohorts, canMail, viewerId } = loaderData;
  const may = useCan();
  const refresh = useRefresh();
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<{ name: string; code: string } | null>(null);
  const sent = { intent: "people", view: peopleQuery(view) };
  useLive(["trainees"], ({ event }) => {
    if (event === "trainee") refresh();
  });
  return (
    <Selection
      rows={people.listed.map(({ userId }) => userId)}
      view={peopleAddress(view, view.page)}
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-4xl">People</h1>
          <p className="mt-2 max-w-prose text-lg text-quiet">
            Everyone with an account, and the address that reaches them.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ActOnView act={LINKS} action="/admin/batches" sent={sent}>
            <Icon of={Send} className="size-4" />
            Send sign-in links
          </ActOnView>
          {may("trainees.create") && (
            <Button onClick={() => setInviting(true)}>
              <Icon of={UserPlus} className="size-4" />
              Invite
            </Button>
          )}
        </div>
      </div>
      <Filters view={view} cohorts={cohorts} />
      {people.found === 0 ? (
        <p className="panel mt-4 p-10 text-center text-quiet">Nobody matches.</p>
      ) : (
        <>
          <PeopleTable people={people.listed} viewerId={viewerId} onCode={setMade} />
          <WithSelected
            action="/admin/batches"
            sent={sent}
            acts={loaderData.acts}
            found={people.found}
          />
        </>
      )}
      <p className="mt-3 text-quiet text-sm">
        Sign-in links go to those you select, or else to everyone the filters find. Coaches,
        operations and administrators get their roles on{" "}
        <Link to="/admin/administrators" className="underline underline-offset-4">
          Administrators
        </Link>
        .
      </p>
      <PageSteps
        page={view.page}
        pages={pages}
        more={pages !== null && view.page < pages}
        at={(page) => peopleAddress(view, page)}
      />
      {inviting && (
        <InviteDialog
          cohorts={cohorts}
          canMail={canMail}
          onMade={setMade}
          onClose={() => setInviting(false)}
        />
      )}
      {made && (
        <SecretDialog
          what="Access code"
          title={`New access code of ${made.name}`}
          secret={made.code}
          note="It signs them in on any device."
          onClose={() => setMade(null)}
        />
      )}
    </Selection>
  );
}

type FiltersProps = { view: PeopleView; cohorts: readonly { id: string; name: string }[] };

function Filters({ view, cohorts }: FiltersProps) {
  const { q, role, cohort, address } = view;
  const isFiltered = [q, role, cohort, address].some((each) => each !== undefined);
  return (
    <Form
      key={peopleAddress(view)}
      role="search"
      className="panel mt-6 grid grid-cols-2 items-end gap-3 p-4 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <div className="col-span-2 lg:col-span-1">
        <SearchField defaultValue={q} placeholder="Name or email" />
      </div>
      <SelectField name="role" label="Role" defaultValue={role ?? ""}>
        <option value="">All</option>
        {ROLES.map((value) => (
          <option key={value} value={value}>
            {ROLE_LABELS[value]}
          </option>
        ))}
      </SelectField>
      <SelectField name="address" label="Address" defaultValue={address ?? ""}>
        <option value="">All</option>
        <option value="confirmed">Confirmed</option>
        <option value="unconfirmed">Not confirmed</option>
        <option value="none">None</option>
      </SelectField>
      {cohorts.length > 0 && (
        <SelectField name="cohort" label="Cohort" defaultValue={cohort ?? ""}>
          <option value="">All</option>
          {cohorts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SearchButtons clearTo={isFiltered ? "/admin/people" : null} />
    </Form>
  );
}
