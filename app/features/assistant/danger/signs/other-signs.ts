import { emergencyNumbers, noDoctor, type Sign, shortNumbers } from "./sign.ts";

/** Weeks of a pregnancy that somebody knows of. */
const weeks = Array.from({ length: 39 }, (_, at) => at + 4).join("|");

const pregnancyWarning: Sign = {
  id: "pregnancy-warning",
  phrases: {
    en: `
      @ $pregnant + bleed*|blood|spotting|contraction*|fluid|water broke|waters broke|leaking|cramp*|belly pain|stomach pain|pain in my belly|$dizzy|faint*|$headache|baby not moving|baby stopped moving|baby moves less|swollen calf|short of breath|chest pain - leaking urine|how to avoid
      water broke|waters broke
      waters|water > went|gone > walk|jog|run|running|pregnan*|weeks - bottle|aid|station
      weeks|pregnan* + belly|stomach|uterus|bump + tight*|hard|harden*|hurts|pain
      weeks + spotting|bleed*|contraction*
      baby > moving less|moves less|not moving|isnt moving|stopped moving|kicking less - stroller
      barely|hardly|cant|havent|dont|not > feel baby|felt baby|feel kicks|felt kicks|feel any kicks|felt any kicks - stroller|jogging stroller
      no movement|no movements|less movement + baby|pregnan*
      no kicks|no kicking|fewer kicks + baby|weeks|pregnan*
      baby + moving less|not moving|isnt moving|stopped moving
      weeks + leaking|leak|fluid|gush - weeks of training|fluid intake|hydrat*
      baby + isnt kicking|not kicking|stopped kicking|hasnt kicked|kicks less|hasnt moved|not moving|moves less|isnt moving|not move|moved less|quiet - stroller|jogging stroller
      contractions|contraction - muscle
      after giving birth|postpartum|gave birth|c section + bleed*|blood|fever|pain|heavier|clots|incision|open*
      bleed*|spotting > week > ${weeks} - nipple*|toenail*|gums|plan|blister*
    `,
    es: `
      @ $pregnant + sangr*|manche|mancha*|manchado|contraccion*|liquido|rompi fuente|fuente|colico*|dolor vientre|dolor de barriga|dolor en el vientre|duele vientre|duele la barriga|$dizzy|desmay*|$headache|bebe no se mueve|no se mueve|pantorrilla hinchada|falta el aire|dolor pecho - perdidas de orina|como evito
      rompi fuente|se me rompio la fuente
      rompio|rompi > bolsa|fuente - zapatilla|bolsa de plastico|bolsa del kit|geles
      semanas|embaraz* + panza|barriga|vientre|utero + dura|duro|endurec*|duele|aprieta
      semanas + manche|manchado|sangr*|contraccion*
      bebe + se mueve menos|no se mueve|dejo de moverse|patea menos
      semanas + liquido|manche|agua - semanas para|semanas de entrenamiento|litros|hidrat*|tomar|cuanta agua|beber|bebo
      @ embaraz*|gestacion|meses de embarazo + manche|manchas|sangre
      bebe|bebita|guagua + no patea|patea poco|no se mueve|se mueve poco|no lo siento|no la siento|quieto|quieta|como antes - coche
      casi no|no|apenas|ya no|dejo de > siento bebe|siento bebita|siento guagua|sentir bebe|sentir bebita|sentir guagua - coche
      casi no|no|apenas|ya no|dejo de > se mueve|moverse|patear > bebe|bebita|guagua - coche
      contracciones|contraccion - muscular|musculares
      posparto|parto|cesarea|di a luz + sangr*|fiebre|dolor|coagulos|herida|abrio
      sangr*|manch* > semana > ${weeks} - pezon*|una|encias|plan|ampolla*
    `,
  },
  answer: {
    en: `**Stop and get medical help now: call the ward or the midwife who knows you, or go to an emergency room with obstetrics.** ${emergencyNumbers.en}

Guidelines name as signs to stop at once: bleeding, fluid from the vagina, regular painful contractions, pain in belly or chest, breathlessness before effort, dizziness, headache, a swollen or painful calf, weak muscles, or a baby that moves less.

- Sit or lie on your side, with somebody near you. Do not drive yourself.
- No painkillers.
- Take the papers of the pregnancy along, and say in which week you are.

No running before a doctor or midwife has agreed. ${noDoctor.en}`,
    es: `**Para y busca ayuda médica ya: llama al hospital o a la obstetra que te conoce, o ve a una emergencia con obstetricia.** ${emergencyNumbers.es}

Las guías nombran como señales para parar de inmediato: sangrado, líquido por la vagina, contracciones regulares y dolorosas, dolor de vientre o de pecho, falta de aire antes del esfuerzo, mareo, dolor de cabeza, una pantorrilla hinchada o dolorida, debilidad muscular, o un bebé que se mueve menos.

- Siéntate o acuéstate de lado, con alguien cerca. No manejes.
- Nada de analgésicos.
- Lleva tus papeles del embarazo y di en qué semana estás.

Nada de correr antes de que un médico o una obstetra lo apruebe. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Warning signs to stop exercise in pregnancy, of the American College of Obstetricians and Gynecologists",
      address: "https://www.babymed.com/daily-living/exercise-when-stop-during-pregnancy",
      seen: "2026-11-28",
    },
  ],
};

/** Blood from stomach, gut or inside the belly. */
const innerBleeding: Sign = {
  id: "inner-bleeding",
  phrases: {
    en: `
      blood|bloody|red|black + stool*|poop*|shit|bowel movement|diarrhea|rectal|rectum|anus|vomit*|throw up|threw up|throwing up|puk*|toilet paper|when i wipe - red bull|black coffee
      number two|number 2|poo|crap + blood*|black|red|tar
      rectal bleeding|internal bleeding|coffee grounds|tarry|hemorrhag*
      coffee grounds|black poop|black stool|black stools|tarry stool|tarry poop|stool is black|poop is black
      stool*|poop + black|tar|bloody|red|maroon
      blood|bleed* + when i wipe|wiping|toilet
      blood|bleeding|bloody > rectum|bottom|bum|behind
      vomit*|threw up|throw up|throwing up|puk* + black|like coffee|coffee colored|coffee coloured|dark brown - black coffee|black pudding|blacked|blackout
      @ belly|stomach|abdomen|tummy|spleen|ribs + shoulder tip|tip of my shoulder|left shoulder|shoulder + crash*|fell|fall|hit|kick*|handlebar*|tackle* - this fall|fall race
      @ bloodthinner*|warfarin|coumadin|eliquis|xarelto|apixaban + bruise|bruises|bruised|bruising
      stool*|poop*|poo|toilet|bowel movement* + dark|black|tar*|sticky + ibuprofen*|advil*|motrin|aleve*|naproxen*|aspirin*|diclofenac|ketorolac|meloxicam|antiinflam*|painkiller* - coffee
    `,
    es: `
      sangr* + heces|caca|popo|excremento|ano|recto|vomit*|vomito|diarrea|bano|papel|evacu*|defec* - analisis
      del dos|numero dos|deposicion* + sangr*|negr*|roj*
      borra de cafe|posos de cafe|caca negra|heces negras|popo negro|vomito negro|hemorragia interna
      sangr* + limpiarme|limpio|limpiar|al bano
      sangr* > recto
      @ caca|popo|heces|deposicion*|excremento|evacu*|hago|obro|obre|bano|inodoro + negro|negra|negras|negros|oscur*|alquitran|pegajos* + ibuprofeno*|advil|apronax|flanax|naproxeno*|aspirina*|diclofenaco*|ketorolaco*|meloxicam|antiinflam*|analgesico* - una negra|moreton*|cafe
      caca|popo|heces|deposicion* + negr*|sangr*|roj*|alquitran
      vomit*|vomito|devolvi|devuelvo|arroje + negr*|como cafe|color cafe|como borra|marron oscuro|color vino - cafe negro|lista negra|viernes negro
      @ panza|barriga|vientre|abdomen|estomago|bazo|costillas + hombro + cai|caida|golpe*|choque|patada|manubrio
      @ anticoagul*|warfarina|sintrom|xarelto|eliquis + moreton*|moraton*
    `,
  },
  answer: {
    en: `${emergencyNumbers.en} Blood in what you vomit, black or bloody stool, a belly that hurts after a blow or a fall, or a bruise that keeps growing with blood thinners can be bleeding inside, and that is not seen from outside. Ibuprofen, naproxen, diclofenac and aspirin can make the stomach bleed.

- **Call at once** for a lot of blood, vomit like coffee grounds, black stool, dizziness or fainting, pale cold skin, a fast pulse, a hard belly, pain in the tip of a shoulder after a blow, or a blow to the head if you take blood thinners.
- Lie down if you feel faint, on the side if you vomit. Nothing to eat or drink, no running, no driving yourself.
- Stop ibuprofen, naproxen, aspirin and the like, take no other painkiller instead before a doctor has seen you, and no alcohol. Tell of blood thinners.
- **A few red streaks, only once, after a long race, and you feel well otherwise:** a doctor today, and no run before that. The gut gets little blood in a long race, but it has to be looked at.

${noDoctor.en}`,
    es: `${emergencyNumbers.es} Sangre en el vómito, heces negras o con sangre, un vientre que duele tras un golpe o una caída, o un moretón que sigue creciendo con anticoagulantes puede ser una hemorragia interna, y esa no se ve por fuera. El ibuprofeno, el naproxeno, el diclofenaco y la aspirina pueden hacer sangrar el estómago.

- **Llama de inmediato** ante mucha sangre, vómito como posos de café, heces negras, mareo o desmayo, piel pálida y fría, pulso rápido, vientre duro, dolor en la punta de un hombro tras un golpe, o un golpe en la cabeza si tomas anticoagulantes.
- Acuéstate si te sientes desmayar, de lado si vomitas. Nada de comer ni beber, no corras y no manejes.
- Deja el ibuprofeno, el naproxeno, la aspirina y parecidos, no tomes otro analgésico en su lugar antes de que te vea un médico, y nada de alcohol. Di si tomas anticoagulantes.
- **¿Solo unas hebras rojas, una vez, tras una carrera larga, y lo demás bien?** Hoy a un médico, y antes de eso no corras. En una carrera larga al intestino le llega poca sangre, pero hay que revisarlo.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Mayo Clinic, Gastrointestinal bleeding: symptoms and causes",
      address:
        "https://www.mayoclinic.org/diseases-conditions/gastrointestinal-bleeding/symptoms-causes/syc-20372729",
      seen: "2026-12-01",
    },
    {
      name: "WebMD, Shock treatment: on the side when vomiting, nothing to eat or drink",
      address: "https://www.webmd.com/first-aid/shock-treatment",
      seen: "2026-12-01",
    },
    {
      name: "SIU School of Medicine, Spleen injuries",
      address: "https://www.siumed.org/treatment/spleen-injuries.html",
      seen: "2026-12-01",
    },
    {
      name: "HealthLink BC, Blood thinners: signs of abnormal bleeding",
      address: "https://healthlinkbc.ca/health-topics/blood-thinners-signs-abnormal-bleeding",
      seen: "2026-11-28",
    },
  ],
};

