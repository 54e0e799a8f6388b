import { describe, expect, test } from "vitest";
import type { SlotName } from "~/settings/settings";
import { launchChecklist, launchCounts } from "./launch";
import type { LaunchFacts } from "./launch-item";

const SHIPPED = {
  name: "Setpoint",
  legalName: "Setpoint Example LLC",
  address: "100 Sample Street",
  supportMail: "support@setpoint.example",
};
const VIDEOS: SlotName[] = ["setterStory1", "programVideo1"];

const FRESH: LaunchFacts = {
  brand: {
    ...SHIPPED,
    hue: 262,
    exact: null,
    asked: null,
    wordmark: false,
    logo: null,
    favicon: null,
  },
  shipped: SHIPPED,
  links: { website: null, linkedIn: null, testimonials: null, booking: null, slackInvite: null },
  slots: {},
  pixel: { id: null, askConsent: true },
  videoSlots: VIDEOS,
  testimonials: 6,
  sampleTestimonials: 6,
  testimonialsWithoutConsent: 0,
  legalTemplates: { terms: true, privacy: true },
  figuresWithoutSource: 40,
  settling: {},
  lessonsWithoutVideo: 26,
  sampleLessons: [],
  calendarsWithoutPlace: [{ name: "discovery", label: "Discovery call" }],
  administrators: { total: 1, withoutSecondStep: 1 },
  baseUrl: "http://localhost:3000",
  backups: "unproven",
  isSet: { mail: false, ai: false, operationsPassword: false, trackerCode: false },
};

const stateOf = (facts: LaunchFacts, id: string) =>
  launchChecklist(facts)
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)?.state;

describe("the launch checklist", () => {
  test("LAND-5 LEGAL-1 of a fresh install has nothing done, and each item once", () => {
    const groups = launchChecklist(FRESH);
    expect(launchCounts(groups).done).toBe(0);
    const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [
      "terms",
      "privacy",
      "claims",
      "testimonials",
      "linkedIn",
      "slackInvite",
      "logo",
      "mail",
      "places",
    ])
      expect(stateOf(FRESH, id), id).toBe("todo");
    for (const id of ["discovery", "help", "agreement", "pixel", "ai"])
      expect(stateOf(FRESH, id), id).toBe("optional");
  });

  const own = { ...FRESH.brand, name: "North Desk" };
  const logo = {
    ...FRESH.brand,
    logo: { address: "/logo/a.png", ratio: 1, dark: null, wordmark: false },
  };
  const link = "https://north.example";
  test.each<[string, Partial<LaunchFacts>]>([
    ["name", { brand: own }],
    ["legalName", { brand: { ...FRESH.brand, legalName: "North" } }],
    ["address", { brand: { ...FRESH.brand, address: "North" } }],
    ["supportMail", { brand: { ...FRESH.brand, supportMail: "a@north.example" } }],
    ["logo", { brand: logo }],
    ["linkedIn", { links: { ...FRESH.links, linkedIn: link } }],
    ["slackInvite", { links: { ...FRESH.links, slackInvite: link } }],
    ["terms", { legalTemplates: { terms: false, privacy: true } }],
    ["privacy", { legalTemplates: { terms: true, privacy: false } }],
    ["claims", { figuresWithoutSource: 0 }],
    ["testimonials", { sampleTestimonials: 0 }],
    ["lessonVideos", { lessonsWithoutVideo: 0 }],
    ["places", { calendarsWithoutPlace: [] }],
    ["setterStory1", { slots: { setterStory1: "Vimeo" } }],
    ["discovery", { slots: { discovery: "Calendly" } }],
    ["pixel", { pixel: { id: "12345", askConsent: true } }],
    ["baseUrl", { baseUrl: "https://north.example" }],
    ["backups", { backups: "proven" }],
    ["mail", { isSet: { ...FRESH.isSet, mail: true } }],
    ["ai", { isSet: { ...FRESH.isSet, ai: true } }],
    ["operationsPassword", { isSet: { ...FRESH.isSet, operationsPassword: true } }],
    ["trackerCode", { isSet: { ...FRESH.isSet, trackerCode: true } }],
    ["secondStep", { administrators: { total: 1, withoutSecondStep: 0 } }],
    ["secondAdministrator", { administrators: { total: 2, withoutSecondStep: 2 } }],
  ])("%s is done by itself, and nothing else with it", (id, change) => {
    expect(stateOf(FRESH, id)).not.toBe("done");
    const facts = { ...FRESH, ...change };
    expect(stateOf(facts, id)).toBe("done");
    expect(launchCounts(launchChecklist(facts)).done).toBe(1);
  });

  test("CONT-8 a graduate whose consent has no date is still to do", () => {
    const facts = { ...FRESH, sampleTestimonials: 0 };
    expect(stateOf(facts, "testimonials")).toBe("done");
    expect(stateOf({ ...facts, testimonialsWithoutConsent: 1 }, "testimonials")).toBe("todo");
  });

  test("CONT-8 where there are no testimonials, none are called the company's own", () => {
    const told = (testimonials: number) =>
      launchChecklist({ ...FRESH, sampleTestimonials: 0, testimonials })
        .flatMap(({ items }) => items)
        .find(({ id }) => id === "testimonials")?.meaning;
    expect(told(3)).toContain("your own graduates");
    expect(told(0)).toBe("There are none, so the front page shows none.");
  });
});
