import { type IntakeForm, SENDER_MAIL, SENDER_NAME } from "~/forms/forms";

/** The field that a question from the help assistant goes into. */
export const MESSAGE_FIELD = "message";
/**
 * What is sent to support if it is not sent by email (SUP-1), with its shipped words. Its subjects are the desks of the
 * chain of command.
 */
export const SUPPORT_REQUEST: IntakeForm = {
  name: "support-request",
  title: "Support request",
  submit: "Send request",
  fields: [
    SENDER_NAME,
    SENDER_MAIL,
    {
      name: "desk",
      label: "Topic",
      kind: "select",
      required: true,
      options: [
        { value: "technical", label: "Technical issue" },
        { value: "training", label: "Training or coaching" },
        { value: "payments", label: "Commissions or payments" },
        { value: "systems", label: "CRM or company email" },
        { value: "operations", label: "Operations" },
        { value: "onboarding", label: "Onboarding" },
        { value: "contracts", label: "Contracts and approvals" },
        { value: "other", label: "Something else" },
      ],
    },
    {
      name: MESSAGE_FIELD,
      label: "Your question or problem",
      kind: "long",
      required: true,
      hint: "For a technical issue: the page, what you did and what you saw. Leave out access codes and card numbers.",
    },
  ],
  receipt: {
    heading: "Your request has arrived",
    text: "You get an answer by email within {replyHours} hours.",
  },
};
