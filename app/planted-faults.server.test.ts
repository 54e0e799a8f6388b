import { expect, test } from "vitest";
import { catalogOf } from "./catalog.server";
import { compared } from "./content/compared.server";
import { DOCUMENTS } from "./documents.server";

const PAGES = new Set(DOCUMENTS.flatMap(({ pages }) => pages));
for (const other of ["/auth", "/account", "/tracker"]) PAGES.add(other);
const CATALOG = catalogOf((path) => PAGES.has(path));
const SHIPPED = { generation: 0, fields: new Map(), changed: new Map() };

/** Where something is wrong once these words are published: "key path", with the message. */
async function faultsWith(
  key: string,
  planted: Record<string, string>,
): Promise<Record<string, string>> {
  const document = DOCUMENTS.find((each) => each.key === key);
  if (!document) throw new Error(`No document ${key}`);
  const fields = { ...document.shippedFields, ...planted };
  const { faults } = await compared(CATALOG, SHIPPED, [{ document, fields }]);
  return { ...faults?.[key] };
}

const longer = (length: number) => "x".repeat(length + 1);
const PHOTO = "people.1.photo";
const aPhoto = (alt: string) => ({
  [`${PHOTO}.image`]: "abcdefghijklmnop-800x600",
  [`${PHOTO}.alt`]: alt,
});
const LINK = "topics.pay.passages.how-paid.link";
const aLink = (to: string) => ({ [`${LINK}.href`]: to, [`${LINK}.label`]: "Read on" });
const OWN = { own: "a", "own.a.figure": "40", "own.a.says": "reviews" };
const SCRIPT = DOCUMENTS.find(({ key }) => key === "script")?.shippedFields ?? {};
const nodes = (SCRIPT.nodes ?? "").split(" ");
const answers = (node: string) => `nodes.${node}.options`;
/** A message with one answer that continues. */
const aNode = (id: string, to: string) => ({
  [`nodes.${id}.title`]: id,
  [`nodes.${id}.section`]: SCRIPT["nodes.start.section"] ?? "",
  [`nodes.${id}.message`]: "Hello",
  [`nodes.${id}.ending`]: "onward",
  [answers(id)]: "a",
  [`${answers(id)}.a.text`]: "Yes",
  [`${answers(id)}.a.nextId`]: to,
});

type Planted = string | Record<string, string>;

