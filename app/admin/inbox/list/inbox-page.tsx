import { ArrowLeft, Download } from "lucide-react";
import { requestContext } from "~/platform/http/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { ButtonLink, buttonClass } from "~/ui/button";
import { LoadFault } from "~/ui/load-fault";
import { requireAdmin } from "../../../auth/auth.server";
import type { Route } from "./+types/inbox-page";
import { InboxFilters } from "./inbox-filters";
import { countNew, formsUsed, inboxPage } from "./inbox-list.server";
import { InboxTable } from "./inbox-table";
import { queryOf, viewOf } from "./inbox-view";
import { KindTabs } from "./kind-tabs";
import { useLiveItems } from "./use-live-items";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db } = context.get(requestContext);
  const view = viewOf(new URL(request.url).searchParams);
  const [list, fresh, forms] = await Promise.all([
    inboxPage(db, view),
    countNew(db),
    formsUsed(db),
  ]);
  return {
    list,
    fresh,
    forms,
    view,
    now: new Date().toISOString(),
    brandName: brandOf(context).name,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Inbox | ${loaderData?.brandName}` },
  { name: "description", content: "Requests, applications and bookings" },
  { name: "robots", content: "noindex" },
];

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const { view, forms } = loaderData;
  const { list, fresh, now } = useLiveItems(loaderData, view);
  return (
    <>
      <ButtonLink to="/training/adminpanel" look="quiet" small className="-ml-3 mb-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Admin
      </ButtonLink>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Inbox</h1>
          <p className="mt-2 text-lg text-quiet">
            Requests, applications and bookings. An answer is promised within 24 hours.
          </p>
        </div>
        <Export query={queryOf(view)} />
      </div>
      <KindTabs view={view} fresh={fresh} />
      <InboxFilters view={view} forms={forms} found={list.found} />
      <InboxTable list={list} view={view} now={now} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to load the inbox" />;
}

/** Everything that the view finds, as a file; a plain link, because a file is no page. */
function Export({ query }: { query: string }) {
  return (
    <a
      href={`/admin/inbox.csv${query === "?" ? "" : query}`}
      className={buttonClass("outline", true)}
    >
      <Download aria-hidden="true" className="size-4" />
      Export (CSV)
    </a>
  );
}
