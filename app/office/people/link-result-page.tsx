import { useEffect } from "react";
import { requireRight } from "~/auth/auth.server";
import { pageNumber } from "~/platform/queries/list-query";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { BackLink } from "~/ui/back-link";
import { Badge } from "~/ui/badge";
import { LocalTime } from "~/ui/local-time";
import { PageSteps, pagesOf } from "~/ui/page-steps";
import { Cell, Row, WideTable } from "~/ui/wide-table";
import type { Route } from "./+types/link-result-page";
import { type MailingRow, mailingOf, RESULTS_A_PAGE } from "./link-results.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "links.make");
  const page = pageNumber.parse(new URL(request.url).searchParams.get("page") ?? 1);
  const { db } = context.get(requestContext);
  const mailing = await mailingOf(db, viewer, { id: params.mailing, page });
  if (mailing === null) notFound();
  return { ...mailing, page, pages: pagesOf(mailing.rows.found, RESULTS_A_PAGE, page) };
}

export const handle = {
  title: "Sign-in Links",
  fault: "Failed to load the result",
};

const TONES = {
  waiting: "neutral",
  sent: "success",
  failed: "danger",
  none: "warning",
} as const satisfies Record<MailingRow["state"], string>;

const PAUSE_MS = 3_000;

/** What became of each link (PEOPLE-2). */
export default function LinkResultPage({ loaderData }: Route.ComponentProps) {
  const { audience, at, by, rows, waiting, page, pages } = loaderData;
  const refresh = useRefresh();
  useEffect(() => {
    if (waiting === 0) return;
    const timer = setInterval(refresh, PAUSE_MS);
    return () => clearInterval(timer);
  }, [waiting, refresh]);
  return (
    <>
      <BackLink to="/admin/people">Back to People</BackLink>
      <h1 className="text-4xl">Sign-in links</h1>
      <p className="mt-2 text-lg text-quiet">
        To {audience}, <LocalTime at={at} never="" exact="minutes" />
        {by && `, by ${by}`}
      </p>
      <p role="status" className="mt-4 font-semibold">
        {waiting === 0 ? "Done." : `${waiting} of ${rows.found} on their way.`}
      </p>
      <WideTable caption="Results" columns={["Name", "Email address", "Result"]}>
        {rows.listed.map(({ userId, name, address, state, words }) => (
          <Row key={userId}>
            <Cell label="Name">
              <span className="break-words font-semibold" dir="auto">
                {name}
              </span>
            </Cell>
            <Cell label="Email address">
              <span className="[overflow-wrap:anywhere]">{address ?? "None"}</span>
            </Cell>
            <Cell label="Result">
              <Badge tone={TONES[state]}>{words}</Badge>
            </Cell>
          </Row>
        ))}
      </WideTable>
      <PageSteps
        page={page}
        pages={pages}
        more={pages !== null && page < pages}
        at={(wanted) => `?page=${wanted}`}
      />
    </>
  );
}
