const START = "window.__reactRouterManifest=";

type Files = { imports: string[] };
type Manifest = { entry: Files; routes: Record<string, Files> };

/**
 * The file of routes that every hydrated page loads, without what says nothing: what a route has not, and the files that
 * the page has anyway. In one order, the lists compress better.
 */
export function shorterRouteFile(script: string): string {
  if (!script.startsWith(START)) throw new Error("React Router writes its routes another way");
  const manifest: Manifest = JSON.parse(script.slice(START.length).replace(/;\s*$/, ""));
  for (const route of Object.values(manifest.routes))
    route.imports = route.imports.filter((each) => !manifest.entry.imports.includes(each)).sort();
  return `${START}${JSON.stringify(manifest, (_, value) => (value === false ? undefined : value))};`;
}
