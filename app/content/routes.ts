import { type RouteConfigEntry, route } from "@react-router/dev/routes";

export const contentFiles: RouteConfigEntry[] = [
  route("pictures/:file", "content/picture-file.route.ts"),
];

/** Pages inside the portal's layout. */
export const editorPages = [
  route("admin/content", "content/editor/contents-page.tsx"),
  route("admin/content/:key", "content/editor/document-page.tsx"),
  route("admin/content/import", "content/editor/import-page.tsx"),
  route("admin/content/publish", "content/editor/publish-page.tsx"),
  route("admin/content/mails/preview/:mail", "content/editor/mail-preview-page.tsx"),
  route("admin/content/:key/schedule", "content/editor/schedule-page.tsx"),
  route("admin/content/:key/history", "content/editor/history-page.tsx"),
  route("admin/content/:key/unanswered", "content/editor/unanswered-page.tsx"),
];

export const editorActions: RouteConfigEntry[] = [
  route("admin/content.json", "content/editor/export-file.route.ts"),
  route("admin/content/:key/draft", "content/editor/save-draft.route.ts"),
  route("admin/content/:key/preview", "content/editor/page-preview.route.ts"),
  // After the addresses that all documents have: among equal ones the first wins.
  route("admin/content/lessons/:number", "content/editor/lesson-address.route.ts"),
  route("admin/content/pictures", "content/editor/picture-upload.route.ts"),
];
