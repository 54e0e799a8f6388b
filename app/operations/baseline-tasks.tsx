import { Repeat2 } from "lucide-react";
import { BASELINE_TASKS } from "./content/baseline-tasks";

/** What recurs every day, apart from the cards (OPS-1). */
export function BaselineTasks() {
  return (
    <section aria-labelledby="baseline" className="panel mt-6 p-5">
      <h2 id="baseline" className="text-lg">
        Baseline tasks
      </h2>
      <p className="mt-1 text-quiet text-sm">Every day, in addition to the cards below.</p>
      <ul className="mt-3 grid gap-x-6 gap-y-2 lg:grid-cols-3">
        {BASELINE_TASKS.map((task) => (
          <li key={task} className="flex items-start gap-2.5">
            <Repeat2 aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
            {task}
          </li>
        ))}
      </ul>
    </section>
  );
}
