import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Embed } from "./embed";
import { framed } from "./frame.server";
import { speaksFrom } from "./frame-connection";
import { answerTo, type Signal, signalOf } from "./messages";

const EMBEDS = {
  calendly: "https://calendly.com/acme/call",
  cal: "https://cal.com/acme/30min",
  gohighlevel: "https://api.leadconnectorhq.com/widget/booking/AbC123dEf456",
  hubspot: "https://meetings.hubspot.com/ann/intro?embed=true",
  typeform: "https://form.typeform.com/to/AbC123dE",
  tally: "https://tally.so/embed/wA1b2C",
  jotform: "https://form.jotform.com/241234567890123",
  "google-forms": "https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEfGhIjKlMn/viewform",
  chatbase: "https://www.chatbase.co/chatbot-iframe/AbC123dEf",
} as const;
type Name = keyof typeof EMBEDS;

function embedOf(provider: Name): Embed {
  return { provider, address: EMBEDS[provider] };
}

const CONTACT = JSON.stringify({ email: "ann@example.com" });
const APPOINTMENT = JSON.stringify({ email: "ann@example.com", appointment: { id: "1" } });

const SPOKEN: readonly [Name, message: unknown, Signal | null][] = [
  [
    "calendly",
    {
      event: "calendly.event_scheduled",
      payload: {
        event: { uri: "https://api.calendly.com/scheduled_events/1" },
        invitee: { uri: "x" },
      },
    },
    "booked",
  ],
  ["calendly", { event: "calendly.page_height", payload: { height: "1200px" } }, { height: 1_200 }],
  ["calendly", { event: "calendly.event_type_viewed", payload: {} }, null],
  ["calendly", { event: "calendly.date_and_time_selected", payload: {} }, null],
  [
    "cal",
    {
      type: "bookingSuccessfulV2",
      namespace: "",
      fullType: "CAL::bookingSuccessfulV2",
      data: { uid: "1" },
    },
    "booked",
  ],
  [
    "cal",
    { type: "bookingSuccessful", namespace: "ns", fullType: "CAL:ns:bookingSuccessful", data: {} },
    "booked",
  ],
  [
    "cal",
    {
      fullType: "CAL:ns:__dimensionChanged",
      data: { iframeHeight: 900, iframeWidth: 700, isFirstTime: true },
    },
    { height: 900 },
  ],
  ["cal", { type: "linkReady", fullType: "CAL::linkReady", data: {} }, null],
  ["cal", { type: "bookingCancelled", fullType: "CAL::bookingCancelled", data: {} }, null],
  ["gohighlevel", ["msgsndr-booking-complete", { fingerprint: "f", calendarId: "c" }], "booked"],
  ["gohighlevel", ["set-sticky-contacts", "_ud", CONTACT, "loc", "3f2e"], "submitted"],
  ["gohighlevel", ["set-sticky-contacts", "_ud", APPOINTMENT, "loc", "3f2e"], "booked"],
  ["gohighlevel", ["set-sticky-contacts", "embedded_iframe_x", "x", "{}", ""], null],
  ["gohighlevel", ["set-sticky-contacts", "_ud", CONTACT, "loc", ""], null],
  ["gohighlevel", ["msgsndr-form-submit"], "submitted"],
  ["gohighlevel", { type: "msgsndr-form-submit" }, "submitted"],
  ["gohighlevel", ["iframeLoaded"], null],
  ["gohighlevel", ["fetch-query-params", "x"], null],
  ["gohighlevel", ["modify-parent-url", "https://evil.example"], null],
  ["gohighlevel", ["highlevel.setHeight", { height: 800, id: "x" }], { height: 800 }],
  ["gohighlevel", "[iFrameSizer]AbC123_1:700:1120:init", { height: 700 }],
  ["gohighlevel", "[iFrameSizer]AbC123_1:700:1120:message:x", null],
  ["gohighlevel", "[iFrameResizerChild]Ready", null],
  ["hubspot", { meetingBookSucceeded: true, meetingsPayload: { bookingResponse: {} } }, "booked"],
  ["hubspot", { meeetingBookSucceeded: true }, "booked"],
  ["hubspot", { meetingCreated: true }, "booked"],
  ["hubspot", { meetingBookSucceeded: false }, null],
  [
    "hubspot",
    { type: "hsFormCallback", eventName: "onFormSubmitted", id: "g", data: {} },
    "submitted",
  ],
  ["hubspot", { type: "hsFormCallback", eventName: "onFormSubmit", id: "g" }, null],
  ["hubspot", { type: "hsFormCallback", eventName: "onFormReady", id: "g" }, null],
  [
    "typeform",
    { type: "form-submit", embedId: "123", formId: "abc", responseId: "r1" },
    "submitted",
  ],
  ["typeform", { type: "form-height-changed", height: 640.2, embedId: "123" }, { height: 641 }],
  ["typeform", { type: "form-ready", embedId: "123" }, null],
  ["typeform", { type: "form-screen-changed" }, null],
  ["tally", '{"event":"Tally.FormSubmitted","payload":{"formId":"3EgAOl"}}', "submitted"],
  ["tally", { event: "Tally.FormSubmitted" }, null],
  ["tally", '{"event":"Tally.FormLoaded","payload":{"formId":"3EgAOl"}}', null],
  ["tally", "[iFrameSizer]embed:540:700:mutationObserver", { height: 540 }],
  ["jotform", { action: "submission-completed", formID: "2410" }, "submitted"],
  ["jotform", "setHeight:1240:2410", { height: 1_240 }],
  ["jotform", "scrollIntoView::2410", null],
  ["jotform", "collapseErrorPage:2410", null],
  ["google-forms", { action: "submission-completed" }, null],
  ["chatbase", { type: "form-submit" }, null],
];

