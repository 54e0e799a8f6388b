import { currentBrand } from "~/settings/settings.server";
import { buttonClass } from "~/ui/button";
import type { Route } from "./+types/home-page";

const TITLE = "Training for remote appointment setters";
const DESCRIPTION =
  "26 video lessons, a conversation script and a tracker for people who book sales calls from home.";

export function loader() {
  return { brandName: currentBrand().name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${TITLE} | ${loaderData?.brandName}` },
  { name: "description", content: DESCRIPTION },
];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-3xl content-center gap-6 px-5 py-16">
      <p className="flex items-center gap-2.5 font-heading text-lg font-bold">
        <img src="/icon.svg" alt="" width="28" height="28" />
        {loaderData.brandName}
      </p>
      <h1 className="text-4xl sm:text-6xl">{TITLE}</h1>
      <p className="max-w-prose text-lg text-quiet">{DESCRIPTION}</p>
      <p>
        <a href="/auth" className={buttonClass()}>
          Go to your training
        </a>
      </p>
    </main>
  );
}
