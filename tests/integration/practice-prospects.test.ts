/** Practice prospects as a company builds them (READY-2). */
import { expect, test } from "vitest";
import { PROSPECTS } from "../../app/practice/copy/prospects.server";
import { aDraft } from "../kit/content";
import { startForTest } from "../kit/test-product";

const FORM = "/admin/content/prospects";
const NADIA = "prospects.night-nurse";
const NEW_PROSPECT = {
  prospects: `${PROSPECTS.shippedFields.prospects} night-nurse`,
  [`${NADIA}.name`]: "Nadia",
  [`${NADIA}.title`]: "Night nurse",
  [`${NADIA}.about`]: "Writes after her shift and falls asleep in between.",
  [`${NADIA}.temper`]: "warm",
  [`${NADIA}.opening`]: "hi, saw your post. is this real?",
  [`${NADIA}.startTrust`]: "3",
  [`${NADIA}.trustNeeded`]: "6",
  [`${NADIA}.patience`]: "5",
  [`${NADIA}.right`]: "booked",
  [`${NADIA}.facts`]: "home",
  [`${NADIA}.facts.home.ask`]: "ask-location",
  [`${NADIA}.facts.home.answer`]: "boise, idaho",
  [`${NADIA}.facts.home.trust`]: "0",
  [`${NADIA}.objections`]: "",
  [`${NADIA}.bookedLine`]: "ok booked",
  [`${NADIA}.declinedLine`]: "thanks for being straight",
  [`${NADIA}.leavingLine`]: "not for me, bye",
};

test("READY-2 a prospect that anyone books is not published, the field named; a new one is in practice at once", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  const publish = () => admin.form(FORM, { marks: "{}", do: "publish", note: "" });
  await aDraft(product.query, "prospects", {
    ...NEW_PROSPECT,
    [`${NADIA}.startTrust`]: "6",
  });
  const refused = await publish();
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain(`href="#${NADIA}.trustNeeded"`);
  expect(page).toContain("Cannot be lost");
  expect(await visitor.page("/training/practice")).not.toContain("Night nurse");

  await aDraft(product.query, "prospects", NEW_PROSPECT);
  expect((await publish()).status).toBe(303);
  expect(await visitor.page("/training/practice")).toMatch(
    /href="\/training\/practice\/night-nurse"[^>]*>Nadia(?:<!-- -->)?: (?:<!-- -->)?Night nurse/,
  );
  const address = "/training/practice/night-nurse";
  const message = { attempt: "0", at: "0", seed: "", message: "Hi Nadia! Where are you based?" };
  expect((await visitor.form(address, { intent: "say", ...message })).status).toBe(302);
  expect(await visitor.page(`${address}?run=0`)).toContain("boise, idaho");
});
