/** What nobody asks a minor, as phrases (see the language in app/reading/copy/concerns.ts). */
// cspell:disable
import type { MoveWords } from "./setter-words";

const YOUR = "your|ur|yr";
const PARENTS = "parents|mom|moms|mother|dad|dads|father|folks|family";
const PICTURES = "pic|pics|picture|pictures|photo|photos|selfie|selfies|video";
const SIGNS =
  "address|street|snap|snapchat|insta|instagram|tiktok|discord|number|phone|cell|email|teacher";

export const ASKS_OF_A_MINOR: MoveWords = {
  caught: [
    "what|which|where|whats|wat|name ... school|highschool",
    "what|which|whats|wat grade|street|address|neighborhood|neighbourhood",
    "what time|when do you|u ... school",
    `what|whats|wat|can|could|may|have|give|send|drop|is|get|share ... ${YOUR} ... ${SIGNS}`,
    `^ ${YOUR} ${SIGNS}`,
    `send|show|share|got|have me|us|a|any ... ${PICTURES}`,
    `see|send|show ${YOUR} ... face|${PICTURES}`,
    `are|is ${YOUR}? ${PARENTS} home|there|around|asleep|out`,
    `${YOUR} ${PARENTS} number|phone|email|address|names|name`,
    "you|u home alone",
    "home alone",
    "who ... you|u live|stay with",
    "full|last|real|legal name",
  ],
  innocent: [
    "wont|dont|never|not|cant ... number|name|school|address|phone|video|pic|photo|picture|anything",
    "after|finish|finished|from|still|without ... school",
    "want|plan|planning ... school",
  ],
};
