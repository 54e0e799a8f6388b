/** What this browser stores for us. It may refuse to: then nothing is stored. */

/** The result of `use` on the browser's storage, or the tab's; null if the browser refuses it, or `use` fails on what is stored. */
export function inStorage<Value>(
  use: (storage: Storage) => Value,
  area: "localStorage" | "sessionStorage" = "localStorage",
): Value | null {
  try {
    return use(window[area]);
  } catch {
    return null;
  }
}
