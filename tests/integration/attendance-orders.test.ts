/** Attendance from Zoom's webhooks in any order, against a model that counts seconds (WEEK-6). */
import { expect, test } from "vitest";
import { everything } from "../kit/all-rows";
import { setCalendars } from "../kit/calendars";
import { aBooking } from "../kit/inbox-items";
import { startForTest, type TestProduct } from "../kit/test-product";
import {
  registrationBody,
  sendZoom,
  type Told,
  ZOOM_ROOM,
  ZOOM_SECRET,
  zoomBody,
} from "../kit/zoom";

const SEEDS = 6;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SECONDS = 90 * 60;

async function start(): Promise<TestProduct> {
  const product = await startForTest({ ZOOM_SECRET_TOKEN: ZOOM_SECRET });
  await setCalendars(product, { weeklyGroup: { place: "video", placeText: ZOOM_ROOM } });
  return product;
}

async function aGuest(product: TestProduct, startsAt: number, seat: number, name: string) {
  const id = await aBooking(product.query, { name, calendar: "weeklyGroup" });
  const mail = `${name.toLowerCase().replaceAll(" ", ".")}@example.com`;
  await product.query(
    "update bookings set starts_at = $2, ends_at = $3, guest_mail = $4, seat = $5 where id = $1",
    [id, new Date(startsAt), new Date(startsAt + 90 * MINUTE_MS), mail, seat],
  );
  return { id, mail };
}

/** The same sequence of numbers for the same seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffled<One>(list: readonly One[], next: (below: number) => number): One[] {
  return list
    .map((one) => ({ one, at: next(1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}

/** How somebody is known in the call: what Zoom tells of a connection and of a registration. */
const WAYS = {
  "registration with their address": ({ mail, id }: Person) => ({
    own: { name: "iPhone", registrant: id },
    registration: registrationBody({ id, email: mail.toUpperCase(), first: "A", last: "B" }),
  }),
  "registration with their name": ({ first, last, id }: Person) => ({
    own: { name: "Galaxy", registrant: id },
    registration: registrationBody({ id, email: `${id}@home.example`, first, last }),
  }),
  "registration, under the name of another": ({ mail, id, other }: Person) => ({
    own: { name: other, registrant: id },
    registration: registrationBody({ id, email: mail, first: "", last: "" }),
  }),
  "their address": ({ mail }: Person) => ({ own: { name: "Nobody", email: mail } }),
  "their name": ({ first, last }: Person) => ({ own: { name: `${first}  ${last}`.toUpperCase() } }),
  "registration for another meeting": ({ mail, id, first, last }: Person) => ({
    own: { name: "", registrant: id },
    registration: registrationBody({ id, email: mail, first, last, number: "99912345678" }),
    unknown: true,
  }),
} satisfies Record<string, (person: Person) => Known>;

type Person = { first: string; last: string; mail: string; id: string; other: string };
type Known = { own: Partial<Told>; registration?: string; unknown?: boolean };

/** Up to three connections of whole seconds, some without an end; and which seconds they were there, one by one. */
function comings(own: Partial<Told>, user: string, next: (below: number) => number) {
  const there = new Set<number>();
  const told = Array.from({ length: 1 + next(3) }, (_, connection): Told[] => {
    const from = next(SECONDS);
    const stays = next(4) === 0;
    const until = stays ? SECONDS : from + next(SECONDS - from);
    for (let second = from; second < until; second += 1) there.add(second);
    const who = { ...own, user: `${user}-${connection}` };
    const joined = { event: "participant_joined", at: from / 60, ...who };
    return stays ? [joined] : [joined, { event: "participant_left", at: until / 60, ...who }];
  });
  return { told: told.flat(), minutes: Math.round(there.size / 60) };
}

test("WEEK-6 minutes are the model's, however people are known and in whatever order and how often Zoom tells it", async () => {
  const product = await start();
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const next = numbers(seed);
    const startsAt = today - seed * DAY_MS;
    const expected = new Map<string, number>();
    const bodies = [zoomBody(startsAt, { event: "ended", at: SECONDS / 60, uuid: `c${seed}` })];
    const names = Object.keys(WAYS).map((_, at) => `First${at} Last${seed}x${at}`);
    for (const [at, way] of Object.values(WAYS).entries()) {
      const [first = "", last = ""] = (names[at] ?? "").split(" ");
      const { id, mail } = await aGuest(product, startsAt, at + 1, `${first} ${last}`);
      const other = names[(at + 1) % names.length] ?? "";
      const known: Known = way({ first, last, mail, id: `r${seed}-${at}`, other });
      const { told, minutes } = comings(known.own, `u${at}`, next);
      if (!known.unknown) expected.set(id, minutes);
      bodies.push(...told.map((each) => zoomBody(startsAt, { ...each, uuid: `c${seed}` })));
      if (known.registration) bodies.push(known.registration);
    }
    const often = [...bodies, ...bodies.filter(() => next(3) === 0)];
    for (const body of shuffled(often, next))
      expect((await sendZoom(product, body)).status).toBe(200);
    const rows = await product.query<{ booking_id: string; minutes: number | null }>(
      "select booking_id, minutes from attendance where starts_at = $1 and minutes is not null",
      [new Date(startsAt)],
    );
    const counted = new Map(rows.map((row) => [row.booking_id, row.minutes]));
    expect(counted, `seed ${seed}`).toEqual(expected);
  }
});

test("WEEK-6 many messages at once lose nothing, and a registration is kept only for a group session's link", async () => {
  const product = await start();
  const startsAt = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
  const guests = await Promise.all(
    ["Ann A", "Bo B", "Cy C"].map((name, at) => aGuest(product, startsAt, at + 1, name)),
  );
  const bodies = guests.flatMap(({ mail }, at) => [
    zoomBody(startsAt, { event: "participant_joined", user: `x${at}`, registrant: `r${at}`, at }),
    registrationBody({ id: `r${at}`, email: mail, first: "", last: "" }),
    zoomBody(startsAt, { event: "participant_left", user: `x${at}`, registrant: `r${at}`, at: 60 }),
  ]);
  const elsewhere = { id: "r9", email: "else@example.com", first: "E", last: "Lse" };
  bodies.push(registrationBody({ ...elsewhere, number: "99912345678" }));
  const answers = await Promise.all([...bodies, ...bodies].map((body) => sendZoom(product, body)));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  const rows = await product.query<{ minutes: number }>(
    "select minutes from attendance order by minutes",
  );
  expect(rows.map(({ minutes }) => minutes)).toEqual([58, 59, 60]);
  expect(await everything(product)).not.toContain("else@example.com");

  const admin = await product.admin();
  const [ann] = guests;
  const erased = { intent: "erase", kind: "guest", id: ann?.mail ?? "" };
  expect(await everything(product)).toContain(ann?.mail);
  expect((await admin.form("/admin/personal-data.data", erased)).status).toBe(200);
  expect(await everything(product)).not.toContain(ann?.mail);
});
