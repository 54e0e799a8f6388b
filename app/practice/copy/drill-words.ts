/** The words by which a reply is graded, in lowercase and without apostrophes. */

/** Signs that the prospect was heard. */
export const ACKNOWLEDGING: readonly string[] = [
  ...["i hear you", "i get it", "i get that", "get that", "i get why", "get why", "got it"],
  ...["i understand", "understand", "understandable", "totally", "completely get", "of course"],
  ...["makes sense", "make sense", "fair", "fair enough", "valid", "reasonable", "no problem"],
  ...["no worries", "all good", "sorry", "thanks for", "thank you for", "thanks", "thank you"],
  ...["appreciate", "respect", "good question", "great question", "good point", "great point"],
  ...["smart", "wise", "good call", "good that", "good on you", "glad you", "happy you"],
  ...["sounds like", "sounds tough", "seems like", "looks like", "i can see", "i see", "see why"],
  ...["been there", "know the feeling", "know that feeling", "know how", "not alone", "no shame"],
  ...["dont blame you", "would too", "would think", "id think", "id ask", "id feel", "id be"],
  ...["felt the same", "feel the same", "thought the same", "in good company", "that must"],
  ...["must be", "tough", "rough", "frustrating", "that sucks", "ouch", "true", "absolutely"],
  ...["honest", "straight with me", "youre right", "take your time", "take the time", "sure"],
  ...["its okay", "its ok", "thats okay", "thats ok", "nothing wrong", "right to ask", "careful"],
  ...["important", "know what you mean", "hear that", "hear this", "can imagine", "be skeptical"],
];

/** What no one may promise. */
export const PROMISES: readonly string[] = [
  ...["guarantee", "guaranteed", "guarantees", "guaranty", "promise", "promised"],
  ...["risk free", "no risk", "zero risk", "cant lose", "cannot lose", "cant fail", "cannot fail"],
  ...["easy money", "free money", "get rich", "be rich", "100 percent", "for sure make"],
  ...["will make", "youll make", "will earn", "youll earn", "gonna make", "gonna earn"],
  ...["going to make", "going to earn", "definitely make", "definitely earn", "always make"],
  ...["everyone makes", "everyone earns", "sure thing"],
];

/** What retracts a promise. */
export const DENYING: ReadonlySet<string> = new Set(
  "no not nobody none nothing never cant cannot cant wont dont doesnt didnt isnt arent wouldnt couldnt shouldnt without neither nor".split(
    " ",
  ),
);

/** Words that say nothing about a reply's point. */
export const COMMON_WORDS =
  "a about all also am an and any are as at be been but by can could did do does for from get got had has have he her here him how i id if ill im in into is it its ive just like me might more most my no not of on one or our out say see she should so some than that thats the their them then there they theyre this to too up us was we were what when where which who why will with would yes you your youd youll youre youve";
