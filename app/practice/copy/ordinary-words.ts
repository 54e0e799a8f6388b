/** Written by `ordinary-words.test.ts -u`: ordinary words that one typo makes of a deciding word, or two. */
// cspell:disable
export const NEAR_FAULTS: ReadonlySet<string> = new Set(
  `absolute absolutelys absoluter absoluters absolutes absolutest absolutory
accounts accourt aching acing actin actings actins admired admirer admires
affoord affords aking alays alicants allays almosts alreadys altitude alway
amating amazings ambagious ambiguous ambitions ambitiously ampliations annoyings
anothers answers anther anting anymores anytimes applecarts applicant applicate
applicates application applicatives applicators aprications apting aptitude
arking ashing askings assailable assume assumed assureds assurer assures asways
aswing attitudes availables availably availablys avoidable avoidings aways
awesomes awsome baching backings bagging baking balking banking barking barrow
basking bastardy batter bauking beater beautifuler beautifully beautifuls
beautify beautifys becasse becauses becking befores befriend beggings begoing
behaved behaver behaves behove belter betted betters bettor bigging bitter
blacking bocking bogging borrows boyfriends braider brained brainier branner
brilliance brilliancy brilliante brillianted brilliantes brilliantly brilliants
briner bucking bugging burrow bustard butter cadentials candidacies candidacys
candidals candidas candidate candidatures candidiases cannon cannots carder
careen careers carer carper carter carver ceratin certainer certainlys certains
certainty certaintys chace chanced chancel chancer chances chancey chancre
chancy change chare charged charger charges chaunce chocks chooser chooses
choosey choosy chose choses chouse chowse clacks clecks clicks clint clints
cloaks clock clokes cloking clones cloning clonks close closed closeds closer
closers closest closet closets closings clotes cloves cloyes cloying clozes
clucks coadmitted coaming coding coedit coking collects collet combatted combing
comfit comings commented commie comminated comminuted commis commissional
commissionals commissioned commissioneds commissioner commissioners commitments
commits committal committeds committee committees committer committers commix
commixed commixt commixtion commixtions commot commutated commuted compassion
compassions compete comping completed completeds completelys completer
completers completes completest completory complexly concent confirmational
confirmations confirmative confirmator confiscation conformation conformations
coning consent contact contend contents contest context contracts contrast
contrat convent cooing cooming coping copple coring coses cosing coting couldnts
couldst coupe coupee coupled coupler couples couplet coving cowing coxing coying
cozing credential credentialed credentialeds credentialism credits crocks
croming crybabys curtain decade decided decider decides decile decime decisions
decode decumbents definitelys definites definitively deicide deposits derails
deride derision destroys detail detains didappers dights digit disanoint
disappear disappeared disappeareds disappointed disappoints disclike discounts
disgest disgusts dishlike disklike disliked disliken disliker dislikes dismount
dixits dizens doable doables docents document documental documentals documented
documenteds documenter documenters dodding dodgings doens doest dollar donging
doubled doubleds doubler doublers doublet doublets doubly doublys dovens doyens
dozeds dozen dozers dozes drive drivel drivens driver drives eaning eanings
earding eardings earing earings earring earrings easilys elding emceed empire
empires endings endowment enduing energys enfoldment engoument enjoyment enring
enrol enrollments enrolls enrolments enrols ensoulment entoilment erning ernings
evadings evermores everting everymens everythings exceeds exception
exceptionable exceptionably exceptionally exceptionals exceptions excise excises
excurse excurses excused excuseds excuser excusers exergy expects expert expired
expireds expirer expirers expiries expiry expirys exsect extolment fabling
faiking failings faining fairing falling familys fanatic fantasia fantasie
fantasmic fantasmics fantast fantastical fantastico fantasticos fantastics
fantastry fantasts fatling fecking felling fiancees fiances fightings figure
figured figureds figurer figurers filing fillings filming finance fixures
flailing flighting foamily foiling foolfish foolishs forested forevers foreward
forfaired forfaiter forfeiteds forfeiter forfeiters forfeits forfended forwards
forwarn frighting frilling froward fulling funking futures genics genies geniis
genips genus gettings gibing gieing girlfriends gittin gitting givings grantee
grantees grownups guaranies guaranteeds guarantied guarantieds guaranties
guarantor guarantors guaranty guarantys gutting gyving haded handeds hander
handfed handfuls handled handsful hanged hanger hanked hanted headaches
headachey headachy hebetating hended hesitated hesitater hesitates hesitatingly
hesitatings hesitation hesitations hesitative highed highers hinger hither hoars
hoers honestlys honesty hoors hors houfs hour houri houris houts huger hugger
hungers hunker hunter hurtle husbands hustled hustler hustles idioms idiot
ignorants ignorings imbeciles imitating immediate immediatelys immediates
impassable impassible impassibles impassibly impassive imposable impossibles
impossibly impossiblys impregned imprese impreses impress impresse impresseds
impresser impressers impresses impressible impressing impression impressively
impressives impressure inane includible incomer incomes incredibles incredibly
incrediblys inedible infeftment informatics informational informations
informative infuriation ingressive inquiration inquiring insaner insanes insanie
insnaring insphering inspirational inspirations inspirative inspirator inspire
inspireds inspirer inspires inspiringly inspirings inspirit inspiriting
inspirits inspissation instigation insufferables insufferably insufferablys
insuperable insuring intakes investments involved involver involves irisating
irrigating irrigatings irritatingly irritatings irritation irritations
irritative itselfs joinings jointing killed killers kilter laded lagend langer
lasers laving leaded legends lenger licenced licencee licencer licences licensed
licensee licenser licenses licente limiteds limiter limites linger littler
littles littlie lively living loadeds loaden loader loafed loamed loaned loaved
loaving lobing lodger logger loided loming lonely loner loners longe longed
longers longes looing loosers lopers loping lorded loring loseds losels losens
loser loses losing louing lounger lousers lovelys loverly lovers lovey lovings
lowers lowing lowsers loxing lucence lunger lusers maaing machined machines
macing madden maidan maided maidens makings manage managed managers manages
manger marking marons masing masking massage massing master mater matier mating
matte matted matters mattery mattes mawing maxing maying mazing messaged
messages messagse messing messuage midnights miking million millionaires
millionairess millionary millionnaire millionnaires mindsets mineable minimums
minimus minium minuets minuses minute minuted minuteds minuter minuters minutest
mirable miserables miserably miserablys missable missings misting misusing
mitigated mnths moneths montes month monthlys montys moons morions morns moron
mossing moths motivate motivateds motivates motivator motived mouths mullions
mussing mutilated mutter natura naturae naturals naturas neithers neives nerve
nerved nerveds nerver nervers nervys nether neves nither nithing nobodys nonbody
northing noshing notching nothings noting numbed numbeds ochers offereds offeree
offerer omenings opening opinings opportunely opportunism opportunist
opportunists opportunitys other otherwhile otherwises otters outhers ovenings
overdrafts overdrank overdraw overdrawn overdraws overdrink overdrinking
overshine overshining overstink overstinking overthick overthicks overthin
overthinkings overthinks overthins overtrick overwise pacemen pacemens paces
pacing packet paging palaces paling palpal paning papal pardner parent paring
parpents parsed parsing parson parsons parter partier partners partyer pashed
pashing passe passeds passee passel passer passes passings passions passives
passports passwords pasted pasting patents pathetics paused pausing pavement
paving pawing paychecks payings payments payouts peaces pease peason peasons
peopled peopler peoples perceant percen percens percents percept percussion
pereon pereons perfecta perfecti perfecto perfects perfet permissions permissive
perpent perron perrons persmission persmissions persona personas petitions petty
picket pictured pictures place placed placeds placeman placemans placemen
placemens placements placer placers placet placets placks plages plaices planes
platemen platemens plates playing pleas pleased pleaser pleases plying pocked
pockets poitins portions positifs positing positings positional positionals
positioned positioneds positives positon positons positron positrons possed
possing postilions postins potations potentially potentials potentiary
potentiate potentilla potentise potentize potions praying prease precent prefect
prefile premise premised premises prents prettys probit probits profiled
profiler profiles programs promine promines promiseds promisee promisees
promiser promisers prosit prosits provided provider provides provine prying
punitions quadrille quadripole quadruped quadrupled quadrupleds quadruples
quadruplet quadruplets quadruplex quadruplexs quadruplies quadruply quadruplys
quadrupole quadrupoles questing questings questioned questioneds questionee
questionees questioner questioners questionist questors quicklys quicky quieter
quieters quilter quilters quitted quitteds quittor quittors raining rally
realigned reallys realty rearly reasons reassign reassigneds reassigns rebaiting
recaning receiveds receiver receives reclining recoining recoupe recoupes
recovers recovery recower recreated redesigned redlining reearning reerected
refind refinds refining refound refounded refounds refraining refundeds refunder
regain regaining regainings regally regard registrational registrations reglet
reglets regrafted regranted regrated regreded regreened regreet regreeted
regreeteds regreets regress regressed regretteds regretter regretters regrew
regrews reheat reimagining reining rejoining release releaseds releasee releaser
releases relining remail remailing remailings remainings remains remaking reman
remanding remanning remannings remapping remarking remating remeiding reminding
reminting remising remixing remover renailing renning repainting repairing
repeal repeats repent repining requere required requirer requires requite
rerailing reraising reregistration rerented resailing reseat resect resetted
reshining resigned resining respects respelt result retailing retain retaining
retainings retally retorns retraining retreated retund retunded retunds retuned
returfed returfs return returneds returnee returner revetted reward rewetted
ridiculeds ridiculers ridicules ridiculously rinning ritard roating ronning
rooting rorting rosting roting rotting rouging rouming rouping rousing rousting
routeing routine routings rowting ruining runnings sabes sables sades saes safes
safing safings sages sakes salarys sale salep saleps salet salets salles salls
salps sals salse salses salts salues salves salvings sames sanes saning sanings
saring sarings sarong sates sating satings saves savines saving savins sawing
sawings saxes sayings sazes scales scapement scapements scouse seater seaters
secureds securer secures securitys seles serous settee settees settler settlers
shales shavings shouse shunning shying sicked sickee sickens sicker sighing
signings siles silken singing sining sinning sitter sitters skying slaes
slavings slaying slicken smalling smouse socal socials soles somebodys someones
sorely souse spacial spales spalling spaying specials spiric spirits spirity
spirt spoused spouses sprit sprong spying stabling staging staking stales
staling stalking stallings staning stapling staring starling startlement
startlements statelet statelets statemented statementeds statesmen statesmens
stating staving stavings stawing stayings stayning stelling stenning stilling
stong stonning strang straying string strond strongs strung studenty studentys
stunnings stunting stuped stupent stupents stupids stying succes successfully
successfuls succuss sucken sunning superaltar supercar supersaur supersharp
supersmart superstars superstate superstore superstud supertax surelys surety
surly swales swaying tacking talant talenteds talents tallent teated tented
terning tested texteds texter thanking thicking thinkings thinning thousandth
thousandths thunking ticcing ticing ticken tickings tickling tinking toady
tocking todays toddy tody tokay tomorrows tonally tonights totallys tricking
trifle tripe tripled triples triplet triplex triply tripple troubled troubler
troubles troule tucking tuning tunning turfing turnings twinking ubique
unbearables unbearably unbearablys unbeatable unbeatables unbeatably unbendable
unblamable unbless unbreakable undauntedly undoubted undoubtedlys undoubteds
uneatable unhealable uniquer uniques unlearnable unleds unlets unload unpeerable
unreadable unsealable unseparable untearable untearables unwearable unwearables
unweariable uplead uploads vanished vanisheds vanisher vanishers vanishs
varnishes wafted wafting waifing wailing waining wairing waisting waited
waitings waitlists waiving waned wanned wanner wanners wanteds wanter wanting
wanzed warted wartless washing wasted wastings wealth wealths wealthys westing
whatevers whencever whenevers wherever whiting widow wiener wieners wincer
wincers winder winders windows windowy windrow winger wingers winier winiers
winker winkers winned winneds winnow winter winters wiredrawn wisting withdraw
withdrawal withdrawer withdrawing withdrawns withdraws withdrew withdrews
withing withins withouts witing wonderfully wonderfuls wonderous wonner wonners
wonted wontless wordless workless wortheds worthieds worthiers worthies
worthiest worthiests worthiness worthlessly wortles wouldnts wouldst wrasting
wrathless writing wunner wunners yourselfs`.split(/\s/),
);
