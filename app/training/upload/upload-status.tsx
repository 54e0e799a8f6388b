import { useState, useSyncExternalStore } from "react";
import { isOffline, onReachChange } from "~/platform/pages/server-reach";
import { machineZone } from "~/platform/time/machine-zone";
import { Button } from "~/ui/button";
import { ProgressBar } from "~/ui/progress";
import { againFrom, chooseFiles, isSameFile } from "./choose-files";
import { otherFileText } from "./file-sample";
import type { LessonUpload, UploadQueue } from "./upload-queue";
import { sizeText, timeLeft } from "./upload-speed";

type UploadStatusProps = {
  upload: LessonUpload;
  queue: UploadQueue;
  elsewhere: boolean;
  /** Before it goes from the list. */
  onEnd: () => void;
};

const CANCELS: Partial<Record<LessonUpload["state"]["step"], string>> = {
  sound: "Leave out its sound",
  done: "Close",
};

const RUNNING = { uploading: "Uploading", preparing: "Being prepared" } as const;
const WAITS = "waiting for the connection";

const WORDS = "text-quiet text-sm tabular";

/** How far an upload is, and what a person can do about it. */
export function UploadStatus({ upload, queue, elsewhere, onEnd }: UploadStatusProps) {
  const { id, name, state } = upload;
  const [fault, setFault] = useState<string | null>(null);
  const told = fault ?? ("fault" in state ? state.fault : null);
  const isCut = useSyncExternalStore(onReachChange, isOffline, () => false);
  const isRunning = state.step === "uploading" || state.step === "preparing";
  const waits = state.step === "waiting";
  const isPlayed = state.step === "sound" || state.step === "done";
  const mayResume = ["paused", "failed", "needs file"].includes(state.step);
  return (
    <div className="grid gap-2">
      <p className="[overflow-wrap:anywhere] font-semibold text-sm">{name}</p>
      {!isPlayed && <ProgressBar percent={percentOf(upload)} label={`Upload of ${name}`} />}
      {isRunning && !isCut && <p className={WORDS}>{textOf(upload)}</p>}
      {/* What changes all the time is not said aloud each time: the bar has it for those who ask. */}
      <p role="status" className={isRunning && !isCut ? "sr-only" : WORDS}>
        {waits && elsewhere
          ? "Another tab of this browser is uploading. This one goes on after it."
          : !isRunning
            ? textOf(upload, isCut)
            : isCut
              ? cutText(upload)
              : "waits" in state && state.waits
                ? `Uploading, ${WAITS}`
                : RUNNING[state.step]}
      </p>
      {state.step === "needs file" && <p className="text-sm">{wantedText(upload)}</p>}
      {told && (
        <p role="alert" className="text-danger text-sm">
          {told}
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        {/* One button in two states, so the focus stays on it. */}
        {(isRunning || waits || mayResume) && (
          <Button
            look={mayResume ? "primary" : "outline"}
            small
            onClick={async () =>
              mayResume ? setFault(await resume(upload, queue)) : queue.pause(id)
            }
          >
            {mayResume ? "Resume" : "Pause"}
          </Button>
        )}
        {state.step !== "finishing" && state.step !== "elsewhere" && (
          <Button
            look="quiet"
            small
            onClick={() => {
              onEnd();
              void queue.cancel(id);
            }}
          >
            {CANCELS[state.step] ?? "Cancel"}
          </Button>
        )}
      </p>
    </div>
  );
}

/** Goes on with the file that the browser still has, or asks for it; returns why it cannot. */
async function resume(upload: LessonUpload, queue: UploadQueue): Promise<string | null> {
  const { id, handle } = upload;
  if (queue.has(id)) {
    queue.resume(id);
    return null;
  }
  const kept = handle && (await againFrom(handle));
  if (kept && isSameFile(kept, upload)) {
    queue.resume(id, kept);
    return null;
  }
  const [chosen] = await chooseFiles(false);
  if (!chosen) return null;
  if (!isSameFile(chosen.file, upload)) return otherFileText(chosen.file, upload, machineZone());
  queue.resume(id, chosen.file);
  return null;
}

function percentOf({ sentBytes, totalBytes, state }: LessonUpload): number {
  if (state.step === "preparing" && sentBytes === 0) return state.part * 100;
  return totalBytes > 0 ? (sentBytes / totalBytes) * 100 : 0;
}

/** Where the browser has not kept the file. */
function wantedText({ sentBytes, totalBytes }: LessonUpload): string {
  if (sentBytes === 0) return "Choose Resume and the same file again.";
  return sentBytes === totalBytes
    ? "Everything has arrived. Choose Resume and the same file once more: its picture is taken, and the lesson plays it."
    : `${sizeText(sentBytes)} of ${sizeText(totalBytes)} are safe. Choose Resume and the same file, and the rest is sent.`;
}

function cutText({ sentBytes, totalBytes }: LessonUpload): string {
  return `The connection is gone at ${sizeText(sentBytes)} of ${sizeText(totalBytes)}. The upload goes on when it is back.`;
}

function textOf({ state, sentBytes, totalBytes }: LessonUpload, isCut = false): string {
  const amount = `${sizeText(sentBytes)} of ${sizeText(totalBytes)}`;
  switch (state.step) {
    case "waiting":
      return "Waiting for its turn";
    case "preparing":
      return state.part > 0 ? `Converting: ${Math.round(state.part * 100)}%` : "Preparing";
    case "uploading": {
      const { bytesPerSecond } = state;
      if (state.waits) return `${amount} · ${WAITS}`;
      const speed = bytesPerSecond === null ? null : `${sizeText(bytesPerSecond)}/s`;
      const left = timeLeft(totalBytes - sentBytes, bytesPerSecond);
      return [amount, speed, left].filter(Boolean).join(" · ");
    }
    case "finishing":
      return isCut
        ? "Everything has arrived. The lesson plays it once the connection is back."
        : "Everything has arrived. Making it the lesson’s video";
    case "elsewhere":
      return "Another tab of this browser is uploading this.";
    case "paused":
      return sentBytes > 0 ? `Paused at ${amount}` : "Paused";
    case "needs file":
      return "Interrupted";
    case "failed":
      return "Stopped";
    case "sound":
      return "The lesson plays it now. Its sound is made ready for a transcript; leave this tab open until then.";
    case "done":
      return "Uploaded. The lesson plays it now.";
  }
}
