/** What the training portal does. */
import type { TopicText } from "./topics";

export const SIGNING_IN: TopicText = {
  name: "sign-in",
  title: "Signing in",
  audience: "visitor",
  passages: [
    {
      id: "access-code",
      title: "What is an access code, and where do I get mine?",
      text: "The access code is how you sign in to the training portal: there is no username or password. An administrator creates it for you when you join. Don't have one? Contact your administrator or ask the onboarding team.",
      link: { href: "/auth", label: "Sign in" },
      also: "login code username password account credentials register sign up create",
    },
    {
      id: "lost-code",
      title: "I lost my access code.",
      text: "Ask your administrator. They can read it to you, give you a new one, or send you a sign-in link that works once within 24 hours. A new code signs you out on all devices, so you have to enter it again on each one.",
      link: {
        href: "mailto:{supportMail}?subject=Lost%20access%20code",
        label: "Ask for it by email",
      },
      also: "forgot forgotten password reset lost code recover remember",
    },
    {
      id: "invalid-code",
      title: "It says 'Invalid access code'.",
      text: "Check the digits again, and make sure you copied no extra characters. If the code is right and still refused, it was replaced by a newer one or your account was deactivated. Your administrator can check both.",
      link: {
        href: "mailto:{supportMail}?subject=Invalid%20access%20code",
        label: "Write to support",
      },
      also: "not working wrong code rejected not accepted cannot login deactivated disabled blocked account",
    },
    {
      id: "too-many-codes",
      title: "It says that I have to wait before I can sign in.",
      text: "After too many wrong codes, new devices have to wait even if the code is right; that stops people from guessing. Wait as long as the page says, sign in on a device you have used before, or ask your administrator for a sign-in link, which works right away.",
      also: "locked out too many attempts tries wait minutes blocked lock",
    },
    {
      id: "stay-signed-in",
      title: "How long do I stay signed in?",
      text: "Thirty days on each device, from the day you signed in. Logging out ends it right away. Your account page shows every device that is signed in, and you can sign out one of them or all the others.",
      link: { href: "/account", label: "Open your account" },
      also: "log out old laptop session logged out devices expire remember another phone logout",
    },
    {
      id: "setters-help",
      title: "I work here as a setter. Where is the help for my work?",
      text: "Sign in to the training portal first. When you are signed in, the help pages also answer questions about the tracker, your prospects and your commission.",
      link: { href: "/auth", label: "Sign in" },
      also: "setter tracker prospect prospects lead leads commission objections",
    },
    {
      id: "share-code",
      title: "May I share my access code?",
      text: "No. Your code identifies you in the portal: anyone who has it can watch lessons and add prospects under your name. If someone else has seen it, ask your administrator for a new one.",
      also: "give lend use brother sister wife husband friend family stolen hacked secure security somebody else",
    },
  ],
};

export const LESSONS: TopicText = {
  name: "lessons",
  title: "Lessons and progress",
  audience: "visitor",
  passages: [
    {
      id: "lesson-order",
      title: "Do I have to watch the lessons in order?",
      text: "No lesson is locked: you can open all {lessons} from the dashboard at any time. They build on each other, so it is best to follow the numbers the first time. The dashboard suggests the next lesson you have not finished.",
      link: { href: "/training", label: "Open the training portal" },
      also: "skip sequence next unlock locked order jump",
    },
    {
      id: "lesson-completed",
      title: "When does a lesson count as completed?",
      text: "When you reach 90 percent of its video. A completed lesson stays completed, even if you watch it again from the start.",
      also: "complete finish mark badge done percent check mark",
    },
    {
      id: "progress-saved",
      title: "Is my progress saved?",
      text: "Yes. It is saved every five seconds while a video plays, and again when you leave the page. Next time, the video continues where you stopped, on any device. If you lose your connection, your progress is kept in the browser and sent when you are back online.",
      also: "save resume continue lost gone offline where i left off halfway disappeared died",
    },
    {
      id: "progress-wrong",
      title: "My progress does not move, or is gone.",
      text: "Keep the lesson page open and in the foreground while the video plays, then reload the dashboard once. Private windows and strict blockers can stop the player from reporting your progress. If it is still wrong, send support the lesson number and the time; an administrator may also have reset your progress.",
      also: "stuck not updating zero percent reset missing lost tracking",
    },
    {
      id: "video-missing",
      title: "A lesson says that its video is not yet available.",
      text: "'Video not yet available for this lesson' means that no video has been added yet, not that something is wrong with your account. Read the overview below it, continue with the next lesson and come back later.",
      also: "no video blank empty unavailable coming soon",
    },
    {
      id: "video-not-playing",
      title: "A video does not play.",
      text: "Reload the page first. Then try without ad blockers or a company VPN, because the video comes from a different host than the page, and try another browser. If it still does not play, send support the lesson number, your browser and a screenshot.",
      also: "buffering black screen frozen loading loads slow sound audio playback play",
    },
    {
      id: "certificate",
      title: "Is there a certificate or a proof of my progress?",
      text: "The portal does not issue certificates. An administrator can make a report of your actual progress: an image with your name, the lessons and how far you have come. Ask for one if an employer wants to see something. Images made from sample data are labeled as such and prove nothing.",
      also: "certificate diploma certification proof evidence report certified completion document",
    },
    {
      id: "watch-on-phone",
      title: "Can I watch on my phone?",
      text: "Yes. The portal works in the browser of a phone or a tablet, with the same code and the same progress. There is no app to install. A computer is better for writing to prospects.",
      also: "mobile app android iphone ios tablet ipad download",
    },
  ],
};

