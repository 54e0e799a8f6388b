/** Words around meetings, and short texts of other places, follow what is published (CONT-1). */
import { expect, test } from "vitest";
import { publish } from "../kit/publish";
import { startForTest } from "../kit/test-product";

const wordsOf = (page: string) => page.replace(/<[^>]*>/g, "");

test("CONT-1 BOOK-1 DASH-4 what guests read of meetings is the published text", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  await publish(product, "meetings", {
    "kinds.discovery.title": "Strategy call",
    "kinds.oneOnOne.title": "Coaching hour",
    "picker.invite": "Any day works for us.",
    "picker.heading": "When shall we talk?",
    "dashboard.oneOnOne": "An hour on your own conversations.",
    "ended.unknown.contact": "Write to {mail}, and we look for it.",
  });
  const book = await visitor.page("/book");
  for (const words of ["Strategy call", "Any day works for us."]) expect(book).toContain(words);
  const schedule = await visitor.page("/schedule/discovery");
  expect(schedule).toContain("<title>Strategy call: choose a time | ");
  expect(schedule).toContain("When shall we talk?");
  const dashboard = await visitor.page("/training");
  for (const words of ["Coaching hour", "An hour on your own conversations."])
    expect(dashboard).toContain(words);
  const unknown = await (await visitor.get("/booking/cut-off")).text();
  expect(wordsOf(unknown)).toContain("Write to support@setpoint.example, and we look for it.");
});

test("CONT-1 PIX-1 SCR-2 the question about ads and the script's note are the published text", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  await publish(product, "advertising", { heading: "Shall we count this visit?" });
  await publish(product, "script", { note: "No results are promised, they vary." });
  expect(await visitor.page("/book")).not.toContain("Shall we count this visit?");
  await product.query(`insert into settings (pixel) values ('{"id":"1234567890"}')`);
  await product.running.settings.readAgain();
  expect(await visitor.page("/thank-you")).toContain("Shall we count this visit?");
  expect(await visitor.page("/script")).toContain("No results are promised, they vary.");
});
