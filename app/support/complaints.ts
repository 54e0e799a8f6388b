// cspell:disable
/** A customer who is angry about what they paid for: a person answers them, and nobody tells them to mind their words (READ-4). */
import { concernIn } from "~/reading/concerns";

const COMPLAINS =
  /\b(?:pa(?:id|y|ying)|payments?|refund\w*|money|charge[ds]?|charging|chargeback|fees?|savings|grand|dollars|program|course|training|coaching|e?mails?|answers?|answered|replies|replied|respon\w+|support|ignor\w+|ghosted|stole\w*|robbed|scam\w*|ripp?ed|lied|complaints?|attorney|lawyer|solicitor|legal|sue|suing|small claims|bbb|ftc|attorney general|cfpb|dispute|court)\b|\$ ?\d/;
/** With one of these it is an insult, a threat or harassment, whatever they paid. */
const ATTACKS =
  /\b(?:fuck\w*|fck|fk|stfu|bitch\w*|cunts?|assh?\w*|dumbass\w*|dick\w*|piss off|piece of|pieces of|idiots?|morons?|stupid|retard\w*|scum\w*|pigs?|whores?|sluts?|kill\w*|die|dead|hurt|harm|burn\w*|shoot|shot|beat|stab|bomb|gun|knife|rot|hell|find you|where (?:you|u|your|ur)\b.{0,12}\b(?:live|lives|sleep|work|office)|come (?:for|to) (?:you|your|ur)|coming (?:for|to) (?:you|your|ur)|pull up|watch your|regret|your (?:family|kids|house|home)|harass\w*|haras\w*|bull(?:y|ied|ying)|threaten\w*|threats?|sexual\w*|touch\w*|grop\w*|creep\w*|stalk\w*|nudes?|naked|rac(?:ist|ism|ial)|slurs?|yell\w*|scream\w*|called me|calls me|calling me|names|inappropriate|uncomfortable|flirt\w*|sweetie|baby|honey|date|body|looks|unsafe|pics|photos|gross)\b/;

/** Harsh words are enough, meant or not. */
const PHRASES_DECIDE = true;

/** It has the words of an insult or a threat, and is about money, promises or an answer. */
export function isComplaint(question: string): boolean {
  if (concernIn(question, PHRASES_DECIDE) !== "abuse") return false;
  const plain = question.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  return COMPLAINS.test(plain) && !ATTACKS.test(plain);
}
