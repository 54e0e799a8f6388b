/** What the product connects to and who gets in, as forms: each field with the environment variable that overrides it. */
import { typedKeys } from "~/platform/web/typed-keys";
import { ACCESS_FORMS, type ConnectionField, type ConnectionForm } from "./access-forms";
import { VIDEO_FORMS } from "./video-forms";

export type { ConnectionField, ConnectionForm };

export const SMTP = "SMTP_URL";
const FROM = "MAIL_FROM";
const KEEP = "BACKUP_KEEP";

export const CONNECTIONS = {
  mail: {
    title: "Mail",
    text: "Without a mail server no email is sent: forms and bookings wait in the inbox. Your mail provider's help calls these values SMTP settings.",
    trial: "Send test",
    fields: [
      {
        name: "smtpAddress",
        label: "SMTP address",
        kind: "text",
        variable: SMTP,
        passing: true,
        example:
          "All of it in one, if your provider gives it that way: smtps://user:password@smtp.example.com:465. Otherwise fill in the fields below",
      },
      {
        name: "host",
        label: "Host",
        kind: "text",
        variable: SMTP,
        example: "The mail server's name. Example: smtp.example.com",
      },
      {
        name: "port",
        label: "Port",
        kind: "digits",
        variable: SMTP,
        example: "Leave it empty for the usual one: 465 or 587",
      },
      {
        name: "security",
        label: "Security",
        kind: "choice",
        variable: SMTP,
        example: "Your provider names it next to the port",
        options: [
          ["tls", "TLS from the start, usually port 465"],
          ["starttls", "STARTTLS required, usually port 587"],
          ["none", "None, or STARTTLS where the server offers it"],
        ],
      },
      {
        name: "user",
        label: "User",
        kind: "text",
        variable: SMTP,
        example: "Often your email address. Leave it empty if the server asks for none",
      },
      {
        name: "password",
        label: "Password",
        kind: "secret",
        variable: SMTP,
        example: "Some providers want an app password here",
      },
      {
        name: "sender",
        label: "Sender address",
        kind: "email",
        variable: FROM,
        example: "Mail comes from it. Example: hello@northdesk.com",
      },
      {
        name: "senderName",
        label: "Sender name",
        kind: "text",
        variable: FROM,
        example: "What readers see as the sender. Example: North Desk",
      },
      {
        name: "replyTo",
        label: "Reply-To",
        kind: "email",
        variable: "MAIL_REPLY_TO",
        example: "Where replies go. Leave it empty for the support email under Brand",
      },
      {
        name: "testTo",
        label: "Send the test to",
        kind: "email",
        passing: true,
        example:
          "Leave it empty for your own address. The test uses what is typed above, saved or not",
      },
    ],
  },
  ai: {
    title: "AI",
    text: "An endpoint that speaks the OpenAI chat protocol writes drafts of replies and answers on the help page. Without one, drafts come from the script and answers from a search of the help pages.",
    trial: "Try it",
    fields: [
      {
        name: "baseUrl",
        label: "Endpoint address",
        kind: "url",
        variable: "AI_BASE_URL",
        example: "Example: https://api.openai.com/v1",
      },
      {
        name: "model",
        label: "Model",
        kind: "text",
        variable: "AI_MODEL",
        example: "As your provider writes it. Example: gpt-5-mini",
      },
      {
        name: "key",
        label: "Key",
        kind: "secret",
        variable: "AI_API_KEY",
        example: "From your provider's page of API keys",
      },
    ],
  },
  transcribe: {
    title: "Transcription",
    text: "An endpoint that speaks the OpenAI transcription call writes down what is said in uploaded lesson videos. No speech model comes with this product: use OpenAI's, or run one such as whisper.cpp or faster-whisper on your own machine.",
    trial: "Try it",
    fields: [
      {
        name: "transcribeUrl",
        label: "Transcription address",
        kind: "url",
        variable: "TRANSCRIBE_URL",
        example: "The whole address. Example: https://api.openai.com/v1/audio/transcriptions",
      },
      {
        name: "transcribeModel",
        label: "Transcription model",
        kind: "text",
        variable: "TRANSCRIBE_MODEL",
        example: "One that answers with times. Example: whisper-1",
      },
      {
        name: "transcribeKey",
        label: "Transcription key",
        kind: "secret",
        variable: "TRANSCRIBE_KEY",
        example: "Leave it empty if the endpoint asks for none",
      },
    ],
  },
  ...ACCESS_FORMS,
  ...VIDEO_FORMS,
  webhooks: {
    title: "Webhooks",
    text: "Where browsers may report that a lesson was opened. Without an origin here, no webhook is sent.",
    trial: "Send test",
    fields: [
      {
        name: "webhookOrigins",
        label: "Webhook origins",
        kind: "list",
        variable: "WEBHOOK_ORIGINS",
        example: "One a line, without a path. Example: https://hooks.example.com",
      },
      {
        name: "testWebhook",
        label: "Send the test to",
        kind: "url",
        passing: true,
        example: "The webhook's whole address, on one of the origins above",
      },
    ],
  },
  zoom: {
    title: "Zoom",
    text: "Zoom reports who was in a group session and how long. Create a webhook app in Zoom's marketplace with the address below and the events Participant joined, Participant left and Meeting ended. The session's video link has to contain the meeting's number.",
    fields: [
      {
        name: "zoomSecret",
        label: "Zoom secret token",
        kind: "secret",
        variable: "ZOOM_SECRET_TOKEN",
        example:
          "From the app's page in Zoom, under Feature. Save it here before you validate the address there",
      },
    ],
  },
  backups: {
    title: "Backups",
    text: "Backups of the database on this server. Uploaded videos are not in them: Records, Media says where those lie. Copy both to another machine.",
    trial: "Back up now",
    fields: [
      {
        name: "scheduled",
        label: "Scheduled backups",
        kind: "choice",
        variable: "BACKUP_DIR",
        example: "As installed: made for the built-in database, and not for a database server",
        options: [
          ["", "As installed"],
          ["on", "On"],
          ["off", "Off"],
        ],
      },
      {
        name: "folder",
        label: "Folder",
        kind: "text",
        variable: "BACKUP_DIR",
        example:
          "On the server, a whole path to an empty folder or a new one. Leave it empty for the folder backups next to the data",
      },
      {
        name: "hours",
        label: "Hours between backups",
        kind: "digits",
        variable: "BACKUP_HOURS",
        example: "From 1 to 168. Leave it empty for 1",
      },
      {
        name: "keepNewest",
        label: "Newest backups to keep",
        kind: "digits",
        variable: KEEP,
        example: "Leave it empty for 24",
      },
      {
        name: "keepDays",
        label: "Days to keep one backup of",
        kind: "digits",
        variable: KEEP,
        example: "The last one of each day. Leave it empty for 7",
      },
      {
        name: "keepWeeks",
        label: "Weeks to keep one backup of",
        kind: "digits",
        variable: KEEP,
        example: "The last one of each week. Leave it empty for 4",
      },
    ],
  },
} as const satisfies Record<string, ConnectionForm>;

export type ConnectionName = keyof typeof CONNECTIONS;

export const CONNECTION_NAMES = typedKeys(CONNECTIONS);

/** The forms of each page, in order; the page is called like the first one where it has no title. */
export const CONNECTION_PAGES = {
  mail: { title: "Mail", forms: ["mail"] },
  ai: { title: "AI", forms: ["ai", "transcribe"] },
  access: { title: "Access", forms: ["signIn", "signOn", "board", "tracker"] },
  videos: { title: "Videos", forms: ["videos", "uploads"] },
  webhooks: { title: "Webhooks", forms: ["webhooks", "zoom"] },
  backups: { title: "Backups", forms: ["backups"] },
} as const satisfies Record<string, { title: string; forms: readonly ConnectionName[] }>;

export type ConnectionPage = keyof typeof CONNECTION_PAGES;

export function fieldsOfConnection(name: ConnectionName): readonly ConnectionField[] {
  return CONNECTIONS[name].fields;
}
