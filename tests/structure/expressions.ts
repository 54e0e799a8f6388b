/** The regular expressions of sources, as the TypeScript parser reads them. */
import path from "node:path";
import { type Node, type SourceFile, SyntaxKind } from "typescript/unstable/ast";
import { isCallExpression, isNewExpression } from "typescript/unstable/ast/is";
import { createVirtualFileSystem } from "typescript/unstable/fs";
import { API } from "typescript/unstable/sync";
import { vi } from "vitest";
import { productSources, type Sources } from "./source-files";

/** `place`: file and line. */
export type Found = { place: string; expression: RegExp };
/** A place where an expression is composed; `late`: in a function, so no test can know what it will be. */
type Composed = { file: string; place: string; late: boolean };

const CONFIG = "/tsconfig.json";
/** Only the sources themselves are parsed: nothing that they import. */
const COMPILER_OPTIONS = { noResolve: true, noLib: true, types: [], jsx: "preserve" };

/** Every expression of the product: literals, and what its modules compose as they are loaded. */
export async function productExpressions(): Promise<Found[]> {
  const { literals, composed } = expressionsIn(productSources());
  const made: Found[] = [];
  for (const { file, place, late } of composed) {
    if (late) throw new Error(`${place} composes an expression in a function: no test can try it`);
    const found = await composedBy(file);
    if (found.length === 0) throw new Error(`${place} composes an expression that was not met`);
    made.push(...found.map((expression) => ({ place, expression })));
  }
  return [...literals, ...made];
}

export function expressionsIn(sources: Sources): { literals: Found[]; composed: Composed[] } {
  const literals: Found[] = [];
  const composed: Composed[] = [];
  for (const [file, source] of parsed(sources)) {
    const visit = (node: Node, late: boolean) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const place = `${file}:${line + 1}`;
      if (node.kind === SyntaxKind.RegularExpressionLiteral)
        literals.push({ place, expression: fromLiteral(node.getText(source)) });
      if (composesExpression(node, source)) composed.push({ file, place, late });
      node.forEachChild((child) => visit(child, late || FUNCTIONS.has(node.kind)));
    };
    visit(source, false);
  }
  return { literals, composed };
}

/** What a module's own statements pass to `RegExp` while it is loaded. */
async function composedBy(file: string): Promise<RegExp[]> {
  const made: RegExp[] = [];
  const whole = path.resolve(file);
  const recording = new Proxy(RegExp, {
    construct(target, given: [string, string?]) {
      const expression = new target(...given);
      if (new Error().stack?.includes(whole)) made.push(expression);
      return expression;
    },
  });
  vi.stubGlobal("RegExp", recording);
  // Another test file of this worker may have loaded it.
  vi.resetModules();
  try {
    await import(whole);
  } finally {
    vi.unstubAllGlobals();
  }
  return made;
}

export const FUNCTIONS = new Set([
  SyntaxKind.ArrowFunction,
  SyntaxKind.Constructor,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.GetAccessor,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.SetAccessor,
]);

function composesExpression(node: Node, source: SourceFile): boolean {
  const isCall = isNewExpression(node) || isCallExpression(node);
  return isCall && /^(?:globalThis\.)?RegExp$/.test(node.expression.getText(source));
}

function fromLiteral(text: string): RegExp {
  const end = text.lastIndexOf("/");
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

export function* parsed(sources: Sources): Generator<[file: string, source: SourceFile]> {
  const files = [...sources].map(([file, text]) => [path.posix.join("/", file), text] as const);
  const config = { compilerOptions: COMPILER_OPTIONS, files: files.map(([file]) => file) };
  const fs = createVirtualFileSystem({
    [CONFIG]: JSON.stringify(config),
    ...Object.fromEntries(files),
  });
  const api = new API({ cwd: "/", fs });
  try {
    const program = api.updateSnapshot({ openProject: CONFIG }).getProject(CONFIG)?.program;
    for (const [file] of sources) {
      const source = program?.getSourceFile(path.posix.join("/", file));
      if (!source) throw new Error(`${file} was not parsed`);
      yield [file, source];
    }
  } finally {
    api.close();
  }
}
