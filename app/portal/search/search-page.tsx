import { Link, redirect } from "react-router";
import { looksLikeCode } from "~/auth/auth";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { requestContext } from "~/platform/web/request-context.server";
import { shownLessons } from "~/training/training.server";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import type { FoundGroup } from "../portal-pages";
import type { Route } from "./+types/search-page";
import { findInPortal } from "./portal-search.server";

const LONGEST_SEARCH = 100;

/** The page without scripts, and the results shown over every page while someone types (PORT-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const { db, config } = context.get(requestContext);
  const asked = new URL(request.url).searchParams.get("q") ?? "";
  const text = asked.trim().slice(0, LONGEST_SEARCH);
  // An access code must not stay in an address; the list of trainees finds one.
  if (looksLikeCode(text)) throw redirect("/portal/search");
  const groups = await findInPortal(text, {
    db,
    viewer,
    seen: traineesSeenBy(viewer),
    board: `/${config.operationsSlug}`,
    lessons: shownLessons(context.get(contentContext)),
  });
  return { text, groups };
}

export const handle = {
  title: "Search",
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { text, groups } = loaderData;
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-4xl">Search</h1>
      <form
        method="get"
        className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 [&>div:last-child]:col-span-1"
      >
        <SearchField key={text} defaultValue={text} placeholder="A page, a lesson or a name" />
        <SearchButtons clearTo={text ? "/portal/search" : null} />
      </form>
      {groups.length === 0 && (
        <p className="panel mt-6 p-8 text-center text-quiet">
          Nothing found for “{text}”. Try part of a name or a title.
        </p>
      )}
      {groups.map((group) => (
        <FoundList key={group.name} group={group} />
      ))}
    </div>
  );
}

function FoundList({ group }: { group: FoundGroup }) {
  return (
    <section aria-label={group.name} className="mt-8">
      <h2 className="text-lg">{group.name}</h2>
      <ul className="panel mt-3 divide-y divide-line">
        {group.found.map(({ to, name, detail, outside }) => (
          <li key={`${to} ${name} ${detail}`}>
            <Link
              to={to}
              reloadDocument={outside}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-sunken"
            >
              <span className="min-w-0 font-semibold [overflow-wrap:anywhere]" dir="auto">
                {name}
              </span>
              {detail && <span className="text-quiet text-sm">{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
