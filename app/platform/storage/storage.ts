/** What this browser keeps for us. It may refuse to: then nothing is kept. */

/** What `use` makes of the browser's storage; null where the browser refuses it, or `use` fails on what is kept. */
export function inStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
