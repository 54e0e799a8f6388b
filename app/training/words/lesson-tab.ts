/** The tabs of a lesson's page, as its address names them. */

export const LESSON_TABS = ["overview", "transcript", "notes"] as const;
export type LessonTab = (typeof LESSON_TABS)[number];

export const TAB_LABELS = {
  overview: "Overview",
  transcript: "Transcript",
  notes: "Notes",
} as const;

export function tabOf(url: URL): LessonTab {
  const asked = url.searchParams.get("tab");
  return LESSON_TABS.find((tab) => tab === asked) ?? "overview";
}
