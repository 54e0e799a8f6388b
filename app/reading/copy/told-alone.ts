/**
 * Concerns that these phrases alone tell, in the language of `concerns.ts`, and what its phrases and the weights take for
 * one and is none. The weights learn nothing of either, so a phrase is added here without training them again.
 */
// cspell:disable
import type { Kind } from "./told-of";

const FAMILY =
  "son|daughter|kid|child|brother|sister|bro|sis|nephew|niece|cousin|grandson|granddaughter|grandbaby|grandkid|grandchild|boy|girl|teen|teenager|stepson|stepdaughter|youngest|oldest|eldest|middle|panganay|bunso|twins|sons|daughters|kids|children|boys|girls|brothers|sisters|nephews|nieces|cousins|grandkids|grandchildren|triplets|babies|stepkids";
const OWNER = "my|our|his|her|their|the|these|those|got|have|has|raising|two|three|four|2|3|4";
/** Before a name of one of the family: "my baby sister", "my brothers kid". */
const WHICH =
  "oldest|youngest|eldest|middle|baby|little|big|older|younger|teenage|sweet|only|two|three|four|2|3|4|of|both|brothers|sisters|husbands|wifes|moms|one";
const PERSON = "one|kid|child|boy|girl|son|daughter|brother|sister";
const IS =
  "is|are|was|who|whos|hes|shes|theyre|she|he|aged|age|ages|just|only|turned|turning|now|already|like|about|almost";

/** Tagalog and Spanish among English, anger at all the messages, and what somebody will not like. */
export const TOLD_ALONE: readonly Kind[] = [
  {
    concern: "distress",
    caught: [
      "ayoko|ayaw na|nang ko|akong|kong? na? gumising|magising|mabuhay",
      "pagod na|nang? ko|ako|akong na|nang? mabuhay",
      "pagod ... sa lahat|buhay ... ayoko|ayaw|magising|gumising|wala|mawala|mamatay|sana",
      "gusto|nais ko|kong na|nang? mamatay|mawala|maglaho",
      "sana ... di|hindi|wag na|nang? ako|ko? magising|nagising|ipinanganak|pinanganak",
      "mas|better|okay|ok|sana|buti kung? wala|mawala na|nang? lang|lng|nlng|nalang ako|ko",
      "mas|better|okay|ok|sana|buti ... kung wala|mawala na|nang? lang|lng|nlng|nalang? ako|ko",
      "wala|wla na|nang saysay|silbi|kwenta|kuwenta ang? buhay|mabuhay",
      "tapusin|wakasan|tatapusin|wawakasan ko? na|nang? ang? buhay",
      "magpakamatay|magpapakamatay|magbibigti|magbigti|maglaslas na|nang|nalang|lang|ako|ko|siguro|$",
      "gusto|balak|nagiisip|naiisip|iniisip ... magpakamatay|magbigti|maglaslas",
      "ya no quiero|quisiera vivir|existir|despertar|despertarme|seguir $|mas|viviendo|asi|nunca|adelante|ya|la",
      "no le|me? veo|encuentro|hallo|siento sentido|caso|ganas a|de|para nada|vivir|vida|todo|seguir",
      "no tiene sentido|caso mi|la|seguir|vivir vida|viviendo|$",
      "quitarme|acabar|terminar con? la|mi vida",
      "estarian|estaran|estan|estaria mejor sin mi",
      "nadie me extranaria|va",
    ],
    innocent: [
      "vivir|seguir|estar en|con|aqui|alla|ahi|lejos|de|at|in|trabajando|esperando",
      "gusto|sana ko? mawala ang|yung|na? ang|yung|sakit|utang|stress|taba",
    ],
    unless: ["mensaje|mensajes|spam"],
  },
  {
    concern: "abuse",
    caught: [
      "ipapahanap|papatayin|sasaktan|susuntukin|aabangan|babalikan|bubugbugin|ipapatumba|ipapapatay|gugulpihin ko? talaga|naman|ko|na? kita|kayo|ka",
      "hahanapin talaga|ko? kita|kayo ... lagot|yari|malilintikan|humanda|patay",
      "malilintikan|humanda|lagot|yari ka|kayo sa|talaga|$ akin|amin|$?",
      "sigue|siguele|sigan|sigues chingando|jodiendo|molestando|fregando ... ver|arrepentir|va",
      "mi|mis|el|los primo|primos|hermano|hermanos|compas|compa|cuate|cuates|gente ... knows|sabe|saben ... live|lives|vives|viven|vive|trabajas",
      "te|los|le voy|vamos a? partir|romper|reventar|madrear|quebrar",
    ],
    innocent: [],
    unless: ["messenger|facebook|fb|linkedin|google"],
  },
  {
    concern: "abuse",
    caught: [
      "you|u|youll|ull|yall|they|ya|youre|ure wont|not|aint|will|gonna not? gonna|going? to? like|enjoy|love how|where|what it|this|that|things|happens|comes|follows ends|end|goes|turns|finishes|next|then|after|out|$",
      "brother|cousin|cousins|dad|uncle|husband|friend|friends|boys|man|guy|guys knows|know ... where you|u|yall|ya live|sleep|stay|park|work",
    ],
    innocent: [],
    unless: [
      "movie|show|book|series|story|season|episode|resume|game|recipe|dish|food|neighbor|neighbors|nearby",
    ],
  },
  {
    concern: "minor",
    caught: [
      "hijo|hija|sobrino|sobrina|nieto|nieta|hermano|hermana de|tiene|es? tiene? # anos? ... quiere|puede|podria trabajar|hacerlo|aplicar|entrar|ayudar|empezar",
      `my|our ${WHICH}? ${FAMILY} # ... will|would|can|could be? doing|do|take|taking|handle|handling|answer|answering the|my|all|some|these? messages|interview|calls|call|appointments|bookings`,
      `put|take my|our ${WHICH}? ${FAMILY} # on|in instead|the|my`,
    ],
    innocent: [],
    unless: ["after|soccer|practice|school|piano|dance|games"],
  },
  {
    concern: "stop",
    caught: [
      "who the|tf? do|d you|u|ya|yall think youre|ure|u|ya $|to|texting|messaging|writing|anyway|man|bro|lady",
      "sick|tired|fed|done and? tired|up? of|with getting|these|all? your|yalls messages|texts|dms|spam|pitches",
      "message|text|msg|dm ... from you people|guys|folks ... sick|tired|enough|fed",
      "ang? kulit mo|nyo|ninyo naman|talaga|ha|$",
      "nakakainis|nakakabwisit|nakakabuwisit|nakakairita na|naman? ka|kayo na|naman|ha|talaga|$",
      "bwisit|buwisit|bwesit|leche kayo|ka na|talaga|$",
      "me tienes|tienen|traes|traen ya? harta|harto|hasta|cansada|cansado $|la|el|ya|con|de|stop|no|oye",
      "dejen|deja|dejame|dejenme ya? de|en ya? molestar|joder|fregar|insistir",
    ],
    innocent: ["me tiene|tienen trabajo|jefe"],
    unless: ["boss|jefe|job|jobs|recruiters"],
  },
];

