/** Written by `ordinary-words.test.ts -u`: ordinary words that one typo makes of a deciding word, or two. */
// cspell:disable
export const NEAR_FAULTS: ReadonlySet<string> = new Set(
  `absolute absolutelys absoluter absoluters absolutes absolutess absolutest absolutory accounts
accourt admired admirer admires aking alays allays almosts altitude alway alwayss amating amazings
ambitions answers aptitude arking ashing askings asways aswing attitudes aways awesomes awsome
bastardy beautifuler beautifully beautifuls beautify beautifys befores braider brained brainier
branner brilliance brilliancy brilliante brillianted brilliantes brilliantly brilliants brilliantss
briner bustard ceratin certainer certainlys certains certainty certaintys chace chanced chancel
chancer chances chancey chancre chancy change chaunce choses clokes cloking clones cloning close
closed closeds closer closers closess closest closet closets closings clotes cloves cloyes cloying
clozes comfit commie commis commits commix commixt commot concent consent contend contents contest
context convent copple coses cosing couldnts couldst coupe coupee coupled coupler couples couplet
cowards crybabys curtain decade decided decider decides decile decime decode decumbents definite
definitelys definites definitively deicide derails deride destroys detail detailss detains docents
document documental documentals documented documenteds documenter documenters documentss doest drive
drivel drivens driver drives dumass dumboss dumbss eaning earding earing earnings earring easilys
empires energys erning everyones exception exceptionable exceptionably exceptionally exceptionals
exceptionalss exceptions exceptionss excises excurses excuse excused excuseds excuser excusers
excusess exergy expire expired expireds expirer expirers expiress expiries expirys falling fanatic
fantasia fantasie fantasmic fantasmics fantast fantastical fantastico fantasticos fantastics
fantasticss fantastry fantasts fantastss felling filing fillings filming frilling fulling genics
genies geniis genips geniuss genus gibing gieing givings gorgeouss grantee grantees guaranies
guaraniess guaranteeds guaranteess guarantied guarantieds guaranties guarantiess guarantor
guarantors guaranty guarantys gyving handfuls handsful hanger hebetating hesitatingly hesitatings
hesitation hesitations hesitative hinger huger hugger hungers hunker hunter hurtle hustled hustler
hustles idioms idiot idiotss immediate immediatelys immediates impassable impassible impassibles
impassibly impassive imposable impossibles impossibless impossibly impossiblys impregned imprese
impreses impresess impress impresse impresseds impresser impressers impresses impressess impressible
impressing impression impressively impressives impresss impressure includible incomer incomes
incredibles incredibly incrediblys inedible informatics informational informations informationss
informative infuriation ingressive inquiration inquiring insnaring insphering inspirational
inspirations inspirationss inspirative inspirator inspire inspireds inspirer inspires inspiringly
inspirings inspirit inspiriting inspirits inspissation instigation insuring killed killers kilter
laded lagend lasers laving leaded legends licenced licencee licencer licences licensed licensee
licenser licenses licente limiteds limiter limites lively living loadeds loaden loader loafed loamed
loaned loaved loaving lobing loided loming lonely loners looing loosers lopers loping lorded loring
loseds losels losens loser loserss loses losess losing louing lousers lovelys loverly lovers lovey
lovings lowers lowing lowsers loxing lucence lusers maaing machined machines macing makings marking
masing masking massage massing mating mawing maxing maying mazing messaged messages messagse messing
messuage midnights miking millionaires millionairess millionary millionnaire millionnaires mindsets
missings misting misusing mitigated mossing motivate motivateds motivates motivatess motivator
motived mussing mutilated natura naturae naturals naturas neithers nether nither nithing nobodys
nonbody northing noshing notching nothings noting numbed numbeds numberss omenings opening openingss
opinings opportunely opportunism opportunist opportunists opportunitys ovenings overdrinking
overshining overstinking overthinkings paces palaces palpal papal parson passions passives passports
passwords pathetics peaces peason pereon perfecta perfecti perfecto perfects perfet perron persona
persons petitions pictured pictures place placed placeds placer placers placess placet placets
placks plages plaices planes plates poitins portions positifs positifss positing positings position
positional positionals positioned positioneds positionss positives positon positons positonss
positron positrons positronss postilions postins potations potentially potentials potentialss
potentiary potentiate potentilla potentise potentize potions prefect prefile premise premised
premises profiled profiler profiles promine promines promiseds promisee promisees promiser promisers
promisess provided provider provides provine punitions quicklys quicky rally reallys realty rearly
regally regard reglet regreet regrets regrew renning resect respects respelt retally reward rinning
ritard roating ronning rooting rorting rosting roting rotting rouging rouming rouping rousing
rousting routeing routine routings rowting ruining runnings sabes sables sades saes safes sages
sakes sale salep saleps saless salet salets salles salls salps sals salse salses salss salts salues
salves sames sanes sarong sates saves saxes saying sazes scales scapement scapements securitys seles
seriouss serous shales shunning siles slaes slaying socials soles someones sorely spacial spales
spaying specials spiric spirits spirity spirt sprit sprong staging staking stales staling staning
staring startlement startlements statelet statelets statemented statementeds statementss statesmen
statesmens stating staving stawing stayings stayning stenning stong stonning strang straying string
strond strongs strung stunnings stunting stuped stupids stying sunning superaltar supercar supersaur
supersharp supersmart superstars superstarss superstate superstore superstud supertax surelys surety
surly swales swaying talant talenteds talents tallent toady todays toddy tody tokay tomorrows
tonights ubique undauntedly undoubted undoubtedlys undoubteds uniquer uniques unload uplead uploads
wafted wafting waifing wailing waining wairing waisting waited waitings waiving waned wanned wanner
wanteds wanter wanting wanzed warted wartless washing wasted wastings wealth wealths wealthys
westing whiting whortless wiener wincer winder winger winier winker winned winners winter wisting
withouts witing wonderfully wonderfuls wonderous wonner wonted wontless wordless workless wormholess
wortheds worthieds worthiers worthies worthiess worthiest worthiests worthiness worthlessly
worthlesss worthss wortles wortless wouldnts wouldst wrasting wrathless writing wunner`.split(/\s/),
);
