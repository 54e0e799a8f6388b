/** How support works, and what happens to what is written here. */
import type { TopicText } from "./topics";

export const SUPPORT: TopicText = {
  name: "support",
  title: "Support and technical problems",
  audience: "visitor",
  passages: [
    {
      id: "reach-support",
      title: "How do I reach a person?",
      text: "Write to {supportMail} or send the form on the support page. You get an answer within {replyHours} hours. Support is in writing, so nothing you report gets lost.",
      link: { href: "/support#support-request", label: "Send a support request" },
      also: "human agent someone talk speak call phone number contact email real person staff customer service",
    },
    {
      id: "support-hours",
      title: "When is support available?",
      text: "Support hours are Monday-Friday 9AM-6PM EST. Emergency technical issues are taken 24/7 by email, and the help assistant answers at any hour.",
      also: "open opening hours weekend saturday sunday night time available office closed holiday",
    },
    {
      id: "emergency",
      title: "What is an emergency technical issue?",
      text: "One that stops you from working now: you cannot sign in before a call, the booking page fails, or something shows data it should not. Write to {supportMail} at any hour with “Emergency” in the subject, the page, and what you saw.",
      link: { href: "mailto:{supportMail}?subject=Emergency", label: "Report an emergency" },
      also: "urgent critical asap immediately down outage breach",
    },
    {
      id: "request-status",
      title: "I sent a request. When do I hear back?",
      text: "Within {replyHours} hours; on a weekend, it may be Monday. Every request is saved with a status, so none gets lost. If you hear nothing, check your spam folder first, then write again and mention the day you sent it.",
      also: "response answer waiting no reply submitted ticket form sent heard nothing ignored",
    },
    {
      id: "form-not-sending",
      title: "A form will not send.",
      text: "Look for a line in red: it says which field needs something. Your browser keeps what you typed. If it says you have sent too many, wait a little. If nothing helps, email the same text to {supportMail}.",
      also: "submit button error form stuck send failed validation field",
    },
    {
      id: "page-problems",
      title: "A page looks wrong or does not load.",
      text: "Reload it once, then try a private window: if it works there, a browser extension is in the way. The site works in current versions of Chrome, Edge, Firefox and Safari. Otherwise send support the address of the page, your browser and a screenshot.",
      also: "browser blank white screen error 404 500 cache cookies chrome safari layout loading broken site",
    },
    {
      id: "dark-mode",
      title: "Can I switch between light and dark?",
      text: "Every page follows your device's setting. In the training portal, you can also choose with the switch at the top.",
      also: "theme dark mode light colours color night appearance eyes",
    },
    {
      id: "help-assistant",
      title: "What is the help assistant, and is it a person?",
      text: "It is not a person. It looks for the help pages that fit your question and answers from those alone. An answer written by AI says so and lists the pages it used. If nothing fits, it says so and passes your question to support.",
      also: "talking bot chatbot bot ai robot assistant human real who am i talking",
    },
  ],
};

export const PRIVACY: TopicText = {
  name: "privacy",
  title: "Privacy",
  audience: "visitor",
  passages: [
    {
      id: "privacy-data",
      title: "What data about me do you keep?",
      text: "In the portal: your name, an address created for the account, your access code (encrypted), when you signed in and how far you watched. Forms and bookings keep what you enter. The privacy policy has the details.",
      link: { href: "/privacy", label: "Read the privacy policy" },
      also: "personal information data gdpr store collect policy keep know track",
    },
    {
      id: "sell-data",
      title: "Do you sell my data?",
      text: "No. We do not sell personal information for money. If the company uses an advertising pixel, it is on the booking pages and on the pages after an application, and you can refuse it there. The privacy policy says who receives what.",
      link: { href: "/privacy#who-receives-it", label: "Read who receives it" },
      also: "sell data share third parties advertisers spam my number email list personal information",
    },
    {
      id: "privacy-assistant",
      title: "What happens to the questions I ask the help assistant?",
      text: "Your question is used to find the answer and then discarded: neither the question nor the answer is stored. When an AI writes the answer, your question, the questions and answers before it and the matching help pages are sent to the AI service. Leave out access codes, card numbers and other people's names.",
      also: "chat recorded stored saved private question ai privacy conversation kept",
    },
    {
      id: "cookies",
      title: "Does the site use cookies or advertising?",
      text: "Signing in needs cookies. The company may use an advertising pixel; it is then on the booking pages and on the pages that follow an application, and nowhere else. The privacy policy has the details.",
      link: { href: "/privacy", label: "Read the privacy policy" },
      also: "cookie tracking pixel ads facebook consent banner analytics",
    },
    {
      id: "delete-my-data",
      title: "How do I see, correct or delete my data?",
      text: "Write to {supportMail} from the address you used with us and tell us what you want: a copy, a correction or deletion. We may ask a question to make sure it is you.",
      link: { href: "mailto:{supportMail}?subject=My%20data", label: "Write about your data" },
      also: "erase remove forget gdpr ccpa export copy personal information correct",
    },
    {
      id: "prospect-data",
      audience: "setter",
      title: "How should I handle prospects' data?",
      text: "Enter only what the tracker asks for, and only what the prospect told you themselves. Never ask for card numbers, documents, passwords or social security numbers, and never copy prospects out to private lists.",
      also: "confidential prospect private social security card number ssn personal compliance",
    },
  ],
};
