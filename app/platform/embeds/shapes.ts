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
  /** Any company's own host fits: it says nothing of the provider. */
  anyHost?: true;
};

/** Names by which providers are stored, and how people write them. */
export const PROVIDERS = {
  calendly: "Calendly",
  cal: "Cal.com",
  gohighlevel: "GoHighLevel",
  acuity: "Acuity",
  tidycal: "TidyCal",
  savvycal: "SavvyCal",
  youcanbookme: "YouCanBookMe",
  "google-calendar": "Google Calendar",
  hubspot: "HubSpot",
  typeform: "Typeform",
  tally: "Tally",
  jotform: "Jotform",
  "google-forms": "Google Forms",
  "microsoft-forms": "Microsoft Forms",
  airtable: "Airtable",
  fillout: "Fillout",
  chatbase: "Chatbase",
  botpress: "Botpress",
  "google-drive": "Google Drive",
  pdf: "PDF",
  youtube: "YouTube",
  vimeo: "Vimeo",
  loom: "Loom",
  wistia: "Wistia",
  bunny: "Bunny",
} as const;

export type ProviderName = keyof typeof PROVIDERS;

export function isProvider(name: string): name is ProviderName {
  return Object.hasOwn(PROVIDERS, name);
}

const FLAG = /^[01]$/;
const NUMBER = /^\d{1,15}$/;
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
    host: /^(?:app\.)?cal\.(?:com|eu)$/,
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
    provider: "acuity",
    kind: "booking",
    host: /^app\.(?:acuityscheduling|squarespacescheduling)\.com$/,
    path: /^\/schedule\.php$/,
    query: { owner: NUMBER },
    kept: { appointmentType: NUMBER, calendarID: NUMBER },
    address: "https://{host}/schedule.php?owner={owner}",
    example: "https://app.acuityscheduling.com/schedule.php?owner=12345678",
  },
  {
    provider: "acuity",
    kind: "booking",
    host: /^app\.(?:acuityscheduling|squarespacescheduling)\.com$/,
    path: /^\/schedule\/([\w-]{4,60}(?:\/(?:appointment|calendar|category)\/[\w.%-]{1,60}){0,3})\/?$/,
    address: "https://{host}/schedule/$1",
    example: "https://app.acuityscheduling.com/schedule.php?owner=12345678",
  },
  {
    provider: "acuity",
    kind: "booking",
    host: /^(?!(?:app|www|secure|help|api|developers|cdn|embed)\.)[a-z0-9-]{1,63}\.(?:acuityscheduling\.com|as\.me)$/,
    path: /^\/((?:[\w-]{1,100}\/?)?)$/,
    address: "https://{host}/$1",
    example: "https://app.acuityscheduling.com/schedule.php?owner=12345678",
  },
  {
    provider: "tidycal",
    kind: "booking",
    host: /^(?:www\.)?tidycal\.com$/,
    path: /^\/(?!(?:login|register|dashboard|settings|api|js|pricing|integrations)(?:\/|$))([\w-]{1,100}(?:\/[\w-]{1,100}){0,2})\/?$/,
    address: "https://tidycal.com/$1",
    example: "https://tidycal.com/your-name/discovery-call",
  },
  {
    provider: "savvycal",
    kind: "booking",
    host: /^(?:www\.)?savvycal\.com$/,
    path: /^\/(?!(?:login|signup|settings|api|pricing|features|articles)(?:\/|$))([\w-]{1,100}(?:\/(?!embed(?:\/|$))[\w-]{1,100}){0,2})(?:\/embed)?\/?$/,
    address: "https://savvycal.com/$1",
    example: "https://savvycal.com/your-name/discovery-call",
  },
  {
    provider: "youcanbookme",
    kind: "booking",
    host: /^(?!(?:app|www|api|support|embed)\.)[a-z0-9-]{1,63}\.youcanbook\.me$/,
    path: /^\/((?:[\w-]{1,100}\/?)?)$/,
    address: "https://{host}/$1",
    example: "https://your-name.youcanbook.me/",
  },
  {
    provider: "google-calendar",
    kind: "booking",
    host: /^calendar\.google\.com$/,
    path: /^\/calendar\/(?:u\/\d\/)?appointments\/(?:schedules\/)?([\w-]{10,160})\/?$/,
    address: "https://calendar.google.com/calendar/appointments/schedules/$1?gv=true",
    example: "https://calendar.google.com/calendar/appointments/schedules/AcZssZ0AbCdEfGhIjKl",
  },
  {
    provider: "google-calendar",
    kind: "booking",
    host: /^calendar\.app\.google$/,
    path: /^\/([\w-]{6,60})\/?$/,
    address: "https://calendar.app.google/$1",
    example: "https://calendar.google.com/calendar/appointments/schedules/AcZssZ0AbCdEfGhIjKl",
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
    provider: "google-forms",
    kind: "form",
    host: /^forms\.gle$/,
    path: /^\/([\w-]{6,40})\/?$/,
    address: "https://forms.gle/$1",
    example: "https://docs.google.com/forms/d/e/1FAIpQLSdAbCdEfGhIjKlMnOp/viewform",
  },
  {
    provider: "microsoft-forms",
    kind: "form",
    host: /^forms\.(?:office\.com|microsoft\.com|cloud\.microsoft)$/,
    path: /^\/Pages\/ResponsePage\.aspx$/i,
    query: { id: /^[\w-]{10,200}$/ },
    address: "https://{host}/Pages/ResponsePage.aspx?id={id}&embed=true",
    example: "https://forms.office.com/Pages/ResponsePage.aspx?id=AbC123dEf456GhI789",
  },
  {
    provider: "microsoft-forms",
    kind: "form",
    host: /^forms\.(?:office\.com|microsoft\.com|cloud\.microsoft)$/,
    path: /^\/(r|e)\/(\w{6,40})\/?$/,
    address: "https://{host}/$1/$2?embed=true",
    example: "https://forms.office.com/r/AbC123dEf4",
  },
  {
    provider: "airtable",
    kind: "form",
    host: /^(?:www\.)?airtable\.com$/,
    path: /^\/(?:embed\/)?((?:app\w{14}\/)?(?:shr\w{14}|pag\w{14}\/form))\/?$/,
    address: "https://airtable.com/embed/$1",
    example: "https://airtable.com/appAbC123dEf456Gh/shrAbC123dEf456Gh",
  },
  {
    provider: "fillout",
    kind: "form",
    host: /^(?!(?:www|build|server|api|help|app)\.)(?:[a-z0-9-]{1,63}\.)?fillout\.com$/,
    path: /^\/(?:(?:t|embed)\/)([\w-]{4,60})\/?$/,
    address: "https://{host}/t/$1",
    example: "https://forms.fillout.com/t/AbC123dEf4us",
  },
  {
    provider: "fillout",
    kind: "form",
    host: /^(?!(?:www|build|server|api|help|app)\.)[a-z0-9-]{1,63}\.fillout\.com$/,
    path: /^\/(?!(?:t|embed)\/)([\w-]{2,80})\/?$/,
    address: "https://{host}/$1",
    example: "https://forms.fillout.com/t/AbC123dEf4us",
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
    provider: "pdf",
    kind: "document",
    host: /^(?!(?:[a-z0-9-]+\.)*(?:localhost|local|internal|lan|home|arpa)$)(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,20}$/,
    path: /^\/(?!.*(?:\/\/|\/\.))([\w./~%+-]{1,400}\.pdf)$/i,
    address: "https://{host}/$1",
    anyHost: true,
    example: "https://your-company.com/agreement.pdf",
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
    provider: "loom",
    kind: "video",
    host: /^(?:www\.)?loom\.com$/,
    path: /^\/(?:share|embed)\/(?:[a-z0-9-]{1,100}-)?([0-9a-f]{32})\/?$/i,
    kept: { t: /^\d{1,5}s?$/, hide_owner: /^(?:true|false)$/ },
    address: "https://www.loom.com/embed/$1",
    example: "https://www.loom.com/share/0123456789abcdef0123456789abcdef",
  },
  {
    provider: "wistia",
    kind: "video",
    host: /^(?!(?:app|www|api|docs|support)\.)[a-z0-9-]{1,63}\.wistia\.(?:com|net)$/,
    path: /^\/(?:medias|embed\/(?:iframe|medias))\/([a-z0-9]{10})(?:\.jsonp)?\/?$/i,
    address: "https://fast.wistia.net/embed/iframe/$1",
    example: "https://your-company.wistia.com/medias/abc123def4",
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
