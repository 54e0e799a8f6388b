/** The part of Markdown that content may use, as plain data that a page can render (CONT-2). HTML stays text. */
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline } from "./blocks";

type RootContent = ReturnType<typeof fromMarkdown>["children"][number];
type PhrasingContent = Extract<RootContent, { type: "paragraph" }>["children"][number];

/** Paragraphs, headings, lists, emphasis and links; anything else stays the text that was typed. */
export function parseMarkdown(source: string): readonly Block[] {
  return fromMarkdown(source).children.map((node) => blockOf(node, source));
}

function blockOf(node: RootContent, source: string): Block {
  if (node.type === "paragraph")
    return { kind: "paragraph", text: inlineOf(node.children, source) };
  if (node.type === "heading") return { kind: "heading", text: inlineOf(node.children, source) };
  if (node.type === "list")
    return {
      kind: "list",
      ordered: node.ordered === true,
      items: node.children.map((item) => item.children.map((each) => blockOf(each, source))),
    };
  return { kind: "paragraph", text: [typed(node, source)] };
}

function inlineOf(nodes: readonly PhrasingContent[], source: string): Inline[] {
  return nodes.map((node) => {
    if (node.type === "text") return node.value;
    if (node.type === "break") return " ";
    if (node.type === "emphasis")
      return { kind: "emphasis", text: inlineOf(node.children, source) };
    if (node.type === "strong") return { kind: "strong", text: inlineOf(node.children, source) };
    if (node.type === "link" && isSafe(node.url))
      return { kind: "link", to: node.url, text: inlineOf(node.children, source) };
    return typed(node, source);
  });
}

/** What was not meant as markup, as typed. */
function typed({ position }: RootContent | PhrasingContent, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

function isSafe(address: string): boolean {
  return /^(?:https:\/\/|mailto:|\/(?![/\\])|#)/.test(address);
}
