/** The ages of somebody's children are no minors who want the role, unless the role is for them. */
// cspell:disable
import { describe, expect, test } from "vitest";
import { concernIn } from "./concerns";

const AGES = [9, 11, 13, 15, 17];
const CHILDREN = ["son", "daughter", "nephew", "grandson"];
const PARENTS = ["mom", "single dad", "grandma", "father"];

const OF_A_FAMILY = (parent: string, child: string, age: number): string[] => [
  `${parent} of two, ${age} and 12`,
  `im a ${parent} of a ${age} year old`,
  `${parent} of three (${age} and 10)`,
  `${parent} here, the kids are ${age} and 14`,
  `my ${child}, ${age}, is in band`,
  `my ${child} is ${age} and plays soccer`,
  `my ${child} (${age}) has practice tuesdays`,
  `i have a ${child}, shes ${age}, very smart`,
  `with a ${age} year old at home i need remote`,
  `my ${child} just turned ${age} last week`,
];
const FOR_THE_CHILD = (parent: string, child: string, age: number): string[] => [
  `${parent} of a ${age} year old, can she apply`,
  `my ${child} is ${age}, can he apply`,
  `my ${child}, ${age}, wants to apply`,
  `would you hire my ${child}? he is ${age}`,
  `my ${child} who is ${age} wants to be a setter too`,
];
const THEMSELVES = (parent: string, child: string, age: number): string[] => [
  `im ${age}, my ${parent} knows`,
  `i have a ${child} and im ${age}`,
  `my ${child} is 4 and i am ${age}`,
];

const every = (lines: typeof OF_A_FAMILY) =>
  PARENTS.flatMap((parent) =>
    CHILDREN.flatMap((child) => AGES.flatMap((age) => lines(parent, child, age))),
  );

describe("READ-3 ages in a family", () => {
  test("READ-3 those of children get no fixed answer", () => {
    expect(every(OF_A_FAMILY).filter((line) => concernIn(line) !== null)).toEqual([]);
  });
  test("READ-3 a child for whom somebody asks is a minor", () => {
    expect(every(FOR_THE_CHILD).filter((line) => concernIn(line) !== "minor")).toEqual([]);
  });
  test("READ-3 and so is a parent who is one", () => {
    expect(every(THEMSELVES).filter((line) => concernIn(line) !== "minor")).toEqual([]);
  });
  test.each([
    "tengo quince años",
    "tengo dieciséis",
    "tenho dezessete anos",
    "j'ai seize ans",
    "ich bin siebzehn",
  ])("READ-3 an age in words of another language is one: %s", (line) => {
    expect(concernIn(line)).toBe("minor");
  });
  test.each(["tengo dos hijos de 15 y 17", "tengo quince años de experiencia"])(
    "READ-3 and this is none: %s",
    (line) => {
      expect(concernIn(line)).toBeNull();
    },
  );
});
