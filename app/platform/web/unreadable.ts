/** Why something from elsewhere cannot be read, in words for the person who asked for it. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}
