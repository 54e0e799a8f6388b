import type { ShownClaim } from "~/figures/figures.server";
import type { Landing } from "./content/landing.server";
import { Icon } from "./icon";
import { Section } from "./section";

type Curriculum = Landing["curriculum"];
type Summed = { summary: readonly ShownClaim[] };

/** LAND-4. The tabs are radio buttons, so that they need no script. */
export function CurriculumSection({ curriculum, summary }: Summed & { curriculum: Curriculum }) {
  return (
    <Section
      id="curriculum"
      heading={curriculum.heading}
      text={curriculum.text}
      className="border-line border-y bg-surface"
    >
      <div className="curriculum mt-12">
        <fieldset className="inline-flex max-w-full gap-1 rounded-[14px] bg-sunken p-1">
          <legend className="sr-only">Show</legend>
          <Tab id="learning-modules" name={curriculum.modulesTab} chosen />
          <Tab id="practical-training" name={curriculum.practiceTab} />
        </fieldset>
        <div className="curriculum-modules">
          <Modules modules={curriculum.modules} />
        </div>
        <div className="curriculum-practice">
          <Practice practice={curriculum.practice} />
        </div>
      </div>
      <Summary summary={summary} />
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

/** A line through the weeks, with a stop for each block. */
function Modules({ modules }: Pick<Curriculum, "modules">) {
  return (
    <ol className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {modules.map(({ weeks, title, lessons }) => (
        <li key={weeks} className="stop relative border-line border-t-2 pt-7">
          <p className="font-semibold text-accent text-sm tabular">{weeks}</p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <ul className="mt-4 grid gap-2.5 text-quiet">
            {lessons.map((lesson) => (
              <li key={lesson} className="flex gap-3">
                <span aria-hidden="true" className="mt-[0.72em] h-px w-3 shrink-0 bg-quiet" />
                {lesson}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Practice({ practice }: Pick<Curriculum, "practice">) {
  return (
    <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
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
    <dl className="mt-16 grid gap-8 border-line border-t pt-10 sm:grid-cols-3">
      {summary.map(({ figure, says }) => (
        <div key={says} className="flex flex-col gap-1">
          <dt className="order-2 text-quiet">{says}</dt>
          <dd className="font-bold font-heading text-4xl tracking-tight tabular">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
