import { ArrowLeft, Download, MailWarning } from "lucide-react";
import { Link } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { countFailedMails } from "~/platform/mail/outbox.server";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { ButtonLink, buttonClass } from "~/ui/button";
import { LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/inbox-page";
import { InboxFilters } from "./inbox-filters";
import { countNew, formsUsed, inboxPage } from "./inbox-list.server";
import { InboxTable } from "./inbox-table";
import { queryOf, viewOf } from "./inbox-view";
import { KindTabs } from "./kind-tabs";
import { useLiveItems } from "./use-live-items";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "inbox.read");
  const { db } = context.get(requestContext);
  const view = viewOf(new URL(request.url).searchParams);
  const [list, fresh, forms, failedMails] = await Promise.all([
    inboxPage(db, view),
    countNew(db),
    formsUsed(db),
    countFailedMails(db),
  ]);
  return {
    list,
    fresh,
    forms,
    failedMails,
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
  const { view, forms, failedMails } = loaderData;
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
            Requests, applications and bookings. We promise an answer within 24 hours.
          </p>
        </div>
        <Export query={queryOf(view)} />
      </div>
      {failedMails > 0 && <FailedMails count={failedMails} />}
      <KindTabs view={view} fresh={fresh} />
      <InboxFilters view={view} forms={forms} found={list.found} />
      <InboxTable list={list} view={view} now={now} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to load the inbox" />;
}

function FailedMails({ count }: { count: number }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-danger-soft px-4 py-3 text-danger">
      <MailWarning aria-hidden="true" className="size-5 shrink-0" />
      {count === 1 ? "One mail could not be sent." : `${count} mails could not be sent.`}
      <Link to="/admin/mail" className="font-semibold underline underline-offset-4">
        See failed mail
      </Link>
    </p>
  );
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
