/** Written by `ordinary-words.test.ts -u`: ordinary words that one typo makes of a deciding word, or two. */
// cspell:disable
export const NEAR_CONCERNS: ReadonlySet<string> = new Set(
  `abased abaser abases abasing ablows abound abraid abunes abuse abuseds abusers abusess abusings
abusives accass accending accent accented accents accepteds acceptee accepter acceptss accesss
accounts accourt acess achess acmess acness acress actuallys adderss addiess addition additionally
additionals additions additionss addless addresss addrest addrests adoress adpress advance advanced
advanceds advancer advancers advancess afraids agains againsts aglows aground aking alays alight
allays allods allons allots allow alloweds allowss alloyed alloys almosts alows alreadys alrights
alway alwayss amending amused amuser amuses amusing amusive ancone annoyings anothers anther
anybodys anymores anyon anyones anyons anythings anywayss apartmental apartments apartmentss
appartement appending approachs approvals approved approver approves arete aright arking arounds
arret arrets ascending ashing askings asleeps assailable assailed assailing assarted assarting
assaulteds assaulter assaulters assaultings assaultive assaults assaultss asways aswing attach
attached attackeds attacker attacks attask attasked attendant attendings attendingss attesting
attoning attuning auguste augusts availables availably availablys avoidable aways bagged bagger
bagging balconys ballies barelys barfly barley basely basemen basemens basements bashment bastardy
bastardys batches batement bather bathrooms bating batter battering battero batters batterys battle
bayard beading beaming beaning bearing beasting beatens beater beathing beatings becasse becauses
becloggings bedrooms bedungings beeting befoggings befores befriend beggeds beggings begoing
belating bellied bellies bellying belonging belongingss belovings belter belting beneaths beraking
berating besingings besting beting betted bettering betters betting bettor betweens biaches biatches
bigged bigger bigging billies birches birthdays bitter bittering blacked blacking blains blathering
blawing bleating blethering blingings blithering blockeds blocker blockings bloggings blondings
blowings blungings boaked boaking boating bocked bocking bogged bogger bogging boked boking bongings
bonked bonking boobed boobing booed boohed boohing booing bookeds bookend booker bookings booled
booling boomed booming boosed boosing booted booting boozed boozing bordering borked borking botcher
botches bothereds botherings bothers botte bottled bottler bottles bowering bowing boyfriends
boyfriendss braids brails brain brainss brainy brainys braking brans brawns breading breakdowns
breakdownss breakings breaming bride bridged bridges bridie bridle brins britches brocked broke
broked brokens broker brokes broking brooked brooking brothel brothered brothering brotherings
brothers brothier bruins budger budging bugged buggier buggin buggings buggins bugler bugling
buildings bulger bulging bullaes bulled bullieds bullier bulliers bulliess bulliest bulling bullring
bullyings bunger bunging burdens burger bushiness busiess businesss businessy busingss bustard
bustards bustiness busyness butchering butches butlering butter buttering buttery buttle cabled
cabling calced calendal calendars calender calked calking calleds callee caller callet callid
callings calmed calming calved calving camerae cameral cameras campaigns canada cancels cancers
caner canier canker cannel canner cannon cannots canoer canter carbon carcel carling caron carron
cashing catling catting celled celling cesse cessed cesser cesses cessing champaign chance chancel
chancer chances chang changa changas changed changeds changer changers changess changs changss
channels channer chanting charge charges charnel charting chattings chaunge chaunges chigga chiggas
childrens china chinas chitting chocked chocking chodes choke chokeds choker chokers chokess chokey
chokeys chokies chokings chokos chokys chooked chooking chooks chored chores choring choses chowed
chowing chunnel cissing clashing clatting clever clinicals cloked clokes cloking clons close closed
closer closes closest closets clown clownss clows clowss clying coacted coacting coadmitted coaming
coding codirection coenacted coenacting coign coked cokes coking collection colled colling colorers
combatted combing comfit comings commend commends commented commentss commie comminated comminuted
commis commits committal committeds committee committees committer committers commix commixed
commixt commot communicating communicational communications communicationss communicative
communicator communisation communisations communization communizations commutated commuted commuter
compacted compacting compand companys compete comping completed completeds completelys completer
completers completes completess completest completory complexly compony compter compute computed
computers computes conacred conacring concent conception concocted concocting concoction
condensation conducted conducting conduction confected confecting confection confections congestion
coning conjected conjecting connation connected connecting connectional connections connectionss
connective connector connexion conniption consecution consents conservation consign constated
constating contacteds contactee contactees contactings contactor contactss contained containing
contend contented contenting contention contents contest contested contesting context contorted
contorting contracted contracteds contracting contractings contracts contrast contrasted contrasting
contrat control controle controles controlss controuls convected convecting convection convections
convent convention conversational conversations conversationss conversative conversazione
conversazioni conversion convicted convicting conviction cooing cooked cookers cooking cooks cooming
coosin coping coring corkers cornereds correas correcting correctional correctioner corrections
correctionss corrective correctly corrector correlation correption correptions corruption coset
cosigns cosing cosses costated costumers coting cotting couldnts couldst counteds counter countrols
courted cousins couzin coving cowing coworkerss coxing coying cozing crashings crasis craver creeky
creep creeps creepys crepey crepy crimina criminal criminalese criminalise criminalist criminally
criminallys criminalss criminas criminate criminates crimines crimings criminis criminiss criminous
criminys crinals crises crisic crisics crisiss crisps criss criticals croaked croaks crocked crocks
croming cronks crook crookeds crooker crookss crooled crools crooned croons crowns crumenals
crushing cryings cuisses culled culling currant curranty currency currentlys currents currentss
cursed curses cursing cushes cusped cusseds cusser cussers cussess cussings cussos cusss custodes
custodess custodiers customary customarys customed customeds customerss customisers customizers
customs customss cutovers cuttings cuttling dagged dagger dancer dander danged dangers dangler
danker daring databased databases daughterly daughterlys daughterss daunters dauring dealing
decedents decession decreased decree defame defendants degame degreased degreed degrees degression
degressions degusting deice deist delate deleted deletes delice delist demand demandeds demander
demandss demanned demans demanss demist dependant dependants dependantss dependeds dependence
dependences dependency dependencys dependent dependently dependentlys dependentss dependings deplete
deponents depress depresseds depresses depressess depressing depressions depressionss depressive
depressor depresss derail derails derepressed derepression dering deriving desanded desands
descendents deserved deserveds deserver deservers deservess desis desists despised despiser despises
despite despondents destroys detailss detain detains devices devise devoice diable diabolo dialings
dialling didapper digesting digressed digression dilling dinger dinking diplomas diplomat dirling
disapparel disappeareds disappears disappearss disbursed disbursing discission discissions
discontinued discontinueds discontinuer discontinuers discontinues discontinuess discured discuring
discursion discursions discussing discussional discussions discussionss discussive disgesting
disgestings disguising disgustingly disgustings dislustring dismasting dismission disnesting
disorbed dispassion disposting dispursed dispursing disputing disrupting dissuasion distasting
distorted distorting distrusting distuned distuning disturbant disturbeds disturber disturbers
disturbingly disturbings disturbs disturbss disusing diving doest doing doling domestics doming
doning doping dopped dosing doting doughiers doughtiers doving dowing downing dozing draggeds
dragger draggled drapped draughteds draughter draughters draughterss draughtiers dressed drinkings
dripped drivings droning drooped droppeds dropper droving drownding drownings drowsing drugged
duding duing duking dumass dumboss dumbss dunger duping durings durning economys ecotonal educating
educational educations educationss educative educator eduction eductions eight eighteens eighths
eights eighty elding elevenths elidible eligibles eligibly email emaileds emailer emailings emailss
embailed embailing embails emication emotion emotionable emotionally emotionals emotions emotionss
emplaning emptional emptionals emulation endings enduing enoughs enplaning enring enrough enterally
entertainments entertainmentss entrainment epulation epuration equation equivalence equivalency
equivalently equivalents equivalentss erosional eructation escaped escapee escaper escapes escapings
escarping escribano escribes eternal eternality eternallys eternals eternalss ethereally everting
everwhere everwheres everybodys everyones everythings everywhen everywhence everywhens everywheres
eviternally evocation exclaiming exertainment exhaust exhaustedly exhausteds exhauster exhausters
exhausts exhaustss exigible existeds existings exited exiting explainings explanting explicits
exploiting externally externallys exudation fabling facebooks faiking failings faining fairing
faither falling fallowing fallowings familys famishing farced farcing faring farmer farther fathers
fatling fatter fealing fearings feasing feather feating feazing fecking feebling feeding feeing
feelings feering feesing feezing felling fellowing fellowings femal females femals fiancee fiances
fiend fikish filing filth filths filthys finance fineish finessing finfish finicking finiking finis
finisheds finisher finishes finishings finishingss finishs finiss firmer fishing flailing flaring
fleecing fleeings fleering fleeting fleming flexing fleying flowing foamer foamily foiling folioing
followeds followers followings followingss follows followss followup followupss follying force
forceds forcer forces forcings forded fording forevers foreward forgat forge forged forger forges
forgets forging forgot forhowing forked forker forking forme formed formee formers formes forming
forpet forslowing forted forting forwards forwarn fother freak freakss freaky freakys freeing
freshmans freshmen friand fried friends froward fueling funebral funerals funereal funker funkers
funking furnishing furthers gabbed garage garbages garbagey garbagy gettings gibing gieing
girlfriends girlfriendss gitting givings glitchs glitchy goddams goodby goodbyess goodbys goodbyss
gooped gorped grabbeds grabber grabbled gradate gradating gradatings graddaning grade graded graders
grades graduated graduates graduatings graduation graduations grandam granddaughters granddaughterss
grander grandfathered grandfatherly grandfathers grandfatherss grandmas grandmotherly grandmothers
grandmotherss grandpas grandsons granulating graped grater gratulating graver grayer grazer
grievings griped groked groned gropeds groper gropes grounds grouped groved grownups grubbed grund
guardians gutting gyving haarss hading haeing hafting hagged hagging hahass hakass haling hallow
halting halving haming hamming handed handing handled handler handles hangeds hanger hangings hanked
hanking hanted hanting hantle harams haramss harasseds harassers harassess harassingly harassings
harassingss harassments harassmentss harasss hardass hardasses hardss haress haring harking harkss
harling harlss harmin harmine harmings harmins harmss harnessing harnss haross harping harpss
harshing hartss hasting hatings hatting haven havens havings hawing hawming haying hazing heading
headring headsets healing heaping hearings hearsing hearting heating heaving heiring herring
herselfs heting hidings hidling hieing hiking hilding hilting himselfs hinged hinging hinting hiring
hisself histing hittings hiving hoaring holeless holidays hollo holloa holloo hollos hollows holyday
homeless homophobe homophobes homophobia homophobias homophobics homophonic homophonics hondle hones
honess honests honesty honging hookups hopelesss hoppless horass hotting hoving hunting hurling
hurtings hurtling husbands hutting idioms idiot idiotss immediate immediatelys immediates
inappropriately inappropriates industrys inferno informatics informational informations
informationss informative infuriation injure injurys insider insides instance insteads insurable
insurancer insurancers insurances insurancess insurant insurants insurgence intends intent
interacted intercepted interesse interessed interesseds interesses interest interestedly interesteds
interests interestss interjected intermeshed interne interned internee internes internets
intersected interserted intreated intrusted issuance issue issued issueds issuer issuers issuess
jumpeds jumper jumpings juniors kecked kickeds kicker kidling kidnaped kidnapeds kidnapee kidnapees
kidnaper kidnappeds kidnappee kidnappees kidnapper kidnappers killeds killer killings kilned kilning
kilted kilting kinked kirked kitling knacked knapped knockeds knocker lacked laipse laisses lamely
lames lanely langer laptops lasers lasing latelys laterally laterallys lathe latter latters lauching
laughings laving leaderboards leaderboardss leally lefter lefters legallys lenger lesting letted
letteds lettern letterns letterss lettings lettre lettres liberally liberallys licence licensed
licensee licenser licenses licente licked ligges lignes ligules ligures liking liming lineally
linger lingeries lining literacy literal literality literallys literals literalss literarily
literary literately liting litter litters littler littles littlie livings llamas loath loathed
loather loathes loaths loathy lobing lockeds locker locket locoed lodger logger loming loner loners
longe longed longers longes looing looked loosers loosing lopers loping loring loseds losels losens
loser loserss loses losess losings lotter lotters lotting louing lounger lousers lousing lovers
loving lowers lowing lowsers lowsing loxing lucked lunger lusers lysing maaing macing madden madling
maiden maiding mailings maiming maining mainors makings malaria malling manage managed managers
manages mandom manger manors marked marker markets marking marling marons marrer masing masking
massage massaged massages massaging massagings massing master masters mater maters matier matiers
mating matte matted matteds matterss mattery matterys mattes mattess mauling mawing maxing maying
mazing mealing meaninglessly meaninglesss meaninglys meanings meaningss mearing measing meatal
meddle mediation mediations medicating medications medicationss medicative meditation meditations
meeeting meering meetings meining melting menaging menial mening meningess mensaes mensal menta
mentals mentas mesel mesels messageds messagess messagings messagingss messagse messagses messaline
messing messuage messuages metal metho methodss methos methoss meting metrication meving middie
middled middler middles miking milors minars miners minor minorss minos minoss mismake mispaging
missaying missings mistaken mistaker mistakes misting misusing mither mithers moaning mochie moiling
moither moithers molesteds molester moneths montes month monthss montys mooing moons mooving moping
morions morning morns moron moronss mosher moshers mosing mossing mothed motheds motherss mothery
motherys mothier mothiers moths motier motiers motser motsers mournings mouther mouthers mouths
movings mowing mozing mudder muddle murders murker mussing mutter mutters myselfs nagger naggers
nearby nearlys neatly neededs needer needled neesed neezed neighbors neighbour nephews nervouss
newsletterss nidifications niger nigers niggler nigglers nigher nighers nithing nitrifications
nobodys nonbody northing noshing notching nothings noticed noticeds noticer noticers noticess
notification notificationss noting novembers novice novices numbed numbers officer offices offie
offings oncomings ondine onliner onlines oping optings outing outride outsider outsides outsize
pacers pagers paidless paigless painlesslys painlesss paintress palers paltering pampers pandies
panging panned panning pansies pantie pantiles pantines pantries paper paperss papery paperys papes
papess pardner parentals parentss parers parpent parpents parrots parroty parsed parson parter
partier parties partners partyer pashed pashes passe passeds passee passel passer passes passports
passwords pasted pasties pasting pastoring pasturing patching patent patents paters pathetics
pattering patties paunched paunches paupers paused pavers pawers paychecks payer payers pease peason
peeces peering peltering pelterings penned peopled peopler peoples peppering percussion pereon
perfected periods permeated permissions permissionss permissive pernod perron persmission
persmissions persona persons perverse perverser perverses pervertedly perverteds perverter
perverters perverts pervertss perviated pervious pesteringly pesterings pestling petering peterings
phatically phonically phonings phonos phonying photically photo photog photogs photon photons
photoss phots photss physicality physicallys physicals physicalss pices picks pictured pictureds
picturess piece pieced pieceds piecen piecens piecer piecers piecess pierces pigging pinched pinches
pinching pined pinged pingings pingless pingling pining pinked pinking pinneds pinner pinnet pinning
pinnoed pinoless pintles pintless pintoess pioned pioning pipers pished pishes pitchings pithing
pittering placer plaining plaintless planer planing planking planlessly plannings planting plantless
plastering plater played players pleas pleased pleaser pleases pleass plushes plyer poetless
pointeds pointelless pointels pointelss pointers pointerss pointes pointess pointiers pointiest
pointiests pointlessly pointlesss pointmens pointss poisons poisson policed policer polices policy
polite polting ponging pontess ponties pontiess pontiless pooting pootless portering porting
portless poshed poshes poshing posing positing possed possessing possessings possession possessional
possessionals possessioned possessioneds possessionss possessives possessors possing postering
posterings postin postings postins posturing potching poting pottering potting pottless pouting
powtering poyson prayer prease preces precious prefers prefile prent prents prestoring prevented
previouss preyer prices pricky prickys pricys princessly prinks printless printlesss prison
problemss procrastinatings procrastination procrastinations procrastinative profiled profiler
profiles progresss proress protos punced punces puncheds puncher punchers punchess punchs punchys
punned punties puses pusheds pusher pushers pushess pushs pushys pusled pusles pusses puttering
qualifys quality questing questings questioned questioneds questionee questionees questioner
questioners questionist questionss questors rachial racials raciest racing racisms racists radial
raging rahing raking rally ramping rapine rapini rapping raring rasher rasing rasping rater rathe
rathers rathes rating ratter raving rawing raxing raying razing reachings reacting reallys realty
reaping rearly reasons rebooting reboring receding receipting receiveds receiver receives receivings
receivingss recensing recentlys recessing reciting reclining recoating recoiling recoining recording
recordss recork recorking recorks recuiling recurving redriving redtail reeching reeving reevoke
reevoking reexporting refiners reflying refooting reforging reforming refunders regally regard
regarded regards registers registrys regiving reglet regorging regreet regrets regrew reimporting
reindeers reindexs reinters reiving rejoinders relieving reliving relying remail remainder
remainders remainderss remandeds remark remarkss remeiding remembers remendeds reminded remindeds
reminder reminderss reminds remindss reminteds remitters remote removed remover removes renail
renders renning reparking reparks repasting repaying repeating repenting reperking repiners
replating replaying repleting replotting replyings repointing repolling reponing reporteds reporter
reportingly reportings reportingss reports reposing repositing repost reposted reposting repostings
repot repotted repotting repottings repouring repriving reprobing reproving repuring reputing rerail
rerouting resail rescinders rescinds reseizing reserving residers resiners resister resorbing resort
resorted resorting resortings responds respotting retails retain retally retching retial retort
retorted retorting retortings reverting reviving revoked revoker revokes revokings revolting revote
revoting reward rewarded rewards reweaving rewindeds rewinder rewinders rewinderss rewoke reword
rewording rewords reworking rewove rinning riping riposting ritard ritards roaching ronning
roommates roping rorting rother ruining runnings sabbed sabbing sacred safely safetys safing sairs
sallow sallowed salloweds sallower salop salops sammed samming sanding saning sapped sared saring
satiation sating saturation saving sawing sayings scabbed scaled scalloped scammed scammeds
scammerss scamming scamper scampers scaped scare scareds scarer scares scarey scarfed scarped
scarred scarted scaured scedule scending scheduled scheduler schedules scheming schillers schmoozers
scholars schoolbag schoolbook schoolboys schoolboyss schoolday schoole schooled schooleds
schooleries schoolery schoolerys schooles schooless schoolgirls schoolgirlss schoolies schooliess
schoolmens schools schoolss schooner schooners schoonerss schorl schouts scoopers scooters scored
scouted scouting scouts scowed scowing scowlers scraggling scrambing scramming scrams scraping
scrawming screaked screaking screakings screaks scream screameds screamer screamingly screamings
screamo screamos screamss scree screed screeding screening screens screenshot screenshotss screes
screet screeting screeving scrike scrollers scroming scrumming scuffer scumbagss scummer scummers
scutation sealing seaming seared sears seatback secondarily secondarys seconder seconders secondly
seeding seeling seeping seething seiling selfing selkie selkies sellings sendings senhor seniors
senor sensing sensor senting septemvir sequenced sequencer sequences sequency serer serger sering
seriouslys seriouss serous serve served servers servery serves setbacks seventeens seventeenss
seventeenth sevenths seventies seventy sever severed severelys severer severes severs severy sewars
sewerlike sexiest sexism sexists sexuallys sexuals shaded shaked shaled shallow shallowed shalloweds
shallower shamed shammed shammer shammers shamming shaped shard sharded share shareds sharer shares
sharked sharped sharted shaved shaves shawed shawing sheared shears shelling shending shewed shewing
shired shives shoalers shoats shoed shoeing shoes shones shooed shooing shool shooleds shooles
shooless shooters shooting shoots shopes shopped shopping shored shores shoring shorted shorting
shorts shotes shots shotted shotting shotts shoulds shout shouteds shouter shoutings shoutss shouty
shoutys shove shoveds shovel shovels shover shovers shovess shoving showd showded showding showeds
shower showings showring shred shrike shroved shroves shrowed shrowing shuted shuting shuts shying
sifter sighing sigmation signatory signatures signaturess signings siltation simmer simulation
sinding singing sining sinning sinter sinuation sinuations siring sirnaming sisted sisters sitter
sitting situating situational situations situationss sixteens skears skepping skreen skrike skummer
skying slabbed slammeds slammer slammers slamming slappeds slapper slatting slaying sleeking
sleepings sleeting sleeving slimmed slipped slittings slope slopped slopping slotting sloves slowed
slowing slummed slummer smears smeking smelling smithing smitting smocking smokings smoothing
smoring smouted smouting smouts snapped snared snelling snoking snouted snouting snouts snowed
snowing snuffer soared sobbings softwares somebodys someones somethings somethingss sometimes
sooking soothing sophomores sophomoress sophomoric sopped sopping sorbing soring southing souts
sowed sowing sowthing spaing spammeds spammerss spammier spammiers spammings spangling spared
sparing spasmed spasming spaying spears speciously spelling spending spiring spitting splitting
spoking spoolers sporing spouted spouting spouts sprang sprangle sprangling spranglings spreading
spreazing sprig springe springs springy sprint sprong sprung spuing spuriously spying stabbeds
stabber stabled stacked stacker stacking stacks staids staigs stains stair stairss staked staking
staled staler stales staling stalk stalkeds stalkers stalkier stalkings stalko stalkos stalkss
stalky stalkys stalled stalling stalls stammer stammers standings stanging staning stanked stanking
stanks stapped stapping stare stared starked starker starking starks starrs stars starved starver
starves station stave staying steaming stears steeping stelling stending stepfathers stepfatherss
stepmother stepped steppings sterve stirs stobbed stobbing stockpile stockpileds stockpiler
stockpilers stockpiles stockpiless stoking stomped stomping stooped stooping stoped stoping stoppeds
stopper stoppings stoppled stoppling stouts stoved stoves stowed stowing straddling straggle
straggling stragglings strake strander stranding strandline strange strangering strangers stranges
strangled strangler strangles stranglings strayling streaking streamed streaming streamings
streamling streams striae stride strife striker strikes string stringer stringing strinkling stripe
strive stroaming stroke stronger stropped stropping struggling stubbed studentss studenty studentys
stuffer stuped stupent stupents stupids stying subbing subfeuing subhumans subside subsiding
suckering sufferingly sufferings sufferingss suffers sufficing suffixing suffusing suicidals
suicided suicides suicidings sulfuring summar summed summering summers summery sundering supering
suppering surfer surger surgers surgerys suring surnaming suturation swabbed swalloweds swallower
swallowers swallows swallowss swapped swarve swaying sweals swear sweard sweards swearss sweary
swearys sweats sweeping sweers sweirs swelling swerver swobbing swopped swopping synding systems
table tabled tableds tables tabless tabletss tabret tabrets tacking tacks taeing takin takings
takins talcing talcking talkings tallet tallets taming tanagers tanking tanks taping targe targed
targes targets taring tasking taslet taslets tatties tawing taxing teachers teaches teated teenage
teenaged teenageds teenagerss teenages teenagess teeners teeniers teensiers teentiers tellin
tellings tellins tented tenting terminal terminer terned terning terrific terrifics terrifieds
terrifier terrifiers terrifies terrifiess tested testified testing teucher texteds texter textings
texts textss thacks thanas thanes thangs thank thanking thankss thans thanss theaters theirselfs
theirselves themselvess thenages thenagess theows there thereats thicking thieve thieved thieveds
thievess thigs thines thing thingss thingy thingys thinkings thinks thinning thins thinss thongs
though thoughs thoughtss thrawing thraws threadeds threaden threadens threaders threads thready
threap threapeds threapers threaps threat threated threateds threateneds threatener threateners
threateningly threatenings threateningss threatenss threating threatings threatss threaves threavess
threws throateds throats throbs throeing throes throning thros throw throwe throwes throwings thrown
throwns throwss thunking thunks thurified thyselfs tiddler tilling tings tinking tittles toddle
toddled toddlers toddles toings toking tolling tomorrows tonally tonights torched torches torching
torrefied torrified torrifieds torrifies totallys totties touche toucheds toucher touchers touchess
touchings touchs touchys toughed toughing towardss toying traces track trackss tracts traffickeds
trafficker traffickers trafficky traffickys traffics traiks tramel tranks tranquil tranquiler
tranquilise tranquilize tranquiller tranquillers tranquillest tranquillise tranquillize tranquilly
tranquillys tranquils trave travels traves treacher tread treateds treaters treats trecks tricks
triffic trocks trouches trowing trows truces truck truckss truing trunks tryings tsking tucks tuned
tuning tunned tunning turfed turfing turneds turner turnings tutties twanks tweenager tweenagers
tweenagerss tweenages twinking tying tyings tyranny tyring uless unabiding unalike unalist unalives
unbless uncess uncless uncomfortables uncomfortably uncomfortablys unconformable underaged underages
underate undrape ungiving ungloving unhiving uninterest uninterestedly uninteresteds uninterests
uninterestss unlast unleds unlesss unlets unliming unlining unlit unlits unlive unliving unlivings
unlost unloving unsafer unsafes unstubs unsubscribeds unsubscribess unsubscribings unwist unwiving
vacations vacuation vanishs varnish verballys verbals verdin vermal vermian vermil vermins verminy
vermis vernal vernally versal versin video videoss vides vinolent violences violents violet vireos
vocation vulgars vulvar wacker wackers wading wafted wafting waging waifing wailing waining wairing
waisting waists waited waitings waiving waker wakers wakings waling walker walkers walkings walled
waller wallets walling wander wanders waned wanier waniers waning wanned wanner wanners wanning
wanteds wanter wanters wantings wanzed wanzing waring warking warted wartless washed washing wasted
wastings watchings wauker waukers wauking waulking waving waxing waying weaning wearings wearying
weaving webring websites weigh weighs weights weighty weiring welking westing whares wheres whished
whists whiting wholes whorls whortless whorts whoses widow wight willet wincer winder windows
windowy windrow winger winier winker winkers winner winnow winters wintery wised wisheds wisher
wishes wisped wissed wisted wisting wists witching withdrawn withdraws withdrews withed withouts
witing witter wonted wonting wontless wording wordless wores workings workless workpiece workplaces
workplacess workspace wormholess worming worryings worsing wortheds worthieds worthiers worthies
worthiess worthiest worthiests worthiness worthlessly worthlesss worthss wortles wortless wouldnts
wouldst wrasting wrasts wrathless wrests wriests wright wrist wristss wristy wristys writhen
writhing writings writs writss writtens yealing yelleds yeller yellings yelmed yelming yelped
yelping youngers younker yourselvess zanier zapper zappier`.split(/\s/),
);
