/** A third-party page embedded in ours: what is stored about it. */

export const EMBED_KINDS = ["booking", "form", "chat", "document", "video"] as const;

export type EmbedKind = (typeof EMBED_KINDS)[number];

/** `provider`: one of the known ones; `address`: the https address our own iframe is built from. */
export type Embed = { provider: string; address: string };

/**
 * `address`: what the iframe loads. `speaks`: its page sends a message as soon as it has loaded, so it waits for our
 * script, which must not miss that; without one it is framed at the embed's own address. `origins`: where messages may
 * come from; `https://*.` stands for any host below.
 */
export type Frame = {
  address: string;
  title: string;
  allow: string;
  sandbox: string | undefined;
  speaks: boolean;
  origins: readonly string[];
};

/** An embed with its iframe: what a browser gets, which does not need the address shapes. */
export type FramedEmbed = Embed & { frame: Frame };
