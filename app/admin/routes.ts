import { route } from "@react-router/dev/routes";

/** Pages inside the portal's layout. */
export const adminPages = [
  route("training/adminpanel", "admin/panel-page.tsx"),
  route("admin/upload-videos", "admin/videos-page.tsx"),
];

export const adminActions = [
  route("admin", "admin/panel-address.ts"),
  route("training/admin", "admin/panel-address.ts", { id: "admin/panel-training-address" }),
  route("api/functions/create-training-user", "admin/create-training-user.ts"),
];
