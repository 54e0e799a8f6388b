import { expect, test } from "vitest";
import { failedJourneys, failedTests, pagesOfFailed } from "../../scripts/failed-tests.mjs";

const passed = { status: "passed", fullName: "B does", failureMessages: [] };

test("a failed test is listed with its file, its name and the first line of its message", () => {
  const failed = {
    status: "failed",
    fullName: "A does not",
    failureMessages: ["\u001b[31mAssertionError: expected 1 to be 2\u001b[0m\n    at a.test.ts:3"],
  };
  const files = [
    { name: `${process.cwd()}/tests/a.test.ts`, message: "", assertionResults: [passed, failed] },
    { name: `${process.cwd()}/tests/b.test.ts`, message: "No module\nat", assertionResults: [] },
  ];
  expect(failedTests({ testResults: files })).toEqual([
    "tests/a.test.ts › A does not › AssertionError: expected 1 to be 2",
    "tests/b.test.ts › No module",
  ]);
  expect(failedTests({})).toEqual([]);
});

test("a failed journey is listed likewise, and so is what kept all of them from running", () => {
  const spec = { file: "a.spec.ts", title: "opens", ok: false };
  const error = { message: "TimeoutError: no click\nCall log:" };
  const suites = [
    { specs: [{ ...spec, ok: true, tests: [] }] },
    { suites: [{ specs: [{ ...spec, tests: [{ results: [{ error }] }] }] }] },
  ];
  expect(failedJourneys({ suites })).toEqual([
    "tests/e2e/a.spec.ts › opens › TimeoutError: no click",
  ]);
  expect(failedJourneys({ errors: [{ message: "No build" }] })).toEqual(["journeys › No build"]);
});

test("what the page of a failed journey showed is given, and nothing of those that passed", () => {
  const attachments = [
    { name: "trace", path: "trace.zip" },
    { name: "error-context", path: "context.md" },
  ];
  const spec = { file: "a.spec.ts", title: "opens", tests: [{ results: [{ attachments }] }] };
  const read = (file: string) =>
    `# Test info\n${file}\n\n# Error details\n\n\`\`\`yaml\n- heading "Hi"\n\`\`\`\n\n# Test source\n`;
  const suites = [
    { specs: [{ ...spec, ok: true }] },
    { suites: [{ specs: [{ ...spec, ok: false }] }] },
  ];
  expect(pagesOfFailed({ suites }, read)).toEqual([`opens\n- heading "Hi"\n`]);
  expect(pagesOfFailed({ suites }, () => "no page was open")).toEqual([]);
  expect(pagesOfFailed({}, read)).toEqual([]);
});
