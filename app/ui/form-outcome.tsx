import { Link } from "react-router";
import { type ActResult, faultIn } from "~/platform/web/act-result";
import { useFocusOn } from "./take-focus";

/** What the last form of a page did, or why it did nothing: it comes into the window and takes the focus (WEEK-8). */
export function FormOutcome({ result }: { result: ActResult | undefined }) {
  const shown = useFocusOn<HTMLParagraphElement>(result);
  const words = result?.done ? result.toast?.title : faultIn(result);
  if (!words) return null;
  return result?.done ? (
    <p
      ref={shown}
      tabIndex={-1}
      role="status"
      className="mt-6 rounded-control bg-success-soft px-4 py-3 text-success [overflow-wrap:anywhere]"
    >
      {words}
      {result.toast?.description && (
        <span className="block text-sm">{result.toast.description}</span>
      )}
    </p>
  ) : (
    <p
      ref={shown}
      tabIndex={-1}
      role="alert"
      className="mt-6 rounded-control bg-danger-soft px-4 py-3 text-danger"
    >
      {words}
    </p>
  );
}

type FaultBoxProps = {
  title: string;
  faults?: readonly string[];
  way?: { words: string; to: string } | undefined;
};

/** Why nothing was changed; `way`: to where it can be put right. */
export function FaultBox({ title, faults = [], way }: FaultBoxProps) {
  return (
    <div role="alert" className="mt-6 rounded-control bg-danger-soft px-4 py-3 text-danger">
      <p className="font-semibold">{title}</p>
      {faults.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {faults.map((fault) => (
            <li key={fault} className="[overflow-wrap:anywhere]">
              {fault}
            </li>
          ))}
        </ul>
      )}
      {way && (
        <Link
          to={way.to}
          className="mt-1 inline-flex min-h-9 items-center underline underline-offset-4 max-md:min-h-11"
        >
          {way.words}
        </Link>
      )}
    </div>
  );
}

/** What an act could not take away, and the places that need it; `pages`: where visitors see them. */
export type Kept = {
  words: string;
  href: string;
  places: readonly { words: string; href: string; pages: readonly string[] }[];
};

export function KeptList({ kept }: { kept: readonly Kept[] }) {
  if (kept.length === 0) return null;
  return (
    <details open className="mt-3 text-sm">
      <summary className="min-h-9 content-center font-semibold max-md:min-h-11">
        {`What stays, and what needs it: ${kept.length}`}
      </summary>
      <ul className="grid gap-3 pt-1">
        {kept.map(({ words, href, places }) => (
          <li key={href} className="border-line border-l-2 pl-3">
            <a href={href} className="font-semibold underline underline-offset-4">
              {words}
            </a>
            <ul className="mt-1 grid gap-1">
              {places.map((place) => (
                <li key={place.href} className="[overflow-wrap:anywhere]">
                  <a href={place.href} className="underline underline-offset-4">
                    {place.words}
                  </a>
                  {place.pages.map((page, at) => (
                    <span key={page} className="text-quiet">
                      {at === 0 ? " on " : ", "}
                      <a href={page} className="underline underline-offset-4">
                        {page === "/" ? "the front page" : page}
                      </a>
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
