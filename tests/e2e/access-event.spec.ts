import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./fixtures";

type Heard = { method: string; type: string; body: Record<string, unknown> };

/** `port`: unless it is the one pages may connect to, their browsers refuse it. */
async function startWebhook(port: string | number) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method = "", headers } = request;
    const type = headers["content-type"] ?? "";
    // It is stopped once it has heard all, and a browser complains if its request then has no answer.
    response.writeHead(200).end(() => heard.push({ method, type, body: JSON.parse(text) }));
  });
  await new Promise<void>((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lessons`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { heard, url, stop };
}

test("HOOK-1 opening lessons notifies the webhook in local storage, as one session of the tab", async ({
  traineePage: page,
  traineeBrowser,
  product,
  trainee,
}) => {
  const webhook = await startWebhook(product.webhookOrigin.port);
  try {
    await page.goto("/training/lesson1");
    await expect.poll(() => product.streamsOf(trainee.userId), "the page is alive").toBe(1);
    await page.evaluate((url) => localStorage.setItem("training_webhook_url", url), webhook.url);
    expect(webhook.heard).toEqual([]);
    const began = Date.now();
    await page.goto("/training/lesson2");
    await expect.poll(() => webhook.heard.length).toBe(1);
    await page.getByRole("link", { name: "Lesson 3" }).click();
    await expect.poll(() => webhook.heard.length).toBe(2);
    const [second, third] = webhook.heard;
    expect(second?.method).toBe("POST");
    expect(second?.type, "a no-cors request can be nothing but plain text").toMatch(/^text\/plain/);
    expect(Object.keys(second?.body ?? {}).sort()).toEqual(
      ["accessedFrom", "lesson", "lessonNumber", "sessionId", "timestamp"].sort(),
    );
    expect(second?.body).toMatchObject({
      lesson: "Appointment Setting - LinkedIn Job Offer",
      lessonNumber: 2,
      accessedFrom: `${product.url}/training/lesson2`,
    });
    expect(third?.body).toMatchObject({ lessonNumber: 3, sessionId: second?.body.sessionId });
    const at = Date.parse(String(second?.body.timestamp));
    expect([began <= at, at <= Date.now()]).toEqual([true, true]);
    expect(await page.evaluate(() => sessionStorage.getItem("training_session_id"))).toBe(
      second?.body.sessionId,
    );

    const other = await traineeBrowser.newPage();
    await other.goto("/training/lesson4");
    await expect.poll(() => webhook.heard.length).toBe(3);
    expect(webhook.heard[2]?.body.sessionId).not.toBe(second?.body.sessionId);
  } finally {
    webhook.stop();
  }
});

test("HOOK-1 a webhook that does not answer is only logged", async ({
  traineePage: page,
  product,
  expectFault,
}) => {
  expectFault(/ERR_CONNECTION_REFUSED/);
  const webhook = await startWebhook(product.webhookOrigin.port);
  webhook.stop();
  await page.goto("/training");
  await page.evaluate((url) => localStorage.setItem("training_webhook_url", url), webhook.url);
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto("/training/lesson1");
  expect((await warned).text()).toContain("lesson access event not sent");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("HOOK-1 a webhook at an origin that WEBHOOK_ORIGINS does not name hears nothing", async ({
  traineePage: page,
  expectFault,
}) => {
  expectFault(/Content Security Policy/);
  expectFault(/refused by the page's policy: connect-src/);
  const webhook = await startWebhook(0);
  try {
    await page.goto("/training");
    await page.evaluate((url) => localStorage.setItem("training_webhook_url", url), webhook.url);
    const warned = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.goto("/training/lesson1");
    expect((await warned).text()).toContain("lesson access event not sent");
    expect(webhook.heard).toEqual([]);
  } finally {
    webhook.stop();
  }
});
