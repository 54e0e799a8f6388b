/** Written by `ordinary-words.test.ts -u`: ordinary words that one typo makes of a deciding word, or two. */
// cspell:disable
export const NEAR_CONCERNS: ReadonlySet<string> = new Set(
  `abased abaser abases abasing ablate ablazes ablows abound abraid absoluter
absolutes abstractive abunes abuse abuseds abusers abusings abusives accend
accending accented accents accepteds acceptee accepter accidence accidences
accidental accidentals accidented accidenteds accidently accidentlys accourt
accourts accredit accrediteds accredits accreted aching acidests acing
acquaintances acquittance acridests actin actings actinon actinons actins acton
actons actuallys addition additionally additionals additions addrest addrests
adolescence adolescently adolescents adpress adultescent advance advanced
advanceds advancer advancers advice advices adviseds advisee advisees adviser
advisers advocated advocates afraids afterlifes afterlives aftertime agains
againsts aglows agreements agremens agrement agrements aground airheads aking
alays alight allays alligateds alligates alligations alligator allocators allods
allons allots allow alloweds allowings alloyed alloying alloys almosts alows
alreadys alrights alway amating amazings amending ampliations amused amuser
amuses amusing amusive ancients ancone animal animas annihilable annihilated
annihilateds annihilates annihilating annihilations annihilative annihilator
annoyeds annoyer annoyings anointment anothers answereds answerer answers anther
antihalation anting anybodys anymores anyon anyones anyons anythings apartmental
apartments apartness apians apparatus appartement appeaching appealer
appearances appending appertained application applicatives applicators
appointments appreciable appreciateds appreciates appreciative appreciator
approachings approachs approvals approved approver approves aprications apting
arbitrating arbitrational arbitrations arbitrative arbitrator arete aright
arking arounds arret arrets artiest artiests artis artiste artistes ascending
ascent ascertain ascertaineds ascertains ascians ashame ashameds ashames ashing
askings asleeps asparaguses assailable assailed assailing assarted assarting
assaulteds assaulter assaulters assaultings assaultive assaults associables
associate associated associateds associatives associator associators assonates
astrictive asways aswing attach attached attackeds attacker attacks attaineds
attainer attainted attask attasked attemper attempered attempt attempteds
attempter attempters attendant attendings attent attents attested attesting
attoneds attones attoning attorned attorneds attorneyed attorneyeds attorneyism
attorns attracting attraction attractively attractives attritive attuning
auction auctions auguste augusts authorises authoritys authorizes autist autists
availables availably availablys avians avigators avise avised avises avoidable
awaitings awakeneds awakeners awanting awarenesses awarneds awayness aways babes
babied babieds babier babiers babiest baboo backs bagged bagger bagging bagies
bakes balconys ballet ballets ballies bamboos bantered barbel barbies barelys
barfly barley barned barning barre barred barrels barren barres barret bartered
basely basemen basemens basements bashment bastardy bastardys batch batcher
batches batement bather bathing bathrooms bating batings batteled battened
batter battereds batterer battering battero batters batterys battle battles
bayard beach beaching beading beadings beaks beaming beamings beaning beanings
bearing bearings beasting beastings beatens beater beath beathing beathings
beautifuler beautifully beautifuls beautify beautifys becall becames becasse
becauses becloggings bedell bedrooms bedtimes bedungings beeting beetings
befallens befalls befeld befells befoggings befores befriend befriends begall
beggeds beggings begoing behinds belating belatings believed believeds believer
believers belittle belittled belittleds belittler belittlers belive belives
belled bellied bellies bellying belon belonging belongs belons belovings belter
belting beltings bename beneaths berakes beraking berating beratings berthing
besingings besting bestings betime beting betings betitles betted bettered
bettering betters betting bettings bettor betweens beyonds biach biaches
biatches bigged bigger biggests bigging biking bikinis billet billets billies
bimble binge binging birches birthdays bitter bittered bittering black blacked
blacking blader blains blanks blathering blattered blawing bleach bleaching
bleaks bleating bleatings blethering blinging blingings blithering block
blockeds blocker blockings blocky blockys blocs bloggings blonder blondings
blood bloods blooey blooks bloomy blower blowie blowings blown blungings
blushings boaked boaking boakings boating boatings bocked bocking bockings bocks
bodyboard bodyguarded bodyguards bogged bogger bogging boinging boked boking
bokings bolder bongings bonitas bonito bonked bonking bonkings boobed boobing
boobings boody booed boohed boohing boohings booing booings bookeds bookend
booker booled booling boolings boomed booming boomings boongaries boosed boosing
boosings booted booting bootings boozed boozing boozings bordering borked
borking borkings borrel botcher botches bothereds botherings bothers botte
bottes botties bottled bottleds bottler bottlers bouderies boundables boundarys
bowering bowing braces brach bracks bractless braes braided braids braileds
brailleds braillers brailles brails brain braindeads brained braineds brainiers
brainiest brainiests braininess brainlessly brainy brainys brairded braised
braises brake braked brakeds brakeless braking braks brakys braless brames
branded brandless branes branles brans brases brashing bratling braves brawns
brazeless brazes breaching breachings breachs breading breads breadth break
breakdowns breakings breaming breams breasting breathed breather breathes
breathier breathily breathings breaths breathy breech breeching breeks breinge
breinging bride bridged bridges bridging bridie bridle brimless brinded brine
brineless bring bringer bringings brings brining brins brises britches brittles
broach broaching broccolis brocked brocks brocoli broke broked brokens broker
brokes broking brokings broody brooked brooking brookings brothel brothels
brothered brothering brotherings brothier brothiers bruins bruise bruiseds
bruiser bruisers bruited brushing bubble budge budged budger budges budgets
budging buffoons bugged buggier buggin buggings buggins bugler buglet buglets
bugling buildings bulblet bulblets bulger bulging bullaes bulled bulleds buller
bullers bullieds bullier bulliers bulliest bulling bullring bullshat bullshot
bullyings bumbled bumbler bumbles bummle bunged bungees bunger bungey bungie
bunging bungle bunjee burble burdens bureaus bureaux burgee burger burieds
burier buries burked burking burled burling burneds burner burnet burnings
burped burping burred burrel burring burying busbar bushiness bushing busied
businessy bustard bustards bustiness busyness butchering butchers butchery
butches butlering butter buttered buttering buttery buttle buttles cabled cabler
cabling caches caching caffein caffeines caffeins cageful calced calendal
calendars calender calibrated calked calker calking calleds callee callers
callet callid callings calmed calmer calming calved calver calving camerae
cameral cameras camming campaigns campings campling campong canada canceler
cancels cancers caner canier canker cannel canner cannon cannots canoer cantates
canter cantion caping capping caption captious carbon carcel carefuls carful
carling caron carping carron carses cartful cased casemate cashing casked
caskets caster catched catcheds catchen catchens catcher catchers catchs catchts
catchys cation catling catting causer cautions cavers cease ceaseds ceases
ceazed celebrate celebrateds celebrates celebrator celebritys celerity celeritys
celerys celled celling cementing censed censer centers centner centre ceratin
cerebrate cerebrated cerebrateds cerebrates certains certificated certificateds
certificates cesse cessed cesser cesses cessing chace chacked chacks chains
chair chais champaign champing chanced chancel chancer chances chancey chancre
chancy chang changa changas changeds changer changers changs channels channer
chanted chanter chanting chapiter chapleted chapters chares charge charged
chargeds charger chargers charging charily charing charismas charitys charking
charmings charnel charring charrs chars charter charting chased chaster chatter
chattings chaunce chaunge chaunged chaunges check checky checkys cheeks cheeping
cheeps cheesed cheeses cheesy chicks chigga chiggas childrens china chinas
chirming chitting chocked chocking chocks chocolates chocolatey chocolateys
chocolatier chocolaty chocolatys chodes choicer choices choirs choke chokeds
choker chokers chokey chokeys chokies chokings chokos chokys cholate chooked
chookies chooking chooks chored chores choring choses chowed chowing chrisma
chrismal chrismals chrismas chrisms chrisoms christens christian christians
christies christoms christys chucks chunnel cissing clacked clagging claim
clamping clams clanged clarity clashing classer classman classmans classmates
clatches clatting clecks cleeping cleeps clever climbeds climber clinicals
cloggings cloked clokes cloking cloner cloners clons close closed closeds
closelys closes closest closets clover clovered clovers clown clows clying
coached coacheds coachee coachees coacher coachers coachies coachings coachs
coachys coacted coacting coadmitted coaming coarse coches cockies cocking coders
coding codirection coedit coedits coenacted coenacting coerected coffed coffees
coffer coffing coffins coffle cogging cohered coign coked cokes coking collage
collarbones collated colleagued colleagueds colleagues collect collectedly
collecteds collection collector collects colled colleger colleges colleted
colleteds colling collocated collogue colorers combatted combing comers comfit
comfortables comfortably comfortablys comings commanding commencing commencings
commend commending commendings commends commentating commented commentings
commercing commerging commie comminated comminating comminuted comminuting
commis commissional commissioned commissioner commissions commits committal
committeds committee committees committer committers committing commix commixed
commixt commixtion commoning commot commote commune communicating communicatings
communicational communicationals communicative communicatives communicator
communicators communing communisation communisations communization
communizations commutated commuted commuter commutes commuting compacted
compacter compacting compand companied companing companys comparted compassion
compeered compelled compered compete competed competeds competes competing
comping complacent complacents complainant complainants complaineds complainer
complainers complainingly complainings complains complaisant complaisants
compleat complected complecteds completeds completelys completer completers
completes completest completory complexed complexeds complexer complexes
complexly compliance compliancy compliantly compliants complicant complicants
complicit complied compliment complin compline complines complins complotted
complying complyings compony comported compostable composted comprint comprints
compted compter computant compute computed computers computes conacred conacres
conacring concent conception conches conching concocted concocter concocting
concoction concreate concreted concretes condensation conducted conducting
conduction confected confecting confection confections confider confined
conformable confuted congestion congressmans congressmen congressmens
congresswoman coning conjected conjecting conking connates connation connected
connecter connecting connectional connections connective connector connexion
conniption consciences conscient conscients consecution consented consentience
consenting consents consequence consequenced consequenceds consequents
conservation considers consign consilience consisted consolated consoled
consortable consorted constated constates constating consulate consulates
consult consulta consultas consulteds consultee consultees consulter consulters
consultor consults consume consumed consumers consumes contacteds contactee
contactees contactings contactless contactor contactors contained container
containing contemnible contemplable contemptibles contemptibly contemptiblys
contend contented contenting contention contents contest contested contester
contesting context continua continued continuer continues continuo contorted
contorting contracted contracteds contracting contractings contractor contracts
contrast contrasted contrasting contrat contrates contrites controle controles
controul controuls convected convecting convection convections convenance
convened conveniences conveniencies conveniency conveniencys convenient
convenients convent convented conventing convention convergence conversational
conversations conversative conversazione conversazioni conversion convicted
convicting conviction convince convinceds convincer convincers convinces
convived convulsed cooches cooers cooing cooked cookers cookie cookings cooks
coolies cooling cooming cooping coories cooser coosers coosin coosins cooties
copered copers coping copple corers coring corkers corking cornereds correas
corrected correcting correctional correctioner corrections corrective correctly
corrector correlation correption correptions correspondences correspondencies
correspondency correspondencys correspondent correspondents corruption corse
corses corsleted coset cosigns cosing cosses costated costates costumers coting
cotting couches couching couldnts couldst councillor councilor counseled
counselee counselled counsellors counselors counsels count counteds counter
countings countrol countrols countrys county countys coupe coupee coupled
coupler couples couplet courages coure coures courie cours coursed courser
courses coursse courted courting courts couzin couzins coveds covens cover
covereds coverer coversed covert coverts coves coveted covets coveys coving
cowered cowers cowing cowking coxing coyers coying cozing craaled crackeds
cracker cracket crackled cradled craked cramping cranked crashings crasis
crasser cratches craver crawleds crawler creased creatin creatures creeds
creeing creeks creeky creeling creels creep creepings creepys crees creese
creesing crenature crepes crepey creping creps crepy cretic cretins cricked
crimina criminalese criminalise criminalist criminally criminallys criminas
criminate criminates crimines crimings criminis criminous criminys crimple
crinals crippled crippler cripples crises crisic crisics crisps cristas
criticals croaked croaks crocked crocks crogging croming cronks crook crookeds
crooker crooking crooled crools crooned croons crosse crosseds crosser crosses
crowns crumenals cruses crushing cryings cubicles cubicly cuffin cuisses culled
culler culling cures curfews curies curlew currant curranty currency currentlys
currents curse cursed curseds curser cursers cursing cursis cursts cursus
curtain curves cushes cusped cusseds cusser cussers cussings cussos custode
custodes custodiers custodys customary customarys customed customeds customisers
customizers customs cutches cuticle cutovers cuttings cuttling cwtches dagged
dagger dagging damage damaged damageds damager damagers dammer dancer dander
danged dangers dangler danker daring dashes databased databases daughterly
daughterlys daunters dauring deading dealings deaning dearing dearling deaving
debarment debiles decade decaling decanting decedents decelerate decencys
deception decession decideds decider decides decile decime decisions declined
decliner declines decode decoded decreased decree defame defanging defection
defendants defending deficience deficiences deficiency deficient deficiently
deficients defile defunding degame degeneracy degenerated degenerateds
degenerately degenerates degenerative degreased degreed degrees degression
degressions degusting deice deicide deist dejection delate delated delates
delating deleing deleteds deletings deletion delice delist deman demandable
demandables demandant demandants demandeds demander demandingly demandings
demanned demanning demannings demans demarking demasting demeaning dementing
demist denounced denouncer denounces denunciate denunciator departement
departements departmental departments departs dependant dependants dependeds
dependence dependences dependency dependencys dependent dependently dependentlys
depending dependings deplete depleted depletes depleting deponents deport
deportment deportments depress depresseds depresses depressing depressions
depressive depressor derail derails deranging derepressed derepression deride
derided dering derision deriving desand desanded desanding desandings desands
descendents desertion deserts deserved deserveds deserver deservers desine
desirable desired desirer desires desis desists despicables despicably
despicablys despisable despisables despised despiser despises despite
despondents dessert destroys destructing destructional destructions destructive
destructo destructor destructos destructs detain detains detection detections
detentions detentist detersion detonation detortion detraction detrition devices
devise devling devoice diable diabolo dialings dialling didapper difficile
difficultly difficults difficulty difficultys digesting dights digit digressed
digression dilling dills dimmer dimwits diner dinger dinker dinking dinned
dinners diplomas diplomat dirling disabilitys disapparel disappeareds disappears
disbursed disbursing discase discission discissions discolored discontented
discontenting discontinueds discontinuer discontinuers discontinues
discontinuings discontinuity discounts discoured discover discovereds discoverer
discoverers discoveries discovers discovert discoverts discovery discoverys
discured discuring discursion discursions discussing discussional discussions
discussive diseased diseases diseuse disgesting disgestings disgraced disgracer
disgraces disgrade disguising disgustingly disgustings dished disheds dishs
dishys dislustring dismasting dismes dismission dismount disnesting disorbed
dispassion disposting dispursed dispursing disputed disputer disputes disputing
disrupting disses dissevered dissuasion distasting distention distorted
distorting distraction distrusting distuned distuning disturbant disturbeds
disturber disturbers disturbingly disturbings disturbs disusing disutility
diving divorced divorcee divorcer divorces dixits dizens doens doest doing
doling domestics domine doming dominos doning doorsteps doorstop doping dopped
dopping doshes dosing doting douce douchebags douched douches doughiers
doughtiers dovens doving dowing downed downing doyens dozeds dozen dozers dozes
dozing draggeds dragger draggings draggled draggling dranks drapped drapping
draughteds draughter draughters draughtiers dressed drill drilys drink drinkings
dripped dripping drivability driveways drivings drolls droned droning drooped
drooping dropouts droppeds dropper droppings droving drownd drownded drownding
drowneds drowner drownings drowsed drowsing drugged drugging drummer drunks
duding duing duking dumber dumbests dummier dumper dunger dunner dupability
duping durability durings durning dushes dyeability eaned eanings earded
eardings eared earings earneds earner earning earrings eased easer easied
easiers easies easiests easilys easter economys ecotonal educating educational
educations educative educator eduction eductions eeven eevning efforts eight
eighteenmo eighteens eighteenthly eighteenths eighths eightieth eights eighty
eithers eldests elding elevens elevenths elevon elidible eligibles eligibly
eliminable eliminant eliminants eliminated eliminateds eliminates eliminative
eliminator email emaileds emailer emailings embailed embailing embails emication
emiction emotion emotionable emotionally emotionals emotions empathys emplaning
employe employed employee employers employes emptional emptionals emulation
encaged endings enduing energys engage engageds engagee engager engages englishs
enjoyer enoughs enplaning enraged enring enrough enterally enterings
entertainments entrainment envied envier envies episodes episome epulation
epuration equal equali equalis equation equivalence equivalency equivalently
equivalents erase eraseds eraser erases erned ernings erosional eructation
escaped escapee escaper escapes escapings escarping escribano escribe escribes
escrocs escrol escrow establish establisheds establisher establishers
establishes establishs estated estates eternal eternality eternallys eternals
ether ethereally evection evenings evens event eventing everting everts
everwhere everwheres everybodys everyones everythings everywhen everywhence
everywhens everywheres evets evictions eviternally evocation exactlys examinate
excepts excerpt excise excises exclaiming excurse excurses excused excuseds
excuser excusers executed executer executes exergy exertainment exhaust
exhaustedly exhausteds exhauster exhausters exhaustingly exhaustings exhaustion
exhaustions exhaustive exhausts exigence exigible existeds existences existent
existents existings exitance exited exiting expects expedience expediences
expediency experienced experienceds experiencer experiencers experiences expert
expire expireds expirer expires explainings explanting explicits exploiting
exsect exterminable exterminated exterminateds exterminates exterminative
exterminator extermine externally externallys extremal extremals extreme
extremelys extremer extremers extremes extremest extremity exudation fabled
fabling facebooks factored facture factures faiked faiking faileds failings
failures fained faining faired fairing faither faithers falling fallow fallowed
fallowing fallowings fallows falter familial familiars familys famishing fanatic
fantasia fantasie fantasmic fantasmics fantast fantastical fantastico
fantasticos fantastics fantastry fantasts farced farces farcing farewells faring
farmer farter farther farthers fasted fasten fasters fastests fatling fatter
fatters fattest fealing fearings feasing feaster feather feathers feating
featured feazing fecked feckin fecking feebling feeding feeing feelings feering
feesing feezing feigners felicias fella fellah fellahs felling fellow fellowed
fellowing fellowings fellows fells fellys femal females femals fester fiancees
fiances fiend fiends fifing fifteener fifteens fifteenthly fifteenths fiftieth
fightings fiking fikish filed filings fillings filming filth filths filthys
finance financed financeds financial financiallys financials finder finders
fineer fineers fineish finer finers finessing finfish finicking finiking fining
finis finisheds finisher finishes finishings finishs finner finners firethorn
firing firmer firstborns fishing fixing flailed flailing flapper flaring
fleecing fleeings fleering fleeting fleming flexing fleying flighting fling
flinger flingers floodings flooring flowed flowers flowery flowing foamer
foamily foiled foiling foister folioing followeds follower followers followings
followup follying foolfish foolishs foosball footballs footer footfall footwall
force forceds forceps forcer forcers forcings forded fording foreclose
foreclosures forefingers foregoers foreigner foreignlys foreignness foreigns
fores forevers foreward forgat forge forged forger forges forgets forging forgo
forgos forgots forhowing forked forker forking formably formallys formals format
forme formed formee formers formes forming formol formyl forpet forslowing
forted fortes forthwiths forting forwards forwarn forzes fosters fother fothers
fourteener fourteens fourteenthly fourteenths fouter fracted fractur fractural
fracture fractureds fracturer fracturers fractures fracturs frappe frapped
frappee frappes fraud fraus freak freakings freaky freakys freeing freshmans
freshmen friand friands fried frieds frighted frighten frighteneds frightener
frighteners frightens frighting frilling fripper froward fueling fulling funked
funker funkers funking furnishing furthers futures gabbed garage garbages
garbagey garbagy gasolene gasolines gaters gator genera generale generales
generas generat generats genics genies geniis genips gentile gentled gentler
gentles gently genus geometrys gettings gibing gieing girlfriends gitting
givings glace gladlys glady glanced glancer glances glitchs glitchy goddams
goldfishs goldish golpe golpes goodby goodbys goodnights gooped gorped gottens
grabbeds grabber grabbled graceful gradate gradating gradatings gradation
gradations graddaning grade graded gradeds grades graduated graduates
graduatings graduations graduator grandam granddaughters grander granders
grandfathered grandfatherly grandfathers grandkids grandmas grandmotherly
grandmothers grandpas grandsons granulating granulation graped gratefuls grater
graters gratulating gratulation graver gravers graveward gravewards graveyards
grayer grayers grazer grazers griped groked groned gropeds groper gropes grounds
grouped groved grownups grubbed grund guardians gulag gumless gunless gustless
gutting gyving habiles habited habiteds habits habitues habitus hading haeing
hafting hagged hagging hairing halfwits haling halites hallow halting halving
hamed haming hammed hammers hammier hamming hamper handed hander handfuls
handing handled handler handles handlings hands handsful handy handys hangeds
hanger hangings hanked hanking hanted hanting hantle happed happeds happeneds
happied happiers happies hapten haptens harams harasseds harassers harassingly
harassings harassments hardass hardasses harden harders hardier hardily hardlys
hardy hared haring harked harking harled harling harmeds harmel harmer harmin
harmine harmings harmins harnessing harped harper harping harshing hasting
hatings hatting haunting hauses haven havens havings hawing hawmed hawming
haying hazing headings headring headsets healding healing healthiers healthiest
healthily healthism healths healthy healthz heaping hearings hearsing hearth
heartier hearting heath heather heathier heathiers heating heave heaved heavens
heaver heaves heaving heeding heiring hemmer henceforths hending henting herby
herder herding herebys heresy herring herselfs herses heting hettie hideout
hideouts hidings hidling hieing highways hiking hilding hilting himselfs hinged
hinging hinting hippen hippens hippier hirings hirling hisself histing hittings
hiving hoarder hoardings hoaring hoarses hocuses hogtie hoises holeless holidays
holies hollo holloa holloo hollos hollows holyday homecomings homeless homerooms
homes homeworks homie homier homiers homiest homines hommes homophobe homophobes
homophobia homophobias homophobics homophonic homophonics hondle hondling hones
honests honesty honging hookups hoppier hordes hording hormes horse horsed
horseds horsewhips horsey horseys horstes horsts horsys hoses hospitale
hospitals hosses hostie hotlines hotlink hotties hotting house housed houseds
housel housels houser housers housey houseys housts hoving humanitys hummer
hundred huntings hurling hurtings hurtling hutting hyphens idioms idiot idiotics
ignorants illuding imagined imaginer imagines imaging imbecilely imbecilelys
imbecilic imbecilics imitating immediate immediatelys immediates immigrant
immigrate immigrates impassable impassible impassibles impassibly impending
importance importancy importantly importants importing importune imposable
impossibles impossibly impossiblys impotent impressible impulsed impulses
inappropriatelys inappropriates inattention inbent inceding incensing incent
incenting inception incite inciting inclining inclosing includings inclusive
incomer incomes incompetence incompetency incompetently incompetents incults
incursive incusing indent indenting indention indentions indite inditing
individua individually individuals individuas individuate individuum inducting
indulging indults industrys infection inferno infirm infirmed inforced
informatics informational informations informative informeds informer informs
infuriation infusive ingestion ingulfing injection injure injureds injurer
injures injurys inlays inmigrant inmigrants inobtrusive inputting inquire
inquirys insculping insection inserting insertion insetting insider insides
insisting insolating insouling instagr instagrs instance instating insteads
instil instruct instructeds instructor instructs insufferables insufferably
insufferablys insulas insulated insulating insulatings insulin insulins insult
insultant insulteds insulter insultingly insultings insuperable insurable
insurancer insurancers insurances insurant insurants insure insureds insurer
insures insurgence insuring intelligencer intelligencers intelligences
intelligent intelligents intendant intendering intendings intends intension
intensions intensive intentional intentioned intentions intentive intents
interacted intercepted interdine interesse interessed interesseds interesses
interest interestedly interesteds interests intergrew interjected intermeshed
interne interned internee internes internets interning interring intersected
interserted intertie interties intervein interviewed interviewee interviewer
interviews intil intinction intonation intoning intortion intreated intruding
intrusion intrusively intrusives intrusted intuiting intuition inured inutile
invent inventing invention inventions inventor invertor investors invited
invitee inviter invites invitings inwinding irisating irrigating irrigatings
irritatingly irritatings irritation irritations irritative issuance issue issued
issueds issuer issuers jackals jambing jammings jangle janitors jingle journals
juggle jumpeds jumper jumpings jungled jungles jungli jungly juniors justicer
justices juveniles kaput kaputs kaputts kecked kecking keeking keeling keening
keepings kelping kemping kepping kickeds kicker kickings kiddings kiddying
kidling kidnaped kidnapeds kidnapee kidnapees kidnaper kidnappeds kidnappee
kidnappees kidnapper kidnappers killeds killer killings kilned kilning kilted
kilting kinding kindle kindlys kindy kingly kinked kinking kirked kirking
kitling knacked knacking knapped kneecap knockeds knocker knockings knowledged
knowledgeds knowledges laager lacing lacked lacking laded lader lading ladinos
ladrone ladrons lagend lager lagger laighs laipse laisses laking lamely lament
lames lamests laming lancer lander landlords lanely langar langers langur lanker
lanner laptops lardon larger larned lasers lasing lasses lasted latelys
laterally laterallys latest lathe latigos latinas latino latron latter latters
lauching lauchs laudable laugh laughables laughably laughablys laughings laughy
laughys laving lawer lawers lawest lawing laxest layer layers layin layings
layins lazing lazying leaches leaded leaden leaderboards leaders leadier leading
leafing leagued leagueds leaguer leaguers leaker leaking lealer leally leaming
leaned leaner leaning leant leaper leaping leared learing learn learneds learner
learns learnts leaser leasing leaver leavings leches ledged leeched leecheds
leechee leechees leechs lefter lefters legallys legends lender lenger lesion
lesions lessen lessens lessonx lessonxs lessor lessors lested lesting letches
lethals letted letteds lettern letterns lettings lettre lettres leughs lewder
liberally liberallys licence licenced licenseds licensee licenser licenses
licente lichter lichting lichts licked licking lifesavers lifteds lifter
ligating ligges light lighted lighten lighters lightings lightning lignes
ligules ligures liking lilted liming lineally linger lingeries lining linted
lisped listeds listee listel listen lister lited literacy literal literality
literallys literals literarily literary literately liting litter litters littler
littles littlie lively livings llama llamas loadeds loaden loader loafed loamed
loaned loath loathed loather loathes loaths loathy loaved loaving lobated
lobation lobing locate locateds locater locates locations lockeds locker locket
lockings locoed locoing locution lodge lodgeds lodger lodges lofted logged
logger loided loming lonely loner loners longe longed longers longes looed
looing lookeds looker lookings loomed looming looning looped looping loosed
loosers loosing looted looting lopers loping lorded loring loseds losels losens
loser loses losings lotter lotters lotting loughs louing lounger lousers lousing
lovelys loverly lovers lovey loving lowers lowing lowlifer lowlifers lowlives
lowsers lowsing loxing lucked lucking luger luggable lugger lunatics lunger
lusers lusted lying lysing maaing maches machetes macing madden mades madling
maiden maiding mailings mailmans mailmen mailvan maiming mainers maining mainors
makings malaria malling manage managed managers manages manches mandir mandis
mandom mands maneds manes manger mangers manges mania maniacs manias manic
manies manioc manneds manner manors manses mantes marches mardied marked marker
markers marketed marketeds marketeer marketeers marketer markets marking marling
marons marred marrer marriages marrieds marrier marries masing masking massage
massaged massages massaging massagings massed masses masseters massing master
masters matched matcheds matcher matchers matchet matchets matchs mater maters
matier matiers mating matte matted matteds mattery matterys mattes mauling
mawing maxing maying mazing mealing meaninglessly meaninglys meanings mearing
meased measing meatal meddle mediation mediations medicating medications
medicative meditation meditations meeeting meering meetings meining melded
melder melting members menageds menages menaging menhadens menial mening mensaes
mensal menschens mensed menshens mensing menta mentals mentas mento mentos mesel
mesels meshed meshing messageds messagings messagse messagses messaline messeds
messes messings messuage messuages metal metho methos meting metrication meused
meusing meving mewsed mewsing middie middled middler middles miking milden
milors minars minceur mineable miner miners minor minos minster minuets minuses
minute minuted minuteds minuter minuters minutest mioses mirable miser
miserables miserably miserablys misere miserly misers miserys mises misfortuned
misfortuneds misfortunes mismake mispaging missable missaes missas missaying
missed misseds missee missees missel missels misset missets missies missings
missis missus missys mistaken mistaker mistakes mistery misting misuses misusing
mitches mither mithers mnths moaning mobster mochie mockeds mocker mockings
modals modests modul modules moduli modulo moduls moiling moire moister moither
moithers molals molest molesteds molester molesters moment momenta momentas
momento momentos monals mondes moneths monitor monitory monitorys monstera
monsters montes month montys mooing mooning moons mooving moping moppet moraes
moral morale morales morall moralls moras morass morats morays morels morgues
morions morling mornings morns moron moronics morsals mortals mosher moshers
mosing mossed mosses mossing mothed motheds mothery motherys mothier mothiers
moths motier motiers motser motsers mourning mouther mouthers mouths movings
mowing mozing mucked mucking mudder muddle munster muppets murals murdereds
murderee murderer murders murker muslins mussed musses mussing mutches mutter
mutters myselfs nagger naggers nearby nearlys neatly necessaire necessarily
necessarys necessity neededs needer needled neesed neezed neglect neglecteds
neglecter neglecters neglector neglects neighborhoods neighbors neighbour
neighbourhood neighbourhoods nephews nichts nidifications niger nigers niggler
nigglers nigher nighers nighs night nighty nightys nithing nithings
nitrifications nitwits nobodys nonbody northing northings noshing noshings
notching notchings noticed noticeds noticer noticers notification notifieds
notifier notifies notifys noting notings novembers novice novices numbed
numbereds numberer numbers numptys nurling nursings nursling obdure oblige
obligeds obligee obliger obliges occurreds ochers oddest officer offices
officials officinal offie offings oldes oldests ombudsmans ombudsmen ombudsmens
omened omening oncomings ondine onliner onlines openeds opener openings opined
oping opining optings ordures organisation organisations organizational
organizations other otters ouldest outfits outhers outhit outing outpreach
outreachs outride outsider outsides outsit outsize outwit ovened ovening
overbright overdight overdights overdoes overdone overdos overdosed overdoses
overflight overhigh overhighs overlight overlights overmighty overnighted
overnighter overnights overpast overpasts overpays oversight oversights
overtight overtights overweight oxygens pacers pacing packaged packager packages
packed packing padang pagers paging paiked paiking painlesslys paintress paints
palates palers paling palling paltering pampers pandies panging paning panned
panning pansies pantie pantiles pantines pantries paper papery paperys papes
parachuted parachuteds parachutes parachutic paraclete paradises paraglidings
parakite parakites paranetes parang parasitic parasitics parasitise parasitises
parasitism parasitizes parasitoses parded pardner pardners parecious pared
parentals parers pargasite pargasites parged parging paring parish parkeds
parkee parker parkin parkings parkins parle parled parling parol paroled parolee
paroles parols parore parped parpent parpents parping parred parring parrots
parroty parsed parsing parson parted parter parters parti partier partiers
parties partim parting partis partites partyer partyers pashed pashes passe
passeds passee passel passer passes passports pasted paster pasties pasting
pastoring pasturing patching patent patents paters pates pathetics pattering
patties patting paunched paunches paupers paused pavers paving pawers pawing
paybacks paychecks payer payers payings payment payrolls peacefuls peanuts
peasants peasanty pease peason pecking peeces peering pelter peltering
pelterings penned penster pentanoic pentapodic pentatomic pentatomics
pentatonics peones peopled peopler peoples peppering peracute perceant percen
percens percents percept percussion pereon perfected periods peris perishs
perked perking perkish permeated permie permies permissions permissive
permitteds permittee permittees permitter permitters permutated permuted pernod
perorally peroration perpending perpent perron persant persecutor persisted
persmission persmissions persona personable personably personablys personal
personalia personality personallys personals personalty personaltys persons
persue persuing perter perverse perverser perverses pervertedly perverteds
perverter perverters perviated pervious pesant pesteringly pesterings pesters
pestier pestling peter petering peterings petter petting petty pewter
pgpasswords phatically pheasant phenes phonation phone phoned phoneds phoner
phoners phoney phoneys phonically phonies phonings phonos phons phonying phonys
photically photo photog photogs photon photons phots phutting physicality
physicallys physicals pices pickin pickings pickins pickling picks pictured
pictureds piece pieced pieceds piecen piecens piecer piecers pierces pigging
piking pilling pinched pinches pinching pined pinged pingings pingling pining
pinked pinking pinneds pinner pinnet pinning pinnoed pintles pints pioned
pioning pipers pished pishes pistil pistole pistols piston pistou pitchings
pithing pittering pitting placer places placet placing plage plages plagued
plaguer plagues plaguey plaguy plaining plaintless plane planed planer planes
planets planing planking planlessly plannings plant planting plantless plaque
plastering plastes plate plated plateds platen platens plater platers platies
plating plats platys playback played players playings pleas pleasant pleased
pleaser pleases pleasured pleasurer pleasures plinker plonked plonkers plonkier
ploying pltes plunker plushes plyer plying pocking podcast poetless poinds point
pointe pointeds pointels pointers pointes pointiers pointiest pointiests
pointlessly pointmens pointy pointys poisons poisson policed policer polices
policys polite politelys polities polity pollicies pollicy polling polting
pomato ponds pones ponging pontal ponties ponts pooting poral porked porking
porrection porta portals portas portending portering porting portless poshed
poshes poshing posing positing positions positon positron possed possessing
possessings possession possessional possessionals possessioned possessioneds
possessives possessors possing postal poster postering posterings postin
postings postins posturing potation potatos potching poting pottering potting
potto pound poursue poursuing pouting pownds powtering poynts poyson practic
practiced practicer practices practick practics practise practive praters prates
prating prayeds prayer prayings prease preasing preassing preassure prebinding
preceding precedings precent precenting preces precess predation preening
prefers prefile prefunding prehending prehendings prehension prelation
prelection prent prents prepensing prereading presciently prescious presenile
presension present presentably presented presentee presenter presenting
presentlys presents preserved preserver preserves presettle pressings pressured
pressures prester presting prestoring pretelling pretendant pretendent
pretendingly pretendings pretension pretesting pretexting prettys prevening
prevented preventing preventions preventive preyer preyers preying prices
pricking pricky prickys pricys primacy princessly principally principals
principate principe principes principi principia principial principials
principias principis principle prinks printless prints prison prissing privacys
privation proaction proactive probable probablys probating probational
probationer probations probative proceeding processings procrastinatings
procrastination procrastinations procrastinative production productive profess
profiled profiler profiles programs projectile projection projections projective
projectives projector projects prolation prolations prole prolocutor promotion
pronation pronations prones propending propendings propria proration prorations
prorector prosect prosector prosectors prosects prosecute prosecuted prosecutes
prosecution prosecutors prosiests prospected prospecteds prospection prospective
prospector prospectors prospectus prospers protecting protections protectively
protectives protector protects protending protendings protension protensive
protos protraction protractive provably provection provections prowess prudently
prudents pryers prying psych psyche psychopathic psychopaths psychopathy
psychopathys psychos psychs pucking pudent puling pullings pulping pulsing
punced punces puncheds puncher punchers punchs punchys punishs punkish punned
punties punting purchased purchaser purchases purling purposed purposes purse
pursing pursued pursuer pursues pursuings puses pusheds pusher pushers pushs
pushys pusled pusles pusling pusses putamina puttering puttings puttying putzing
qualifys quality quarer quarte quartern quarters quartes quartet quartier
questing questings questioned questioneds questionee questionees questioner
questioners questioningly questionings questionist questors quickests quickset
quinces quinche quine quinie quintar quinte quinze rachial racials raciest
racing racisms racists radial rafting raging rahing raided raiding raiked
raiking railed railes railing raine rained raines raining raise raiseds raiser
raisers raisin raisings raisins raisiny raited raiting raking rally ramper
ramping ranging ranine ranting rapine rapini rapping rarefy rarelys raring rased
rases rasher rasing rasping rasses raster rater rathe rathers rathes ratine
ratings ratling ratter ratting ravin ravined ravines raving ravins rawing raxing
raying razing reacheds reacher reaches reachings reacted reacting reallys realty
reaping rearly rearranged rearrangeds rearranger rearrangers rearranges
reattaining reattribution rebaiting rebating rebind rebooting reboring recaning
receding receipting receipts receiveds receiver receives receivings recensing
recentness recept recessing recheating recitation reciter reciters reciting
reclining reclusive recoating recognise recognised recogniseds recognisee
recognisees recogniser recognisers recognises recognized recognizeds recognizee
recognizees recognizer recognizers recognizor recognizors recoiling recoining
recolonize recolonizes recombed recommence recommenced recommenceds recommences
recommendeds recommender recommenders recommends recompensed reconciler
reconsidered reconsiders recording recork recorking recorks recounter recounters
recrating recreating recruit recruital recruitals recruited recruiteds recruits
recuiling recursive recurving recusation recuse redating redealing redlining
redriving redtail reearning reeched reeching reested reesting reeving reevoke
reevoking reexporting refecting refiltered refind refiners refining reflating
reflying refolding refooting reforging reforming refound refraining refrains
refuge refunders refunds refused refuser refuses refutation refutations refute
regain regained regaining regainings regally regar regarded regards regars
regearing regelating registereds registerer registerers registers registrys
regiving reglet reglets regorging regrating regrator regrators regreet regreets
regress regrettables regrettably regrettablys regrew regrews regular regulars
regulate regulated regulateds regulates regulation regulations regulatory
regulatorys rehearing reheat reheating reheatings reigned reimporting reindeers
reindexs reined reining reinters reises reived reiving rejecting rejoinders
rejoining relapse relapseds relapser relapses relating relator relators
releasing relegating relenteds relenting relentlessly reletting relide relied
relieve relieveds reliever relieves relieving religions relining relived
reliving reluctation relumes relying remail remailing remainder remainders
remained remaining remainings remains reman remand remandeds remanning remark
remastered remating remeading remeeting remeiding remelting remembers remend
remendeds reminded remindeds reminder reminds remint reminteds remitters
remolding remote removals removeds remover removes renail renailing renders
renested renesting renitence renning reobtaining reoperating repainting
repairing reparation reparking reparks repasting repaving repaying repeal
repealing repealings repeatings repeats repegging repelling repent repenting
repentings reperking repetition repiners repining replacing replanting replating
replatings replaying repleading repled repleting replieds replier replies
replotting replyings repointing repolling reponing reporteds reporter
reportingly reportings reposing repositing repost reposted reposting repostings
reposts repot repots repotted repotting repottings repouring repriving reprobing
reproving reptation reptations repudiation repulse repulsing repulsion
repulsively repulsives repuring reputational reputations reputative reputing
requere requered requering requesteds requester requesters requestings requestor
requests requireds requirer requires requite requited requiter requiters
requiting requitted requitting requoted requoting rerail rerailing reraising
rereading reregistered rerenting rerepeating rerolling rerouting resail
resailing resched rescinders rescinding rescinds resealing reseat reseating
reseatings resect resecting reseizing resending resenting reserving resettable
resetting reshining resiance resid resided residences residencies residency
residencys resident residenter residents resider residers resides resids residue
resigneds resigner resile resilience resined resiners resining resister resite
resize reslating resodding resoling resolver resolving resorbing resort resorted
resorting resortings resorts resounding respading respeaking respecting respects
respelt resplending respondent respondings responds respooling respotting
restating restation rester restrainings restriking restringing restriving
resulting resume resumed resumeds resumer resumers retacking retagging retailed
retailing retailings retails retain retaineds retainer retainings retaking
retally retaping retasting retaxing retched retching reteaming retearing
retested retesting rethinking retial reticence retieing retiling retiming
retinting retiring retort retorted retorting retortings retorts retrain
retrained retraining retrainings retrating retreating retributing retributions
retributive retributor retund retuning returning retuse reunions reuse revaluing
revealing revelator revelators reveling revelling revenged revenger revenges
revenue reverting revested revesting revetting revied revieds revies review
reviled reviling reviolating revised revive reviveds reviver revives reviving
revoicing revoked revoker revokes revokings revolter revoltingly revoltings
revolve revolved revolvers revolves revolving revolvings revote revoting
revotings revulsive revulsives revved reward rewarded rewards rewearing
reweaving rewetting rewind rewindeds rewinder rewinders rewoke reword rewording
rewords reworking rewove rewriter rewriters rhubarbs rhubarby richts ridging
rigging right righto rightos righty rightys rilling rinding ringings rinking
rinning rinsing riping riposting rises rising ritard ritards roached roaching
roaster roating rodster roiling roined roister roistered rolfing rollings
romantics romped rompers ronning rooftops roommates rooster rooter roper roping
roqueted roqueting rorter rorting rosier rosser rosted rosters rother roting
rotter rouster router routines routing royster ruineds ruiner ruining runed
runnings sabbed sabbing sacks sacred safely safetys safing saintless sairs sakes
salad sales sallow sallowed salloweds sallower salop salops salving sameness
sammed samming sanding sangers saning sapped sared saring sarings sarong sashing
sateless satiation sating saturation savin savine savings savins sawing sayings
scabbed scabble scalaes scalage scalas scalds scale scaled scaleds scaleless
scaler scalers scalloped scalls scalps scalys scammed scammeds scamming scamper
scampers scaped scapeless scapes scare scareds scarer scares scarey scarfed
scaring scarped scarred scarted scarting scarts scatch scattered scattereds
scatterer scaured scedule scending scheduled scheduler schedules scheming
schillers schlager schmoozers scholars schoolbag schoolbook schoolboys schoolday
schoole schooled schooleds schooleries schoolery schoolerys schooles schoolgirls
schoolies schoolmens schools schooner schooners schorl schouts scoopers scooters
scored scouse scouses scouted scouting scouts scowed scowing scowlers scrabbled
scrabbler scrabbles scrabbly scraggling scraich scrambing scramble scramming
scrams scranch scraping scratchs scratchy scrauch scrawming screak screaked
screaking screakings screaks scream screameds screamer screamingly screamings
screamo screamos scree screed screeding screeds screening screenshot screes
screet screeting screets screeving screweds screwer screwings scribble
scriggling scrike scrikes scritch scrobble scrollers scroming scrumming scuffed
scuffer scummer scummers scutation scutter scuttered sealing seals seaming
seamless searces searched searcheds searcher searchers searchs seared searing
sears seasons seatback seater seaters seating secondarily secondarys seconde
seconder seconders secondi secondly secondo seconds secreta secrete secrets
sections secund seeding seeings seeking seeling seeming seeping seething seewing
seiling selfing selkie selkies sellings sended sender sendings senhor senhorita
senility senioritys seniors senor senorita sensing sensor sensorily senting
septemvir sequenced sequencer sequences sequency serer serger sering serings
seriouslys serous serve served servers servery serves serviced servicer services
servile servitors setals setbacks settee settees settered settings settled
settler settlers settles settling setule seventeens seventeenthly seventeenths
sevenths seventies seventieth seventy sever severed severelys severer severes
severs severy sewars sewerlike sewing sexiest sexing sexism sexists sexuallys
sexuals shacks shaded shadeless shadiests shaftless shafts shaked shakes
shakiest shaled shales shaliest shallow shallowed shalloweds shallower shambleds
shambles shamed shamelessly shammed shammer shammers shamming shaped shapeless
shard sharded share shareds shareholders sharer shares sharing sharked sharped
sharted sharting sharts shashing shatter shattereds shatterer shatterers
shatters shattery shatterys shaved shaves shaving shawed shawing shawlless
sheals sheared shears sheeter sheller shelling sheltered shelters sheltery
shelver shending shetting shewed shewing shift shifty shiftys shilled shineless
shingle shired shirts shists shives shoalers shoats shocks shoed shoeing
shoeless shoes shogun shones shooed shooing shool shooleds shooles shooters
shooting shoots shopes shopped shopping shored shoreless shores shoring shorted
shorting shorts shotes shotguns shothole shots shotted shotting shotts shoulders
shouldnts shoulds shouldst shouse shouses shout shouteds shouter shoutings
shouty shoutys shove shoveds shovel shovels shover shovers shoving showd showded
showding showeds shower showings showring shred shrewed shrewing shrifts shrike
shrikes shroved shroves shrowed shrowing shrugging shunning shuted shuting shuts
shutter shuttered shuttereds shying sideway siding sifter sifters sifting sifts
sighed sighing sigmation signatory signatures signeds signee signer signet
signings silenced silencer silences silene siltation silting simmer simmers
simoleon simpletons simulation sinding sined sinewless singe singed singing
singled singles singlet singleton singly sining sinless sinned sinning sinter
sinters sinuation sinuations siring sirings sirnaming sisted sisteds sisting
sithing siting sitter sitters sittine sittings situating situational situations
sixteener sixteenmo sixteens sixteenthly sixteenths sixtieth skangers skarts
skears skeeing skelter skepping sketting skilled skinless skitches skittered
skiving skreen skreens skrike skrikes skummer skummers skydivings skying slabbed
slacks slakeless slakes slammeds slammer slammers slamming slangers slappeds
slapper slarted slarting slarts slashing slathered slattered slattereds slatting
slaughtered slaughterer slaughters slaughtery slaughterys slaveholder slaving
slaying sleeking sleepings sleeting sleeving slicing slideways slidings slighter
slimiests sliming slimmed slimmest slimsiest sliping slipped slittings sliving
slope slopped slopping slotting sloughier sloves slowed slowing sluffed slummed
slummer slummers smacks smarted smarting smarts smashings smattered smattereds
smatterer smears smeking smelling smelter smileless smithing smitted smitting
smocking smocks smoiling smokings smoothing smoring smoulder smouse smouses
smouted smouting smouts smuggest smuggling smushing snack snake snaked snakeds
snakey snakeys snakys snappeds snapper snared snareless snares snaring snarks
snashing snatches sneaker snecks sneeing snelling snicks sniding snifts snipped
snitched snitcheds snitcher snitchers snitchs snitchys snokes snoking snottered
snouted snouting snouts snowed snowing snucks snuffed snuffer snuggest snuggling
soared soaring sobbings socal socials sociopathic sociopaths sociopathy
sociopathys socks softwares soiling solicit solicitations solicited soliciteds
solicities solicitous solicits solicity solicitys somebodys someones somethings
somewises sonicator sonicators sonority sooking soothing sophomores sophomoric
sopped sopping sorbing soring sorings sotting sound soupiest souse souses
southing souts sowed sowing sownds sowthing spaceless spaing spaings spakes
spales spalled spammeds spammier spammiers spammings spangling spanless spared
spareless sparing sparings sparts spasmed spasming spattered spattereds spaying
speakers speals spearer spears speciously speeding speiling spelding spelled
spelling spelter spendings spetting spiceless spieled spieleds spielers
spikelets spiled spiling spilleds spiller spindleds spindlers spindles
spinelessly spinelles spinels spininess spinless spinules spireless spirelets
spiring spirings spitting splattered splitting spoilings spoking spoolers
spooling sporing sporings spoused spouseds spouted spouting spouts sprang
sprangle sprangling spranglings sprangs spreading spreazing sprig sprigs springe
springers springes springless springy springys sprint sprints sprong sprongs
sprung sprungs spuing spuings spuriously sputter sputtered spying spyings
squattered stabbeds stabber stabled stacked stacker stacking stacks staffed
stagers staggers staging staidest staids staigs stains stair staked stakeholder
stakes staking staled staler stales staling stalk stalkeds stalkers stalkier
stalkings stalko stalkos stalky stalkys stalled stalling stalls stammer stammers
stamping stampless standbys standers standings stangeds stanging staning stanked
stanking stanks stapped stapping starches stare stared stares starets starings
starked starker starking starks starling starned starning starns starred
starring starrs stars start starteds starter startings startled startling
startsy starved starver starves starving stashing stated stateless stating
station stats statuary statue stature statutes statutorily statutorys stave
staving stawing staying steads steak steaks steal steale steales stealt stealts
steaming steams steans stearing stears steels steeping steils stelas stelling
stells stemson stending stenning stepdaughters stepfathers stepmother stepped
steppings stepsons sterve stetson stetting sticks stiffed stilled stingers
stingless stintless stiring stirs stitched stitcheds stitcher stitchers stitchs
stobbed stobbing stock stockpile stockpileds stockpiler stockpilers stockpiles
stockpilings stocky stockys stoking stolidest stomped stompings stoneless stong
stonks stonning stooks stooped stooping stoped stoping stoppeds stopper
stoppings stoppled stoppling storing storks stotter stottered stounds stouts
stoved stoves stowed stowing straddling strafers straggle stragglers straggling
stragglings strainers straiters strak strake strakes strandeds strander
stranders stranding strandline strang strangely strangelys strangered
strangereds strangering stranges strangest strangests strangled strangleds
strangler stranglers strangles stranglings strangs strangury strangurys
strappers straughter straunge straunges strawiers strayers strayling streaking
streaks streaky stream streamed streaming streamings streamling streams streek
streel streets streety strengths strewed strewing striae striaes stride strides
strife strifes strigging striker strikers string stringeds stringer stringers
stringiers stringing strings strinkling stripe stripes strive strives stroaming
stroke strokes strond stronger strongers strongs stropped stropping struggled
struggler struggles strugglingly strugglings strung strutter stubbed stucks
studenty studentys stuffeds stuffer stumpiest stumping stunnings stunting stuped
stupent stupents stupider stupiders stupidests stupidness stupids sturdiest
sturted sturting sturts stuttered stutters stying styring subbing subfeuing
subhumans submits submittal submitteds submitter submitters subscriptions
subscriptive subside subsiding subsisted subtitled suckering suction suffereds
sufferer sufferingly sufferings suffers sufficing suffixing sufflating
suffocatingly suffocatings suffocation suffocations suffocative suffusing
sugarcanes suggesteds suggester suggesters suggests suicidals suicided suicideds
suicidings sulfonating sulfuring summar summars summed summeds summering summery
summerys summit summited sundae sundering sundry sunning sunray sunrises sunwise
supering supineness suppering supports suppose supposeds supposer supposes
surfer surger surgers surgerys suring surings surnaming surveyors survivals
survived surviveds surviver survivers survives suttle suturation svelter swabbed
swacks swales swalloweds swallower swallowers swallows swampless swapped swarts
swarve swashing swattered swattereds swaying sweals swear sweard sweards sweary
swearys sweats sweeing sweeping sweers sweethearted sweethearteds sweeties
sweetmeat sweetmeats sweirs swelling swelter swerver swifts swilled swingle
switches swobbing swopped swopping swounds syeing synding systems table tabled
tableds tables tabret tabrets tacking tacks taeing takin takings takins talcing
talcking talkings tallet tallets taming tamper tanagers tanking tanks taping
tapped tarantara tarantas tarantass targe targed targes targets taring tasking
taslet taslets tatties taughts tawing taxing teachers teaches teachings teated
technical technicality technicallys technicals tectonically teenaged teenageds
teenages teeners teenes teeniers teensiers teentiers teenty teeter tellin
tellings tellins temped tempeh tempera tempers templed temples templet
temptations temptatious tempter tender tenes tennes tennies tennist tennos
tennys tentation tented tenter tenting tenty tenuis terminable terminal
terminals terminated terminateds terminates terminating terminational
terminations terminative terminator terminer termite ternate terned terning
terribles terribly terrific terrifics terrifieds terrifier terrifiers terrifies
testation tested tester testified testing tetanically tetter teucher texteds
texters textings texts thacking thacks thanas thanes thangs thank thanking thans
theaters theirselfs theirselves thenage thenages theows there thereats thicking
thicks thieve thieved thieveds thigh thigs thilks thines thing thingy thingys
think thinkings thinning thins thirteens thongs thorough thorougher thoroughlys
thoroughs though thoughs thrashs thrawing thraws threadeds threaden threadens
threaders threads thready threap threapeds threapers threaps threat threated
threateds threateneds threatener threateners threateningly threatenings
threating threatings threaves thresh threws throateds throats throaty throbs
throeing throes throning thros throstle throttled throttler throttles throughly
throughlys throughs throw throwe throwes throwings thrown throwns thrush
thunking thunks thurified thyselfs ticcing ticing tickings tickling tiddler
tiled tilled tilling tilted tinded tinders tindery tines tings tinier tinker
tinking tinks tinner tinter tirled tithed title titleds titler titles titted
tittled tittles tituled tocking toddle toddled toddlers toddles toeing togethers
togue toing toings toking toling tolling tomorrows tonally tongued tongues
tonights toning toping torched torches torching torchy torrefied torrified
torrifieds torrifies tortured torturer tortures tosher tosing tossed tossen
tossers tosses tossier totallys toting totties touch touche toucheds toucher
touchers touchings touchs touchys toughed toughing toughy touser towing towser
toyings tozing traces tracings track trackings tracting tracts trading
traffickeds trafficker traffickers trafficky traffickys traffics tragi tragics
tragis traiking traiks trailer trailers trailing trained traineds trainee
trainees trainings traks tramel tramped trancing tranks tranquil tranquiler
tranquilise tranquilize tranquiller tranquillers tranquillest tranquillise
tranquillize tranquilly tranquillys tranquils traped traping trappeds trapper
trash trave travels traves trayning treacher tread treateds treaters treats
trecking trecks tribunals tricing tricking tricks trienes triffic trining
tripped troat trocking trocks trotted trotter troubled troubler troubles
trouches trough troule trouper trouser trouter trouvere trouveur trover trowing
trows truces trucing truck trucking truing trunks trustfully truthful
truthfullys truthfuls tryings tsking tucking tucks tuned tuning tunned tunning
turbinate turbination turfed turfing turkeys turneds turner turnings turnkey
tusser tutorings tutties twanks tweenage tweenager tweenagers tweenages twelfths
twelves twentys twinking twinks tying tyings tyranny tyring uglies ugliests
unabiding unalike unalist unalives unbearables unbearably unbearablys unbeatable
unbeatables unbeatably unbendable unblamable unbless unbreakable uncomfortables
uncomfortably uncomfortablys unconformable undamaged undeafed undebased
undebated undecayed undefaced undelayed undepraved underacted underageds
underagent underages underate underates underbaked underbred underfed underfeed
undergod underived underjawed undernamed underrated undertaxed underused undrape
undraped undreaded undreamed undubbed uneatable unerased unfortunatelys
unfortunates unfortune unfriends ungiving ungloved ungloving unhealable unhiving
uninterest uninterestedly uninteresteds uninterests unlast unlearnable unleds
unlets unliming unlining unlit unlits unlive unlived unliving unlivings unlobed
unlost unlove unloveds unloves unloving unmoved unpeerable unpure unreadable
unrubbed unsafer unsafes unsealable unseparable unstubs unsubscribeds
unsubscribings unsured unsurer unsures untearable untearables unwanteds unwasted
unwearable unwearables unweariable unwist unwiving unwonted upfollow usure
vacations vacuation valentines valeting vallation vallations valuables valuably
vanishs variolating variolation variolations varnish vengeable vengeances
verballys verbals verdin vergence vermal vermian vermil vermins verminy vermis
vernal vernally versal versin vibrating vibration vibrations vices viciating
video vides vinolent violate violateds violater violates violatings violative
violatives violator violators violences violenting violents violet vireos
visieing visitings vitiating vitiation vitiations vocation vocations voces voice
voiced voiceds voicer voicers voiles volition volitions volting volumeter
volunteered volunteers volution volutions vorred vulgars vulvar vulvas wacker
wackers wading wafted wafting waging waifing wailing wained waining wairing
waisted waisting waists waited waiter waitings waitlists waiving waker wakers
wakings waling walker walkers walkings walled waller wallets walling wander
wandering wanderings wanders waned wanier waniers waning wanned wanner wanners
wanning wanteds wanter wanters wantings wanzed wanzing warded wardering warding
wared warehou warehous warehoused warehouseds warehouser warehousers warehouses
warhorse waring warked warking warling warmed warming warneds warner warnings
warped warping warred warring warted wartless washed washes washhouse washing
waste wasteds wastel waster wastes wastings watcheds watcher watchers watchet
watchets watchings watchs wauker waukers wauking waulking waving waxing waying
weakon weanel weaning weapons wearings wearying weasels weasely weason weaving
webinars webring websites weddering weeder weeter weigh weighs weights weighty
weiner weird weirdos weirds weirdy weiring welking welter wested wester westing
wether wetter whares whatevers wheelchairs whereabout whereouts wheres whethers
whetter whirlabouts whished whishes whists whiter whither whiting wholes whorls
whorts whoses wiches widder wider widow widows wielder wiener wight wilder
wildering willet wincer winder windowy windowys windring windrow windrows
windshields winger winier winker winkers winner winnow winnows wintering winters
wintery wised wises wishas wisheds wisher wishers wishs wishts wisped wissed
wisses wisted wisting wists witched witches witching withdrawn withdraws
withdrews withed withes withouts witing witter wonderfully wonderfuls
wonderingly wonderings wonderous wonders wonner wonted wonting wontless
woodening worded wording wordless wores workeds worker workhouse workings
workless workpiece workplaces workspace wormed worming worrieds worrier worries
worrited worryings worsed worsing wortheds worthieds worthiers worthies
worthiest worthiests worthiness worthlessly wortles wouldnts wouldst wounder
wracked wrasted wrasting wrasts wrathless wreaked wreckeds wrecker wrests
wricked wrier wriests wright wrist wristy wristys write writers writes writhen
writher writhing writings writs writtens yealing yelleds yeller yellings yelmed
yelming yelped yelping youngers youngests younker zanier zapper zappier`.split(/\s/),
);
