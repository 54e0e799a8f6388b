/** Which cues the page of a transcript lists. Pure. */
import { clock } from "~/platform/time/durations";
import { type Cue, hintsFor } from "./cue";

const CUES_A_PAGE = 50;

/** `open`: the place of the cue that is being changed. */
export type CueView = { page: number; find: string; hints: boolean; open: number | null };

export type ListedCue = Cue & { at: number; hints: string[] };

export function viewOf(query: URLSearchParams): CueView {
  const whole = (name: string) => {
    const text = query.get(name) ?? "";
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return {
    page: Math.max(1, whole("page") ?? 1),
    find: (query.get("find") ?? "").trim(),
    hints: query.get("hints") === "on",
    open: whole("cue"),
  };
}

/** The address of a view on the same page. */
export function addressOf(view: CueView, change: Partial<CueView> = {}): string {
  const { page, find, hints, open } = { ...view, open: null, ...change };
  const query = new URLSearchParams();
  if (find !== "") query.set("find", find);
  if (hints) query.set("hints", "on");
  if (page > 1) query.set("page", String(page));
  if (open !== null) query.set("cue", String(open));
  return `?${query}`;
}

/** `length`: of the video in seconds; null if it is not known. */
export function listed(cues: readonly Cue[], view: CueView, length: number | null) {
  const all = cues.map(
    (cue, at): ListedCue => ({ ...cue, at, hints: hintsFor(cue, cues[at - 1], length) }),
  );
  const wanted = view.find.toLowerCase();
  const found = all.filter(
    ({ at, words, chapter, hints }) =>
      // The one that is being changed stays, whatever another window makes of it.
      at === view.open ||
      ((!view.hints || hints.length > 0) &&
        (words.toLowerCase().includes(wanted) || chapter?.toLowerCase().includes(wanted))),
  );
  const begin = (view.page - 1) * CUES_A_PAGE;
  return {
    view,
    perPage: CUES_A_PAGE,
    found: found.length,
    hinted: all.filter(({ hints }) => hints.length > 0).length,
    shown: found.slice(begin, begin + CUES_A_PAGE),
    more: found.length > begin + CUES_A_PAGE,
  };
}

export type CueListing = ReturnType<typeof listed>;

/** A sentence with one stop, also if the words have their own. */
export function saysNow({ start, end, words, chapter }: Cue): string {
  const said = `It now says from ${clock(start)} to ${clock(end)}: “${words}”`;
  const whole = chapter ? `${said}, with the chapter “${chapter}”` : said;
  return /[.!?…]”$/.test(whole) ? whole : `${whole}.`;
}
