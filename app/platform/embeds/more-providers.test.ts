/** What people paste from the providers added later, and what only looks like theirs (EMB-1). */
import { describe, expect, test } from "vitest";
import type { EmbedKind } from "./embed";
import { framed, framePolicy } from "./frame.server";
import { embedFrom, isEmbed } from "./providers";

const LOOM = "0123456789abcdef0123456789abcdef";
const SCHEDULE = "AcZssZ0AbCdEfGhIjKlMnOpQrSt";
const RESPONSE = "DQSIkWdsW0yxEjajBLZtrQAAAAAAAAAAAANAAe-AbCdE";

const PASTED: readonly [EmbedKind, pasted: string, address: string][] = [
  ["video", `https://www.loom.com/share/${LOOM}?sid=x`, `https://www.loom.com/embed/${LOOM}`],
  ["video", `loom.com/share/${LOOM}`, `https://www.loom.com/embed/${LOOM}`],
  [
    "video",
    `<div style="position: relative;"><iframe src="https://www.loom.com/embed/${LOOM}" frameborder="0" allowfullscreen></iframe></div>`,
    `https://www.loom.com/embed/${LOOM}`,
  ],
  [
    "video",
    "https://acme.wistia.com/medias/abc123def4",
    "https://fast.wistia.net/embed/iframe/abc123def4",
  ],
  [
    "video",
    `<script src="https://fast.wistia.com/player.js" async></script><wistia-player media-id="abc123def4" aspect="1.77"></wistia-player>`,
    "https://fast.wistia.net/embed/iframe/abc123def4",
  ],
  [
    "video",
    `<div class="wistia_embed wistia_async_abc123def4 videoFoam=true"></div>`,
    "https://fast.wistia.net/embed/iframe/abc123def4",
  ],
  [
    "booking",
    `https://calendar.google.com/calendar/u/0/appointments/schedules/${SCHEDULE}`,
    `https://calendar.google.com/calendar/appointments/schedules/${SCHEDULE}?gv=true`,
  ],
  [
    "booking",
    `<iframe src="https://calendar.google.com/calendar/appointments/schedules/${SCHEDULE}?gv=true" style="border: 0" width="100%" height="600" frameborder="0"></iframe>`,
    `https://calendar.google.com/calendar/appointments/schedules/${SCHEDULE}?gv=true`,
  ],
  ["booking", "calendar.app.google/AbC123dEf456", "https://calendar.app.google/AbC123dEf456"],
  [
    "booking",
    `<iframe src="https://app.acuityscheduling.com/schedule.php?owner=12345678&appointmentType=42&ref=embedded_csp" title="Schedule Appointment" width="100%" height="800"></iframe><script src="https://embed.acuityscheduling.com/js/embed.js"></script>`,
    "https://app.acuityscheduling.com/schedule.php?owner=12345678&appointmentType=42",
  ],
  ["booking", "https://acme.as.me/", "https://acme.as.me/"],
  ["booking", "acme.as.me/intro", "https://acme.as.me/intro"],
  ["booking", "https://acme.acuityscheduling.com", "https://acme.acuityscheduling.com/"],
  ["booking", "https://tidycal.com/ann/30-min", "https://tidycal.com/ann/30-min"],
  [
    "booking",
    `<div class="tidycal-embed" data-path="ann/30-min"></div><script src="https://asset-tidycal.b-cdn.net/js/embed.js" async></script>`,
    "https://tidycal.com/ann/30-min",
  ],
  ["booking", "savvycal.com/ann/chat", "https://savvycal.com/ann/chat"],
  [
    "booking",
    `<div id="booking"></div><script>SavvyCal('inline', { link: 'ann/chat', selector: '#booking' });</script>`,
    "https://savvycal.com/ann/chat",
  ],
  ["booking", "https://ann.youcanbook.me", "https://ann.youcanbook.me/"],
  ["booking", "https://cal.eu/ann/intro", "https://cal.eu/ann/intro"],
  ["booking", "cal.com/ann/intro", "https://cal.com/ann/intro"],
  ["form", "https://forms.gle/AbC123dEf456GhI78", "https://forms.gle/AbC123dEf456GhI78"],
  [
    "form",
    `https://forms.office.com/Pages/ResponsePage.aspx?id=${RESPONSE}&origin=x`,
    `https://forms.office.com/Pages/ResponsePage.aspx?id=${RESPONSE}&embed=true`,
  ],
  [
    "form",
    "https://forms.office.com/r/AbC123dEf4",
    "https://forms.office.com/r/AbC123dEf4?embed=true",
  ],
  [
    "form",
    "https://forms.cloud.microsoft/e/AbC123dEf4",
    "https://forms.cloud.microsoft/e/AbC123dEf4?embed=true",
  ],
  [
    "form",
    `<iframe width="640px" height="480px" src="https://forms.microsoft.com/Pages/ResponsePage.aspx?id=${RESPONSE}&embed=true" frameborder="0"></iframe>`,
    `https://forms.microsoft.com/Pages/ResponsePage.aspx?id=${RESPONSE}&embed=true`,
  ],
  [
    "form",
    `<iframe class="airtable-embed" src="https://airtable.com/embed/appAbC123dEf456Gh/shrAbC123dEf456Gh?backgroundColor=red"></iframe>`,
    "https://airtable.com/embed/appAbC123dEf456Gh/shrAbC123dEf456Gh",
  ],
  ["form", "airtable.com/shrAbC123dEf456Gh", "https://airtable.com/embed/shrAbC123dEf456Gh"],
  [
    "form",
    "https://airtable.com/appAbC123dEf456Gh/pagAbC123dEf456Gh/form",
    "https://airtable.com/embed/appAbC123dEf456Gh/pagAbC123dEf456Gh/form",
  ],
  ["form", "https://forms.fillout.com/t/aBc123DeF4us", "https://forms.fillout.com/t/aBc123DeF4us"],
  ["form", "https://acme.fillout.com/intake", "https://acme.fillout.com/intake"],
  [
    "form",
    `<div style="width:100%;height:500px;" data-fillout-id="aBc123DeF4us" data-fillout-embed-type="standard"></div><script src="https://server.fillout.com/embed/v1/"></script>`,
    "https://forms.fillout.com/t/aBc123DeF4us",
  ],
  [
    "document",
    "https://files.acme.example/legal/agreement%202026.pdf?v=3#page=2",
    "https://files.acme.example/legal/agreement%202026.pdf",
  ],
  ["document", "acme.example/a.PDF", "https://acme.example/a.PDF"],
];

