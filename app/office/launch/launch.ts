/** What is left to do before launch: samples, templates, and unset settings. */
import { typedKeys } from "~/platform/web/typed-keys";
import { SLOT_PLACES, type SlotName } from "~/settings/settings";
import {
  type LaunchFacts,
  type LaunchGroup,
  type LaunchItem,
  type LaunchState,
  mayDo,
  toDo,
} from "./launch-item";

export function launchChecklist(facts: LaunchFacts): LaunchGroup[] {
  return [
    { title: "Company", items: companyItems(facts) },
    { title: "Text on the pages", items: contentItems(facts) },
    { title: "Meetings", items: meetingItems(facts) },
    { title: "Videos", items: videoItems(facts) },
    { title: "Server", items: serverItems(facts) },
    { title: "Accounts", items: accountItems(facts) },
    { title: "Slots", items: slotItems(facts) },
  ];
}

export function launchCounts(groups: readonly LaunchGroup[]): Record<LaunchState, number> {
  const counts = { done: 0, todo: 0, optional: 0 };
  for (const { state } of groups.flatMap(({ items }) => items)) counts[state] += 1;
  return counts;
}

function companyItems({ brand, shipped, links }: LaunchFacts): LaunchItem[] {
  const change = { href: "/admin/settings/brand", words: "Brand" };
  const word = (id: keyof LaunchFacts["shipped"], title: string, where: string): LaunchItem => {
    const state = toDo(brand[id] === shipped[id]);
    const meaning =
      state === "done"
        ? `It is ${brand[id].replace(/\.$/, "")}.`
        : `Still the sample "${shipped[id]}". ${where}`;
    return { id, title, state, meaning, change };
  };
  return [
    word("name", "Company name", "It appears in every header, title and email."),
    word("legalName", "Legal name", "It appears in the footer and the legal texts."),
    word("address", "Address", "It appears in the footer and the legal texts."),
    word("supportMail", "Support email", "Visitors write to it, and requests are emailed to it."),
    {
      id: "logo",
      title: "Logo",
      state: toDo(brand.logo === null),
      meaning: brand.logo
        ? "It appears next to the company's name."
        : "The default logo appears next to the company's name.",
      change: { href: "/admin/settings/brand#logo", words: "Logo" },
    },
    {
      id: "linkedIn",
      title: "LinkedIn link",
      state: toDo(links.linkedIn === null),
      meaning: links.linkedIn
        ? "Setters copy your own page."
        : "Setters copy a sample link that leads nowhere.",
      change: { href: "/admin/settings/links", words: "Links" },
    },
    {
      id: "slackInvite",
      title: "Slack invite",
      state: toDo(links.slackInvite === null),
      meaning: links.slackInvite
        ? "New setters join through it at the end of /join-slack."
        : "New setters find no invitation at the end of /join-slack.",
      change: { href: "/admin/settings/links", words: "Links" },
    },
  ];
}

function contentItems(facts: LaunchFacts): LaunchItem[] {
  const { sampleTestimonials: samples, testimonialsWithoutConsent: unasked } = facts;
  const { legalTemplates, figuresWithoutSource: figures } = facts;
  const settling = (key: string) => {
    const label = facts.settling[key];
    return label === undefined ? {} : { settle: { key, label } };
  };
  const legalText = (id: "terms" | "privacy", title: string): LaunchItem => ({
    id,
    title,
    state: toDo(legalTemplates[id]),
    meaning: legalTemplates[id]
      ? "This is a template. Have a lawyer review it, then mark it reviewed in the editor."
      : "A lawyer has reviewed it.",
    change: { href: `/admin/content/${id}`, words: title },
    ...settling(id),
  });
  return [
    legalText("terms", "Terms & Conditions"),
    legalText("privacy", "Privacy Policy"),
    {
      id: "claims",
      title: "Claims",
      state: toDo(figures > 0),
      meaning:
        figures > 0
          ? `${figures === 1 ? "1 figure on the pages names" : `${figures} figures on the pages name`} no source. Enter your own, with the record behind each one.`
          : "Every figure on the pages has its source.",
      change: { href: "/admin/content/claims", words: "Claims" },
      ...settling("claims"),
    },
    {
      id: "testimonials",
      title: "Testimonials",
      state: toDo(samples + unasked > 0),
      meaning:
        samples > 0
          ? `${samples} on the front page are made-up people, marked as samples. Replace them with your own graduates, with their consent.`
          : unasked > 0
            ? `${unasked === 1 ? "1 has" : `${unasked} have`} no date of consent.`
            : facts.testimonials === 0
              ? "There are none, so the front page shows none."
              : "They are your own graduates, with their consent.",
      change: { href: "/admin/content/testimonials", words: "Testimonials" },
      ...settling("testimonials"),
    },
  ];
}

function meetingItems({ calendarsWithoutPlace: open }: LaunchFacts): LaunchItem[] {
  const names = open.map(({ label }) => label).join(", ");
  return [
    {
      id: "places",
      title: "Meeting places",
      state: toDo(open.length > 0),
      meaning:
        open.length > 0
          ? `Guests do not see where these take place: ${names}.`
          : "Every calendar says where its meetings take place.",
      change: {
        href: `/admin/settings/calendars/${open[0]?.name ?? "discovery"}`,
        words: "Calendars",
      },
    },
  ];
}

