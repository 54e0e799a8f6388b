import { useId, useState } from "react";
import { clock } from "~/platform/time/durations";
import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import type { ChosenFile } from "./choose-files";
import type { ExaminedVideo } from "./examine";
import { posterSecond } from "./strip";
import { StripPicture } from "./strip-picture";
import { sizeText } from "./upload-speed";

export type Chosen = { chosen: ChosenFile; video: ExaminedVideo; strip: string | null };

type ReviewProps = Chosen & {
  replaces: string;
  onUpload: (posterSecond: number) => void;
  onCancel: () => void;
};

/** What a chosen file is; the strip shows the picture that trainees see before it plays. */
export function Review({
  chosen: { file },
  video,
  strip,
  replaces,
  onUpload,
  onCancel,
}: ReviewProps) {
  const id = useId();
  const { durationSeconds, width, height, hasSound, change } = video;
  const [second, setSecond] = useState(posterSecond(durationSeconds));
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-3">
      <p className="[overflow-wrap:anywhere] text-sm">
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
