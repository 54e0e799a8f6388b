import type { ShouldRevalidateFunction } from "react-router";

/** For routes whose data stays right when a link changes nothing but the query of their page. */
export const revalidatedByPath: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && formMethod === undefined;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};
