// cspell:disable
/** Whether somebody asks if they may work for another company besides (HELP-1): the agreement says so, and no yes does. */
import { plainText } from "~/platform/text/plain-text";

const MAY =
  "can|could|may|am|are|is|do|does|did|would|will|allowed|ok|okay|already|currently|what if|problem|puedo|pwede";
const SET =
  "have|keep|set|sets|setting|setter|setters|work|works|working|book|represent|sell|contract|freelance|moonlight|close|closer|gig|job|jobs|position|trabajar";
const OTHERS =
  "(?:an?other|(?:some(?:one|body)|anyone) else(?:'?s)?|other|two|2|both|second|2nd|more than one|multiple|several|different|competing|otra|dos|dalawang) (?:\\w+ )?(?:company|companies|compan\\w*|firms?|agency|agencies|outfits?|brands?|business(?:es)?|employers?|offers?|empresas?|setting (?:job|gig|agency|company|role)s?|setter (?:job|gig|role|position)s?)";
const FOR_OTHERS = new RegExp(
  `\\b(?:${MAY})\\b.{0,50}\\b(?:${SET})\\b.{0,40}\\b(?:${OTHERS}|a competitor|competitors)\\b`,
);
const EXCLUSIVE =
  /\b(?:non[ -]?competes?|exclusivity|(?:is it|am i|are (?:we|setters)|be|setters) exclusive|work (?:only|exclusively) for (?:you|u|yall|setpoint)|moonlight)\b/;
/** Where they are placed, and who hires setters. */
const OF_CLIENTS =
  /\b(?:before|previously|place|placed|placement|hire|hires|hiring|sell my|share my|my (?:data|number|email|info)|call me|contact me|full[ -]?time|9[ -](?:to[ -])?5|day job|how many)\b/;

export function asksForOtherCompanies(question: string): boolean {
  const plain = plainText(question).toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  return (FOR_OTHERS.test(plain) || EXCLUSIVE.test(plain)) && !OF_CLIENTS.test(plain);
}
