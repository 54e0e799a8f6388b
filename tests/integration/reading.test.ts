/** Every address is read once by someone who may. */
import { expect, test } from "vitest";
import { ALL_OPEN, addressValues } from "../kit/address-values";
import { everyAddress, filled } from "../kit/addresses";
import { allPeople } from "../kit/people";
import { startForTest } from "../kit/test-product";
import { ADDRESS_RULES, RULES } from "./authorization-rules";

test("CFG-3 every address is read by someone who may, without a fault", async () => {
  const product = await startForTest(ALL_OPEN);
  const people = await allPeople(product);
  const values = await addressValues(product, people.trainee);
  const faults: string[] = [];
  const reading = (await everyAddress()).filter(({ method }) => method === "GET");
  expect(reading.length).toBeGreaterThan(100);
  for (const { path } of reading) {
    const rule = ADDRESS_RULES[path]?.read ?? "everyone";
    const name = rule === "everyone" ? "trainee" : (RULES[rule].at(-1) ?? "administrator");
    const response = await people[name].visitor.get(filled(path, values[path]));
    const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
    await (isStream ? response.body?.cancel() : response.text());
    const mayRead = rule !== "everyone" && rule !== "nobody";
    if (response.status >= 500 || (mayRead && response.status !== 200))
      faults.push(`${name} ${path}: ${response.status}`);
  }
  expect(faults).toEqual([]);
  expect(product.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