/** What is planted (a text at the fault's path, or several fields), and the message there. */
const FAULTS: readonly (readonly [key: string, path: string, planted: Planted, says: string])[] = [
  // What the practice reader takes for a fault
  ["script", "nodes.start.message", "Only 2 spots left, so decide today!", "Reads as pressure"],
  ["objections", "moments.time.noDay", "{when}? Only 2 spots left!", "Reads as pressure"],
  [
    "objections",
    "moments.check.answer",
    "You will definitely make good money.",
    "Reads as a promise",
  ],
  ["rubric", "checks.age.better", "Where are you based?", "does not see in it"],
  // What a field may hold
  ["landing", "hero.heading", "", "Enter a text"],
  ["landing", "hero.promise", " \n ", "Enter a text"],
  ["faq", "questions.2.question", "\u200b\u2060", "Enter a text"],
  ["landing", "hero.heading", longer(120), "At most 120 characters"],
  ["outcomes", "thankYou.search.description", longer(170), "At most 170"],
  ["landing", "conversation.messages", "", "Add at least one"],
  ["landing", "conversation.messages.1.from", "robot", "Choose one"],
  ["landing", "why.stats.1", "profit", "Choose one"],
  ["testimonials", "people.1.rating", "6", "At most 5"],
  ["testimonials", "people.1.rating", "4.5", "whole number"],
  ["testimonials", "people.1.consent", "2026-02-30", "Enter a date"],
  ["claims", "founded", "yesterday", "Enter a date"],
  ["lessons", "lessons.3.questions.1.right", "", "Enter a text"],
  ["lessons", "lessons.3.questions.1.right", "—\n …", "at least one right answer"],
  ["lessons", "lessons.3.questions.1.wrong", "facts about the time!", "right and wrong"],
  ["lessons", "lessons.26.questions.2.reason", "", "Enter a text"],
  ["terms", "sections", "", "Add at least one"],
  ["terms", "sections.1.id", "About us", "Lowercase letters"],
  ["terms", "sections.2.id", "about-these-terms", "already"],
  ["claims", "own.a.name", { ...OWN, "own.a.name": "Our reviews" }, "Letters and digits"],
  ["claims", "own.a.name", { ...OWN, "own.a.name": "students" }, "already"],
  ["lessons", "lessons.1.title", "", "Enter a text"],
  ["lessons", "blocks.1.name", "", "Enter a text"],
  ["lessons", "lessons", "", "must be live"],
  ["lessons", "lessons", { lessons: "1", "lessons.1.state": "hidden" }, "must be live"],
  ["mails", "signInCode.subject", "", "Enter a text"],
  // Figures that are not among the public ones
  ["faq", "questions.1.answer", "We have 900+ students.", "900+ students"],
  ["faq", "questions.2.question", "Why do 97% find a job?", "97%"],
  ["landing", "hero.promise", "Ninety-seven percent get hired.", "Ninety-seven percent"],
  ["landing", "why.mission", "Join two thousand graduates.", "two thousand graduates"],
  ["landing", "why.mission", "Join 2,000 graduates.", "2,000 graduates"],
  ["landing", "why.mission", "Join 2 000 graduates.", "2000 graduates"],
  ["landing", "why.mission", "Join 900–1,200 students.", "900-1,200 students"],
  ["landing", "why.mission", "Join ９００ students.", "900 students"],
  ["landing", "why.mission", "Join 900 of our happy students.", "900 students"],
  ["landing", "why.mission", "Join 9\u200b00 students.", "900 students"],
  ["terms", "sections.1.body", "We have **900** students.", "900 students"],
  ["terms", "sections.1.body", "We have [900](/book) students.", "900 students"],
  ["hiring", "role.text", "Nine out of ten graduates stay.", "Nine out of ten graduates"],
  ["hiring", "work.text", "97 per cent stay.", "97 per cent"],
  ["booking-next-steps", "book.text", "It costs €1,997.", "€1,997"],
  ["booking-next-steps", "book.text", "It costs US$1,997.", "$1,997"],
  ["hiring-stories", "page.text", "Make 9k every month.", "9k"],
  ["hiring-next-steps", "text", "You earn $3,500 a week.", "$3,500"],
  ["support", "lead", "Trusted by 3,000 clients.", "3,000 clients"],
  ["outcomes", "thankYou.text", "You earn 10x as much.", "10x"],
  ["outcomes", "thankYou.text", "A seven-figure income.", "seven-figure"],
  ["help", "lead", "Half a million dollars paid.", "a million dollars"],
  ["script", "nodes.start.message", "We pay $120 for each show.", "$120"],
  ["objections", "questions.when-paid.answer", "You get $400 a day.", "$400"],
  ["mails", "booked.text", "Join 900 students.", "900 students"],
  // What someone may earn, where the earnings note is not shown
  ["help", "lead", "Graduates earn {roles} a year.", "earnings note"],
  ["lessons", "lessons.1.description", "Earn $3,500 to $7,000 a month.", "earnings note"],
  ["script", "nodes.start.message", "You get {perShow} for each show.", "earnings note"],
  ["objections", "questions.when-paid.answer", "The top setter made {topWeek}.", "earnings note"],
  ["outcomes", "thankYou.text", "Soon you earn {monthly}.", "earnings note"],
  ["terms", "sections.1.body", "Setters earn {monthly}.", "earnings note"],
  ["mails", "accepted.text", "{greeting} You can earn {monthly}. {link}", "earnings note"],
  // Links that lead nowhere
  ["landing", "footer.links.1.to", "/nowhere", "leads nowhere"],
  ["landing", "footer.links.1.to", "/#nowhere", "leads nowhere"],
  ["landing", "footer.links.1.to", "#nowhere", "leads nowhere"],
  ["landing", "footer.links.1.to", "/book#program", "leads nowhere"],
  ["landing", "footer.links.1.to", "/terms#no-section", "leads nowhere"],
  ["landing", "footer.links.1.to", "/admin/inbox", "leads nowhere"],
  ["landing", "footer.links.1.to", "/book/../admin", "leads nowhere"],
  ["landing", "footer.links.1.to", "//evil.example", "leads nowhere"],
  ["landing", "footer.links.1.to", "/\\evil.example", "leads nowhere"],
  ["landing", "footer.links.1.to", "http://plain.example", "begins with https"],
  ["landing", "footer.links.1.to", "javascript:alert(1)", "begins with https"],
  ["landing", "footer.links.1.to", "https://nowhere", "leads nowhere"],
  ["landing", "footer.links.1.to", "mailto:nobody", "leads nowhere"],
  ["help", `${LINK}.href`, aLink("/helped"), "leads nowhere"],
  ["help", `${LINK}.href`, aLink("mailto:{nobody}"), "{nobody}"],
  ["testimonials", "people.1.video", "our video", "no address"],
  ["terms", "sections.1.body", "See [the policy](/privacy-policy).", "leads nowhere"],
  ["terms", "sections.1.body", "See [this](#no-section).", "leads nowhere"],
  ["terms", "sections.1.body", "See [this]().", "leads nowhere"],
  ["privacy", "sections.1.body", "![A photo](/photo.png)", "leads nowhere"],
  ["privacy", "sections.1.body", "See <http://plain.example>.", "leads nowhere"],
  // Pictures without words for those who cannot see them
  ["testimonials", `${PHOTO}.alt`, aPhoto(""), "in words"],
  ["testimonials", `${PHOTO}.alt`, aPhoto("   "), "in words"],
  ["testimonials", `${PHOTO}.alt`, aPhoto("\u00a0\u200b"), "in words"],
  ["testimonials", `${PHOTO}.image`, { [`${PHOTO}.image`]: "/photo.png" }, "Choose a picture"],
  // Names that nothing fills
  ["mails", "signInCode.text", "Your code is {cod}.", "{cod}"],
  ["mails", "signInCode.text", "Your code: {code}. {when}", "{when}"],
  ["mails", "booked.subject", "Booked: { when }", "{ when }"],
  ["mails", "confirmBooking.text", "Open {link", "{"],
  ["faq", "questions.1.answer", "Write to {supportMail }.", "{supportMail }"],
  ["faq", "questions.1.answer", "We have {{students}} students.", "{"],
  ["landing", "hero.heading", "Learn with {companyName}", "{companyName}"],
  ["requests", "companyEmail.text", "Ask {code}.", "{code}"],
  ["script", "nodes.start.message", "Hi {first-name}!", "{first-name}"],
  ["script", "heading", "Script for {firstName}", "{firstName}"],
  ["objections", "fixed.stop.text", "Bye {FirstName}", "{FirstName}"],
  ["objections", "moments.time.whole", "Great, {time} it is.", "{time}"],
  // A script that does not continue, or never ends
  ["script", `${answers("us-location")}`, "", "dead end"],
  ["script", "nodes.start.options.just-starting.nextId", "moon", "exists"],
  ["script", "nodes.start.options.just-starting.nextId", "", "Enter a text"],
  ["script", "nodes.start.options.just-starting.text", "", "Enter a text"],
  ["script", "nodes.lone", { nodes: `${nodes.join(" ")} lone`, ...aNode("lone", "closing") }, "No"],
  ["script", "nodes.start.ending", "ends", "no answer"],
  ["script", "nodes.final", { "nodes.final.ending": "onward", ...toFinal("final") }, "loop"],
  [
    "script",
    "nodes.one",
    {
      nodes: `${nodes.join(" ")} one two`,
      "nodes.final.ending": "onward",
      ...toFinal("one"),
      ...aNode("one", "two"),
      ...aNode("two", "one"),
    },
    "loop without an exit",
  ],
];

