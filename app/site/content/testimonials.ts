/**
 * SAMPLE CONTENT. These people are invented: replace them with your own graduates, with their consent,
 * before launch. The page says that they are samples while `sample` is set (LAND-5).
 */
export type Testimonial = {
  name: string;
  position: string;
  /** A year, in US dollars, as it is shown. */
  salary: string;
  quote: string;
  /** Out of five. */
  rating: number;
  sample: boolean;
};

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: "Maya Sample",
    position: "Sales Development Representative",
    salary: "$78K",
    quote:
      "I came from a hotel front desk. I already knew how to listen; I had to learn to ask for the call. By week six my coach stopped rewriting my messages.",
    rating: 5,
    sample: true,
  },
  {
    name: "Andre Sample",
    position: "Business Development Representative",
    salary: "$85K",
    quote:
      "The conversation reviews were uncomfortable and worth it. Someone pointed to the exact message where I lost people, and it was always the same one.",
    rating: 5,
    sample: true,
  },
  {
    name: "Lena Sample",
    position: "Remote Appointment Setter",
    salary: "$92K",
    quote:
      "I kept my day job for the whole twelve weeks: evenings and Saturdays. I handed in my notice the Monday after my second offer.",
    rating: 5,
    sample: true,
  },
  {
    name: "Tomas Sample",
    position: "Account Executive",
    salary: "$110K",
    quote:
      "I had read every sales book and never sent a first message. Doing real client work in week two fixed that faster than another book would have.",
    rating: 5,
    sample: true,
  },
  {
    name: "Priya Sample",
    position: "High-Ticket Closer",
    salary: "$125K",
    quote:
      "Setting taught me to close. When you have written the first message yourself, you know what the person on the call is afraid of before they say it.",
    rating: 5,
    sample: true,
  },
  {
    name: "Daniel Sample",
    position: "Senior Account Executive",
    salary: "$150K",
    quote:
      "The check-ins after I was hired mattered most. My numbers dipped in month three, and someone who had seen that before told me what to change.",
    rating: 5,
    sample: true,
  },
];
