/** A reply typed and not sent yet: kept only in this browser. */
import { inStorage } from "~/platform/web/storage";

/** `area`: the tab's own, for what another one must not change. */
export function draftOf(
  userId: string,
  objection: string,
  area: "localStorage" | "sessionStorage" = "localStorage",
) {
  const name = `drill ${userId} ${objection}`;
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
