import { PROGRAM } from "./content/landing";
import { Icon } from "./icon";
import { Section } from "./section";

export function ProgramSection() {
  return (
    <Section id="program" heading={PROGRAM.heading} text={PROGRAM.text}>
      <ul className="mt-14 grid gap-4 md:grid-cols-2">
        {PROGRAM.features.map(({ icon, title, text }) => (
          <li key={title} className="panel flex flex-col gap-3 p-7 sm:p-9">
            <span className="mb-3 grid size-13 place-items-center rounded-full bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-6" />
            </span>
            <h3 className="text-2xl">{title}</h3>
            <p className="max-w-prose text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
