import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { FIGURES } from "../figures/figures";
import { SHIPPED_BRAND } from "../settings/settings.server";
import { HELP } from "./copy/help.server";
import { SUPPORT_PAGE } from "./copy/support-page.server";
import { shownPassage, shownTopic, wordsOf } from "./help";

const SUPPORT_HOURS = shippedWords.of(SUPPORT_PAGE).hours.text;
const TOPICS = shippedWords.of(HELP).topics;
const SUPPORT_CENTER = TOPICS.filter(({ isOnSupportPage }) => isOnSupportPage).map(shownTopic);
const PASSAGES = TOPICS.flatMap(({ passages }) => passages);
const MAIL = `mailto:${SHIPPED_BRAND.supportMail}?subject=`;

/** Every fact of the support page's three groups, in the specification's words or ours. */
const FACTS: Record<string, readonly RegExp[]> = {
  "About 10-in-60": [
    /10 qualified appointments in 60 days/,
    /plan for each day|daily plan/i,
    /check-in every week|weekly check-in/i,
    /within 45 days/,
    /case by case/,
    /ideal client profile/,
    /genuine interest/,
    /decision authority/,
    /show up/,
  ],
  "About The Program": [
    /26 video lessons/,
    /2-4 hours daily/,
    /CRM/,
    /Scripts/,
    /training portal/,
    /Slack/,
    /Weekly coaching calls/,
    /dashboard/,
    /Messages sent/,
    /Conversations initiated/,
    /Appointments set/,
    /Show-up rate/,
    /Conversion quality/,
    /ongoing setter program, with higher commission tiers/,
  ],
  "Chain of Command": [
    /commissions or payments/,
    /CRM or company email trouble/,
    /about operations/,
    /about onboarding/,
    /training or coaching/,
    /Contracts and CEO approvals are a last resort/,
    /technical issues/,
    /help assistant/,
    new RegExp(SHIPPED_BRAND.supportMail.replaceAll(".", "\\.")),
  ],
};

describe("the help pages", () => {
  test.each(SUPPORT_CENTER.map((topic) => [topic.title, topic] as const))(
    "SUP-1 %s holds every fact",
    (title, { passages }) => {
      const text = passages.map((passage) => wordsOf(passage)).join("\n");
      expect(FACTS[title]?.length).toBeGreaterThan(5);
      for (const fact of FACTS[title] ?? []) expect(text).toMatch(fact);
    },
  );
  test("SUP-1 the hours and the emergency line are given here too", () => {
    expect(SUPPORT_HOURS).toBe("Monday-Friday 9AM-6PM EST");
    const text = PASSAGES.map(wordsOf).join("\n");
    expect(text).toContain(SUPPORT_HOURS);
    expect(text).toMatch(/emergency technical issues are taken 24\/7 by email/i);
  });
  test("SUP-2 at least forty, each with its own name, written in full", () => {
    expect(PASSAGES.length).toBeGreaterThanOrEqual(40);
    for (const key of ["id", "title"] as const)
      expect(new Set(PASSAGES.map((passage) => passage[key])).size).toBe(PASSAGES.length);
    expect(new Set(TOPICS.map(({ name }) => name)).size).toBe(TOPICS.length);
    for (const passage of PASSAGES) {
      expect(passage.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(wordsOf(passage).length, passage.id).toBeGreaterThan(120);
      expect(wordsOf(passage), passage.id).not.toMatch(/!/);
    }
  });
  test("SUP-2 the company's own address is where the passages name it, and no brace is left", () => {
    for (const passage of PASSAGES) {
      const { text, link } = shownPassage(passage);
      expect(text + (link.href ?? "")).not.toMatch(/[{}]/);
      const href = link.href ?? "/";
      expect(href.startsWith(MAIL) ? "/" : href, passage.id).toMatch(/^\/[a-z\d#?=/-]*$/i);
      expect(shownPassage(passage)).not.toHaveProperty("also");
    }
  });
  test("SUP-2 earnings are never mentioned without their note", () => {
    for (const { id, text } of PASSAGES)
      if (/\$\d/.test(text.replace(FIGURES.packages.figure, "")))
        expect(text, id).toContain("are not guaranteed");
  });
});
