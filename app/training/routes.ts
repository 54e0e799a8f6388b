import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const trainingPages = [
  route("training", "training/dashboard-page.tsx"),
  route("training/:lesson", "training/lesson-page.tsx"),
  route("admin/upload-videos", "training/videos-page.tsx"),
  route("admin/upload-videos/many", "training/many-videos-page.tsx"),
  route("admin/media", "training/media/media-page.tsx"),
  route("admin/lesson-moments", "training/moments/moments-page.tsx"),
  route("admin/upload-videos/:lesson/transcript", "training/transcript-page.tsx"),
];

export const trainingActions = [
  route("training/progress", "training/save-progress.route.ts"),
  route("training/notes", "training/save-note.route.ts"),
  route("training/notes.md", "training/notes-file.route.ts"),
  route("training/:lesson/captions.vtt", "training/captions.route.ts"),
  route("training/:lesson/chapters.vtt", "training/captions.route.ts", { id: "chapters" }),
];
