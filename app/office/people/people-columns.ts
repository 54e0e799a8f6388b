// cspell:ignore classe nombre completo apellidos volledige naam prenom voornaam cognome sobrenome achternaam famille correo electronico courriel adresse mailadres entrenador entrenadora formateur formatrice allenatore treinador treinadora betreuer betreuerin grupo gruppe groupe gruppo groep turma cohorte kohorte clase klasse kurs nome complet
/** What the columns of an import of trainees may be (DAY-4, LEAD-2). */
import type { Column } from "~/imports/imports.server";

const words = (text: string) => text.split(", ");
const isName = (cell: string) => /\p{L}/u.test(cell) && !/\d{3}|https?:/.test(cell);
const isNameAlone = (cell: string) => isName(cell) && !/\S@\S/.test(cell);

export const PEOPLE_COLUMNS = {
  name: {
    label: "Whole name",
    words: words(
      "name, full name, whole name, trainee, trainee name, student, student name, person, participant, member, employee, new hire, setter, setter name, who, nom, nome, naam, nom complet, nome completo, nombre completo, nombre y apellidos, volledige naam",
    ),
    parts: words("name, full name, employee, trainee, new hire"),
    cells: isName,
  },
  firstName: {
    label: "First name",
    words: words(
      "first name, first, firstname, fname, given name, forename, vorname, legal first name, nombre, prenom, voornaam",
    ),
    parts: words("first name, given name, legal first name"),
    cells: isNameAlone,
  },
  lastName: {
    label: "Last name",
    words: words(
      "last name, last, lastname, lname, surname, family name, nachname, legal last name, apellido, apellidos, cognome, sobrenome, achternaam, nom de famille",
    ),
    parts: words("last name, surname, family name, legal last name"),
    cells: isNameAlone,
  },
  email: {
    label: "Email",
    words: words(
      "email, e mail, mail, email address, e mail address, mail address, work email, correo, correo electronico, courriel, e mail adresse, adresse e mail, e mailadres",
    ),
    parts: words("email, e mail, mail, email address, work email"),
    cells: (cell: string) => /^<?[^\s<@]+@[^\s@]+$/.test(cell),
    sure: (cell: string) => /^<?[^\s<@]+@[^\s@]+$/.test(cell),
  },
  coach: {
    label: "Coach",
    words: words(
      "coach, coach name, mentor, trainer, assigned coach, team lead, team leader, lead, entrenador, entrenadora, formateur, formatrice, allenatore, treinador, treinadora, instructor, betreuer, betreuerin, tutor",
    ),
    parts: words("coach, mentor, trainer, team lead, team leader"),
    cells: isNameAlone,
  },
  cohort: {
    label: "Cohort",
    words: words(
      "cohort, cohort name, group, group name, class, class name, batch, intake, grupo, gruppe, groupe, gruppo, groep, turma, cohorte, kohorte, clase, classe, klasse, kurs",
    ),
    parts: words("cohort, group, class, batch, intake"),
  },
} as const satisfies Record<string, Column>;
export type PeopleColumn = keyof typeof PEOPLE_COLUMNS;

/** The columns of cells that were pasted without headings, in their order. */
export const BARE_COLUMNS = ["name", "coach", "cohort"] as const;
