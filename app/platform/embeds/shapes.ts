/** The provider pages that may be embedded in ours, each by the shape of its address. */
import type { EmbedKind } from "./embed";

/**
 * `host` and `path`: patterns of the whole of them. `query`: keys that must be there, `kept`: keys that may, each with
 * the pattern of its value. `address` is what is kept: `$1` is a part of the path, `{host}` the host, `{v}` a value
 * of `query`. Nothing else of what was pasted is.
 */
export type Shape = {
  provider: ProviderName;
  kind: EmbedKind;
  host: RegExp;
  path: RegExp;
  query?: Readonly<Record<string, RegExp>>;
  kept?: Readonly<Record<string, RegExp>>;
  address: string;
  example: string;
};

/** Names by which providers are stored, and how people write them. */
export const PROVIDERS = {
  calendly: "Calendly",
  cal: "Cal.com",
  gohighlevel: "GoHighLevel",
  hubspot: "HubSpot",
  typeform: "Typeform",
  tally: "Tally",
  jotform: "Jotform",
  "google-forms": "Google Forms",
  chatbase: "Chatbase",
  botpress: "Botpress",
  "google-drive": "Google Drive",
  youtube: "YouTube",
  vimeo: "Vimeo",
  bunny: "Bunny",
} as const;

export type ProviderName = keyof typeof PROVIDERS;

export function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(PROVIDERS, name);
}

const FLAG = /^[01]$/;
const COLOR = /^[0-9a-f]{6}$/i;
const VIDEO = /^[\w-]{11}$/;
const SECONDS = /^\d{1,5}$/;
const NOCOOKIE = "https://www.youtube-nocookie.com/embed/";
const BPCONTENT = /^https:\/\/files\.bpcontent\.cloud\/[\w/-]{1,120}\.json$/;