const bleeding: Sign = {
  id: "bleeding",
  phrases: {
    en: `
      bleed*|blood + wont stop|cant stop|doesnt stop|not stopping|heavily|lots|a lot|gushing|pouring|spurting|everywhere|hours - blood drive|blood moon
      nose > bleed*|bled - nose hill
      nosebleed|nosebleeds + hour|wont stop|keep|again|often
      deep cut|deep gash|deep wound|big gash|cut to the bone
      stepped|stepping|stood > nail|glass|needle|screw|syringe|fish hook|rusty
      cut|gash|wound|scrape|hole|puncture* + deep|wide|open|gaping|bone|stitches|wont close|rusty|pus|smell*|red line|red streak*|infect* - open course|wide open
      blood|bleeding|bloody > ear|ears|eye|gums
    `,
    es: `
      sangr* + no para|no deja|no se detiene|mucha|mucho|bastante|chorro|horas|no puedo parar - sangre nueva|donar
      sangr* > nariz - maquillaje
      hemorragia*|desangr*
      corte profundo|herida profunda|herida abierta|corte muy profundo
      pise|clave|clavo|enterro|enterre > clavo|vidrio|aguja|tornillo|fierro|espina|jeringa - clavos para
      corte|herida|raspon|tajo + profund*|abiert*|hueso|puntos|oxid*|pus|huele|linea roja|infect*
      sangr* > oido|oidos|ojo|encias
    `,
  },
  answer: {
    en: `**A wound:** press hard on it with a clean cloth and keep pressing for ten minutes without looking; raise the limb. If it spurts or soaks through, press harder, add a cloth, and call.

${emergencyNumbers.en} Do so for bleeding that does not stop, dizziness, pale cold skin, or if you take blood thinners.

**Nosebleed:** sit, lean forward, pinch the soft part for fifteen minutes; a doctor if it goes on.

${noDoctor.en}`,
    es: `**Una herida:** presiona fuerte con una tela limpia y sigue diez minutos sin mirar; levanta la extremidad. Si sale a chorros o traspasa la tela, presiona más, añade otra y llama.

${emergencyNumbers.es} Hazlo ante un sangrado que no para, mareo, piel pálida y fría, o si tomas anticoagulantes.

**Sangrado de nariz:** sentado, inclinado hacia adelante, aprieta la parte blanda quince minutos; al médico si sigue.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "HealthLink BC, Blood thinners: signs of abnormal bleeding",
      address: "https://healthlinkbc.ca/health-topics/blood-thinners-signs-abnormal-bleeding",
      seen: "2026-11-28",
    },
  ],
};

const bite: Sign = {
  id: "bite",
  phrases: {
    en: `
      dog|coyote|bear|horse|goose|pig|snake|rattlesnake|bat|raccoon|monkey|spider|scorpion|tick|cat|fox + bit|bitten|bite|bites|stung|broke the skin|broke skin|got my leg|got my calf|attacked|teeth - bite size|mad dog|frost
      rattlesnake|snake|viper|scorpion + me|my ankle|my leg|got|hand
      snakebite|dog bite|tick bite + i|im|my|me|he|she|got|what|help|treat*|first aid|happened|swollen|trail|hurts|emergency - price|cost|entry fee|register|when is
      dog|cat|bat|monkey > got|scratched|tore|nipped|grabbed + calf|leg|hand|arm|skin|ankle
    `,
    es: `
      perro|perros|zorro|caballo|chancho|cerdo|serpiente|vibora|culebra|murcielago|mono|arana|alacran|escorpion|garrapata|gato + mord*|pico|picado|picadura|mordida|rompio piel|agarro pierna|ataco|ataque|colmillo*
      mordedura|mordida perro|me mordio
      perro|gato|mono > agarro|araño|arano|rasguno|clavo + pierna|pantorrilla|mano|brazo|tobillo|gemelo
      rasgun*|arano|araño + perro|gato|mono|murcielago
    `,
  },
  answer: {
    en: `**A bite of a dog, bat or other animal:** wash the wound at once for fifteen minutes with soap and running water, then see a doctor **today**, also for a scratch: the vaccine against rabies works only before the disease begins. Ask who owns the dog and whether it is vaccinated.

**A snake, scorpion or black spider:** ${emergencyNumbers.en} Sit down, keep the limb still and at the height of the heart, take off rings and shoes, do not walk. No cutting, sucking, ice or tourniquet. Remember what it looked like; do not catch it.

**A tick:** pull it out straight with fine tweezers, wash, note the day; a doctor for a growing red ring or fever in the next weeks.

Swollen face, trouble breathing or dizziness after a bite or sting: call now. ${noDoctor.en}`,
    es: `**Mordedura de perro, murciélago u otro animal:** lava la herida de inmediato quince minutos con jabón y agua corriente, y ve **hoy** a un médico, también por un rasguño: la vacuna contra la rabia solo sirve antes de que empiece la enfermedad. Pregunta de quién es el perro y si está vacunado.

**Serpiente, alacrán o araña negra:** ${emergencyNumbers.es} Siéntate, deja la extremidad quieta y a la altura del corazón, quita anillos y zapatillas, no camines. Nada de cortar, chupar, hielo ni torniquete. Recuerda cómo era; no la atrapes.

**Garrapata:** sácala recta con pinzas finas, lava y anota el día; al médico si aparece un anillo rojo que crece o fiebre en las semanas siguientes.

Cara hinchada, dificultad para respirar o mareo tras una mordedura o picadura: llama ya. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "World Health Organization, Rabies: post-exposure prophylaxis",
      address: "http://who.int/rabies/home_treatment/en/",
      seen: "2026-11-29",
    },
  ],
};

