/** Puts text on the clipboard; false where the browser has none to offer or refuses. */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
