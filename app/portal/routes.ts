import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const portalPages = [route("portal/search", "portal/search-page.tsx")];
