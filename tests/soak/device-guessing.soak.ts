/** Guesses on devices that know someone: few are compared, however often the guesser signs in, and the owner still gets in. */
import { expect, onTestFinished, test } from "vitest";
import { figure } from "../kit/figures";
import { from } from "../kit/flood";
import { startProduct, type TestProduct, type Trainee } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const SIGN_IN = "/api/auth/sign-in/access-code";
const GUESSES = 2_000;
const NEXT_DAY = 400;
/** As many as a person may miss before the device forgets them, minus one. */
const IN_A_ROW = 4;
const STOLEN = 50;
const GUESSES_EACH = 20;
const MOST = { person: 5, device: 10 };

async function started(): Promise<TestProduct> {
  const product = await startProduct({ TRUST_PROXY: "1" });
  onTestFinished(product.stop);
  return product;
}

const enter = (device: Visitor, accessCode: string) => device.json(SIGN_IN, { accessCode });

/** So no guess is compared as one from a new device. */
async function exhaustNewDevices(product: TestProduct): Promise<void> {
  // A used-up limit is remembered for a second.
  const isOpen = async () => (await product.visitor(from(499_999)).signIn("1")).status;
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(401);
  for (let number = 0; number < STOLEN; number += 1)
    await product.visitor(from(500_000 + number)).signIn("1");
}

/** The same browser at another address. */
const elsewhere = (product: TestProduct, device: Visitor, number: number) =>
  product.visitor(from(number)).take(device);

/** Guesses four times and signs in, again and again; returns how many guesses were compared. */
async function guessInTurns(
  product: TestProduct,
  { device, guesser, guesses }: { device: Visitor; guesser: Trainee; guesses: number },
): Promise<{ compared: number; others: number; signIns: number }> {
  const statuses: number[] = [];
  let signIns = 0;
  while (statuses.length < guesses) {
    const turn = Array.from({ length: IN_A_ROW }, (_, at) => statuses.length + at);
    const responses = await Promise.all(
      turn.map((number) =>
        enter(elsewhere(product, device, number), `9${String(number).padStart(6, "0")}`),
      ),
    );
    statuses.push(...responses.map(({ status }) => status));
    if ((await enter(device, guesser.accessCode)).status === 200) signIns += 1;
  }
  const of = (status: number) => statuses.filter((each) => each === status).length;
  return { compared: of(401), others: statuses.length - of(401) - of(429), signIns };
}

test("S3 a colleague's code on a device that both have used", async () => {
  const product = await started();
  const [guesser, colleague] = [
    await product.createTrainee("Gus"),
    await product.createTrainee("Cole"),
  ];
  const [device, own] = [product.visitor(from(600_000)), product.visitor(from(600_001))];
  for (const person of [guesser, colleague])
    expect((await enter(device, person.accessCode)).status).toBe(200);
  expect((await enter(own, colleague.accessCode)).status).toBe(200);
  await own.form("/auth/sign-out", {});
  await exhaustNewDevices(product);

  const found = await guessInTurns(product, { device, guesser, guesses: GUESSES });
  figure({
    what: `${GUESSES.toLocaleString("en")} guesses on a shared device from as many addresses, the guesser signing in after each four`,
    target: `at most ${MOST.device} compared`,
    measured: `${found.compared} compared; the guesser got in ${found.signIns} times, and then no more`,
    held: found.compared > 0 && found.compared <= MOST.device && found.others === 0,
  });
  const counted = await product.query<{ misses: number }>(
    "select round(most - tokens)::int as misses from rate_limits where key like 'device-misses-a-day %' order by 1",
  );
  const [least = 0, greatest = 0] = counted.map(({ misses }) => misses);
  figure({
    what: "Of them against the colleague, and against the guesser, as the database has it",
    target: `at most ${MOST.person}, at most ${MOST.device}`,
    measured: `${least}, ${greatest}`,
    held: counted.length === 2 && least <= MOST.person && greatest <= MOST.device,
  });
  await expectOwnerIn(product, own, colleague);
  await expectAlarm(product, colleague);
  await nextDay(product, { device, guesser, colleague });
});

