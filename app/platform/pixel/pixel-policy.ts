/** What the advertising pixel needs of a page: apart from what a browser runs, for the pages that only state it. */
import type { PagePolicy } from "../web/security-headers.server";

const LOADER = "https://connect.facebook.net";
const COLLECTOR = "https://www.facebook.com";

/** Adds the pixel's origins to the page's; none if there is no pixel (PIX-1). */
export function pixelPolicy(pixel: { id: string | null }): PagePolicy {
  if (pixel.id === null) return {};
  return {
    scripts: [LOADER],
    images: [COLLECTOR],
    connects: [COLLECTOR, LOADER],
    // A message too long for an image is sent by a hidden form into a hidden frame.
    frames: [COLLECTOR],
    forms: [COLLECTOR],
  };
}
