/** Once someone has joined: money, the first days, requests. */
import type { TopicText } from "./topics";

export const PAY: TopicText = {
  name: "pay",
  title: "Pay and commission",
  audience: "applicant",
  passages: [
    {
      id: "how-paid",
      title: "What am I paid for?",
      text: "{perShow} for each qualified show, and {perSale} commission on each sale that follows. With packages of {packages} that commission is {perClose} for each closed call. {earningsNote}",
      also: "commission structure compensation rate pay per appointment bonus percent",
    },
    {
      id: "first-paycheck",
      title: "When do I get my first paycheck?",
      text: "Earnings typically start within {earningsStart}, because calls have to be booked and held first. Those who start fast have their first paycheck in {firstPaycheck}. {earningsNote}",
      also: "receive payday paid first money when payout start earning soon",
    },
    {
      id: "payment-wrong",
      audience: "setter",
      title: "A payment is missing or wrong.",
      text: "Write with the subject Payments. List the appointments or sales with their dates, and the amount you expected. You get an answer within {replyHours} hours. Please do not post amounts in a Slack channel.",
      link: {
        href: "mailto:{supportMail}?subject=Payments",
        label: "Write with the subject “Payments”",
      },
      also: "commission not received unpaid missing late incorrect short money owed paycheck",
    },
    {
      id: "no-show-pay",
      audience: "setter",
      title: "Am I paid for a no-show?",
      text: "No. A qualified show means that the person came to the call. If they reschedule and come later, the show counts then. Confirm the day before: that is what gets people to the call.",
      also: "still earn money no-show didnt come absent prospect ghosted skipped cancelled count paid",
    },
    {
      id: "tracker-commission",
      audience: "setter",
      title: "Where do I see my commission?",
      text: "The prospect tracker shows the commission earned: 10 percent of closed deals, month by month, for the whole list. It is a working figure, not a pay stub; your agreement decides what is paid out.",
      link: { href: "/tracker", label: "Open the tracker" },
      also: "commission earned total dashboard stats how much have i made see",
    },
  ],
};

export const STARTING: TopicText = {
  name: "starting",
  title: "Onboarding and requests",
  audience: "applicant",
  passages: [
    {
      id: "onboarding-call",
      title: "How do I book my onboarding?",
      text: "Choose a time on the onboarding page: it is a group session with other new setters. The setup call is a separate one, just for you, to set up your accounts and tools. Be at your computer for both.",
      link: { href: "/onboarding", label: "Book group onboarding" },
      also: "onboard orientation new start first day schedule group session",
    },
    {
      id: "setup-call",
      title: "What happens in the setup and onboarding call?",
      text: "We go through your tools one by one until each works on your computer: the CRM, the company email, the portal and Slack. Have your access code and your phone at hand.",
      link: { href: "/setup", label: "Book the setup call" },
      also: "setup install configure accounts tools session",
    },
    {
      id: "join-slack",
      title: "How do I join Slack?",
      text: "Open the welcome page, fill in the form, and choose Join Slack Workspace in the second step. The invitation opens in a new tab, and the first tab takes you to the training. If the invitation has expired, ask support for a new one.",
      link: { href: "/join-slack", label: "Open the welcome page" },
      also: "slack workspace invite invitation expired channel chat community team welcome form",
    },
    {
      id: "request-email",
      title: "How do I get a company email address?",
      text: "Fill in the request for a company email. It asks for your name and the email address you would like. You get an answer within {replyHours} hours.",
      link: { href: "/request-company-email", label: "Request a company email" },
      also: "mailbox work email gmail account new address",
    },
    {
      id: "request-facebook",
      title: "How do I get a company Facebook account?",
      text: "Fill in the request for a company Facebook account. Do not use your private profile for company conversations, and do not create a second private one: Facebook closes those.",
      link: { href: "/request-company-facebook", label: "Request a Facebook account" },
      also: "fb profile messenger social media instagram banned blocked account",
    },
    {
      id: "request-crm",
      title: "How do I get access to the CRM?",
      text: "Fill in the CRM request. If you had access and it stopped working, write with the subject CRM or company email instead and tell us what message you see.",
      link: { href: "/crm-request", label: "Request CRM access" },
      also: "crm login account permission gohighlevel hubspot leads system",
    },
    {
      id: "legal-form",
      title: "What is the legal team form?",
      text: "Use it to ask the legal team for your agreement, which includes guaranteed reimbursement upon meeting program requirements. The agreement lists the requirements; read them before you sign.",
      link: { href: "/legal-team-form", label: "Open the legal team form" },
      also: "agreement contract reimbursement guarantee legal lawyer terms sign",
    },
    {
      id: "agreement",
      title: "Where do I see and sign the agreement?",
      text: "The demo agreement page is an informational preview. You get the binding agreement from an e-signature service: sign that one and keep a copy. If you have questions about a clause, ask support before you sign.",
      link: { href: "/demo-agreement", label: "Preview the agreement" },
      also: "contract signature esign docusign sign document preview copy",
    },
    {
      id: "leave",
      title: "How do I leave the program, or have my account deleted?",
      text: "Write to {supportMail} from the address we know. Say whether you only want to stop, which closes your sign-in and keeps your progress, or want your account deleted, which removes your progress for good. What your agreement says about leaving still applies.",
      link: { href: "mailto:{supportMail}?subject=Leaving", label: "Write to support" },
      also: "quit cancel membership stop leave resign unsubscribe delete account remove close",
    },
  ],
};
