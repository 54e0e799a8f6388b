import type { LessonText } from "./content/lesson-text";

export function LessonOverview({ overview }: { overview: LessonText["overview"] }) {
  return (
    <section aria-labelledby="lesson-overview" className="mt-10 max-w-prose">
      <h2 id="lesson-overview" className="text-2xl">
        Lesson Overview
      </h2>
      <h3 className="mt-5 text-lg">What this lesson teaches</h3>
      <p className="mt-1.5">{overview.teaches}</p>
      <h3 className="mt-5 text-lg">Why it works</h3>
      <p className="mt-1.5">{overview.why}</p>
      <h3 className="mt-5 text-lg">What to do next</h3>
      <ol className="mt-1.5 grid list-decimal gap-1.5 pl-5 marker:font-semibold marker:text-accent">
        {overview.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
