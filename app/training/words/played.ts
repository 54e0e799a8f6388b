/** The video that words belong to: where it is, and how to go to another second. */
export type Played = {
  readonly seconds: number;
  seek: (seconds: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
};
