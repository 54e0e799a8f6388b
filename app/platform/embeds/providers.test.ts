import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMBED_KINDS, type Embed, type EmbedKind } from "./embed";
import { framed, framePolicy } from "./frame.server";
import { embedFrom, isEmbed, providersOf } from "./providers";

const GUID = "eb1c4f77-0cda-46be-b47d-1118ad7c2ffe";
const CONFIG = "https://files.bpcontent.cloud/2025/02/07/11/20250207113012-TVTEH3BD.json";

/** What people paste: its kind, the text, and the provider and address that are stored for it. */
const PASTED: readonly [EmbedKind, pasted: string, provider: string, address: string][] = [
  ["booking", "https://calendly.com/acme/call", "calendly", "https://calendly.com/acme/call"],
  [
    "booking",
    " https://Calendly.com/acme/call?month=2026-11&hide_gdpr_banner=1&primary_color=ff00aa&name=x#top\n",
    "calendly",
    "https://calendly.com/acme/call?hide_gdpr_banner=1&primary_color=ff00aa",
  ],
  [
    "booking",
    `<!-- Calendly inline widget begin -->
<div class="calendly-inline-widget" data-url="https://calendly.com/acme/call?hide_event_type_details=1&amp;hide_gdpr_banner=1" style="min-width:320px;height:700px;"></div>
<script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>`,
    "calendly",
    "https://calendly.com/acme/call?hide_event_type_details=1&hide_gdpr_banner=1",
  ],
  [
    "booking",
    `<link href="https://assets.calendly.com/assets/external/widget.css" rel="stylesheet"><a href="" onclick="Calendly.initPopupWidget({url: 'https://calendly.com/acme/call'});return false;">Book</a>`,
    "calendly",
    "https://calendly.com/acme/call",
  ],
  ["booking", "https://cal.com/acme/30min", "cal", "https://cal.com/acme/30min"],
  ["booking", "https://cal.com/team/acme/intro", "cal", "https://cal.com/team/acme/intro"],
  [
    "booking",
    "https://app.cal.com/acme/30min/embed?embed=x",
    "cal",
    "https://app.cal.com/acme/30min",
  ],
  [
    "booking",
    `<div id="my-cal-inline"></div><script type="text/javascript">Cal("init", "30min", {origin:"https://app.cal.com"});
Cal.ns["30min"]("inline", { elementOrSelector:"#my-cal-inline", config: {"layout":"month_view"}, calLink: "acme/30min" });</script>`,
    "cal",
    "https://app.cal.com/acme/30min",
  ],
  [
    "booking",
    `<iframe src="https://api.leadconnectorhq.com/widget/booking/AbC123dEf456" style="width: 100%;border:none;overflow: hidden;" scrolling="no" id="AbC123dEf456_1"></iframe><br><script src="https://link.msgsndr.com/js/form_embed.js" type="text/javascript"></script>`,
    "gohighlevel",
    "https://api.leadconnectorhq.com/widget/booking/AbC123dEf456",
  ],
  [
    "form",
    "https://link.msgsndr.com/widget/form/AbC123dEf456?email=x",
    "gohighlevel",
    "https://link.msgsndr.com/widget/form/AbC123dEf456",
  ],
  [
    "booking",
    `<div class="meetings-iframe-container" data-src="https://meetings-eu1.hubspot.com/ann/intro?embed=true"></div><script src="https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js"></script>`,
    "hubspot",
    "https://meetings-eu1.hubspot.com/ann/intro?embed=true",
  ],
  [
    "form",
    "https://share.hsforms.com/1pQ8pPB70TuG37sVjr-KtXA336z0",
    "hubspot",
    "https://share.hsforms.com/1pQ8pPB70TuG37sVjr-KtXA336z0",
  ],
  [
    "form",
    `<script charset="utf-8" type="text/javascript" src="//js-eu1.hsforms.net/forms/embed/v2.js"></script>
<script>hbspt.forms.create({ region: "eu1", portalId: "123456", formId: "${GUID}" });</script>`,
    "hubspot",
    `https://js-eu1.hsforms.net/ui-forms-embed-components-app/frame.html?_hsPortalId=123456&_hsFormId=${GUID}&_hsHublet=eu1`,
  ],
  [
    "form",
    `<script src="https://js.hsforms.net/forms/embed/123456.js" defer></script><div class="hs-form-frame" data-region="na1" data-form-id="${GUID}" data-portal-id="123456"></div>`,
    "hubspot",
    `https://js.hsforms.net/ui-forms-embed-components-app/frame.html?_hsPortalId=123456&_hsFormId=${GUID}&_hsHublet=na1`,
  ],
  [
    "form",
    "https://acme.typeform.com/to/AbC123dE?utm=1",
    "typeform",
    "https://form.typeform.com/to/AbC123dE",
  ],
  [
    "form",
    `<div data-tf-widget="AbC123dE" data-tf-opacity="100"></div><script src="//embed.typeform.com/next/embed.js"></script>`,
    "typeform",
    "https://form.typeform.com/to/AbC123dE",
  ],
  ["form", "https://tally.so/r/wA1b2C", "tally", "https://tally.so/embed/wA1b2C"],
  [
    "form",
    `<iframe data-tally-src="https://tally.so/embed/wA1b2C?alignLeft=1&hideTitle=1&transparentBackground=1&dynamicHeight=1" loading="lazy" width="100%" height="284"></iframe><script>var d=document,w="https://tally.so/widgets/embed.js"</script>`,
    "tally",
    "https://tally.so/embed/wA1b2C?alignLeft=1&hideTitle=1&transparentBackground=1",
  ],
  [
    "form",
    "https://form.jotform.com/241234567890123",
    "jotform",
    "https://form.jotform.com/241234567890123",
  ],
  [
    "form",
    "https://www.jotform.com/form/241234567890123",
    "jotform",
    "https://form.jotform.com/241234567890123",
  ],
  [
    "form",
    `<script type="text/javascript" src="https://form.jotform.com/jsform/241234567890123"></script>`,
    "jotform",
    "https://form.jotform.com/241234567890123",
  ],
  [
    "form",
    `<iframe src="https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEfGhIjKlMn/viewform?embedded=true" width="640" height="800">Loading…</iframe>`,
    "google-forms",
    "https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEfGhIjKlMn/viewform",
  ],
  [
    "chat",
    `<iframe src="https://www.chatbase.co/chatbot-iframe/AbC123_-dEf" width="100%" style="height: 100%; min-height: 700px" frameborder="0"></iframe>`,
    "chatbase",
    "https://www.chatbase.co/chatbot-iframe/AbC123_-dEf",
  ],
  [
    "chat",
    `<script>window.embeddedChatbotConfig = { chatbotId: "AbC123dEf", domain: "www.chatbase.co" }</script><script src="https://www.chatbase.co/embed.min.js" chatbotId="AbC123dEf" domain="www.chatbase.co" defer></script>`,
    "chatbase",
    "https://www.chatbase.co/chatbot-iframe/AbC123dEf",
  ],
  [
    "chat",
    `https://cdn.botpress.cloud/webchat/v2.2/shareable.html?configUrl=${CONFIG}`,
    "botpress",
    `https://cdn.botpress.cloud/webchat/v2.2/shareable.html?configUrl=${CONFIG}`,
  ],
  [
    "document",
    "https://drive.google.com/file/d/1AbC123dEf456/view?usp=sharing&resourcekey=0-abc",
    "google-drive",
    "https://drive.google.com/file/d/1AbC123dEf456/preview?resourcekey=0-abc",
  ],
  [
    "video",
    "https://www.youtube.com/watch?v=AbC123dEf45&list=x",
    "youtube",
    "https://www.youtube-nocookie.com/embed/AbC123dEf45",
  ],
  [
    "video",
    "https://youtu.be/AbC123dEf45?si=x",
    "youtube",
    "https://www.youtube-nocookie.com/embed/AbC123dEf45",
  ],
  [
    "video",
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/AbC123dEf45?si=x&amp;start=42" title="YouTube video player" allowfullscreen></iframe>`,
    "youtube",
    "https://www.youtube-nocookie.com/embed/AbC123dEf45?start=42",
  ],
  [
    "video",
    "https://vimeo.com/123456789/abcdef0123",
    "vimeo",
    "https://player.vimeo.com/video/123456789?h=abcdef0123",
  ],
  [
    "video",
    "https://player.vimeo.com/video/123456789?h=abcdef0123&badge=0",
    "vimeo",
    "https://player.vimeo.com/video/123456789?h=abcdef0123",
  ],
  [
    "video",
    `https://iframe.mediadelivery.net/play/759/${GUID}`,
    "bunny",
    `https://iframe.mediadelivery.net/embed/759/${GUID}`,
  ],
  [
    "video",
    `<div style="position:relative"><iframe src="https://player.mediadelivery.net/embed/759/${GUID}?autoplay=true&token=secret" loading="lazy"></iframe></div>`,
    "bunny",
    `https://player.mediadelivery.net/embed/759/${GUID}`,
  ],
];

