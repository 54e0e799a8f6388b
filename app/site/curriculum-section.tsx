import { FIGURES } from "~/figures/figures";
import { CURRICULUM } from "./content/landing";
import { Icon } from "./icon";
import { Section } from "./section";

/** LAND-4. The tabs are radio buttons, so that they need no script. */
export function CurriculumSection() {
  return (
    <Section
      id="curriculum"
      heading={CURRICULUM.heading}
      text={CURRICULUM.text}
      className="border-line border-y bg-surface"
    >
      <div className="curriculum mt-12">
        <fieldset className="inline-flex max-w-full gap-1 rounded-[14px] bg-sunken p-1">
          <legend className="sr-only">Show</legend>
          <Tab id="learning-modules" name={CURRICULUM.modulesTab} chosen />
          <Tab id="practical-training" name={CURRICULUM.practiceTab} />
        </fieldset>
        <div className="curriculum-modules">
          <Modules />
        </div>
        <div className="curriculum-practice">
          <Practice />
        </div>
      </div>
      <Summary />
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

/** A line through twelve weeks with six stops. */
function Modules() {
  return (
    <ol className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {CURRICULUM.modules.map(({ weeks, title, lessons }) => (
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

function Practice() {
  return (
    <ul className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {CURRICULUM.practice.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} className="size-7 text-accent" />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Summary() {
  return (
    <dl className="mt-16 grid gap-8 border-line border-t pt-10 sm:grid-cols-3">
      {CURRICULUM.summary.map((name) => (
        <div key={name} className="flex flex-col gap-1">
          <dt className="order-2 text-quiet">{FIGURES[name].says}</dt>
          <dd className="font-bold font-heading text-4xl tracking-tight tabular">
            {FIGURES[name].figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
