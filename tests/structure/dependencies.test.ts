import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dependencyFaults, isCommercial, listedPackages } from "./dependencies";

type Installed = { version: string; license: string; dev?: true };
type Names = Record<string, string>;

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const direct = read("package.json") as { dependencies: Names; devDependencies: Names };
const locked = (file: string) =>
  Object.entries((read(file) as { packages: Record<string, Installed> }).packages);
const product = locked("package-lock.json");
const apart = ["bench/lighthouse", "scripts/readers/encoder"].flatMap((place) =>
  locked(`${place}/package-lock.json`),
);
const page = readFileSync("docs/dependencies.md", "utf8");
const listed = listedPackages(page);
const used = Object.keys({ ...direct.dependencies, ...direct.devDependencies }).map((name) => {
  const { version, license } = read(`node_modules/${name}/package.json`) as Installed;
  return { name, version, license: license };
});

describe("the page about dependencies", () => {
  test("has one line for each direct dependency, with its version and license", () => {
    expect(dependencyFaults(listed, used)).toEqual([]);
    expect(listed).toHaveLength(used.length);
  });
  test("gives each a reason and a size", () => {
    for (const { name, cells } of listed) {
      expect(cells[2]?.length, `reason of ${name}`).toBeGreaterThan(4);
      expect(cells[3], `size of ${name}`).toMatch(/^\d[\d,.]* (kB|MB)$/);
    }
  });
  test("names no host of a registry", () => {
    expect(page).not.toMatch(/npmjs|registry\./);
  });
});

/** Licenses of packages that have them in a file and do not name them. */
const LICENSE_FILES: Readonly<Record<string, string>> = {
  "node_modules/combine-errors": "MIT",
  "node_modules/png-js": "MIT",
};

test("every package in a lock file may be used by a company", () => {
  const packages = [...product, ...apart].filter(([place]) => place !== "");
  expect(packages.length).toBeGreaterThan(100);
  const licenseOf = (place: string, named?: string) => named ?? LICENSE_FILES[place] ?? "";
  expect(
    packages.filter(([place, { license }]) => !isCommercial(licenseOf(place, license))),
  ).toEqual([]);
});

test("npm start installs nothing that only tests, checks and measurements need", () => {
  const lean = product.filter(([, { dev }]) => !dev);
  const tools = Object.keys(direct.devDependencies).map((name) => `node_modules/${name}`);
  expect(lean.map(([place]) => place).filter((place) => tools.includes(place))).toEqual([]);
});

// Each tus package offers to keep its locks there; ours are in the database.
test("no client of another database is installed", () => {
  expect(product.filter(([place]) => /redis/.test(place))).toEqual([]);
});

describe("the rules bite", () => {
  const one = { name: "one", version: "1.0.0", license: "MIT" };

  test("a row is read with its name, version and license", () => {
    expect(
      listedPackages("| `@a/one` 1.0.0 | why | 2 kB | MIT |\n| package | why |"),
    ).toMatchObject([{ name: "@a/one", version: "1.0.0", license: "MIT" }]);
  });
  test.each([
    [[one], [one], 0],
    [[one], [], 1],
    [[], [one], 1],
    [[one], [{ ...one, version: "1.0.1" }], 1],
    [[one], [{ ...one, license: "ISC" }], 1],
  ])("differences %#", (lines, packages, faults) => {
    expect(dependencyFaults(lines, packages)).toHaveLength(faults);
  });
  test.each([
    ["MIT", true],
    ["(MIT AND Zlib)", true],
    ["GPL-3.0 OR MIT", true],
    ["GPL-3.0", false],
    ["MIT AND AGPL-3.0", false],
    ["UNLICENSED", false],
    ["", false],
  ])("for a company, %s: %s", (license, may) => {
    expect(isCommercial(license)).toBe(may);
  });
});
