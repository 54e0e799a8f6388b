/**
 * What React and React Router hold for features that the product does not use. They find out at run time whether a page
 * uses one, so no bundler can leave it out: here the functions that only such a feature reaches are emptied, and the
 * bundler leaves out what they alone called.
 */
// cspell:ignore jsxs preinit SPACEBAR
type Cuts = {
  /** What the file says of its version, which was read for these cuts, or of what is cut. */
  marker: string;
  /** Functions of which nothing is left. */
  emptied?: readonly string[];
  /** Functions of which this is left. */
  shortened?: Record<string, string>;
  /** Kinds of nodes in React's tree that are never made. */
  kinds?: readonly number[];
  exports?: readonly string[];
  edits?: readonly (readonly [RegExp, string])[];
};

const REACT = 'exports.version = "19.3.1";';
const ROUTER = "react-router v8.4.0";
const ROUTER_FILES = "/react-router/dist/production/lib";

/** Transitions that the browser draws between two states of a page, and the images they wait for. */
const VIEW_TRANSITIONS = `applyViewTransitionToHostInstances commitAfterMutationEffectsOnFiber
  commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions estimateBandwidth
  flushAfterMutationEffects measureNestedViewTransitions preloadInstanceAndSuspendIfNeeded
  reportViewTransitionError restoreEnterOrExitViewTransitions restoreNestedViewTransitions
  restoreViewTransitionOnHostInstances scheduleViewTransitionEvent startViewTransition
  suspendInstance trackEnterViewTransitions`;

/** References to a fragment, which stand for the elements in it. */
const FRAGMENT_REFERENCES = `FragmentInstance commitFragmentInstanceDeletionEffects
  commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstance
  commitNewChildToFragmentInstances deleteChildFromFragmentInstance isFragmentInstanceParent`;

/** Style sheets and scripts that React loads, orders and waits for: ours are in the document. */
const RESOURCES = `acquireResource insertSuspendedStylesheets preconnect prefetchDNS preinitModuleScript
  preinitScript preinitStyle preload preloadModule preloadResource preloadResourceAndSuspendIfNeeded
  suspendResource`;

/** Forms and buttons whose action is a function: ours have addresses. */
const FORM_ACTIONS = `coerceFormActionProp dispatchActionState ensureFormComponentIsStateful
  extractEvents$1 mountActionState requestFormReset rerenderActionState runActionStateAction
  scheduleReplayQueueIfNeeded startHostTransition updateActionState`;

/** Events that no page listens to, and what stands in for events that old browsers lack. */
const EVENTS = `constructSelectEvent getData getFallbackBeforeInputChars getNativeBeforeInputChars
  getTargetInstForInputEventPolyfill handleEventsForInputEventPolyfill isFallbackCompositionEnd
  makePrefixMap`;

/**
 * `<Activity>` and `<SuspenseList>`; elements of a page's own kind; memory of React's compiler, which does not compile ours;
 * an indicator that React keeps and does not call; and the names of the components that an error passed: nothing reads them.
 */
const OTHERS = `commitActivityHydrationCallbacks updateActivityComponent updateSuspenseListComponent
  setPropOnCustomElement useMemoCache defaultOnDefaultTransitionIndicator
  describeNativeComponentFrame`;

/** Attributes of fonts in SVG and others that no supported browser knows. */
const SVG_FONTS = `accentHeight arabicForm capHeight colorProfile enableBackground glyphName
  glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX overlinePosition
  overlineThickness panose-1 renderingIntent strikethroughPosition strikethroughThickness
  underlinePosition underlineThickness unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic
  vMathematical vertAdvY vertOriginX vertOriginY xHeight`;

