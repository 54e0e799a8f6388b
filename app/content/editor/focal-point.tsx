import type { KeyboardEvent, MouseEvent } from "react";
import { Button } from "~/ui/button";
import { CENTER, focalPoint, objectPosition, type PictureSource, withFocalPoint } from "../picture";

const STEP = 5;
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type FocalPointProps = {
  picture: string;
  source: PictureSource;
  onChange: (picture: string) => void;
};

/** The picture, on which a click, a tap or the arrow keys choose what frames keep in view (OWN-10). */
export function FocalPointChoice({ picture, source, onChange }: FocalPointProps) {
  const { x, y } = focalPoint(picture);
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard is nowhere on the picture.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [across, down] = [event.clientX - box.left, event.clientY - box.top];
    const point = { x: (across / box.width) * 100, y: (down / box.height) * 100 };
    onChange(withFocalPoint(picture, point));
  };
  const move = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(withFocalPoint(picture, { x: x + by[0], y: y + by[1] }));
  };
  const where = `${x}% from the left, ${y}% from the top`;
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <div className="grid gap-2">
        <button
          type="button"
          aria-label={`Focal point: ${where}. Move it with the arrow keys`}
          onClick={choose}
          onKeyDown={move}
          className="relative w-fit cursor-crosshair rounded-control border border-line"
        >
          <img
            src={source.src}
            srcSet={source.srcSet}
            width={source.width}
            height={source.height}
            sizes="12rem"
            alt=""
            draggable={false}
            className="h-auto max-h-40 w-auto max-w-48 rounded-control object-contain"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-5 rounded-full border-2 border-white bg-black/30 ring-2 ring-black [translate:-50%_-50%]"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        </button>
        <p aria-live="polite" className="text-quiet text-sm tabular">
          {where}
        </p>
      </div>
      <div className="grid gap-2">
        <div className="flex items-center gap-3">
          <Frame picture={picture} source={source} className="size-14 rounded-full" />
          <Frame picture={picture} source={source} className="size-24 rounded-full" />
          <Frame picture={picture} source={source} className="h-16 w-24 rounded-control" />
        </div>
        <p className="max-w-56 text-quiet text-sm">
          What round and narrow frames keep in view. Click the picture, or use the arrow keys on it.
        </p>
        {(x !== CENTER.x || y !== CENTER.y) && (
          <Button
            look="outline"
            small
            className="justify-self-start"
            onClick={() => onChange(withFocalPoint(picture, CENTER))}
          >
            Center
          </Button>
        )}
      </div>
    </div>
  );
}

type FrameProps = Omit<FocalPointProps, "onChange"> & { className: string };

function Frame({ picture, source, className }: FrameProps) {
  return (
    <img
      src={source.src}
      srcSet={source.srcSet}
      sizes="6rem"
      alt=""
      className={`border border-line object-cover ${className}`}
      style={objectPosition(picture)}
    />
  );
}
