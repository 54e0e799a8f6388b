/**
 * Makes forms validate without code generated at run time: the page's policy refuses that, and reports each attempt as
 * a violation. The library (zod) looks for its settings here once it is loaded; pages without a form skip it.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

globalThis.__zod_globalConfig ??= {};
globalThis.__zod_globalConfig.jitless = true;

export {};