export const SHAPES: readonly Shape[] = [
  {
    provider: "calendly",
    kind: "booking",
    host: /^calendly\.com$/,
    path: /^\/(?!(?:app|login|signup|integrations|api|assets)(?:\/|$))([\w-]{1,100}(?:\/[\w-]{1,100}){0,2})\/?$/,
    kept: {
      hide_event_type_details: FLAG,
      hide_gdpr_banner: FLAG,
      background_color: COLOR,
      text_color: COLOR,
      primary_color: COLOR,
    },
    address: "https://{host}/$1",
    example: "https://calendly.com/your-name/discovery-call",
  },
  {
    provider: "cal",
    kind: "booking",
    host: /^(?:app\.)?cal\.com$/,
    path: /^\/(?!(?:auth|settings|event-types|bookings|api)(?:\/|$))([\w.-]*\w(?:\/[\w-]{1,100}){0,3}?)(?:\/embed)?\/?$/,
    address: "https://{host}/$1",
    example: "https://cal.com/your-name/discovery-call",
  },
  {
    provider: "gohighlevel",
    kind: "booking",
    host: /^(?:api\.leadconnectorhq\.com|link\.msgsndr\.com)$/,
    path: /^\/widget\/(booking|bookings|group)\/([\w-]{1,100}(?:\/[\w-]{1,100})?)\/?$/,
    address: "https://{host}/widget/$1/$2",
    example: "https://api.leadconnectorhq.com/widget/booking/AbC123dEf456",
  },
  {
    provider: "hubspot",
    kind: "booking",
    host: /^meetings(?:-[a-z]{2}\d)?\.hubspot\.com$/,
    path: /^\/([\w-]{1,100}(?:\/[\w-]{1,100}){0,2})\/?$/,
    address: "https://{host}/$1?embed=true",
    example: "https://meetings.hubspot.com/your-name/discovery-call",
  },
  {
    provider: "typeform",
    kind: "form",
    host: /^(?:[a-z0-9-]+\.)?typeform\.com$/,
    path: /^\/to\/(\w{4,40})\/?$/,
    address: "https://form.typeform.com/to/$1",
    example: "https://form.typeform.com/to/AbC123dE",
  },
  {
    provider: "typeform",
    kind: "form",
    host: /^form\.typeform\.eu$/,
    path: /^\/to\/(\w{4,40})\/?$/,
    address: "https://form.typeform.eu/to/$1",
    example: "https://form.typeform.eu/to/AbC123dE",
  },
  {
    provider: "tally",
    kind: "form",
    host: /^tally\.so$/,
    path: /^\/(?:r|embed|popup)\/(\w{4,20})\/?$/,
    kept: { alignLeft: FLAG, hideTitle: FLAG, transparentBackground: FLAG },
    address: "https://tally.so/embed/$1",
    example: "https://tally.so/r/wA1b2C",
  },
  {
    provider: "jotform",
    kind: "form",
    host: /^(?:form|eu|hipaa)\.jotform\.com$/,
    path: /^\/(?:(?:jsform|form)\/)?(\d{8,20})\/?$/,
    address: "https://{host}/$1",
    example: "https://form.jotform.com/241234567890123",
  },
  {
    provider: "jotform",
    kind: "form",
    host: /^(?:www\.)?jotform\.com$/,
    path: /^\/(?:form\/)?(\d{8,20})\/?$/,
    address: "https://form.jotform.com/$1",
    example: "https://form.jotform.com/241234567890123",
  },
  {
    provider: "google-forms",
    kind: "form",
    host: /^docs\.google\.com$/,
    path: /^\/forms\/(?:u\/\d\/)?d\/((?:e\/)?[\w-]{20,120})(?:\/(?:viewform|edit|formResponse))?\/?$/,
    address: "https://docs.google.com/forms/d/$1/viewform",
    example: "https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEfGhIjKlMnOp/viewform",
  },
  {
    provider: "hubspot",
    kind: "form",
    host: /^share(?:-[a-z]{2}\d)?\.hsforms\.com$/,
    path: /^\/([\w-]{20,60})\/?$/,
    address: "https://{host}/$1",
    example: "https://share.hsforms.com/1AbCdEfGhIjKlMnOpQrStUv1a2b",
  },
  {
    provider: "hubspot",
    kind: "form",
    host: /^js(?:-[a-z]{2}\d)?\.hsforms\.net$/,
    path: /^\/ui-forms-embed-components-app\/frame\.html$/,
    query: {
      _hsPortalId: /^\d{1,15}$/,
      _hsFormId: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
      _hsHublet: /^[a-z]{2}\d$/,
    },
    address:
      "https://{host}/ui-forms-embed-components-app/frame.html?_hsPortalId={_hsPortalId}&_hsFormId={_hsFormId}&_hsHublet={_hsHublet}",
    example: "https://share.hsforms.com/1AbCdEfGhIjKlMnOpQrStUv1a2b",
  },
  {
    provider: "gohighlevel",
    kind: "form",
    host: /^(?:api\.leadconnectorhq\.com|link\.msgsndr\.com)$/,
    path: /^\/widget\/(form|survey)\/([\w-]{1,100})\/?$/,
    address: "https://{host}/widget/$1/$2",
    example: "https://api.leadconnectorhq.com/widget/form/AbC123dEf456",
  },
  {
    provider: "chatbase",
    kind: "chat",
    host: /^(?:www\.)?chatbase\.co$/,
    path: /^\/(?:chatbot-iframe|chatbot)\/([\w-]{6,60})\/?$/,
    address: "https://www.chatbase.co/chatbot-iframe/$1",
    example: "https://www.chatbase.co/chatbot-iframe/AbC123dEf456",
  },
  {
    provider: "botpress",
    kind: "chat",
    host: /^cdn\.botpress\.cloud$/,
    path: /^\/webchat\/(v\d{1,2}(?:\.\d{1,3}){0,2})\/shareable\.html$/,
    query: { configUrl: BPCONTENT },
    address: "https://{host}/webchat/$1/shareable.html?configUrl={configUrl}",
    example:
      "https://cdn.botpress.cloud/webchat/v2.2/shareable.html?configUrl=https://files.bpcontent.cloud/2026/01/31/09/20260131090000-AB12CD34.json",
  },
  {
    provider: "jotform",
    kind: "chat",
    host: /^agent\.jotform\.com$/,
    path: /^\/([0-9a-f]{8,60})\/?$/,
    address: "https://agent.jotform.com/$1?embedMode=iframe",
    example: "https://agent.jotform.com/0196f3c2a1b4",
  },
  {
    provider: "google-drive",
    kind: "document",
    host: /^drive\.google\.com$/,
    path: /^\/file\/(?:u\/\d\/)?d\/([\w-]{10,120})(?:\/(?:view|preview|edit))?\/?$/,
    kept: { resourcekey: /^[\w-]{1,60}$/ },
    address: "https://drive.google.com/file/d/$1/preview",
    example: "https://drive.google.com/file/d/1AbC123dEf456/preview",
  },
  {
    provider: "google-drive",
    kind: "document",
    host: /^docs\.google\.com$/,
    path: /^\/document\/(?:u\/\d\/)?d\/([\w-]{10,120})(?:\/(?:view|preview|edit))?\/?$/,
    address: "https://docs.google.com/document/d/$1/preview",
    example: "https://docs.google.com/document/d/1AbC123dEf456/preview",
  },
  {
    provider: "youtube",
    kind: "video",
    host: /^(?:(?:www|m|music)\.)?youtube\.com$/,
    path: /^\/watch\/?$/,
    query: { v: VIDEO },
    kept: { start: SECONDS },
    address: `${NOCOOKIE}{v}`,
    example: "https://www.youtube.com/watch?v=AbC123dEf45",
  },
  {
    provider: "youtube",
    kind: "video",
    host: /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/,
    path: /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/,
    kept: { start: SECONDS },
    address: `${NOCOOKIE}$1`,
    example: "https://www.youtube.com/watch?v=AbC123dEf45",
  },
  {
    provider: "youtube",
    kind: "video",
    host: /^youtu\.be$/,
    path: /^\/([\w-]{11})\/?$/,
    kept: { start: SECONDS },
    address: `${NOCOOKIE}$1`,
    example: "https://www.youtube.com/watch?v=AbC123dEf45",
  },
  {
    provider: "vimeo",
    kind: "video",
    host: /^(?:www\.)?vimeo\.com$/,
    path: /^\/(\d{5,15})\/([0-9a-f]{6,20})\/?$/,
    address: "https://player.vimeo.com/video/$1?h=$2",
    example: "https://vimeo.com/123456789",
  },
  {
    provider: "vimeo",
    kind: "video",
    host: /^(?:(?:www|player)\.)?vimeo\.com$/,
    path: /^\/(?:video\/|channels\/\w{1,60}\/)?(\d{5,15})\/?$/,
    kept: { h: /^[0-9a-f]{6,20}$/ },
    address: "https://player.vimeo.com/video/$1",
    example: "https://vimeo.com/123456789",
  },
  {
    provider: "bunny",
    kind: "video",
    host: /^(?:iframe|player)\.mediadelivery\.net$/,
    path: /^\/(?:embed|play)\/(\d{1,20})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i,
    address: "https://{host}/embed/$1/$2",
    example: "https://player.mediadelivery.net/embed/123456/eb1c4f77-0cda-46be-b47d-1118ad7c2ffe",
  },
];
