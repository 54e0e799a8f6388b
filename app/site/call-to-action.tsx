import { buttonClass } from "~/ui/button";
import type { Landing } from "./content/landing.server";

type Words = Landing["call"];

/** The way on after each part of the front page. */
export function CallToAction({ call, note }: { call: Words; note: string }) {
  return (
    <p className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-2 sm:mt-20">
      <a href="/book" className={`${buttonClass()} min-h-13 px-7 text-lg`}>
        {call.button}
      </a>
      <span className="text-quiet max-sm:text-sm">{note}</span>
    </p>
  );
}

/** On a phone, always within reach; if the calendar is ours, the page's script adds the next free time. */
export function PhoneBar({ call, isOurs }: { call: Words; isOurs: boolean }) {
  return (
    <aside
      aria-label={call.button}
      className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-line border-t bg-surface px-5 py-2.5 sm:hidden"
    >
      <p className="min-w-0 leading-tight">
        <span className="block text-quiet text-sm">{call.next}</span>
        <span data-next-time={isOurs || undefined} className="block truncate font-semibold tabular">
          {call.anytime}
        </span>
      </p>
      <a href="/book" className={buttonClass()}>
        {call.short}
      </a>
    </aside>
  );
}
