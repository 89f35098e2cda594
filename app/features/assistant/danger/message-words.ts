import { fold, isOneSlipAway } from "#values/text/fold.ts";
import { partsOf } from "./phrases.ts";

/** A word that begins or ends so is known, where that part is longer than this. */
const shortestPart = 4;

/** Words of one message that are looked at. */
const mostWords = 400;

/** Names of hills and courses, and sayings, that only sound like a danger. Of folded text. */
const sayings: readonly (readonly [RegExp, string])[] = [
  // Hills are named after the heart and death; of other courses only “killer” counts: not “a heart attack 5K in”.
  [
    /\b(?:heart[- ]?(?:attack|break)|widow ?maker|suicide|agony|coronary|cardiac) (?=(?:hill|ridge)\b(?! (?:run|rep|sprint|train|work)))/g,
    "steep ",
  ],
  [/\bkiller (?=(?:hill|ridge|climb|pass|trail|course|mile|loop|10k|5k|half)\b)/g, "steep "],
  [
    /\b(subida|cuesta|cerro|curva|loma|bajada|carrera|trail|escalera) del infarto\b/g,
    "$1 empinada",
  ],
  [
    /\bsangre,? (?:y )?sudor,? y lagrimas\b|\bsudor,? sangre y lagrimas\b|\bblood,? sweat,? (?:and|&|n) tears\b/g,
    "esfuerzo",
  ],
  [/\bsud(?:e|o|ar|amos|aron|ando|aste|a) sangre\b|\bsweat(?:ed|ing)? blood\b/g, "esfuerzo"],
  [/\bbleeding[- ]heart\b/g, "kind"],
  // A town in Canada.
  [/\bmoose jaw\b/g, "town"],
  // The age of somebody's knees, at the end of a message.
  [
    /\b(?:mis rodillas|my knees) (?:ya |are |have |already )*(?:tienen )?(?:[3-8]\d)(?: (?:anos|anitos|years?(?: old)?))?(?=[^a-z]*$)/g,
    "no soy joven",
  ],
  // Equipment of a race, and nobody who carries one in the body.
  [
    /\b(race|event|course|finish|organi[sz]ers?|carrera|evento|recorrido|meta|organizacion|organizador(?:es)?) (has|have|tienen?|lleva|cuenta con) (?:an? |un(?:os)? )?(?:defibrillators?|desfibrilador(?:es)?)(?=[^a-z]*$)/g,
    "$1 $2 equipment",
  ],
  // What breaks, and nobody who falls ill.
  [
    /\b(?:(?:my|the|our) (?:\w+ )?(?:watch|garmin|phone|battery|computer|laptop|app|treadmill|headlamp|headphones|printer|shoes?|tracker) (?:(?:just|almost|nearly|has|have|totally) )*(?:(?:had|suffered|got|having|is having) (?:a |an )?(?:little |mini |mild )?(?:stroke|heart attack|seizure|aneurysm|meltdown|concussion)|fainted|passed out|collapsed|died|is dying|are dying)|(?:mi|el|la|mis|las) (?:reloj|garmin|celular|telefono|bateria|computadora|laptop|app|caminadora|linterna|audifonos|impresora|zapatillas?|tenis) (?:ya |casi |me )?(?:(?:sufrio|tuvo|le dio|tiene|hizo) (?:un |una )?(?:derrame|infarto|paro cardiaco|paro|convulsion|ataque)|se (?:me )?desmayo|colapso|murio|fallecio))\b/g,
    "it is broken",
  ],
  // What a profile or a result nearly does to somebody.
  [
    /\b(?:almost |nearly |i |just )*(?:had a|gave me a|got a) (?:mini |small |little )?(?:heart attack|stroke) (?:at|seeing|when i saw|over|when i read|when i looked at) (?:the |that |my |those )?(?:\w+ )?(?:elevation|profile|course map|map|splits?|results?|photos?|e?mail|climb)\b|\b(?:casi |por poco )*(?:me )?(?:da|dio|daba) (?:un |una )?(?:infarto|paro|paro cardiaco|derrame) (?:al ver|viendo|cuando vi|con) (?:el |la |los |las |mi |mis )?(?:desnivel|perfil|altimetria|mapa|resultados?|fotos?|correo|recorrido|tiempos?)\b/g,
    "what a surprise",
  ],
  // Where somebody comes from: `mi sangre peruana`.
  [
    /\b(?:mi|nuestra|pura|la) sangre (?=(?:peruan|mexican|chilen|colombian|argentin|bolivian|ecuatorian|venezolan|brasilen|espanol|italian|latin|andin|indigen|mestiz|criolla|serran|inca|azteca|canadiense))|\b(?:my|our|pure) (?=(?:peruvian|mexican|latino|latina|canadian|american|chilean|colombian|italian|irish|spanish|inca|aztec) blood\b)/g,
    "herencia ",
  ],
  // Sad, sorry, laughing or busy, by sayings of the body.
  [
    /\b(?:my heart (?:sank|broke|bled for|melted)|(?:it )?(?:broke|breaks) my heart|heartbroken|heart ?breaking)(?= (?:when|that|to|because|about|for|over|not|they|i (?:could|had|missed))\b)/g,
    "it made me sad",
  ],
  [
    /\b(?:se )?(?:me|nos) (?:rompio|rompe|partio|parte|destrozo|destroza) el (?:corazon|alma)(?= (?:no|que|cuando|ver|perder|cancel\w*|haber|la|el|por)\b)/g,
    "me dio pena",
  ],
  [
    /\b(?:me|te|se|nos) ahog\w+ en (?:un vaso de agua|(?:tant[ao]s? |mis |much[ao]s )?(?:dudas|deudas|opciones|trabajo|tareas|papeles|datos|planes|pendientes|informacion))\b/g,
    "me enredo",
  ],
  [/\b(?:my|our) hearts? (?:is|are|was|were)? ?set on\b/g, "i want"],
  [/\bkiller (?=(?:workout|session|playlist|outfit|shoes|pace|medal|views?)s?\b)/g, "great "],
  [
    /\bcold feet\b(?= (?:about|over|on signing|before (?:the race|my race|race day|signing|registering))\b)/g,
    "doubts",
  ],
  [
    /\bataques? de risa\b|\b(?:me muero|morir(?:me|nos)?|muert[ao]s?) de (?:risa|envidia|verguenza|amor|ganas|aburrimiento)\b/g,
    "risa",
  ],
  // Cold, heat and hunger stay: with shivering or days without food they are a sign.
  [/\b(?:me muero|morir(?:me|nos)?|muert[ao]s?) de (hambre|calor|frio)\b/g, "con mucho $1"],
  [
    /\b(?:want(?:ed)? to |gonna |going to |almost |nearly )?(?:die|died|dying) (?:of |from )?(?:laugh\w*|embarrassment|boredom|envy|jealousy)\b/g,
    "laugh",
  ],
  // Whom training or a hill “wants to kill”, and what a price, a view or music does to somebody.
  [
    /\b(?:(?:mi|el|la) (?:entrenador\w*|coach|profe\w*|plan|cuesta|subida|cerro) (?:me |nos )?(?:quiere|va a|quieren|casi) (?:me |nos )?mat\w+|(?:my|the|this) (?:coach|trainer|plan|hill|workout|program) (?:is (?:trying|going) to|wants to|will|almost|nearly|is) kill\w*(?: me| us)?)\b/g,
    "es duro",
  ],
  [
    /\b(?:(?:me |casi |por poco )*(?:quede|di|dio|da|muero|mori|desmay\w+|infarto|infarta|caigo|cai)(?: (?:un|una|de|ciego|ciega|muert[ao]|infarto|ataque|espaldas|al corazon|paro|shock)){0,4}|(?:almost |nearly |i )*(?:went blind|fainted|died|had a heart attack|gave me a heart attack|passed out)) (?:con|al ver|viendo|por|cuando vi|at|seeing|when i saw|over|from) (?:el |los |la |the |that |those )?(?:precios?|costos?|cuenta|inscripcion|prices?|costs?|(?:entry )?fees?)\b/g,
    "es caro el precio",
  ],
  [
    /\b(?:me |nos )?(?:dejo|deja|quedo|quede|quita|quito|robo|roba|fue|va|corto) (?:sin (?:aliento|respiracion|palabras|habla)|el aliento)(?=,? (?:que|con|por|ante|al ver|de ver) (?:(?:el|la|las|los|es[ao]s?|est[ao]s?|tant[ao]s?|lind[ao]s?|hermos[ao]s?|tremend[ao]) )*(?:vistas?|paisajes?|atardecer|amanecer|medalla)\b(?! (?:se|me|nublad[ao]|borros[ao]|doble|negr[ao])\b))/g,
    "me encanta",
  ],
  [
    /\b(?:took|takes|taking|stole) my breath away\b(?=,? (?:(?:what|with|at|by|such|so many|a|an|the|those|these|that|of|beautiful|amazing|great) )*(?:views?|scenery|medal|sunrise|sunset|landscape)\b(?! (?:went|goes|got|turned|is|was|narrow|blur|dark)))/g,
    "was lovely",
  ],
  [
    /\b(?:songs?|music|playlist|views?|medal|crowd|bands?) (?:\S+ )?(?:makes?|made|gets?|got|sets?) my heart (?:race|racing|sing|pound\w*|skip a beat|melt|beat faster|jump)\b/g,
    "music moves me",
  ],
  [
    /\b(?:butterflies in (?:my|the) (?:stomach|belly|tummy)|mariposas en (?:el|la) (?:estomago|panza|barriga))\b/g,
    "nervous",
  ],
  [/\b(?:se me cae la baba|se me hace agua la boca)\b/g, "me encanta"],
  [
    /\bbloody (?=(?:hell|good|great|brilliant|amazing|hard|long|hot|cold)\b(?! (?:stools?|poops?|mucus)))/g,
    "very ",
  ],
  [/\bcorr\w{1,4} por (?:el |la )(?:cancer|leucemia)(?= \d+ ?k\b)/g, "carrera benefica"],
  // Races for a cause, and nobody's illness.
  // The name of a race, and nothing before it but words of a search and nothing after it.
  [
    /^(?:(?:find|show|me|search|for|the|a|is|when|where|what|how|much|price|date|of|next|looking|register|sign|up|about|info|buscar?|busca|cuando|donde|es|cuanto|cuesta|la|el) )*(?:collapsed lung cancer|pneumothorax) (?:(?:awareness|charity|foundation|research|fund) )+(?:5 ?k|10 ?k|walk|run|race)(?: (?:race|run|walk|price|date|registration|20\d\d))*[ ?!.]*$/g,
    "charity race",
  ],
  [
    /(?<!\b(?:with|have|has|had|got|after|from|my|his|her|beat|beating) (?:\w+ )?)\b(?:(?:breast|prostate|colon|lung|childhood|pediatric|ovarian|skin) )?cancer (?=(?:awareness |charity |survivors? |research |fun )?(?:5 ?k|10 ?k|walks?|runs?|races?)\b)/g,
    "charity ",
  ],
  [
    /(?<!\b(?:dej[eo]|dejar|par[eo]|paus[eo]|cancel\w+|perdi|abandon\w+|suspend\w+|interrump\w+) (?:\S+ ){0,2})\b(carreras?|caminatas?|corridas?) (?:contra|por|pro|para la lucha contra|a favor de) (?:el |la |los |las )?(?:cancer(?: de mama)?|leucemia|diabetes|autismo|alzheimer)\b/g,
    "$1 benefica",
  ],
  [
    /\b(?:carreras?|caminatas?|corridas?|\d+ ?k) (?:benefic[ao]s? )?contra (?:el )?neumotorax\b/g,
    "carrera benefica",
  ],
  [/\bnumb (?:the|my|out the) (?:boredom|mind)\b|\bmind ?numbing\b/g, "endure boredom"],
  [
    /\b(?:giving|give|gave|given|donat\w+) (?:some |my )?blood\b|\bblood donation\b/g,
    "the donation",
  ],
  [/\b(?:donar|done|donando|dono|donacion de|donar la) sangre\b/g, "la donacion"],
  // `How do I run downhill without killing my quads?`, and nothing after it, asks how, and `a gel that doesn't hurt my stomach` for a thing.
  [
    /^((?:\S+ ){0,4}(?:how|best way|tips?|como|consejos?|tecnica)\b(?!.*\b(?:cant|cannot|can not|no puedo|already|ya)\b)[^.?!]{0,60}\b(?:run\w*|jog\w*|rac\w+|train\w*|descend\w*|downhills?|hills?|trails?|marathon|corr\w+|baj\w+|sub\w+|trot\w+|entren\w+|cuestas?) (?:\S+ ){0,4}?)(?:without (?:killing|destroying|trashing|wrecking|wasting|burning out|blowing up|frying|ruining)|sin (?:destroz|mat|revent|arruin|quem|romp|castig|machac)ar(?:me|se|te)?) (?:my |the |your |las |los |mis )?(?:quads?|legs?|knees?|calves|ankles?|feet|cuadriceps|piernas|rodillas|pantorrillas|gemelos|tobillos|pies)(?=[^a-z]*$)/g,
    "$1with care",
  ],
  [
    /\b(?:that|which|que) (?:doesnt|dont|wont|do not|does not|will not|no) (?:me |le |se me )?(?:sting\w*|burn\w*|hurt\w*|rub\w*|chaf\w+|irritat\w*|bother\w*|upset\w*|ard\w+|irrit\w+|roc\w+|roz\w+|lastim\w+|moleste\w*|cort[ea]\w*|rasp\w+|pi[cq]\w+|apriet\w+|caig\w+ mal)(?: (?:to|in|at|my|the|your|en|a|el|la|los|las|mi|mis)){0,3} (?:eyes?|skin|stomach|feet|toes?|heels?|ears?|nipples?|thighs?|ojos?|piel|estomago|pies?|dedos?|talon(?:es)?|orejas?|pezones|muslos|axilas?|entrepierna|cuello|neck|armpits?)\b/g,
    "that is gentle",
  ],
  // Disappointed by a race, and by nothing else.
  [
    /\b(?:feel(?:ing)?|felt) like (?:a |an |such a )?(?:total |complete )?(?:failure|loser|fraud|impostor)(?= (?:after|because of|about|since|for) (?:my |the |a |that |last )?(?:\w+ )?(?:dnf|dns|race|marathon|half|10k|5k|ultra|result|time|finish|pace)\b)/g,
    "was disappointed",
  ],
  [
    /\bme (?:siento|senti) (?:como )?(?:un |una )?(?:fracasad[oa]|fracaso|perdedora?)(?= (?:por|despues de|tras|desde|con) (?:mi |el |la |un |una |ese |esa )?(?:\w+ )?(?:dnf|abandono|carrera|maraton|media|10k|ultra|resultado|tiempo|marca|ritmo)\b)/g,
    "me decepcione",
  ],
];

