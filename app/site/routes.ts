import { index, route } from "@react-router/dev/routes";

export const sitePages = [index("site/home-page.tsx"), route("*", "site/unknown-page.tsx")];
