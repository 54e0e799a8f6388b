/** What the components of the product return, as the TypeScript parser reads it. */
import { type Node, type SourceFile, SyntaxKind } from "typescript/unstable/ast";
import {
  isArrowFunction,
  isBinaryExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isParenthesizedExpression,
  isReturnStatement,
  isVariableDeclaration,
} from "typescript/unstable/ast/is";
import { FUNCTIONS, parsed } from "./expressions";
import type { Sources } from "./source-files";

const ELEMENTS = new Set([
  SyntaxKind.JsxElement,
  SyntaxKind.JsxFragment,
  SyntaxKind.JsxSelfClosingElement,
  SyntaxKind.NullKeyword,
]);

/** Places where a component may return a text: anything but elements, fragments and null. */
export function bareReturns(sources: Sources): string[] {
  const found: string[] = [];
  for (const [file, source] of parsed(sources)) {
    const visit = (node: Node) => {
      const body = componentBody(node);
      for (const value of body ? returned(body) : [])
        if (!ELEMENTS.has(value.kind)) found.push(`${file}:${lineOf(value, source)}`);
      node.forEachChild(visit);
    };
    visit(source);
  }
  return found;
}

function componentBody(node: Node): Node | undefined {
  const isNamed = isFunctionDeclaration(node) || isVariableDeclaration(node);
  if (!isNamed || !/^[A-Z][a-z]/.test(node.name?.getText() ?? "")) return undefined;
  const made = isFunctionDeclaration(node) ? node : node.initializer;
  return made && (isFunctionDeclaration(made) || isArrowFunction(made)) ? made.body : undefined;
}

function returned(body: Node): Node[] {
  if (body.kind !== SyntaxKind.Block) return choices(body);
  const values: Node[] = [];
  const visit = (node: Node) => {
    if (FUNCTIONS.has(node.kind)) return;
    if (isReturnStatement(node) && node.expression) values.push(...choices(node.expression));
    else node.forEachChild(visit);
  };
  body.forEachChild(visit);
  return values;
}

/** What an expression may be. */
function choices(node: Node): Node[] {
  if (isParenthesizedExpression(node)) return choices(node.expression);
  if (isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(choices);
  // `condition && <Element />`: false shows nothing.
  if (isBinaryExpression(node)) return choices(node.right);
  return [node];
}

function lineOf(node: Node, source: SourceFile): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}
