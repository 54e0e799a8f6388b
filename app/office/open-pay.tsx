import { Link } from "react-router";
import { dollars } from "~/platform/money/money";
import { fetchWithin, jsonOf } from "~/platform/web/json";
import type { openPayOf as openPay } from "~/tracker/tracker.server";

const WAIT_MS = 10_000;

type OpenPay = NonNullable<ReturnType<Awaited<ReturnType<typeof openPay>>["get"]>>;

/** `unknown`: it could not be looked up. */
export type AskedPay = OpenPay | "unknown" | null;

/** What of someone's pay is open, for the question before they are deleted. */
export async function openPayOf(userId: string): Promise<AskedPay> {
  const address = `/admin/pay/open?${new URLSearchParams({ person: userId })}`;
  const answer = await jsonOf<{ open?: OpenPay | null }>(await fetchWithin(WAIT_MS, address));
  return answer?.open === undefined ? "unknown" : answer.open;
}

/** The field that says what was shown. */
export function seenPay(pay: AskedPay): { pay?: string } {
  return pay === null || pay === "unknown" ? {} : { pay: pay.seen };
}

type OpenPayLinesProps = {
  userId: string;
  pay: AskedPay /** By which name the pay page lists it afterward. */;
  kept: string;
};

/** What is owed and undecided, where it is settled, and what becomes of it (PAY-2). */
export function OpenPayLines({ userId, pay, kept }: OpenPayLinesProps) {
  if (pay === null) return null;
  const waits = pay === "unknown" || pay.waiting > 0;
  const theirs = waits ? `?${new URLSearchParams({ waiting: userId })}#waiting` : "";
  return (
    <span className="mt-3 block rounded-control bg-warning-soft px-3 py-2 text-warning">
      <span className="block font-semibold">
        {pay === "unknown" ? "Their pay could not be looked up" : openWords(pay)}
      </span>
      <span className="block">
        {`Amounts, claims and disputes stay on the pay page, as “${kept}”, and can still be paid and decided there.`}
      </span>
      {pay !== "unknown" && pay.named > 0 && (
        <span className="block">
          {`${countOf(pay.named, "meeting")} that they named for their pay ${pay.named === 1 ? "goes" : "go"} with them: decide first.`}
        </span>
      )}
      <Link
        to={`/admin/pay${theirs}`}
        className="inline-flex min-h-9 items-center underline underline-offset-4"
      >
        {waits ? "Decide first" : "Open the pay page"}
      </Link>
    </span>
  );
}

function openWords({ cents, waiting, disputes }: OpenPay): string {
  const parts = [
    cents > 0 && `${dollars(cents, true)} owed and not marked as paid`,
    cents < 0 && `${dollars(-cents, true)} that they owe back`,
    waiting > 0 && `${countOf(waiting, "claim")} waiting for confirmation`,
    disputes > 0 && `${countOf(disputes, "open dispute")}`,
  ].filter((part) => part !== false);
  return `Pay is open: ${parts.join(", ")}`;
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
