import { type DragEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useUnsaved } from "~/platform/pages/unsaved";
import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import { type ChosenFile, chooseFiles, droppedFiles } from "./choose-files";
import { roomFault, type UploadFault } from "./media-room";
import {
  examineFile,
  isShared,
  type ManyLesson,
  openFirst,
  type PickedFile,
  pickedFrom,
  readyFiles,
  tally,
  withExamined,
} from "./picked-files";
import { CHOOSE, PickedList } from "./picked-list";
import { posterSecond } from "./strip";
import { UploadFaultLine } from "./upload-fault-line";
import { UPLOADS, UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";

type UploadManyProps = { lessons: readonly ManyLesson[]; userId: string };

/** Many files at once: what goes where first, and then one after the other. */
export function UploadMany({ lessons, userId }: UploadManyProps) {
  const { uploads, queue } = useUploads(userId);
  const [picked, setPicked] = useState<readonly PickedFile[]>([]);
  const [fault, setFault] = useState<UploadFault | null>(null);
  // No page can choose a person's files again.
  useUnsaved(picked.length > 0);
  const ready = readyFiles(picked);
  const shared = picked.some(({ lesson }) => isShared(lesson, picked));

  const take = async (files: readonly ChosenFile[]) => {
    setPicked((before) => openFirst(pickedFrom(files, before, lessons)));
    for (const { file } of files) {
      const examined = await examineFile(file);
      setPicked((before) => withExamined(before, file, examined, lessons));
    }
  };
  const upload = async () => {
    const full = await roomFault(ready.map(({ chosen }) => chosen.file.size));
    setFault(full);
    if (full) return;
    queue?.add(
      ready.flatMap(({ chosen, lesson, examined }) => {
        const video = examined && "video" in examined ? examined.video : null;
        if (lesson === null || video === null) return [];
        const label = labelOf(lessons.find(({ id }) => id === lesson));
        return [{ chosen, lesson, label, posterSecond: posterSecond(video.durationSeconds) }];
      }),
    );
    const sent = new Set(ready.map(({ key }) => key));
    flushSync(() => setPicked((before) => before.filter(({ key }) => !sent.has(key))));
    takeFocus(document.getElementById(UPLOADS));
  };
  return (
    <>
      <DropZone onFiles={(files) => void take(files)} />
      {picked.length > 0 && (
        <section aria-labelledby="picked" className="mt-6 grid gap-4">
          <h2 id="picked" className="text-xl">
            What goes where
          </h2>
          <p role="status" className="-mt-3 text-quiet text-sm tabular">
            {tally(picked)}.
          </p>
          <PickedList picked={picked} lessons={lessons} onChange={setPicked} />
          {fault && <UploadFaultLine fault={fault} />}
          {shared && !fault && (
            <p role="alert" className="text-danger text-sm">
              A lesson has one video: choose another lesson for one of the files.
            </p>
          )}
          <p>
            <Button disabled={!queue || ready.length === 0} onClick={upload}>
              {uploadWords(ready.length)}
            </Button>
          </p>
        </section>
      )}
      {queue && uploads.list.length > 0 && <UploadList uploads={uploads} queue={queue} />}
    </>
  );
}

function uploadWords(count: number): string {
  if (count === 0) return "Upload";
  return count === 1 ? "Upload 1 video" : `Upload ${count} videos`;
}

function labelOf(lesson: ManyLesson | undefined): string {
  if (!lesson) return "A lesson";
  return lesson.number === null ? `“${lesson.title}”` : `Lesson ${lesson.number}`;
}

function DropZone({ onFiles }: { onFiles: (files: readonly ChosenFile[]) => void }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(await droppedFiles(event.dataTransfer));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button in it
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-6 grid justify-items-center gap-3 rounded-panel border-2 border-dashed p-8 text-center ${isOver ? "border-accent bg-accent-soft" : "border-line"}`}
    >
      <p className="text-quiet">Drop your videos here, or choose them.</p>
      <Button id={CHOOSE} look="outline" onClick={async () => onFiles(await chooseFiles(true))}>
        Choose files
      </Button>
    </div>
  );
}
