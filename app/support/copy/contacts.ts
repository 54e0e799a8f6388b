/** SUP-1: who to ask about what. One address takes them all; the subject decides who reads it. */
import type { PassageText, TopicText } from "./topics";

export const CHAIN_OF_COMMAND: TopicText = {
  name: "contacts",
  title: "Chain of Command",
  audience: "visitor",
  passages: [
    {
      ...desk("contact-payments", "Payments", "Who do I contact about commissions or payments?"),
      text: "The payments team. List the appointments or sales, their dates and the amount you expected, so we can check everything in one go. You get an answer within {replyHours} hours.",
      also: "commission pay paycheck missing wrong money invoice payout bank salary late paid",
    },
    {
      ...desk(
        "contact-systems",
        "CRM or company email",
        "Who do I contact about CRM or company email trouble?",
      ),
      text: "The systems team. Say which of the two it is, the address you sign in with, what you did, and the message you saw. For a new account, use the request form instead: it asks for everything we need.",
      also: "crm email mailbox won't let me in locked password login account broken access inbox",
    },
    {
      ...desk("contact-operations", "Operations", "Who do I contact about operations?"),
      text: "The operations team: schedules, days off, lead lists, which offer you work on, and everything about the team's daily work except money and technology.",
      also: "vacation day need next week schedule vacation sick day off absence leads shift manager team holiday leave",
    },
    {
      ...desk("contact-onboarding", "Onboarding", "Who do I contact about onboarding?"),
      text: "The onboarding team: your start date, your group onboarding or setup call, forms you still have to fill in, and your Slack invitation.",
      also: "start new hire welcome setup orientation first day joining",
    },
    {
      ...desk("contact-coaching", "Training", "Who do I contact about training or coaching?"),
      text: "The coaching team: questions about a lesson, a conversation you want a coach to read, and your 1-on-1 or weekly group session. Paste the conversation as text, so a coach can show you where it went off track.",
      also: "coach mentor lesson feedback review conversation help teacher trainer",
    },
    {
      ...desk("contact-leadership", "Contracts", "Who handles contracts and CEO approvals?"),
      text: "Contracts and CEO approvals are a last resort. Ask the right team first; most things are settled there. If you really need a decision from the CEO, write with the subject Contracts and say who you asked and what they said.",
      also: "ceo boss owner escalate complaint agreement contract approval founder management legal",
    },
    {
      id: "contact-technical",
      title: "Where do I go with technical issues?",
      text: "Ask the help assistant first: it answers at any hour. If that does not solve it, write to {supportMail} with the page you were on, what you did and what you saw, ideally with a screenshot. Emergency technical issues are taken 24/7 by email.",
      link: { href: "/help", label: "Ask the help assistant" },
      also: "technical bug error broken website not working down glitch crash",
    },
  ],
};

/** A desk's question, and the email link whose subject reaches it. */
function desk(id: string, subject: string, title: string): Omit<PassageText, "text"> {
  const href = `mailto:{supportMail}?subject=${encodeURIComponent(subject)}`;
  return { id, title, link: { href, label: `Write with the subject “${subject}”` } };
}
