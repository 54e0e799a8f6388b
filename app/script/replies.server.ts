/** The readers of the script: one for the same words, whoever asks, made in the background. */
import { keptReaders } from "~/reading/kept-readers.server";
import { makingReplies, type RepliedWords } from "./script-reply";

/** A conversation keeps the words that it began with. */
const MOST_VERSIONS = 4;

const REPLIES = keptReaders(MOST_VERSIONS, makingReplies);

export const repliesOf = ({ nodes, questions, objections, fixed, moments }: RepliedWords) =>
  REPLIES({ nodes, questions, objections, fixed, moments });
