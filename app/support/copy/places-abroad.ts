// cspell:disable
/** Words by which a question is about doing this from another country. */

/** The zones of the United States, by their cities. */
export const ZONES_AT_HOME =
  "adak, anchorage, boise, chicago, denver, detroit, honolulu, juneau, los angeles, menominee, metlakatla, new york, nome, phoenix, sitka, yakutat, indianapolis, louisville, knox, marengo, petersburg, tell city, vevay, vincennes, winamac, monticello, beulah, center, new salem, puerto rico, easter, troll, davis, casey, vostok, bermuda, belem, nassau";

/** Large cities that no time zone is named after, and countries as people shorten them. */
export const CITIES_ABROAD =
  "mumbai, delhi, new delhi, bangalore, bengaluru, hyderabad, chennai, pune, lahore, islamabad, cebu, cebu city, davao, quezon city, makati, abuja, port harcourt, ibadan, mombasa, cape town, durban, pretoria, accra, kumasi, medellin, cali colombia, cartagena, guadalajara, puebla, oaxaca, cdmx, rio, rio de janeiro, brasilia, salvador brazil, rosario, valparaiso, quito, arequipa, cusco, barcelona, valencia spain, seville, porto, milan, naples italy, munich, hamburg, frankfurt, cologne, lyon, marseille, geneva, rotterdam, the hague, krakow, kharkiv, kyiv, kiev, osaka, kyoto, busan, beijing, guangzhou, shenzhen, hanoi, saigon, ho chi minh, bali, chiang mai, phuket, abu dhabi, doha, jeddah, tel aviv, alexandria egypt, marrakech, tangier, auckland, wellington, cancun, tulum, playa del carmen, punta cana, san jose costa rica, san salvador, tegucigalpa, latin america, south america, central america, asia, africa, europe, the middle east, the caribbean, eastern europe, uae, ksa, drc, png, pinas, naija, the philippines, the uk, the bahamas, the dominican republic, the netherlands";

/** What somebody does that they want to do from there … */
export const DOES =
  "work|working|apply|applying|join|joining|do (?:this|it|that|the (?:job|work|role))|doing (?:this|it|the (?:job|work))|start|sign up|be a setter|set|participate|enroll|get (?:hired|in|the job)|qualify|hire|hires|hiring|hired|accept|accepts|take|allow|people|applicants|setters|available|possible|open|eligible|ok|okay|allowed|permitted";
/** … or where they are. */
export const ARE =
  "i live|i'm living|im living|living|i am|i'm|im|i reside|i stay|based|located|moved|moving|we live|we're|were";
