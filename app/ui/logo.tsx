import { createContext, useContext } from "react";

/** A picture in the sign's place. `ratio`: its width for a height of 1. */
type Picture = { address: string; ratio: number };

/** The image that replaces the sign on a whole page; null: the sign. */
export const LogoPicture = createContext<Picture | null>(null);

/** The sign: a message with a check mark, in the brand's accent color; or the company's own image. Its name is next to it. */
export function Logo({ size = 28 }: { size?: number }) {
  const picture = useContext(LogoPicture);
  if (picture) {
    const { address, ratio } = picture;
    const width = Math.round(size * ratio);
    return <img src={address} alt="" width={width} height={size} className="shrink-0" />;
  }
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