const severePain: Sign = {
  id: "severe-pain",
  phrases: {
    en: `
      unbearable|excruciating|worst pain|agonizing|agony|10 out of 10|10/10|screaming in pain|severe + pain*|hurt*|ache*|cramp*|stomach|belly|abdomen|back|testicle*|eye - agony of defeat|views
      testicle*|balls|groin + swollen|sudden|severe|twisted|blue - footballs|tennis|massage|foam
      stomach|belly|abdomen|abdominal|appendix + hard|rigid|severe|right side|lower right|right lower|doubled over|fever
      testicle*|testicular|scrotum + pain*|hurt*|ache*|aching
    `,
    es: `
      insoportable|peor dolor|terrible|atroz|horrible|10 de 10|no aguanto el dolor|intenso|muy fuerte|fortisimo + dolor*|duele*|colico*|vientre|estomago|abdomen|testiculo* - calor|vista|clima|frio
      colico*|retorcijon* > fuerte|fuertes|fortisim*|horrible*|terrible* - regla|periodo|menstru*|dias
      testiculo*|huevos + hinchad*|dolor*|duele*|repente|torcid* - desayuno|comer
      estomago|vientre|barriga|panza|abdomen|abdominal|apendice + duro|dura|lado derecho|a la derecha|abajo derecha|derecha abajo|doblad*|fiebre
    `,
  },
  answer: {
    en: `**Do not run. A pain that strong has to be seen today,** at an emergency room or by calling your local emergency number (${shortNumbers.en}).

Call for: a pain that came suddenly and is the worst you have had, a belly that is hard, pain with fever or vomiting, pain in a testicle, pain after a fall or blow, a limb that is numb, pale or cold, or if you can hardly stand, think or speak.

- Lie as it hurts least. Nothing to eat or drink until somebody has examined you.
- No painkillers to be able to run or to wait it out.
- Do not drive yourself, and do not be alone.

${noDoctor.en}`,
    es: `**No corras. Un dolor tan fuerte tiene que verlo alguien hoy,** en urgencias o llamando a tu número local de emergencias (${shortNumbers.es}).

Llama ante: un dolor que llegó de golpe y es el peor que has tenido, un vientre duro, dolor con fiebre o vómitos, dolor en un testículo, dolor tras una caída o golpe, una extremidad dormida, pálida o fría, o si apenas puedes estar de pie, pensar o hablar.

- Acuéstate como menos duela. Nada de comer ni beber hasta que te examinen.
- Nada de analgésicos para poder correr o aguantar.
- No manejes ni te quedes solo.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Compartment syndrome, what severe pain means (text of the NHS)",
      address: "https://notinline.org/health-conditions/compartment-syndrome",
      seen: "2026-11-28",
    },
  ],
};

const vomiting: Sign = {
  id: "vomiting",
  phrases: {
    en: `
      keep|cant stop|wont stop|nonstop|every time|whenever|always|after every|since + $vomiting - gels make
      cant keep > down|water down|food down|anything down
      nothing|no food|no water > stays|staying|stayed|keeps|kept|goes|going > down
      not even > water|sips|a sip + down|hours|vomit*|stays - aid station|aid stations
      diarrhea + days|fever|blood|cant stop|dehydrat*|severe|vomit* - runners trots
      dehydrated|dehydration + severe|faint*|no pee|confus*|dizz*|hospital|sunken - how do i avoid|prevent
      threw up|vomited|vomiting|puked|throwing up > times|twice|again and again|all night|all day|everything|since - my pr
      havent kept|didnt keep|not keeping|cant hold|cant keep|couldnt keep > water down|food down|anything down|fluids down|fluids in|anything in|water in
    `,
    es: `
      no paro|no puedo parar|no dejo|cada vez|siempre|todo el tiempo|desde|sigo + vomit*|nausea*|devolv*|devuelvo - geles
      no retengo|no me queda|no puedo retener|no aguanto|no tolero > nada|ni agua|agua|comida|liquido
      nada|ni agua|ni el agua > se queda|me queda|se me queda|aguanta|para > adentro|dentro|estomago
      diarrea + dias|fiebre|sangre|no para|deshidrat*|fuerte|vomit*
      deshidratad*|deshidratacion + mucho|desmay*|no orino|confundid*|mare*|hospital - como evito|prevenir
      mal|malo|mala|enfermo|enferma|descompuest*|revuelto > estomago|panza|barriga + vomit*|diarrea
      vomite|vomito|vomitando|devolvi > veces|toda la noche|todo el dia|todo lo que|desde
      llevo|llevamos|lleva|desde hace > horas|dias|rato + vomit*|devolv*
    `,
  },
  answer: {
    en: `**Do not run until it has stopped and somebody has looked at it.** Vomiting or diarrhea that does not end takes water and salts that the heart and kidneys need.

- Small sips every few minutes, best an oral rehydration solution; not plain water by the liter.
- **Call your local emergency number** (${shortNumbers.en}) for confusion, a bad headache, fainting, blood, a hard belly, a stiff neck with fever, or if you drank very much in a race before: that can be low sodium.
- **A doctor today** if nothing stays down for a day, you hardly urinate, have a fever, or it happens after every run.
- If you make yourself vomit, you are not alone: a doctor, or somebody you trust, helps without judging.

${noDoctor.en}`,
    es: `**No corras hasta que haya parado y alguien lo haya visto.** Los vómitos o la diarrea que no terminan se llevan agua y sales que el corazón y los riñones necesitan.

- Sorbos pequeños cada pocos minutos, mejor suero oral; no agua sola por litros.
- **Llama a tu número local de emergencias** (${shortNumbers.es}) ante confusión, dolor de cabeza fuerte, desmayo, sangre, vientre duro, cuello rígido con fiebre, o si antes bebiste muchísimo en una carrera: puede ser sodio bajo.
- **Hoy al médico** si no retienes nada en un día, casi no orinas, tienes fiebre o te pasa después de cada salida.
- Si te lo provocas, no estás solo: un médico, o alguien de confianza, ayuda sin juzgar.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Hew-Butler et al., Exercise-Associated Hyponatremia, 2019",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6735969/",
      seen: "2026-11-28",
    },
  ],
};

