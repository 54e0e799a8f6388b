import { expect, test } from "vitest";
import { ADMIN_CODE, startForTest } from "../kit/test-product";

test("AUTH-1 a right code leads to the training page, or where the visitor wanted to go", async () => {
  const product = await startForTest();
  const trainee = await product.createTrainee();
  const answer = await product.visitor().signIn(`  ${trainee.accessCode} `);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/training");
  const admin = product.visitor();
  const wanted = await admin.form("/auth?redirect=/training/lesson3", { accessCode: ADMIN_CODE });
  expect(wanted.headers.get("Location")).toBe("/training/lesson3");
});
