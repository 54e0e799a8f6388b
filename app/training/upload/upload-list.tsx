import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import { againFrom, chooseFiles, isSameFile } from "./choose-files";
import { CHOOSE } from "./picked-list";
import type { LessonUpload, UploadQueue, Uploads } from "./upload-queue";
import { UploadStatus } from "./upload-status";

/** Its heading. */
export const UPLOADS = "uploads";

type UploadListProps = { uploads: Uploads; queue: UploadQueue };

/** All uploads of this browser, in their order. */
export function UploadList({ uploads, queue }: UploadListProps) {
  const { list, elsewhere } = uploads;
  const done = list.filter(({ state }) => ["sound", "done"].includes(state.step)).length;
  const stopped = list.filter(({ state }) =>
    ["paused", "needs file", "failed"].includes(state.step),
  );
  return (
    <section aria-labelledby={UPLOADS} className="mt-8 grid gap-4">
      <h2 id={UPLOADS} tabIndex={-1} className="text-xl tabular">
        {done} of {list.length} uploaded
      </h2>
      {stopped.length > 1 && (
        <p>
          <Button onClick={() => resumeAll(stopped, queue)}>Resume all</Button>
        </p>
      )}
      <ol className="panel divide-y divide-line">
        {list.map((upload) => (
          <li key={upload.id} className="p-4">
            <h3 className="font-sans font-semibold text-quiet text-sm tabular">{upload.label}</h3>
            <UploadStatus
              upload={upload}
              queue={queue}
              elsewhere={elsewhere}
              onEnd={() => takeFocus(document.getElementById(list.length > 1 ? UPLOADS : CHOOSE))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Those whose files the browser still finds, and then those that a person chooses again together. */
async function resumeAll(stopped: readonly LessonUpload[], queue: UploadQueue): Promise<void> {
  const lost: LessonUpload[] = [];
  for (const upload of stopped) {
    const file = queue.has(upload.id) || !upload.handle ? null : await againFrom(upload.handle);
    if (queue.has(upload.id) || (file && isSameFile(file, upload))) queue.resume(upload.id, file);
    else lost.push(upload);
  }
  if (lost.length === 0) return;
  for (const { file } of await chooseFiles(true)) {
    const upload = lost.find((each) => isSameFile(file, each));
    if (upload) queue.resume(upload.id, file);
  }
}