async function expectOwnerIn(product: TestProduct, own: Visitor, owner: Trainee): Promise<void> {
  const known = (await own.signIn(owner.accessCode)).status;
  const link = product.visitor(from(600_002));
  const byLink = (await link.form("/auth/link", { token: await linkFor(product, owner) })).status;
  figure({
    what: "The colleague then: on a device of their own, and on a new one by an administrator's link",
    target: "in, in",
    measured: [known, byLink].map((status) => (status === 302 ? "in" : status)).join(", "),
    held: known === 302 && byLink === 302,
  });
}

async function expectAlarm(product: TestProduct, colleague: Trainee): Promise<void> {
  const alarms = product.logged.filter((line) => line.includes('"alarm":"device"')).length;
  const notices = await product.query(
    `select 1 from account_notices join training_credentials using (user_id)
     where email = $1 and kind = 'wrong-codes'`,
    [colleague.email],
  );
  figure({
    what: "Alarms in the log, and notices to the colleague",
    target: "1, 1",
    measured: `${alarms}, ${notices.length}`,
    held: alarms === 1 && notices.length === 1,
  });
}

type Pair = { device: Visitor; guesser: Trainee; colleague: Trainee };

/** All limits are dated back a day. */
async function nextDay(product: TestProduct, { device, guesser, colleague }: Pair): Promise<void> {
  await product.query("update rate_limits set refilled_at = refilled_at - interval '1 day'");
  await exhaustNewDevices(product);
  const found = await guessInTurns(product, { device, guesser, guesses: NEXT_DAY });
  const [shared] = await product.query<{ devices: number }>(
    `select count(*)::int as devices from known_devices one join known_devices other using (token_hash)
     join training_credentials c on c.user_id = one.user_id
     join training_credentials g on g.user_id = other.user_id
     where c.email = $1 and g.email = $2`,
    [colleague.email, guesser.email],
  );
  figure({
    what: `The next day, ${NEXT_DAY.toLocaleString("en")} more there`,
    target: `at most ${MOST.device} compared, none with the colleague's code`,
    measured: `${found.compared} compared; devices that know both: ${shared?.devices}`,
    held: found.compared <= MOST.device && found.others === 0 && shared?.devices === 0,
  });
}

test("S3 the devices of many people, their cookies stolen", async () => {
  const product = await started();
  const people: { device: Visitor; trainee: Trainee }[] = [];
  for (let number = 0; number < STOLEN; number += 1) {
    const trainee = await product.createTrainee(`Person${number}`);
    const device = product.visitor(from(700_000 + number));
    expect((await device.signIn(trainee.accessCode)).status).toBe(302);
    people.push({ device, trainee });
  }
  await exhaustNewDevices(product);
  const thieves = people.map(({ device }, at) => elsewhere(product, device, 710_000 + at));
  const statuses: number[] = [];
  for (let number = 0; number < GUESSES_EACH; number += 1) {
    const code = `9${String(number).padStart(6, "0")}`;
    const responses = await Promise.all(thieves.map((thief) => enter(thief, code)));
    statuses.push(...responses.map(({ status }) => status));
  }
  const compared = statuses.filter((status) => status === 401).length;
  figure({
    what: `${STOLEN} people's device cookies stolen, ${GUESSES_EACH} guesses with each`,
    target: `at most ${STOLEN * MOST.person} of ${statuses.length} compared`,
    measured: `${compared}`,
    held: compared > 0 && compared <= STOLEN * MOST.person,
  });
  const pages = await Promise.all(people.map(({ device }) => device.get("/training")));
  const inside = pages.filter(({ status }) => status === 200).length;
  figure({
    what: "Their owners, who are signed in there: still in",
    target: `${STOLEN}`,
    measured: `${inside}`,
    held: inside === STOLEN,
  });
});

async function linkFor(product: TestProduct, { email }: Trainee): Promise<string> {
  const [row] = await product.query<{ user_id: string }>(
    "select user_id from training_credentials where email = $1",
    [email],
  );
  const fields = { intent: "link", userId: row?.user_id ?? "" };
  const made = await (await product.admin()).form("/training/adminpanel.data", fields);
  return /\/auth\/link#([\w-]{43})/.exec(await made.text())?.[1] ?? "";
}
