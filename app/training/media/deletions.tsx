import { useState } from "react";
import { useFetcher } from "react-router";
import type { ActResult } from "~/platform/web/act-result";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { showToast } from "~/ui/toast";
import { useResult } from "~/ui/use-result";

/** One by one they are deleted in their rows. */
export function UnfinishedUploads({ count }: { count: number }) {
  const fetcher = useFetcher<ActResult>();
  const [asking, setAsking] = useState(false);
  useResult(fetcher.data, ({ toast }) => {
    if (toast) showToast(toast);
  });
  if (count < 2) return null;
  return (
    <p className="mt-8 flex flex-wrap items-center gap-3 tabular">
      {count} uploads are not finished.
      <Button look="outline" small busy={fetcher.state !== "idle"} onClick={() => setAsking(true)}>
        Delete unfinished uploads
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Unfinished Uploads"
        verb="Delete Uploads"
        look="danger"
        question={`Delete the ${count} uploads that are not finished? One that is being sent right now stays. The others begin at 0 when they are uploaded again.`}
        onConfirm={() => void fetcher.submit({ intent: "remove-unfinished" }, { method: "post" })}
      />
    </p>
  );
}

/** `lessons`: their names. */
export function Deletion({ file }: { file: { id: string; name: string; lessons: string[] } }) {
  const fetcher = useFetcher<ActResult>();
  const [asking, setAsking] = useState(false);
  useResult(fetcher.data, ({ toast }) => {
    if (toast) showToast(toast);
  });
  const { id, name, lessons } = file;
  const loss =
    lessons.length === 0
      ? "No lesson uses it."
      : `${lessons.join(", ")} will have no video. What people watched stays.`;
  return (
    <>
      <Button
        look="quiet"
        small
        busy={fetcher.state !== "idle"}
        aria-label={`Delete ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Video"
        verb="Delete Video"
        look="danger"
        question={`Delete ${name}? ${loss} It cannot be brought back.`}
        onConfirm={() => void fetcher.submit({ intent: "remove", id }, { method: "post" })}
      />
    </>
  );
}
