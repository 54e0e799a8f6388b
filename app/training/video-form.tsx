import { useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { showToast, type ToastMessage } from "~/ui/toast";
import { useResult } from "~/ui/use-result";

/** The page's response to a pasted embed code or a removal. */
export type VideoResult = { saved: boolean; toast: ToastMessage };

/** A place to paste a lesson's video, and the way to take it away again. */
export function VideoForm({ lesson, hasVideo }: { lesson: number; hasVideo: boolean }) {
  const fetcher = useFetcher<VideoResult>();
  const form = useRef<HTMLFormElement>(null);
  const busy = fetcher.state !== "idle";
  const result = fetcher.data;
  useResult(result, ({ saved, toast }) => {
    showToast(toast);
    if (saved) form.current?.reset();
  });
  const fieldId = `embed-${lesson}`;
  const refused = result?.saved === false;
  return (
    <fetcher.Form ref={form} method="post" noValidate className="mt-auto grid gap-3">
      <input type="hidden" name="lessonNumber" value={lesson} />
      <label htmlFor={fieldId} className="font-semibold text-sm">
        Embed code
      </label>
      <textarea
        id={fieldId}
        name="embedCode"
        rows={3}
        spellCheck={false}
        aria-invalid={refused || undefined}
        placeholder="Paste the <iframe> embed code or its address"
        className="w-full rounded-control border border-line bg-surface p-3 text-sm placeholder:text-quiet hover:border-quiet"
      />
      {refused && (
        <p className="text-danger text-sm">
          {result.toast.title}: {result.toast.description}
        </p>
      )}
      <div className="flex gap-2">
        <Button
          type="submit"
          look={hasVideo ? "outline" : "primary"}
          busy={busy}
          className="flex-1"
        >
          {hasVideo ? "Update Video" : "Save Video"}
        </Button>
        {hasVideo && (
          <Removal
            lesson={lesson}
            busy={busy}
            onConfirm={() =>
              void fetcher.submit({ intent: "remove", lessonNumber: lesson }, { method: "post" })
            }
          />
        )}
      </div>
    </fetcher.Form>
  );
}

type RemovalProps = { lesson: number; busy: boolean; onConfirm: () => void };

function Removal({ lesson, busy, onConfirm }: RemovalProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={busy} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove Video"
        verb="Remove Video"
        look="danger"
        question={`Are you sure you want to remove the video of lesson ${lesson}?`}
        onConfirm={onConfirm}
      />
    </>
  );
}
