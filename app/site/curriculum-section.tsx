import type { ReactNode } from "react";
import type { ShownFigure } from "~/figures/figures.server";
import type { Landing } from "./copy/landing.server";
import { Icon } from "./icon";
import { Section } from "./section";

type Curriculum = Landing["curriculum"];
type Summed = { summary: readonly ShownFigure[] };

/** LAND-4. The tabs are radio buttons, so they need no script. */
export function CurriculumSection({
  curriculum,
  summary,
  children,
}: Summed & { curriculum: Curriculum; children: ReactNode }) {
  return (
    <Section
      id="curriculum"
      heading={curriculum.heading}
      text={curriculum.text}
      className="border-line border-y bg-surface"
    >
      <div className="curriculum mt-8 sm:mt-12">
        <fieldset className="inline-flex max-w-full flex-wrap gap-1 rounded-[14px] bg-sunken p-1">
          <legend className="sr-only">Show</legend>
          <Tab id="learning-modules" name={curriculum.modulesTab} chosen />
          <Tab id="practical-training" name={curriculum.practiceTab} />
        </fieldset>
        <div className="curriculum-modules">
          <Modules modules={curriculum.modules} outcomeLabel={curriculum.outcomeLabel} />
        </div>
        <div className="curriculum-practice">
          <Practice practice={curriculum.practice} />
        </div>
      </div>
      <Summary summary={summary} />
      {children}
    </Section>
  );
}

function Tab({ id, name, chosen = false }: { id: string; name: string; chosen?: boolean }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control px-5 text-center font-semibold text-quiet max-sm:px-3 max-sm:text-sm eased has-checked:bg-surface has-checked:text-ink has-checked:raised tab">
      <input type="radio" name="curriculum" id={id} defaultChecked={chosen} className="sr-only" />
      {name}
    </label>
  );
}

/** A path through the weeks: a stop for each block, and what someone can do after it. */
function Modules({ modules, outcomeLabel }: Pick<Curriculum, "modules" | "outcomeLabel">) {
  return (
    <ol className="path mt-8 sm:mt-12">
      {modules.map(({ weeks, title, lessons, outcome }) => (
        <li
          key={weeks}
          className="stop relative grid gap-x-12 gap-y-3 pb-7 pl-9 sm:gap-y-4 sm:pb-12 sm:pl-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
        >
          <div>
            <p className="font-semibold text-accent text-sm tabular">{weeks}</p>
            <h3 className="mt-1 text-xl sm:text-2xl">{title}</h3>
            <ul className="run-in mt-2 gap-x-8 gap-y-1.5 text-quiet sm:mt-3 sm:grid sm:grid-cols-2">
              {lessons.map((lesson) => (
                <li key={lesson}>{lesson}</li>
              ))}
            </ul>
          </div>
          {outcome && (
            <p className="self-center rounded-panel bg-paper px-4 py-3 sm:px-5 sm:py-4">
              <span className="block font-semibold text-sm text-success">{outcomeLabel}</span>
              {outcome}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Practice({ practice }: Pick<Curriculum, "practice">) {
  return (
    <ul className="mt-8 grid gap-x-12 gap-y-8 sm:mt-12 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
      {practice.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} className="size-7 text-accent" />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Summary({ summary }: Summed) {
  return (
    <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-4 border-line border-t pt-6 sm:mt-16 sm:gap-8 sm:pt-10">
      {summary.map(({ figure, says }) => (
        <div key={says} className="flex flex-col gap-1">
          <dt className="order-2 text-quiet max-sm:text-sm">{says}</dt>
          <dd className="font-bold font-heading text-2xl tracking-tight sm:text-4xl tabular">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
