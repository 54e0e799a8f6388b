import { Link } from "react-router";
import { clock } from "~/platform/time/durations";
import { Cell, Row, WideTable } from "~/ui/wide-table";
import type { LessonOverview, Moment } from "./moments-overview.server";

type Named = { id: number; number: number; title: string };
type Told = LessonOverview & { name: string };

type Props = { lessons: readonly Named[]; overviews: readonly LessonOverview[]; fewest: number };

/** Most worth a look first: the lessons that most people stop in, and then those that most go back in (MED-8). */
export function AllLessons({ lessons, overviews, fewest }: Props) {
  const names = new Map(lessons.map(({ id, number, title }) => [id, `${number}. ${title}`]));
  const all = overviews.map((each): Told => ({ ...each, name: names.get(each.lesson) ?? "" }));
  const told = all
    .filter((each) => isTold(each, fewest))
    .sort((one, other) => other.stopped - one.stopped || other.wentBack - one.wentBack);
  const few = all.filter((each) => !told.includes(each));
  const begun = few.filter(({ people, earlier }) => people + earlier > 0);
  return (
    <>
      {told.length > 0 && <LessonTable told={told} />}
      {begun.length > 0 && (
        <section aria-label="Not shown yet" className="mt-8">
          <h2 className="text-lg">Not shown yet</h2>
          <p className="text-quiet text-sm">Moments show from {fewest} people on.</p>
          <ul className="panel mt-3 divide-y divide-line text-sm">
            {begun.map(({ lesson, name, people, earlier }) => (
              <li key={lesson} className="px-4 py-3">
                <span className="font-semibold">{name}</span>
                <span className="block text-quiet">
                  {beganWords(people, earlier)}
                  {people >= fewest && ` ${untoldWords(people, fewest)}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {few.length > begun.length && (
        <p className="mt-6 text-quiet">
          {told.length + begun.length === 0
            ? `No one has begun a lesson yet. Moments show from ${fewest} people on.`
            : `No one has begun the other ${few.length - begun.length} of ${all.length} lessons.`}
        </p>
      )}
    </>
  );
}

export function isTold({ people, lengthSeconds }: LessonOverview, fewest: number): boolean {
  return people >= fewest && lengthSeconds > 0;
}

/** Why a lesson's moments are not shown. */
export function untoldWords(people: number, fewest: number): string {
  return people < fewest
    ? `Moments show from ${fewest} people on.`
    : "No player has said yet how long its video is.";
}

/** How many have begun the lesson, and its earlier video if it had one. */
export function beganWords(people: number, earlier: number): string {
  const who =
    people === 0 ? "No one has" : `${peopleText(people)} ${people === 1 ? "has" : "have"}`;
  if (earlier === 0) return `${who} begun this lesson.`;
  return `${who} begun the video that is here now. ${peopleText(earlier)} watched only the one before it, which is not counted.`;
}

function peopleText(people: number): string {
  return people === 1 ? "1 person" : `${people.toLocaleString("en-US")} people`;
}

function LessonTable({ told }: { told: readonly Told[] }) {
  const most = Math.max(...told.flatMap(sharesIn));
  return (
    <>
      <p className="mt-6 text-quiet text-sm">
        Lessons that most people stop in come first. The bars show where, from the beginning to the
        end, all at one scale.
      </p>
      <WideTable
        caption="Lessons, those that most people stop in first"
        columns={["Lesson", "Begun", "Completed", "Stopped on the way", "Went back"]}
      >
        {told.map((each) => (
          <Row key={each.lesson}>
            <Cell>
              <Link
                to={`?lesson=${each.lesson}`}
                className="inline-flex min-h-7 items-center font-semibold underline underline-offset-4 max-md:min-h-11"
              >
                {each.name}
              </Link>
              {each.earlier > 0 && (
                <span className="block text-quiet">
                  {peopleText(each.earlier)} watched only an earlier video
                </span>
              )}
            </Cell>
            <Cell label="Begun">{each.people.toLocaleString("en-US")}</Cell>
            <Cell label="Completed">{partText(each.completed, each.people)}</Cell>
            <Cell label="Stopped on the way">
              <Where told={each} count={each.stopped} moments={each.stops} most={most} />
            </Cell>
            <Cell label="Went back">
              <Where told={each} count={each.wentBack} moments={each.again} most={most} />
            </Cell>
          </Row>
        ))}
      </WideTable>
    </>
  );
}

export function partText(count: number, people: number): string {
  return `${count.toLocaleString("en-US")} (${Math.round((count / people) * 100)}%)`;
}

type WhereProps = { told: Told; count: number; moments: readonly Moment[]; most: number };

function Where({ told, count, moments, most }: WhereProps) {
  const { people } = told;
  const [top] = moments.toSorted((one, other) => other.people - one.people || one.at - other.at);
  return (
    <div className="min-w-32 tabular">
      <svg
        viewBox={`0 0 ${columnsOf(told)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="drawn block h-7 w-full max-w-56 rounded-control bg-sunken"
      >
        <path d={barsOf(told, moments, most * people)} className="fill-accent" />
      </svg>
      <span className="mt-1 block">{partText(count, people)}</span>
      {top && <span className="block text-quiet">{`Most at ${clock(top.at)}: ${top.people}`}</span>}
    </div>
  );
}

const MOST_COLUMNS = 48;

/** A short video has one for each step. */
function columnsOf({ lengthSeconds, stepSeconds }: Told): number {
  return Math.min(MOST_COLUMNS, Math.ceil(lengthSeconds / stepSeconds));
}

/** Each column as high as its fullest moment. */
function barsOf(told: Told, moments: readonly Moment[], whole: number): string {
  const heights = Array.from({ length: columnsOf(told) }, () => 0);
  for (const { at, people } of moments) {
    const column = Math.floor((at / told.lengthSeconds) * heights.length);
    heights[column] = Math.max(heights[column] ?? 0, people / whole);
  }
  return heights.map((high, at) => (high > 0 ? `M${at} 1v${-high}h1v${high}z` : "")).join("");
}

/** What part of those who have begun each moment has. */
function sharesIn({ people, stops, again }: Told): number[] {
  return [...stops, ...again].map((moment) => moment.people / people).concat(0.01);
}
