import type { ReactNode } from "react";
import { Link } from "react-router";
import { fetchWithin, jsonOf } from "~/platform/web/json";

const WAIT_MS = 10_000;

/** `seen`: the field that says what was shown; `about`: what is open, for the question. */
export type AskedPay = { seen: { pay?: string }; about: ReactNode };

type Open = { words: string; waiting: number; seen: string };

/** What of someone's pay is open, before they are deleted (PAY-2). `kept`: by which name the pay page lists it afterward. */
export async function openPayOf(userId: string, kept: string): Promise<AskedPay> {
  const address = `/admin/pay/open?${new URLSearchParams({ person: userId })}`;
  const answer = await jsonOf<{ open?: Open | null }>(await fetchWithin(WAIT_MS, address));
  const open = answer?.open;
  if (open === null) return { seen: { pay: "" }, about: null };
  const waits = !open || open.waiting > 0;
  const theirs = waits ? `?${new URLSearchParams({ waiting: userId })}#waiting` : "";
  const about = (
    <span className="mt-3 block rounded-control bg-warning-soft px-3 py-2 text-warning">
      <span className="block font-semibold">
        {open ? open.words : "Their pay could not be looked up."}
      </span>
      <span className="block">
        {`Amounts, claims and disputes stay on the pay page, as “${kept}”, and can still be paid and decided there.`}
      </span>
      <Link
        to={`/admin/pay${theirs}`}
        className="inline-flex min-h-9 items-center underline underline-offset-4"
      >
        {waits ? "Decide first" : "Open the pay page"}
      </Link>
    </span>
  );
  return { seen: open ? { pay: open.seen } : {}, about };
}
