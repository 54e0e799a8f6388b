import { useRef, useState } from "react";
import { whenReached } from "~/platform/pages/server-reach";
import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import { type ChosenFile, chooseFiles } from "./choose-files";
import { roomFault, type UploadFault } from "./media-room";
import { fileNotes, type Replacement, sentences } from "./replacement";
import { UploadFaultLine } from "./upload-fault-line";
import { type Chosen, Review } from "./upload-review";
import { UploadStatus } from "./upload-status";
import { useUploads } from "./use-uploads";

/** `label`: what people call the lesson. */
type UploadPanelProps = {
  lesson: { id: number; label: string };
  replacement: Replacement;
  userId: string;
};

/** Chooses a file for a lesson, says what it is before anything is sent, and shows how far its upload is. */
export function UploadPanel({ lesson, replacement, userId }: UploadPanelProps) {
  const { uploads, queue } = useUploads(userId);
  const [checking, setChecking] = useState<string | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);
  const [found, setFound] = useState<Chosen | null>(null);
  const upload = uploads.list.find((each) => each.lesson === lesson.id);
  const section = useRef<HTMLElement>(null);
  // Before what was pressed goes.
  const keepFocus = () => takeFocus(section.current);

  const choose = async () => {
    const [chosen] = await chooseFiles(false, setChecking).catch(() => []);
    if (!chosen) return setChecking(null);
    setChecking(chosen.file.name);
    setFault(null);
    const looked = await lookAt(chosen).catch(() => ({
      fault: plain("This file could not be read. Choose it again."),
    }));
    setChecking(null);
    if ("fault" in looked) setFault(looked.fault);
    else setFound(looked);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={`Own file for ${lesson.label}`}
      className="grid gap-3 border-line border-t pt-4"
    >
      {upload && queue && (
        <UploadStatus
          upload={upload}
          queue={queue}
          elsewhere={uploads.elsewhere}
          onEnd={keepFocus}
        />
      )}
      {found ? (
        <Review
          {...found}
          replaces={sentences(fileNotes(replacement, found.chosen.file.name))}
          onCancel={() => {
            keepFocus();
            setFound(null);
          }}
          onUpload={(second) => {
            keepFocus();
            queue?.add([
              {
                lesson: lesson.id,
                label: lesson.label,
                posterSecond: second,
                chosen: found.chosen,
              },
            ]);
            setFound(null);
          }}
        />
      ) : (
        (!upload || upload.state.step === "done" || upload.state.step === "sound") && (
          <Button look="outline" small busy={checking !== null} disabled={!queue} onClick={choose}>
            Upload a file
          </Button>
        )
      )}
      {checking !== null && (
        <p role="status" className="[overflow-wrap:anywhere] text-quiet text-sm">
          Checking {checking} …
        </p>
      )}
      {fault && <UploadFaultLine fault={fault} />}
    </section>
  );
}

function plain(words: string): UploadFault {
  return { words, isLimit: false };
}

async function lookAt(chosen: ChosenFile): Promise<Chosen | { fault: UploadFault }> {
  const { file } = chosen;
  const { examine } = await whenReached(() => import("./examine"));
  const examined = await examine(file);
  if ("fault" in examined) return { fault: plain(`${file.name}: ${examined.fault}`) };
  const { video } = examined;
  const full = await roomFault([file.size]);
  if (full) return { fault: full };
  const { stripOf } = await whenReached(() => import("./pictures"));
  const strip = await stripOf(file, video.durationSeconds);
  return { chosen, video, strip: strip && (await dataAddress(strip)) };
}

/** Pages may show pictures from their own text, not from memory. */
function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
