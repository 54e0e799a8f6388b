// One line for each failed test in the JSON results of the two test runners.
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** `result`: from Vitest. A file that fails outside its tests counts as one test. */
export function failedTests({ testResults = [] } = {}) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative("", name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [line(file, "", message)];
    return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages[0]));
  });
}

/** `result`: from Playwright. */
export function failedJourneys({ suites = [], errors = [] } = {}) {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return [
    ...errors.map(({ message }) => line("journeys", "", message)),
    ...failed.map(({ file, title, tests }) =>
      line(`tests/e2e/${file}`, title, tests.flatMap(messagesOf)[0]),
    ),
  ];
}

/** What the failed ones' pages showed last, as Playwright describes a page in words. `read`: the text of a file. */
export function pagesOfFailed({ suites = [] } = {}, read) {
  return suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results = [] }) => results.at(-1)?.attachments ?? [])
        .filter(({ name, path: file }) => name === "error-context" && file)
        .map(({ path: file }) => read(file).match(/```yaml\n([\s\S]*?)```/)?.[1])
        .filter(Boolean)
        .map((shown) => `${title}\n${shown}`),
    );
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function messagesOf({ results = [] }) {
  return results.flatMap(({ error }) => error?.message ?? []);
}

function line(file, name, message = "") {
  const [first = ""] = stripVTControlCharacters(message).trim().split("\n");
  return [file, name, first].filter(Boolean).join(" › ");
}
