import { legalDocument } from "./legal.server";

/** Terms & Conditions: a template for the company's lawyer. Names in braces are filled in (LEGAL-1). */
export const TERMS = legalDocument({
  key: "terms",
  label: "Terms & Conditions",
  pages: ["/terms"],
  shipped: {
    title: "Terms & Conditions",
    updated: "2025-01-30",
    reviewed: false,
    sections: [
      {
        id: "about-these-terms",
        title: "About these terms",
        body: `These terms apply between you and {legalName}, a Florida limited liability company at {address}. They cover the website at {site}: its public pages, booking and request forms, help chat, script, tools and training portal. By using any of these, you accept the terms.

Some things need a separate agreement: enrolling in a paid program, working with us as a setter, or buying our services as a client. Those agreements are sent through an e-signature service and bind you only once signed. The agreement shown at /demo-agreement is a preview for information and creates no rights or duties. Where a signed agreement and these terms differ, the signed agreement decides.`,
      },
      {
        id: "who-may-use-the-site",
        title: "Who may use the site",
        body: `You must be at least {leastAge} years old to book a call, apply, enroll, work as a setter or send us a form. We do not offer services to anyone younger, with or without a parent's permission.

The appointment setter role is open to citizens of the United States or Canada. Some campaigns accept only people based in the United States, and then the posting, the script or the interview says so. We may ask for proof before you start.

What you tell us in a form, an interview or a request must be true and about you. Booking a call or filling in a form obliges neither you to join nor us to accept you.`,
      },
      {
        id: "the-training-program",
        title: "The training program",
        body: `The program is a {weeks}-week course in remote sales and appointment setting, with recorded lessons, live training and coaching. The weekly hours we recommend help you plan; they do not assure a result. We may reschedule calls, replace a coach, or update lessons and scripts as platforms and methods change within what your signed agreement describes.

Placement assistance is help: preparing for interviews, introductions where we can make them, and the follow-up support your agreement describes. Where a page calls that assistance guaranteed, the help is what is meant. A job, an interview with a particular company, a start date and a level of pay are not guaranteed. Employers and clients make their own decisions.

{tenAppointments} appointments in {tenDays} days is a target that the plan is built around, not a promise about your results. An appointment counts as qualified when the person fits the ideal client profile, is genuinely interested, has the authority to decide, and shows up for the call. Extensions are considered case by case.`,
      },
      {
        id: "earnings-and-testimonials",
        title: "Earnings and testimonials",
        body: `Earnings figures vary and are not guaranteed. Ranges, averages, top results and success rates on this site are not an offer of pay, a salary or a forecast of what you will make. Do not take on debt or leave a job in reliance on them.

- Setter pay depends on results: appointments that are held, deals that close, and the terms of your agreement.
- Results differ with experience, time, market, offer and effort, and with decisions made by prospects and clients. Some people earn little or nothing.
- Statements that pay comes within a certain time describe what can happen, not a payment date.
- Testimonials tell one person's experience. They do not show what a typical person achieves.

If a claim on the site matters to your decision, ask about it on your call before you sign anything. What is said in a call, chat or message does not change your signed agreement.`,
      },
      {
        id: "access-codes-and-the-portal",
        title: "Access codes and the portal",
        body: `The training portal opens with an access code that an administrator gives you. The code, and any sign-in link sent to you, is personal. Do not share it, post it or let another person train under your name. Sign out on devices that others use. If someone else may know your code, write to {supportMail} immediately.

The portal records what you watch and how far you have come, and administrators see it. Watch the lessons yourself; do not use scripts, extensions or altered requests to make progress appear. Progress images made with the report tools may show sample data and then say so. Do not remove that label, and do not present sample data as your record or as anyone's result.

We may limit sign-in attempts, and we may suspend or end access if a code is shared, these terms are broken, security requires it or your agreement ends. Suspension ends open sessions immediately. You may not guess codes, probe for weaknesses, copy pages in bulk, download or rebroadcast lesson videos, or disturb other people's use.`,
      },
      {
        id: "working-as-a-setter",
        title: "Working as a setter",
        body: `Direct-message setters work with us as independent contractors, not as employees, partners or agents. Nothing on this site makes you one. You are responsible for your taxes, insurance, equipment and expenses unless your contractor agreement says otherwise, and you cannot sign contracts or make promises on behalf of us or a client. Hours and daily targets on the site describe a campaign's workload, not a shift.

Clients pay for services under their own agreements, and setters earn commission and bonuses under their contractor agreement, which sets what counts, when it is paid and what happens after a cancellation, no-show or chargeback. The tracker works out commission from the deal amounts entered there. It is a working figure, not a statement of what is owed.

Prospect entries are confidential. Every signed-in setter can see them, so record only what a prospect told you and what the call needs. Income and score must come from the prospect's own answer. Never run or request a credit check, ask for bank, card or government identification numbers, or export or copy the records for yourself or another business.

Company mailboxes, social accounts, customer-database access and workspaces remain ours or our client's. Use them only for the campaign and hand them back when it ends.`,
      },
      {
        id: "scripts-and-direct-messages",
        title: "Scripts and direct messages",
        body: `A setter's messages reach real people in our name or a client's. Whatever a script or target says, follow the law and the rules of the platform you write on. A daily target never justifies going past a platform's limits.

- Write from an account you are entitled to use, under your real name or as the platform permits. No fake, rented, borrowed or bought accounts, and no automation the platform forbids.
- Send no spam: no identical messages in bulk, no groups whose rules forbid them, and no further message after someone says no or asks you to stop.
- Say who you represent and why you are writing. Answer questions about the role, the cost and the paid program truthfully, including when the honest answer loses the appointment.
- Do not misrepresent anything: no invented results, credentials, deadlines or shortages, and no screenshots presented as something they are not.
- Mention pay only in the approved wording, and say with it that earnings vary and are not guaranteed.
- Move to texts or phone calls only with the consent that the law where the person lives requires.
- Do not harass, threaten, pressure or discriminate against anyone.

Scripts are a guide to be adapted, not a license to ignore these rules. A platform may restrict your account whatever script you used; we do not control platforms and cannot restore accounts. If anyone complains about your messages, tell us promptly.`,
      },
      {
        id: "the-ai-helper",
        title: "The AI helper",
        body: `The help chat answers questions about our services, and the generator on the script page drafts a next message. When an AI provider writes the answer, what you type is sent to it, together with the conversation steps needed for a useful draft. Otherwise the answer comes from our own script or help content and says so. A chat supplied by an outside provider works under that provider's terms.

A draft is a suggestion. It can be wrong, out of date or unsuited to the person you are writing to. Read it, correct it and check it against the approved script before you send it: once sent, it is your message.

Leave out what a draft does not need, above all names, contact details, account numbers and the financial details of an identifiable person. Do not try to make the helper produce deceptive or unlawful text or get around its limits. Its use is limited per visitor and per day, and it may be unavailable. What it says does not change any agreement with us.`,
      },
      {
        id: "fees-refunds-and-reimbursement",
        title: "Fees, refunds and reimbursement",
        body: `Discovery calls and interviews are free and carry no obligation. A paid program is described and priced in the agreement you are asked to sign, and you owe nothing for it before you sign. Payments go through a payment provider under its own terms.

Refunds and reimbursement exist only as your signed agreement states. Where a page mentions guaranteed reimbursement upon meeting program requirements, it means reimbursement under that agreement: its requirements, proof, deadlines and way of claiming decide. Keep your own record of the work that counts toward them.

If the law where you live gives you a right to cancel or a refund that cannot be waived, you keep it. Send questions about a charge to {supportMail} with the date and amount, never with a full card number.`,
      },
      {
        id: "content-and-intellectual-property",
        title: "Content and intellectual property",
        body: `Lessons, scripts, templates, client lists, designs, names and logos on this site belong to {legalName} or to those who license them to us. While you are entitled to access, you may use them for your own training and for campaigns you work on with us. That permission is yours alone and ends with your access.

You may adapt script lines for your own conversations. You may not sell, publish, record, teach from or build a competing course out of the materials, or use our name to suggest an endorsement we have not given.

What you send us stays yours. You allow us to use it to run the service and deal with your request, and to use suggestions without payment. We publish a testimonial, your name or your picture only with your permission. Videos, calendars, forms and other embedded services belong to their providers and follow their terms.`,
      },
      {
        id: "disclaimers-liability-and-law",
        title: "Disclaimers, liability and law",
        body: `We provide the site with reasonable care, but as it is and as it is available. To the extent the law allows, we give no implied warranty of merchantability, fitness for a particular purpose or non-infringement. We do not promise that the site is free of errors or interruptions, that a lesson or tool leads to a result, or that an outside service or platform keeps working.

To the extent the law allows, we are not liable for indirect or consequential loss, lost income or profit, lost data, or action a platform takes against an account. Our total liability in connection with the site is limited to what you paid us for the service the claim is about. These limits do not cover fraud, intentional harm or anything for which liability cannot be limited by law.

Florida law governs these terms, leaving aside its rules on conflicts of law. Disputes go to the state or federal courts in Florida, unless a signed agreement names another way. Please write to us first so we can try to settle the matter. If you are a consumer, protections and courts that the law of your home gives you and that cannot be waived remain yours.`,
      },
      {
        id: "changes-and-contact",
        title: "Changes and contact",
        body: `We may change these terms when the product, our services or the law changes. The new version appears on this page with its date and applies from then on, not to what happened before. Changes here do not alter an agreement you have already signed. If you disagree, stop using the site; you may also ask us to close your account.

If part of these terms cannot be enforced, the rest remains in force. If we do not act on a breach, we have not given up the right to act later.

Contact {legalName}, {address}, or {supportMail}. Support hours are Monday to Friday, 9AM to 6PM EST, and we aim to answer email within {replyHours} hours. In a technical emergency you may write at any time.`,
      },
    ],
    search: {
      title: "Terms & Conditions",
      description:
        "The rules for using the site, the training program and the portal: who may use them, earnings, access codes, messages, fees and liability.",
    },
  },
});
