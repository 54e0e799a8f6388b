/** A third-party page embedded in ours: what is stored of it. */

export const EMBED_KINDS = ["booking", "form", "chat", "document", "video"] as const;

export type EmbedKind = (typeof EMBED_KINDS)[number];

/** `provider`: one of the known; `address`: the https address that our own iframe is built from. */
export type Embed = { provider: string; address: string };
