import type { LessonText } from "./lesson-text";

/** Lessons 3 to 7: how people decide. */
export const psychologyLessons: readonly LessonText[] = [
  {
    id: 3,
    block: "Buyer Psychology and Trust Building",
    title: "Why People Really Buy: Emotions vs Logic",
    subtitle: "Hear the feeling first, then supply the facts",
    description:
      "See how emotion starts a buying decision and logic checks it, and ask questions that respect both.",
    overview: {
      teaches:
        "People reach for a program because of a feeling: tired of missing dinners, embarrassed by stalled income, hopeful after watching a friend change jobs. Then they check that feeling against price, time and risk. Here you practice hearing both layers in a chat. When someone writes “I need more clients,” ask “What changes for you once that's fixed?” When they write “How much time does it take?” answer with facts. You will learn to tell which layer is talking and to reply to that one first.",
      why: "A fact offered to someone who is worried sounds like a dodge, and so does sympathy offered to someone who asked for a number. Matching the layer shows you listened. It also protects the prospect, because a decision made on feeling alone is easily regretted, while one that has passed their own checks tends to hold. Your part is to help them hear both, never to stir up a feeling they did not bring.",
      next: [
        "Take three recent chats and label each prospect message as feeling, fact or both.",
        "Prepare one honest sentence each on time required, cost and risk, and have your team lead check them.",
        "Try the question “What made you look into this now?” in your next five conversations and note the answers.",
      ],
    },
  },
  {
    id: 4,
    title: "The 6 Principles of Ethical Persuasion",
    subtitle: "Six honest ways to help someone decide",
    description:
      "Use reciprocity, consistency, proof, authority, liking and scarcity in ways you would happily explain to the prospect.",
    overview: {
      teaches:
        "Six habits of mind shape how people say yes, and each has a fair use and an unfair one. Reciprocity: answer a question properly before asking for anything. Consistency: return to a goal the prospect stated. Social proof: share a result only with permission and context. Authority: say what you know and who knows more. Liking: find real common ground. Scarcity: mention a limit only when it exists. A fair line sounds like “You said evenings are for family. Some sessions run late, so would that rule it out?”",
      why: "Each principle is a shortcut people take when they cannot check everything themselves. Used truthfully, the shortcut gets them to a sound decision sooner. Used falsely, it borrows trust that falls due at the worst moment, on the call, when the closer meets someone who feels tricked. A simple test keeps you straight: if you would be uneasy with the prospect reading your reasons for a line, choose another line.",
      next: [
        "Mark each line of your current script with the principle it uses, or with a dash for none.",
        "Remove every limit, deadline or result from your messages that you could not show evidence for today.",
        "Collect two client results with written permission, including what the client did and how long it took.",
      ],
    },
  },
  {
    id: 5,
    title: "The Buyer's Decision Cycle",
    subtitle: "Know the stage before you choose the question",
    description:
      "Learn the six stages a buyer moves through, and match your next message to where they stand.",
    overview: {
      teaches:
        "Buyers pass through six stages: content with things as they are, aware of a problem, exploring options, comparing a few, deciding, and checking afterward that they chose well. The lesson gives you signs for each. “Just curious” often means aware. “How is this different from the course I took?” means comparing. You will practice one message per stage, such as “What have you tried so far, and what would you keep from it?” for someone exploring, and learn to tell when a call is too early.",
      why: "Asking someone who has barely noticed a problem to book a call asks them to skip several stages, and silence is the usual answer. Meeting them where they are takes little effort to respond to, so they keep talking. The cycle also explains a booked prospect who goes quiet the night before: deciding brings doubt, and doubt wants a calm answer. Some people will stay content, and that is a legitimate ending.",
      next: [
        "Add a stage to each open prospect in your notes, with the phrase that told you.",
        "Draft one question for each of the six stages and keep the list next to the script.",
        "For anyone still content, ask permission to check back in a month, and leave them alone until then.",
      ],
    },
  },
  {
    id: 6,
    title: "The Trust Pyramid",
    subtitle: "Earn each layer before you ask for time",
    description:
      "Earn trust in order, from being a real person to being worth half an hour of someone's time.",
    overview: {
      teaches:
        "Picture trust as five layers. At the base: are you a real person? Next: did you write to me for a reason? Then: do you understand my situation? Above that: can you back up what you say? Only at the top sits the request for time. You will tie each layer to something visible, from a complete profile to a reply that uses their words, and repair a chat that skipped one. A good repair line: “I jumped ahead there. Before any call, what are you working on right now?”",
      why: "A request made over a missing layer feels pushy however politely it is worded, because the other person is still busy with an earlier doubt. Building in order settles the doubt instead of arguing with it. Trust also falls faster than it rises. One evasive answer about price, or about who you work for, sends people back to the base. Straight answers, including “I don't know, I'll find out,” cost you nothing.",
      next: [
        "Open your last lost conversation and find the lowest layer that was never settled.",
        "Gather what backs up your claims: company site, company LinkedIn page, testimonials, and know what each one shows.",
        "Practice saying who you work for and how you are paid in two sentences, without apology or evasion.",
      ],
    },
  },
  {
    id: 7,
    title: "The 4 Buyer Types",
    subtitle: "Same facts, told in the way they read",
    description:
      "Recognize Drivers, Analysts, Relaters and Enthusiasts from their messages, and shape your replies to suit how they decide.",
    overview: {
      teaches:
        "Four buying styles turn up in every inbox. The Driver wants the point and the next step. The Analyst wants detail, terms and evidence. The Relater wants to know who they will be dealing with. The Enthusiast wants to talk about where this could lead. You will spot each from message length, speed and the questions asked, then reshape your reply without changing the facts. To a Driver: “Short version: one call, fit check first, price discussed openly. Want times?” To an Analyst, send the written details before you mention a calendar.",
      why: "Most of us write the message we would like to receive, which suits one type and wears out the others. An Analyst hurried to a booking feels handled; a Driver sent four paragraphs stops reading. Adjusting pace and detail shows respect for how a person thinks. Treat the type as a guess that you drop when the next message contradicts it, since stress and topic change how anyone writes.",
      next: [
        "Decide which type you are yourself, and list the two habits that may irritate the other three.",
        "Rewrite one booking invitation four times, once per type, keeping every fact about the call identical.",
        "Record your guess for ten prospects, then check it against how each conversation actually went.",
      ],
    },
  },
];
