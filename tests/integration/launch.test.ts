/** From a fresh install to a finished company in the browser: the launch checklist turns green by forms alone (CONT-8). */
import { expect, test } from "vitest";
import { markOf as markOfText } from "../../app/content/changes";
import { PUBLIC_FIGURES } from "../../app/figures/figures.server";
import { calendarFields } from "../../app/settings/calendar-form";
import { SHIPPED_CALENDARS } from "../../app/settings/calendars";
import { CALENDAR_NAMES } from "../../app/settings/kinds/kinds";
import { PRIVACY } from "../../app/site/copy/privacy.server";
import { TERMS } from "../../app/site/copy/terms.server";
import { TESTIMONIALS } from "../../app/site/copy/testimonials.server";
import { SHIPPED_LESSONS } from "../../app/training/copy/shipped-lessons";
import { enrol } from "../kit/authenticator";
import { aPng } from "../kit/pictures";
import { markOf, save } from "../kit/settings-form";
import { PLAYER_ORIGIN, startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

/** Set at installation, not in the browser. */
const INSTALLED = {
  BASE_URL: "https://northdesk.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "help@northdesk.example",
};
const BRAND = "/admin/settings/brand";
const LINK = "https://northdesk.example/us";

async function toDo(admin: Visitor): Promise<string[]> {
  const page = await admin.page("/admin/launch");
  const items = [...page.matchAll(/<li id="(\w+)"[\s\S]*?<\/li>/g)];
  expect(items.length).toBeGreaterThan(25);
  return items.filter(([item]) => item.includes(">To do<")).map(([, id = ""]) => id);
}

type Document = { key: string; shippedFields: Readonly<Record<string, string>> };

/** Publishes changes to shipped words, sent the way the form without a script does. */
async function publish(
  admin: Visitor,
  { key, shippedFields }: Document,
  changes: Record<string, string>,
): Promise<void> {
  const shown = Object.keys(changes).map((path) => [path, markOfText(shippedFields[path] ?? "")]);
  const typed = Object.entries(changes).map(([path, value]) => [`.${path}`, value]);
  const form = { marks: JSON.stringify(Object.fromEntries(shown)), do: "publish" };
  const response = await admin.form(`/admin/content/${key}`, {
    ...form,
    ...Object.fromEntries(typed),
  });
  expect([key, response.status]).toEqual([key, 303]);
}

/** The same for each path of a document that matches. */
const everywhere = (document: Document, path: RegExp, value: string) =>
  Object.fromEntries(
    Object.keys(document.shippedFields)
      .filter((each) => path.test(each))
      .map((each) => [each, value]),
  );

test("CONT-8 every item of the launch checklist is done in the browser, with no file edited", async () => {
  const product = await startForTest(INSTALLED);
  const admin = await product.admin();
  expect((await toDo(admin)).length).toBeGreaterThan(10);

  const brand = {
    name: "North Desk",
    legalName: "North Desk LLC",
    address: "20 Harbor Road, Tampa",
    supportMail: "help@northdesk.example",
    hue: "30",
  };
  await save(admin, { path: BRAND, part: "brand", fields: brand });
  const logo = new FormData();
  logo.set("part", "logo");
  logo.set("mark", await markOf(admin, BRAND, "logo"));
  logo.set("file", new Blob([aPng()], { type: "image/png" }), "logo.png");
  await admin.fetch(BRAND, { method: "POST", body: logo });
  const links = {
    website: "",
    testimonials: "",
    booking: "",
    linkedIn: LINK,
    slackInvite: "https://join.slack.com/t/north-desk/shared_invite/zt-2ab3c4d5",
  };
  await save(admin, { path: "/admin/settings/links", part: "links", fields: links });

  await publish(admin, TERMS, { reviewed: "yes" });
  await publish(admin, PRIVACY, { reviewed: "yes" });
  await publish(
    admin,
    PUBLIC_FIGURES,
    everywhere(PUBLIC_FIGURES, /\.source$/, "The register of 2026"),
  );
  await publish(admin, TESTIMONIALS, {
    ...everywhere(TESTIMONIALS, /^people\..*\.sample$/, ""),
    ...everywhere(TESTIMONIALS, /^people\..*\.consent$/, "2026-03-01"),
  });

  for (const name of CALENDAR_NAMES) {
    const fields = { ...calendarFields(SHIPPED_CALENDARS[name]), place: "phone" };
    await save(admin, { path: `/admin/settings/calendars/${name}`, part: name, fields });
  }
  for (const { id } of SHIPPED_LESSONS) {
    const embedCode = `<iframe src="${PLAYER_ORIGIN}/embed/77/a${id}"></iframe>`;
    await admin.form("/admin/upload-videos", { lessonNumber: String(id), embedCode });
  }
  const keep = new URLSearchParams({ intent: "keep-words" });
  for (const { id } of SHIPPED_LESSONS) keep.append("lessons", String(id));
  await admin.fetch("/admin/upload-videos", { method: "POST", body: keep, redirect: "manual" });
  const slots = (await toDo(admin)).filter((id) => id !== "secondStep");
  for (const part of slots) {
    const pasted = "https://player.vimeo.com/video/123456789";
    await save(admin, { path: "/admin/settings/slots", part, fields: { pasted } });
  }
  await enrol(admin);
  expect(await toDo(admin)).toEqual([]);
  expect(await admin.page("/admin/launch")).toContain("Nothing left to do.");
});
