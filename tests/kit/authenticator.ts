/** An authenticator app: makes codes from a base32 key, with its own implementation of RFC 6238. */
import { createHmac } from "node:crypto";
import type { Visitor } from "./visitor";

const STEP_MS = 30_000;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code of a key now, or some steps of 30 s from now. */
export function appCode(key: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / STEP_MS) + steps, 4);
  const mac = createHmac("sha1", bytesOf(key)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) % 16;
  return String(mac.readUInt32BE(at) % 2 ** 31)
    .slice(-6)
    .padStart(6, "0");
}

/** A code that is wrong now and for the next minutes. */
export function wrongCode(key: string): string {
  const near = new Set([-2, -1, 0, 1, 2, 3, 4].map((steps) => appCode(key, steps)));
  const wrong = Array.from({ length: 9 }, (_, digit) => String(digit).repeat(6));
  return wrong.find((code) => !near.has(code)) ?? "";
}

/** The middle of the current step: with a clock stopped there, every code stays valid. */
export function middleOfStep(): number {
  return Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
}

export type Enrolled = { key: string; recoveryCodes: string[] };

/** Sets up two-step sign-in for a signed-in administrator, with the code before the present one. */
export async function enrol(person: Visitor): Promise<Enrolled> {
  const begun = await (await person.form("/account.data", { intent: "enrol" })).text();
  const key = /\b[A-Z2-7]{32}\b/.exec(begun)?.[0] ?? "";
  const verify = () => person.form("/account.data", { intent: "verify", code: appCode(key, -1) });
  let response = await verify();
  // A step that ended in the meantime made the code too old.
  if (response.status !== 200) response = await verify();
  const recoveryCodes = (await response.text()).match(/\b[A-Z2-7]{5}-[A-Z2-7]{5}\b/g) ?? [];
  // A remembered session learns about it through a notification.
  while (response.status === 200 && !(await person.page("/account")).includes(">On<"));
  return { key, recoveryCodes };
}

function bytesOf(key: string): Buffer {
  const bits = [...key]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
