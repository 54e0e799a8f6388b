import { ButtonLink } from "~/ui/button";
import { addressOf, type PanelView } from "./panel-view";

/** Steps through the pages of a list; the address holds the page. */
export function Pages({ view, page, pages }: { view: PanelView; page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
      <span className="text-quiet text-sm tabular">
        Page {page} of {pages}
      </span>
      <span className="flex gap-2">
        {page > 1 && (
          <ButtonLink to={addressOf(view, { page: page - 1 })} look="outline" small>
            Previous
          </ButtonLink>
        )}
        {page < pages && (
          <ButtonLink to={addressOf(view, { page: page + 1 })} look="outline" small>
            Next
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
