export type AgreementPart = { heading: string; paragraphs: readonly string[] };

/** The agreement as a template for the company's lawyer: what a setter signs, in full (REQ-2). */
export const AGREEMENT_PARTS: readonly AgreementPart[] = [
  {
    heading: "The parties",
    paragraphs: [
      'This agreement is made between {legalName}, {address} ("{company}" or "the company"), and the person who signs it ("the setter"). It begins on the day both have signed.',
    ],
  },
  {
    heading: "What the setter does",
    paragraphs: [
      "The setter finds people who fit the ideal client profile, writes to them by direct message, has an honest conversation about their situation, and books a call with the company's closers where the two fit.",
      "The daily target is {dailyMessages} messages on working days, from accounts that the company has approved, with the script that the training teaches or the setter's own words to the same effect. Targets are a measure of effort. They are not a condition of payment for calls that took place.",
      "The setter keeps the CRM up to date: who was contacted, where the conversation stands, and when the call is. A call that is not in the CRM does not count.",
    ],
  },
  {
    heading: "Independent contractor",
    paragraphs: [
      "The setter is an independent contractor and not an employee. The setter chooses the hours and the place of work, may work for others who do not compete with the company, and provides a computer, a stable internet connection and a quiet place.",
      "The setter pays their own taxes and insurance. Nothing in this agreement creates a partnership, an agency or an employment relationship, and the setter may not sign anything in the company's name.",
    ],
  },
  {
    heading: "Training and tools",
    paragraphs: [
      "The company gives the setter access to the training portal with its {lessons} lessons, the script, the CRM, a company mailbox, the team's Slack and the weekly coaching calls, free of charge, for as long as the agreement lasts.",
      "Access is personal. The setter shares neither codes nor recordings, and returns company accounts and devices, or lets them be closed, when the agreement ends.",
    ],
  },
  {
    heading: "Pay",
    paragraphs: [
      "The company pays {perShow} for each qualified show, and {perSale} commission on each sale resulting from the setter's call, calculated on the money received.",
      "An appointment is qualified when the person fits the ideal client profile, shows genuine interest, has the authority to decide, and shows up for the call. A person who does not show up may be booked again; the call counts once, when it takes place.",
      "The company sends a statement with every counted call at the end of each week and pays within seven days after it. The setter may object to a statement within thirty days. Commission on a refunded sale is deducted from the next statement.",
      "{earningsNote}",
    ],
  },
  {
    heading: "Reimbursement",
    paragraphs: [
      "Where the setter has paid for the program, reimbursement is guaranteed upon meeting the program requirements: all lessons completed, every weekly coaching call attended or excused beforehand, the daily targets met on the working days of the program, the CRM complete, and no breach of this agreement.",
      "The setter requests it with the legal team form within sixty days after the end of the program. The company responds within ten working days. If it refuses, it names the missing requirement; otherwise it pays within thirty days.",
    ],
  },
  {
    heading: "Honest conduct",
    paragraphs: [
      "The setter makes no claims that the company does not make: no undocumented results, no promises of income, no false names, no invented urgency. If a person asks not to be contacted again, no one on the team contacts them again.",
      "The setter follows the rules of the platforms they write on and the advertising and electronic messaging laws of the place where the prospect lives.",
    ],
  },
  {
    heading: "Confidential information and personal data",
    paragraphs: [
      "What the setter learns about clients, prospects, prices and methods stays confidential during the agreement and for two years after it. This does not cover what is public or what the law requires to be disclosed.",
      "Prospects' personal data is used only for the conversation. It stays in the company's tools: no private lists, no copies, no screenshots outside the team. The setter reports any loss within one day.",
    ],
  },
  {
    heading: "Work product belongs to the company",
    paragraphs: [
      "Messages, scripts, lists and recordings made for the company belong to it. The setter may say that they worked with the company, and may show results that the company has confirmed in writing.",
    ],
  },
  {
    heading: "Not working against each other",
    paragraphs: [
      "During the agreement and for six months after it, the setter does not ask clients of the company to leave it and does not offer its prospects the same service. This does not prevent working as a setter for others.",
    ],
  },
  {
    heading: "How it ends",
    paragraphs: [
      "Either party may end the agreement at any time with seven days' written notice, and immediately if the other party seriously breaches it. Calls booked before the end that take place within thirty days after it are paid.",
    ],
  },
  {
    heading: "Liability and disputes",
    paragraphs: [
      "Each party is liable for damage it causes intentionally or through gross negligence; otherwise, for no more than was paid under this agreement in the previous six months.",
      "The parties try to settle a dispute by talking first: the team lead, then operations, then the legal team. If that fails within thirty days, the courts where the company is based decide, under the law of the State of Florida.",
    ],
  },
  {
    heading: "General",
    paragraphs: [
      "This is the entire agreement between the parties; changes must be in writing and signed. If part of it cannot be enforced, the rest stays in force.",
      "E-signatures count the same as handwritten ones.",
    ],
  },
];