describe("what is pasted (EMB-1)", () => {
  test.each(PASTED)(
    "EMB-1 as a %s, %s is kept as %s, and stays an embed",
    (kind, pasted, address) => {
      const embed = embedFrom(kind, pasted);
      expect(embed).toHaveProperty("address", address);
      if ("fault" in embed) throw new Error(embed.fault);
      expect(isEmbed(kind, embed)).toBe(true);
      expect(framePolicy(framed(embed)).frames).toContain(new URL(address).origin);
    },
  );
  test.each([
    ["video", `https://loom.com.evil.example/share/${LOOM}`],
    ["video", `https://evil-loom.com/share/${LOOM}`],
    ["video", "https://www.loom.com/share/short"],
    ["video", "https://wistia.com.evil.example/medias/abc123def4"],
    [
      "booking",
      `https://calendar.google.com.evil.example/calendar/appointments/schedules/${SCHEDULE}`,
    ],
    ["booking", "https://calendar.google.com/calendar/u/0/r/settings"],
    ["booking", "https://calendar.app.google.evil.example/AbC123dEf456"],
    ["booking", "https://app.acuityscheduling.com/login.php"],
    ["booking", "https://as.me/x"],
    ["booking", "https://evilas.me/x"],
    ["booking", "https://tidycal.com/login"],
    ["booking", "https://savvycal.com.evil.example/ann/chat"],
    ["booking", "https://youcanbook.me/"],
    ["booking", "https://ann.youcanbook.me.evil.example/"],
    ["booking", "https://cal.eu.evil.example/ann"],
    ["form", "https://forms.gle.evil.example/AbC123dEf456"],
    ["form", "https://forms.office.com.evil.example/r/AbC123dEf4"],
    ["form", "https://forms.office.com/Pages/DesignPage.aspx?id=AbC123dEf456"],
    ["form", "https://airtable.com/login"],
    ["form", "https://evilairtable.com/shrAbC123dEf456Gh"],
    ["form", "https://fillout.com.evil.example/t/AbC123dEf4"],
    ["form", "https://build.fillout.com/editor/AbC"],
    ["document", "https://localhost/a.pdf"],
    ["document", "https://127.0.0.1/a.pdf"],
    ["document", "https://printer.local/a.pdf"],
    ["document", "http://acme.example/a.pdf"],
    ["document", "https://acme.example/a.pdf/../b.html"],
    ["document", "https://acme.example/x?file=a.pdf"],
    ["document", "javascript:alert(1)//a.pdf"],
  ] as const)("EMB-1 as a %s, %s is refused", (kind, pasted) => {
    expect(embedFrom(kind, pasted)).toHaveProperty("fault");
  });
  test("EMB-1 a PDF is framed without a sandbox, in which browsers show none; everything else in one", () => {
    for (const [kind, pasted] of PASTED) {
      const embed = embedFrom(kind, pasted);
      const sandbox = "fault" in embed ? null : framed(embed)?.frame.sandbox;
      if (kind === "document") expect(sandbox, pasted).toBeUndefined();
      else expect(sandbox, pasted).toContain("allow-scripts");
    }
  });
});
