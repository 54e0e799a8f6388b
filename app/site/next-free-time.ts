/** Shows in the front page's bar when the next discovery call can be booked, in the visitor's own time. */
import { compareClocks } from "~/platform/time/compare-clocks";
import { DAY_MS } from "~/platform/time/durations";
import { machineZone } from "~/platform/time/machine-zone";
import { addDays, localAt, readersEnglish, shortDayText, timeText } from "~/platform/time/zones";
import { fetchWithin } from "~/platform/web/json";

const TIMES = "/schedule/discovery/times";
const GIVE_UP_MS = 8_000;
/** The next days usually have a free time: the response is short. */
const WINDOWS_DAYS = [2, 21];

export async function showNextFreeTime(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-next-time]");
  // Shown only on phones.
  if (!place?.checkVisibility()) return;
  const [at] = await Promise.all([nextFreeTime(Date.now()), compareClocks(machineZone())]);
  if (at !== null) place.textContent = nearText(at, Date.now(), machineZone());
}

async function nextFreeTime(now: number): Promise<number | null> {
  for (const days of WINDOWS_DAYS) {
    const [from, to] = [now, now + days * DAY_MS].map((at) => new Date(at).toISOString());
    const response = await fetchWithin(GIVE_UP_MS, `${TIMES}?from=${from}&to=${to}`);
    if (!response?.ok) return null;
    const { times } = (await response.json()) as { times: { at: string }[] };
    if (times[0]) return Date.parse(times[0].at);
  }
  return null;
}

/** Tomorrow, 9:00 AM. Exported only for tests. */
export function nearText(at: number, now: number, zone: string, locale = readersEnglish()): string {
  const { day } = localAt(zone, at);
  const today = localAt(zone, now).day;
  const near = new Map([
    [today, "Today"],
    [addDays(today, 1), "Tomorrow"],
  ]);
  const time = timeText(new Date(at), zone, { locale });
  return `${near.get(day) ?? shortDayText(day)}, ${time}`;
}
