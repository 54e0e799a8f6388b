import { describe, expect, test } from "vitest";
import type { PublicProspect } from "./prospect-columns.server";
import { isFiltered, isInView, queryOf, viewOf } from "./tracker-view";

const view = (query: string) => viewOf(new URLSearchParams(query));

const ANN: PublicProspect = {
  id: "1",
  version: 1,
  typedVersion: 1,
  firstName: "Ann",
  lastName: "Ünal",
  country: "UK",
  qualified: false,
  callDate: "2026-03-08",
  status: "no_show",
  dealCents: null,
  rescheduledDate: null,
  showed: false,
  createdAt: "2026-03-01T00:00:00.000Z",
  ownerId: "me",
  ownerName: "Me",
};

describe("the view that an address holds", () => {
  test("TRK-5 what makes no sense counts as not asked", () => {
    const nonsense = view(
      "status=x&qualified=maybe&contact=some&from=tomorrow&to=2026-02-30&sort=up&page=-2&q=",
    );
    expect(nonsense).toEqual({ sort: "newest", page: 1 });
    expect(isFiltered(nonsense)).toBe(false);
  });
  test.each([
    "?q=ann&status=closed&page=3",
    "?owner=me&from=2026-01-01&sort=deal",
    "?contact=none&sort=call",
    "?",
  ])("TRK-5 %s comes back as it was", (query) => {
    const { page } = view(query);
    expect(queryOf(view(query), { page })).toBe(query);
  });
  test("TRK-5 another filter begins at the first page", () => {
    expect(queryOf(view("q=ann&page=3"), { status: "closed" })).toBe("?q=ann&status=closed");
  });
});

describe("the filters in a browser", () => {
  test.each([
    ["q=un+a", true],
    ["q=nal", false],
    ["q=%26", false],
    ["status=no_show", true],
    ["status=closed", false],
    ["owner=me&qualified=no", true],
    ["owner=you", false],
    ["qualified=yes", false],
    ["from=2026-03-08&to=2026-03-08", true],
    ["from=2026-03-09", false],
    ["to=2026-03-07", false],
  ])("TRK-5 %s: %s", (query, fits) => {
    expect(isInView(view(query), ANN)).toBe(fits);
  });
  test.each([
    ["pending", null, false, true],
    ["no_show", null, false, true],
    ["rescheduled", null, false, true],
    ["closed", null, false, false],
    ["not_interested", null, false, false],
    ["disqualified", null, false, false],
    ["pending", "2026-03-08", false, false],
    ["pending", null, true, false],
  ] as const)(
    "TRK-5 without a next contact: %s, call %s, showed %s: %s",
    (status, callDate, showed, fits) => {
      expect(isInView(view("contact=none"), { ...ANN, status, callDate, showed })).toBe(fits);
    },
  );
  test("TRK-5 a range of call dates leaves out who has none", () => {
    expect(isInView(view("from=2000-01-01"), { ...ANN, callDate: null })).toBe(false);
  });
});
