import { index, route } from "@react-router/dev/routes";

export const sitePages = [
  index("site/home-page.tsx"),
  route("terms", "site/terms-page.tsx"),
  route("privacy", "site/privacy-page.tsx"),
  route("thank-you", "site/thank-you-page.tsx"),
  route("disqualified", "site/disqualified-page.tsx"),
];

export const siteFiles = [
  route("sitemap.xml", "site/sitemap.route.ts"),
  route("robots.txt", "site/robots.route.ts"),
  route("time-zones", "site/time-zones.route.ts"),
  route("og/*", "site/page-picture.route.ts"),
];

/** Comes last: any other address. */
export const unknownPages = [route("*", "site/unknown-page.tsx")];
