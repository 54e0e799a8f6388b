import { useFetcher } from "react-router";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";
import { type InboxItem, itemPath, STATUS_NAMES, type Status } from "./inbox-item";
import type { ItemResult } from "./item-result";

/** How long a change can be undone from its toast, in ms. */
const UNDO_LASTS_MS = 8_000;

/** Changing an item's status: it shows at once, and comes back where the server refuses. */
export function useItemChange(item: InboxItem) {
  const fetcher = useStatusFetcher(item);
  const wanted = fetcher.formData?.get("status");
  return {
    /** What to show: the pending change, otherwise the stored value. */
    status: STATUS_NAMES.find((each) => each === wanted) ?? item.status,
    busy: fetcher.state !== "idle",
    change: (status: Status) => fetcher.change(status, item.version),
  };
}

/** Reports the outcome of an item's changes, with undo; stays mounted while its row may leave the list. */
export function ChangeTold({ item }: { item: InboxItem }) {
  const fetcher = useStatusFetcher(item);
  useResult(fetcher.data, ({ toast, changed }) => {
    if (!toast) return;
    const before = changed?.before;
    const canUndo = before !== undefined && before !== "accepted" && before !== "cancelled";
    const undo = {
      label: "Undo",
      run: () => fetcher.change(before ?? "new", changed?.version ?? 0),
    };
    showToast({ ...toast, ...(canUndo && { action: undo, lasts: UNDO_LASTS_MS }) });
  });
  return null;
}

/** One for all that look at an item's status. */
function useStatusFetcher(item: InboxItem) {
  const fetcher = useFetcher<ItemResult>({ key: `status ${item.id}` });
  return {
    ...fetcher,
    change: (status: Status, version: number) =>
      void fetcher.submit(
        { intent: "status", status, version },
        { method: "post", action: itemPath(item) },
      ),
  };
}
