/** What is typed as a reply and not sent yet: kept in this browser alone. */
import { inStorage } from "~/platform/web/storage";

export function draftOf(userId: string, objection: string) {
  const name = `drill ${userId} ${objection}`;
  return {
    keep: (reply: string) => void inStorage((storage) => storage.setItem(name, reply)),
    forget: () => void inStorage((storage) => storage.removeItem(name)),
    /** Puts it back where nothing is typed yet. */
    restore(field: HTMLTextAreaElement | null): void {
      if (field?.value === "") field.value = inStorage((storage) => storage.getItem(name)) ?? "";
    },
  };
}
