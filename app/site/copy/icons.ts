/** The icons that a text may have next to it, as an editor chooses them. */
export const ICON_NAMES = {
  badge: "Award",
  briefcase: "Briefcase",
  call: "Telephone",
  chat: "Speech bubble",
  community: "People",
  compass: "Compass",
  drama: "Theater masks",
  handshake: "Handshake",
  interview: "Presentation",
  list: "Checklist",
  messages: "Two speech bubbles",
  network: "Network",
  phone: "Headphones",
  pipeline: "Route",
  review: "Magnifying glass",
  template: "Page",
  user: "Person",
  video: "Video camera",
} as const;

export type IconName = keyof typeof ICON_NAMES;
