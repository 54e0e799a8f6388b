/** Where the bytes of media are: one interface for a directory and for an S3-compatible store. */

/** `upload`: bytes that are arriving; `sha256`: a whole content. */
export type Place = { upload: string } | { sha256: string };

export type ByteStream = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Both ends belong to it. */
export type ByteRange = { first: number; last: number };

export type Arriving = {
  upload: string;
  /** Where the body begins; what the store has beyond it was never acknowledged. */
  offset: number;
  body: AsyncIterable<Uint8Array>;
  /** Called with the end of what a power cut would leave, again and again. */
  kept: (end: number) => Promise<void>;
};

export type MediaStore = {
  /**
   * Keeps what arrives. If the body breaks off, what came before is kept and the error thrown. Fails with `ContentMissing`,
   * and keeps nothing, if what was to be here already is not.
   */
  append: (arriving: Arriving) => Promise<void>;
  /**
   * Makes an upload of this size a content. Done again after a crash, it does what is left. The upload is still to be removed.
   * Fails with `ContentMissing` if there is neither.
   */
  place: (upload: string, sha256: string, bytes: number) => Promise<void>;
  /** The stream must be read or canceled. Fails with `ContentMissing`. */
  read: (place: Place, range: ByteRange) => Promise<ByteStream>;
  /** Whether it has a content; fails if it cannot tell. */
  has: (sha256: string) => Promise<boolean>;
  /** Nothing happens if there is none. */
  remove: (place: Place) => Promise<void>;
  /** Ends what a killed process began and no list shows, if the store lets it. */
  endBegun?: () => Promise<void>;
  /** Null if the store has no limit that it knows of. */
  freeBytes: () => Promise<number | null>;
};

/** The database names a content that the store does not have, as after a restore of only one of them. */
export class ContentMissing extends Error {
  override readonly name = "ContentMissing";
}
