import type { ReactNode } from "react";
import { BrandMark, isLongName } from "~/ui/logo";

type PortalHeaderProps = {
  brandName: string;
  /** A page for visitors, who see no more than a few links: the header is lower, and as wide as the page. */
  low?: boolean;
  /** A page with controls of its own: on a phone they leave no room for the company's name. */
  full?: boolean;
  /** It stays in the window while a narrow page is scrolled. */
  stays?: boolean;
  /** What stands after the company's name. */
  children: ReactNode;
};

/** The header of every page of the portal and of those in a frame of their own, in the same place on each (WEEK-4). */
export function PortalHeader({
  brandName,
  low = false,
  full = false,
  stays = false,
  children,
}: PortalHeaderProps) {
  // A full header shows no name on a phone.
  const isLong = !full && isLongName(brandName);
  return (
    <header
      className={`border-line border-b bg-surface ${stays ? "sticky top-0 z-20 xl:static" : ""} ${isLong ? "max-sm:static" : ""}`}
    >
      <div
        className={`mx-auto flex flex-wrap items-center gap-x-1 px-4 sm:px-6 ${
          low ? "min-h-14 max-w-[96rem]" : "min-h-16 max-w-7xl sm:gap-x-2"
        } ${isLong ? "max-sm:justify-end max-sm:py-2 lg:max-xl:py-2" : ""}`}
      >
        <a
          href="/"
          className={`brand-name mr-auto min-h-11 lg:mr-1 xl:mr-4 ${isLong ? "max-sm:basis-full lg:max-xl:basis-full" : "max-w-max"}`}
        >
          <BrandMark name={brandName} size={low ? 26 : 28} signOnPhones={full} />
        </a>
        {children}
      </div>
    </header>
  );
}