/** The last message gets one answer. */
function toFinal(to: string) {
  const path = answers("final");
  return { [path]: "a", [`${path}.a.text`]: "Again", [`${path}.a.nextId`]: to };
}

test("CONT-7 at least 60 faults are planted", () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(60);
});

test.each(FAULTS)("CONT-7 planted in %s, found at %s: %j", async (key, path, planted, says) => {
  const found = await faultsWith(key, typeof planted === "string" ? { [path]: planted } : planted);
  expect(found).toHaveProperty([path], expect.stringContaining(says));
});

test("CONT-7 figures and parts that other documents use are not taken away from under them", async () => {
  const document = (key: string) => DOCUMENTS.find((each) => each.key === key);
  const [faq, claims, landing, terms] = ["faq", "claims", "landing", "terms"].map(document);
  if (!faq || !claims || !landing || !terms) throw new Error("A document is missing");
  const reviews = { ...OWN, "own.a.name": "reviews" };
  const before = {
    ...SHIPPED,
    fields: new Map<string, Record<string, string>>([
      ["claims", { ...claims.shippedFields, ...reviews }],
      ["faq", { ...faq.shippedFields, "questions.1.answer": "Read {reviews} reviews." }],
      ["landing", { ...landing.shippedFields, "footer.links.1.to": "/terms#about-these-terms" }],
    ]),
  };
  const without = { document: claims, fields: claims.shippedFields };
  const alone = await compared(CATALOG, before, [without]);
  expect(alone.faults?.claims?.[""]).toMatch(/FAQ.*\{reviews\}/);
  const both = [without, { document: faq, fields: faq.shippedFields }];
  expect((await compared(CATALOG, before, both)).faults).toBeNull();
  const renamed = { ...terms.shippedFields, "sections.1.id": "basics" };
  const { faults } = await compared(CATALOG, before, [{ document: terms, fields: renamed }]);
  expect(faults?.terms?.[""]).toContain("/terms#about-these-terms leads nowhere");
});
