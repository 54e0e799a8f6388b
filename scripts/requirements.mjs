// Prints every requirement with the tests that name it, and fails if one has none.
import { readFileSync } from "node:fs";
import { requirementIds, testsById } from "../tests/structure/requirements.ts";
import { isTest, writtenSources } from "../tests/structure/source-files.ts";

const tests = testsById(new Map([...writtenSources()].filter(([file]) => isTest(file))));
const ids = requirementIds(readFileSync("docs/requirements.md", "utf8"));
for (const id of ids) {
  const named = tests.get(id) ?? [];
  console.log(`${id}: ${named.length} ${named.length === 1 ? "test" : "tests"}`);
  for (const name of named) console.log(`  ${name}`);
}
const gaps = ids.filter((id) => !tests.has(id));
console.log(
  `\n${ids.length} requirements, ${gaps.length} without a test ${gaps.join(" ")}`.trimEnd(),
);
process.exit(gaps.length > 0 ? 1 : 0);
