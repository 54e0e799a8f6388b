import { useEffect } from "react";
import { showToast, type ToastMessage } from "~/ui/toast";

const shown = new Set<string>();

/** Shows what the page before left to be said, once, and takes its cookie away. */
export function useNotice(notice: { id: string; message: ToastMessage } | null): void {
  useEffect(() => {
    if (notice === null || shown.has(notice.id)) return;
    shown.add(notice.id);
    showToast(notice.message);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in one major browser
    document.cookie = "notice=; Path=/; Max-Age=0; SameSite=Lax";
  }, [notice]);
}
