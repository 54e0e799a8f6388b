// cspell:ignore Calle calle Carrera Avenida nro cedula GOMC Kennzeichen placas
/** Handles apart from their sign, numbers with letters in them, and addresses of other countries; and what looks like them. */
import { expect, test } from "vitest";
import { withoutPersonalData } from "./personal-data";

/** A sentence's place for something. */
const FRAMES = [
  (it: string) => it,
  (it: string) => `Me: ok so ${it}`,
  (it: string) => `${it}, thanks!`,
  (it: string) => `yes (${it}) and I make $4,200 a month`,
];

const inFrames = (left: string, taken: string, mark: string) => {
  for (const frame of FRAMES)
    expect(withoutPersonalData(frame(`${left}${taken}`)), taken).toBe(frame(`${left}${mark}`));
};

test("READ-12 a handle apart from its sign is taken out behind the name of its network", () => {
  for (const network of ["insta", "ig", "my Instagram is", "snap:", "tiktok", "telegram -"])
    for (const name of ["joe99", "joe.smith", "jess_b", "marie", "Big.Sales"])
      inFrames(`${network} `, `@ ${name}`, "[handle]");
  for (const name of ["u/joe99", "/u/big_sales-guy", "u/Marie"]) inFrames("", name, "[handle]");
});

test("READ-12 numbers of passports, identities and cars are taken out with their letters", () => {
  const documents = [
    "passport ",
    "my passport number is ",
    "Passport no. ",
    "ID number: ",
    "my id is ",
  ];
  const numbers = ["AB1234567", "C01X00T47", "X-123456", "12A34567", "12345678Z"];
  for (const each of [...documents, "dni ", "state id ", "tax ID # ", "cedula: "])
    for (const number of numbers) inFrames(each, number, "[number]");
  for (const each of ["plate is ", "license plate ", "License plate number: ", "my plates are "])
    for (const plate of ["7ABC123", "ABC-1234", "ABC 1234", "B MW 2044", "AB12 CDE", "abc1234"])
      inFrames(each, plate, "[number]");
});

test("READ-12 streets with a number for a name, and postal codes before their town", () => {
  const streets = ["Calle 5 no. 23", "calle 12 # 4-56", "Carrera 7 # 32-16", "Avenida 3 nro. 15"];
  const towns = ["10115 Berlin", "75011 Paris", "28013 Madrid", "D-80331 Munich"];
  for (const each of [...streets, "Av. 9 de Julio 1200", ...towns])
    inFrames("I live at ", each, "[address]");
});

test.each([
  "see you @ 5pm, on insta @ noon, call @ 5 pm, insta @ the gym, meet @ home",
  "open 24/7, 9-5 or 10-6, u/your team, w/o calls, u/s only",
  "I make 45000 Now, id make 5000 a month, id say 3 calls, regular pay 1200",
  "10000 Leads a week, 52500 Dollars, 12500 Views, 12345 Calls",
  "my id is in the car, ID is needed in 2 days, passport expires in 2027 or so",
  "the plate is 15 bucks, a plate of 20 wings, plates are 2 for 10",
  "calle 5 is loud, lesson 12, module 3 no. 4, video 10115 is long",
  "10 in 60, 60 DMs by Friday, 100 to 150 DMs, reg 5 pm, reg hours 9 to 5",
])("READ-12 times, pay, quotas and lessons near them stay: %s", (text) => {
  for (const frame of FRAMES) expect(withoutPersonalData(frame(text))).toBe(frame(text));
});