export const TOOLS: TopicText = {
  name: "tools",
  title: "Script, tracker and reports",
  audience: "visitor",
  passages: [
    {
      id: "script-page",
      title: "Where is the conversation script, and how do I use it?",
      text: "On the script page, which needs no sign-in. Interactive Mode shows one message at a time: copy it, choose what the prospect answered, and get the next one. Plain Text Mode shows the whole script at once. The page address keeps your place, so you can bookmark a conversation.",
      link: { href: "/script", label: "Open the script" },
      also: "where find script what to say messages template dm copy paste scripts words write",
    },
    {
      id: "response-generator",
      audience: "setter",
      title: "What does the AI response generator do?",
      text: "Paste what the prospect wrote on the script page, and it drafts your next message. A reply that comes straight from the script says so. Read every draft before you send it: what you send is yours.",
      link: { href: "/script", label: "Open the script" },
      also: "ai chatgpt generate reply draft write answer prospect robot bot artificial",
    },
    {
      id: "objections",
      audience: "setter",
      title: "A prospect objects. What do I answer?",
      text: "The script's Plain Text Mode has a section on objection handling, with an answer to each common objection. Acknowledge it, answer honestly, and ask one question. If they say no, thank them and leave them alone.",
      link: { href: "/script?mode=text", label: "See the objections" },
      also: "objection not interested too expensive think about it rejection no",
    },
    {
      id: "end-a-conversation",
      audience: "setter",
      title: "When do I end a conversation with a prospect?",
      text: "When they are under {leastAge}, in a crisis or in danger, when they insult or threaten you, or when they ask you to stop. Stop selling, send one kind last message, and tell your team lead. The reply helper on the script page has the words for each.",
      points: [
        "Under {leastAge}: if you are not sure, ask how old they are before anything else. If they are, say that this is only for people of {leastAge} and older, end it, and keep nothing about them in the tracker.",
        "In a crisis: in the US they can call or text 988, day or night. If they may hurt themselves now, call 911. Do not try to counsel.",
        "In danger: 911, or the National Domestic Violence Hotline at 1-800-799-7233, day and night.",
        "Insults or threats: don't argue, keep a screenshot, and write to {supportMail} if you feel unsafe.",
        "They ask you to stop: say once that you will, and never write to them again, from any account.",
      ],
      link: { href: "/script", label: "Open the script" },
      also: "underage minor teenager too young suicidal insults threats threatened stop leave them alone end conversation",
    },
    {
      id: "tracker",
      audience: "setter",
      title: "What is the prospect tracker?",
      text: "The team's list of everyone you bring in: name, country, call date, status and deal. Sign in, choose Add New Prospect, and everyone sees it within a second. Search before you add, so no prospect is in there twice.",
      link: { href: "/tracker", label: "Open the tracker" },
      also: "crm list leads add prospect record log pipeline",
    },
    {
      id: "tracker-qualified",
      audience: "setter",
      title: "When does the tracker call a prospect qualified?",
      text: "When the prospect lives in the US, has a credit score of at least 700 and an annual income of at least 60,000 dollars. The tracker works it out from what you enter. Only the person who added the prospect and people who can edit see income and credit score.",
      also: "who sees income qualify credit score income requirement prospect not qualified",
    },
    {
      id: "tracker-edit",
      audience: "setter",
      title: "I made a mistake in the tracker. How do I change a prospect?",
      text: "Choose Correct on a prospect that you added: name, country, income, score and call date. You can also remove it, and restore it under Removed prospects. Only administrators and people with the admin code change the status, deal amount and rescheduled date: tell one the prospect's name and what the entry should say. Every change is recorded and the last one can be undone.",
      also: "edit delete correct wrong prospect prospects status update remove fix",
    },
    {
      id: "company-links",
      audience: "setter",
      title: "Where do I find the links that I send to prospects?",
      text: "On the script page, under the links to copy: the company's website, its LinkedIn page, the testimonials and the booking link. Use only those.",
      link: { href: "/script", label: "Open the script" },
      also: "booking link website linkedin testimonials send url copy",
    },
  ],
};
