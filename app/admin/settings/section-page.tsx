import { requireRight } from "~/auth/auth.server";
import { notFound } from "~/platform/web/responses.server";
import { brandOf, LOGO_PART, SECTIONS } from "~/settings/settings.server";
import { LoadFault } from "~/ui/load-fault";
import type { Route } from "./+types/section-page";
import { LogoCard } from "./logo-card";
import { type PartResponse, sendSettings } from "./part-state";
import { partStates, savePart, settingsForm } from "./saving.server";
import { SectionFieldView } from "./section-field";
import { SECTION_FORMS, SECTION_NAMES, type SectionName } from "./section-fields";
import { SettingsForm } from "./settings-form";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireRight(request, context, "settings.read");
  const name = sectionNamed(params.section);
  const [part] = await partStates(context, { [name]: SECTIONS[name] });
  if (!part) notFound();
  const brand = brandOf(context);
  return {
    name,
    part,
    brandName: brand.name,
    logo: name === "brand" ? await logoState(context) : null,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = await requireRight(request, context, "settings.change");
  const name = sectionNamed(params.section);
  const { part, ...sent } = await settingsForm(request);
  const back = `/admin/settings/${name}`;
  if (name === "brand" && part === "logo") {
    const saving = { viewer, context, part: LOGO_PART, name: "logo", back };
    return savePart(saving, { ...sent, form: await withBytes(sent.form) });
  }
  const wantsProof = name === "pixel";
  return savePart({ viewer, context, part: SECTIONS[name], name, back, wantsProof }, sent);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendSettings(request, () => serverAction());
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${SECTION_FORMS[loaderData.name].title} | ${loaderData.brandName}` },
  { name: "robots", content: "noindex" },
];

export default function SectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, part, logo } = loaderData;
  const { title, text, fields } = SECTION_FORMS[name];
  const answer: PartResponse | undefined = actionData;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section key={name} id={name} aria-labelledby="section-title" className="panel p-6">
        <h2 id="section-title" className="text-2xl">
          {title}
        </h2>
        <p className="mt-1 mb-6 max-w-prose text-quiet">{text}</p>
        <SettingsForm part={part} answer={answer}>
          {(field) =>
            fields.map((each) => (
              <SectionFieldView key={each.name} field={each} state={field(each.name)} />
            ))
          }
        </SettingsForm>
      </section>
      {logo && <LogoCard logo={logo} answer={answer?.part === "logo" ? answer : undefined} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFault error={error} title="Failed to read the settings" />;
}

function sectionNamed(asked: string): SectionName {
  return SECTION_NAMES.find((name) => name === asked) ?? notFound();
}

async function logoState(context: Route.LoaderArgs["context"]) {
  const [part] = await partStates(context, { logo: LOGO_PART });
  return part ? { ...part, picture: brandOf(context).logo } : null;
}

/** The file of the logo's form as its bytes; the form's own claims about it are not trusted. */
async function withBytes({ file, ...form }: Readonly<Record<string, FormDataEntryValue>>) {
  return file instanceof File ? { ...form, bytes: new Uint8Array(await file.arrayBuffer()) } : form;
}
