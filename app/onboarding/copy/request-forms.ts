import { type IntakeField, type IntakeForm, SENDER_MAIL, SENDER_NAME } from "~/forms/forms";
import { PHONE } from "./welcome-form";

/** A page with a request: what it asks for, what happens next, and our own form for it, in its shipped words (REQ-1). */
export type RequestContent = {
  heading: string;
  text: string;
  steps: readonly { title: string; text: string }[];
  form: IntakeForm;
};

const NOTE: IntakeField = {
  name: "note",
  label: "Anything else we should know",
  kind: "long",
  maxLength: 2_000,
};
const ROLE: IntakeField = {
  name: "role",
  label: "Your role",
  kind: "select",
  required: true,
  options: [
    { value: "setter", label: "Appointment setter" },
    { value: "triager", label: "Triager" },
    { value: "closer", label: "Closer" },
    { value: "coach", label: "Coach or team lead" },
    { value: "other", label: "Something else" },
  ],
};
const ANSWERED = "You get an answer within {replyHours} hours.";
const RECEIVED = {
  title: "You send the form",
  text: "This page confirms right away that we got it.",
};

export const COMPANY_EMAIL: RequestContent = {
  heading: "Request Company Email",
  text: "A mailbox under our name, for the people you book calls with. Ask for it once you have passed the interview and before your first day.",
  steps: [
    RECEIVED,
    {
      title: "We set up the mailbox",
      text: "Within {replyHours} hours on business days: address, signature, calendar.",
    },
    {
      title: "You sign in",
      text: "We send your sign-in details to the address you enter here. You choose your own password and turn on two-step sign-in.",
    },
  ],
  form: {
    name: "company-email",
    title: "Company email",
    submit: "Request the mailbox",
    fields: [
      SENDER_NAME,
      {
        ...SENDER_MAIL,
        hint: "A personal address you can check today: we send your sign-in details there.",
      },
      {
        name: "address",
        label: "What your address should start with",
        kind: "text",
        hint: "Usually first and last name with a dot, such as ann.lee. Leave this empty and we will use that.",
        maxLength: 60,
      },
      ROLE,
      {
        name: "rules",
        label: "I will use the mailbox for company work only and keep two-step sign-in on.",
        kind: "checkbox",
        required: true,
      },
      NOTE,
    ],
    receipt: {
      heading: "Your request for a mailbox has arrived",
      text: `${ANSWERED} It includes your new address and how to sign in for the first time.`,
    },
  },
};

export const COMPANY_FACEBOOK: RequestContent = {
  heading: "Request Company Facebook Account",
  text: "Setters write from a company profile with their own name on it. We set it up with you, so people can see who they are talking to.",
  steps: [
    RECEIVED,
    {
      title: "We look at your own profile",
      text: "If it was restricted recently, we set things up differently and tell you how.",
    },
    {
      title: "You get the profile",
      text: "Within {replyHours} hours: the invitation, the photos, and what to set up before your first message.",
    },
  ],
  form: {
    name: "company-facebook",
    title: "Company Facebook account",
    submit: "Request the account",
    fields: [
      SENDER_NAME,
      SENDER_MAIL,
      {
        name: "profile",
        label: "Your own Facebook profile",
        kind: "url",
        required: true,
        hint: "The link, such as facebook.com/ann.lee",
      },
      {
        name: "age",
        label: "How old is that profile?",
        kind: "select",
        required: true,
        options: [
          { value: "new", label: "Less than six months" },
          { value: "year", label: "Six months to two years" },
          { value: "old", label: "More than two years" },
        ],
      },
      {
        name: "restricted",
        label: "Has it been restricted or locked in the past year?",
        kind: "radio",
        required: true,
        options: [
          { value: "no", label: "No" },
          { value: "yes", label: "Yes" },
        ],
      },
      NOTE,
    ],
    receipt: {
      heading: "Your request for a Facebook account has arrived",
      text: `${ANSWERED} Leave your own profile as it is until then.`,
    },
  },
};

export const CRM: RequestContent = {
  heading: "CRM Request",
  text: "The CRM holds the conversations, the pipeline and the calendar you book into. Ask here if you need access, more permissions, or help with something that isn't working.",
  steps: [
    RECEIVED,
    {
      title: "We check your role",
      text: "Access depends on your role: a setter sees their own conversations and the shared calendar.",
    },
    {
      title: "You get in",
      text: "Within {replyHours} hours, you get an invitation at your company address, or an answer about what isn't working.",
    },
  ],
  form: {
    name: "crm",
    title: "CRM request",
    submit: "Send the request",
    fields: [
      SENDER_NAME,
      {
        ...SENDER_MAIL,
        label: "Your company email address",
        hint: "The invitation goes there. No mailbox yet? Request that first.",
      },
      ROLE,
      {
        name: "need",
        label: "What do you need?",
        kind: "radio",
        required: true,
        options: [
          { value: "access", label: "First-time access" },
          { value: "again", label: "Restore my access" },
          { value: "rights", label: "More permissions" },
          { value: "fault", label: "Something isn't working" },
        ],
      },
      {
        name: "details",
        label: "In your own words",
        kind: "long",
        hint: "What you did, what you expected, and what happened instead. Please leave out prospects' names.",
        maxLength: 2_000,
      },
    ],
    receipt: { heading: "Your CRM request has arrived", text: ANSWERED },
  },
};

export const LEGAL: RequestContent = {
  heading: "Legal Team Form",
  text: "Your agreement with us, including guaranteed reimbursement upon meeting program requirements. Tell the legal team who is signing, and they send you the agreement to read and sign.",
  steps: [
    RECEIVED,
    {
      title: "The legal team prepares it",
      text: "Within {replyHours} hours on business days, with your legal name and address as you enter them.",
    },
    {
      title: "You read and sign",
      text: "It comes by e-signature. It lists the requirements for reimbursement one by one; if any of them is unclear, ask before you sign.",
    },
  ],
  form: {
    name: "legal",
    title: "Legal team form",
    submit: "Send to the legal team",
    fields: [
      {
        ...SENDER_NAME,
        label: "Your full legal name",
        hint: "As it appears on your ID.",
      },
      { ...SENDER_MAIL, hint: "We send the agreement there for you to sign." },
      PHONE,
      {
        name: "address",
        label: "Your postal address",
        kind: "long",
        required: true,
        maxLength: 400,
        autoComplete: "street-address",
      },
      {
        name: "matter",
        label: "What is it about?",
        kind: "radio",
        required: true,
        options: [
          { value: "sign", label: "I want to sign the agreement" },
          { value: "question", label: "I have a question about it" },
          { value: "reimbursement", label: "Reimbursement" },
        ],
      },
      {
        name: "signature",
        label: "I agree to receive and sign the agreement electronically.",
        kind: "checkbox",
        required: true,
      },
      NOTE,
    ],
    receipt: {
      heading: "The legal team has your form",
      text: `${ANSWERED} Nothing is binding until you sign.`,
    },
  },
};

export const REQUEST_FORMS = {
  companyEmail: COMPANY_EMAIL,
  companyFacebook: COMPANY_FACEBOOK,
  crm: CRM,
  legal: LEGAL,
} as const;

/** Of the page, of its words, and of the slot for the company's own form. */
export type RequestName = keyof typeof REQUEST_FORMS;
