import { describe, expect, test } from "vitest";
import { choicesOf, countWords, formWords, itemPath, referenceOf, whatWords } from "./inbox-item";
import { isFiltered, queryOf, viewOf } from "./inbox-view";

describe("SLOT-2 the view in the address", () => {
  test.each([
    ["?", { page: 1 }],
    [
      "?q=+ann+&kind=booking&status=new&late=yes&page=3",
      { q: "ann", kind: "booking", status: "new", late: "yes", page: 3 },
    ],
    ["?kind=x&status=y&late=no&page=0&q=", { page: 1 }],
  ])("%s", (query, view) => {
    expect(viewOf(new URLSearchParams(query))).toEqual(view);
  });

  test("a view comes back from its query; another view begins at its first page", () => {
    const view = viewOf(new URLSearchParams("?q=ann+b&form=crm-access&page=2"));
    expect(viewOf(new URLSearchParams(queryOf(view, { page: 2 })))).toEqual(view);
    expect(queryOf(view, { q: undefined })).toBe("?form=crm-access");
    expect(queryOf({ page: 1 })).toBe("?");
    expect([isFiltered(view), isFiltered({ page: 2 })]).toEqual([true, false]);
  });
});

describe("SLOT-2 words and rules of items", () => {
  test("names of forms and calendars", () => {
    const names = ["company-email", "crm-access", "groupOnboarding", "legal_team"];
    expect(names.map(formWords)).toEqual([
      "Company email",
      "CRM access",
      "Group onboarding",
      "Legal team",
    ]);
  });

  test("kinds and forms, said once", () => {
    expect(whatWords({ kind: "request", what: "crm-access" })).toBe("Request: CRM access");
    expect(whatWords({ kind: "request", what: "support-request" })).toBe("Support request");
    expect(whatWords({ kind: "application", what: "application" })).toBe("Application");
    expect(whatWords({ kind: "booking", what: "discovery" })).toBe("Booking: Discovery");
    expect(whatWords({ kind: "booking", what: "own-vip", title: "VIP intake" })).toBe(
      "Booking: VIP intake",
    );
  });

  test("what an item is called without naming its person, and where it is", () => {
    const id = "0d9a7b1e-1111-4222-8333-444444444444";
    expect(referenceOf({ what: "crm-access", id })).toBe("CRM access 0d9a7b1e");
    expect(itemPath({ kind: "request", id }, "?")).toBe(`/admin/inbox/request/${id}`);
    expect(itemPath({ kind: "request", id }, "?q=x")).toBe(`/admin/inbox/request/${id}?q=x`);
    expect([countWords(99), countWords(100)]).toEqual(["99", "99+"]);
  });

  test("where a status may go", () => {
    const none = { hasTrainee: false };
    expect(choicesOf({ kind: "request", status: "new", ...none })).toEqual(["new", "open", "done"]);
    expect(choicesOf({ kind: "application", status: "accepted", ...none })).toContain("declined");
    expect(choicesOf({ kind: "application", status: "accepted", hasTrainee: true })).toEqual([
      "accepted",
    ]);
    expect(choicesOf({ kind: "booking", status: "cancelled", ...none })).toEqual(["cancelled"]);
  });
});
