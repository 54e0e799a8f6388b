/** The text of an announcement: simple Markdown, in which a bare address is a link too (OWN-7). */
import { type Block, type Inline, parseMarkdown } from "~/content/content.server";

/** Not one that stands in a link already. */
const BARE = /(?<=^|\s|(?<!\])\()(?:https:\/\/|www\.)[^\s<>()]*[^\s<>().,;:!?'"]/gi;

export function blocksOf(body: string): readonly Block[] {
  return parseMarkdown(body.replace(BARE, linked));
}

function linked(address: string): string {
  return /^www\./i.test(address) ? `[${address}](https://${address})` : `<${address}>`;
}

/** The same as an email's text, with the addresses of links in brackets. */
export function mailTextOf(body: string): string {
  return blocksOf(body).map(blockText).join("\n\n");
}

function blockText(block: Block): string {
  if (block.kind !== "list") return inlineText(block.text);
  return block.items.map((item) => `- ${item.map(blockText).join(" ")}`).join("\n");
}

function inlineText(parts: readonly Inline[]): string {
  return parts.map(partText).join("");
}

function partText(part: Inline): string {
  if (typeof part === "string") return part;
  const words = inlineText(part.text);
  if (part.kind !== "link" || words === part.to) return words;
  return `${words} (${part.to})`;
}
