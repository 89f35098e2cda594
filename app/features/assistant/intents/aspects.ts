import { fold } from "#values/text/fold.ts";
import type { Aspect } from "../knowledge/topic.ts";
import { type FollowUp, followUps } from "../knowledge/topics.ts";

/** How a message asks for each aspect, in both languages, folded and without apostrophes. */
const cues: Readonly<Record<Aspect, RegExp>> = {
  why: /\b(?:why|how come|what for|whats the (?:point|reason|sense)|does (?:it|that) (?:really )?matter|por ?que|para que|de que sirve|(?:my|the) (?:coach|trainer|friend|doctor|brother\w*|husband|wife)\b.{0,25}\b(?:says?|said|does|swears)|mi (?:profe\w*|entrenador\w*|coach|cunad[oa]|amig[oa]|herman[oa]|espos[oa]|papa|mama)\b.{0,25}\b(?:dice|decia|dijo|hace|siempre))\b/,
  how: /\b(?:how (?:do|can|should|would|to)|what(?:s| is) the (?:best )?way|what (?:do|can|should) i do|como (?:l[oa]s? |se |me )?(?:hago|hace|debo|puedo|empiezo|aumento|mejoro|evito|cuido|subo|trato|curo|le hago)|como|que (?:hago|puedo hacer|debo hacer))\b/,
  "how-much":
    /\b(?:how much(?! slower| faster)|how many(?! (?:days|weeks|hours) (?:before|ahead|until|till))|how far|what (?:amount|dose|percentage|number|ratio)|ratio|proporcion|cuant[oa]s?(?! (?:tiempo|dura|tarda|demora|antes|veces|dias))|que cantidad|max(?:imum)? (?:is|heart)|220|(?:hit|says|shows|marca|dice|im at|mine is|estoy en|la mia es) \d+)\b/,
  "how-often":
    /\b(?:how often|how many (?:times|days)(?! before| ahead| until)|times (?:a|per) week|every (?:how|day)|days (?:a|per) week|cada cuanto|cuantas veces|cuantos dias(?! antes)|veces (?:a|por) (?:la )?semana|dias (?:a|por) (?:la )?semana|frecuencia)\b/,
  "how-long":
    /\b(?:how long|how much (?:time|longer)|how (?:soon|fast) (?:will|can|do|until)|when will|for how many|until when|till when|(?:its|it has) been|cuanto (?:tiempo|dura|tarda|demora|falta)|hasta cuando|en cuanto tiempo|cuando (?:se me |me )?(?:pasa|cura|voy|estare|vuelvo|podre)|(?:ya |hace |llevo )+(?:van |como )?(?:\d+|una?|dos|tres|cuatro|varias) (?:semanas|dias|meses))\b/,
  when: /\b(?:when|what time|before or after|how (?:many days|many weeks|early|late|close|long|far) (?:before|ahead|in advance)|(?:days|weeks|hours) before|at what point|cuando|a que hora|antes o despues|con cuanta anticipacion|cuant[oa]s? (?:dias|semanas|horas|tiempo)? ?antes)\b/,
  which:
    /\b(?:strengthen\w*|fortale\w+|which|brands?|what (?:kind|type|sort|brand|exercises?|shoes|socks|food|one|ones|else|clothes)|que (?:tipo|clase|marca|ejercicios?|zapatillas|medias|comida|ropa|otr[oa]s?)|cual(?:es)?|examples?|ejemplos?)\b/,
  pace: /\b(?:what pace|which pace|how fast|how slow|(?:much|how much) (?:slower|faster)|be slower|mas lent[oa]s?|what speed|paces?|a que (?:ritmo|velocidad)|que (?:ritmo|tan rapido|tan lento)|ritmos?)\b/,
  signs:
    /\b(?:how (?:do|would|will|can) i (?:know|tell|notice)|(?:the|any|what) (?:warning )?signs?|symptoms?|como (?:se|me doy cuenta|noto|sabre|puedo saber)(?: si| que| cuando)?|senales?|sintomas?|still (?:good|fine|usable|ok to use)|look (?:fine|ok|good)|worn|(?:ya no |aun |todavia )?sirven?|se ven bien|gastad[oa]s?|at what point)\b/,
  instead:
    /\b(?:instead|alternatives?|meanwhile|in the meantime|mientras(?: tanto)?|other than|something else|substitute|replace\w*|en (?:vez|lugar)|alternativas?|otra cosa|reempla\w+|sustitu\w+|cambi(?:ar|o) por)\b/,
  fails:
    /\b(?:(?:does|did|is|has|it)(?:nt| not) (?:help|work|working|getting better|going away|improv\w+)|what if (?:it|that|i) (?:does|do|is|still|cant|dont|get)\w*|still (?:hurts|there|the same|cough\w*|sore|bad|tired)|no better|not better|no (?:funciona|me funciona|ayuda|mejora|se (?:va|pasa|quita)|pasa)|sigue (?:igual|doliendo|ahi|mal)|y si no (?:puedo|llego|mejora|funciona|alcanzo)|todavia (?:me )?(?:duele|tengo|toso)|sigo (?:con|igual))\b/,
  normal:
    /\b(?:is (?:it|that|this) (?:normal|bad|ok|okay|dangerous|weird|safe|fine|harmful|common)|(?:es|sera|seria) (?:normal|malo|peligroso|grave|raro|comun|danino)|hace (?:dano|mal)|does it count|count|cheating|cheat|trampa|es valido)\b/,
  "may-run":
    /\b(?:(?:can|could|may|should|shall) i (?:still |just |even |now |then |already )?(?:run|race|train|jog|go|do|start|keep|skip|stop|play|continue|compete)|ok(?:ay)? to (?:run|race|train)|(?:puedo|debo|deberia|podria) (?:igual |aun |ya |hacer |ir a )?(?:correr|entrenar|trotar|competir|seguir|parar|hacer|jugar|largar|salir|la larga|ir)|corro igual|l[oa] dejo|tomorrow|manana)\b/,
  doctor:
    /\b(?:doctor|check ?ups?|chequeo\w*|examen medico|medical (?:check|exam)\w*|physio\w*|medic[oa]|fisio\w*|podolog[oa]|podiatrist|specialist)\b/,
  soon: /\b(?:(?:race|marathon|half|it)(?:s| is)? (?:is )?(?:in|on) (?:\d+|one|two|three|a few|saturday|sunday|this|next)|race (?:is )?(?:tomorrow|this)|(?:only|just|ive|i) (?:have |got |ve got )+(?:\d+|one|two|three|four|a few) (?:days?|weeks?)(?! (?:a|per))|in (?:five|six|four|three|two|\d+) (?:weeks?|days?)|falta\w* (?:\d+|una?|dos|tres|poc[oa]s?) (?:dias?|semanas?)|(?:la carrera|el maraton|la maraton|la media|es) (?:es )?(?:manana|el (?:sabado|domingo)|en \d+)|catch up|recuperar lo perdido)\b/,
  "few-days":
    /\b(?:(?:only|just) (?:have |got |can |do |run |manage )*(?:\d|one|two|three|four)(?: (?:days?|runs?|times|hours?))|(?:\d|two|three|four) (?:days?|runs?|hours?) (?:a|per) week|no time|solo (?:tengo |puedo |corro |entreno )*(?:\d|un|dos|tres|cuatro) (?:dias?|veces|horas?)|(?:\d|dos|tres|cuatro) (?:dias?|horas?) (?:a|por) (?:la )?semana|poco tiempo|no tengo tiempo)\b/,
  home: /\b(?:at home|no (?:gym|equipment|weights)|without (?:weights|equipment|a gym)|bodyweight|en (?:mi )?casa|sin (?:pesas|gimnasio|equipo|aparatos)|gym|gimnasio|weights|pesas|lifting)\b/,
  flat: /\b(?:flat|no hills|without hills|(?:es|vivo en|muy|todo) plan[oa]|llan[oa]|sin (?:cuestas|cerros)|no hay (?:cuestas|cerros|subidas))\b/,
  hurts:
    /\b(?:hurt(?:s|ing)?|pain(?:ful)?|sore|aches?|tight|due(?:le|len)|duela|dolor|molest\w+|jala|tira|adolorid[oa]s?|cargad[oa]s?)\b/,
  nausea:
    /\b(?:puke|puking|vomit\w*|throw(?:ing)? up|nause\w*|queasy|sick to|gag|stomach|estomago|asco|arcadas|revuelt\w+|caen mal|sientan mal)\b/,
  tired:
    /\b(?:tired|exhausted|sluggish|heavy|drained|wiped|fatigued?|dead legs|no energy|cansad[oa]s?|cansa|canso|agotad[oa]s?|pesad[oa]s?|muert[oa]s?|sin (?:energia|fuerzas|ganas)|pulso alto)\b/,
  beginner:
    /\b(?:beginner\w*|new to|newbie|first[- ]timer?|never (?:run|raced|done)|just start(?:ed|ing)|principiantes?|novat[oa]s?|recien (?:empiezo|empece|comienzo)|nunca (?:he )?(?:corr\w+|hecho)|soy nuev[oa])\b/,
  old: /\b(?:(?:im|i am|he is|she is|hes|shes|turning|aged?) (?:already |almost )?(?:[5-8]\d)(?! ?(?:k|km|kg|kilos|min|weeks|lbs))|[5-8]\d (?:years? old|yo|year old|anos|anitos)|over (?:50|60|70)|my age|at this age|(?:dad|mom|mum|father|mother|grand\w+|papa|mama|abuel[oa]|suegr[oa])\b.{0,12}\b(?:[5-8]\d)|older (?:runners?|guy|woman|man)|senior|masters? runner|mi edad|a esta edad|soy (?:mayor|viej[oa]|abuel[oa])|tercera edad|jubilad[oa])\b/,
  young:
    /\b(?:my (?:kid|son|daughter|child|nephew|niece|boy|girl|teen\w*)|(?:1[0-7]|[5-9]) (?:years? old|yo|year old)|mi (?:hij[oa]|nen[ea]|nin[oa]|sobrin[oa]|niet[oa]|chiquit[oa])|(?:1[0-7]|[5-9]) anos|kids?|children|ninos?|adolescente)\b/,
  pregnant:
    /\b(?:pregnan\w*|embaraz\w*|trimest\w*|weeks along|gestacion|(?:im|i am|estoy de|tengo) \d+ (?:weeks|semanas))\b/,
  period: /\b(?:period|menstruat\w*|cycle day|regla|menstruacion|colicos|periodo)\b/,
  illness:
    /\b(?:diabet\w*|asthma\w*|asma\w*|hypertens\w*|hipertens\w*|blood pressure|presion alta|heart condition|celiac\w*|thyroid|tiroides|epilep\w*)\b/,
  heavy:
    /\b(?:i weigh|my weight|overweight|heavier|(?:\d{2,3}) ?(?:kg|kilos?|lbs?|pounds)|peso (?:\d{2,3}|mucho|mas)|sobrepeso|gordit[oa]|kilos de mas)\b/,
  hot: /\b(?:hot|heat|warm|humid\w*|summer|sunny|in the sun|calor|caluroso|caliente|verano|humedad|sol|bochorno)\b/,
  cold: /\b(?:cold|freezing|winter|snow\w*|ice|icy|chilly|frio|helad\w*|invierno|nieve|bajo cero|below zero)\b/,
  rain: /\b(?:rain\w*|wet|storm\w*|mud\w*|puddles?|rivers?|lluvi\w*|llueve|lloviendo|mojad[oa]s?|barro|rios?|charcos?)\b/,
  dark: /\b(?:dark|(?:at|by|in the|for) night|nights? runs?|night running|dawn|before sunrise|(?:de|por la|en la) noche(?! (?:antes|anterior))|oscur\w+|madrugada)\b/,
  altitude:
    /\b(?:altitude|elevation|high up|thin air|\d{4} ?m(?:eters)?|altura|altitud|puna|cusco|cuzco|sierra|metros sobre)\b/,
  trail:
    /\b(?:trails?|off ?road|mountains?|dirt|technical|hilly|hills?|monte|montana|senderos?|cerros?|tierra|cuestas|subidas)\b/,
  treadmill: /\b(?:treadmill|caminadora|cinta|trotadora|banda)\b/,
  "other-sport":
    /\b(?:bik\w+|cycl\w+|swim\w*|pool|elliptical|row\w*|soccer|football|basketball|tennis|yoga|hik\w+|crossfit|bici\w*|nad(?:ar|o)|natacion|piscina|alberca|eliptica|remo|futbol|fulbito|basquet|tenis|otros? dias?|other days|rest day)\b/,
  "long-race":
    /\b(?:half|marathons?|ultra\w*|21 ?k|42 ?k|50 ?k|long (?:run|race|runs|ones?)|media|maraton|fondos?|largas?)\b/,
  "short-race": /\b(?:5 ?k|10 ?k|short (?:run|race|ones?)|cort[oa]s?)\b/,
  water: /\b(?:water|drink(?:ing)?|agua|tomar agua|beber|hidrat\w+|hydrat\w+)\b/,
  coffee: /\b(?:coffee|caffeine|espresso|red bull|energy drinks?|cafe|cafeina|energizante\w*)\b/,
  alcohol:
    /\b(?:beers?|alcohol|wine|drinks? (?:the night|tonight)|cocktails?|cervezas?|chelas?|vino|trago|tragos|copas?|pisco)\b/,
  pills:
    /\b(?:pills?|ibuprofen|tylenol|advil|aspirin|painkillers?|magnesi\w+|pastillas?|ibuprofeno|paracetamol|aspirina|analgesicos?)\b/,
  massage:
    /\b(?:massage|foam roll\w*|ice bath|compression|masajes?|rodillo|hielo|compresion|tape|cinta kinesio\w*)\b/,
  socks: /\b(?:socks?|insoles?|inserts|medias|calcetines|calcetas|plantillas?)\b/,
  leaking:
    /\b(?:leak\w*|pee a (?:bit|little)|bladder|(?:se me )?(?:sale|escapa|sali\w*|escap\w*) .{0,12}(?:orina|pis|pipi)|incontinen\w*)\b/,
  cesarean: /\b(?:c ?section|cesarean|caesarean|cesarea)\b/,
  downhill:
    /\b(?:downhills?|way down|going down|lean forward|bajadas?|para bajar|al bajar|cuesta abajo)\b/,
  acclimatize:
    /\b(?:(?:get|getting|got) used to|acclimati\w+|adapt(?:ed|ing)?|acostumbr\w+|aclimat\w+|adaptar\w*)\b/,
  pulse: /\b(?:heart rate|pulse|hr|bpm|pulso|pulsaciones|frecuencia cardiaca)\b/,
  nights:
    /\b(?:(?:\d+(?:rd|th|nd)?|third|second|several|many|dos|tres|cuatro|varias|muchas) (?:bad |malas )?(?:nights?|noches)|nights? in a row|noches? (?:asi|seguidas))\b/,
  months:
    /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|un|dos|tres|cuatro|cinco|seis|siete|ocho) ?(?:months?|mo|mes(?:es|ecitos)?)\b/,
  food: /\b(?:eat|eating|dinner|supper|breakfast|lunch|meals?|ceno|cenar|cena|desayun\w+|almuerz\w*|comer|comida)\b/,
  early:
    /\b(?:(?:at|by|starts?|start is) (?:at )?[4-7] ?(?:am|a m|oclock)|so early|very early|(?:a|sale|largada|es) (?:a )?las [4-7](?: am| de la manana)?|muy temprano|madrugar)\b/,
  dislike:
    /\b(?:i (?:really )?(?:hate|dislike|detest|despise)|(?:i )?(?:dont|do not) (?:like|enjoy)|cant stand|not (?:a fan|into)|bores? me|odio|detesto|no me gustan?|no soporto|me aburren?|me caen? (?:mal|pesad[oa]s?)|no (?:tolero|aguanto) (?:el|la|los|las))\b/,
  "easy-days":
    /\b(?:easy|slow) (?:days?|runs?|ones?)\b|\b(?:dias?|salidas?|trotes?) (?:suaves?|lent[oa]s?|faciles)\b/,
  money:
    /\b(?:expensive|cheap\w*|cost\w*|worth it|price|budget|car[oa]s?|barat[oa]s?|cuest\w+|vale la pena|precio)\b/,
};