function videoItems({
  lessonsWithoutVideo: missing,
  sampleLessons: samples,
  videoSlots,
  slots,
}: LaunchFacts): LaunchItem[] {
  return [
    {
      id: "lessonVideos",
      title: "Lesson videos",
      state: toDo(missing + samples.length > 0),
      meaning: [
        missing > 0
          ? `${missing === 1 ? "1 lesson has" : `${missing} lessons have`} no video.`
          : "Every lesson has a video.",
        ...(samples.length > 0 ? [underSampleWords(samples.length)] : []),
      ].join(" "),
      change: { href: "/admin/upload-videos", words: "Manage lesson videos" },
      places: samples,
    },
    ...videoSlots.map((name) => slotItem(name, slots, "todo", "A drawn poster is shown on")),
  ];
}

function underSampleWords(lessons: number): string {
  return lessons === 1
    ? "1 lesson shows your video under the sample’s words. Write your own, or keep them if they fit:"
    : `${lessons} lessons show your videos under the sample’s words. Write your own, or keep them if they fit:`;
}

function slotItems({ videoSlots, slots, pixel }: LaunchFacts): LaunchItem[] {
  const others = typedKeys(SLOT_PLACES);
  const embeds = others.filter((name) => !videoSlots.includes(name));
  return [
    ...embeds.map((name) => slotItem(name, slots, "optional", "The built-in version is used on")),
    {
      id: "pixel",
      title: "Advertising pixel",
      state: mayDo(pixel.id === null),
      meaning: pixel.id
        ? "It is loaded on four pages."
        : "No pixel, so ad networks do not learn who booked or applied.",
      change: { href: "/admin/settings/pixel", words: "Pixel" },
    },
  ];
}

function slotItem(
  name: SlotName,
  slots: LaunchFacts["slots"],
  open: LaunchState,
  without: string,
): LaunchItem {
  const { label, page } = SLOT_PLACES[name];
  const provider = slots[name];
  return {
    id: name,
    title: label,
    state: provider ? "done" : open,
    meaning: provider ? `${provider} is used on ${page}.` : `${without} ${page}.`,
    change: { href: `/admin/settings/slots#${name}`, words: "Slots and videos" },
  };
}

const BACKUPS = {
  off: ["optional", "No backups are made of this database."],
  unproven: ["todo", "No backup was restored within the last two days to prove that it works."],
  proven: ["done", "They are made and restored regularly to prove that they work."],
} as const satisfies Record<LaunchFacts["backups"], [LaunchState, string]>;

function serverItems({ baseUrl, backups, isSet }: LaunchFacts): LaunchItem[] {
  const secure = baseUrl.startsWith("https://");
  return [
    {
      id: "baseUrl",
      title: "Public address",
      state: toDo(!secure),
      meaning: secure
        ? `Pages, emails and search engines use ${baseUrl}.`
        : `Pages, emails and search engines use ${baseUrl}, which is not an https address.`,
      // What it serves, and where its pages are: the product cannot move itself.
      change: { place: "The person who runs the server sets it as BASE_URL" },
    },
    {
      id: "backups",
      title: "Backups",
      state: BACKUPS[backups][0],
      meaning: BACKUPS[backups][1],
      change:
        backups === "off"
          ? { href: "/admin/settings/backups", words: "Backups" }
          : { href: "/admin/backups", words: "Backups" },
    },
    {
      id: "mail",
      title: "Mail server",
      state: toDo(!isSet.mail),
      meaning: isSet.mail
        ? "Requests and receipts are emailed."
        : "Requests and bookings wait in the inbox; no email is sent.",
      change: { href: "/admin/settings/mail", words: "Mail" },
    },
    {
      id: "ai",
      title: "AI endpoint",
      state: mayDo(!isSet.ai),
      meaning: isSet.ai
        ? "It writes drafts and answers."
        : "Drafts come from the script, and answers from a search of the help pages.",
      change: { href: "/admin/settings/ai", words: "AI" },
    },
    {
      id: "operationsPassword",
      title: "Operations board",
      state: mayDo(!isSet.operationsPassword),
      meaning: isSet.operationsPassword
        ? "Anyone who knows its password can change it."
        : "Without a password, it is read-only.",
      change: { href: "/admin/settings/access#board", words: "Access" },
    },
    {
      id: "trackerCode",
      title: "Tracker's admin code",
      state: mayDo(!isSet.trackerCode),
      meaning: isSet.trackerCode
        ? "Closers who know it can edit prospects."
        : "Only administrators edit prospects.",
      change: { href: "/admin/settings/access#tracker", words: "Access" },
    },
  ];
}

function accountItems({ administrators: { total, withoutSecondStep } }: LaunchFacts): LaunchItem[] {
  return [
    {
      id: "secondStep",
      title: "Two-step sign-in",
      state: toDo(withoutSecondStep > 0),
      meaning:
        withoutSecondStep > 0
          ? `${withoutSecondStep} of ${total} administrators sign in with just a code.`
          : "Every administrator signs in with a second step.",
      change: { href: "/account", words: "Your account" },
    },
    {
      id: "secondAdministrator",
      title: "A second administrator",
      state: mayDo(total < 2),
      meaning:
        total < 2
          ? "With only one, a lost code can only be replaced on the server's command line."
          : `There are ${total} administrators.`,
      change: { href: "/admin/administrators", words: "Administrators" },
    },
  ];
}
