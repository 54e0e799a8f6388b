/** Client-safe door of the content room: text with simple markup, as plain data, and how a page shows it. */
import type { ReactNode } from "react";
import type { Block, Inline } from "./blocks";
import { objectPosition, pictureSource } from "./picture";

type RichTextProps = {
  blocks: readonly Block[];
  heading?: "h2" | "h3" | "h4";
};

/** Paragraphs, headings and lists of a content document, in the surrounding size and color. */
export function RichText({ blocks, heading: Heading = "h3" }: RichTextProps) {
  return (
    <>
      {blocks.map((block, index) => {
        // Blocks have no ids and never move: other words mean another render.
        const key = String(index);
        if (block.kind === "heading")
          return (
            <Heading key={key} className="mt-8 text-xl">
              {inline(block.text)}
            </Heading>
          );
        if (block.kind === "paragraph")
          return (
            <p key={key} className="mt-4 first:mt-0">
              {inline(block.text)}
            </p>
          );
        const List = block.ordered ? "ol" : "ul";
        return (
          <List
            key={key}
            className={`mt-4 grid gap-2 pl-6 ${block.ordered ? "list-decimal" : "list-disc"}`}
          >
            {block.items.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={place}>
                <Item blocks={item} />
              </li>
            ))}
          </List>
        );
      })}
    </>
  );
}

/** An item with one paragraph needs no paragraph of its own. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph" || rest.length > 0) return <RichText blocks={blocks} />;
  return <>{inline(first.text)}</>;
}

function inline(parts: readonly Inline[]): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === "string") return part;
    const key = String(index);
    if (part.kind === "strong") return <strong key={key}>{inline(part.text)}</strong>;
    if (part.kind === "emphasis") return <em key={key}>{inline(part.text)}</em>;
    return (
      <a key={key} href={part.to} className="link">
        {inline(part.text)}
      </a>
    );
  });
}

type PictureProps = {
  /** As a document holds it. */
  picture: { image: string; alt: string };
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
};

/** An uploaded image at the smallest sufficient width, loaded when it comes near (CONT-9). */
export function Picture({ picture: { image, alt }, sizes, className }: PictureProps) {
  const source = pictureSource(image);
  if (!source) return null;
  return (
    <img
      {...source}
      alt={alt}
      sizes={sizes}
      className={className}
      style={objectPosition(image)}
      loading="lazy"
      decoding="async"
    />
  );
}
