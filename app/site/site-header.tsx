import { buttonClass } from "~/ui/button";
import { Logo } from "~/ui/logo";

const LINK = "inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-[0.95rem]";

/** NAV-1. On the front page its links scroll; elsewhere they lead there first. */
export function SiteHeader({ name, onRoot }: { name: string; onRoot: boolean }) {
  const front = onRoot ? "" : "/";
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-line border-b bg-paper">
      <div className="site-width flex min-h-18 items-center gap-1 sm:gap-2">
        <a
          href={onRoot ? "#top" : "/"}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 font-bold font-heading text-lg"
        >
          <Logo />
          <span className="truncate">{name}</span>
        </a>
        <nav aria-label="Main" className="flex items-center gap-1 sm:gap-2">
          <a href="/auth" className={`${LINK} text-quiet hover:text-ink max-sm:hidden`}>
            Sign in
          </a>
          <a href={`${front}#program`} className={`${LINK} hover:bg-sunken`}>
            Program
          </a>
          <a href={`${front}#get-started`} className={`${buttonClass("outline")} max-sm:px-3`}>
            Get Started
          </a>
        </nav>
      </div>
    </header>
  );
}
