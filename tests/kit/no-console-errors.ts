/** A console error is a failed test. */
import { afterEach, beforeEach, expect, vi } from "vitest";

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
