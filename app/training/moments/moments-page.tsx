import { Form, Link } from "react-router";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { clock } from "~/platform/time/durations";
import { requestContext } from "~/platform/web/request-context.server";
import { notFound } from "~/platform/web/responses.server";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/fields";
import { shownLessons } from "../catalogue.server";
import type { Route } from "./+types/moments-page";
import { AllLessons, beganWords, isTold, partText, untoldWords } from "./all-lessons";
import { type LessonMoments, type ListedMoment, lessonMoments } from "./moments.server";
import { FEWEST_PEOPLE, lessonOverviews, type Moment } from "./moments-overview.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  const lessons = shownLessons(context.get(contentContext));
  const asked = new URL(request.url).searchParams.get("lesson");
  const lesson =
    asked === null ? null : (lessons.find(({ id }) => `${id}` === asked) ?? notFound());
  const { db } = context.get(requestContext);
  const seen = traineesSeenBy(viewer);
  const ids = lessons.map(({ id }) => id);
  return {
    lessons: lessons.map(({ id, number, title }) => ({ id, number, title })),
    overviews: lesson ? [] : await lessonOverviews(db, seen, ids),
    moments: lesson && (await lessonMoments(db, seen, lesson.id)),
    fewest: FEWEST_PEOPLE,
  };
}

export const handle = {
  title: "Lesson Moments",
  fault: "Failed to load the lesson's moments",
  gone: "This lesson is not here anymore",
};

/** MED-8. */
export default function MomentsPage({ loaderData }: Route.ComponentProps) {
  const { lessons, overviews, moments, fewest } = loaderData;
  return (
    <>
      {moments && <BackLink to="/admin/lesson-moments">All lessons</BackLink>}
      <h1 className="text-3xl sm:text-4xl">Lesson Moments</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Where your trainees go back to hear something again, and where they stop watching.
      </p>
      {moments ? (
        <>
          <LessonForm lessons={lessons} lesson={moments.lesson} />
          <OneLesson moments={moments} fewest={fewest} />
        </>
      ) : (
        <AllLessons lessons={lessons} overviews={overviews} fewest={fewest} />
      )}
    </>
  );
}

type LessonFormProps = { lessons: { id: number; number: number; title: string }[]; lesson: number };

function LessonForm({ lessons, lesson }: LessonFormProps) {
  return (
    <Form key={lesson} method="get" className="mt-6 flex flex-wrap items-end gap-3">
      <SelectField name="lesson" label="Lesson" defaultValue={`${lesson}`}>
        {lessons.map(({ id, number, title }) => (
          <option key={id} value={id}>
            {number}. {title}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="outline">
        Show
      </Button>
    </Form>
  );
}

type OneLessonProps = { moments: LessonMoments; fewest: number };

function OneLesson({ moments, fewest }: OneLessonProps) {
  const { people, earlier, completed, stopped, wentBack } = moments;
  if (!isTold(moments, fewest))
    return (
      <p className="mt-6 rounded-control bg-sunken px-4 py-3 text-quiet">
        {beganWords(people, earlier)} {untoldWords(people, fewest)}
      </p>
    );
  return (
    <>
      <p className="mt-6 tabular">
        {beganWords(people, earlier)} {partText(completed, people)} completed it.
      </p>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <Moments
          title="Where people go back"
          note={`${partText(wentBack, people)} went back. Each counts once for the same seconds.`}
          empty="No one has gone back yet."
          all={moments.again}
          listed={moments.mostAgain}
          moments={moments}
        />
        <Moments
          title="Where people stop"
          note={`${partText(stopped, people)} stopped on the way: they have not come back for an hour and have not completed it.`}
          empty="No one has stopped on the way."
          all={moments.stops}
          listed={moments.mostStops}
          moments={moments}
        />
      </div>
    </>
  );
}

type MomentsProps = {
  title: string;
  note: string;
  empty: string;
  all: readonly Moment[];
  listed: readonly ListedMoment[];
  moments: LessonMoments;
};

function Moments(props: MomentsProps) {
  const { title, note, empty, all, listed } = props;
  const { lesson, lengthSeconds, stepSeconds } = props.moments;
  const most = Math.max(1, ...all.map((each) => each.people));
  return (
    <section aria-label={title} className="panel min-w-0 p-5">
      <h2 className="text-lg">{title}</h2>
      {listed.length === 0 ? (
        <p className="mt-4">{empty}</p>
      ) : (
        <>
          <p className="text-quiet text-sm tabular">{note}</p>
          <svg
            viewBox={`0 0 ${Math.ceil(lengthSeconds / stepSeconds)} ${most}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="drawn mt-4 block h-28 w-full rounded-control bg-sunken"
          >
            {all.map((moment) => (
              <rect
                key={moment.at}
                x={moment.at / stepSeconds}
                y={most - moment.people}
                width="1"
                height={moment.people}
                className="fill-accent"
              />
            ))}
          </svg>
          <p aria-hidden="true" className="mt-1 flex justify-between text-quiet text-xs tabular">
            <span>0:00</span>
            <span>{clock(lengthSeconds)}</span>
          </p>
          <ol className="mt-3 grid gap-2">
            {listed.map(({ at, people: who, words }) => (
              <li key={at} className="text-sm">
                <Link
                  to={`/training/lesson${lesson}?t=${at}`}
                  className="inline-flex min-h-7 items-center font-semibold tabular underline underline-offset-4 max-md:min-h-11"
                >
                  {clock(at)} to {clock(Math.min(lengthSeconds, at + stepSeconds))}
                </Link>
                : {who === 1 ? "1 person" : `${who} people`}
                {words && <span className="block text-quiet">“{words}”</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
