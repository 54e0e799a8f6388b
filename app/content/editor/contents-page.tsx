import { CalendarClock, Download, Send, Upload } from "lucide";
import { Form, Link, useSearchParams } from "react-router";
import { requireRight } from "~/auth/auth.server";
import type { CutList } from "~/platform/queries/lists.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { requestContext } from "~/platform/web/request-context.server";
import { Badge } from "~/ui/badge";
import { ButtonLink, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import { ShownOf } from "~/ui/shown-of";
import { stoppedPublications } from "../schedule.server";
import type { Route } from "./+types/contents-page";
import {
  type DocumentState,
  type Find,
  type ListedArea,
  type ListedDocument,
  listDocuments,
} from "./documents.server";

const LONGEST_SEARCH = 100;
const MOST_PAGES = 3;

/** The result that the previous page left. */
const DONE: Readonly<Record<string, string>> = { published: "Published", imported: "Imported" };

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "content.edit");
  const words = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  const { db } = context.get(requestContext);
  const listed = await listDocuments(context, db, words);
  const stopped = await stoppedPublications(db);
  return { ...listed, stopped, words };
}

export const handle = {
  title: "Content",
  fault: "Failed to read the content",
};

export default function ContentsPage({ loaderData }: Route.ComponentProps) {
  const { areas, finds, words, stopped } = loaderData;
  const [search] = useSearchParams();
  const done = DONE[search.get("done") ?? ""];
  useLive(["content"], useRefresh());
  return (
    <>
      <h1 className="text-4xl">Content</h1>
      <p className="mt-2 text-lg text-quiet">
        The words on every page. Edit them, preview them, and publish when they are ready.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href="/admin/content.json" className={buttonClass("outline", true)}>
          <Icon of={Download} className="size-4" />
          Export
        </a>
        <ButtonLink to="/admin/content/import" look="outline" small>
          <Icon of={Upload} className="size-4" />
          Import
        </ButtonLink>
        <ButtonLink to="/admin/content/publish" look="outline" small>
          <Icon of={Send} className="size-4" />
          Publish together
        </ButtonLink>
        <ButtonLink to="/admin/jobs" look="outline" small>
          <Icon of={CalendarClock} className="size-4" />
          Jobs
        </ButtonLink>
      </div>
      {done && (
        <p
          role="status"
          className="mt-4 rounded-control bg-success-soft px-4 py-3 font-semibold text-sm text-success"
        >
          {done}
        </p>
      )}
      {stopped.map(({ key, label, reason }) => (
        <p
          key={`${key} ${reason}`}
          className="mt-4 rounded-control bg-danger-soft px-4 py-3 text-danger"
        >
          <Link to={`/admin/content/${key}/schedule`} className="font-semibold underline">
            {label}
          </Link>
          : {reason}
        </p>
      ))}
      <Form
        key={words}
        className="my-6 grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      >
        <SearchField defaultValue={words} placeholder="Words from any page" />
        <SearchButtons clearTo={words ? "/admin/content" : null} />
      </Form>
      {words ? <Finds finds={finds} words={words} /> : <Areas areas={areas} />}
    </>
  );
}

function Areas({ areas }: { areas: readonly ListedArea[] }) {
  return (
    <div className="grid gap-8">
      {areas.map(({ label, documents }, index) => (
        <section key={label} aria-labelledby={`area-${index}`}>
          <h2
            id={`area-${index}`}
            className="mb-3 font-sans font-semibold text-quiet text-sm tracking-normal"
          >
            {label}
          </h2>
          <ul className="panel divide-y divide-line overflow-hidden">
            {documents.map((each) => (
              <Row key={each.key} document={each} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const STATES = {
  shipped: { tone: "neutral", label: "As shipped" },
  changed: { tone: "success", label: "Changed" },
  draft: { tone: "warning", label: "Draft" },
  scheduled: { tone: "accent", label: "Scheduled" },
  stopped: { tone: "danger", label: "Schedule stopped" },
} as const satisfies Record<DocumentState, object>;

function Row({ document }: { document: ListedDocument }) {
  const { key, label, pages, state, last } = document;
  const more = pages.length - MOST_PAGES;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-sunken">
      <h3 className="font-sans font-semibold text-base tracking-normal">
        <Link to={`/admin/content/${key}`} className="before:absolute before:inset-0">
          {label}
        </Link>
      </h3>
      <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
      <span className="min-w-0 text-quiet text-sm [overflow-wrap:anywhere]">
        {pages.slice(0, MOST_PAGES).join(", ")}
        {more > 0 && ` and ${more} more`}
      </span>
      {last && (
        <span className="ml-auto text-quiet text-sm max-sm:w-full">
          {last.author ?? "Someone"}, <LocalTime at={last.at} never="" exact="minutes" />
        </span>
      )}
    </li>
  );
}

function Finds({ finds: { listed, found }, words }: { finds: CutList<Find>; words: string }) {
  if (found === 0)
    return <p className="panel p-10 text-center text-quiet">No text contains “{words}”.</p>;
  return (
    <>
      <ul aria-label="Found" className="panel divide-y divide-line overflow-hidden">
        {listed.map((find) => (
          <li key={find.address} className="relative px-5 py-4 hover:bg-sunken">
            <Link
              to={find.address}
              className="font-semibold text-sm before:absolute before:inset-0"
            >
              {find.labels.join(" › ")}
            </Link>
            <p className="mt-1 text-quiet [overflow-wrap:anywhere]">
              {find.before}
              <mark className="rounded-sm bg-accent-soft text-accent-strong">{find.words}</mark>
              {find.after}
            </p>
          </li>
        ))}
      </ul>
      <ShownOf
        shown={listed.length}
        found={found}
        what="texts. Search for more words to see the others"
      />
    </>
  );
}
