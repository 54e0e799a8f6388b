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
import { AllLessons, beganWords } from "./all-lessons";
import {
  FEWEST_PEOPLE,
  type LessonMoments,
  type ListedMoment,
  lessonMoments,
  type Moment,
} from "./moments.server";
import { lessonOverviews } from "./moments-overview.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "trainees.read");
  const lessons = shownLessons(context.get(contentContext));
  const asked = new URL(request.url).searchParams.get("lesson");
  const lesson =
    asked === null ? null : (lessons.find(({ id }) => `${id}` === asked) ?? notFound());
  const { db } = context.get(requestContext);
  const seen = traineesSeenBy(viewer);
  const ids = lesson === null ? lessons.map(({ id }) => id) : [lesson.id];
  return {
    lessons: lessons.map(({ id, number, title }) => ({ id, number, title })),
    lesson: lesson?.id ?? null,
    overviews: await lessonOverviews(db, seen, ids),
    moments: lesson === null ? null : await lessonMoments(db, seen, lesson.id),
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
  const { lessons, lesson, overviews, moments, fewest } = loaderData;
  return (
    <>
      {lesson !== null && <BackLink to="/admin/lesson-moments">All lessons</BackLink>}
      <h1 className="text-3xl sm:text-4xl">Lesson Moments</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Where your trainees go back to hear something again, and where they stop watching.
      </p>
      {lesson === null || moments === null ? (
        <AllLessons lessons={lessons} overviews={overviews} fewest={fewest} />
      ) : (
        <>
          <LessonForm lessons={lessons} lesson={lesson} />
          <OneLesson
            lesson={lesson}
            moments={moments}
            earlier={overviews[0]?.earlier ?? 0}
            fewest={fewest}
          />
        </>
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

type OneLessonProps = { lesson: number; moments: LessonMoments; earlier: number; fewest: number };

function OneLesson({ lesson, moments, earlier, fewest }: OneLessonProps) {
  const { people, again, stops } = moments;
  if (people < fewest)
    return (
      <p className="mt-6 rounded-control bg-sunken px-4 py-3 text-quiet">
        {beganWords(people, earlier)} Moments show from {fewest} people on.
      </p>
    );
  return (
    <>
      {earlier > 0 && <p className="mt-6 text-quiet">{beganWords(people, earlier)}</p>}
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <Moments
          title="Where people go back"
          note="Each person counts once for the same seconds"
          empty="No one has gone back yet."
          all={again}
          listed={moments.mostAgain}
          lesson={lesson}
          moments={moments}
        />
        <Moments
          title="Where people stop"
          note="Last place of those who have not come back for an hour and have not completed it"
          empty="No one has stopped on the way."
          all={stops}
          listed={moments.mostStops}
          lesson={lesson}
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
  lesson: number;
  moments: LessonMoments;
};

function Moments(props: MomentsProps) {
  const { title, note, empty, all, listed, lesson } = props;
  const { people, lengthSeconds, stepSeconds } = props.moments;
  const most = Math.max(1, ...all.map((each) => each.people));
  return (
    <section aria-label={title} className="panel min-w-0 p-5">
      <h2 className="text-lg">{title}</h2>
      <p className="text-quiet text-sm tabular">
        {note}; {people} have begun.
      </p>
      {listed.length === 0 ? (
        <p className="mt-4">{empty}</p>
      ) : (
        <>
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
