/** The file of routes says in fewer bytes what React Router wrote. */
import { expect, test } from "vitest";
import { shorterRouteFile } from "../../scripts/route-file";

const entry = { module: "/assets/entry-1.js", imports: ["/assets/base-2.js"], css: [] };
const home = { id: "home", index: true, hasLoader: true, module: "/assets/home-3.js", css: [] };
const written = (manifest: unknown) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

test("C9 the file of routes leaves out what a route has not and the files of every page", () => {
  const imports = ["/assets/icon-5.js", "/assets/base-2.js", "/assets/form-4.js"];
  const long = { entry, routes: { home: { ...home, hasAction: false, imports } }, version: "1" };
  const left = { ...home, imports: ["/assets/form-4.js", "/assets/icon-5.js"] };
  expect(shorterRouteFile(written(long))).toBe(
    written({ entry, routes: { home: left }, version: "1" }),
  );
});

test("C9 a build whose routes are written another way stops", () => {
  expect(() => shorterRouteFile("self.routes={}")).toThrow("another way");
});
