/** Words beyond marketing pages: help and its search, forms, the agreement, and emails follow what is published. */
import { expect, test } from "vitest";
import { markOf } from "../../app/content/changes";
import { SCRIPT } from "../../app/script/copy/script.server";
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

test("CONT-11 a run stays on the version it began with, and the next one begins with the newest", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  const begun = "/script?path=just-starting";
  const shipped = await visitor.page(begun);
  const message = "Which state are you in, {firstName}?";
  await publish(product, "script", { "nodes.getting-started.message": message });
  const [row] = await product.query<{ id: number }>(
    "select max(id)::int as id from content_versions",
  );
  const words = "Which state are you in, ";
  expect(shipped).not.toContain(words);
  expect(await visitor.page(begun)).not.toContain(words);
  expect(await visitor.page(`${begun}&v=${row?.id}`)).toContain(words);
  expect(await visitor.page("/script")).toContain(`path=just-starting&amp;v=${row?.id}`);
  await publish(product, "script", { "nodes.getting-started.message": "Hello again" });
  expect(await visitor.page(`${begun}&v=${row?.id}`)).toContain(words);
  expect(await visitor.page("/script?mode=text")).toContain("Hello again");
  expect(await visitor.page(`${begun}&v=999999`)).toContain("Hello again");
});

test("CONT-11 without a script the outline opens one message at a time, saves with each button, and the map shows faults", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const form = "/admin/content/script";
  const folded = await admin.page(form);
  expect(folded.match(/value="open nodes\.[a-z-]+"/g)).toHaveLength(20);
  expect(folded).not.toContain('name=".nodes.');
  expect(folded).toContain('href="?open=nodes.closing#nodes.closing-item"');
  const open = await admin.page(`${form}?open=nodes.closing`);
  expect(open).toContain('name=".nodes.closing.message"');
  expect(open).toContain('value="remove nodes.closing"');
  expect(open).not.toContain('name=".nodes.start.message"');

  const sent = { marks: JSON.stringify({ heading: markOf("Appointment Setting Script") }) };
  const opened = await admin.form(form, { ...sent, ".heading": "Talk", do: "open nodes.start" });
  expect(opened.headers.get("Location")).toBe(`${form}?open=nodes.start#nodes.start-item`);
  const closed = await admin.form(form, { marks: "{}", do: "close nodes.start" });
  expect(closed.headers.get("Location")).toBe(`${form}#nodes.start-item`);
  expect(await admin.page(form)).toContain('value="Talk"');
  expect(folded).not.toContain(">A dead end<");
  for (const answer of ["today", "tomorrow", "link"]) {
    const path = `nodes.closing.options.${answer}`;
    const shown = await admin.page(`${form}?open=nodes.closing`);
    const marks = /name="marks" value="([^"]+)"/.exec(shown)?.[1]?.replaceAll("&quot;", '"') ?? "";
    const kept = Object.entries(JSON.parse(marks) as Record<string, string>);
    const own = kept.filter(([each]) => each.startsWith(path));
    const values = own.map(([each]) => [`.${each}`, SCRIPT.shippedFields[each] ?? ""]);
    const all = { marks: JSON.stringify(Object.fromEntries(own)), ...Object.fromEntries(values) };
    const removed = await admin.form(form, { ...all, do: `remove ${path}` });
    expect(removed.headers.get("Location")).toContain("?open=nodes.closing#nodes.closing.options");
  }
  const faulty = await admin.page(form);
  expect(faulty).toContain(">A dead end<");
  expect(faulty).toContain("A dead end: add an answer");
});

test("CONT-11 AI-2 a reply comes out of the script and the objections that are published", async () => {
  const product = await startForTest();
  await publish(product, "objections", {
    objections: "dog",
    "objections.dog.title": "My dog ate it",
    "objections.dog.says": "1",
    "objections.dog.says.1": "My dog ate the homework sheet",
    "objections.dog.acknowledge": "Poor sheet.",
    "objections.dog.answer": "We print another one.",
    "objections.dog.ask": "Is the dog well?",
  });
  const response = await product.visitor().json("/api/functions/generate-setter-response", {
    prospectResponse: "My dog ate the homework sheet",
  });
  expect(await response.json()).toMatchObject({
    setterResponse: "Poor sheet. We print another one. Is the dog well?",
  });
});
