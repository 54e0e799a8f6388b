import { START } from "./content/role";

/** From the application to the first paycheck, as a line with four stops. */
export function StartSteps() {
  return (
    <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
      {START.steps.map(({ when, title, text }) => (
        <li key={title} className="stop relative border-line border-t-2 pt-7">
          <p className="font-bold font-heading text-2xl text-accent tracking-tight tabular">
            {when}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}