describe("what a provider says (SLOT-1)", () => {
  test.each(SPOKEN)("%s: %j", (provider, message, signal) => {
    expect(signalOf(embedOf(provider), message)).toEqual(signal);
  });
  test("no provider is taken for another", () => {
    const others = SPOKEN.filter(([, , signal]) => signal === "booked" || signal === "submitted");
    for (const [speaker, message, signal] of others)
      for (const provider of Object.keys(EMBEDS) as Name[])
        if (provider !== speaker)
          expect(signalOf(embedOf(provider), message), `${speaker} in ${provider}`).not.toBe(
            signal,
          );
  });
  test.each([
    [5, 200],
    [199.5, 200],
    [200, 200],
    [3_000, 3_000],
    [99_999, 3_000],
    ["120px", 200],
  ])("a height of %s is kept within bounds: %d px", (height, px) => {
    const message = { event: "calendly.page_height", payload: { height } };
    expect(signalOf(embedOf("calendly"), message)).toEqual({ height: px });
  });
  test.each([0, -900, Number.NaN, Number.POSITIVE_INFINITY, "1e5", "", "auto", null, {}, [900]])(
    "a height of %s is none",
    (height) => {
      const message = { event: "calendly.page_height", payload: { height } };
      expect(signalOf(embedOf("calendly"), message)).toBeNull();
    },
  );
  test("any message from a frame is a signal within bounds or nothing", () => {
    const names = SPOKEN.map(([, message]) => message);
    const piece = fc.oneof(fc.anything(), fc.constantFrom(...names), fc.json(), fc.string());
    const message = fc.oneof(
      piece,
      fc.array(piece, { maxLength: 6 }),
      fc.record(
        { event: piece, type: piece, fullType: piece, action: piece, payload: piece, data: piece },
        { requiredKeys: [] },
      ),
      fc.string().map((text) => `[iFrameSizer]${text}`),
      fc.string().map((text) => `setHeight:${text}`),
    );
    const provider = fc.constantFrom(...(Object.keys(EMBEDS) as Name[]));
    fc.assert(
      fc.property(provider, message, (name, said) => {
        const signal = signalOf(embedOf(name), said);
        const known = signal === null || signal === "booked" || signal === "submitted";
        if (known) return;
        expect(signal.height).toBeGreaterThanOrEqual(200);
        expect(signal.height).toBeLessThanOrEqual(3_000);
        expect(Number.isInteger(signal.height)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
  test("an embed of an unknown provider sends nothing, even if its name is one of JavaScript's own", () => {
    for (const provider of ["constructor", "__proto__", "toString", "nobody"])
      expect(signalOf({ provider, address: EMBEDS.tally }, "x")).toBeNull();
  });
});

describe("what is answered (SLOT-1)", () => {
  test("Cal.com's page gets the message that it is visible, and a resizing one that it may start", () => {
    const ready = { type: "__iframeReady", fullType: "CAL::__iframeReady", data: {} };
    const expected = { originator: "CAL", method: "parentKnowsIframeReady", arg: null };
    expect(answerTo(embedOf("cal"), ready)).toEqual(expected);
    expect(answerTo(embedOf("calendly"), ready)).toBeNull();
    expect(answerTo(embedOf("cal"), "noise")).toBeNull();
    const begin = expect.stringMatching(/^\[iFrameSizer\]embed(?::[^:]*){15}$/);
    expect(answerTo(embedOf("tally"), "[iFrameResizerChild]Ready")).toEqual(begin);
    expect(answerTo(embedOf("jotform"), "[iFrameResizerChild]Ready")).toBeNull();
  });
});

describe("the frame of an embed (SLOT-1)", () => {
  const frameOf = (embed: Embed) => framed(embed)?.frame;
  const speaks = (provider: Name, origin: string) =>
    speaksFrom({ origins: frameOf(embedOf(provider))?.origins ?? [] }, origin);
  test.each([
    ["calendly", `${EMBEDS.calendly}?embed_domain=1&embed_type=Inline`],
    ["cal", "https://cal.com/acme/30min/embed?embed=&embedType=inline"],
    ["typeform", `${EMBEDS.typeform}?typeform-embed-id=embed&typeform-embed=embed-widget`],
    ["tally", `${EMBEDS.tally}?dynamicHeight=1`],
    ["google-forms", `${EMBEDS["google-forms"]}?embedded=true`],
    ["hubspot", EMBEDS.hubspot],
  ] as const)("of %s has what it needs to speak", (provider, address) => {
    expect(frameOf(embedOf(provider))?.address).toBe(address);
  });
  test("is expected to speak only where its provider is known to", () => {
    const mustSpeak = (provider: Name) => frameOf(embedOf(provider))?.speaks;
    expect([mustSpeak("calendly"), mustSpeak("jotform"), mustSpeak("cal")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([mustSpeak("hubspot"), mustSpeak("google-forms"), mustSpeak("chatbase")]).not.toContain(
      true,
    );
    const chat = {
      provider: "jotform",
      address: "https://agent.jotform.com/0196f3c2?embedMode=iframe",
    };
    expect(frameOf(chat)?.speaks).toBe(false);
  });
  test("may lead the visitor on only where a company books or asks, and GoHighLevel without a click", () => {
    const sandbox = (provider: Name) => frameOf(embedOf(provider))?.sandbox?.split(" ") ?? [];
    expect(sandbox("gohighlevel")).toContain("allow-top-navigation");
    expect(sandbox("calendly")).toContain("allow-top-navigation-by-user-activation");
    expect(sandbox("chatbase").join()).not.toContain("top-navigation");
  });
  test("alone speaks from its provider's origins", () => {
    expect(speaks("calendly", "https://calendly.com")).toBe(true);
    expect(speaks("gohighlevel", "https://link.msgsndr.com")).toBe(true);
    expect(speaks("jotform", "https://submit.jotform.com")).toBe(true);
    for (const origin of [
      "https://calendly.com.evil.example",
      "https://evil.example",
      "http://calendly.com",
      "https://calendly.com:8443",
      "null",
      "",
    ])
      expect(speaks("calendly", origin), origin).toBe(false);
    for (const origin of [
      "https://evil-jotform.com",
      "https://jotform.com.evil.example",
      "http://form.jotform.com",
      "https://form.jotform.com:8443",
    ])
      expect(speaks("jotform", origin), origin).toBe(false);
  });
});
