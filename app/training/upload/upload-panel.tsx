import { useId, useRef, useState } from "react";
import { whenReached } from "~/platform/pages/server-reach";
import { clock } from "~/platform/time/durations";
import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import { type ChosenFile, chooseFiles } from "./choose-files";
import type { ExaminedVideo } from "./examine";
import { roomFault, type UploadFault } from "./media-room";
import { fileNotes, type Replacement, sentences } from "./replacement";
import { posterSecond } from "./strip";
import { StripPicture } from "./strip-picture";
import { UploadFaultLine } from "./upload-fault-line";
import { sizeText } from "./upload-speed";
import { UploadStatus } from "./upload-status";
import { useUploads } from "./use-uploads";

/** `label`: what people call the lesson. */
type UploadPanelProps = {
  lesson: { id: number; label: string };
  replacement: Replacement;
  userId: string;
};

type Chosen = { chosen: ChosenFile; video: ExaminedVideo; strip: string | null };

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
        <p role="status" className="break-all text-quiet text-sm">
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

type ReviewProps = Chosen & {
  replaces: string;
  onUpload: (posterSecond: number) => void;
  onCancel: () => void;
};

/** What a chosen file is; the strip shows the picture that trainees see before it plays. */
function Review({ chosen: { file }, video, strip, replaces, onUpload, onCancel }: ReviewProps) {
  const id = useId();
  const { durationSeconds, width, height, hasSound, change } = video;
  const [second, setSecond] = useState(posterSecond(durationSeconds));
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-3">
      <p className="break-all text-sm">
        <span className="font-semibold">{file.name}</span>
        <span className="block text-quiet tabular">
          {clock(durationSeconds)} · {width} × {height} · {sizeText(file.size)}
        </span>
      </p>
      {!hasSound && (
        <p role="alert" className="text-sm text-warning">
          This video has no sound. Upload it only if that is meant.
        </p>
      )}
      {change === "converts" && (
        <p className="text-sm text-warning">
          Not every browser plays it, so this browser converts it first. That can take as long as
          the video; leave this tab open.
        </p>
      )}
      {replaces && (
        <p role="alert" className="text-sm text-warning">
          {replaces}
        </p>
      )}
      {strip && (
        <div className="grid gap-2">
          <StripPicture
            strip={strip}
            second={second}
            durationSeconds={durationSeconds}
            shape={width / height}
          />
          <label htmlFor={id} className="text-sm">
            Picture before it plays: at <span className="tabular">{clock(second)}</span>
          </label>
          <input
            id={id}
            type="range"
            min={0}
            max={Math.floor(durationSeconds)}
            step={1}
            value={Math.round(second)}
            onChange={(event) => setSecond(Number(event.target.value))}
            className="w-full accent-accent"
          />
        </div>
      )}
      <p className="flex flex-wrap gap-2">
        <Button small onClick={() => onUpload(second)}>
          Upload
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  );
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
