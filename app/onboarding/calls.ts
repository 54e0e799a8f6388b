import type { Call } from "./call-view";

/** ONB-1. */
export const GROUP_ONBOARDING: Call = {
  calendar: "groupOnboarding",
  heading: "Book your group onboarding",
  text: "Live, with everyone else starting this week. You leave knowing where everything is, who to ask, and what your first days look like.",
  coversHeading: "What we cover",
  covers: [
    "The training portal: your lessons, your progress, and how your coach sees it",
    "The conversation script: how to use it without sounding like one",
    "The prospect tracker: what counts as qualified, and how to log a call",
    "How you are paid, and when",
    "Your first two weeks, day by day",
    "Your questions",
  ],
  readyHeading: "Have this ready",
  ready: [
    "Your access code for the training portal",
    "A computer with a headset, in a quiet place",
    "The Slack invitation: join before the call, if you can",
  ],
};

/** ONB-1: the same under /setup and /onboarding-setup. */
export const SETUP: Call = {
  calendar: "setup",
  heading: "Book your setup and onboarding call",
  text: "Live, with someone from our team. We set up your accounts and tools together, so you can send your first messages the same day.",
  coversHeading: "What we set up",
  covers: [
    "Your company mailbox and your accounts, with two-step sign-in",
    "Your profile on the platform you will use",
    "Access to the CRM, and where your conversations are logged",
    "The script and your first list of people to write to",
    "Your daily plan: hours, messages, and when you report",
  ],
  readyHeading: "Have this ready",
  ready: [
    "The computer you will work on, and your phone for two-step sign-in",
    "A photo of yourself for your profile",
    "Your access code for the training portal",
    "Your signed agreement, or any questions you still have about it",
  ],
};
