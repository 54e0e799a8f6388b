/** What every page of the site knows about the company. `origin`: the public address; `year`: of the copyright line. */
export type SiteFacts = {
  brand: { name: string; legalName: string; address: string; supportMail: string };
  /** The address of the company's own logo; null: the shipped sign. */
  logo: string | null;
  origin: string;
  year: number;
};
