import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const searchPages = [
  route("portal/search", "search/search-page.tsx"),
  route("training/search", "search/lesson-search-page.tsx"),
];
