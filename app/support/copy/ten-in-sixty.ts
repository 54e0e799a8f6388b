/** SUP-1: what 10-in-60 is. */
import type { TopicText } from "./topics";

export const TEN_IN_SIXTY: TopicText = {
  name: "ten-in-sixty",
  title: "About 10-in-60",
  audience: "visitor",
  passages: [
    {
      id: "what-is-10-in-60",
      title: "What does 10-in-60 mean?",
      text: "10-in-60 means {tenAppointments} qualified appointments in {tenDays} days. It is the first goal of every setter here: long enough to learn the work properly, short enough that each day counts. Only appointments that meet all four requirements of a qualified appointment count toward it.",
      also: "10in60 goal target challenge ten sixty",
    },
    {
      id: "10-in-60-timeline",
      title: "How does the timeline work, and how am I guided through it?",
      text: "You get a plan for each day, so you never have to ask what to do next, and a check-in every week where we review your numbers together and change what does not work. Most people who succeed do so within {tenTypically} days; the rest of the {tenDays} is room for a slow start.",
      points: [
        "Daily plan: new conversations, follow-ups and lessons, in that order.",
        "Weekly check-in: what you sent, who replied, what was booked, who showed up.",
        "After the check-in: one thing to change in the coming week.",
      ],
      also: "schedule milestones daily plans weekly check ins how long 45",
    },
    {
      id: "10-in-60-extension",
      title: "What if I do not make it in time?",
      text: "Extensions are decided case by case. Write before the {tenDays} days are over, not after: say how many appointments you have, what held you up and how much more time you need. What counts is whether you kept to the daily plan and came to the weekly check-ins.",
      link: { href: "mailto:{supportMail}?subject=Extension", label: "Ask for more time" },
      also: "extension extend deadline late more days fail behind missed",
    },
    {
      id: "qualified-appointment",
      title: "What is a qualified appointment?",
      text: "An appointment is qualified when all four of these are true. A calendar entry alone is not enough.",
      points: [
        "They match the ideal client profile: the kind of person or company that the offer is made for.",
        "They show genuine interest: they said in their own words what they want to change.",
        "They have decision authority: they can say yes on the call, or bring the person who can.",
        "They show up to the call.",
      ],
      also: "counts criteria qualify icp show no-show valid appointment",
    },
  ],
};
