import { Check } from "lucide-react";

type Step = { title: string; text: string };

/** What follows what, one below the other. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-6">
      {steps.map((step, at) => (
        <li key={step.title} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-accent-soft font-bold text-accent-strong tabular"
          >
            {at + 1}
          </span>
          <div>
            <h3 className="text-lg leading-9">{step.title}</h3>
            <p className="max-w-prose text-quiet">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What follows what, side by side where there is room. `columns`: how many, as classes. */
export function NumberedColumns({ steps, columns }: { steps: readonly Step[]; columns: string }) {
  return (
    <ol className={`mt-8 grid gap-x-12 gap-y-8 ${columns}`}>
      {steps.map((step, at) => (
        <li key={step.title} className="border-accent border-t-2 pt-5">
          <p aria-hidden="true" className="font-bold font-heading text-3xl text-accent tabular">
            {at + 1}
          </p>
          <h3 className="mt-3 text-xl">{step.title}</h3>
          <p className="mt-2 text-quiet">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

type CheckListProps = { items: readonly string[]; className: string };

/** What is included, what is covered or what to have ready: a tick before each. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={`grid ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-success" />
          {item}
        </li>
      ))}
    </ul>
  );
}

type Titled = { title: string; text: string };

/** Things of one kind, each with its name, in two columns. */
export function TitledList({ items }: { items: readonly Titled[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t pt-5">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
