/**
 * SAMPLE CONTENT. The people in it are invented: a company replaces them with its own graduates, with their consent,
 * before launch. The page says that they are samples while that is set (LAND-5).
 */
import { z } from "zod";
import {
  type ContentValue,
  contentDocument,
  count,
  group,
  itemIds,
  itemState,
  list,
  optionalDate,
  optionalParagraph,
  optionalText,
  optionalVideo,
  paragraph,
  picture,
  text,
  yesNo,
} from "~/content/content.server";

export const TESTIMONIALS = contentDocument({
  key: "testimonials",
  label: "Testimonials",
  figures: "their-own",
  pages: ["/"],
  settles: {
    label: "Take the samples off the page",
    done: (number) =>
      number === 0
        ? "No samples are left on the page"
        : `${number === 1 ? "1 sample is" : `${number} samples are`} off the page`,
    values: (live) =>
      Object.fromEntries(
        itemIds(live, "people")
          .filter((id) => live[`people.${id}.sample`] === "yes" && !live[`people.${id}.state`])
          .map((id) => [`people.${id}.state`, "hidden"]),
      ),
  },
  schema: z.strictObject({
    heading: text("Heading"),
    sampleNote: paragraph("Note while some are samples", { max: 300 }),
    people: list(
      "Testimonials",
      group("Testimonial", {
        name: text("Name", { max: 80 }),
        role: text("Role", { max: 80 }),
        state: itemState("Visitors see live testimonials only"),
        photo: picture("Photo"),
        before: optionalText("Work before"),
        after: optionalText("Work now"),
        salary: optionalText("A year's pay", { max: 20, help: "As shown: $78K" }),
        quote: paragraph("Quote"),
        rating: count("Stars", { min: 1, max: 5 }),
        sample: yesNo("Sample", "The person is made up"),
        video: optionalVideo("Video"),
        consent: optionalDate("Consent given on"),
      }),
      { max: 24 },
    ),
    story: group(
      "Large story on top",
      {
        name: optionalText("Name", { max: 80 }),
        role: optionalText("Role", { max: 80 }),
        photo: picture("Photo"),
        before: optionalText("Work before"),
        after: optionalText("Work now"),
        quote: optionalParagraph("Quote", { max: 800 }),
        video: optionalVideo("Video"),
        consent: optionalDate("Consent given on"),
      },
      "Shown once there are a name and a quote",
    ),
    labels: group("Words around each", {
      perYear: text("After the pay", { max: 40 }),
      sample: text("Of a sample", { max: 40 }),
      before: text("Before the earlier work", { max: 40 }),
      after: text("Before the work now", { max: 40 }),
      video: text("Link to the video", { max: 40 }),
    }),
  }),
  shipped: {
    heading: "From day jobs to remote sales",
    sampleNote: "Sample stories. The people are made up.",
    people: [
      {
        name: "Maya Sample",
        role: "Sales Development Representative",
        state: "",
        photo: { image: "", alt: "" },
        before: "",
        after: "",
        salary: "$78K",
        quote:
          "I came from a hotel front desk. I already knew how to listen; I had to learn to ask for the call. By week six my coach stopped rewriting my messages.",
        rating: 5,
        sample: true,
        video: "",
        consent: "",
      },
      {
        name: "Andre Sample",
        role: "Business Development Representative",
        state: "",
        photo: { image: "", alt: "" },
        before: "",
        after: "",
        salary: "$85K",
        quote:
          "The conversation reviews were uncomfortable and worth it. Someone pointed to the exact message where I lost people, and it was always the same one.",
        rating: 5,
        sample: true,
        video: "",
        consent: "",
      },
      {
        name: "Lena Sample",
        role: "Remote Appointment Setter",
        state: "",
        photo: { image: "", alt: "" },
        before: "",
        after: "",
        salary: "$92K",
        quote:
          "I kept my day job for the whole twelve weeks: evenings and Saturdays. I gave notice the Monday after my second offer.",
        rating: 5,
        sample: true,
        video: "",
        consent: "",
      },
      {
        name: "Tomas Sample",
        role: "Account Executive",
        state: "",
        photo: { image: "", alt: "" },
        before: "",
        after: "",
        salary: "$110K",
        quote:
          "I had read every sales book and never sent a first message. Doing real client work in week two fixed that faster than another book would have.",
        rating: 5,
        sample: true,
        video: "",
        consent: "",
      },
      {
        name: "Priya Sample",
        role: "High-Ticket Closer",
        state: "",
        photo: { image: "", alt: "" },
        before: "",
        after: "",
        salary: "$125K",
        quote:
          "Setting taught me to close. When you have written the first message yourself, you know what the person on the call is afraid of before they say it.",
        rating: 5,
        sample: true,
        video: "",
        consent: "",
      },
      {
        name: "Daniel Sample",
        role: "Senior Account Executive",
        state: "",
        photo: { image: "", alt: "" },
        before: "",
        after: "",
        salary: "$150K",
        quote:
          "The check-ins after I was hired mattered most. My numbers dipped in month three, and someone who had seen that before told me what to change.",
        rating: 5,
        sample: true,
        video: "",
        consent: "",
      },
    ],
    story: {
      name: "",
      role: "",
      photo: { image: "", alt: "" },
      before: "",
      after: "",
      quote: "",
      video: "",
      consent: "",
    },
    labels: {
      perYear: "per year",
      sample: "sample",
      before: "Before:",
      after: "Now:",
      video: "Watch the video",
    },
  },
});

export type Testimonials = ContentValue<typeof TESTIMONIALS>;
