import { createHash, randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sha256Words } from "./sha256";
import { findProof, isProof } from "./work";

const pause = () => Promise.resolve();

test("SLOT-2 our SHA-256 is the standard one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 55 }), (text) => {
      const words = [...sha256Words(text)].map((word) =>
        (word >>> 0).toString(16).padStart(8, "0"),
      );
      expect(words.join("")).toBe(createHash("sha256").update(text).digest("hex"));
    }),
  );
  expect(() => sha256Words("x".repeat(56))).toThrow(RangeError);
});

test("SLOT-2 a proof that was found is one, for its own token alone", async () => {
  const id = randomUUID();
  const proof = await findProof(id, 10, pause);
  expect(isProof(id, proof, 10)).toBe(true);
  expect(createHash("sha256").update(`${id}:${proof}`).digest().readUInt16BE() >> 6).toBe(0);
  const others = Array.from({ length: 20 }, () => isProof(randomUUID(), proof, 10));
  expect(others.filter(Boolean).length).toBeLessThan(3);
});

test("SLOT-2 what is no short whole number is not a proof", () => {
  const id = randomUUID();
  for (const proof of ["", "-1", "1.5", "1e3", " 1", "12345678901", "x"])
    expect(isProof(id, proof, 0)).toBe(false);
  expect(isProof("x".repeat(41), "1", 0)).toBe(false);
});