const lightning: Sign = {
  id: "lightning",
  phrases: {
    en: `
      lightning|thunder|thunderstorm|thunderstorms + what|if|when|caught|do i|should|safe|during|ridge|mountain|trail|in the - half|thunder run|thunder bay|lightning fast|lightning run
      struck|hit > by lightning
    `,
    es: `
      rayo|rayos|trueno|truenos|relampago*|tormenta|tormentas + que hago|que hacer|si|cuando|durante|montana|cumbre|trail|en la|peligro|agarra|seguro - carrera el rayo|rayo de
      cayo|alcanzo|partio > rayo
    `,
  },
  answer: {
    en: `With thunder leave the ridge and open ground at once, and go down. Stay away from single trees, water, metal and poles, and apart from each other. A building or a car is safe. Without one nowhere outside is safe: keep moving down and toward shelter, and do not lie down. Go on thirty minutes after the last thunder. In the Andes and the Rockies start early: storms come in the afternoon.

**Was somebody struck?** Call your local emergency number (${shortNumbers.en}). You can touch the person; no normal breathing means: push hard and fast in the middle of the chest. See a doctor also if you feel well.`,
    es: `Con truenos deja de inmediato la cresta y el campo abierto, y baja. Lejos de árboles solos, agua, metal y bastones, y separados entre ustedes. Un edificio o un auto protege. Si no hay, nada afuera es seguro: sigue bajando hacia un refugio y no te acuestes. Sigue treinta minutos después del último trueno. En los Andes sal temprano: las tormentas llegan por la tarde.

**¿Le cayó a alguien?** Llama a tu número local de emergencias (${shortNumbers.es}). Puedes tocar a la persona; si no respira con normalidad, comprime fuerte y rápido en el centro del pecho. Ve al médico aunque te sientas bien.`,
  },
  sources: [
    {
      name: "National Weather Service, why it dropped the lightning crouch in 2008",
      address: "https://www.weather.gov/safety/lightning-crouch",
      seen: "2026-11-28",
    },
    {
      name: "National Weather Service, lightning safety rules",
      address: "https://www.weather.gov/pub/pnslightningsafety",
      seen: "2026-11-28",
    },
  ],
};