/** What is none of a concern although it has its words: without them a phrase has to tell it still. */
export const EXCUSED: Readonly<Partial<Record<Kind["concern"], readonly string[]>>> = {
  distress: [
    "end|ending|ended things|it|everything with|w|between",
    "no|any reason|reasons|point to|in leave|leaving|love|lie|move|drive",
    "no quiero|quisiera vivir en|con|aqui|alla|lejos|de",
    "lost|losing my|our|a|his|her ... to|from|by an|a? overdose|suicide",
    // As a whole they say no to an offer.
    "^ no lo? quiero nada? gracias? $",
    "^ ayoko|ayaw ko? na? po? salamat? po? $",
  ],
  minor: [
    "grade|class|form 6|7|8|9|10|11|12 pa|na|po|lang|palang|pong? pa|na|po|lang|palang? pa|na|po|lang? yung|ang|si? anak|kapatid|pamangkin|apo|panganay|bunso",
    "anak|kapatid|pamangkin|apo|panganay|bunso ko|namin? ... grade|# 6|7|8|9|10|11|12|pa|lang|taong",
    "im? a|an? freshman|sophomore|sophmore|junior|senior at|in|of ... college|university|uni|univ|state|tech|institute|community|fsu|asu|osu|msu|psu|lsu|ucf|usf|ucla|usc|nyu|byu|tamu|uga|unc",
    "im? a|an? freshman|sophomore|sophmore|junior|senior ... 19|20|21|22|23|24|25|26|27|28|29|30",
    // As the script's search reads the two above, in English.
    "grade|class|form 6|7|8|9|10|11|12 pa|na|only? pa|na|only? child|brother|sister",
    "19|20|21|22|23|24|25|26|27|28|29|30 ... freshman|sophomore|sophmore|junior|senior",
    "# m|mil|million|mill|k in|of|a sales|deals|funding|commissions|year|month",
    "goal|goals|target|quota|hours|calls|leads|sales|bookings|score today|so|per? far|day? #",
    "hes|shes # this|its|it|thats is? for me|myself",
    "not|havent|aint hit|reached|had|done? 18|eighteen yet? calls|leads|sales|bookings|messages|hours|credits|points",
  ],
  abuse: [
    "not|wont|never|dont|doesnt|nobody|no|zero|cant regret|regrets|regretting",
    "not|wont|never|dont be? sorry",
    "try|text|call|message|hit me up? again tomorrow|later|tonight|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|at|around|after|next|in",
    "your address from|on|off|in|at",
    // What people call themselves, and what they say a lead told them.
    "im|am|was|feel|felt|being such|so|too|just|like|kinda? a|an|the? total|complete|real|big|utter|freaking? idiot|moron|dumbass|loser|clown|fool",
    "lead|leads|prospect|prospects|client|clients|customer|customers|caller|someone|somebody|people|person tells|told|tell|says|said|calls|called me|us to? f|fuck|screw|piss? off|you|yourself",
    "shut up ... no way",
    "threatening letter|letters",
    "ok|okay|sure|yes|yeah|cool|great ill|will find|add you",
    "find you the|a|an|some|one|someone",
    "run it|that|this|them by",
    "be|become your|the|a best|top|favorite|star|good|great",
    "find|track|look|looking|search|add you|u|ya|your|yall up|down? on|in|through|at linkedin|facebook|fb|insta|instagram|ig|google|online|messenger|tiktok|youtube|slack|zoom|whatsapp|telegram",
    "molestes|molesten|molestar|molestando|molesto|molesta|molestia|molestias|molestarte|molestarlos",
  ],
  stop: [
    "wag|huwag ... ... sa|pag|kapag|tuwing gabi|hatinggabi|madaling|umaga|tanghali|work|pasok|tulog|duty",
    "wag|huwag ... ... gabi|hatinggabi|madaling|umaga|tanghali",
  ],
};

