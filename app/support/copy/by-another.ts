// cspell:disable
/** Words by which a question is about another person who does the work. */
const PEOPLE =
  "husband|hubby|wife|spouse|partner|boyfriend|bf|girlfriend|gf|fiancee?|mom|mum|mother|dad|father|brother|bro|sister|sis|son|daughter|kids?|child|cousin|aunt|uncle|niece|nephew|grand(?:son|daughter|ma|pa|mother|father)|friend|buddy|bestie|roommate|neighbou?r|assistant|va|virtual assistant|helper|freelancer|subcontractor|coworker|colleague|employee|team";

export const MAY =
  "can|could|may|might|would|should|is it (?:ok|okay|fine|allowed|alright|possible|permitted|permissible)|am i allowed|allowed|permitted|ok if|okay if|possible for";
export const ANOTHER = `(?:my|a|an|any|his|her|their) (?:\\w+ )?(?:${PEOPLE})(?:s|'s)?|some(?:one|body)(?: else)?|another (?:person|setter)|two (?:people|persons|of us)|both`;
export const DOES_IT =
  "do|does|doing|write|writes|type|types|send|sends|answer|answers|text|texts|message|messages|reply|replies|take|takes|run|handle|handles|cover|book|make|makes|work|works|use|uses|split|sit|stand|fill|perform|complete|watch|finish|attend";
/** … for the one who asks. */
export const FOR_ME =
  "for me|for us|instead of me|in my (?:place|stead|name)|on my behalf|as me|pretend|under my|(?:with|using|on) (?:my|one|the same) (?:login|code|account|name)|half|part of (?:it|my|the)|while i|my (?:dms|messages|work|job|calls?|lessons|interview|part|shifts?|hours|account|code|login|training|tracker|duties|tasks)|the (?:work|dms|messages|lessons|interview)";
export const HANDS_OVER =
  "outsource|subcontract|delegate|hand (?:it|this|them|my work) (?:over|off)|(?:engage|hire|pay|get|use) (?:a|an|some|my own) (?:va|virtual assistant|assistant|subcontractor|freelancer|helper)|(?:split|share) the (?:work|job|hours)|(?:pay|hire|get|have|let) (?:some(?:one|body)|my \\w+) (?:else )?(?:to )?(?:do|write|send|answer|book|use|work)\\b";
