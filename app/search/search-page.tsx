import { Link } from "react-router";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { readerOf } from "~/tracker/tracker.server";
import { Button } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import type { Route } from "./+types/search-page";
import type { Found } from "./entries.server";
import { type FoundGroup, findInPortal } from "./search.server";
import { searchedText, sourcesOf } from "./sources.server";

const LONGEST_SEARCH = 100;

/** The page without scripts, and the results shown over every page while someone types (PORT-2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const text = searchedText(request, LONGEST_SEARCH);
  const groups = await findInPortal(text, {
    db: context.get(requestContext).db,
    viewer,
    seen: traineesSeenBy(viewer),
    reader: await readerOf(context, viewer),
    ...sourcesOf(context),
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
        className="mt-6 grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto] [&>div:last-child]:col-span-1"
      >
        <SearchField
          key={text}
          defaultValue={text}
          placeholder="What a prospect says, a name, a page or an act"
        />
        <SearchButtons clearTo={text ? "/portal/search" : null} />
      </form>
      {groups.length === 0 && (
        <p className="panel mt-6 p-8 text-center text-quiet">
          Nothing found for “{text}”. Try other words, or part of a name.
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
        {group.found.map((found) => (
          <li key={`${found.to} ${found.name} ${found.detail}`}>
            <FoundLine found={found} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LINE =
  "flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-left hover:bg-sunken";

/** A page is a link, an act is sent, and a reply can be copied. */
function FoundLine({ found: { to, name, detail, outside, posts, copies } }: { found: Found }) {
  const words = (
    <>
      <span className="min-w-0 font-semibold [overflow-wrap:anywhere]" dir="auto">
        {name}
      </span>
      {detail && (
        <span dir="auto" className="text-quiet text-sm [overflow-wrap:anywhere]">
          {detail}
        </span>
      )}
    </>
  );
  if (posts)
    return (
      <form method="post" action={to}>
        <button type="submit" className={LINE}>
          {words}
        </button>
      </form>
    );
  if (copies !== undefined) return <ReplyLine name={name} text={copies} to={to} />;
  return (
    <Link to={to} reloadDocument={outside} className={LINE}>
      {words}
    </Link>
  );
}

/** The reply in full: without scripts it is marked and copied by hand. */
function ReplyLine({ name, text, to }: { name: string; text: string; to: string }) {
  const { copy } = useCopied("Reply");
  return (
    <div className="grid gap-1 px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={to} reloadDocument className="font-semibold" dir="auto">
          {name}
        </Link>
        <Button look="quiet" small aria-label={`Copy: ${name}`} onClick={() => void copy(text)}>
          Copy
        </Button>
      </div>
      <p dir="auto" className="text-quiet text-sm [overflow-wrap:anywhere]">
        {text}
      </p>
    </div>
  );
}
