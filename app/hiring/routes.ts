import { route } from "@react-router/dev/routes";

export const hiringPages = [
  route("hiring/dmsetters", "hiring/role-page.tsx"),
  route("hiring/dmsetters/next-steps", "hiring/next-steps-page.tsx"),
  route("hiring/dmsetters/testimonials", "hiring/testimonials-page.tsx"),
];
