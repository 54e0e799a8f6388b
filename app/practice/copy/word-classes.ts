/** Words by what they do in a sentence; others go by their ending. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  article: "a an the",
  owner: "my your our their his her its whose",
  pointer: "this that these those it",
  amount:
    "some any no every each all both most more many much few less lot lots couple enough another other one two three half",
  subject:
    "i you we they he she nobody somebody someone everyone everybody anyone nothing something anything everything everybody",
  object: "me him them us myself yourself themselves",
  subjectis: "im youre were theyre thats hes shes whats theres heres",
  subjecthas: "ive youve weve theyve",
  subjectwill: "ill youll well theyll itll id youd wed theyd",
  is: "is am are was be been being isnt arent wasnt werent aint",
  modal: "can could will would should may might must cant cannot wont wouldnt couldnt shouldnt",
  does: "do does did dont doesnt didnt",
  have: "have has had havent hasnt",
  to: "to",
  preposition:
    "in on at for with from by of about over after before into around without through during up down out off per like until between against behind",
  joins:
    "and or but so because cause if when while since than as though although unless whether plus then",
  not: "not never",
  asks: "what which who how why where",
  adverb:
    "just only even still already now here there maybe always pretty also too very really again yet ever else away back soon first together alone instead tomorrow today tonight sometimes usually often honestly definitely def probably tho anyway once later kind sort right monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun noon am pm est cst mst pst et ct mt pt eastern central pacific mountain oclock",
  verb: "get go know want need think make see look tell say talk let take give feel send ask come put try help pay find watch check hear understand mean write read message text join bring keep start decide quit show wait love hate believe trust earn book apply sign work call answer follow learn live sound suit depend reply listen appreciate respect blame promise guarantee reach respond share worry happen sell buy meet change stop leave finish run set use drop jump hop grab catch guess wish hope spread push pick miss forget handle build interest bother matter chat count cost care lie pressure",
  verbs:
    "gets goes knows wants needs thinks makes sees looks tells says talks lets takes gives feels sends asks comes puts tries helps pays finds takes works costs sounds means depends happens counts closes shows buys likes keeps starts matters suits holds varies fits works",
  doing: "going thinking something",
  done: "got made said told went thought felt found paid sold left gone done seen heard taken given came kept left lost burned burnt known",
  adjective:
    "good great fair free smart easy honest real hard tough different wrong sure able happy sorry glad careful busy open ready better best new old bad big small little long short nice cool awesome okay ok fine important important interested comfortable possible worth true valid legit welcome likely serious human shy nervous rough quiet stable weekly daily monthly qualified remote skeptical wise upfront early late last next same own whole full part",
  says: "yes no yeah yep nope ok okay haha lol hey hi hello thanks thank please ugh man wow oh ah well absolutely totally completely exactly gotcha sure",
};
