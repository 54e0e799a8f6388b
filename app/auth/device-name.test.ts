import { describe, expect, test } from "vitest";
import { deviceName } from "./device-name";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("devices in the list of sessions", () => {
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
      "Chrome on Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Firefox on macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
      "Chrome on Android",
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/120.0.0.0`,
      "Opera on Linux",
    ],
    ["curl/8.9.1", "Unknown device"],
    ["", "Unknown device"],
    [null, "Unknown device"],
  ])("AUTH-7 %s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