const CUTS: Record<string, Cuts> = {
  "/react-dom/cjs/react-dom-client.production.js": {
    marker: REACT,
    emptied: [
      VIEW_TRANSITIONS,
      FRAGMENT_REFERENCES,
      RESOURCES,
      FORM_ACTIONS,
      EVENTS,
      OTHERS,
    ].flatMap(named),
    shortened: {
      getResource: "return null;",
      getStackByFiberInDevAndProd: 'return "";',
      getVendorPrefixedEventName: "return eventName;",
      isCustomElement: "return !1;",
      isFragmentInstanceHostBoundary: "return !0;",
      waitForCommitToBeReady: "return null;",
    },
    // Profiler, SuspenseList, ViewTransition, Activity.
    kinds: [12, 19, 30, 31],
    edits: [
      // Whether there may be a view transition.
      [/\((\w+) & 335544064\) === \1/g, "!1"],
      [/0 !== \(\w+\.subtreeFlags & (?:33554432|18874368)\)/g, "!1"],
      [/^FragmentInstance\.prototype\.\w+ = function.*?^};\n/gms, ""],
      ...named(SVG_FONTS).map(
        (name) => [RegExp(`,\\n {4}\\["${name}", "[\\w-]+"\\]`), ""] as const,
      ),
      // What all supported browsers have.
      [/canUseDOM && "(?:CompositionEvent|TextEvent)" in window(?: && !documentMode)?/g, "!0"],
      [/(?<=useFallbackCompositionData =).*?(?=,\n {2}SPACEBAR_CHAR)/s, " !1"],
      [/(?<=^var isInputEventSupported = )!1;\nif \(canUseDOM\) {.*?^}\n/ms, "!0;\n"],
      [/^canUseDOM &&\n {2}\(\(style = .*?;\n(?=function)/ms, ""],
    ],
  },
  "/react/cjs/react.production.js": {
    marker: REACT,
    exports: named(`Activity Children Profiler PureComponent ViewTransition __COMPILER_RUNTIME
      addTransitionType cache cacheSignal unstable_useCacheRefresh useActionState useTransition`),
  },
  "/react-dom/cjs/react-dom.production.js": {
    marker: REACT,
    exports: named(`browser preconnect prefetchDNS preinit preinitModule preload preloadModule
      requestFormReset unstable_batchedUpdates useFormState useFormStatus`),
  },
  // A server component's element, which comes late.
  "/@base-ui/react/internals/useRenderElement.mjs": {
    marker: "The Flight client hands over a lazy wrapper",
    shortened: { unwrapLazyRenderProp: "return render;" },
  },
  // Server components, and a router that loads no data.
  [`${ROUTER_FILES}/context.js`]: {
    marker: ROUTER,
    shortened: { useIsRSCRouterContext: "return false;" },
  },
  [`${ROUTER_FILES}/hooks.js`]: {
    marker: ROUTER,
    emptied: ["RSCErrorHandler", "useNavigateUnstable"],
  },
  [`${ROUTER_FILES}/components.js`]: {
    marker: ROUTER,
    edits: [
      [/(?<=if \()!viewTransitionOpts \|\| !isViewTransitionAvailable/, "true"],
      [/(?<=if \()renderDfd && pendingState && router\.window/, "false"],
    ],
  },
  // The server writes the text of the document's scripts.
  [`${ROUTER_FILES}/dom/ssr/components.js`]: {
    marker: ROUTER,
    emptied: ["RSCPrefetchPageLinksImpl"],
    edits: [
      [/(?<=!isStatic \? " " : )`\$\{manifest\.hmr.*?entry\.module\)\}\);`/s, '" "'],
      [/(?<=staticContext \? )`[^`]*`/g, '" "'],
    ],
  },
  // Advice for developers that an error without a page of ours prints to the console.
  [`${ROUTER_FILES}/dom/ssr/errorBoundaries.js`]: {
    marker: ROUTER,
    edits: [[/(?<=let heyDeveloper = ).*?\}\);/s, "null;"]],
  },
  // Style sheets and links of single routes: the document has them all.
  [`${ROUTER_FILES}/dom/ssr/links.js`]: {
    marker: ROUTER,
    emptied: ["prefetchRouteCss", "prefetchStyleLinks"],
    shortened: { getKeyedPrefetchLinks: "return [];" },
  },
  // Routes that are asked for when needed: ours come in one file.
  [`${ROUTER_FILES}/router/router.js`]: {
    marker: ROUTER,
    emptied: ["discoverRoutes", "patchRoutesImpl"],
  },
};

const LEFT_OUT = Object.values(CUTS).flatMap((cuts) => cuts.exports ?? []);
/** What a module says that needs what is left out, by the packages that may say it. */
const NEEDS = {
  "/node_modules/(?:react|react-dom)/": `\\b(?:import_)?react\\w*(?:\\$\\d+)?\\.(?:${LEFT_OUT.join("|")})\\b`,
  "/node_modules/(?:react|react-dom|react-router)/":
    '\\b(?:SuspenseList|onBeforeInput|onSelect|precedence|viewTransition)\\b|Fragment, \\{\\s*(?:key: [^,]*,\\s*)?ref\\b|jsxs?\\)?\\(["`]\\w+-',
};

/** A file of these packages with what the product uses of it, and null for all other files. */
export function leanReact(code: string, id: string): string | null {
  const file = Object.keys(CUTS).find((each) => id.endsWith(each));
  const cuts = file && CUTS[file];
  return cuts ? withCuts(code, cuts) : null;
}

/** Stops the build where a module in the browser's files needs what is left out. */
export function refuseNeeds(modules: Record<string, { code: string | null }>): void {
  for (const [id, { code }] of Object.entries(modules))
    for (const [own, need] of Object.entries(NEEDS)) {
      const said = RegExp(own).test(id) ? null : RegExp(need, "i").exec(code ?? "");
      if (said) throw new Error(`${id} needs ${said[0]}, which scripts/lean-react.ts leaves out`);
    }
}

export function withCuts(code: string, cuts: Cuts): string {
  if (!code.includes(cuts.marker))
    throw new Error(`scripts/lean-react.ts was written for ${cuts.marker}: read its list again`);
  const { emptied = [], shortened = {}, kinds = [], exports = [], edits = [] } = cuts;
  const all = [
    ...emptied.map((name) => shortening(name, "")),
    ...Object.entries(shortened).map(([name, left]) => shortening(name, left)),
    ...exports.map((name) => [exportNamed(name), ""] as const),
    ...edits,
  ];
  return kinds.reduce(withoutKind, all.reduce(replaced, code));
}

function replaced(text: string, [pattern, left]: readonly [RegExp, string]): string {
  const after = text.replace(pattern, left);
  if (after === text) throw new Error(`scripts/lean-react.ts finds nothing for ${pattern}`);
  return after;
}

/** A function ends at the brace that is indented like its first line. */
function shortening(name: string, left: string): readonly [RegExp, string] {
  const head = `^(\\t*)((?:export |async )?function ${name.replace("$", "\\$")}\\([^)]*\\) \\{)`;
  return [new RegExp(`${head}[^]*?^\\1\\}`, "m"), `$1$2${left}}`];
}

function exportNamed(name: string): RegExp {
  return new RegExp(`^exports\\.${name} =(?: [^{\\n]*;| [^]*?^\\};)\\n`, "m");
}

/**
 * A case that another one falls into keeps what it does, for that one. Any other stays as a block that never runs: the
 * bundler leaves that out, and keeps the variables that other cases use.
 */
function withoutKind(code: string, kind: number): string {
  const cases = new RegExp(`(\\n *case \\d+:)?\\n( +)case ${kind}:\\n((?:\\2 .*\\n|\\n)*)`, "g");
  return code
    .replace(new RegExp(`\\b${kind} === [\\w.]+\\.tag\\b`, "g"), "!1")
    .replace(cases, (_, before = "", __, body) =>
      before || !body ? `${before}\n${body}` : `\nif (!1) {\n${body}}\n`,
    );
}

function named(list: string): string[] {
  return list.trim().split(/\s+/);
}
