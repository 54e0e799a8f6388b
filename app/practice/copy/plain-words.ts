/**
 * What a setter does so plainly that no second reader is asked, as phrases (see the language in
 * app/reading/copy/concerns.ts). `instead`: what the same words are then not.
 */
// cspell:disable
import { NOT_TOLD_TO_LIE, TOLD_TO_LIE } from "./lie-words";
import { NO_PUSH, PUSHES } from "./push-words";
import { ASKS, type MoveWords } from "./setter-words";
import { NOT_SURE, SURE } from "./sure-words";

const FILL =
  "hey|heyy|hi|so|and|ok|okay|k|alright|gotcha|cool|nice|great|also|btw|yo|but|well|just|real|quick|question|oh|lol|haha|makes|sense|bro|man|perfect|awesome|thanks|good|fair|then|now";
const END = "$|haha|hahaha|lol|lmao|bro|man|dude|friend|buddy|girl|hun|tho|though|or";
const TAG = "right|yeah|yea|ya|yes|yep|correct|huh|yah|ye|no";
const YOU = "you|u|youre|your|ya|yall";
/** What follows is a condition, and asked of nobody. */
const IF = "!if|when|once|unless|until|because|since|that|as|cause|says|think|assume|know|glad";
const COUNTRY = "us|usa|states|america|stateside";
const HAPPENED = "happened|happen|went";

const PEOPLE =
  "family|fam|husband|hubby|wife|wifey|spouse|partner|boyfriend|bf|girlfriend|gf|fiance|fiancee|mom|mum|mother|mama|dad|father|parents|sister|brother|friend|friends|son|daughter|folks|grandma|man|girl";
const YOURS = "your|ur|yr|ya|any|the";

const HARD = "hard|rough|tough|awful|heavy|brutal|terrible|rotten|sucks|horrible|sad";
const TEAM = "team|closer|coach|manager|specialist|advisor|recruiter|someone";
const MINUTES = "minutes|minute|min|mins|15min|20min|30min|15mins|20mins|30mins";
const DENIED = "dont|not|never|no|cant|wont|without";

/** Asks for questions, whatever they are about: no one's worry. */
export const LEAVE_TO_ASK_BACK = [
  "any|other|more|further|additional|no|your? ... questions|question|qs",
  "have|got|had ... questions|question|qs",
  "anything|something else you|u|ya|youd want|wanna|need|like|wanted to? ask|know",
] as const;

/** Puts questions before anything else. */
export const QUESTIONS_FIRST = [
  "first|before|but|just ... few|couple|some|one|two|three|quick ... questions|question|qs|q|things $|first|ok|okay|for|from|if|real",
  "few|couple|some|one|two|three|quick quick|short? questions|question|qs|q first|before",
] as const;

/** `unlike`: with these and no phrase that tells it, it is not meant; `never`: with these, whatever phrase tells it. */
export type Plain = MoveWords & {
  instead?: readonly string[];
  unlike?: readonly string[];
  never?: readonly string[];
};
const LEAVE_TO_TALK = ["do you|u have|got *? min|mins|minute|minutes|sec $"];

/** What is brought along and is nobody. */
const THING =
  "question*|coffee|tea|water|lunch|note*|pen*|paper|list|doubt*|worr*|concern*|laptop|phone|head*|calendar|resume|cv|number*|energy|idea*|mind|yourself|document*|id|license|proof|copy|everything|anything";
