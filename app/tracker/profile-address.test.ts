import { expect, test } from "vitest";
import { profileAddress } from "./profile-address";
import type { Platform } from "./prospect";

test.each([
  ["@Lena.Ortiz", "Instagram", "https://www.instagram.com/lena.ortiz/"],
  ["https://instagram.com/Lena.Ortiz/?hl=en", null, "https://www.instagram.com/lena.ortiz/"],
  ["linkedin.com/in/ann-b", null, "https://www.linkedin.com/in/ann-b"],
  ["ann-b", "LinkedIn", "https://www.linkedin.com/in/ann-b"],
  ["100004567890123", "Facebook", "https://www.facebook.com/100004567890123"],
  ["@ann", "TikTok", "https://www.tiktok.com/@ann"],
  ["@ann", "X", "https://x.com/ann"],
  ["+1 (555) 123-4567", "WhatsApp", "https://wa.me/15551234567"],
  ["Ann", "WhatsApp", null],
  ["https://example.com/people/ann", null, "https://example.com/people/ann"],
  ["@ann", null, null],
  ["@ann", "Other", null],
  ["javascript:alert(1)", "Instagram", "https://www.instagram.com/javascript%3Aalert(1)/"],
  [null, "Instagram", null],
])("WEEK-1 the profile of %s on %s is at %s", (handle, platform, address) => {
  const contact = { handle, platform: platform as Platform | null, profile: null };
  expect(profileAddress(contact)).toBe(address);
});

test.each([
  ["https://www.instagram.com/ann.b/?hl=en", "https://www.instagram.com/ann.b/?hl=en"],
  ["instagram.com/ann", "https://instagram.com/ann"],
  ["javascript:alert(1)", "https://javascript:alert(1)"],
])("WEEK-1 LEAD-4 the address that was given comes first: %s", (profile, address) => {
  expect(profileAddress({ handle: "@other", platform: "X", profile })).toBe(address);
});
