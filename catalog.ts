/** All documents of this build, whose links are checked against its own addresses. */
import * as build from "virtual:react-router/server-build";
import { catalogOf } from "./app/catalog.server";
import { NO_PATTERN, routePatterns } from "./app/platform/web/route-patterns.server";

/** Where every address leads that is none; it says so to a visitor. */
const UNKNOWN: readonly string[] = [NO_PATTERN, "/*", "/:slug"];

const patternOf = routePatterns(build.routes);

export const CATALOG = catalogOf((path) => !UNKNOWN.includes(patternOf(path)));
