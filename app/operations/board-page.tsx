import {
  data,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
} from "react-router";
import { can, viewerOf } from "~/auth/auth.server";
import { contentOf } from "~/content/content.server";
import { isDatabaseUnavailable } from "~/platform/db/reached.server";
import { PageHead } from "~/platform/pages/page-head";
import { useLive } from "~/platform/realtime/use-live";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { Button } from "~/ui/button";
import { ErrorView } from "~/ui/error-view";
import type { Route } from "./+types/board-page";
import { readBoard } from "./board.server";
import { BoardView } from "./board-view";
import { BOARD } from "./copy/board.server";

const AWAY = "The database is not responding. Please try again in a moment.";
const UNREADABLE = "The server could not read the cards.";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, db, log } = context.get(requestContext);
  const viewer = await viewerOf(request, context);
  const shown = {
    person: viewer?.userId ?? "",
    isStaff: viewer !== null && can(viewer, "board.change"),
    brandName: brandOf(context).name,
    slug: config.operationsSlug,
    tasks: contentOf(context, BOARD).tasks,
  };
  try {
    return data({ ...shown, board: await readBoard(db), fault: null });
  } catch (error) {
    log.error({ err: error }, "failed to read the board");
    // Thrown: an open board stays until the database is back (D1).
    if (isDatabaseUnavailable(error)) throw data(null, { status: 503 });
    return data({ ...shown, board: null, fault: UNREADABLE }, { status: 500 });
  }
}

export function action() {
  throw data(null, { status: 405, statusText: "Method Not Allowed" });
}

/** The filter is in the address and needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const handle = {
  title: "Operations Tracker",
  description: "What the operations team does this week.",
};

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { board, brandName, fault, slug, tasks, isStaff, person } = loaderData;
  return (
    <>
      <PageHead company={brandName} />
      {board ? (
        <BoardView loaded={board} slug={slug} tasks={tasks} isStaff={isStaff} person={person} />
      ) : (
        <BoardFault fault={fault} />
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAway = isRouteErrorResponse(error) && error.status === 503;
  return isAway ? <BoardFault fault={AWAY} /> : <ErrorView error={error} />;
}

/** Replaces the board if its cards could not be read (OPS-3). */
function BoardFault({ fault }: { fault: string }) {
  const { revalidate, state } = useRevalidator();
  useLive(["operations"], () => void revalidate());
  return (
    <>
      <h1 className="text-4xl">Operations Tracker</h1>
      <div role="alert" className="panel mt-8 grid justify-items-start gap-3 p-6">
        <h2 className="text-xl">Error loading cards</h2>
        <p className="text-quiet">{fault}</p>
        <Button look="outline" busy={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      </div>
    </>
  );
}
