/**
 * Has forms checked without code that is made while a page runs: its policy refuses that, and reports each try as a
 * violation. This is where the library (zod) looks for its settings once it is loaded; pages without a form spare that.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig ??= {};
globalThis.__zod_globalConfig.jitless = true;

export {};
