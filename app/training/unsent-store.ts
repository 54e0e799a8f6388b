/** Where this browser keeps progress that is not sent yet, apart from the code that sends it: few pages have any. */
import { inStorage } from "~/platform/web/storage";

/** The release before this one kept it in IndexedDB, under this name. */
export const OLD_STORE = "setpoint";

/** What a person's keys begin with, in the browser's storage. */
export function unsentName(userId: string): string {
  return `progress ${userId} `;
}

/** Whether earlier pages, or others that are open, have left something to send, or someone else something that ends. */
export async function hasUnsent(): Promise<boolean> {
  if (inStorage((storage) => Object.keys(storage).some((key) => /^progress | \S{20,} /.test(key))))
    return true;
  const stores = await indexedDB.databases().catch(() => []);
  return stores.some((store) => store.name === OLD_STORE);
}
