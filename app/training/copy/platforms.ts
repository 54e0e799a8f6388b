import type { LessonText } from "./lesson-text";

/** Lessons 1 and 2: where the conversations happen. First names in the examples are invented samples. */
export const platformLessons: readonly LessonText[] = [
  {
    id: 1,
    block: "Foundation and Appointment Setting",
    title: "Appointment Setting - Facebook",
    subtitle: "From a first hello to a call they chose",
    description:
      "Set up a profile people can check, choose who to message, and carry a Facebook chat to a booked call.",
    overview: {
      teaches:
        "You will prepare a Facebook profile that survives a quick check: a real photo, one plain line about your work, recent posts that are not ads. Then you will pick people with a reason to talk, such as a comment about changing jobs, and open on that reason. A usable first message: “Hi Dana, saw your comment about leaving retail for remote sales. Are you still looking, or did you find something?” From there the lesson walks through the reply, a short qualification, asking before you share a link, and booking.",
      why: "Facebook is where people go to see friends, so a pitch from a stranger lands as an intrusion. Before answering, a careful person opens your profile to judge whether you are genuine. A message tied to something they said in public is easy to answer, and one question gives them one thing to do. Asking before you send a link leaves the choice with them, and people keep appointments they chose.",
      next: [
        "Ask a friend outside sales to open your profile and tell you what they think you do for a living.",
        "Join two groups where your prospects talk, read the rules, and answer three questions there before messaging anyone.",
        "Write five openers, each built on a different public comment, and delete any that could be sent to everyone.",
        "Thank everyone who says no, and ask your administrator to mark them not interested in the tracker so nobody messages them again.",
      ],
    },
  },
  {
    id: 2,
    title: "Appointment Setting - LinkedIn Job Offer",
    subtitle: "Present the role so a careful reader trusts it",
    description:
      "Write LinkedIn messages that describe the role honestly, reach suitable people, and lead to a call without surprises.",
    overview: {
      teaches:
        "LinkedIn readers judge a message about a role the way they judge any job offer, so the facts come first: who you represent, what the work is, that it is remote, and that pay depends on results. If a paid program may come up on the call, say that too. An example: “Hi Marcus, we're looking for remote setters, paid per result rather than salary. Your account work looks relevant. Would a short outline help?” You will also read profiles for location and sales experience, and answer pay questions from the script.",
      why: "Professionals protect their inbox and their reputation. A vague offer makes them suspect something hidden, while a plain one lets them rule themselves in or out before anyone loses an hour. The people who stay after hearing that pay depends on results are the ones worth a closer's time. Clear terms also protect you: nobody can complain later about a detail that was in your first three messages.",
      next: [
        "Update your own headline so it states your actual role and the kind of team you set calls for.",
        "Save the approved wording on pay and requirements, and copy it exactly whenever someone asks about money.",
        "Send ten connection notes that each mention one specific line from the reader's profile, then log the replies.",
      ],
    },
  },
];
