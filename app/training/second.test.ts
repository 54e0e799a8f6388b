import { expect, test } from "vitest";
import { secondIn } from "./second";

test.each([
  ["83", 83],
  ["83s", 83],
  ["1m23s", 83],
  ["1m", 60],
  ["1h2m3s", 3_723],
  ["2h", 7_200],
  ["1:23", 83],
  ["0:05", 5],
  ["75:00", 4_500],
  ["1:02:03", 3_723],
  ["0", 0],
  ["43200", 43_200],
])("MED-6 ?t=%s begins at second %i", (text, second) => {
  expect(secondIn(text)).toBe(second);
});

test.each([
  null,
  "",
  "-3",
  "1.5",
  "1e3",
  "43201",
  "999999",
  "m",
  "3m2h",
  "1m23",
  " 83",
  "83<b>",
  "NaN",
  "99h",
  "1:2",
  "1:60",
  ":30",
  "13:00:00",
])("MED-6 ?t=%s is no second, and the lesson resumes as ever", (text) => {
  expect(secondIn(text)).toBeNull();
});
