type Step = { title: string; text: string };

/** Steps in order, one below the other. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-6">
      {steps.map((step, at) => (
        <li key={step.title} className="grid grid-cols-[auto_1fr] gap-x-3">
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

/** Steps in order, side by side if there is room. `columns`: how many, as classes. */
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
