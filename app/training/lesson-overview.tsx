import type { Lesson } from "./catalogue.server";

/** Only what is written. */
export function LessonOverview({ overview }: { overview: Lesson["overview"] }) {
  const { teaches, why, next } = overview;
  if (teaches === null && why === null && next.length === 0) return null;
  return (
    <section aria-labelledby="lesson-overview" className="mt-10 max-w-xl">
      <h2 id="lesson-overview" className="text-2xl">
        Lesson Overview
      </h2>
      {teaches !== null && (
        <>
          <h3 className="mt-5 text-lg">What this lesson teaches</h3>
          <p className="mt-1.5">{teaches}</p>
        </>
      )}
      {why !== null && (
        <>
          <h3 className="mt-5 text-lg">Why it works</h3>
          <p className="mt-1.5">{why}</p>
        </>
      )}
      {next.length > 0 && (
        <>
          <h3 className="mt-5 text-lg">What to do next</h3>
          <ol className="mt-1.5 grid list-decimal gap-1.5 pl-5 marker:font-semibold marker:text-accent">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
