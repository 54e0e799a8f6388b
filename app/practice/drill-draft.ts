/** A reply typed and not sent yet: kept only in this browser. */
import { inStorage } from "~/platform/web/storage";

export function draftOf(userId: string, objection: string) {
  return replyIn("localStorage", `drill ${userId} ${objection}`);
}

/** The reply that this tab sent last: another tab's result forgets what both have typed. */
export function sentOf(userId: string, objection: string) {
  return replyIn("sessionStorage", `drill ${userId} sent ${objection}`);
}

function replyIn(area: "localStorage" | "sessionStorage", name: string) {
  return {
    keep: (reply: string) => void inStorage((storage) => storage.setItem(name, reply), area),
    forget: () => void inStorage((storage) => storage.removeItem(name), area),
    /** Restores it if nothing is typed yet: in the place of an earlier reply, too. */
    restore(field: HTMLTextAreaElement | null): void {
      if (field && (field.value === field.defaultValue || globalThis.typedEarly?.has(field)))
        field.value = inStorage((storage) => storage.getItem(name), area) ?? field.value;
    },
  };
}
