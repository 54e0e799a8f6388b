import { createContext, useContext } from "react";

/** `ratio`: its width for a height of 1. */
type Picture = { address: string; ratio: number };

/** `dark`: the image on dark pages; `wordmark`: the name is part of the image. */
type OwnLogo = Picture & { dark: Picture | null; wordmark: boolean };

/** The image that replaces the sign on a whole page; null: the sign. */
export const LogoPicture = createContext<OwnLogo | null>(null);

/** `onNight`: the background is dark in both themes. `signOnPhones`: there, the name is only announced. */
type BrandMarkProps = { name: string; size?: number; onNight?: boolean; signOnPhones?: boolean };

const LONG_NAME = 16;

/** Whether a name has smaller letters, and a line of the header to itself where that is narrow: none of it is cut. */
export function isLongName(name: string): boolean {
  return name.length > LONG_NAME;
}

/** The company's sign and name; the name is only announced if the sign contains it. */
export function BrandMark({
  name,
  size = 28,
  onNight = false,
  signOnPhones = false,
}: BrandMarkProps) {
  const logo = useContext(LogoPicture);
  const lines = isLongName(name) ? "min-w-0 text-sm" : "line-clamp-2";
  const shown = `${lines} leading-tight [overflow-wrap:anywhere] ${signOnPhones ? "max-sm:sr-only" : ""}`;
  return (
    <>
      {logo ? <OwnPictures logo={logo} size={size} onNight={onNight} /> : <Sign size={size} />}
      <span className={logo?.wordmark ? "sr-only" : shown}>{name}</span>
    </>
  );
}

type OwnPicturesProps = { logo: OwnLogo; size: number; onNight: boolean };

function OwnPictures({ logo, size, onNight }: OwnPicturesProps) {
  if (!logo.dark || onNight) return <Image picture={logo.dark ?? logo} size={size} />;
  return (
    <>
      <Image picture={logo} size={size} where="on-light-pages" />
      <Image picture={logo.dark} size={size} where="on-dark-pages" />
    </>
  );
}

function Image({ picture, size, where = "" }: { picture: Picture; size: number; where?: string }) {
  const { address, ratio } = picture;
  return (
    <img
      src={address}
      alt=""
      width={Math.round(size * ratio)}
      height={size}
      className={`min-w-0 max-w-full object-contain object-left ${where}`}
    />
  );
}

/** A message with a check mark, in the brand's accent color. */
function Sign({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path
        d="M9 3h14a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-7.6L8.2 30.4A1.3 1.3 0 0 1 6 29.5V24.4A7 7 0 0 1 2 18v-8a7 7 0 0 1 7-7z"
        fill="var(--color-accent)"
      />
      <path
        d="M10 14.2l4.3 4.3L22.4 10"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
