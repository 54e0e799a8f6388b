/** What a page that search engines do not list says about itself, in its route's `handle`. */
import { useMatches } from "react-router";

/** `title`: without the company's name; `fault`: the heading that stands there if the page cannot be loaded; `gone`: if what it is about is gone. */
type PrivateHead = {
  title?: string | ((data: unknown) => string);
  description?: string | ((data: unknown) => string);
  fault?: string;
  gone?: string;
};

type Match = { handle?: unknown; loaderData?: unknown } | undefined;

/** Title and robots of the page within a layout, which is not listed. React puts them into the head. */
export function PageHead({ company }: { company: string | undefined }) {
  const matches = useMatches();
  const page = matches.findLast((match) => headOf(match).title !== undefined);
  const { title, description } = headOf(page);
  const described = textOf(description, page);
  return (
    <>
      <title>{[textOf(title, page), company].filter(Boolean).join(" | ")}</title>
      {described && <meta name="description" content={described} />}
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The heading in place of a page that cannot be loaded. */
export function pageFault(matches: readonly Match[]): string {
  const page = matches.findLast((match) => headOf(match).fault !== undefined);
  return headOf(page).fault ?? "Unexpected Application Error!";
}

/** The heading in place of a page whose thing is gone. */
export function pageGone(matches: readonly Match[]): string {
  const page = matches.findLast((match) => headOf(match).gone !== undefined);
  return headOf(page).gone ?? "This page is not here anymore";
}

/** Null without the page's data, as when its loader failed. */
function textOf(text: PrivateHead["title"], page: Match): string | null {
  if (typeof text !== "function") return text ?? null;
  return page?.loaderData === undefined ? null : text(page.loaderData);
}

function headOf(match: Match): PrivateHead {
  // Handles are untyped: the routes write theirs with the type of their own data.
  return (match?.handle ?? {}) as PrivateHead;
}
