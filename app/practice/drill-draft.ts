/** A reply typed and not sent yet: kept only in this browser. */
import { inStorage } from "~/platform/web/storage";
import { withEarly } from "~/ui/early-words";

export function draftOf(userId: string, objection: string) {
  const name = `drill ${userId} ${objection}`;
  return {
    keep: (reply: string) => void inStorage((storage) => storage.setItem(name, reply)),
    forget: () => void inStorage((storage) => storage.removeItem(name)),
    /** Restores it if nothing is typed yet: in the place of an earlier reply, too. */
    restore(field: HTMLTextAreaElement | null): void {
      const kept = field && inStorage((storage) => storage.getItem(name));
      if (!kept) return;
      const shown = withEarly(field, kept);
      if (shown !== kept || field.value === field.defaultValue) field.value = shown;
    },
  };
}