export const PLAIN = {
  "small-talk": {
    caught: [
      `^ ${FILL}? ${FILL}? are|is|hello? ${YOU}|anyone|anybod*|still still? there|here|around|alive|awake *? ${END}`,
      `^ ${FILL}? ${FILL}? are? ${YOU}? still with me|us ${END}`,
      `^ ${FILL}? ${FILL}? did|have i|we lose|lost you|u ${END}`,
      ...LEAVE_TO_TALK,
      "let me|us answer|address|explain that|this|it first? before? anything? else? $",
    ],
    innocent: ["around|here|there in|at|near|for|to|on|from|by|full|all|since"],
    instead: Object.keys(ASKS),
  },
  "ask-age": {
    caught: [
      `${IF} ${YOU} at|over|above|older|past? least|than|the|age? of? 18|eighteen ... ... ${TAG} $`,
      `^ ${FILL}? ${FILL}? are|is? ${YOU} at|over|above|older? least|than|the|age? of? 18|eighteen and|or|in|n|yet|now|already|$`,
    ],
    innocent: [
      "18|eighteen hours|months|weeks|days|k|people|messages|dollars|bucks|calls|minutes|min|percent|an|per|a|years",
    ],
    instead: ["state-terms"],
  },
  "ask-location": {
    caught: [
      `${IF} ${YOU} in|from|inside|at? the? ${COUNTRY} based|resident|citizen|side? ... ${TAG} $`,
      `${IF} ${YOU} over|at|above|older? least|than? 18|eighteen or|and? over|older|up? and|n|live|living|based|located|in|from ... ${COUNTRY} based? ... ${TAG} $`,
      `${IF} ${YOU} live|living|based|located|from|currently|actually ... ${COUNTRY} ... ${TAG} $`,
      `^ ${FILL}? ${FILL}? are|is? ${YOU} over|at|above|older? least|than? 18|eighteen or|and? over|older|up? and|n|live|living|based|located|in|from ... ${COUNTRY} ... $`,
    ],
    innocent: [`only|need|must|have|has ... ${COUNTRY}`],
    instead: ["state-terms"],
  },
  mirror: {
    caught: [
      `${HARD} ... sorry`,
      "sorry ... you|u|your|youre|youve|that|this|to|about dealing|going|had|happened|hear|facing|struggling|carrying|hurting|been|went|feeling|stuck|lost|burned|scammed",
    ],
    innocent: [
      "sorry ... delay|late|wait|slow|typo|busy|swamped|confusion|mixup|bother|bothering|spam|missed|interrupt|forgot",
      "sorry but",
      "not|aint|never sorry",
      "sorry ... cant|wont|dont|not|if|unless",
    ],
    instead: ["kind-no"],
  },
  "ask-past": {
    caught: [
      `ask|asking|tell|share|sharing|mind|okay|can|could|may|curious|wondering ... what|how it|that|things? ${HAPPENED} $|there|with|wrong|exactly|last|before|back|though|man|bro|lol|tho|then`,
    ],
    innocent: [
      "happened|went to|with your|the|my|ur call|link|message|booking|instagram|page|phone|form",
      "ill|let|can|could|gonna|going|to|i tell|share me? you|u what|how",
      "she|he|they|shell|hell|theyll|someone|anyone ... tell|share|ask",
      `cant|wont|dont|never|not ... what ${HAPPENED}`,
    ],
  },
  "give-space": {
    caught: [
      "all|its|thats|totally|no|youre|completely|perfectly? good|fine|cool|okay|ok|worries|problem|pressure|stress|rush|biggie if|when|whenever ... not|isnt|arent|bad|busy|cant|swamped|rough|crazy|wrong ... time|now|moment|day|week|busy|swamped",
      "all|its|thats|totally|no|youre? good|fine|cool|okay|ok|worries|problem|pressure|stress|rush|biggie if|when|whenever ... busy|swamped|slammed $|right|rn|now|today|this",
      "no pressure|rush|hurry $",
      "only|just? say|answer yes only|just? if|when you|u|your|ur|it|its|youre ... mind|gut|really|want|feel|feels|sure|right",
      "no|dont|not need|have|owe to|me|us? an|to? answer|reply|respond|decide|commit",
    ],
    innocent: ["fit|match|qualify|for you|u", "if|when|whenever i|im|we|were ..."],
    instead: ["kind-no", "pressure"],
  },
  "explain-call": {
    caught: [
      `call|zoom|meeting|chat|convo with ... ${TEAM} ... free|${MINUTES}`,
      `free|${MINUTES} call|zoom|meeting|chat|convo with ... ${TEAM}`,
    ],
    innocent: ["are|r|is|if|when|youre|whenever|long|once|you|u free", `${DENIED} ... call`],
  },
  "explain-role": {
    caught: ["setters|ones move up"],
  },
  "ask-experience": {
    caught: ["what|whats is? your|ur experience $|in|with"],
  },
  "ask-credit": {
    caught: [
      "income|salary|earnings and|n|or|plus|credit your|ur|the? credit? score",
      `^ ${FILL}? ${FILL}? your|ur|yr|the? credit score? roughly|rough|about|ballpark|too|po`,
    ],
  },
  "ask-worry": {
    caught: [
      "is|are it|that|this the|your|mostly|more hours|income|pay|money|location|credit|price|cost|time ... ... worries|worry|bothers|bother|scares|stops|holding",
    ],
    instead: ["ask-hours", "ask-income", "ask-location", "ask-credit"],
  },
  "ask-income": {
    caught: [
      "^ hey|so|and|ok|okay|also|then|now|last? your|ur|yr|the|rough? income|salary|earnings roughly|rough|ballpark|range $",
      `^ ${FILL}? ${FILL}? your|ur|yr|the? income|salary po? so|because|just|only|since the|they|we|i|it|you|team`,
      "how much a|per|each month|year|week $",
    ],
  },
  "kind-no": {
    caught: [
      "sorry|unfortunately|sadly ... only|must|need|have|gotta ... ... 18|eighteen or|and|plus|$",
      "not|isnt|aint|wasnt for you|u and|but? thats|its|that totally|perfectly|completely|all|is? fine|ok|okay|alright|cool",
      "leave|close it|this there|here|out|at $|that|and|can",
    ],
    innocent: ["are|is you|u|youre ... 18|eighteen"],
    instead: ["state-terms"],
    // What they fear, denied, lets nobody go.
    never: ["not|isnt|dont ... step|bad|wrong|stupid back|down|idea|move|choice|question"],
  },
  "include-partner": {
    caught: [
      "!dont|not|never|cant bring|take * *? *? along",
      "tell|let ... hes|shes|theyre|is|are invit*|welcome",
    ],
    innocent: [`bring|take ... ${THING}|it|that|this along`],
    unlike: [`bring|take|bringing ... ${THING}`, "bring|take it|that|this along|with|up"],
  },
  guarantee: { caught: SURE, innocent: NOT_SURE, instead: ["set-expectations", "flattery"] },
  "urge-lie": { caught: TOLD_TO_LIE, innocent: NOT_TOLD_TO_LIE, instead: Object.keys(ASKS) },
  pressure: {
    caught: [
      `!i|we|they|you|u|did|have|to|if dont|never|not tell|involve ${YOURS} ${PEOPLE}`,
      `!i|we|they|you|u|did|have|to|if dont|never|not talk|discuss|mention|share|speak|say it|this|that|anything? with|to|about ${YOURS} ${PEOPLE}`,
      `not|better|wouldnt|dont|never say|mention|breathe it|this|that|anything|word to ${YOURS} ${PEOPLE}`,
      "!ill|i|we|well|will|to|can|could keep this|it|that|everything between us|you",
      "this|it|that stays|stay|is just|only? between you|u and me|i",
      `no need|reason|point to|in? tell|telling|involve|involving|ask|asking|mention|bother ${YOURS} ${PEOPLE}`,
      `!dont|never|not|to|cant keep|leave ${YOURS} ${PEOPLE} out of`,
      `${YOURS} ${PEOPLE} doesnt|dont need|have|gotta to know|find|hear|see $|out|about|yet|it|this|that|now|everything|anything|till|until`,
      `what ${YOURS} ${PEOPLE} doesnt|dont know wont|cant|never hurt`,
      `!to|never|not|dont|you|u|wont hide|keep it|this|that from ${YOURS} ${PEOPLE}`,
      `dont|never let ${YOURS}? ${PEOPLE} talk|hold|stop|drag|scare you|u|ya out|back|from|down|off`,
      `${YOURS} ${PEOPLE} will|would|are|is|ll only|just|always? hold|holding|drag|dragging|talk|talking you|u|ya back|out|down`,
      ...PUSHES,
    ],
    innocent: ["share|tell|talk ... with|to anyone", "between us and the|our team", ...NO_PUSH],
    instead: ["explain-call", "include-partner", "ask-decision", "give-space", "explain-pay"],
    unlike: LEAVE_TO_TALK,
    // What stands in the street cannot be missed; a chance can.
    never: ["miss it? ... house|building|sign"],
  },
} as const satisfies Record<string, Plain>;
