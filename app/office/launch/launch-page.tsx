import { requireRight } from "~/auth/auth.server";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/launch-page";
import type { LaunchItem, LaunchState } from "./launch-item";
import { launchState } from "./launch-state.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  return launchState(context);
}

const STATES = {
  done: { words: "Done", tone: "success" },
  todo: { words: "To do", tone: "warning" },
  optional: { words: "Optional", tone: "neutral" },
} as const satisfies Record<LaunchState, { words: string; tone: string }>;

export const handle = {
  title: "Launch checklist",
  fault: "Failed to load the checklist",
};

export default function LaunchPage({ loaderData }: Route.ComponentProps) {
  const { groups, counts } = loaderData;
  return (
    <>
      <h2 className="text-2xl">Launch checklist</h2>
      <p className="mt-1 text-quiet tabular">
        {counts.todo === 0 ? "Nothing left to do." : `${counts.todo} to do before launch.`}{" "}
        {counts.done} done, {counts.optional} optional.
      </p>
      {groups.map(({ title, items }) => (
        <section key={title} aria-labelledby={title.replaceAll(" ", "-")} className="mt-8">
          <h3 id={title.replaceAll(" ", "-")} className="text-xl">
            {title}
          </h3>
          <ul className="panel mt-3 divide-y divide-line">
            {items.map((item) => (
              <ItemRow key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ItemRow({ item: { id, title, state, meaning, change } }: { item: LaunchItem }) {
  const { words, tone } = STATES[state];
  return (
    <li
      id={id}
      className="grid items-center gap-x-6 gap-y-2 px-5 py-3.5 md:grid-cols-[6rem_minmax(0,1fr)_auto]"
    >
      <span>
        <Badge tone={tone}>{words}</Badge>
      </span>
      <div className="min-w-0">
        <h4 className="font-sans font-semibold text-base">{title}</h4>
        <p className="break-words text-quiet text-sm">{meaning}</p>
      </div>
      {"href" in change ? (
        <a href={change.href} className={`${buttonClass("outline", true)} justify-self-start`}>
          {change.words}
        </a>
      ) : (
        <code className="break-words text-quiet text-sm md:max-w-64 md:text-right">
          {change.place}
        </code>
      )}
    </li>
  );
}
