import { ButtonLink } from "./button";

type PageStepsProps = {
  page: number;
  /** How many there are; null if not counted. */
  pages?: number | null;
  more: boolean;
  /** The address of a page. */
  at: (page: number) => string;
  words?: { back: string; on: string };
};

/** Navigates between the pages of a list; nothing if everything fits on one. */
export function PageSteps({ page, pages = null, more, at, words = STEPS }: PageStepsProps) {
  if (page === 1 && !more) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
      <span className="text-quiet text-sm tabular">
        Page {page} {pages !== null && `of ${pages.toLocaleString("en-US")}`}
      </span>
      <span className="flex gap-2">
        {page > 1 && (
          <ButtonLink to={at(page - 1)} look="outline" small>
            {words.back}
          </ButtonLink>
        )}
        {more && (
          <ButtonLink to={at(page + 1)} look="outline" small>
            {words.on}
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

/** The number of pages of results; null if not counted. */
export function pagesOf(found: number | null, pageSize: number, page: number): number | null {
  return found === null ? null : Math.max(page, Math.ceil(found / pageSize));
}

const STEPS = { back: "Previous", on: "Next" };
