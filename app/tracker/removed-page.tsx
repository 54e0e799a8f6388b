import { Undo2 } from "lucide";
import { Form, useFetcher } from "react-router";
import { z } from "zod";
import { act, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { searchedText } from "~/platform/queries/list-query";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { type ActResult, done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { safeAction } from "~/ui/safe-action";
import { ShownOf } from "~/ui/shown-of";
import { useFocusOn } from "~/ui/take-focus";
import { showToast } from "~/ui/toast";
import type { Route } from "./+types/removed-page";
import { ProfileLink } from "./acts/profile-link";
import { restoreProspect } from "./edit-prospect.server";
import { accessOf } from "./elevation.server";
import { profileAddress } from "./profile-address";
import type { ProspectChange } from "./prospect-columns.server";
import { type RemovedProspect, removedProspects } from "./removed.server";

const SHOWN = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "tracker.use");
  const { db } = context.get(requestContext);
  const { mayEdit } = await accessOf(db, viewer);
  const reader = { userId: viewer.userId, ownOnly: !mayEdit };
  const asked = new URL(request.url).searchParams;
  const q = searchedText.parse(asked.get("q") ?? undefined);
  const removed = await removedProspects(db, reader, { most: rowsAsked(asked, SHOWN), q });
  return { removed, more: moreRows(asked, SHOWN), mayEdit, q: q ?? "" };
}

const acts = {
  restore: act({
    right: "tracker.use",
    fields: z.strictObject({ id: z.uuid(), version: z.coerce.number().int().positive() }),
    run: async ({ db, viewer }, seen) => {
      const { mayEdit } = await accessOf(db, viewer);
      const editor = { actor: viewer, ownOnly: !mayEdit };
      const { kind } = await restoreProspect(db, seen, editor);
      if (kind === "done") return done("Prospect restored");
      return refused(409, "This prospect was already restored, or it isn't yours to restore");
    },
  }),
};

export const action = pageActs("tracker.use", acts, { unread: invalidRequest });

/** The row is gone if this succeeds, so the page reports it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const shown = <Result extends ActResult>(result: Result) => {
    if (result.toast) showToast(result.toast);
    return result;
  };
  return safeAction(
    request,
    async () => shown(await serverAction()),
    (_, { words }) => shown(refused(503, "Failed to restore prospect", { description: words })),
  );
}

export const handle = {
  title: "Removed Prospects",
  fault: "Failed to load removed prospects",
};

/** TRK-6. Prospects that were removed from the tracker and can be restored. */
export default function RemovedPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mayEdit, more, q } = loaderData;
  const { listed: removed, found } = loaderData.removed;
  const refresh = useRefresh();
  const fetcher = useFetcher<ActResult>();
  const told = useFocusOn<HTMLParagraphElement>(fetcher.data);
  const result = fetcher.data ?? actionData;
  useLive(["tracker"], ({ event, data: change }) => {
    const { id, removed: isRemoved } = change as Partial<ProspectChange>;
    if (event === "prospect" && (isRemoved || removed.some((each) => each.id === id))) refresh();
  });
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/tracker">Back to Prospect Tracker</BackLink>
      <h1 className="text-4xl">Removed Prospects</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        {mayEdit ? "Everyone's" : "The ones you added"}, newest first. Restoring a prospect brings
        it back as it was. Those of an import that was undone are not listed, but the search finds
        them.
      </p>
      <Form method="get" role="search" className="mt-4 flex flex-wrap items-end gap-3">
        <TextField key={q} name="q" type="search" label="Name or handle" defaultValue={q} />
        <Button type="submit" look="outline">
          Search
        </Button>
      </Form>
      <p ref={told} tabIndex={-1} role="status" className="mt-4 font-medium">
        {result?.toast?.title}
      </p>
      {removed.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">
          {q === ""
            ? "No removed prospects."
            : `No removed prospect has “${q}” in the name or handle.`}
        </p>
      ) : (
        <ul className="panel mt-6 divide-y divide-line px-5">
          {removed.map((prospect) => (
            <RemovedRow key={prospect.id} prospect={prospect} fetcher={fetcher} />
          ))}
        </ul>
      )}
      <ShownOf shown={removed.length} found={found} more={more} />
    </div>
  );
}

type RemovedRowProps = {
  prospect: RemovedProspect;
  /** The page's: a row is gone once it is restored. */
  fetcher: ReturnType<typeof useFetcher<ActResult>>;
};

function RemovedRow({ prospect, fetcher }: RemovedRowProps) {
  const { id, version, name, contact, country, addedBy, removedBy, removedAt } = prospect;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
          {name} <span className="font-normal text-quiet">({country})</span>
        </p>
        <p className="text-sm">
          <ProfileLink {...contact} profile={profileAddress(contact)} />
        </p>
        <p className="text-quiet text-sm [overflow-wrap:anywhere]">
          Removed by {removedBy}, <LocalTime at={removedAt} never="" exact />. Added by{" "}
          {addedBy ?? "a former user"}.
        </p>
      </div>
      <fetcher.Form method="post">
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Button type="submit" look="outline" small busy={fetcher.state !== "idle"}>
          <Icon of={Undo2} className="size-4" />
          Restore<span className="sr-only"> {name}</span>
        </Button>
      </fetcher.Form>
    </li>
  );
}
