/** Written by `ordinary-words.test.ts -u`: ordinary words that one typo makes of a deciding word, or two. */
// cspell:disable
export const NEAR_CONCERNS: ReadonlySet<string> = new Set(
  `abased abaser abases abasing ablate ablazes ablows abound abraid absoluter absolutes abunes abuse abuseds abusers abusess abusings abusives
acariness accass accending accent accented accents accepteds acceptee accepter acceptss accesss accidence accidences accidental accidentals
accidented accidenteds accidently accidentlys accidentss accounts accourt acess achess acidests acmess acness acress acridests actuallys
adderss addiess addition additionally additionals additions additionss addless addresss addrest addrests adolescence adolescently
adolescents adolescentss adoress adpress adultescent advance advanced advanceds advancer advancers advancess advice advised advisee adviser
advises advocated advocates afraids afterlifes afterlifess afterlives aftertime agains againsts aglows aground airheads aking alays alight
allays alligateds alligates alligatess alligations alligator alligatorss allocators allods allons allots allow alloweds allowss alloyed
alloys almosts alows alreadys alrights alway alwayss amaroness amending amused amuser amuses amusing amusive ancients ancone animal animalss
animas animass annihilable annihilated annihilateds annihilates annihilatess annihilative annihilator annoyeds annoyer annoyings anointment
anothers answereds answerer answers anther anybodys anymores anyon anyones anyons anythings anywayss apartmental apartments apartmentss
apartness apparatus appartement appeaching appealer appending appertained appointments appointmentss appreciable appreciateds appreciates
appreciatess appreciative appreciator approachings approachs approvals approved approver approves areness arete aright arking arounds arret
arrets arteriess artiest artiests artis artiss artiste artistes artistss ascending ascertain ascertaineds ascertains ascertainss ashame
ashameds ashames ashing askings asleeps asparaguses asparaguss assailable assailed assailing assarted assarting assaulteds assaulter
assaulters assaultings assaultive assaults assaultss associables associate associated associateds associatess associatives associator
associators assonates asways aswing attach attached attackeds attacker attacks attaineds attainer attainted attask attasked attempt
attemptss attendant attendings attendingss attendss attent attents attesting attoning attuning auguste augusts autist autists availables
availably availablys avigators avise avoidable awaitings awakeneds awakeners awakenerss awakenss awanting awardeess awarenesses awarenesss
awarneds awarnss awayness aways babes babied babieds babier babiers babiess babiest baboo bagged bagger bagging bagies bakes balconys ballet
ballets ballies bamboos bantered barbel barbies barelys barfly barley barned barning barre barred barrels barren barres barret bartered
basely basemen basemens basements bashment bastardy bastardys batch batcher batches batement bather bathing bathrooms bating batteled
battened batter battereds batterer battering battero batters batterys battle bayard beaching beading beaming beaning bearing beasting
beatens beater beath beathing beathings beatings beautifuler beautifully beautifuls beautify beautifys becall becames becasse becauses
becloggings become becomess bedell bedrooms bedtimes bedungings beeting befallens befalls befeld befells befoggings befores befriend begall
beggeds beggings begoing behinds belating believed believer believes belive belled bellied bellies bellying belon belonging belongingss
belongs belons belovings belter belting bename beneaths berakes beraking berating berthing besingings besting betime beting betted bettered
bettering betters betting bettor betweens beyonds biach biaches biatches bigged bigger biggests bigging billet billets billies binge binging
birches birthdays bitter bittered bittering blacked blacking blader blains blathering blattered blawing bleaching bleating blethering
blinging blingings blithering blockeds blocker blockings bloggings blonder blondings blood bloods blooey bloomy blower blowie blowings blown
blungings boaked boaking boating bocked bocking bodyboard bodyguarded bodyguards bodyguardss bogged bogger bogging boinging boked boking
bolder bongings bonked bonking boobed boobing boody booed boohed boohing booing bookeds bookend booker bookings booled booling boomed
booming boongaries boosed boosing booted booting boozed boozing bordering borked borking borrel botcher botches bothereds botherings bothers
botte bottled bottler bottles bouderies boundables boundariess boundarys bowering bowing boyfriends boyfriendss brabbless braces bracioless
bractless braes braided braids braileds brailleds braillers braillerss brailles brailless brails brailss brain braindeads brained braineds
brainiers brainiest brainiests braininess brainlessly brainlesss brainss brainy brainys brairded braisess braizess brake braked brakeds
brakeless brakess braking braks brakss brakys braless brambless brames branded brandless branes braness brangless branles branless brans
bransless brantless brases brashing bratling brattless braves brawns brazeless brazes breach breaching breachings breading breadth
breakdowns breakdownss breakings breaming breasting breathed breather breathes breathier breathily breathings breathingss breaths breathy
breeching breinge breingess breinging bride bridged bridges bridging bridie bridle bridless brimless brinded brindless brine brineless
briness bring bringer bringings brings briniess brining brins britches broaching broccolis brocked brocoli broke broked brokens broker
brokes broking broody brooked brooking brothel brothels brothered brothering brotherings brotherss brothier brothiers bruins budger budging
buffoons bugged buggier buggin buggings buggins bugler buglet buglets bugling buildings bulblet bulblets bulger bulging bullaes bulled
bulleds buller bullers bulletss bullieds bullier bulliers bulliess bulliest bulling bullring bullshat bullshot bullyings bunger bunging
burdens burger burieds burier buries burked burking burled burling burneds burner burnet burnings burped burping burred burrel burring
burying busbar bushiness busied busiess businesss businessy busingss bustard bustards bustiness busyness butchering butchers butchery
butches butlering butter buttered buttering buttery buttle cabled cabler cabling caching caffein caffeines caffeins cageful calced calendal
calendars calender calibrated calked calker calking calleds callee callers callet callid callings calmed calmer calming calved calver
calving camerae cameral cameras camming campaigns campings campling campong canada canceler cancels cancers caner canier canker cannel
canner cannon cannots canoer cantates canter cantion caping capping caption captious carbon carcel carefuls carful carling caron carping
carron cartful casemate cashing casked caskets caster cation catling catting causer cautions cautiouss celebrate celebrateds celebrates
celebratess celebrator celerys celled celling censer centers centner centre ceratin cerebrate cerebrated cerebrateds cerebrates certains
certificated certificateds certificates certificatess cesse cessed cesser cesses cessing chace chacked champaign champing chanced chancel
chancer chances chancey chancre chancy chang changa changas changed changeds changer changers changess changs changss channels channer
chanter chanting chapiter chapleted chapters charge charges charging charily charing charismas charitys charking charmings charnel charring
charter charting chaster chatter chattings chaunce chaunge chaunges cheeping cheeps cheesed cheeses cheesy chigga chiggas childrens china
chinas chirming chitting chocked chocking chocolates chocolatess chocolatey chocolateys chocolatier chocolaty chocolatys chodes choke
chokeds choker chokers chokess chokey chokeys chokies chokings chokos chokys cholate chooked chookies chooking chooks chored chores choring
choses chowed chowing chrisma chrismal chrismals chrismas chrisms chrismss chrisoms chrisomss christens christian christians christies
christoms christomss christys chunnel cissing clacked clagging clamping clarity clashing classer classman classmans classmates classmatess
clatting cleeping cleeps clever climbeds climber clinicals cloggings cloked clokes cloking clons close closed closelys closer closes closest
closets clown clownss clows clowss clying coachings coacted coacting coadmitted coaming cockies cocking coding codirection coenacted
coenacting coerected coffed coffees coffer coffing coffins coffle cogging coign coked cokes coking collage collated collect collectedly
collecteds collection collector collects collectss colled colleger colleges colleted colleteds colling collocated colorers combatted combing
comfit comings commend commends commented commentss commie comminated comminuted commis commits committal committeds committee committees
committer committers commix commixed commixt commot communicating communicatings communicational communicationals communicationss
communicative communicatives communicator communicators communisation communisations communisationss communization communizations
communizationss commutated commuted commuter compacted compacter compacting compand companys comparted compeered compelled compered compete
competed competeds competes comping complected complecteds completeds completelys completer completers completes completess completest
completory complexed complexeds complexer complexes complexly complied complotted compony comported composted compted compter compute
computed computers computes conacred conacres conacring concent conception conching concocted concocter concocting concoction concreate
concreted concretes condensation conducted conducting conduction confected confecting confection confections confider congestion coning
conjected conjecting conking connates connation connected connecter connecting connectional connections connectionss connective connector
connexion conniption consciences consciencess conscient conscients consecution consents consequence consequenced consequenceds consequencess
consequents consequentss conservation considers consign consilience constated constates constating contacteds contactee contactees
contacteess contactings contactless contactor contactors contactss contained container containing contemnible contemplable contemptibles
contemptibly contemptiblys contend contented contenting contention contents contest contested contester contesting context continua
continued continuer continues continuo contorted contorting contracted contracteds contracting contractings contractor contracts contractss
contrast contrasted contrasting contrat contrates contrites control controle controles controlss controuls convected convecting convection
convections convent convention conversational conversations conversationss conversative conversazione conversazioni conversion convicted
convicting conviction cooing cooked cookers cookie cookiess cookings cooks coolies cooling cooming cooping coories coosin coosins cooties
coping copple coring corkers corking cornereds correas corrected correcting correctional correctioner corrections correctionss corrective
correctly corrector correlation correption correptions correspondences correspondencess correspondencies correspondency correspondencys
correspondent correspondents corruption corsleted coset cosigns cosing cosses costated costates costumers coting cotting couching couldnts
couldst councillor councilor counseled counselee counselled counsellors counsellorss counselors counselorss counsels counselss count
counteds counter countings countrols countrys countss county countys coupe coupee coupled coupler couples couplet courages courted courting
courts cousinss couzin couzins coving cowardss cowing cowking coworkerss coxing coying cozing craaled crackeds cracker cracket crackled
cradled craked cramping cranked crashings crasis crasser craver crawleds crawler creatin creatures creeds creeing creeks creeky creeling
creels creep creepings creepss creepys crees creese creesing creess crenature crepes crepey creping creps crepy cretic cretins cricked
crimina criminalese criminalise criminalist criminally criminallys criminalss criminas criminate criminates crimines crimings criminis
criminiss criminous criminys crimple crinals crippled crippler cripples crises crisic crisics crisiss crisps criss cristas criticals croaked
croaks crocked crocks crogging croming cronks crook crookeds crooker crooking crookss crooled crools crooned croons crosse crosseds crosser
crosses crowns crumenals crushing cryings cuffin cuisses culled culler culling currant curranty currency currentlys currents currentss
cursed curses cursing curtain cushes cusped cusseds cusser cussers cussess cussings cussos cusss custodes custodess custodiers customary
customarys customed customeds customerss customisers customizers customs customss cutovers cuttings cuttling dagged dagger dammer dancer
dander danged dangers dangler danker daring databased databases daughterly daughterlys daughterss daunters dauring deading dealings deaning
dearing dearling deaving debiles decade decaling decanting decedents decelerate decencys deception decession decided decider decides decile
decime decisions declined decliner declines decode decreased decree defame defanging defection defendants defending deficience deficiences
deficiency deficient deficiently deficients deficientss defile defunding degame degeneracy degenerated degenerateds degenerately degenerates
degeneratess degenerative degreased degreed degrees degression degressions degusting deice deicide deist dejection delate delated deleteds
deletes deletion delice delist deman demandant demandeds demander demandingly demandings demandss demanned demanning demannings demans
demanss demarking demasting demeaning dementing demist departs dependant dependants dependantss dependeds dependence dependences dependency
dependencys dependent dependently dependentlys dependentss depending dependings deplete depleted deponents deport depress depresseds
depresses depressess depressing depressions depressionss depressive depressor depresss derail derails deranging derepressed derepression
deride dering derision deriving desand desanded desanding desandings desands descendents desertion deserts deserved deserveds deserver
deservers deservess desine desirable desired desirer desires desis desists despicables despicably despicablys despisable despisables
despised despiser despises despite despondents dessert destroys detailss detain detains detection detections detentions detentionss
detentist detersion detonation detortion detrition devices devise devling devoice diable diabolo dialings dialling didapper difficile
difficultly difficults difficulty difficultys digesting dights digit digitss digressed digression dilling dills dimmer dimwits dinger
dinking diplomas diplomat dirling disapparel disappeareds disappears disappearss disbursed disbursing discase discission discissions
discolored discontinued discontinueds discontinuer discontinuers discontinues discontinuess discounts discoured discover discovereds
discoverer discoverers discoveries discovers discoverss discovert discoverts discovery discoverys discured discuring discursion discursions
discussing discussional discussions discussionss discussive diseased diseases diseuse disgesting disgestings disgraced disgracer disgraces
disgrade disguising disgustingly disgustings dislustring dismasting dismission dismount disnesting disorbed dispassion disposting dispursed
dispursing disputing disrupting dissevered dissuasion distasting distention distorted distorting distrusting distuned distuning disturbant
disturbeds disturber disturbers disturbingly disturbings disturbs disturbss disusing diving dixits doest doing doling domestics doming
doning doping dopped dosing doting douce douchebags douchebagss douched douches doughiers doughtiers doving dowing downed downing dozing
draggeds dragger draggled drapped draughteds draughter draughters draughterss draughtiers dressed drill drillss drilys drinkings dripped
driveways drivings drolls droned droning drooped dropouts droppeds dropper droving drownd drownded drownding drowneds drowner drownings
drowsed drowsing drugged drummer duding duing duking dumass dumber dumbests dumboss dumbss dummier dumper dunger duping durings durning
eaned earded eared earneds earner eased easer easied easiers easies easiess easiests easilys easter economys ecotonal educating educational
educations educationss educative educator eduction eductions eeven efforts eight eighteenmo eighteens eighteenss eighteenthly eighteenths
eighteenthss eighths eightieth eights eighty eldests elding elevens elevenths elevon elidible eligibles eligibly eliminable eliminant
eliminants eliminated eliminateds eliminates eliminatess eliminative eliminator email emaileds emailer emailings emailss embailed embailing
embails emication emotion emotionable emotionally emotionals emotions emotionss empathys emplaning emptional emptionals emulation endings
enduing energys englishs enjoyer enoughs enplaning enring enrough enterally enterings entertainments entertainmentss entrainment envied
envier envies episodes episome epulation epuration equal equali equalis equalss equation equivalence equivalency equivalently equivalents
equivalentss erase eraseds eraser erases erned erosional eructation escaped escapee escaper escapes escapings escarping escribano escribe
escribes escrocs escrol escrow establish establisheds establisher establishers establishes establishess establishs eternal eternality
eternallys eternals eternalss ethereally everting everwhere everwheres everybodys everyones everythings everywhen everywhence everywhens
everywheres eviternally evocation exactlys examinate excepts excerpt excise exclaiming excurse excused excuser excuses executed executer
executes exergy exertainment exhaust exhaustedly exhausteds exhauster exhausters exhausts exhaustss exigence exigible existeds existences
existencess existent existents existings exitance exited exiting expects expedience expediences expediency experienced experienceds
experiencer experiencers experiences experiencess expert explainings explanting explicits exploiting exsect exterminable exterminated
exterminateds exterminates exterminatess exterminative exterminator extermine externally externallys extremal extremals extreme extremelys
extremer extremers extremes extremess extremest extremity exudation fabled fabling facebooks faiked faiking faileds failings failures fained
faining faired fairing faither falling fallow fallowing fallowings familial familiars familys famishing farced farcing farewells faring
farmer farther faster fastests fathers fatling fatter fattest fealing fearings feasing feather feating feazing fecked feckin fecking
feebling feeding feeing feelings feering feesing feezing felicias fella fellah fellahs fellass felling fellow fellowing fellowings fells
fellss fellys femal females femals fester fiancee fiances fiend fiends fifteener fifteens fifteenss fifteenthly fifteenths fifteenthss
fiftieth fightings fikish filed filing fillings filming filth filths filthys finance finders fineers fineish finers finessing finfish finger
fingerss finicking finiking finis finisheds finisher finishes finishings finishingss finishs finiss finners firethorn firmer firstborns
firstbornss fishing flailed flailing flapper flaring fleecing fleeings fleering fleeting fleming flexing fleying flighting flingers
floodings flooring flowed flowers flowery flowing foamer foamily foiled foiling foister folioing followeds followers followings followingss
follows followss followup followupss follying foolfish foolishs foosball footballs footer footfall footwall force forceds forcer forces
forcings forded fording forevers foreward forgat forge forged forger forges forgets forging forgo forgos forgots forhowing forked forker
forking formably formallys forme formed formee formers formes forming forpet forslowing forted forting forwards forwarn fosters fother
fourteener fourteens fourteenss fourteenthly fourteenths fourteenthss fouter frappe frapped frappee frappes fraud fraudss fraus frauss freak
freakss freaky freakys freeing freshmans freshmen friand friands fried frieds friendss frighting frilling fripper froward fueling fulling
funked funker funkers funking furnishing furthers futures gabbed garage garbages garbagey garbagy gasolene gasolines gaters gator gatorss
genics genies geniis genips geniuss gentile gentled gentler gentles gently genus geometrys gettings gibing gieing girlfriends girlfriendss
gitting givings glace glanced glancer glances glitchs glitchy goddams goldfishs goldish goodby goodbyess goodbys goodbyss gooped gorped
grabbeds grabber grabbled graceful gradate gradating gradatings gradation gradations graddaning grade graded gradeds graderss grades gradess
graduated graduates graduatings graduations graduationss graduator grandam granddaughters granddaughterss grander granders grandfathered
grandfatherly grandfathers grandfatherss grandkids grandmas grandmotherly grandmothers grandmotherss grandpas grandsons granulating
granulation graped gratefuls grater graters gratulating gratulation graver gravers grayer grayers grazer grazers griped groked groned
gropeds groper gropes grounds grouped groved grownups grubbed grund guardians guiless guless gumless gunless gusless gustless gutlesss
gutsess gutting guttless guyless gyving haarss habiles habited habiteds habits habitss habitues habitus hading haeing hafting hagged hagging
hahass hakass halfwits haling halites hallow halting halving hamed haming hammed hamming handed hander handfuls handing handled handler
handles handsful hangeds hanger hangings hanked hanking hanted hanting hantle happed happeds happeneds happenss happied happiers happies
hapten haptens harams haramss harasseds harassers harassess harassingly harassings harassingss harassments harassmentss harasss hardass
hardasses harden harders hardier hardily hardlys hardss hardy hared haress haring harked harking harkss harled harling harlss harmeds harmel
harmer harmin harmine harmings harmins harmss harnessing harnss haross harped harper harping harpss harshing hartss hasting hatings hatting
haunting hauses haven havens havings hawing hawmed hawming haying hazing headings headring headsets healding healing healthiers healthiest
healthily healthism healths healthy healthz heaping hearings hearsing hearth heartier hearting heath heather heathier heathiers heating
heave heaved heavens heaver heaves heaving heeding heiring henceforths hending henting herby herder herding herebys heresy herring herselfs
herses heting hideouss hideout hideouts hidings hidling hieing highways hiking hilding hilting himselfs hinged hinging hinting hippen
hippens hippier hiring hisself histing hittings hiving hoarder hoardings hoaring hoarses hocuses hoises holeless holidays holies hollo
holloa holloo hollos hollows holyday homecomings homecomingss homeless homerooms homes homeworks homie homier homiers homiess homiest
homines hommes homophobe homophobes homophobia homophobias homophobics homophonic homophonics hondle hones honess honests honesty honging
hookups hopelesss hoppier hoppless horass hordes hording hormes horse horsed horseds horsess horsey horseys horss horstes horsts horsys
hoses hospitale hospitals hosses hotlines hotlink hotting house housed houseds housel housels houser housers housess housey houseys housts
hoving humanitys huntings hurling hurtings hurtling husbands hutting hyphens idioms idiot idiotics idiotss ignorants illuding imagined
imaginer imagines imaging imbecilely imbecilelys imbeciless imbecilic imbecilics immediate immediatelys immediates impassable impassible
impassibles impassibly impending importance importancy importantly importants importing importune imposable impossibles impossibless
impossibly impossiblys impotent impressible impulsed impulses inappropriately inappropriates inattention inceding incensing incenting
inception incite inclining inclosing includings inclusive incompetence incompetency incompetently incompetents incompetentss incursive
incusing indenting indention indentions indite individua individually individuals individualss individuas individuate individuum industrys
infection inferno infirmed inforced informatics informational informations informationss informative informeds informer infuriation infusive
ingestion injection injure injureds injurer injures injurys inobtrusive insection insertion insider insides insists instance insteads instil
insufferables insufferably insufferablys insuperable insurable insurancer insurancers insurances insurancess insurant insurants insure
insureds insurer insures insurgence intelligencer intelligencers intelligences intelligencess intelligent intelligents intendant intendering
intendings intends intension intensions intensive intent intentional intentioned intentions intentionss intentive interacted intercepted
interdine interesse interessed interesseds interesses interest interestedly interesteds interests interestss intergrew interjected
intermeshed interne interned internee internes internets interning interring intersected interserted intertie interties intervein
interviewed interviewee interviewer interviews interviewss intil intinction intonation intoning intortion intreated intruding intrusion
intrusively intrusives intrusivess intrusted intuition inured inutile inventing invention inventions invited invitee inviter invites
inwinding issuance issue issued issueds issuer issuers issuess jackals jackalss jackasss jackss jambing jammings jangle janitors jingle
journals juggle jumpeds jumper jumpings jungled jungles jungli jungly juniors juveniles kaput kaputs kaputts kecked kecking keeking keeling
keening keepings kelping kemping kepping kickeds kicker kickings kidling kidnaped kidnapeds kidnapee kidnapees kidnaper kidnappeds kidnappee
kidnappees kidnapper kidnappers killeds killer killings kilned kilning kilted kilting kindle kindlys kindy kingly kinked kinking kirked
kirking kitling knacked knapped kneecap kneecapss knockeds knocker knowledged knowledgeds knowledges knowledgess laager lacked lacking laded
ladrone ladrons lagend lager lagger laipse laisses lamely lament lames lamess lamests lancer lander lanely langar langers langur lanker
lanner laptops lardon larger larned lasers lasing lasses latelys laterally laterallys latest lathe latron latter latters lauching laudable
laughables laughably laughablys laughings laving lawest laxest leaches leaded leaderboards leaderboardss leading leafing leaking leally
leaming leaned leaning leant leaping leared learing learn learneds learner learns learnts leasing leavings leches leeched leecheds leechee
leechees leechess leechs lefter lefters legallys legends lenger lesion lessen lessons lessonx lessor lesting letches lethals letted letteds
lettern letterns letterss lettings lettre lettres liberally liberallys licence licensed licensee licenser licenses licente lichter lichting
licked licking lifesavers lifesaverss ligating ligges lighted lighten lighters lightings lightning lignes ligules ligures liking liming
lineally linger lingeries lining literacy literal literality literallys literals literalss literarily literary literately liting litter
litters littler littles littlie lively livings llamas loadeds loaden loader loafed loamed loaned loath loathed loather loathes loaths loathy
loaved loaving lobated lobing locate locateds locater locates lockeds locker locket lockings locoed locoing lodger logger loided loming
lonely loner loners longe longed longers longes looing looked lookings looming looning looping loosers loosing looting lopers loping lorded
loring loseds losels losens loser loserss loses losess losings lotter lotters lotting louing lounger lousers lousing lovelys loverly lovers
lovey loving lowers lowing lowlifer lowlifers lowlifess lowlives lowsers lowsing loxing lucked lucking luger luggable lugger lunatics lunger
lusers lysing maaing maches machetes macing madden mades madling maiden maiding mailings mailmans mailmen mailvan maiming mainers maining
mainors makings malaria malling manage managed managers manages manches mandir mandis mandom mands maneds manes manger mangers manges mania
maniacs manias manic manies manioc manneds manner mannerss manors manses mantes marches mardied marked marker markets marking marling marons
marred marrer marrieds marrier marries masing masking massage massaged massages massaging massagings massed masses massing master masters
matched matcheds matcher matchers matchess matchet matchets matchs mater maters matier matiers mating matte matted matteds matterss mattery
matterys mattes mattess mauling mawing maxing maying mazing mealing meaninglessly meaninglesss meaninglys meanings meaningss mearing meased
measing meatal meddle mediation mediations medicating medications medicationss medicative meditation meditations meeeting meering meetings
meining melded melder melting menageds menages menagess menaging menhadens menial mening meningess mensaes mensal menschens mensed menshens
mensing menta mentals mentas mento mentors mentos mesel mesels meshed meshing messageds messagess messagings messagingss messagse messagses
messaline messeds messes messings messuage messuages metal metho methodss methos methoss meting metrication meused meusing meving mewsed
mewsing middie middled middler middles miking milden milors minars minceur mineable miner miners minor minorss minos minoss minster minuets
minuses minute minuted minuteds minuter minuters minutess minutest mioses mirable miser miserables miserabless miserably miserablys misere
miserly misers miserys mises misess misfortuned misfortuneds misfortunes misfortuness mismake mispaging missable missaes missas missaying
missed misseds missee missees missel missels missess misset missets missies missings missis misss missus missys mistaken mistaker mistakes
mistery misting misuses misusing mitches mither mithers moaning mobster mochie modals modules moduli modulo moiling moire moister moither
moithers molals molest molesteds molester molesters molests molestss moment momenta momentas momento momentos momentss monals mondes moneths
monstera monsters montes month monthss montys mooing mooning moons mooving moping moppet moraes moral morale morales morall moralls moralss
moras morass morats morays morels morgues morions morling mornings morns moron moronics moronss morsals mortals mosher moshers mosing mossed
mosses mossing mothed motheds motherss mothery motherys mothier mothiers moths motier motiers motser motsers mourning mouther mouthers
mouths movings mowing mozing mudder muddle munster muppets murals murdereds murderee murderer murders murker mussed musses mussing mutches
mutter mutters myselfs nagger naggers nearby nearlys neatly necessaire necessarily necessarys necessity neededs needer needled neesed neezed
neglect neglecteds neglecter neglecters neglector neglects neglectss neighborhoods neighborhoodss neighbors neighbour neighbourhood
neighbourhoods nephews nervouss newsletterss nichts nidifications niger nigers niggler nigglers nigher nighers nighs nighss night nightss
nighty nightys nithing nithings nitrifications nitwits nobodys nonbody northing northings noshing noshings notching notchings nothingss
noticed noticeds noticer noticers noticess notification notificationss noting notings novembers novice novices numbed numbereds numberer
numbers numptys nurling nursings nursling obdure oblige obligeds obligee obliger obliges occurreds oddest officer offices offie offings
oldes oldests oncomings ondine onliner onlines oping optings ordures organisation organisations organizational organizations organizationss
ouldest outing outpreach outreachs outride outsider outsides outsize overbright overdight overdights overdoes overdone overdos overdosed
overdoses overflight overhigh overhighs overlight overlights overmighty overnighted overnighter overnights overnightss overpasss overpast
overpasts overpays overpayss oversight oversights overtight overtights overweight oxygens pacers pacing packaged packager packages packed
packing pagers paging paidless paigless paiked paiking painlesslys painlesss paintress paints palates palers paling palling paltering
pampers pandies panging paning panned panning pansies pantie pantiles pantines pantries paper paperss papery paperys papes papess paradises
parakite parakites parakitess paranetes parasitess parasitic parasitics parasitise parasitises parasitism parasitizes parasitoses parded
pardner parecious pared parentals parentss parers pargasite pargasites pargasitess parged parging paring parish parkeds parkee parker parkin
parkings parkins parled parling parped parpent parpents parping parred parring parrots parroty parsed parsing parson parted parter parti
partier parties partim parting partis partites partners partyer pashed pashes passe passeds passee passel passer passes passports passwords
pasted pasties pasting pastoring pasturing patching patent patents paters pates pathetics pattering patties patting paunched paunches
paupers paused pavers paving pawers pawing paybacks paychecks payer payers payings peanuts peasants peasanty pease peason peeces peering
peltering pelterings penned pentanoic pentapodic pentatomic pentatomics pentatonics peopled peopler peoples peppering percussion pereon
perfected periods peris perishs periss perked perking perkish permeated permie permissions permissionss permissive permits pernod perorally
perpending perron persant persmission persmissions persona personable personably personablys personal personalia personality personallys
personals personalss personalty personaltys persons perverse perverser perverses pervertedly perverteds perverter perverters pervertss
perviated pervious pesant pesteringly pesterings pestling petering peterings petting petty phatically pheasant phonically phonings phonos
phonying photically photo photog photogs photon photons photoss phots photss phutting physicality physicallys physicals physicalss pices
picks pictured pictureds picturess piece pieced pieceds piecen piecens piecer piecers piecess pierces pigging pilling pinched pinches
pinching pined pinged pingings pingless pingling pining pinked pinking pinneds pinner pinnet pinning pinnoed pinoless pintles pintless
pintoess pints pioned pioning pipers pished pishes pistil pistole pistols piston pistou pitchings pithing pittering pitting placer places
placet placing plage plages plagued plaguer plagues plaguey plaguy plaining plaintless plane planed planer planes planets planing planking
planlessly plannings plant planting plantless plaque plastering plastes plate plated plateds platen platens plater platers platess platies
plating plats platss platys playback played players playings pleas pleasant pleased pleaser pleases pleass pleasured pleasurer pleasures
plinker plonked plonkers plonkier ploying pltes plunker plushes plyer plying podcast podcastss poetless poinds point pointe pointeds
pointelless pointels pointelss pointers pointerss pointes pointess pointiers pointiest pointiests pointlessly pointlesss pointmens pointss
pointy pointys poisons poisson policed policer polices policy polite politelys polling polting pomato ponging pontess ponties pontiess
pontiless ponts pooting pootless porked porking portending portering porting portless poshed poshes poshing posing positing possed
possessing possessings possession possessional possessionals possessioned possessioneds possessionss possessives possessors possing
postering posterings postin postings postins posturing potatos potching poting pottering potting pottless potto pouting powtering poynts
poyson practic practiced practicer practices practick practics practise practive praters prates prating prayeds prayer prayerss prayings
prease preassure prebinding preceding precenting preces preciouss preening prefers prefile prefunding prehending prehendings prehension
prelection prent prents prepensing prereading presciently prescious presenile presension present presentably presented presentee presenter
presenting presentlys presents presentss presettle pressured pressures prestoring pretelling pretendant pretendent pretendingly pretendings
pretension pretesting pretexting prettys prevening prevented preventing preventions preventionss preventive previouss preyer preyers preying
prices pricky prickys pricys primacy princessly principally principals principalss principate principe principes principi principia
principial principials principias principis principle prinks printless printlesss prints prison privacys problemss procrastinatings
procrastination procrastinations procrastinative profiled profiler profiles progresss propending propria proress protending protendings
protos provection prudently prudents pryers prying psych psyche psychopathic psychopaths psychopathss psychopathy psychopathys psychos
psychs pudent puling pullings pulping pulsing punced punces puncheds puncher punchers punchess punchs punchys punned punties punting purling
purposed purposes puses pusheds pusher pushers pushess pushs pushys pusled pusles pusling pusses putamina puttering puttings puttying
putzing qualifys quality quarer quarte quartern quarters quartes quartet quartier questing questings questioned questioneds questionee
questionees questioner questioners questioningly questionings questioningss questionist questionss questors quickests quickset quinces
quinche quine quinie quintar quinte quinze racess rachial racials raciest racing racisms racists radial raging rahing raided raiding raiked
raiking railed railing raine rained raining raise raiseds raiser raises raisin raisings raisins raisiny raited raiting raking rally ramper
ramping ranging ranine rapine rapini rapping rarefy rarelys raring rased rasher rasing rasping rater rathe rathers rathes ratine rating
ratter ravin ravined ravines raving ravins rawing raxing raying razing reacheds reacher reaches reachings reacted reacting reallys realty
reaping rearly rearranged rearrangeds rearranger rearrangers rearranges rearrangess reasonss reattribution rebating rebind rebooting
reboring reccess receding receipting receiveds receiver receives receivings receivingss recensing recessing recesss recheating recitation
reciting reckss reclining reclusive recoating recoiling recoining recombed recommence recommenced recommenceds recommences recommendeds
recommender recommenders recommends recommendss recompensed reconciler reconsidered reconsiders reconsiderss recording recordss recork
recorking recorks recrating recreating recss recuiling recursive recurving recusation recuse redating redealing redess redriving redtail
reeched reeching reess reesting reeving reevoke reevoking reexporting refecting refind refiners reflating reflying refolding refooting
reforging reforming refrains refuge refunders refused refuser refuses refutation refutations refute regain regally regar regarded regards
regars regearing regelating regess registers registrys regiving reglet reglets regorging regrating regreet regreets regress regretss
regrettables regrettably regrettablys regrew regrews regulation rehearing reheat reheating reheatings reimporting reindeers reindexs reined
reinters reived reiving rejecting rejoinders rekess relapse relapseds relapser relapses relating releasing relegating relenting reletting
relide relied relieve relieveds reliever relieves relieving relived reliving reluctation relying remail remainder remainders remainderss
remains reman remand remandeds remark remarkss remating remeading remeeting remeiding remelting remembers remend remendeds reminded
remindeds reminder reminderss reminds remindss remint reminteds remitters remolding remote removals removeds remover removes renail renders
renesting renitence renning reoperating reparation reparking reparks repasting repaving repaying repeal repealing repealings repeatings
repeatingss repeats repegging repelling repent repenting repentings reperking repetition repiners replacing replanting replating replatings
replaying repleading repled repleting replieds replier replies replotting replyings repointing repolling reponing reporteds reporter
reportingly reportings reportingss reportss reposing repositing repost reposted reposting repostings reposts repot repots repotted repotting
repottings repouring repriving reprobing reproving reptation reptations repudiation repulse repulsing repulsion repulsively repulsives
repuring reputational reputations reputationss reputative reputing requere requered requering requestings requests requireds requirer
requires requite requited requiting requitting requoting rerail rereading rerenting rerepeating rerolling rerouting resail rescinders
rescinding rescinds resealing reseat reseating reseatings resect resecting reseizing resending resenting reserving resess resettable
resetting resiance resid resided residences residencess residencies residency residencys resident residenter residents resider residers
resides resids residue resile resilience resiners resister resite resize reslating resodding resoling resolving resorbing resort resorted
resorting resortings resorts resounding respading respeaking respecting respects respelt resplending respondent respondings responds
respooling respotting restating restation resulting retails retain retally retched retching reteaming retearing retesting retial reticence
retort retorted retorting retortings retorts retrain retrating retreating retributing retributions retributionss retributive retributor
retuse reunions reuse revaluing revealing reveling revelling revenged revenger revenges revenue reverting revesting revetting revied revieds
revies reviess review reviewss reviled reviling reviolating revised revive reviveds reviver revives reviving revoicing revoked revoker
revokes revokings revoltingly revoltings revolving revolvings revote revoting revotings revulsive revulsives revved reward rewarded rewards
rewearing reweaving rewetting rewind rewindeds rewinder rewinders rewinderss rewoke reword rewording rewords reworking rewove rexess
rhubarbs rhubarby ricess ridging rigging rilling rinding ringings rinking rinning rinsing riping riposting rising ritard ritards roached
roaching roiling roined rolfing rollings romantics romped rompers ronning rooftops roommates roper roping roqueting rorting rother routines
routing ruineds ruiner ruining runed runnings sabbed sabbing sacks sacred safely safetys safing saintless sairs sakes salad sales sallow
sallowed salloweds sallower salop salops salving sameness sammed samming sampless sanding saning sapeless sapped sared saring sarings sarong
sateless satiation sating saturation savin savine savings savins sawing sayings scabbed scalaes scalage scalas scalds scale scaled scaleds
scaleless scaler scalers scaless scalloped scalls scalps scalys scambless scamelss scammed scammeds scammerss scamming scamper scampers
scaped scapeless scapes scare scareds scarer scares scarey scarfed scarped scarred scarted scarting scarts scatch scattered scattereds
scatterer scaured scedule scending scheduled scheduler schedules scheming schillers schlager schmoozers scholars schoolbag schoolbook
schoolboys schoolboyss schoolday schoole schooled schooleds schooleries schoolery schoolerys schooles schooless schoolgirls schoolgirlss
schoolies schooliess schoolmens schools schoolss schooner schooners schoonerss schorl schouts scoopers scooters scored scouses scouted
scouting scouts scowed scowing scowlers scraggling scraich scrambing scramming scrams scranch scraping scratchs scratchy scrauch scrawming
screaked screaking screakings screaks scream screameds screamer screamingly screamings screamo screamos screamss scree screed screeding
screeds screening screenshot screenshotss screenss screes screess screet screeting screets screeving screwings scriggling scrike scritch
scrollers scroming scrumming scuffed scuffer scumbagss scummer scummers scutation scuttered sealing seaming seamless seared sears seasons
seatback seating secondarily secondarys seconder seconders secondly secreta secrete secrets seeding seeings seeking seeling seeming seeping
seething seewing seiling selfing selkie selkies sellings sended sender sendings senhor senhorita senility senioritys seniors senor senorita
sensing sensor sensorily senting septemvir sequenced sequencer sequences sequency serer serger sering serings seriouslys seriouss serous
serve served servers servery serves servitors setbacks settee settered settings settled settler settles settling setule seventeens
seventeenss seventeenthly seventeenths seventeenthss sevenths seventies seventieth seventy sever severed severelys severer severes severs
severy sewars sewerlike sewing sexiest sexing sexism sexists sexuallys sexuals shabbless shackless shacks shaded shadeless shadelesss
shadiests shaftless shaked shakes shakiest shaled shales shaless shaliest shallow shallowed shalloweds shallower shamalss shambleds shambles
shambless shamed shamelessly shamelesss shamerss shamess shammed shammer shammers shammess shammiess shamming shamusess shaped shapeless
shapelesss shard sharded share shareds sharer shares sharked sharped sharted sharting sharts shatter shattereds shatterer shatterers
shatters shatterss shattery shatterys shaved shaves shaving shawed shawing shawlless sheared shears sheeter sheller shelling sheltered
shelters sheltery shelver shending shetting shewed shewing shilled shineless shinelesss shingless shired shives shoalers shoats shocks shoed
shoeing shoeless shoes shogun shones shooed shooing shool shooleds shooles shooless shooters shooting shoots shopes shopped shopping shored
shoreless shores shoring shorted shorting shorts shotes shotguns shothole shots shotted shotting shotts shoulders shouldnts shoulds shouldst
shouses shout shouteds shouter shoutings shoutss shouty shoutys shove shoveds shovel shovels shover shovers shovess shoving showd showded
showding showeds shower showings showring shred shrewing shrike shroved shroves shrowed shrowing shrugging shuted shuting shuts shuttered
shuttereds shying siamesess siamezess sideway sidewayss siding sifter sifting sighing sigmation signatory signatures signaturess signings
silenced silencer silences silene siltation silting simmer simmers simoleon simpletons simpletonss simulation sinding sinewless singing
singless singleton sining sinless sinning sinter sinuation sinuations siring sirings sirnaming sisted sisters sisting sithing siting sitter
sittine sittings situating situational situations situationss sixteener sixteenmo sixteens sixteenss sixteenthly sixteenths sixteenthss
sixtieth skarts skears skeeing skelter skepping sketting skilled skinless skitches skittered skreen skreens skrike skummer skummers skying
slabbed slacks slakeless slakes slammeds slammer slammers slamming slappeds slapper slarted slarting slarts slathered slattered slattereds
slatting slaughtered slaughterer slaughters slaughterss slaughtery slaughterys slaving slaying sleeking sleepings sleeting sleeving slicing
slideways slidings slighter slimiests sliming slimmed slimmest slimsiest sliping slipped slittings sliving slope slopped slopping slotting
sloughier sloves slowed slowing sluffed slummed slummer slummers smacks smarted smarting smarts smattered smattereds smatterer smears
smeking smelling smelter smileless smithing smitting smocking smocks smokings smoothing smoring smoulder smouses smouted smouting smouts
smuggest smuggling snack snackss snake snaked snakeds snakess snakey snakeys snakys snappeds snapper snared snareless snares snarks snatches
sneaker snecks sneeing snelling snicks sniding snipped snitched snitcheds snitcher snitchers snitchess snitchs snitchys snokes snoking
snottered snouted snouting snouts snowed snowing snucks snuffed snuffer snuggest snuggling soared sobbings socials sociopathic sociopaths
sociopathss sociopathy sociopathys socks softwares solicitations solicitationss somebodys someones somethings somethingss sometimess
somewises sonority sooking soothing sophomores sophomoress sophomoric sopped sopping sorbing soring sorings sotting soupiest souses southing
souts sowed sowing sowthing spaceless spaing spaings spakes spales spalled spammeds spammerss spammier spammiers spammings spangless
spangling spanless spared spareless sparing sparings sparts spasmed spasming spattered spattereds spaying speakers spearer spears speciously
spelled spelling spelter spending spetting spiceless spicelesss spiculess spieled spieleds spielers spielerss spielss spignelss spikelets
spikeletss spiled spiless spilleds spiller spinagess spinalss spindleds spindlers spindlerss spindles spindless spinelessly spinelesss
spinelles spinelless spinels spinelss spiness spinetss spinettess spininess spinless spinlesss spinniess spinodess spinules spinuless
spireless spirelesss spirelets spireletss spiremess spiring spirings spirtless spitting spittless splattered splitting spoking spoolers
sporing sporings spouse spoused spouseds spousess spouted spouting spouts sprang sprangle sprangling spranglings sprangs spreading spreazing
sprig sprigs springe springes springless springss springy springys sprinkless sprint sprints sprong sprongs sprung sprungs spuing spuings
spuriously sputtered spying spyings squattered stabbeds stabber stabled stacked stacker stacking stacks staffed staidest staids staigs
stains stair stairss staked stakes staking staled staler stales staling stalk stalkeds stalkers stalkier stalkings stalko stalkos stalkss
stalky stalkys stalled stalling stalls stammer stammers stamping stampless standings stanging staning stanked stanking stanks stapped
stapping stare stared stares starets staring starked starker starking starks starling starned starning starns starred starring starrs stars
starss start starteds starter startings startled startling startss startsy starved starver starves starving stated stateless stating station
stats stave staving staying steaming stears steeping stelling stemson stending stepdaughters stepdaughterss stepfathers stepfatherss
stepmother stepped steppings stepsons sterve stetson stetting sticks stiffed stilled stingless stintless stirs stitched stitcheds stitcher
stitchers stitchess stitchs stobbed stobbing stock stockpile stockpileds stockpiler stockpilers stockpiles stockpiless stockpilings
stockpilingss stockss stocky stockys stoking stolidest stomped stompings stoneless stong stonks stooks stooped stooping stoped stoping
stoppeds stopper stoppings stoppled stoppling storks stottered stouts stoved stoves stowed stowing straddling straggle straggling
stragglings strake strander stranding strandline strang strange strangering strangers stranges strangled strangler strangles stranglings
straughter strayling streaking streamed streaming streamings streamling streams streek streel streets streety strengths strewing striae
stride strife strigging striker strikes string stringer stringing strings strinkling stripe strive stroaming stroke strond stronger strongs
stropped stropping struggled struggler struggles strugglingly strugglings strugglingss strung stubbed stucks studentss studenty studentys
stuffeds stuffer stumpiest stumping stuped stupent stupents stupider stupiders stupidests stupidness stupids stupidss sturdiest sturted
sturting sturts stuttered stying subbing subfeuing subhumans subscriptions subscriptionss subscriptive subside subsiding suckering suffereds
sufferer sufferingly sufferings sufferingss suffers sufficing suffixing sufflating suffocatingly suffocatings suffocatingss suffocation
suffocations suffocative suffusing sugarcanes sugarcaness suggesteds suggester suggesters suggests suggestss suicidals suicided suicideds
suicidess suicidings sulfonating sulfuring summar summars summed summeds summering summerss summery summerys sundae sundering sundry sunray
sunrises sunwise supering supineness suppering supports suppose supposeds supposer supposes surfer surger surgers surgerys suring surings
surnaming surveyors survivals survived surviveds surviver survivers surviverss survives survivess survivorss suttle suturation svelter
swabbed swacks swales swalloweds swallower swallowers swallows swallowss swampless swapped swarts swarve swattered swattereds swaying sweals
swear sweard sweards swearss sweary swearys sweats sweeing sweeping sweers sweethearted sweethearteds sweetheartss sweetmeat sweetmeats
sweirs swelling swelter swerver swilled swindless swingless switches swobbing swopped swopping syeing synding systems table tabled tableds
tables tabless tabletss tabret tabrets tacking tacks taeing takin takings takins talcing talcking talkings tallet tallets taming tanagers
tanking tanks taping tapped tarantara tarantas tarantass targe targed targes targets taring tasking taslet taslets tatties taughts tawing
taxing teachers teaches teachings teated technical technicality technicallys technicals technicalss tectonically teenaged teenageds
teenagerss teenages teenagess teeners teeniers teensiers teentiers teeter tellin tellings tellins templed temples templet temptations
temptationss temptatious tentation tented tenter tenting terminable terminal terminals terminated terminateds terminates terminatess
terminative terminator terminer termite ternate terned terning terribles terribly terrific terrifics terrifieds terrifier terrifiers
terrifies terrifiess testation tested tester testified testing tetanically tetter teucher texteds texters textings texts textss thacking
thacks thanas thanes thangs thank thanking thankss thans thanss theaters theirselfs theirselves themselvess thenage thenages thenagess
theows there thereats thicking thicks thieve thieved thieveds thievess thigh thighss thigs thigss thilks thines thing thingss thingy thingys
think thinkings thinkss thinning thins thinss thirteens thongs thorough thorougher thoroughlys thoroughs thoroughss though thoughs thoughtss
thrawing thraws threadeds threaden threadens threaders threads thready threap threapeds threapers threaps threat threated threateds
threateneds threatener threateners threateningly threatenings threateningss threatenss threating threatings threatss threaves threavess
threws throateds throats throaty throbs throeing throes throning thros throstle throttled throttler throttles throughly throughlys throughs
throw throwe throwes throwings thrown throwns throwss thunking thunks thurified thyselfs ticcing ticing tickings tickling tiddler tiled
tilled tilling tilted tings tinking tinks tirled tithed title titleds titler titles titted tittled tittles tituled tocking toddle toddled
toddlers toddles toeing togethers togue toing toings toking toling tolling tomorrows tonally tongued tongues tonights toning toping torched
torches torching torrefied torrified torrifieds torrifies tortured torturer tortures tosher tosing tossed tossen tossers tosses tossier
totallys toting totties touche toucheds toucher touchers touchess touchings touchs touchys toughed toughing touser towardss towing towser
toyings tozing traces tracings track trackings trackss tracting tracts trading traffickeds trafficker traffickers trafficky traffickys
traffics tragi tragics tragis traiking traiks trailing trainings tramel tramped trancing tranks tranquil tranquiler tranquilise tranquilize
tranquiller tranquillers tranquillest tranquillise tranquillize tranquilly tranquillys tranquils traped traping trappeds trapper trave
travels traves trayning treacher tread treateds treaters treats trecking trecks tricing tricking tricks triffic trining tripped troat
trocking trocks trotted trotter troubled troubler troubles trouches trough troule trouper trouser trouter trouvere trouveur trover trowing
trows truces trucing truck trucking truckss truing trunks trustfully truthful truthfullys truthfuls tryings tsking tucking tucks tuned
tuning tunned tunning turbinate turfed turfing turkeys turneds turner turnings turnkey tusser tutorings tutties twanks tweenage tweenager
tweenagers tweenagerss tweenages twelfths twelves twinking twinks tying tyings tyranny tyring uglies ugliess ugliests uless unabiding
unalike unalist unalives unbearables unbearably unbearablys unbeatable unbeatables unbeatably unbendable unblamable unbless unbreakable
uncess uncless uncomfortables uncomfortably uncomfortablys unconformable undamaged undeafed undebased undebated undecayed undefaced
undelayed undepraved underacted underageds underagent underages underagess underate underates underbaked underbred underfed underfeed
undergod underived underjawed undernamed underrated undertaxed underused undrape undraped undreaded undreamed undubbed uneatable unerased
unfortunatelys unfortunates unfortunatess unfortune unfriends ungiving ungloved ungloving unhealable unhiving uninterest uninterestedly
uninteresteds uninterests uninterestss unlast unlearnable unleds unlesss unlets unliming unlining unlit unlits unlive unlived unliving
unlivings unlobed unlost unlove unloveds unloves unloving unmoved unpeerable unpure unreadable unrubbed unsafer unsafes unsealable
unseparable unstubs unsubscribeds unsubscribess unsubscribings unsured unsurer unsures untearable untearables unwanteds unwasted unwearable
unwearables unweariable unwist unwiving unwonted upfollow uselesss usure vacations vacuation valuables valuably vanishs varnish vengeable
vengeances vengeancess verballys verbals verdin vergence vermal vermian vermil vermins verminy vermis vermiss vernal vernally versal versin
vices video videoss vides vinolent violences violents violet vireos visieing visitings vocation voces voice voiced voiceds voicer voicers
voicess voiles volumeter volunteered volunteers volunteerss vorred vulgars vulvar vulvas wacker wackers wading wafted wafting waging waifing
wailing wained waining wairing waisted waisting waists waited waiter waitings waiving waker wakers wakings waling walker walkers walkings
walled waller wallets walling wander wandering wanderings wanders waned wanier waniers waning wanned wanner wanners wanning wanteds wanter
wanters wantings wanzed wanzing warded wardering warding wared waring warked warking warling warmed warming warneds warner warnings warped
warping warred warring warted wartless washed washes washing waste wasteds wastel waster wastes wastings watcheds watcher watches watchet
watchings wauker waukers wauking waulking waving waxing waying weakon weanel weaning weapons wearings wearying weasels weasely weason
weaving webring websites weddering weeder weekends weeter weigh weighs weights weighty weiner weird weirdos weirds weirdy weiring welking
welter wested wester westing wether wetter whares whatevers wheelchairs wheelchairss whereabout whereaboutss whereouts wheres whethers
whetter whirlabouts whished whishes whists whiter whither whiting wholes whorls whortless whorts whoses wiches widder wider widow widows
wielder wiener wight wilder wildering willet wincer winder windowss windowy windowys windring windrow windrows windshields windshieldss
winger winier winker winkers winner winnow winnows wintering winters wintery wised wises wishas wisheds wisher wishers wishess wishs wishts
wisped wissed wisses wisted wisting wists witched witching withdrawn withdraws withdrews withed withes withouts witing witter wonderingly
wonderings wonderingss wonders wonner wonted wonting wontless woodening worded wording wordless wores workeds worker workings workless
workpiece workplaces workplacess workspace wormed wormholess worming worrieds worrier worries worrited worryings worsed worsing wortheds
worthieds worthiers worthies worthiess worthiest worthiests worthiness worthlessly worthlesss worthss wortles wortless wouldnts wouldst
wounder wracked wrasted wrasting wrasts wrathless wreaked wreckeds wrecker wrests wricked wriests wright wrist wristss wristy wristys writer
writhen writhing writings writs writss writtens yealing yelleds yeller yellings yelmed yelming yelped yelping youngers youngests younker
yourselvess zanier zapper zappier`.split(/\s/),
);
