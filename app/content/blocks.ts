/** Text with simple markup, as plain data. */

export type Inline =
  | string
  | { kind: "emphasis"; text: readonly Inline[] }
  | { kind: "strong"; text: readonly Inline[] }
  | { kind: "link"; to: string; text: readonly Inline[] };

export type Block =
  | { kind: "paragraph"; text: readonly Inline[] }
  | { kind: "heading"; text: readonly Inline[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly Block[])[] };