/** Question words. Names of things and states say more about what is asked than these do. */
const asking = new Set<Aspect>([
  "why",
  "how",
  "how-much",
  "how-often",
  "how-long",
  "when",
  "which",
  "pace",
  "normal",
  "may-run",
  "signs",
  "fails",
]);
const vague = new Set<Aspect>(["how", "may-run", "long-race", "short-race", "money", "when"]);

/** What a message asks about. */
export function aspectsOf(message: string): Aspect[] {
  const folded = fold(message)
    .replace(/['’]/g, "")
    .replace(/\bq\b/g, "que")
    .replace(/\bx(?:q)\b|\bpq\b/g, "por que");
  return aspects.filter((aspect) => cues[aspect].test(folded));
}

const aspects = Object.keys(cues) as Aspect[];

/** The follow-ups to a topic that fit a message, best first: those about most of what it asks. */
export function followUpsTo(topic: string, message: string): FoundFollowUp[] {
  const asked = aspectsOf(message);
  return followUps
    .filter((one) => one.topic === topic)
    .map((followUp) => ({ followUp, points: pointsOf(followUp, asked) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

/** An answer with its points: for each aspect of the message that it is about, 1 if vague, 2 for a question word, else 3. */
type FoundFollowUp = { followUp: FollowUp; points: number };

/** With these points or more, an answer is about a state or a thing that the message names. */
export const namedPoints = 3;

function pointsOf({ about }: FollowUp, asked: readonly Aspect[]): number {
  return about
    .filter((aspect) => asked.includes(aspect))
    .reduce((sum, aspect) => sum + (vague.has(aspect) ? 1 : asking.has(aspect) ? 2 : 3), 0);
}

/** The topic that says most about a state or a thing, where the current topic has no answer about it. */
const topicOf: Partial<Record<Aspect, string>> = {
  hot: "heat",
  cold: "cold",
  rain: "dark-and-rain",
  dark: "dark-and-rain",
  altitude: "altitude",
  old: "older-runners",
  young: "children",
  pregnant: "pregnancy",
  period: "reds",
  illness: "known-illness",
  heavy: "weight",
  alcohol: "alcohol",
  trail: "first-trail",
  food: "fuel",
};

/** The topics of the states that a message names. */
export function topicsOfStates(message: string): string[] {
  return aspectsOf(message).flatMap((aspect) => topicOf[aspect] ?? []);
}

const states = new Set(Object.values(topicOf));

/** Whether a topic is about a state of the runner or the weather, which may be named beside any other topic. */
export function isState(topic: string): boolean {
  return states.has(topic);
}
