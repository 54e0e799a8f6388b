/** The queue of uploads for the parts of a page that show it. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { NONE, UploadQueue, type Uploads } from "./upload-queue";

/** One for the whole tab: it goes on while other pages of the portal are shown. */
let queue: UploadQueue | null = null;

/** Null while the page is rendered by the server. */
export function useUploads(userId: string): { uploads: Uploads; queue: UploadQueue | null } {
  const [own, setOwn] = useState<UploadQueue | null>(null);
  useEffect(() => {
    if (queue?.userId !== userId) queue = new UploadQueue(userId);
    setOwn(queue);
  }, [userId]);
  const uploads = useSyncExternalStore(
    own?.subscribe ?? never,
    own?.now ?? (() => NONE),
    () => NONE,
  );
  return { uploads, queue: own };
}

function never() {
  return () => undefined;
}
