import { useFetcher } from "react-router";
import { requireRight } from "~/auth/auth.server";
import type { ActResult } from "~/platform/web/act-result";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { FormOutcome, type Kept, KeptList } from "~/ui/form-outcome";
import type { Route } from "./+types/launch-page";
import type { LaunchItem, LaunchState } from "./launch-item";
import { launchState } from "./launch-state.server";
import { Places } from "./places";

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

function ItemRow({ item }: { item: LaunchItem }) {
  const { id, title, state, meaning, change, settle, places = [] } = item;
  const { words, tone } = STATES[state];
  const fetcher = useFetcher<ActResult<{ kept?: readonly Kept[] } | undefined>>({
    key: `settle ${id}`,
  });
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
        <Places places={places} />
        <FormOutcome result={fetcher.data} />
        {fetcher.data?.done && <KeptList kept={fetcher.data.value?.kept ?? []} />}
      </div>
      {"href" in change ? (
        <span className="flex flex-wrap gap-2 md:justify-end">
          {settle && state !== "done" && (
            <fetcher.Form method="post" action={`/admin/content/${settle.key}`}>
              <input type="hidden" name="intent" value="settle" />
              <Button type="submit" small busy={fetcher.state !== "idle"}>
                {settle.label}
              </Button>
            </fetcher.Form>
          )}
          <a href={change.href} className={buttonClass("outline", true)}>
            {change.words}
          </a>
        </span>
      ) : (
        <code className="break-words text-quiet text-sm md:max-w-64 md:text-right">
          {change.place}
        </code>
      )}
    </li>
  );
}
