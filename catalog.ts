/** All documents of this build, whose links are checked against its own addresses. */
import * as build from "virtual:react-router/server-build";
import { catalogOf } from "./app/catalog.server";
import { NO_PATTERN, pathOf, routePatterns } from "./app/platform/pages/route-table.server";

/** Where every unknown address leads; it says so to a visitor. */
const UNKNOWN: readonly string[] = [NO_PATTERN, "/*", "/:slug"];

/** Addresses that only an administrator can open. */
const INNER = /^\/admin(?:\/|$)/;

const patternOf = routePatterns(build.routes);

/** Addresses that return a page. */
const PAGES = new Set(
  Object.entries(build.routes)
    .filter(([, route]) => route?.module.default)
    .map(([id]) => pathOf(build.routes, id)),
);

export const CATALOG = catalogOf((path) => {
  const pattern = patternOf(path);
  return (
    PAGES.has(pattern) &&
    !UNKNOWN.includes(pattern) &&
    !INNER.test(pattern) &&
    !path.endsWith(".data")
  );
});
