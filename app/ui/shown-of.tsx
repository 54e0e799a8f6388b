import { ButtonLink } from "./button";

type ShownOfProps = {
  shown: number;
  found: number;
  /** What they are, such as "conversations"; without it only the numbers are told. */
  what?: string;
  /** The address that shows more of them; null if this page shows no more. */
  more?: string | null;
};

/** Says that a list is cut, and offers the rest; nothing if all of it is shown. */
export function ShownOf({ shown, found, what = "", more = null }: ShownOfProps) {
  if (shown >= found) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-3 text-quiet text-sm">
      <span className="tabular">
        {`Showing ${shown.toLocaleString("en-US")} of ${found.toLocaleString("en-US")} ${what}`.trim()}
      </span>
      {more && (
        <ButtonLink to={more} look="outline" small preventScrollReset>
          Show more
        </ButtonLink>
      )}
    </p>
  );
}
