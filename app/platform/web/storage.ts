/** What this browser keeps for us. It may refuse to: then nothing is kept. */

/** What `use` makes of the browser's storage, or the tab's; null where the browser refuses it, or `use` fails on what is kept. */
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
