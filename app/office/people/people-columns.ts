/** What the columns of an import of trainees may be (DAY-4). */
export const PEOPLE_COLUMNS = {
  name: { label: "Whole name", words: ["name", "full name", "trainee", "person"] },
  firstName: { label: "First name", words: ["first name", "first", "given name", "vorname"] },
  lastName: { label: "Last name", words: ["last name", "last", "surname", "family name"] },
  email: { label: "Email", words: ["email", "e mail", "mail", "email address"] },
  coach: { label: "Coach", words: ["coach", "coach name", "mentor"] },
  cohort: { label: "Cohort", words: ["cohort", "group", "class"] },
} as const;
export type PeopleColumn = keyof typeof PEOPLE_COLUMNS;

/** The columns of cells that were pasted without headings. */
export const BARE_COLUMNS = ["name", "coach", "cohort"] as const;