const lost: Sign = {
  id: "lost",
  phrases: {
    en: `
      got|get|am|im|were|are > lost - weight|kg|kilos|lb|lbs|pounds|lost weight|lost my|lost the|lost interest
      lose|lost > my way|the trail|the path|the course|the markings - weight
    `,
    es: `
      me perdi|me pierdo|me pierda|perderme|nos perdimos|estoy perdido|estoy perdida|perdido en la montana|estamos perdidos|estamos perdidas|andamos perdidos
    `,
  },
  answer: {
    en: `Stop, and stay calm: do not run on and hope. Go back to the last mark that you saw, if you are sure of the way. If not, stay where you are, put on everything warm, and call the race or the emergency number (${shortNumbers.en}); three signals with whistle or light, a pause of a minute, and three again mean help. Before the start load the route onto your phone, and tell somebody when you are back.`,
    es: `Detente y calma: no sigas corriendo a ver qué pasa. Vuelve a la última marca que viste, si estás seguro del camino. Si no, quédate donde estás, abrígate y llama a la carrera o a emergencias (${shortNumbers.es}); tres señales con silbato o luz, un minuto de pausa y otras tres piden ayuda. Antes de salir carga la ruta en el teléfono y dile a alguien cuándo vuelves.`,
  },
  sources: [
    {
      name: "hikeSafe (New Hampshire Fish and Game), Emergencies",
      address: "https://hikesafe.com/emergencies",
      seen: "2026-11-28",
    },
  ],
};

