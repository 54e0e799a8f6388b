/** A reply typed and not sent yet: kept only in this browser. */
import { inStorage } from "~/platform/web/storage";

export function draftOf(userId: string, objection: string) {
  const name = `drill ${userId} ${objection}`;
  return {
    keep: (reply: string) => void inStorage((storage) => storage.setItem(name, reply)),
    forget: () => void inStorage((storage) => storage.removeItem(name)),
    /** Restores it if nothing is typed yet: in the place of an earlier reply, too. */
    restore(field: HTMLTextAreaElement | null): void {
      if (field && field.value === field.defaultValue)
        field.value = inStorage((storage) => storage.getItem(name)) ?? field.value;
    },
  };
}
