import { showToast, type ToastMessage } from "~/ui/toast";
import { useResult } from "~/ui/use-result";

const shown = new Set<string>();

/** Shows what the page before left to be said, once, and takes its cookie away. */
export function useNotice(notice: { id: string; message: ToastMessage } | null): void {
  useResult(notice ?? undefined, ({ id, message }) => {
    if (shown.has(id)) return;
    shown.add(id);
    showToast(message);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one major browser
    document.cookie = "notice=; Path=/; Max-Age=0; SameSite=Lax";
  });
}
