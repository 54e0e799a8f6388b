import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { sectionHandlers } from "./section-handlers.server";

/** Routes that return their own id and the parameters of their path. */
function aBuild(paths: Record<string, { path?: string; parentId?: string; index?: true }>) {
  const routes = Object.entries(paths).map(([id, route]) => {
    const loader = ({ params }: { params: object }) => Response.json({ id, params });
    return [id, { id, ...route, module: { loader } }];
  });
  return {
    routes: Object.fromEntries(routes),
    entry: { module: { default: () => new Response("a page"), handleError: () => undefined } },
    assets: { routes: {} },
    ...{ basename: "/", future: {}, ssr: true, prerender: [], isSpaMode: false },
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

const BUILD = aBuild({
  root: { path: "" },
  layout: { parentId: "root" },
  home: { parentId: "layout", index: true },
  rows: { parentId: "layout", path: "rows" },
  newRow: { parentId: "rows", path: "new" },
  row: { parentId: "rows", path: ":id" },
  edit: { parentId: "root", path: "rows/:id/edit" },
  anyEdit: { parentId: "root", path: ":kind/:id/edit" },
  robots: { parentId: "root", path: "robots.txt" },
  slug: { parentId: "layout", path: ":slug" },
  week: { parentId: "root", path: "weeks/:week?" },
  year: { parentId: "root", path: ":year?/calendar" },
  rest: { parentId: "root", path: "*" },
});

const PATHS = `/ /_root.data /rows /rows.data /ROWS/ /rows/17 /rows/17.data /rows/new
  /rows/17/edit /rows/new/edit /cards/17/edit /robots.txt /whatever /a/b/c /weeks /weeks/3
  /calendar /2026/calendar /rows/calendar /r%6Fws/17 //rows/17 /rows//17 /rows.data/17 /constructor
  /__proto__/17 /.data /rows/17?index`.split(/\s+/);

test.each(PATHS)("%s is handled by the same route as with all routes", async (path) => {
  const [all, some] = [createRequestHandler(BUILD, "production"), sectionHandlers(BUILD)];
  const responseOf = async (handle: typeof all) => {
    const response = await handle(new Request(`https://setpoint.example${path}`));
    return { status: response.status, body: await response.text() };
  };
  expect(await responseOf(some)).toEqual(await responseOf(all));
});
