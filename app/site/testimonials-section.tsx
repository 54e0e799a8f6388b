import { EARNINGS_NOTE } from "~/figures/figures";
import { TESTIMONIALS, type Testimonial } from "./content/testimonials";
import { Section } from "./section";

const STARS = [1, 2, 3, 4, 5];
const STAR = "M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z";

/** LAND-5. */
export function TestimonialsSection() {
  const samples = TESTIMONIALS.some(({ sample }) => sample);
  return (
    <Section
      id="testimonials"
      heading="What changed for them"
      text={
        samples
          ? "Sample stories: these people are made up. Our graduates' own stories will replace them."
          : undefined
      }
    >
      <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {TESTIMONIALS.map((testimonial) => (
          <Story key={testimonial.name} testimonial={testimonial} />
        ))}
      </ul>
      <p className="mt-5 text-quiet text-sm">{EARNINGS_NOTE}</p>
    </Section>
  );
}

function Story({ testimonial }: { testimonial: Testimonial }) {
  const { name, position, salary, quote, rating, sample } = testimonial;
  return (
    <li className="panel flex flex-col p-6 sm:p-7">
      <Rating rating={rating} />
      <blockquote className="mt-5 flex-1 text-[1.05rem]">
        <p>{quote}</p>
      </blockquote>
      <div className="mt-6 flex items-end justify-between gap-4 border-line border-t pt-5">
        <p className="leading-snug">
          <strong className="block font-semibold">{name}</strong>
          <span className="text-quiet text-sm">{position}</span>
        </p>
        <p className="whitespace-nowrap text-right leading-tight">
          <span className="block font-bold font-heading text-2xl tabular">{salary}</span>
          <span className="text-quiet text-sm">per year{sample && ", sample"}</span>
        </p>
      </div>
    </li>
  );
}

function Rating({ rating }: { rating: number }) {
  return (
    <p>
      <span className="sr-only">
        {rating} out of {STARS.length} stars
      </span>
      <svg viewBox="0 0 100 20" width="100" height="20" aria-hidden="true">
        {STARS.map((star) => (
          <path
            key={star}
            d={STAR}
            transform={`translate(${(star - 1) * 20} 0)`}
            fill={star <= rating ? "var(--color-warning)" : "var(--color-line)"}
          />
        ))}
      </svg>
    </p>
  );
}
