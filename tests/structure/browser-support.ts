/** What the browser build may not use without a feature check, because a supported browser lacks it. */
import { parseAst } from "vite";

/** The oldest supported versions; README.md names the same. */
export const SUPPORTED = { "Chrome and Edge": "125", Firefox: "128", "Safari and iOS": "17.5" };

/** Members of globals that came after the supported versions; drop a line when they move on. */
const MEMBERS = new Set([
  "URL.parse",
  "Promise.try",
  "RegExp.escape",
  "Error.isError",
  "Math.sumPrecise",
  "Math.f16round",
  "JSON.rawJSON",
  "JSON.isRawJSON",
  "Atomics.pause",
  "Intl.DurationFormat",
  "ReadableStream.from",
  "Uint8Array.fromBase64",
  "Uint8Array.fromHex",
  "Iterator.from",
  "Iterator.concat",
  "Iterator.zip",
  "scheduler.yield",
  "scheduler.postTask",
  "document.startViewTransition",
  "CSS.highlights",
]);
const GLOBALS = new Set([
  "Temporal",
  "Float16Array",
  "Iterator",
  "SuppressedError",
  "DisposableStack",
  "AsyncDisposableStack",
  "cookieStore",
  "navigation",
  "requestIdleCallback",
]);
/** Methods that no supported browser has on anything. */
const METHODS = new Set([
  "getOrInsert",
  "getOrInsertComputed",
  "toBase64",
  "toHex",
  "setFromBase64",
  "setFromHex",
  "moveBefore",
  "requestClose",
  "setHTML",
  "setHTMLUnsafe",
]);
const ITERATORS = new Set(["values", "keys", "entries", "matchAll"]);
const ITERATOR_HELPERS = new Set([
  "map",
  "filter",
  "take",
  "drop",
  "flatMap",
  "reduce",
  "toArray",
  "forEach",
  "some",
  "every",
  "find",
]);

type Node = { type: string; [key: string]: unknown };

/** The names of everything in a script that needs a newer browser and has no feature check. */
export function tooNew(text: string): string[] {
  const found: string[] = [];
  const asked = new Set<string>();
  walk(parseAst(text) as unknown as Node, null, (node, parent) => {
    const name = nameOf(node, parent);
    if (name === null) return;
    if (isQuestion(node, parent)) asked.add(name);
    else found.push(name);
  });
  return [...new Set(found)].filter((name) => !asked.has(name)).sort();
}

function nameOf(node: Node, parent: Node | null): string | null {
  if (node.type === "MemberExpression") return memberOf(node, parent);
  if (node.type === "Identifier") return isGlobal(node, parent) ? text(node.name) : null;
  if (node.type === "Literal" && isNode(node.regex)) return patternOf(text(node.regex.pattern));
  if (node.type === "VariableDeclaration" && /using/.test(text(node.kind))) return "using";
  if (node.type === "ImportExpression" && node.options) return "import with attributes";
  if (
    node.type === "ForOfStatement" &&
    node.await &&
    /^(?:body|readable)$/.test(member(node.right))
  )
    return "for await of a stream";
  return null;
}

function memberOf(node: Node, parent: Node | null): string | null {
  const name = member(node);
  const object = isNode(node.object) ? node.object : null;
  const holder = object && (object.type === "Identifier" ? text(object.name) : member(object));
  if (MEMBERS.has(`${holder}.${name}`)) return `${holder}.${name}`;
  if (/^(?:window|globalThis|self)$/.test(holder ?? "") && GLOBALS.has(name)) return name;
  if (parent?.type !== "CallExpression" || parent.callee !== node) return null;
  if (METHODS.has(name)) return `.${name}()`;
  return isIterator(object) && ITERATOR_HELPERS.has(name) ? `.${name}() of an iterator` : null;
}

/** `map.values()` and the like; `Object.values(map)` is an array. */
function isIterator(node: Node | null): boolean {
  if (node?.type !== "CallExpression" || !isNode(node.callee)) return false;
  const name = member(node.callee);
  const given = Array.isArray(node.arguments) ? node.arguments.length : 0;
  return ITERATORS.has(name) && given === (name === "matchAll" ? 1 : 0);
}

function isGlobal(node: Node, parent: Node | null): boolean {
  if (!GLOBALS.has(text(node.name))) return false;
  const called = parent?.type === "CallExpression" || parent?.type === "NewExpression";
  const held = parent?.type === "MemberExpression" && parent.object === node;
  const asked = parent?.type === "UnaryExpression" && parent.operator === "typeof";
  return (called && parent?.callee === node) || held || asked;
}

/** Modifiers inside a pattern, and one name for two groups. */
function patternOf(pattern: string): string | null {
  if (/\(\?[a-z]*-?[a-z]+:/.test(pattern)) return "modifiers in a pattern";
  const names = [...pattern.matchAll(/\(\?<([A-Za-z_$][\w$]*)>/g)].map(([, name]) => name);
  return new Set(names).size < names.length ? "one name for two groups of a pattern" : null;
}

/** `typeof x`, `x?.()`, `x && …` and `if (x)` are feature checks. */
function isQuestion(node: Node, parent: Node | null): boolean {
  if (parent === null) return false;
  if (parent.type === "UnaryExpression")
    return ["typeof", "!", "void"].includes(text(parent.operator));
  if (parent.type === "CallExpression") return parent.callee === node && parent.optional === true;
  if (parent.type === "LogicalExpression") return parent.left === node;
  return ["IfStatement", "ConditionalExpression"].includes(parent.type) && parent.test === node;
}

function walk(
  node: Node,
  parent: Node | null,
  visit: (node: Node, parent: Node | null) => void,
): void {
  visit(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, node, visit);
}

function member(node: unknown): string {
  if (!isNode(node) || node.type !== "MemberExpression" || !isNode(node.property)) return "";
  return text(node.computed ? node.property.value : node.property.name);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
