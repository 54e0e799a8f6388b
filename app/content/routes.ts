import { type RouteConfigEntry, route } from "@react-router/dev/routes";

export const contentFiles: RouteConfigEntry[] = [
  route("pictures/:file", "content/picture-file.ts"),
];