/** The text without names and sayings that only sound like a danger. */
export function withoutSayings(text: string): string {
  const folded = fold(text).replace(/(?<=\p{L})['’´`](?=\p{L})/gu, "");
  const plain = sayings.reduce((rest, [saying, word]) => rest.replace(saying, word), folded);
  return plain === folded ? text : plain;
}

/** Spellings that are one word for the table of signs. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})['’´`](?=\p{L})/gu, ""],
  [/\bcan ?not\b|\bcan t\b|\bcan no\b/g, "cant"],
  [/\b(could|would|should|did|does|do|is|was|have|has|wo) n?t\b/g, "$1nt"],
  [/\b(he|she)s\b/g, "$1 is"],
  [/\bheart[- ]?rates?\b|\b(?:bpm|pulse rate)\b/g, "heartrate"],
  [/\bheart[- ]?beats?\b/g, "heart beat"],
  [/\bcoca[- ]?cola\b/g, "cola"],
  [/\blight[- ]headed/g, "lightheaded"],
  [/\bpain[- ]killer/g, "painkiller"],
  [/\bheat[- ]stroke/g, "heatstroke"],
  // `Collapsed` alone is a runner on the ground: `he collapsed, lung cancer` stays as it is.
  [
    /\bcollapsed lungs?\b(?! cancer)|\b(?:my |a |one )lung (?:has |just )?collapsed\b/g,
    "pneumothorax",
  ],
  [
    /\bpulmon(?:es)? colapsad[oa]s?\b|\bcolapso (?:de |del )?pulmon(?:ar)?\b|\bse me colapso (?:el|un) pulmon\b/g,
    "neumotorax",
  ],
  [/\bblood[- ]thinner/g, "bloodthinner"],
  [/\bstoped\b/g, "stopped"],
  [/\btoung(?=es?\b)/g, "tongu"],
  [/\bkaka(?=s?\b)/g, "caca"],
  [/\banti[- ]inflam/g, "antiinflam"],
  [/\bi(?=(?:passed|blacked|fainted|collapsed|cant|feel|have)\b)/g, "i "],
  [/\b(chest|heart|head|pecho|corazon)(?=(?:when|hurts|pain|cuando|duele)\b)/g, "$1 "],
  [/\bxq\b|\bpq\b/g, "porque"],
  [/\bq\b|\bk\b(?! ?\d)/g, "que"],
  ...sayings,
  // Bread, sayings and praise, which have nothing of the body.
  [/\bpain au chocolat\b|\b(?:vomit\p{L}*|puk\p{L}*) (?:arco ?iris|rainbows?)\b/gu, "dulce"],
  [/\bque (?:padre|chido|rico|lindo|bonito|buen) dolor\b/g, "que padre"],
  // Who missed a bus or a session, or has too many plans to choose from, is not lost.
  [
    /\b(?:(?:me|nos) (?:perdi|pierdo|pierda|perdimos)|perderme)(?= (?:(?:el|la|los|las|un|una|unos|unas|mi|mis|dos|tres|cuatro|\d+|varios|varias|muchos|muchas|primer|primera|ultimo|ultima|puesto|dia|semana|clase|fecha|entrega|de|del) )*(?:avituallamientos?|hidratacion|puestos?|gel(?:es)?|bus|kit|clases?|entrenamientos?|entrenos?|sesion(?:es)?|dias?|semanas?|salida|largada|inscripcion(?:es)?|carrera|fecha|noticias?)\b(?!.*\b(?:cerros?|bosques?|montes?|montanas?|senderos?|sierra|caminos?)\b))/g,
    "falte a",
  ],
  [
    /\b(?:me pierdo (?:en|con|entre)|(?:estoy|ando|estamos) perdid[oa]s? (?:con|entre))(?= (?:(?:el|la|los|las|esta|este|tu|su|mi|tant[ao]s?) )*(?:pagina|app|web|sitio|menu|opciones|info\w*|planes|plan|entren\w+|distancias|dudas|carreras|datos)\b)/g,
    "dudo con",
  ],
  [/\beye ?shadow\b/g, "makeup"],
  // A page that is down, and pills that are taken.
  [
    /\b(?:web ?site|site|web ?page|page|app|server|system|checkout) (?:(?:is|has|have|just) )*(?:crashed|crashes|down|went down|goes down|gone down)\b/g,
    "page is broken",
  ],
  [
    /\b(?:se (?:me |nos )?(?:cayo|cae) (?:la |el |su |tu )?(?:pagina|web|app|aplicacion|sitio|sistema|servidor|internet|conexion|senal)|(?:pagina|web|app|aplicacion|sitio|sistema|servidor|internet|conexion|senal) se (?:me )?(?:cayo|cae))\b/g,
    "falla la pagina",
  ],
  [
    /\bpop(?:ped|ping)? (?=(?:(?:\d+|a|an|some|two|three|four|five|six|couple|few|of|my|more|extra) )*(?:pills?|tablets?|gels?|ibuprofens?|advils?|aleves?|tylenols?|paracetamols?|aspirins?|painkillers?|naproxens?)\b)/g,
    "took ",
  ],
  // In `no, my chest hurts` the `no` denies what was said before, not what follows.
  [/\b(?:no|nope|nah)[,;.:!]+/g, " "],
];

/** The words of a message: folded, with the short and joined spellings written out. */
export function messageWords(text: string): string[] {
  const plain = spellings.reduce(
    (rest, [spelling, word]) => rest.replace(spelling, word),
    fold(text),
  );
  return (plain.match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? []).slice(0, mostWords);
}

/**
 * Words as they were meant: one that nobody knows is taken for a word of the body that sounds the
 * same in Spanish, or that is one slip of the pen away.
 * @param known - the words of all phrases; those with `*` are beginnings and endings of words
 */
export function wordMender(known: ReadonlySet<string>): (words: readonly string[]) => string[] {
  const byLetter = Map.groupBy(bodyWords, letterOf);
  const bySound = new Map(bodyWords.map((word) => [soundOf(word), word]));
  const isKnown = (word: string) =>
    known.has(word) ||
    everydayWords.has(word) ||
    partsOf(word).some((part) => part.length > shortestPart && known.has(part));

  return (words) =>
    words.map((typed) => {
      const word = withoutRepeats(typed, isKnown);
      if (word.length < 5 || isKnown(word)) return word;
      const one = withoutEnding(word).find((shorter) => known.has(shorter));
      if (one) return one;
      const close = byLetter.get(letterOf(word)) ?? [];
      return (
        bySound.get(soundOf(word)) ??
        close.find((one) => one.length > 4 && isOneSlipAway(word, one)) ??
        word
      );
    });
}

const letterOf = (word: string): string => word[0] ?? "";

/** `Aleves` and `pastillita` are named in the table by their usual forms. */
function withoutEnding(word: string): string[] {
  const forms = [
    word.replace(/s$/, ""),
    word.replace(/es$/, ""),
    word.replace(/c?it([oa])s?$/, "$1"),
    word.replace(/c?it[oa]s?$/, ""),
  ];
  return forms.filter((form) => form !== word && form.length >= shortestPart);
}

/** `paaain` is `pain`. */
function withoutRepeats(word: string, isKnown: (word: string) => boolean): string {
  if (!/(\p{L})\1{2}/u.test(word)) return word;
  const twice = word.replace(/(\p{L})\1{2,}/gu, "$1$1");
  return isKnown(twice) ? twice : word.replace(/(\p{L})\1{2,}/gu, "$1");
}

/** Letters that sound the same in Spanish are often taken for each other: `inchada`, `vomito`. */
function soundOf(word: string): string {
  return word
    .replace(/ch/g, "#")
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/ll/g, "y")
    .replace(/qu(?=[ei])|k/g, "c")
    .replace(/g(?=[ei])/g, "j")
    .replace(/(\p{L})\1/gu, "$1");
}

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Words of the signs whose misspellings are understood. They are few and long: an everyday word that
 * is close to one of them is in `everydayWords`.
 */
const bodyWords: readonly string[] = split(`
  chest heart attack breathe breathing breath pressure stomach throat tongue shoulder muscle ankle
  urine urinate blood bleeding swollen swelling dizzy lightheaded fainted fainting collapsed unconscious
  conscious consciousness blacked passed palpitations arrhythmia seizure seizures convulsions confused disoriented
  vomiting vomited headache numb tingling concussion allergic reaction anaphylaxis pregnant pregnancy
  contractions ibuprofen naproxen aspirin paracetamol acetaminophen painkiller painkillers medication
  antibiotics prednisone warfarin anticoagulants diabetes diabetic insulin glucose hypoglycemia
  hyponatremia hypothermia frostbite shivering sweating heatstroke overheated exhaustion rhabdo
  rhabdomyolysis diarrhea dehydrated suicide suicidal myself fracture fractured dislocated infection
  infected fever period menstruation amenorrhea depressed anxiety overdose pneumonia bronchitis
  calf groin hamstring compartment thrombosis embolism clot wheezing coughing coughed asthma breastbone sternum mumbling
  abdomen achilles altitude ambulance anaphylactic aneurysm antidepressants antihistamine anxious arthritis
  assaulted asthmatic bandage bladder bleeds blister blisters blurred blurry breastfeeding bruised bruise
  buttocks cancer cardiac cardiologist cartilage collarbone collapse conjunctivitis convulsing cramping
  cramps delirious depression diagnosed diuretics dislocated drowsy eczema elbow electrolytes emergency epilepsy epileptic
  exhausted eyelid fatigue fatigued feverish fingers followed forehead grabbed groped harassed heartburn hepatitis
  hallucinating hallucinations hamstrings hernia herniated hospital hypertension infections inflammation inflamed
  insomnia intestine jaundice joints kidney kidneys kneecap ligament lithium liver melatonin meniscus metoprolol migraine
  migraines miscarriage myocarditis nauseous nosebleed oxygen pacemakers pancreas paralysis paralyzed pelvis
  pneumothorax poisoned poisoning postpartum prescribed pressure prostate psoriasis puking purple rectal rheumatoid
  ruptured scoliosis shingles shoulders sciatica spasm spasms spine sprained stabbing stalked stiffness stitches stools
  stomachache strangled stumbling surgery swallow symptoms tachycardia tendon tendonitis tendinitis testicle thyroid
  tetanus toenail tonsillitis torn tramadol transplant trembling trimester twitching ulcer unbearable unresponsive
  vaccine vertigo vomits wheeze wounded wrist inhaler hurts
  hurting altitude nausea pacemaker monoxide generator generador monoxido brasero stroke slurred drooping pounding fluttering irregular
  pecho corazon brazo izquierdo respirar respiracion desmaye desmayo desmayada desmayado conocimiento
  inconsciente palpitaciones arritmia taquicardia convulsiones convulsionando convulsion confundido
  confundida desorientado desorientada vomito vomite vomitando vomitar mareo mareos mareado mareada
  mareando cabeza hinchada hinchado hinchazon pantorrilla pierna rodilla espinilla tobillo cadera
  sangre sangro sangrado sangrando orina orino orinar hormigueo entumecido adormecido dormido dormida
  embarazada embarazo contracciones ibuprofeno naproxeno aspirina analgesico analgesicos pastillas
  medicamento antibiotico antibioticos anticoagulantes diabetico diabetica diabetes insulina glucosa
  azucar hipoglucemia hiponatremia hipotermia congelacion temblando tiritando temblar sudar sudando
  insolacion rabdomiolisis diarrea deshidratado deshidratada suicidarme suicidio matarme morirme
  fractura infeccion infectada fiebre menstruacion regla depresion deprimido deprimida ansiedad
  sobredosis neumonia bronquitis trombosis embolia coagulo asma inhalador inflamado inflamada
  ronchas urticaria alergica alergia garganta lengua duele dolor ahogo ahogando desvaneci desplome
  soroche altura nauseas marcapasos derrame infarto presion opresion punzada punzadas aprieta ardor esternon ahogandome responde
  abdomen acalambra aborto alucinaciones alucinando ambulancia amigdalitis amenaza ampolla ampollas anemia aneurisma ansioso
  antihistaminico antiinflamatorio apendicitis articulacion artritis artrosis asfixia asfixiando atacaron atropellaron
  aturdido bronquios calambre calambres cancer cansancio cardiaco cardiologo cartilago cefalea ciatica cirugia clavicula
  columna conmocion convulsiona cortisona costilla costillas cuadriceps debilidad delirando derrames desgarro desgarre desmaya desmayar desmayos
  desplomo diagnosticaron disnea dislocado dolores embolia emergencia enfermedad enfermo entrepierna epilepsia epileptico
  escalofrios esguince espalda espasmo espasmos estomago fatiga febril fisioterapeuta fracturado fracture ganglios gastritis
  gemelo hematoma hemorragia hepatitis hernia hernias hipertension hipertenso hombro hospital hueso huesos incontinencia inflamacion
  ingle insomnio insulina intestino intoxicado intoxicacion isquiotibiales lesion lesionado ligamento mandibula marihuana menisco metatarso
  migrana miocarditis moreton moretones muneca musculo musculos neumotorax nervio omoplato oxigeno palpita palido paracetamol paralisis pelvis
  persigue picadura presion prostata pulmon pulmones pulsaciones pulso quimioterapia quirofano respira rinon rinones rotula
  ruptura sarpullido sintoma sintomas soplo sudoracion talon taquicardias tendinitis tendon testiculo tetanos tirita tiritando tiroides
  torcedura torci torcido trombo ulcera urgencias urinaria utero vacuna varices vejiga vertigo viruela vomitos yeso zumbido
`);

/** Everyday words that are one slip away from a word of the body and mean themselves. */
const everydayWords: ReadonlySet<string> = new Set(
  split(`
  paris string strings cheat chess ghost quest hearth heard hears hearts heat heats beast break breaks bread
  breadth great breast faint paint painting painted feint attach attack conscience contusion
  fewer never ever lever fevers pressured pressures throats shoulders muscles ankles breaths
  clots cloth slot slots plot clocks close calm call half calves groins groan frosted shovering sweeping
  setting swelling selling spelling dwelling sweeten number numbers numbered dumb stoke strike stroked strokes
  hunting hurdling burst periods myself himself confusing confuse collapse collapses
  altitudes attitude irregularly coaching couching pounding founding sounding rounding grounding bounding
  breathing breeding bloody blooded flood floods brood broods reactions creation fractional
  cabezas cabezal brazos pechos piernas rodillas tobillos caderas espinillas pantorrillas gargantas lenguas
  altar altura alturas alta altas dolores doler duelen duelo duela suele vuele muele huele presiones prision
  prisiones reglas regala regalo regla reglar siento ahorro ahora ahorre fiebres libre sangria sangres
  mareas marea mares marcado temblor tiemblo dormidos dormidas dormir pastilla pastas
  pastillero castillo castillas derrama derrames coagulos alergias aspirar inspirar respira respiro respirando
  respirar inflada inflado asmas alma armas infartos apriete aprietan ardores amor arpor puntada puntadas
  ora orinas orilla orillas arena orine origen organ organo sudor suda sudado ansiosa corazones corazonada
  correr corredor conocimientos reconocimiento azucares azul medicamentos medicina regata diabeticos
  factura facturas encanta encantan encantada dolares disena diseno disenar cancel cancels cancela cancelar lives lived living columns column switches joins join grouped recta rectas ingles huso husos huevo huevos finders respondes responder response responses morton tender tenders render pulse pulsera espada espadas enferma enfermeria carga cargas nausea soroches mareos camera earth marzo hear fractures rodillo stomachs presiona dolar grown grin injected bravo sagrado sudas suicidios embarazos embarazadas infecciones fracturas
`),
);
