import { legalDocument } from "./legal.server";

/** Privacy Policy: a template for the company's lawyer. Names in braces are filled in (LEGAL-1). */
export const PRIVACY = legalDocument({
  key: "privacy",
  label: "Privacy Policy",
  pages: ["/privacy"],
  shipped: {
    title: "Privacy Policy",
    updated: "2025-01-30",
    reviewed: false,
    sections: [
      {
        id: "who-is-responsible",
        title: "Who is responsible",
        body: `{legalName}, {address}, decides why and how personal information is used on {site} and in the training portal. This policy covers visitors, applicants, students, setters, administrators, clients, and the prospects whom setters speak with. For anything about privacy, write to {supportMail}.

Services you reach through a link work under their own policies. A prospect's conversation with a setter on a social platform is handled there under that platform's policy; ours covers what comes from it into our tracker.`,
      },
      {
        id: "what-we-collect-and-from-where",
        title: "What we collect and from where",
        body: `Most of it comes from you; some from administrators, setters, your browser and the providers named below.

- Bookings for a discovery call, interview or onboarding: name, contact details, chosen time and your answers to the questions asked.
- The welcome form and requests for company email, a company Facebook account or CRM access: who you are, how to reach you and what you need.
- The legal team form and agreements: what an agreement, its signature and a reimbursement claim require.
- Support email, the help chat and the AI helper: what you write. The script generator also uses the step you are at and the choices that led there.
- Portal accounts, created by an administrator: name, access code, role, an internal account address, set-up and active status, and the dates of creation and last sign-in.
- Sign-in: for each session its start and end, network address and browser identification; for a known device, a token kept as a hash; and a count of attempts by network address to stop guessing. Forms and the AI helper may count requests in a similar way.
- Lessons: for each one the furthest point, where to resume, the video's length, completion, and when you last watched.
- Payments and commission: what was paid or is owed, as payment providers and our records show it.
- Request logs: method, page path, status, duration and a request id. They leave out access codes, form contents, cookies and what follows a question mark in an address.

The public progress report tool makes its image in your browser; the names typed there do not leave it. The operations board can be viewed by anyone, so our team must keep personal information off it.`,
      },
      {
        id: "information-about-prospects",
        title: "Information about prospects",
        body: `When a setter speaks with you about a call, the setter may add an entry to our prospect tracker: name, country, annual income and credit score as an amount or range, and the date of the call. An administrator may add how the call ended, a new date and the deal amount. The entry shows which setter made it.

Income and score come from the setter, based on what you said. The tracker does not query a credit bureau and holds no credit report. You may decline to answer, and may ask us to correct or remove an entry.

The tracker marks an entry as qualified by a fixed rule on country, score and income. The mark is used to count and prepare calls and decides nothing about credit; you may ask that a person review it. All signed-in setters and administrators can see tracker entries and must treat them as confidential.`,
      },
      {
        id: "why-we-use-it-and-on-what-basis",
        title: "Why we use it and on what basis",
        body: `Where the GDPR applies, the legal basis is the one named with each purpose. Where Canadian law applies, we act with your knowledge and consent, unless that law allows otherwise.

- To book calls, consider applications, provide training, give portal access and carry out agreements: steps you asked for before a contract, and the contract.
- To record lesson progress, coach you and show administrators how training goes: the contract, and our interest in training that works.
- To arrange calls with prospects and calculate commission: our interest, and our setters', in doing and paying for this work.
- To answer questions and draft messages with the AI helper: your request, and our interest in useful support.
- To prevent guessing, spam and misuse, and to find faults: our interest in a safe service.
- To measure advertising with a pixel: your consent where consent is required.
- To keep tax and accounting records and respond to lawful demands: legal obligation.

Where we rely on an interest, we weigh it against yours, and you may object. Without the details that a call, an account or an agreement needs, we cannot provide it.`,
      },
      {
        id: "cookies-and-browser-storage",
        title: "Cookies and browser storage",
        body: `Our own cookies and storage make the site work. They do not follow you to other sites.

- Session cookie: keeps you signed in. It ends when you sign out, and at the latest 30 days after sign-in.
- Known device cookie: remembers that you have signed in with this browser, so a stranger's wrong attempts do not lock you out. It lasts 180 days from the last sign-in.
- Theme cookie: remembers light, dark or system appearance for a year.
- Time zone cookie, inside the portal: your browser's time zone, so days and times are yours. It lasts a year.
- Notice cookie: carries a short message, such as a successful sign-in, to the next page. It lasts 30 seconds at most.
- Form cookie: names the form you just sent, so the next page does not ask for your name and address again. It lasts half an hour.
- Application cookie: after an application that does not qualify, names the questions it depended on, so the page can tell you why. It lasts half an hour.
- Browser database: holds lesson progress that has not reached us, for example while you are offline, until it has been sent.
- Local storage, advertising-choice: your yes or no to the advertising pixel, kept on your device and not sent to us, until you change it or clear it.
- Local storage, training_webhook_url: an address that a company page or extension may leave in your browser. If it is there, opening a lesson sends that address the lesson's title and number, the time, the page's address and a tab id.
- Session storage, training_session_id: that tab id, made at random and gone when the tab closes.

Embedded calendars, forms, chats, documents and videos come from their providers, who receive your network address and browser details and may set cookies of their own. You can clear or block all of this in your browser, but without the session cookie you cannot stay signed in.`,
      },
      {
        id: "advertising-pixel-and-consent",
        title: "Advertising pixel and consent",
        body: `If we have set up an advertising pixel, it can load on four pages only: booking, the next steps after booking, the application thank-you and the not-qualified page. It records a page view. It is not on the portal, the script or the tracker, and we do not pass it your form answers, access code, lesson progress or prospect entries.

The pixel's provider receives the page address, the time, your network address and browser details, and may read or set its own cookies and connect the visit with a profile it holds. As two of these pages are outcomes, a visit there can tell the provider that you applied and with what result.

Where consent is required, nothing of the pixel loads until you agree, and refusing changes nothing about booking or applying. Your browser keeps the choice; the link Advertising choices at the end of those pages changes it, and from then on nothing loads again. If your browser sends Global Privacy Control, we take that as a no and do not ask. Some state laws treat disclosure through a pixel as sharing or targeted advertising; the section on your rights says how to opt out.`,
      },
      {
        id: "who-receives-it",
        title: "Who receives it",
        body: `Administrators see accounts, access codes, progress and requests; setters and administrators see the tracker. Outside the company, these kinds of provider may receive information, depending on what is set up:

- hosting and database providers, for everything stored;
- scheduling, form and e-signature providers, for bookings, requests and agreements;
- chat and AI providers, for what is typed into the help chat or script generator and the context needed to answer;
- video providers, for playing lessons and testimonials;
- mail, workspace and customer-database providers, for messages and working accounts;
- payment providers, for payments by clients and students and commission to setters;
- the advertising pixel's provider, as the section above describes.

Some of them, such as payment and advertising companies, also use information for purposes of their own. A client receives the details of a call booked for that client. We also disclose information where the law requires it, to protect rights and safety, to professional advisers, or to a successor to the business. We do not sell personal information for money.`,
      },
      {
        id: "how-long-we-keep-it",
        title: "How long we keep it",
        body: `- Sessions: 30 days from sign-in; signing out ends one, and deactivating or deleting the account ends all of that person's.
- Known devices: 180 days from the last sign-in on that browser.
- Sign-in links: one use, within 24 hours.
- Sign-in attempt counts by network address: about two days after the last attempt.
- Accounts and lesson progress: until an administrator deletes the account, which removes name, code, sessions, devices and progress together. Deactivation alone keeps the record.
- Tracker entries: as long as the call, the deal and the commission need them. If the setter's account is deleted, the entry stays without a link to that setter.
- Bookings, requests and support messages: until dealt with, and longer where they belong to an application, agreement or dispute in progress.
- Agreements, payment and commission records: as long as tax, accounting and limitation rules require.
- Request logs: as long as finding faults and misuse requires.

Expired sessions, devices, links and attempt counts are deleted automatically. Backups may hold deleted records until the backup itself is replaced. Providers keep their copies as agreed with them or stated in their policies.`,
      },
      {
        id: "how-we-protect-it",
        title: "How we protect it",
        body: `Access codes are stored encrypted; authorized administrators can display them to help a trainee sign in. For device tokens and sign-in links the database holds only hashes. Wrong codes are limited for the whole site and by network address. Permissions are checked on the server at each request, and over HTTPS the session and device cookies are bound to this site and out of reach of scripts on the page.

Your part is to keep your code to yourself, sign out on devices others use, and send no passwords, card numbers or access codes by chat or email.

No service can promise perfect security. If you think information is at risk, write to {supportMail}, at any hour. If a breach affects you, we inform you and the authorities as the law requires.`,
      },
      {
        id: "your-rights",
        title: "Your rights",
        body: `Wherever you live, you may ask for a copy of what we hold about you, have mistakes corrected, and have deleted what we have no lawful reason to keep. Write to {supportMail}. Prospects need no account: give your name and, if you know it, the setter. We check that the request is yours with as little information as we can, and answer within the time your law sets. We do not treat you worse for asking.

- California (CCPA and CPRA): to the extent those laws apply to us, you may know, access, correct and delete personal information, opt out of its sale or sharing, and limit certain uses of sensitive information. To opt out of sharing through the pixel, refuse it where you are asked, block it in your browser, or write to us. An authorized agent may act for you.
- European Economic Area and United Kingdom (GDPR): you may also restrict or object to use, receive data in a portable form, withdraw consent for the future, and complain to your data protection authority.
- Canada (PIPEDA): you may access and correct your information, withdraw consent subject to legal or contractual limits and reasonable notice, and complain to us and then to the Office of the Privacy Commissioner of Canada.

If the law lets us refuse a request, for instance to protect another person's privacy, we say why and how to challenge it.`,
      },
      {
        id: "age-and-international-transfers",
        title: "Age and international transfers",
        body: `We do not knowingly collect information from anyone under {leastAge}, and setters must not record prospects under {leastAge}. If you believe a younger person has sent us information or appears in the tracker, tell us and we will delete it.

We are a company in the United States, and our providers may work there or in other countries. If you write from elsewhere, your information is used where laws may protect it differently and authorities may obtain it under them.

Where the GDPR requires a safeguard for a transfer, we rely on one it recognizes, such as standard contractual clauses or an adequacy decision; ask us which applies. For information under Canadian law, we remain responsible for what providers handle for us and require comparable protection by contract.`,
      },
      {
        id: "changes-and-contact",
        title: "Changes and contact",
        body: `We update this policy when the site, our providers or the law changes. The current version is on this page with its date. Before we use information already collected in a way you would not expect, we tell you and, where the law requires it, ask for your consent.

Questions, requests and complaints about privacy go to {supportMail} or by post to {legalName}, {address}. Say whether you are an applicant, student, setter, client or prospect, so we can find the right records. Support hours are Monday to Friday, 9AM to 6PM EST, and we aim to answer email within {replyHours} hours; a full answer to a request may take longer.`,
      },
    ],
    search: {
      title: "Privacy Policy",
      description:
        "What we collect, why and for how long, who receives it, and the rights you have over it.",
    },
  },
});
