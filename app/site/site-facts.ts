import { useRouteLoaderData } from "react-router";

/** What every page of the site knows of the company. `origin`: the public address; `year`: of the copyright line. */
export type SiteFacts = {
  brand: { name: string; legalName: string; address: string; supportMail: string };
  /** The address of the company's own logo; null: the shipped sign. */
  logo: string | null;
  origin: string;
  year: number;
};

export function useSiteFacts(): SiteFacts {
  const facts = useRouteLoaderData<() => SiteFacts>("public");
  if (!facts) throw new Error("This page is outside the public layout");
  return facts;
}
