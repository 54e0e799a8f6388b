/** Words beyond marketing pages: help and its search, forms, the agreement, and mails follow what is published. */
import { expect, test } from "vitest";
import { publish } from "../kit/publish";
import { startForTest } from "../kit/test-product";

test("CONT-1 SUP-2 a published passage is found and shown, and a removed one is not", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  const asked = "/help?q=Where+do+I+park+my+bicycle%3F";
  expect(await visitor.page(asked)).not.toContain("Behind the gate");
  await publish(product, "help", {
    "topics.support.passages": "bicycle reach-support",
    "topics.support.passages.bicycle.title": "Where do I park my bicycle?",
    "topics.support.passages.bicycle.text": "Behind the gate of {legalName}.",
    "fixed.minor.title": "Not before {leastAge}",
  });
  const { legalName } = product.running.settings.current().brand;
  expect(await visitor.page(asked)).toContain(`Behind the gate of ${legalName}.`);
  expect(await visitor.page("/help?q=im+16+can+i+join")).toContain("Not before 18");
  const all = await visitor.page("/help");
  expect(all).toContain('id="bicycle"');
  expect(all).not.toContain('id="support-hours"');
});

test("CONT-1 SUP-1 REQ-1 labels of forms and their receipts are the published ones; what is stored stays", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  await publish(product, "requests", {
    "crm.heading": "Ask for the CRM",
    "crm.form.fields.need.label": "What is missing?",
    "crm.form.fields.need.options.rights": "I may not see enough",
    "crm.form.receipt.heading": "It is with operations",
  });
  await publish(product, "support", { "hours.text": "Whenever", "form.submit": "Off it goes" });
  const page = await visitor.page("/crm-request");
  for (const words of ["Ask for the CRM", "What is missing?", "I may not see enough"])
    expect(page).toContain(words);
  expect(page).toContain('value="rights"');
  expect(await visitor.page("/crm-request?sent=1")).toContain("It is with operations");
  const support = await visitor.page("/support");
  expect(support).toContain("Whenever");
  expect(support).toContain("Off it goes");
});

test("CONT-1 ONB-1 REQ-2 onboarding pages and the agreement are the published ones", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  await publish(product, "onboarding", {
    "welcome.heading": "Good to have you",
    "welcome.search.title": "Your first day at {company}",
    "agreement.parts": "4",
    "agreement.parts.4.heading": "Tools",
  });
  const welcome = await visitor.page("/join-slack");
  expect(welcome).toContain("Good to have you");
  expect(welcome).toContain("<title>Your first day at ");
  const agreement = await visitor.page("/demo-agreement/document");
  expect(agreement.replaceAll("<!-- -->", "")).toContain("1. Tools");
  expect(agreement).not.toContain("Independent contractor");
});
