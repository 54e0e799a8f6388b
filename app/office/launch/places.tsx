import type { Place } from "./launch-item";

/** What an item of the checklist counts, each where it is settled. */
export function Places({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm">
      {places.map(({ href, words }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-9 items-center underline underline-offset-4">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
