import { describe, expect, test } from "vitest";
import { aSave, startForTest } from "../kit/test-product";

describe("reports over HTTP", () => {
  test("REP-1 the server's address returns a trainee's actual progress as SVG, to administrators only", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { visitor, userId } = await product.signedIn(
      await product.createTrainee("<b>Zoë", 'علي "x"'),
    );
    await visitor.json(
      "/training/progress",
      aSave(userId, { positionSeconds: 95, progressSeconds: 95 }),
    );
    const address = `/admin/reports/${userId}.svg`;
    const response = await admin.get(address);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="progress_report\.svg"; filename\*=UTF-8''[\w%.-]+$/,
    );
    const picture = await response.text();
    expect(picture).toContain("&lt;b&gt;Zoë");
    expect(picture).not.toContain("<b>");
    expect(picture).toContain("Overall progress: 4%");
    expect(picture).not.toContain("Sample data");
    expect(await (await admin.get(address)).text()).toBe(picture);

    expect((await visitor.get(address)).headers.get("Location")).toBe("/training");
    expect((await product.visitor().get(address)).status).toBe(302);
  });

  test("REP-2 a report of sample data says so, and bad addresses are refused", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const { userId } = await product.signedIn();
    const sample = await (await admin.get(`/admin/reports/${userId}.svg?seed=5&first=Ann`)).text();
    expect(sample).toContain("Sample data");
    expect(sample).toContain("Ann Trainee");
    const [boss] = await product.query<{ user_id: string }>("select user_id from user_roles");
    for (const picture of ["nobody.svg", userId, `${userId}.png`, `${boss?.user_id}.svg`])
      expect((await admin.get(`/admin/reports/${picture}`)).status, picture).toBe(404);
    for (const query of ["seed=x", "seed=-1", "first=", `last=${"x".repeat(201)}`, "unknown=1"])
      expect((await admin.get(`/admin/reports/${userId}.svg?${query}`)).status, query).toBe(400);
  });

  test("EVI-1 SEO-1 the report tool is public and asks not to be indexed", async () => {
    const product = await startForTest();
    const page = await product.visitor().page("/generate-evidence");
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).toContain("Randomize Progress");
    expect(page).toContain("Download Report (PNG)");
  });
});