/** Ages of somebody else: of a child who died, and of one of the family who is only named. */
export const AGES_OF_OTHERS = {
  named: [
    "would|wouldve|woulda|wouldof|shed|hed|theyd have|of|a|ve? been|turned #",
    "would|wouldve|woulda|shed|hed|theyd be|been|turn # now|today|tomorrow|tonight|yesterday|this|next|in|on|if|right|and|had|$",
    `!im|am|as ${OWNER} ${WHICH}? ${WHICH}? ${FAMILY} ${PERSON}? ${IS}? ${IS}? # and|n|plus? #? and|n|plus? #?`,
    `^ oldest|youngest|eldest|middle|kids|boys|girls|sons|daughters|twins ${PERSON}? ${IS}? # and|n|plus? #? and|n|plus? #?`,
    "!im|am|as my|our|his|her # year|years|yr|yo|y old|olds|o?",
    "have|got|ive two|three|four|2|3|4 # and|n|plus? # and|n|plus? #?",
    "mi|mis|nuestro|nuestra hijo|hija|hijos|hijas|sobrino|sobrina|nieto|nieta|hermano|hermana|mayor|menor de|tiene|que|es? tiene? # anos?",
    "anak|kapatid|pamangkin|apo|panganay|bunso ko|namin|is|ay|po|na? # na|po|yrs|years|taon",
  ],
  /** … unless the role is for them. */
  unless: [
    "can|could|may|might|would|will|should|does|did|let|if|how|when|where he|she|they|him|her|them ... join|apply|work|do|start|starts|begin|sign|try|help|earn|make|share|split|both|qualify|take|interview|get|be",
    `can|could|may|would|will|is|does|do|if|let|put|use|sign|hire my|our|the|a ${WHICH}? # year|years|yr|yo|y|olds|old|$`,
    `can|could|may|would|will|do|let|put|use|sign|hire my|our|the|a ${WHICH}? ${FAMILY}`,
    "you|ya take|hire|train|accept|use|pay|consider|interview my|our|the|a|his|her",
    "is|be|would that|it|this|he|she|they ok|okay|fine|allowed|alright|possible|cool|legal|old|too|eligible",
    "!i|we|you|really|just|to|id want|wants|wanted|wishes|hopes|asked|asks|needs|interested in|to|if|about|this|it|the|a? do|be|become|make|get|find|join|apply|work|job|start|sign|try|this|it|earn|in|money|he|she|they|setting|setter|calls",
    "asking|is|its|are|this|something|anything|job|jobs|role|opening|looking|sign|signing|vouch|apply|applying for my|our|him|her|them|a",
    "for my|our|his|her ... shes|hes|she|he|theyre looking|wants|needs|can|could|would",
    "# here",
    "excellent|perfect|great|good|ideal|fit|natural at|for this|it|him|her|them",
    "and|is|are|hes|shes|theyre|been looking for|to|online|into",
    "by then|the",
    "when|once|if he|she|they start|starts|join|joins|begin|begins|works",
    "!i|ill|id|we|to|and be|will|would|could|can|may doing|do|make|take|handle|split|share|answer|join|help ... call|calls|messages|interview|hours|work|leads|appointments",
    "quiere|puede|podria|podra|pueda trabajar|hacerlo|hacer|aplicar|entrar|ayudar|empezar",
    "pwede|puwede|gusto ... anak|kapatid|pamangkin|apo|siya|sya|niya|nya",
    "anak|kapatid|pamangkin|apo ... pwede|puwede|gusto|mag",
  ],
} as const;