describe("what is pasted (SLOT-1)", () => {
  test.each(PASTED)("as a %s, %s is kept as one of %s", (kind, pasted, provider, address) => {
    const embed = embedFrom(kind, pasted);
    expect(embed).toEqual({ provider, address });
    expect(isEmbed(kind, { provider, address })).toBe(true);
  });
  test("the same code is refused for another kind of place", () => {
    for (const [kind, pasted] of PASTED)
      for (const other of EMBED_KINDS.filter((each) => each !== kind))
        expect(embedFrom(other, pasted), `${pasted} as ${other}`).toHaveProperty("fault");
  });
  test("every provider's example is itself an embed, and every kind has one", () => {
    for (const kind of EMBED_KINDS) {
      expect(providersOf(kind).length, kind).toBeGreaterThan(0);
      for (const { example } of providersOf(kind))
        expect(embedFrom(kind, example), example).toHaveProperty("address");
    }
  });
  test.each([
    [
      "booking",
      "https://evil.example/x",
      /^This is not an address of Calendly, .* or HubSpot\. Expected is one such as https:\/\/calendly/,
    ],
    [
      "booking",
      "https://calendly.com/app/scheduling",
      /^This address of Calendly is not that of a booking page\./,
    ],
    ["form", "https://calendly.com/acme/call", /^This address of Calendly is not that of a form\./],
    ["form", "http://tally.so/r/wA1b2C", /must begin with https/],
    ["form", "", /^There is no address in this\./],
    ["form", "<p>Hello</p>", /^There is no address in this\./],
    [
      "form",
      `<div data-tf-live="01HV53EW6ZWY25PRRDW6BR716X"></div>`,
      /Typeform code does not name the form/,
    ],
    ["chat", "x".repeat(10_001), /longer than 10,000/],
    ["document", "https://app.pandadoc.com/s/AbC123/", /PandaDoc is one person's signing session/],
    [
      "document",
      "https://na4.docusign.net/Signing/?ti=1",
      /DocuSign is one person's signing session/,
    ],
  ] as const)("as a %s, %s is refused in words", (kind, pasted, words) => {
    expect(embedFrom(kind, pasted)).toEqual({ fault: expect.stringMatching(words) });
  });
});

/** Addresses that belong to no provider, however close to this valid one. */
const GOOD = "https://calendly.com/acme/call";
const HOSTILE_ADDRESSES = [
  "javascript:alert(1)//https://calendly.com/acme/call",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:x",
  `blob:${GOOD}`,
  "file:///etc/passwd",
  "http://calendly.com/acme/call",
  "//calendly.com/acme/call",
  "/acme/call",
  "https://calendly.com.evil.example/acme/call",
  "https://evil-calendly.com/acme/call",
  "https://xcalendly.com/acme/call",
  "https://calendly.com./acme/call",
  "https://calendly.com:8443/acme/call",
  "https://calendly.com:443/acme/call",
  "https://user@calendly.com/acme/call",
  "https://user:word@calendly.com/acme/call",
  "https://calendly.com@evil.example/acme/call",
  "https://evil.example\\@calendly.com/acme/call",
  "https:\\\\calendly.com\\acme",
  "https://evil.example#@calendly.com/acme/call",
  `https://evil.example?${GOOD}`,
  `https://evil.example/${GOOD}`,
  "https://саlendly.com/acme/call",
  "https://xn--alendly-2fg.com/acme/call",
  "https://calendly。com/acme/call",
  "https://calendly.com/acme/call\u202e",
  "https://calendly.com/acme/%2e%2e/app",
  "https://calendly.com/../app/x",
  "https://calendly.com/acme/<script>",
  "https://calendly.com//acme/call",
  "https://calendly.com/a/b/c/d/e",
  "https://[::1]/acme/call",
  "https://127.0.0.1/acme/call",
  "https%3A%2F%2Fcalendly.com/acme/call",
  "&#104;ttps://evil.example/acme/call",
  "https:calendly.com/acme/call",
  "ftp://calendly.com/acme/call",
];
const FRAMES: ((address: string) => string)[] = [
  (address) => address,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<iframe src='${address}' onload="alert(1)" onerror=alert(1)></iframe>`,
  (address) => `<iframe srcdoc="<script>alert(1)</script>" src="${address}"></iframe>`,
  (address) => `<script>alert(1)</script><iframe src=${address}></iframe>`,
  (address) => `<iframe src="${address}"><iframe src="${GOOD}"></iframe></iframe>`,
  (address) => `<svg onload=alert(1)><div data-url="${address}"></div></svg>`,
  (address) => `<div data-src="${address}" style="background:url(javascript:alert(1))"></div>`,
  (address) => `<script>Calendly.initInlineWidget({ url: '${address}' })</script>`,
  (address) => `<script src="${address}"></script><a href="${address}">x</a>`,
];
const HOSTILE = FRAMES.flatMap((frame) => HOSTILE_ADDRESSES.map(frame));

/** A valid embed address, regardless of what was pasted: plain, and on a provider's host. */
const HOSTS =
  "calendly\\.com|(?:app\\.)?cal\\.com|api\\.leadconnectorhq\\.com|link\\.msgsndr\\.com|meetings(?:-\\w+)?\\.hubspot\\.com|share(?:-\\w+)?\\.hsforms\\.com|js(?:-\\w+)?\\.hsforms\\.net|form\\.typeform\\.(?:com|eu)|tally\\.so|(?:form|eu|hipaa|agent)\\.jotform\\.com|docs\\.google\\.com|drive\\.google\\.com|www\\.chatbase\\.co|cdn\\.botpress\\.cloud|www\\.youtube-nocookie\\.com|player\\.vimeo\\.com|(?:iframe|player)\\.mediadelivery\\.net";
const PLAIN = new RegExp(`^https://(?:${HOSTS})(?:/[\\w.-]+)+(?:\\?[\\w./:=&-]+)?$`);

function expectPlain(embed: Embed | { fault: string }): void {
  if ("fault" in embed) {
    expect(embed.fault).toMatch(/\.$/);
    return;
  }
  expect(embed.address).toMatch(PLAIN);
  const { frames = [], ...others } = framePolicy(framed(embed));
  expect(frames).toContain(new URL(embed.address).origin);
  expect(others).toEqual({});
}

/** Any letter of any alphabet, including halves of surrogate pairs. */
const LETTER = fc.nat(0x2ffff).map((code) => String.fromCodePoint(code));

describe("hostile embed codes (SLOT-1)", () => {
  test("of 400 and more none becomes an embed", () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(400);
    const taken = HOSTILE.filter((pasted) =>
      EMBED_KINDS.some((kind) => "address" in embedFrom(kind, pasted)),
    );
    expect(taken).toEqual([]);
  });
  test("hostile parts next to a good address are not kept", () => {
    const kept = { provider: "calendly", address: GOOD };
    for (const frame of FRAMES) {
      expect(embedFrom("booking", frame(GOOD)), frame(GOOD)).toEqual(kept);
    }
    expect(embedFrom("booking", `<iframe src="${GOOD}"onload=alert(1)"></iframe>`)).toEqual(kept);
  });
  test("any pasted embed becomes a plain address of a provider, and the page's policy names only that", () => {
    const kind = fc.constantFrom(...EMBED_KINDS);
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE_ADDRESSES, ...PASTED.map(([, pasted]) => pasted)),
      fc.constantFrom(
        "<iframe ",
        " src=",
        ' src="',
        "'",
        '"',
        ">",
        "<script>",
        " onload=alert(1)",
        "\0",
        "&amp;",
        "\\",
        "@",
        ":443",
        "#",
        "?",
        "srcdoc=",
        "{",
        "url: '",
      ),
      fc.string({ unit: LETTER, maxLength: 20 }),
    );
    const pasted = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(kind, pasted, (each, text) => {
        expectPlain(embedFrom(each, text));
      }),
      {
        numRuns: 500,
      },
    );
  });
  test("a good address with one letter changed is still a provider's, or none", () => {
    const changed = fc
      .tuple(
        fc.constantFrom(...PASTED),
        fc.nat(),
        fc.string({ unit: LETTER, minLength: 1, maxLength: 2 }),
      )
      .map(([[kind, , , address], at, letter]) => {
        const place = at % (address.length + 1);
        return [kind, address.slice(0, place) + letter + address.slice(place + 1)] as const;
      });
    fc.assert(
      fc.property(changed, ([kind, text]) => {
        expectPlain(embedFrom(kind, text));
      }),
      {
        numRuns: 500,
      },
    );
  });
  test("a stored embed that was not made here is ignored", () => {
    for (const address of HOSTILE_ADDRESSES) {
      expect(isEmbed("booking", { provider: "calendly", address })).toBe(false);
      expect(framePolicy(framed({ provider: "calendly", address }))).toEqual({});
    }
    expect(framePolicy(framed({ provider: "constructor", address: GOOD }))).toEqual({});
    expect(framePolicy(framed({ provider: "cal", address: GOOD }))).toEqual({});
    expect(framePolicy(null)).toEqual({});
  });
});
