/** What the editor's form needs where no script takes it over. */
import { type Fields, type GroupField, markOf, placedFields } from "~/content/content";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import type { OpenedItems } from "./opened-items";

type ShownMarksProps = { root: GroupField; fields: Fields; opened: OpenedItems };

/** The form says what its values were when it was shown. */
export function ShownMarks({ root, fields, opened }: ShownMarksProps) {
  const hydrated = useHydrated();
  if (hydrated) return null;
  const shown = placedFields(root, fields).filter(
    ({ field, path }) => field.kind !== "group" && field.kind !== "list" && opened.shows(path),
  );
  const marks = Object.fromEntries(shown.map(({ path }) => [path, markOf(fields[path] ?? "")]));
  return <input type="hidden" name="marks" value={JSON.stringify(marks)} />;
}

export function DiscardQuestion() {
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-4 rounded-panel bg-danger-soft p-5"
    >
      <p className="text-danger">
        Discard this draft? All changes that are not published are removed, those of others too.
      </p>
      <input type="hidden" name="sure" value="yes" />
      <Button type="submit" name="do" value="discard" look="danger" small>
        Yes, discard it
      </Button>
    </div>
  );
}
