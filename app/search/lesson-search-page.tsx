import { Play } from "lucide";
import { Link } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { Icon } from "~/ui/icon";
import { SearchButtons, SearchField } from "~/ui/search-parts";
import type { Route } from "./+types/lesson-search-page";
import type { Answer } from "./answer";
import { answersIn } from "./lesson-search.server";
import { markedParts } from "./marked";
import { searchedText, sourcesOf } from "./sources.server";

const LONGEST_SEARCH = 300;

/** The second in which something is said, a person's own notes, lessons, help and replies, best first (MED-6). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const text = searchedText(request, LONGEST_SEARCH);
  if (text === "") return { text, answers: null };
  const { db } = context.get(requestContext);
  const answers = await answersIn(text, { db, viewer, ...sourcesOf(context) });
  return { text, answers };
}

export const handle = {
  title: "Search lessons",
};

export default function LessonSearchPage({ loaderData }: Route.ComponentProps) {
  const { text, answers } = loaderData;
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/training">Back to Training</BackLink>
      <h1 className="text-4xl">Search lessons</h1>
      <p className="mt-2 text-quiet">
        Finds the second in which something is said, your own notes, and the help and the script.
      </p>
      <form
        method="get"
        className="mt-6 grid grid-cols-[minmax(0,1fr)] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto] [&>div:last-child]:col-span-1"
      >
        <SearchField
          key={text}
          defaultValue={text}
          maxLength={LONGEST_SEARCH}
          placeholder="Price objection, show rate, what to say when"
        />
        <SearchButtons clearTo={text ? "/training/search" : null} />
      </form>
      {answers?.best.length === 0 && <NothingFound text={text} />}
      {answers && answers.best.length > 0 && (
        <AnswerList name="Best matches" answers={answers.best} more={0} found={answers.found} />
      )}
      {answers?.others.map((group) => (
        <AnswerList key={group.name} {...group} found={answers.found} />
      ))}
    </div>
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <div role="status" className="panel mt-6 p-8 text-center text-quiet [overflow-wrap:anywhere]">
      <p className="font-semibold">Nothing found for “{text}”</p>
      <p className="mt-2">
        Try fewer or simpler words, such as the two that matter most. Only lessons with a transcript
        can be searched by what is said in them.
      </p>
    </div>
  );
}

type AnswerListProps = {
  name: string;
  answers: readonly Answer[];
  more: number;
  found: readonly string[];
};

function AnswerList({ name, answers, more, found }: AnswerListProps) {
  return (
    <section aria-label={name} className="mt-8">
      <h2 className="text-lg">{name}</h2>
      <ul className="panel mt-3 divide-y divide-line">
        {answers.map((answer) => (
          <li key={`${answer.kind} ${answer.to} ${answer.name} ${answer.words}`}>
            <AnswerLine answer={answer} found={found} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-quiet text-sm tabular">
          At least {more} more {more === 1 ? "matches" : "match"}. Another word narrows it down.
        </p>
      )}
    </section>
  );
}

const KINDS = { cue: "", note: "Your note", lesson: "", help: "Help", script: "Script" };

/** Words are the text itself: nothing that is said or written becomes markup. */
function AnswerLine({ answer, found }: { answer: Answer; found: readonly string[] }) {
  const { kind, name, to, outside, clock, words } = answer;
  return (
    <Link
      to={to}
      reloadDocument={outside}
      className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold text-sm">
          {KINDS[kind] && <span className="text-accent">{KINDS[kind]}</span>}
          <span dir="auto">
            <Marked text={name} found={kind === "cue" || kind === "note" ? [] : found} />
          </span>
        </span>
        {words && (
          <span dir="auto" className="mt-1 line-clamp-3 block text-quiet">
            <Marked text={words} found={found} />
          </span>
        )}
      </span>
      {clock !== null && (
        <span className="flex shrink-0 items-center gap-1.5 font-semibold text-accent text-sm tabular">
          <Icon of={Play} className="size-4" />
          <span className="sr-only">Play from</span>
          <span>{clock}</span>
        </span>
      )}
    </Link>
  );
}

function Marked({ text, found }: { text: string; found: readonly string[] }) {
  return (
    <>
      {markedParts(text, found).map(({ text: part, isFound, at }) =>
        isFound ? (
          <mark key={at} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-inherit">
            {part}
          </mark>
        ) : (
          <span key={at}>{part}</span>
        ),
      )}
    </>
  );
}
