import { describe, expect, test } from "vitest";
import { embedToken, signedPlayerAddress } from "./signed-player.server";

const ID = "32d140e2-e4f4-4eec-9d53-20371e9be607";
const KEY = "4742a81b-bf15-42fe-8b1c-8fcb9024c550";
const ADDRESS = `https://player.example/embed/759/${ID}?playerId=lesson-1&t=42`;

describe("signed player addresses (UPL-1)", () => {
  test("the token is the host's: SHA-256 of key, video and expiry", () => {
    expect(embedToken(KEY, ID, 1_623_440_202)).toBe(
      "a8617f6df2e9b55b65ac7112138c70417766d80614bfe146d0d9bb2bd21fef87",
    );
  });
  test("an address gets its token and expiry, in addition to what it had", () => {
    const now = (1_623_440_202 - 4 * 3_600) * 1_000;
    const url = new URL(signedPlayerAddress(ADDRESS, KEY, now));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      playerId: "lesson-1",
      t: "42",
      token: embedToken(KEY, ID, 1_623_440_202),
      expires: "1623440202",
    });
    expect(url.href).not.toContain(KEY);
  });
  test("without a key it stays as it is", () => {
    expect(signedPlayerAddress(ADDRESS, undefined)).toBe(ADDRESS);
  });
});