const substances: Sign = {
  id: "substances",
  phrases: {
    en: `
      cocaine|lines of coke|line of coke|did coke|snorted coke|mdma|took ecstasy|took molly|did molly|meth|methamphetamine*|amphetamine*|ketamine|heroin|fentanyl|lsd|magic mushrooms|ghb|mephedrone + took|take|taking|did|do|used|use|using|had|snort*|smoked|tried|party|friday|saturday|on|night|yesterday|today|hours|race|run|before|after - war on drugs|drug free|charity|awareness
      drank|drunk|i had|downed > bottle|bottles|fifth|liter|litre > whiskey|whisky|vodka|rum|tequila|gin|pisco|liquor|spirits|brandy|bourbon|mezcal|wine
      drank|drunk|i had|downed > 8|9|10|11|12|13|14|15|16|18|20|24 > beers|shots|cocktails - espresso
      still drunk|blind drunk|black out drunk|blackout drunk|drank myself|so drunk|alcohol poisoning
      im|i am|still|pretty|bit|kinda > drunk|wasted|hammered|tipsy|buzzed + run|running|race|tomorrow|tonight|morning|take - runner high|with happiness
    `,
    es: `
      cocaina|coca|merca|mdma|extasis|metanfetamina*|anfetamina*|ketamina|keta|heroina|fentanilo|lsd|tusi|popper*|pasta basica + meti|metimos|jale|aspire|inhale|consumi|consumo|probe|use|fume|esnife - mate|mates|hoja|hojas|te de coca|caramelo*
      cocaina|mdma|extasis|metanfetamina*|anfetamina*|ketamina|heroina|tusi|fentanilo + tome|tomo|anoche|ayer|hoy|corro|correr|carrera - contra la|contra las|prevencion|benefic*
      meti|metimos|jale|esnife > pase|pases|raya|rayas|linea|lineas|pastilla|pastillas|droga|drogas
      tome|bebi|tomamos|baje > botella|botellas|litro|litros > pisco|whisky|wisky|vodka|ron|tequila|ginebra|aguardiente|mezcal|vino
      tome|bebi|tomamos > caja|cajas > cerveza|cervezas|chela|chelas
      tome|bebi|tomamos > 8|9|10|11|12|13|14|15|16|18|20|24 > cervezas|chelas|tragos|shots
      sigo borrach*|todavia borrach*|aun borrach*|muy borrach*|coma etilico|borrachera + corr*|carrera|fondo|entren*|anoche|ayer|hoy|maraton|media
      pasado|pasada > copas|tragos|cervezas|chelas
      ando|estoy|quede > borrach*|ebri*|tomado|tomada|pedo|peda|jalad* + corr*|carrera|manana|tomo algo|entren*
    `,
  },
  answer: {
    en: `**Do not run or race today, however well you feel.** I do not judge, and I tell nobody.

${emergencyNumbers.en} Do so for pain or pressure in the chest, a racing or irregular heartbeat, a bad headache, fainting, a seizure, confusion, a very hot body, or somebody who cannot be woken. Tell them what was taken and when: they need it to help. A person who is drunk and sleepy lies on the side and is not left alone.

- **Cocaine, amphetamines, ecstasy:** they narrow the vessels of the heart and raise pulse and temperature; effort on top can end in a heart attack, also in the young. The next day is not safe either. See a doctor before you train hard again if you felt your heart.
- **Much alcohol:** balance, the warmth of the body and the beat of the heart suffer until well into the next day. Water, salt, food and sleep; walk at most. With vomiting that does not end, trembling or dark urine see a doctor today.
- Take nothing more, no caffeine, no painkillers.

If stopping is hard, help works and is free: a doctor; in the United States 988; in Mexico the Línea de la Vida (800 911 2000); in Peru the Línea 113, option 5.

${noDoctor.en}`,
    es: `**Hoy no corras ni compitas, por bien que te sientas.** No te juzgo ni se lo digo a nadie.

${emergencyNumbers.es} Hazlo ante dolor o presión en el pecho, corazón acelerado o irregular, dolor de cabeza fuerte, desmayo, convulsión, confusión, cuerpo muy caliente, o si alguien no despierta. Diles qué se tomó y a qué hora: lo necesitan para ayudar. Quien está borracho y con sueño va de lado y no se queda solo.

- **Cocaína, anfetaminas, éxtasis:** estrechan las arterias del corazón y suben el pulso y la temperatura; con esfuerzo encima puede haber un infarto, también en jóvenes. El día siguiente tampoco es seguro. Ve a un médico antes de volver a entrenar fuerte si sentiste el corazón.
- **Mucho alcohol:** el equilibrio, el calor del cuerpo y el ritmo del corazón sufren hasta bien entrado el día siguiente. Agua, sal, comida y sueño; a lo más, camina. Con vómitos que no paran, temblor u orina oscura, ve hoy a un médico.
- No tomes nada más: ni cafeína ni analgésicos.

Si te cuesta dejarlo, la ayuda funciona y es gratis: un médico; en Estados Unidos el 988; en México la Línea de la Vida (800 911 2000); en Perú la Línea 113, opción 5.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "American Heart Association, Management of cocaine-associated chest pain and myocardial infarction (Circulation, 2008)",
      address: "https://www.ahajournals.org/doi/10.1161/CIRCULATIONAHA.107.188950",
      seen: "2026-11-29",
    },
    {
      name: "Men's Journal, Why you should abstain from alcohol before a big race",
      address:
        "https://www.mensjournal.com/health-fitness/why-you-should-abstain-from-alcohol-before-a-big-race/",
      seen: "2026-11-28",
    },
  ],
};

const infection: Sign = {
  id: "infection",
  phrases: {
    en: `
      chest|lung|kidney|bladder|blood|bone|heart + infection|infected - chest strap
      stiff neck|neck stiff + fever|rash|light hurts|headache|vomit*
      red streak*|red line|red lines|redness spread*|red stripe + leg|arm|foot|up|blister|wound|cut|bite|toe|pus|spreading - route|metro|train|shoe|tempo
      blister|wound|cut|scrape|toe|toenail|foot|leg|skin|bite + pus|infected|infection|oozing + fever|chills|hot|spreading|red up
      cut|wound|blister|scrape|gash|bite|sting|toe|leg|foot + red|hot|redness + streak*|spreading|spreads|line|lines|going up|creeping|climbing - metro|tempo|route|course|red line
      sepsis|septic|cellulitis|blood poisoning + i|have|had|my|run|race - charity|awareness
    `,
    es: `
      pulmon|pulmones|rinon|rinones|pecho|sangre|corazon|hueso + infeccion|infectad*
      nuca|cuello + rigid*|tieso|tiesa|dur* + fiebre|manchas|sarpullido|vomit*|luz
      raya roja|rayas rojas|linea roja|lineas rojas|mancha roja que crece + pierna|brazo|pie|sube|ampolla|herida|corte|picadura|dedo|pus - metro|tren|zapatilla
      ampolla|herida|corte|raspon|dedo|una|pie|pierna|piel|picadura + pus|infectad*|infeccion|supura + fiebre|escalofrio*|caliente|extiende|sube
      corte|cortada|herida|ampolla|raspon|picadura|pierna|pie|dedo + roj*|caliente + raya*|linea*|avanza|se extiende|extendiendo|subiendo|sube - metro|tren|ruta|meta
      sepsis|septicemia|celulitis infecciosa|erisipela + tengo|tuve|correr|carrera - benefic*
    `,
  },
  answer: {
    en: `**Do not run. See a doctor today,** at an emergency room if no other one is open. Red streaks that go up a limb, redness that spreads, or a blister or wound with pus and fever is an infection that travels, and it needs antibiotics, not time.

${emergencyNumbers.en} Do so for fever with shivering, confusion, fast breath or heartbeat, fainting, pain far worse than the wound looks, or skin that turns purple or black.

- Draw the edge of the redness with a pen and write down the time.
- Wash it, cover it, keep the limb up and still, take off rings and tight shoes.
- Do not squeeze or cut it, and take no old antibiotics.
- Say so if you have diabetes, are pregnant or take medicines that weaken the defenses.

${noDoctor.en}`,
    es: `**No corras. Ve hoy mismo a un médico,** a urgencias si no hay otro. Rayas rojas que suben por una extremidad, un enrojecimiento que avanza, o una ampolla o herida con pus y fiebre es una infección que viaja, y necesita antibióticos, no tiempo.

${emergencyNumbers.es} Hazlo ante fiebre con escalofríos, confusión, respiración o corazón acelerados, desmayo, un dolor mucho peor de lo que se ve la herida, o piel que se pone morada o negra.

- Marca con un lapicero el borde de lo rojo y anota la hora.
- Lávala, cúbrela, ten la extremidad en alto y quieta, quítate anillos y zapatos apretados.
- No la aprietes ni la cortes, y no tomes antibióticos que sobraron.
- Avisa si tienes diabetes, estás embarazada o tomas medicinas que bajan las defensas.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Shoppers Drug Mart, Cellulitis",
      address: "https://www.shoppersdrugmart.ca/en/health-and-pharmacy/conditions/cellulitis/145",
      seen: "2026-11-29",
    },
  ],
};

export const otherSigns = {
  pregnancyWarning,
  innerBleeding,
  bleeding,
  bite,
  severePain,
  vomiting,
  substances,
  infection,
  lightning,
  lost,
};
