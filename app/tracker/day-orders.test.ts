import { expect, test } from "vitest";
import { readDay } from "~/reading/days";
import { dayOrders } from "./day-orders";

const READING = { today: "2026-11-26", order: "month-first", missingYear: "next" } as const;

test("LEAD-2 a cell that can be read in one way tells the order of the others", () => {
  expect(dayOrders(["11/12/26", "28/11/26"])).toEqual({
    orders: { "/": "day-first" },
    unproven: null,
  });
  expect(dayOrders(["11/12/26", "11/28/26"])).toEqual({
    orders: { "/": "month-first" },
    unproven: null,
  });
  expect(dayOrders(["5.6.26", "11/28/26"]).unproven).toBe("5.6.26");
  expect(readDay("11/12/26", { ...READING, order: "day-first" })?.day).toBe("2026-12-11");
});
