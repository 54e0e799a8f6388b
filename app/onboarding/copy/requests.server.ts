/** The words of the pages with a request form, and of the forms (REQ-1). */
import { z } from "zod";
import {
  contentDocument,
  group,
  list,
  paragraph,
  searchEntry,
  text,
} from "~/content/content.server";
import { formWords, shippedFormWords } from "~/forms/forms.server";
import { REQUEST_FORMS, type RequestName } from "./request-forms";

const step = group("Step", { title: text("Title"), text: paragraph("Text", { max: 400 }) });

const request = (name: RequestName) =>
  group(REQUEST_FORMS[name].heading, {
    search: searchEntry(),
    heading: text("Heading"),
    text: paragraph("Text", { max: 500 }),
    steps: list("Steps", step, { min: 1, max: 8 }),
    form: formWords(REQUEST_FORMS[name].form),
  });

export const REQUESTS = contentDocument({
  key: "requests",
  label: "Request forms",
  figures: "with-note",
  pages: [
    "/request-company-email",
    "/request-company-facebook",
    "/crm-request",
    "/legal-team-form",
  ],
  schema: z.strictObject({
    next: text("Heading of the steps", { help: "On every page with a request" }),
    companyEmail: request("companyEmail"),
    companyFacebook: request("companyFacebook"),
    crm: request("crm"),
    legal: request("legal"),
  }),
  shipped: {
    next: "What happens next",
    companyEmail: shippedRequest("companyEmail", {
      title: "Request Company Email",
      description:
        "Request your company mailbox: what we need from you, how long it takes, and how to sign in for the first time.",
    }),
    companyFacebook: shippedRequest("companyFacebook", {
      title: "Request Company Facebook Account",
      description:
        "Request the Facebook account you will use to write to prospects: what we check first, and how long it takes.",
    }),
    crm: shippedRequest("crm", {
      title: "CRM Request",
      description:
        "Request access to the CRM, more permissions, or help with something that isn't working. You get an answer within a day.",
    }),
    legal: shippedRequest("legal", {
      title: "Legal Team Form",
      description:
        "Your agreement with us, with guaranteed reimbursement upon meeting program requirements: tell the legal team who is signing.",
    }),
  },
});

function shippedRequest(name: RequestName, search: { title: string; description: string }) {
  const { heading, text, steps, form } = REQUEST_FORMS[name];
  return {
    search,
    heading,
    text,
    steps: steps.map((each) => ({ ...each })),
    form: shippedFormWords(form),
  };
}
