import { useNavigate } from "react-router";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { showToast } from "~/ui/toast";
import { readInbox } from "./use-live-items";

/** Reads an item again when somebody else has changed it, and leaves for `list` when it is deleted; what is being written stays. */
export function useLiveItem(id: string, list: string): void {
  const refresh = useRefresh();
  const navigate = useNavigate();
  useLive(["inbox"], async ({ key }) => {
    if (key !== id) return;
    const again = await readInbox("", [id]);
    if (again?.items.length !== 0) return refresh();
    showToast({ title: "This item was deleted" });
    await navigate(list, { replace: true });
  });
}
