import { pictureAt, STRIP_PICTURES } from "./strip";

type StripPictureProps = {
  /** The strip's address. */
  strip: string;
  second: number;
  durationSeconds: number;
  /** Its width by its height. */
  shape: number;
};

/** The picture of a strip that is nearest to a second. */
export function StripPicture({ strip, second, durationSeconds, shape }: StripPictureProps) {
  const at = pictureAt(second, durationSeconds) / (STRIP_PICTURES - 1);
  return (
    <div
      role="img"
      aria-label="A picture of the video"
      className="max-h-80 max-w-full rounded-control bg-sunken"
      style={{
        aspectRatio: shape,
        backgroundImage: `url("${strip}")`,
        backgroundSize: `${STRIP_PICTURES * 100}% 100%`,
        backgroundPosition: `${at * 100}% 0`,
      }}
    />
  );
}
