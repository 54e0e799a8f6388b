/** What the columns of an import of trainees may be (DAY-4). */
const words = (text: string) => text.split(", ");

export const PEOPLE_COLUMNS = {
  name: {
    label: "Whole name",
    words: words(
      "name, full name, whole name, trainee, trainee name, student, student name, person, participant, member",
    ),
  },
  firstName: {
    label: "First name",
    words: words("first name, first, firstname, fname, given name, forename, vorname"),
  },
  lastName: {
    label: "Last name",
    words: words("last name, last, lastname, lname, surname, family name, nachname"),
  },
  email: {
    label: "Email",
    words: words("email, e mail, mail, email address, e mail address, mail address, work email"),
  },
  coach: { label: "Coach", words: words("coach, coach name, mentor, trainer, assigned coach") },
  cohort: {
    label: "Cohort",
    words: words("cohort, cohort name, group, group name, class, class name, batch, intake"),
  },
} as const;
export type PeopleColumn = keyof typeof PEOPLE_COLUMNS;

/** The columns of cells that were pasted without headings. */
export const BARE_COLUMNS = ["name", "coach", "cohort"] as const;
