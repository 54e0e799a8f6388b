/** A console error is a failed test. The result names the engine that a test ran on. */
import { afterEach, beforeEach, expect, vi } from "vitest";

beforeEach(({ task }) => {
  Object.assign(task.meta, { engine: process.env.TEST_ENGINE });
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
});
