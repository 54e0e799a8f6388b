import { stampText } from "~/platform/time/zones";
import type { Card } from "./card";

const ZONE = "Asia/Dubai";

/** OPS-1: the board's newest change as `21 Nov 2026 14:05 GMT+4`, in the reader's time zone; null without cards. */
export function newestChange(cards: readonly Card[]): { at: string; shown: string } | null {
  const [first, ...others] = cards;
  if (!first) return null;
  const newest = others.reduce(
    (latest, { updated_at }) => (Date.parse(updated_at) > Date.parse(latest) ? updated_at : latest),
    first.updated_at,
  );
  return { at: newest, shown: stampText(newest, ZONE) };
}
