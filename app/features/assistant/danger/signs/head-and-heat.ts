import { asksAboutIt, emergencyNumbers, noDoctor, type Sign, shortNumbers } from "./sign.ts";

const stroke: Sign = {
  id: "stroke",
  phrases: {
    en: `
      curtain|shadow|veil + eye|eyes|vision|sight - finish|window
      thunderclap|lightning bolt|bolt|explosion|gunshot|hammer + head - thor|bolt from usain|fun run
      face|mouth|smile|eyelid + droop*|fell|falling|one side|numb*|crooked|lopsided|paraly* - falling in love|face first|face plant
      half|side|one side > face > numb*|asleep|tingl*|dead|weak*
      cant smile|cant hold cup|smile + straight|crooked|uneven
      arm > hangs|hanging|drops|dangling|wont move
      speech|words|talking|speak|talk + slurr*|garbled|jumbled|come out wrong|coming out wrong|not coming out|weird|properly|clearly|right|funny - easy run|conversational
      slurring words|slurring|slurred
      one side|half|left side|right side + body|face + numb*|weak*|paraly*|tingl*|cant move|droop*
      arm + suddenly|sudden|cant lift|cant raise|cannot lift|cant move|gone weak|went weak|went limp|limp|paraly* - push ups|weights|gym
      having|had|has|have|mini|a > stroke - heatstroke|swim*|breast|back|butterfly|stroke rate|stroke of luck|survivor*|charity|awareness|golf
      stroke symptoms|signs of stroke|is it a stroke|transient ischemic
      worst|thunderclap|sudden|explosive|explod* > headache|head
      eye|eyes > went dark|went black|went blank|goes dark|goes black|dark for|black for - black eye
      blind|blindness + eye|sudden*|came back|minute|seconds|went - guide|blind runner|color blind|visually
      lost|losing|cant|couldnt|unable|went|gone + vision|sight|see|blind + eye|suddenly|sudden|one|half - finish|website|page|map|screen
      cant remember|dont know|forgot > my own|own > address|name|phone
      no feeling|lost feeling|lost all feeling|cant feel > left side|right side|one side|half my body|half my face|right arm|arm|one arm|one hand - ice bath|cold water
      see double|seeing double|saw double|double vision - pb|personal best|hit my head|banged my head|hit his head|hit her head|fell|fall|crash*|tripped|knocked|bumped my head|concuss*
      vision|sight|eyesight + gone|lost|disappear*|half|curtain|black spot|one eye - finish|website|night vision
      cant move|cant lift|cant raise|dead|limp|paraly* > right arm|left arm|right side|left side|arm|my arms - push ups|weights|gym
      words|speech|sentences > mush|come out|came out|jumbled|gibberish|slow - race guide
      hand|arm|leg|mouth|face > suddenly|just|completely|totally|went|stopped|quit > stopped working|quit working|not working|working|useless|dead - watch|phone
      arm|hand + leg|foot|face + weak*|numb*|heavy|useless|paraly* - push ups|weights|gym|lift*
      hand|hands|arm|leg + suddenly|all of a sudden|sudden + clumsy|weak|stopped|numb|dropping|useless|dead|heavy - cramp
      couldnt|cant|unable|trouble|struggl* > form|make|get out|find|put together > words|sentences|sentence|word|sense
    `,
    es: `
      veo mal|no veo bien|veo menos|veo borroso|cortina|velo + de golpe|de repente|de un ojo|en un ojo - sol de frente
      trueno|rayo|explosion|martillazo|latigazo + cabeza
      cara|boca|sonrisa|parpado + caid*|cayo|cae|torcid*|torcio|chueca|chueco|dormid*|durmio|adormec*|paraliz*|un lado|de lado|desviad* - me cayo la cara
      no puede sonreir|sonreir derecho|sonrisa chueca
      brazo > cuelga|colgando|no le responde|no me responde
      habla*|hablar|palabras|lengua + arrastr*|enredad*|traba|trabada|no le sale*|no me sale*|no salen|no puede|no puedo|raro|rara|mal|bien|torpe - corriendo|al correr|mientras corro|ritmo suave|de mal|hablar mal|pecho|aire|silba
      no puedo|no puede|no puedo ni > hablar + bien|cara|boca|brazo|derrame
      lado|mitad|medio|media + cuerpo|cara|rostro + entum*|dormid*|durm*|duerm*|adormec*|debil|paraliz*|hormigue*|no siento|no muevo|no responde|caid*|muert*
      no siento|perdi la sensibilidad|sin sensibilidad|no me responde > brazo|brazo derecho|media cara|un lado
      no puedo|no puede|no logro > levantar|mover|alzar > brazo|lado derecho|lado izquierdo|un lado|medio cuerpo
      derrame cerebral|acv|ictus|embolia|accidente cerebrovascular|trombosis cerebral - benefic*|apoyo|fundacion
      peor dolor cabeza|dolor cabeza repentino|cabeza exploto|dolor cabeza subito
      perdi|perdio|pierdo|no veo|deje de ver + vista|vision|ojo|ojos + repente|subit*|un|medio|mitad
      cieg* + ojo|repente|momento|segundos|quede - guia|corredor ciego
      no se le entiende|no se entiende lo que habla|no le entiendo lo que dice
      no veo > un ojo|ojo derecho|ojo izquierdo
      no me acuerdo|no recuerdo > direccion|mi nombre|donde vivo|que dia es
      vista|vision + borro|perdi|mitad|cortina - perdi de vista|borrosa lente
      media vista|media vision|medio campo visual
      no siento > lado izquierdo|lado derecho|medio cuerpo|mitad cuerpo
      veo doble|vision doble|vi doble - golpe*|cai|me cai|caida|choque|se cayo|tropece|me di
      vista|vision + un ojo|borra|borro|doble|cortina|oscura - perdi de vista|golpe*|cai|me cai|caida|choque|se cayo|tropece|me di
      hablo|habla|hablaba|habl* + enredad*|arrastr*|trabad*|raro|rara|pastos*|trapo - corriendo|al correr|mientras corro|pecho
      perdi|perdio|pierdo|sin > fuerza|la fuerza|movilidad > un lado|lado|brazo|medio cuerpo|mitad|mano
      palabras|frases > salen|salian|papilla|trabadas - el texto
      paralizo|paraliza|paralizaron|se engarroto + mano|brazo|cara|pierna|lado - calambre
      brazo|mano + pierna|pie|cara + debil*|dormid*|adormec*|pesad*|sin fuerza|paraliz* - pesas|gimnasio|lagartijas
      mano|brazo|pierna + de pronto|repente|subit*|de golpe + torpe|debil|dormid*|cae todo|no responde|sin fuerza|muert* - calambre
      no podia|no puedo|no logro|costaba > armar|formar|decir|encontrar|juntar > frases|palabras|frase|palabra
      brazo|mano|cara + debilito|debilita|sin fuerza|perdio fuerza|debil > minutos|rato|segundos|de repente - pesas|gimnasio
      brazo|mano|cara|debilito > debilito|brazo|mano|cara + minutos|rato|de repente - pesas|gimnasio
    `,
  },
  answer: {
    en: `**This may be a stroke. Every minute counts.** ${emergencyNumbers.en}

- **Look:** smile, is one side of the face down? Raise both arms, does one sink? Say a sentence, is the speech slurred or strange? One of these is enough to call.
- Note the time at which it began: the hospital will ask.
- Sit or lie down with the head slightly up; nothing to eat or drink, no aspirin, no driving.
- If the person won't wake up: on the side, if breathing; if not, push hard and fast in the middle of the chest.

Call also if it has already passed, and for the worst headache of your life or a sudden loss of sight. ${noDoctor.en}`,
    es: `**Puede ser un derrame cerebral (ictus). Cada minuto cuenta.** ${emergencyNumbers.es}

- **Mira:** que sonría, ¿se le cae un lado de la cara? Que levante los dos brazos, ¿uno se cae? Que diga una frase, ¿habla raro o no le salen las palabras? Con una sola de estas señales, llama.
- Anota la hora en que empezó: en el hospital la preguntarán.
- Sentado o acostado con la cabeza algo levantada; nada de comer ni beber, nada de aspirina, nada de manejar.
- ¿No despierta? De lado, si respira; si no, comprime fuerte y rápido en el centro del pecho.

Llama también si ya pasó, y ante el peor dolor de cabeza de tu vida o una pérdida repentina de la vista. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Mayo Clinic, Act FAST if you suspect stroke",
      address:
        "https://www.mayoclinic.org/diseases-conditions/stroke/in-depth/health-tip/art-20450579",
      seen: "2026-11-28",
    },
  ],
};

const burning = {
  en: "generator|generators|gas heater|space heater|propane|kerosene|paraffin|heater|brazier|charcoal|coals|wood stove|gas stove|camp stove|fireplace|furnace|boiler|exhaust|running car|car running|engine running|engine on|car on|truck running|car idling|idling|fumes",
  es: "generador|brasero|calefactor|calefaccion|estufa|calentador|terma a gas|carbon|fogata adentro|chimenea|carro prendido|auto prendido|coche prendido|camioneta prendida|motor prendido|carro encendido|auto encendido|coche encendido|motor encendido|motor andando|tubo de escape|humo del carro",
};
const poisoned = {
  en: "$headache|headache*|head aches|$dizzy|nause*|nauseous|queasy|throwing up|threw up|vomit*|feel sick|feeling sick|feels sick|felt sick|got sick|weak|faint*|passed out|pass out|confused|sleepy|drowsy|feel weird|feel strange|feel off|feel funny",
  es: "$headache|$dizzy|cabeza|$vomiting|asco|debil|debiles|siento mal|siento rar*|sentimos mal|siente mal|desmay*|confundid*|sueno|somnolient*",
};
const atHome = {
  en: "garage|basement|shed|indoors|inside|gym|cabin|house|apartment|airbnb|tent|van|room|treadmill",
  es: "garaje|garage|cochera|sotano|adentro|encerrad*|cuarto|casa|cabana|departamento|carpa|gimnasio|gym|camper|caminadora|trotadora|cinta",
};
const notFumes = {
  en: "which|best|recommend*|price|prices|parking garage|garage sale|charcoal toothpaste|charcoal pill*|charcoal tablet*|barbecue sauce|altitude|elevation",
  es: "cual|recomiend*|precio|precios|carbon activado|venta de garage|altura|altitud|estufa electrica",
};

/** A gas that nobody smells: several people feel ill, or one does near a fire or an engine. */
const carbonMonoxide: Sign = {
  id: "carbon-monoxide",
  phrases: {
    en: `
      @ carbon monoxide|monoxide|co poisoning|co alarm|co detector + ${poisoned.en}|went off|going off|goes off|beep*|ringing|exposed|poison* - ${asksAboutIt}|awareness|charity
      @ ${burning.en} + ${atHome.en} + ${poisoned.en} - ${notFumes.en}
      ${burning.en} + ${poisoned.en} - ${notFumes.en}|race|marathon|traffic|outside
      @ garage|basement|shed + treadmill|warm*|workout|gym|bike|trainer|rowing|running + $headache|headache*|$dizzy|nause*|nauseous|queasy|feel sick|feeling sick - ${notFumes.en}|heat|hot|summer
      @ everyone|everybody|we all|all of us|whole family|both of us|my wife and i|my husband and i|my roommates and i|kids and i|dog + ${atHome.en} + $headache|headache*|headaches|$dizzy|woozy - ${notFumes.en}|beer|drank|hungover|party
    `,
    es: `
      @ monoxido|monoxido de carbono + ${poisoned.es}|alarma|sono|suena|intoxic*|expuest* - ${asksAboutIt}|benefic*
      @ ${burning.es} + ${atHome.es} + ${poisoned.es} - ${notFumes.es}
      ${burning.es} + ${poisoned.es} - ${notFumes.es}|carrera|maraton|trafico|afuera
      @ garaje|garage|cochera|sotano + caminadora|trotadora|cinta|calent*|entren*|gimnasio|gym|bici|trot*|corr* + $headache|$dizzy|nausea*|me siento mal - ${notFumes.es}|calor|verano
      @ todos|toda la familia|toda mi familia|mi familia|los dos|ambos|mis hijos y yo|mi esposa y yo|mi esposo y yo|el perro + ${atHome.es} + $headache|dolor de cabeza|$dizzy|duele la cabeza - ${notFumes.es}|cerveza|fiesta|resaca
    `,
  },
  answer: {
    en: `**Get everybody out into fresh air now: this may be carbon monoxide.** It is a gas that you cannot see or smell. Heaters, braziers, charcoal, generators and running engines give it off, also with the garage door open.

${emergencyNumbers.en} Do so from outside, and say that it may be carbon monoxide. Do not wait for it to pass, also if fresh air makes you feel better.

- Switch the heater or engine off and open doors only if that takes no time: going out comes first. Take children and animals with you.
- **Do not go back in** for anything until the firefighters say that it is safe.
- Rest outside. No running, and do not drive yourself: you may faint.
- Somebody does not wake up or does not breathe normally? Say so in the call and follow what they tell you.
- A doctor has to see all who were in there, also without symptoms now: a blood test shows the gas. Say so if anybody is pregnant.

Typical are headache, dizziness, nausea, weakness, confusion and chest pain that come in one place and get better outside, often in several people at once. ${noDoctor.en}`,
    es: `**Salgan todos ahora al aire libre: puede ser monóxido de carbono.** Es un gas que no se ve ni se huele. Lo sueltan calefactores, braseros, carbón, generadores y motores encendidos, incluso con la puerta de la cochera abierta.

${emergencyNumbers.es} Hazlo desde afuera y di que puede ser monóxido de carbono. No esperes a que pase, aunque con el aire libre te sientas mejor.

- Apaga el aparato o el motor y abre puertas solo si no te demora: lo primero es salir. Lleva contigo a niños y animales.
- **No vuelvas a entrar** por nada hasta que los bomberos digan que es seguro.
- Descansa afuera. No corras ni manejes: podrías desmayarte.
- ¿Alguien no despierta o no respira normal? Dilo en la llamada y haz lo que te indiquen.
- Un médico debe ver a todos los que estuvieron adentro, aunque ahora no sientan nada: un análisis de sangre muestra el gas. Avisa si alguien está embarazada.

Lo típico es dolor de cabeza, mareo, náuseas, debilidad, confusión y dolor de pecho que vienen en un lugar y mejoran afuera, muchas veces en varias personas a la vez. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "NHS, Carbon monoxide poisoning",
      address: "https://www.nhs.uk/conditions/carbon-monoxide-poisoning/",
      seen: "2026-12-01",
    },
    {
      name: "US Health Resources and Services Administration, Poison Help: carbon monoxide",
      address: "https://poisonhelp.hrsa.gov/es/faq/monoxido-de-carbono",
      seen: "2026-12-01",
    },
    {
      name: "City of Somerville, Carbon monoxide: symptoms, fresh air and 911",
      address: "https://www.somervillema.gov/carbonmonoxide",
      seen: "2026-12-01",
    },
  ],
};

/** What a severe allergy comes from: a sting, food or a medicine. */
const trigger = {
  en: "stung|sting|bee|wasp|hornet|ant|bitten|ate|eating|eaten|food|nut|nuts|cashew*|almond*|walnut*|peanut*|shrimp|shellfish|sesame|egg|eggs|bar|gel|gels|pill|pills|tablet|medicine|medication|antibiotic*|amoxicillin|penicillin|ibuprofen*|advil|aspirin*|naproxen*|aleve|diclofenac",
  es: "picadura|pico|picaron|abeja|avispa|hormiga|comi|comio|comer|mani|nuez|nueces|almendra*|camaron*|marisco*|langostino*|huevo|barra|gel|pastilla|pastillas|medicina|medicamento|antibiotico*|amoxicilina|penicilina|ibuprofeno*|aspirina*|naproxeno*|apronax|diclofenaco*|ketorolaco*|metamizol",
};
const hitMouth = {
  en: "fell|fall|punch*|elbowed|tripped|bit my|bit it|bitten tongue|chapped|sun|pressure",
  es: "cai|caida|golpe*|codazo|mordi|mordio|tropece|sol|partidos",
};

const allergy: Sign = {
  id: "allergy",
  phrases: {
    en: `
      throat|tongue|lips|face|eyes|eyelids|mouth + $swollen|closing|closes|closed up|tight|tightening|blew up|blown up|balloon* - face mask|sore throat|cold
      anaphyla*|allergic reaction|epipen|epi pen|severe allergy|allergic shock
      stung|sting|bee|wasp|hornet|ant|peanut*|shrimp|ate + lips|lip|tongue|face|eyes|throat + fat|fatter|huge|puff*|balloon*|bigger|thick
      lips|lip|tongue + tingl*|itch*|numb + throat|closing|ate|bar|nut|nuts|peanut*|shrimp - cold
      hives|welts|itchy all over|itch* all over|itching all over|rash all over
      bee|wasp|hornet|stung|sting|ant|insect|bitten + swallow|hoarse|cant|$swollen|breath*|throat|dizz*|hives|allergic|itch*|faint*|rash|blotch* - bee cave
      stung|sting|bee|bees|wasp|wasps|hornet|peanut*|nut|nuts|shrimp|shellfish|ate + tongue|lips|lip|throat|mouth + thick|big|tingl*|itch*|tight|funny|weird|numb|swol*|swell*
      tongue|lip|lips > fat|fatter|thick|thicker|huge|big|bigger|puff*|balloon*|blew up|blown up - ${hitMouth.en}
      @ cheek|cheeks|gums|mouth|face|neck|ears + $swollen|puff*|balloon*|blew up + ${trigger.en} - ${hitMouth.en}|face mask
      throat + full|lump|funny|scratchy|itch*|weird|tight*|narrow + ${trigger.en} - cold|sore throat
    `,
    es: `
      garganta|lengua|labios|labio|cara|ojos|parpados|boca + hinch*|inflam*|cierra|cerrando|cerro|cerrada|aprieta|globo - dolor garganta|gripe
      labios|labio|lengua + hormigue*|pica|pican|dormid* + garganta|barra|barrita|mani|nuez|nueces|camaron*|comi
      anafila*|reaccion alergica|choque alergico|shock alergico|alergia fuerte|alergia severa|autoinyector|epinefrina
      ronchas|urticaria|habones|pica todo cuerpo|picazon todo cuerpo|comezon todo
      abeja|abejas|avispa|avispas|picadura|pico|picaron|hormiga|insecto + tragar|no puedo|inflam*|hinch*|respirar|aire|garganta|mare*|ronchas|alergi*|alergic*|desmay*|roncha
      abeja*|avispa*|pico|picaron|mani|camaron*|marisco*|nuez|nueces|comi|comer + lengua|labio|labios|garganta|boca + gruesa|grueso|gorda|gordo|enorme|pesada|grande|hormigue*|pica|aprieta|rara|raro|dormid*|hinch*
      lengua|labio|labios > grande|grandes|gruesa|gruesos|grueso|gorda|gordos|enorme|enormes|como globo - ${hitMouth.es}
      @ cachete|cachetes|mejilla|mejillas|encias|boca|cuello|orejas + $swollen + ${trigger.es} - ${hitMouth.es}
      garganta + nudo|rara|raro|pica|picazon|llena|cerrada|apretada + ${trigger.es} - gripe|resfri*
    `,
  },
  answer: {
    en: `**This can be a severe allergic reaction.** ${emergencyNumbers.en} Do so at once if the throat, tongue, lips or face swell, you wheeze, cannot breathe or swallow well, feel dizzy, or vomit.

- Do you have an adrenaline pen (EpiPen)? Use it now, into the outer thigh, and call. If nothing is better after five minutes and you have a second one, use it.
- Lie down with the legs up; sit if you are short of breath; on the side if you vomit. Do not stand up, do not walk to the aid station.
- Allergy tablets alone are not enough.
- It can come back hours later: let a doctor watch you, also if you feel well again.

Only itching and hives after effort or a sting, and nothing else? Stop, cool down, do not be alone for two hours, and see a doctor before the next run: effort itself can cause it. ${noDoctor.en}`,
    es: `**Puede ser una reacción alérgica grave.** ${emergencyNumbers.es} Hazlo de inmediato si se hinchan la garganta, la lengua, los labios o la cara, silba el pecho, cuesta respirar o tragar, hay mareo o vómitos.

- ¿Tienes un autoinyector de adrenalina? Úsalo ya, en la cara externa del muslo, y llama. Si a los cinco minutos nada mejora y tienes otro, úsalo.
- Acuéstate con las piernas en alto; sentado si te falta el aire; de lado si vomitas. No te levantes ni camines hasta el puesto médico.
- Las pastillas para la alergia solas no bastan.
- Puede volver horas después: que un médico te observe aunque ya te sientas bien.

¿Solo picazón y ronchas después del esfuerzo o de una picadura, y nada más? Para, refréscate, no te quedes solo por dos horas y ve a un médico antes de volver a correr: el propio esfuerzo puede causarlo. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Anaphylaxis: symptoms, and what people who see it should do",
      address: "https://www.gtw-health.com/sssc/anaphylaxis/",
      seen: "2026-11-28",
    },
  ],
};

const seizure: Sign = {
  id: "seizure",
  phrases: {
    en: `
      seizure|seizures|convuls*|epileptic fit|having a fit|had a fit - charity|foundation|awareness
      foam|foaming|frothing + mouth
      shaking|jerking|twitching|convulsing + drool*|foam*|froth*
      went|gone|goes|became|got > stiff|rigid + son|daughter|kid|child|boy|girl|he|she|hot|eyes|collapsed - stiff legs|stiff calf|legs|calves|knee|hamstring|neck|back
      went|gone|stiffened|became|started > stiff|jerking|shaking|convulsing + jerk*|shak*|track|ground|floor|eyes
      shaking|jerking|twitching + unconscious|all over|foam*|eyes rolled|cant stop|not responding|ground
    `,
    es: `
      convuls*|ataque epileptico|ataque epilepsia|crisis epileptica|crisis epilepsia - fundacion|benefic*
      espuma + boca
      bota|botando|botaba|echa|echando|saca|sacando > espuma
      temblando|tiembla|sacudiendose + babe*|baba|espuma
      quedo|puso|pone|queda > tieso|tiesa|rigido|rigida|duro como palo|dura como palo + hijo|hija|nino|nina|caliente|ojos|carrera|corriendo|piso|suelo|no responde|temblando
      temblar|temblando|sacudirse|sacudiendose|tieso|tiesa + tirad*|suelo|piso|pista|ojos - frio
      sacud* + piso|suelo|espuma|boca|todo cuerpo
      tiembla|temblando|sacude|sacudidas|sacudiendo + inconsciente|espuma boca|ojos blanco|suelo|todo cuerpo|no responde
    `,
  },
  answer: {
    en: `${emergencyNumbers.en} Do so if it is the first seizure, it lasts longer than five minutes, comes again, happened in the heat, in water, after a blow to the head or after much drinking, or if the person is pregnant, has diabetes, is hurt or does not wake properly.

- Look at the clock. Keep hard things away and put something soft under the head.
- Do not hold the person down, and put nothing into the mouth.
- When the jerking ends: on the side, check the breathing, stay.
- No drink and no food until the person is fully awake.

After a first seizure no running, driving or swimming alone before a doctor has seen you. ${noDoctor.en}`,
    es: `${emergencyNumbers.es} Hazlo si es la primera convulsión, dura más de cinco minutos, se repite, fue con calor, en el agua, tras un golpe en la cabeza o después de beber mucho, o si la persona está embarazada, tiene diabetes, se lastimó o no despierta bien.

- Mira el reloj. Aparta cosas duras y pon algo blando bajo la cabeza.
- No sujetes a la persona ni le metas nada en la boca.
- Cuando pare: de lado, mira si respira, quédate.
- Nada de beber ni comer hasta que esté del todo despierta.

Tras una primera convulsión, nada de correr, manejar ni nadar a solas antes de ver a un médico. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "UTMB Health, Seizures: first aid",
      address:
        "https://utmb.edu/utmbhealth/services/neurology/procedures-conditions/epilepsy-seizures/1000",
      seen: "2026-11-28",
    },
  ],
};

/** Joints, and how people say that one is hot or swollen: its chills are those of an infection, not of the heat. */
const joints = {
  en: ["knee", "knees", "ankle", "ankles", "hip", "elbow", "wrist", "shoulder", "joint", "joints"],
  es: "rodilla rodillas tobillo tobillos cadera codo muneca hombro articulacion articulaciones".split(
    " ",
  ),
};
const hotJoint = {
  en: joints.en
    .flatMap((joint) =>
      ["hot", "red", "warm", "swollen", "puffy"].flatMap((how) => [
        `${joint} ${how}`,
        `${how} ${joint}`,
      ]),
    )
    .join("|"),
  es: joints.es
    .flatMap((joint) => ["caliente", "roja", "rojo", "hinchad*"].map((how) => `${joint} ${how}`))
    .join("|"),
};
const anyJoint = { en: joints.en.join("|"), es: joints.es.join("|") };

const companion = {
  en: "friend|buddy|mate|partner|husband|wife|brother|sister|he|she|guy|runner|somebody|someone|teammate",
  es: "amigo|amiga|companero|companera|pata|cuate|pareja|esposo|esposa|hermano|hermana|hijo|hija|alguien|corredor|corredora|dice|dise|habla|responde",
};

const heatStroke: Sign = {
  id: "heat-stroke",
  phrases: {
    en: `
      boiling|oven|furnace|burning up|red hot|scorching + fight*|combative|aggressive|swinging|yelling|punch*|$confused - oven baked|fight for
      shiver*|shaking|chills|goosebumps + roasting|boiling|scorching|heat|hot out|100 degrees|sun - fever|hot shower|hot bath
      @ heat|sun|95 degrees|96 degrees|97 degrees|98 degrees|99 degrees|100 degrees|35 degrees|36 degrees|37 degrees|38 degrees|40 degrees|overheat*|sunny|summer|boiling|scorching|hot race|hot day|hot run|hot marathon|hot out|hot outside|hot weather + $confused|not sweating|no longer sweating|stopped sweating|dont sweat|cant sweat|fainted|goosebumps|goose bumps|chills|shiver* - hot spot|hot shower|hot bath
      @ hot|burning up + $confused|not sweating|no longer sweating|stopped sweating|dont sweat|cant sweat|fainted - hot spot|hot shower|hot bath|${hotJoint.en}
      @ hot|burning up + goosebumps|goose bumps|chills|shiver* - hot spot|hot shower|hot bath|${anyJoint.en}
      not sweating|isnt sweating|doesnt sweat|not sweating at all|stopped sweating|without sweating + weird|strange*|odd|confus*|dry|hot|red|noon|midday|rubbish|nonsense
      skin > dry|bone dry + weird|strange|odd|rubbish|nonsense|$confused|not sweating|noon|midday|stopped sweating - lotion|cream|moistur*
      @ noon|midday|no shade + ${companion.en} + $confused - start|starts|packet|registration|register|pick up|which|price|about the
      stopped sweating|not sweating anymore|no longer sweating|quit sweating|dont sweat anymore|cant sweat anymore
      skin + hot|burning + dry|confused|sense - sunscreen
      skin + hot|burning + red - sunscreen|${anyJoint.en}|blister|wound|cut|shin|calf|leg|foot|toe
      heatstroke|heat exhaustion|sunstroke + yesterday|last week|on sunday|on saturday|i had|had a|got - ${asksAboutIt}|history
      heatstroke|heat exhaustion|sunstroke|sun stroke + $person|$confused|$dizzy|vomit*|right now|friend|husband|wife|son|daughter|collaps* - ${asksAboutIt}|history
      overheated|overheating + $person|$confused|$dizzy|vomit* - watch|phone|garmin|${asksAboutIt}
      body temp*|temperature|temp + 39*|40*|41*|42*|103|104*|105*|106* - weather|forecast|degrees outside|average|${hotJoint.en}
      he|she|runner|friend|wife|husband|buddy + same question|what day it is|where we are|own name|own address
      burning to the touch|hot to the touch|burning up + nonsense|$confused|cant stand
      @ heat|sun|hot day|hot weather|sunstroke|humid|humidity|95 degrees|35 degrees|38 degrees|in the sun|sunny + $headache|pounding head|$vomiting|$dizzy|collaps*|cramps all over|chilled|chills|goosebumps|legs like jelly|cant stand - how do i avoid|prevent|how to avoid|hot shower|what pace|should i wear|common symptoms|what are
    `,
    es: `
      hirviendo|ardiendo|horno|quemando|caliente + pelea*|agresiv*|golpea|grita|manotea|$confused - plato
      @ calor|sol|33 grados|34 grados|35 grados|36 grados|37 grados|38 grados|39 grados|acalorad*|sofocad* + $confused|no suda|no sudo|ya no sudo|ya no suda|deje de sudar|dejo de sudar|dejado de sudar|escalofrios|piel de gallina - ducha|bano caliente
      @ caliente|hirviendo|ardiendo + $confused|no suda|no sudo|ya no sudo|ya no suda|deje de sudar|dejo de sudar|dejado de sudar - ducha|bano caliente|${hotJoint.es}
      @ caliente|hirviendo|ardiendo + escalofrios|piel de gallina - ducha|bano caliente|${anyJoint.es}
      no suda|no sudo|no sudando|sin sudar|ya no suda + raro|rara|seca|seco|caliente|colorad*|roj*|mediodia|$confused
      no transpira|no transpiro|ya no transpira + perdido|perdida|desvari*|raro|rara|seca|$confused - polo|camiseta|tela|ropa
      piel + seca|reseca + raro|rara|$confused|no suda|no sudo|sin sudar|mediodia - crema|hidratante
      @ mediodia|pleno sol|sin sombra|solazo|12 del dia + ${companion.es} + $confused - empieza|comienza|inscripcion|precio|kit|cual
      deje de sudar|dejo de sudar|ya no sudo|ya no suda|he dejado de sudar|no estoy sudando
      piel + caliente|hirviendo|ardiendo|roja + seca|confundid*|incoheren*|raro
      golpe de calor|insolacion|agotamiento por calor + ayer|tuve|me dio|me insole|el domingo|el sabado|hace poco - ${asksAboutIt}
      golpe calor|insolacion|insolad*|agotamiento calor|agotamiento por calor + $person|$confused|$dizzy|vomit*|ahora mismo|siento mal|fiebre - ${asksAboutIt}
      temperatura|temp + 39*|40*|41*|42* + cuerpo|tengo|corporal|tiene|meta|carpa|despues - clima|pronostico|ambiente|${hotJoint.es}
      no sabe|no sabia|no recuerda|no se acuerda > que dia es|donde esta|como se llama|su nombre
      @ calor|al sol|bajo el sol|con sol|humedad|35 grados|38 grados|solazo|caluroso + $headache|$vomiting|$dizzy|desmay*|escalofrio*|piel de gallina|desplom*|colaps*|no me sostengo|calambres en todo - como evito|prevenir|como evitar|que ritmo|que ropa|que me pongo|bano caliente
    `,
  },
  answer: {
    en: `**This may be heat stroke, which is life-threatening. Stop now.**

${emergencyNumbers.en}

**Cool at once, while help is on its way:**
- Into the shade; take off shoes, cap and spare clothes.
- Cold water is best: a tub up to the chest, or pour water without a break and fan. Ice or cold wet towels on neck, armpits and groin, changed often.
- Do not stop because the person shivers; cool until help takes over.
- Give water only to somebody who is fully awake and does not vomit. No fever medicine.
- Never leave the person alone. On the side, if not fully awake.

Cool first, transport second. ${noDoctor.en}`,
    es: `**Puede ser un golpe de calor, que pone en peligro la vida. Para ahora.**

${emergencyNumbers.es}

**Enfría de inmediato, mientras llega la ayuda:**
- A la sombra; quita zapatillas, gorra y ropa de más.
- Lo mejor es agua fría: una tina hasta el pecho, o echar agua sin parar y abanicar. Hielo o toallas frías y mojadas en cuello, axilas e ingles, cambiadas a menudo.
- No pares porque la persona tirite; enfría hasta que la ayuda tome el relevo.
- Da agua solo a quien esté del todo despierto y no vomite. Nada de medicinas para la fiebre.
- No dejes sola a la persona. De lado, si no está del todo despierta.

Primero enfriar, después trasladar. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "National Athletic Trainers' Association Position Statement: Exertional Heat Illnesses, 2015",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/",
      seen: "2026-11-28",
    },
    {
      name: "ACSM Expert Consensus Statement on Exertional Heat Illness, 2021",
      address:
        "https://journals.lww.com/acsm-csmr/Fulltext/2021/09000/ACSM_Expert_Consensus_Statement_on_Exertional_Heat.10.aspx",
      seen: "2026-11-28",
    },
  ],
};

const muchWater = {
  en: "drank|drunk|drinking|drink|chugged|chugging|downed|downing|pounding water|water|liters|litres|liter|gallon|gallons|bottles|cups|fluids|hydrat*|overhydrat*",
  es: "tome|bebi|beb*|bebiendo|tomando|tomado|bebido|agua|litros|litro|botellas|vasos|liquido|hidrat*",
};

const tooMuchWater: Sign = {
  id: "too-much-water",
  phrases: {
    en: `
      @ ${muchWater.en} + too much|a lot|lots|so much|tons|all morning|all day|nonstop|constantly|gallons|every aid station|every station|each aid station|liters|litres|liter|gallon|gallons|bottles|cups|overhydrat*|plenty + $confused|$vomiting|$headache|bloated|seizure|head splitting|head is splitting|swollen hands|hands swollen|fingers swollen|hands puffy|puffy|head is pounding|head pounding|foggy|cant think|feel sick|gained weight|rings tight - how much|how many|alcohol|beer|beers|wine|hungover|hangover|tequila|vodka
      @ every aid station|every station|each aid station + $confused|$vomiting|bloated|sick|puffy
      @ drank|drunk|drink|drinking|chugged + ton of water|tons of water|tons|a ton|crazy amount|loads of water|bunch of water + $headache|$confused|$vomiting|headache|puffy|swollen|bloated|dizzy|sick
      hyponatremia|hyponatraemia|low sodium|water intoxication + $person|symptoms now|$confused|hospital - ${asksAboutIt}|diet
      @ gained|put on|heavier|weigh more + kg|kilo|kilos|lb|lbs|pounds|weight|after the race|than before + $swollen|$headache|$confused|$vomiting|head|fingers|hands|rings|ring|bloated - since i stopped|months|lose|losing
      @ water|drank|drink|drinking|station|stations|cups|bottles|liters + ring|rings|wedding ring|watch strap|fingers like sausages|hands like balloons + tight|fit|off|stuck|sick|swollen|puffy|headache|sausages|balloons
      @ drinking|drank|water + every station|every single station|every aid station|each station|station + foggy|nausea|headache|confus*|sick|vomit*|swollen|puffy
      hand|hands|fingers|face + $swollen + $vomiting|$headache|$confused - bee|wasp|stung|fell
    `,
    es: `
      @ ${muchWater.es} + demasiad*|mucha|muchisima|mucho|toda la manana|todo el dia|sin parar|litros|litro|botellas|vasos|cada puesto|todos los puestos|bastante|tanta|exceso + $confused|$vomiting|$headache|hinchad*|hincho|abotagad*|cabeza|convuls*|no pienso|nublada|subi de peso|anillo|anillos|atontad* - cuanta agua|cuanto|alcohol|cerveza|cervezas|pisco|tequila|resaca|vino|ni el agua|ni agua|no retengo|no aguanto el agua
      hiponatremia|sodio bajo|intoxicacion agua + $person|$confused|hospital - ${asksAboutIt}|dieta
      @ subi de peso|subi peso|gane peso|aumente de peso|subi kilos|subi 2 kilos|subi 3 kilos|peso mas|pese mas + maraton|carrera|ultra|correr|meta|fondo + $confused|$headache|$vomiting|$swollen|confundid*|mal|manos
      @ bebi|tome|bebiendo|tomando|agua + puestos|todos los puestos|cada puesto|litros|sin parar|mucha agua|demasiada agua + vomit*|nausea*|cabeza|confus*|mal|anillo|manos|hinchad*|mareo|maread* - cuanta agua|cuanto|cerveza|alcohol|resaca|vino
      mano|manos|dedos|cara + $swollen + $vomiting|$headache|$confused - abeja|avispa|pico|caida
      @ anillo|anillos|sortija|aro|argolla + no entra|no entran|no sale|no salen|apretad*|apriet* + peso|kilos|agua|carrera|maraton|ultra|meta
    `,
  },
  answer: {
    en: `**This may be too little sodium in the blood from drinking too much. Do not drink any more water.** ${emergencyNumbers.en} Tell them how much you drank and for how long you ran.

- Call at once for confusion, vomiting, a bad headache, a seizure, staggering or sleepiness: the brain can swell.
- Stop running. Sit or lie down with somebody who stays awake with you; on the side if you vomit.
- At the race go to the medical tent and say “low sodium?”: fluid through a vein can make it worse, and they should measure it first.
- Fully awake, and only bloated or queasy? Nothing to drink until you have passed water; something salty to eat or salty broth is fine.
- No ibuprofen or other painkillers.

It can also come hours after the finish. ${noDoctor.en}`,
    es: `**Puede ser sodio bajo en la sangre por beber demasiado. No bebas más agua.** ${emergencyNumbers.es} Diles cuánto bebiste y cuánto tiempo corriste.

- Llama de inmediato ante confusión, vómitos, dolor de cabeza fuerte, convulsión, tambaleo o mucho sueño: el cerebro puede hincharse.
- Deja de correr. Siéntate o acuéstate con alguien que no te deje solo; de lado si vomitas.
- En la carrera ve a la carpa médica y di “¿sodio bajo?”: un suero puede empeorarlo, y antes deberían medirlo.
- ¿Del todo despierto, y solo hinchado o con el estómago revuelto? Nada de beber hasta que hayas orinado; algo salado de comer o un caldo salado está bien.
- Nada de ibuprofeno ni otros analgésicos.

También puede aparecer horas después de la meta. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Hew-Butler et al., Exercise-Associated Hyponatremia, 2019",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6735969/",
      seen: "2026-11-28",
    },
  ],
};

const confusion: Sign = {
  id: "confusion",
  phrases: {
    en: `
      he|she|they|friend|runner|buddy|husband|wife|partner|dad|mom|son|daughter|someone|somebody|guy|woman|man + $confused - about|website|page|form|price|rules|registration|plan|map|course|which|whether
      im|i am|i feel|feel|feeling|felt|was|got|still|so|very|really > confused|disoriented|delirious|out of it|not making sense - about|website|page|form|price|prices|rules|registration|registering|plan|plans|map|course|which|whether|by|between|what shoes|with all|pace|paces|zones|how|why
      dont know|no idea|forgot|cant remember > where i am|who i am|what day|where i was|my own name
      on the floor|on the ground > not knowing where|without knowing where|didnt know where
      cant remember|forgot|forgetting > how to > unlock|open|drive|get home|read|talk|write|use
      acted drunk|acting drunk|seemed drunk|walked like drunk|stumbling around|talked nonsense
    `,
    es: `
      el|ella|amigo|amiga|corredor|corredora|companero|companera|esposo|esposa|papa|mama|hijo|hija|alguien|chico|chica|esta|estaba|anda|camina + $confused - sobre|pagina|web|formulario|precio|reglas|inscripcion|plan|mapa|ruta|cual|entre
      estoy|me siento|sentia|quede|ando|confundo > confundid*|desorientad*|aturdid*|atontad*|ido|ida - sobre|pagina|web|formulario|precio|precios|reglas|inscripcion|plan|mapa|ruta|cual|entre|con el|con la|con los|por|ritmo|zonas|como
      no se|no sabe|no sabia|no recuerdo > donde estoy|donde esta|quien soy|que dia|donde estaba
      en el piso|en el suelo|tirado|tirada > sin saber donde
      no supe|no sabia|no recordaba|no me acordaba|se me olvido > como|desbloquear|llegar a mi casa|mi nombre|mi clave - inscrib*|registr*|pagar
      parecia borrach*|como borrach*|actuaba raro|decia cosas raras|dice cosas raras|hablaba incoherencias
    `,
  },
  answer: {
    en: `**A runner who is confused, staggers or talks nonsense is an emergency.** ${emergencyNumbers.en}

- Stop, sit or lie down in the shade or out of the cold, never alone. Not fully awake: on the side.
- **Hot skin or a hot day:** cool at once with cold water from head to foot until help takes over.
- **Cold, wet, shivering or no longer shivering:** out of the wind, dry clothes, blankets.
- **Drank very much, hands swollen, headache, vomiting:** no more water. It may be low sodium.
- **Diabetes:** measure; sugar only to somebody who can swallow.
- **A blow to the head, a drooping face, a weak arm, slurred speech:** say so when you call, with the time at which it began.

Do not leave the person to sleep it off, and do not let them drive or run on. ${noDoctor.en}`,
    es: `**Un corredor confundido, que se tambalea o dice cosas sin sentido es una emergencia.** ${emergencyNumbers.es}

- Para; siéntense o que se acueste a la sombra o lejos del frío, nunca a solas. Si no está del todo despierto: de lado.
- **Piel caliente o día de calor:** enfría ya con agua fría, de la cabeza a los pies, hasta que la ayuda tome el relevo.
- **Frío, ropa mojada, tirita o dejó de tiritar:** fuera del viento, ropa seca, mantas.
- **Bebió muchísimo, manos hinchadas, dolor de cabeza, vómitos:** nada más de agua. Puede ser sodio bajo.
- **Diabetes:** mide; azúcar solo si puede tragar.
- **Golpe en la cabeza, cara caída, brazo sin fuerza, habla arrastrada:** dilo al llamar, con la hora en que empezó.

No lo dejes dormir para que se le pase, y que no maneje ni siga corriendo. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "American College of Cardiology, What to Watch for in the Medical Tents, 2021",
      address:
        "https://acc.org/latest-in-cardiology/articles/2021/10/05/16/42/what-to-watch-for-in-the-medical-tents",
      seen: "2026-11-29",
    },
  ],
};

const height = {
  en: "altitude|elevation|up here|mountain|mountains|summit|meters|metres|feet|ft|cusco|cuzco|puno|huaraz|leadville|la paz|toluca|high camp|4000*|4500|3800|5000",
  es: "altura|altitud|soroche|aqui arriba|montana|sierra|cumbre|metros|cusco|cuzco|puno|huaraz|la paz|toluca|msnm|4000|4500|3800|5000",
};

/** Somebody has it now; `me da soroche` may also be asked of a journey that is planned. */
const hasNow =
  "tengo|tuve|tiene|tuvo|creo que|me dio|le dio|mi amigo|mi amiga|mi esposo|mi esposa|mi hijo|mi hija|mi mama|mi papa|mi companero|mi companera|alguien|siento|sospecho|que hago|que debo hacer|ayuda|auxilio";

const altitudeSickness: Sign = {
  id: "altitude-sickness",
  phrases: {
    en: `
      @ ${height.en} + $headache|head hurts + $vomiting|$dizzy|$confused|sick|cant sleep|cant breathe - how do i avoid|prevent
      @ ${height.en} + $confused|coughing|cough|cant lie flat|cant lie down|wet cough|breathless at rest|breathless resting|cant walk straight|gurgling - travel|parking
      altitude sickness|mountain sickness|hape|hace + $person|bad|severe|getting worse|vomit*|now - ${asksAboutIt}|will i get|have i to fear
      altitude sickness|mountain sickness + race|tomorrow|run|start|marathon|tonight|i|still - ${asksAboutIt}|will i get|how likely|avoid|train for
      @ ${height.en} + wont go away|since i arrived|arrived|since yesterday|last night + $headache|$vomiting|cant sleep|breathless - how do i avoid|prevent
    `,
    es: `
      @ ${height.es} + $headache + $vomiting|$dizzy|$confused|mal|no puedo dormir
      @ ${height.es} + $confused|tos con flema|tos humeda|toso|tos|no puedo echarme|no puedo acostarme|no camino derecho|me tambaleo|gorgoteo - estacionamiento
      @ subi|subimos|subio|llegue > ayer|anoche|hoy|rapido|anteayer + $headache|duele horrible cabeza|me revienta cabeza|cabeza + $vomiting|vomite|chueco|tambale*|no coordino - archivo|foto|fotos|actividad|video|peso
      @ ${height.es} + revienta|estalla|explota|parte > cabeza
      soroche|mal altura|mal montana + me da|le da|me esta dando - ${asksAboutIt}|me va a dar|me dara|si subo|si viajo|si voy|si llego|si salgo|si me voy|cuando suba|cuando vaya|cuando llegue
      soroche|mal altura|mal montana|edema pulmonar|edema cerebral + ${hasNow}|fuerte|peor|vomit*|ahora|estoy con|no pasa|no se quita - ${asksAboutIt}|me va a dar|me dara
      soroche|mal altura|mal de montana + carrera|manana|correr|maraton|todavia|desde|ayer|noche - ${asksAboutIt}|me va a dar|me dara|evitar
      @ ${height.es} + llegue|llegado|desde que|anoche|desde ayer + $headache|$vomiting|no puedo dormir|falta aire - como evito|prevenir
    `,
  },
  answer: {
    en: `**Breathless at rest, a wet or pink cough, confused, or stumbling? Go down at once, not alone, and call for help** (${shortNumbers.en}): these are swelling of the brain or water in the lungs. Going down is the treatment; do not wait for the morning.

**In any case do not go any higher, and do not run.** Headache with nausea or dizziness at altitude is altitude sickness until something else is found.

Without those signs rest, keep warm, drink normally, no alcohol and no sleeping pills. If it is not better within a day, or gets worse, go down by 500 to 1000 meters. Do not race before it is gone. ${noDoctor.en}`,
    es: `**¿Te falta el aire en reposo, toses con flema o rosado, estás confundido o tropiezas? Baja de inmediato, acompañado, y pide ayuda** (${shortNumbers.es}): es hinchazón del cerebro o agua en los pulmones. El tratamiento es bajar; no esperes a la mañana.

**En todo caso no subas más, y no corras.** Dolor de cabeza con náuseas o mareo en altura es mal de altura mientras no se encuentre otra causa.

Sin esas señales descansa, abrígate, bebe lo normal, nada de alcohol ni pastillas para dormir. Si en un día no mejora, o empeora, baja 500 a 1000 metros. No compitas antes de que haya pasado. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Altitude sickness and swelling of the brain, HowStuffWorks Health",
      address:
        "https://health.howstuffworks.com/diseases-conditions/respiratory/altitude-sickness-brain-swelling.htm",
      seen: "2026-11-28",
    },
    {
      name: "High-Altitude Pulmonary Edema, New England Journal of Medicine",
      address: "https://scilit.com/publications/906a0d9fc67548155d04452bff89b775",
      seen: "2026-11-28",
    },
  ],
};

const headInjury: Sign = {
  id: "head-injury",
  phrases: {
    en: `
      pupils|pupil + different|size|bigger|uneven|blown|unequal - different paces|different levels|different goals
      @ clear|watery + fluid|liquid|water|drip*|runny + nose|ear|ears + fell|hit|crash*|banged|blow - this fall
      bonk*|smack*|whack*|bang*|clonk*|knock*|clock* + head + drunk|sick|dizzy|woozy|foggy|sleepy|see|vomit*|headache|branch|rock|tree|ground|pavement|pole - hit the wall|bonk at
      hit|banged|bang|bumped|struck|smacked|smashed|knocked|landed|fell|cracked|slammed|whacked > head|forehead|skull|temple - head start|head lamp|pillow|headlamp|head of|finish|personal
      hit|fell|crashed|bumped|blow + sleepy|throws up|vomit*|drowsy|confused - wall at
      elbow|kick|punch|branch|rock|ball|blow|fell|fall|crash + head|face|temple|forehead - head to head|headlamp
      face planted|faceplanted|fell on my face|landed on my face
      head|forehead|skull + hit|bleeding|gash|split open|bump|blow|injury|trauma|concuss* - headlamp|head start|hit the road
      concuss*|knocked out cold|knocked unconscious - protocol race
      bruise|lump|bump|egg + head|forehead|temple - headlamp
      @ fell|fall|tripped|crash*|hit|banged|knocked|bumped + double vision|seeing double|see double|saw double|seeing two - in the fall|this fall|fall marathon|fall race
      bloodthinner*|warfarin|coumadin|eliquis|xarelto + crash*|fell|fall|hit|bump - this fall|next fall|in the fall|fall race|fall races|fall marathon
      fall|fell|falling|tripped|crash*|hit + seeing double|see double|memory|forgot|forgetting|cant concentrate|foggy|ringing in my ears|light hurts|vomit*|throwing up|headache|confused|sleepy|slurr* - in the fall|this fall|fall marathon|fall race|asleep
    `,
    es: `
      pupila|pupilas + distint*|diferent*|desigual*|dilatad*|grande
      @ agua|aguita|liquido|liquid* + nariz|oido|oidos|oreja + cai|caida|se cayo|golp*|choque|choco
      di|pegue|golpe*|choque|estrelle + cabeza|rama|poste + borrach*|mare*|nausea*|vomit*|sueno|vision|raro|rara
      golp*|pegue|pego|di|dio|dieron|choque|estrell*|cai|cayo|caida|codazo|pelotazo|pedrada|rama|rompi|partio|parti|abri > cabeza|frente|craneo|nuca|sien - de cabeza al|buscando|elegir|eligiendo|pensando|cabeza buscando
      me fui|me cai|cai > cara|boca|bruces
      choco|golpe*|cayo|cai + sueno|vomit*|somnolient*|confundid* - enfermo
      cabeza|frente|craneo|nuca + golp*|sangra*|herida|chichon|traumatismo|estrell*
      conmocion|contusion cerebral|traumatismo craneal|tec|traumatismo craneoencefalico
      chichon|bulto + cabeza|cai|golpe|anticoagul*|frente
      @ cai|caida|se cayo|golpe*|choque|tropece|me di + veo doble|vi doble|ve doble|vision doble
      anticoagul*|warfarina|sintrom + cai|caida|golp*|chichon
      caida|cai|caido|tropece|choque|golpe + veo doble|zumbido|molesta la luz|vomit*|dolor cabeza|duele la cabeza|confundid*|somnolient*|sueno|atontad*
    `,
  },
  answer: {
    en: `**Stop, and do not run on, also if you feel fine.** After a blow to the head the brain can be hurt without a wound.

${emergencyNumbers.en} Do so for: passing out even briefly, a headache that gets worse, repeated vomiting, confusion, drowsiness, slurred speech, weakness or numbness, a seizure, pupils of different size, clear fluid or blood from nose or ears, pain in the neck, or if you take blood thinners.

- Press a clean cloth on a bleeding wound. With neck pain do not move, and let nobody move you.
- Do not be alone for the first day. Do not drive.
- No alcohol, and no ibuprofen or aspirin.
- See a doctor today, and run again only when a doctor has agreed: a second blow before it has healed is dangerous.

${noDoctor.en}`,
    es: `**Para, y no sigas corriendo aunque te sientas bien.** Tras un golpe en la cabeza el cerebro puede estar lesionado sin herida.

${emergencyNumbers.es} Hazlo ante: desmayo aunque sea breve, dolor de cabeza que aumenta, vómitos repetidos, confusión, mucho sueño, habla torpe, debilidad u hormigueo, convulsión, pupilas de distinto tamaño, líquido claro o sangre por nariz u oídos, dolor de cuello, o si tomas anticoagulantes.

- Presiona una herida que sangra con una tela limpia. Con dolor de cuello no te muevas ni dejes que te muevan.
- No te quedes solo el primer día, y no conduzcas.
- Nada de alcohol, ni ibuprofeno o aspirina.
- Ve hoy a un médico, y vuelve a correr solo cuando él lo apruebe: un segundo golpe antes de sanar es peligroso.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "CDC HEADS UP, Concussion Danger Signs",
      address: "https://www.cdc.gov/headsup/basics/concussion_danger_signs.html",
      seen: "2026-11-28",
    },
  ],
};

const hypothermia: Sign = {
  id: "hypothermia",
  phrases: {
    en: `
      fingers|toes|fingertips|ears + white|waxy|wax|chalk*|gray|grey + dead|hard|numb|no feeling|cant feel|wooden - nail polish|socks|gloves in white
      cant stop|couldnt stop|wont stop|uncontrollabl*|violently > shiver*|shak* - fever|roasting|heat|hot|sun|burning
      shiver*|shaking|trembling > uncontrollabl*|violently|nonstop|cant stop
      toes|fingers|hands|feet + white|blue|black|waxy|purple + cant feel|numb|minus|degrees|below|wind chill - ankle went pop|bone looks wrong|bone looks deformed|bone sticking out
      shiver*|shaking|freezing|frozen|cold|soaked|hypotherm*|snow + $confused|slurr*|cant feel hands|cant move|fumbl*|drowsy|sleepy|cant think|cant zip|stopped shivering|cant talk - common cold|have a cold|cold water immersion|ice bath|what to wear|what should i wear|cold shower
      hypotherm* + $person|symptoms|right now|signs - ${asksAboutIt}
      fingers|toes|ears|nose|hands|feet + white|blue|black|waxy|frostbit*|frozen|numb + cold|snow|freezing|winter|frost*|ice - what to wear|gloves for|ankle went pop|bone looks wrong|bone looks deformed|bone sticking out
      frostbite|frostbitten + $person|fingers|toes|ears - ${asksAboutIt}
      stopped shivering|no longer shivering|quit shivering
      ice cold|freezing|frozen|blue with cold + mumbl*|not talking|sleepy|drowsy|wont answer|doesnt answer|cant walk|stiff
      toes|fingers|ears|nose|feet + black|waxy|white + hard|numb|no feeling|cant feel|frozen|wooden - black nail|black toenail|shoe|shoes|sock|socks
    `,
    es: `
      dedos|orejas|yemas + blanc*|tiza|cera|gris* + sin sentir|no siento|muert*|dur*|dormid*|insensib*
      no puedo|no para|no paro|no deja|no puede > temblar|tiritar|temblando - fiebre
      tiembl*|tirit*|temblando > sin control|sin parar|descontrolad*|y no paro|no paro|no para - fiebre|calor
      manos|labios|dedos|cara + morad*|azul* + tirit*|tiembl*|temblando|montana|nieve|frio|lluvia - esmalte|golpe
      tirit*|temblando|helad*|congelad*|empapad*|hipoterm*|frio|nieve + $confused|no siento las manos|no siento manos|no puedo hablar|no puedo mover|manos torpes|somnolient*|mucho sueno|deje de temblar|dejo de temblar|dejo de tiritar|me estoy durmiendo - resfrio|resfriado|sudo frio|que ropa|ducha fria
      hipoterm* + $person|sintomas|ahora - ${asksAboutIt}
      dedos|pies|manos|orejas|nariz + blanc*|azul*|negr*|morad*|congelad*|no siento + frio|nieve|hielo|helad*|congel* - guantes para
      congelacion|congelamiento + $person|dedos|pies|orejas - ${asksAboutIt}
      dejo|deje|ya no > de temblar|temblar|tiritar|tiembla|tirita + sueno|frio|nieve|duerme|durmiendo|somnol*
      helad*|congelad* + no habla|no responde|dormid*|sueno|no camina|balbuce*
      dedo|dedos|pies|manos|orejas|nariz + negr*|blanc*|cerosos + dur*|invierno|sin sensibilidad|no siento|insensible*|helada* - una negra|unas negras|zapatilla*|media|medias|calcetin*
    `,
  },
  answer: {
    en: `**This may be hypothermia. Stop and get out of the cold now.** ${emergencyNumbers.en} Do so for confusion, slurred speech, clumsiness, sleepiness, or if the shivering stops although the person is still cold.

- Into shelter or behind a wall of people; wind and wet are worse than the frost. Off with wet clothes, on with dry ones, foil blanket, hat.
- Warm the trunk first: chest, neck, armpits, groin; a warm person under the same blanket helps. Do not rub arms and legs.
- Fully awake? Warm sweet drinks. No alcohol.
- Move somebody who is confused gently and lying down.
- **White, hard, numb fingers or toes:** warm them in the armpit or in water of about 37–39 °C, never in snow, and only if they cannot freeze again. Then a doctor.

${noDoctor.en}`,
    es: `**Puede ser hipotermia. Para y sal del frío ya.** ${emergencyNumbers.es} Hazlo ante confusión, habla torpe, manos torpes, mucho sueño, o si deja de tiritar aunque siga fría la persona.

- A un refugio o detrás de otras personas; el viento y lo mojado son peores que la helada. Fuera la ropa mojada, ropa seca, manta térmica, gorro.
- Calienta primero el tronco: pecho, cuello, axilas, ingles; una persona caliente bajo la misma manta ayuda. No frotes brazos ni piernas.
- ¿Del todo despierto? Bebidas calientes y dulces. Nada de alcohol.
- A quien está confundido muévelo con cuidado y acostado.
- **Dedos blancos, duros y sin sensibilidad:** caliéntalos en la axila o en agua a unos 37–39 °C, nunca con nieve, y solo si no van a congelarse otra vez. Después, al médico.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "CDC, Recognizing Hypothermia",
      address: "https://www.cdc.gov/disasters/psa/hypothermia-recognizing.html",
      seen: "2026-11-28",
    },
  ],
};

const lowSugar: Sign = {
  id: "low-sugar",
  phrases: {
    en: `
      blood sugar|sugar crash*|glucose|my sugar|sugar level|sugars|glucometer|cgm|dexcom + low|dropped|drops|drop|crash*|dropping|shak*|tremb*|sweat*|$dizzy|$confused|40|45|50|54|55|60|65|faint* - low sugar gel|sugar free
      sugar|glucose|sensor|cgm|libre|dexcom|meter + 2.1|2.2|2.3|2.4|2.5|2.6|2.7|2.8|2.9|3.0|3.1|3.2|3.3|3.4|3.5|3.6|3.7|3.8|mmol - heartrate
      sugar|glucose|type one|type 1 + dip*|fell|sank|plung*|below|under + 38|40|42|45|48|50|52|54|55|58|60|62|65|70 - sugar free|minutes
      sugar|glucose + floor|tanks|tank|rock bottom|bottoms out|through the floor|plummet* - sugar free
      sugar|glucose + was|is|at|reads > 38|40|42|44|45|46|48|50|52|54 - g|gr|grams|carbs|gel|gels|bottle|per serving|label
      sugar + crashed to|dropped to|down to|crashed + 30|35|38|40|42|45|48|50|52|54|55|58|60|65|shaky
      t 1|t1|type one + shak*|sweat*|$confused|low|dizz*|kid|juice|swallow
      hypoglyc*|hypo|hypos + $person|shak*|confus*|run|running|mid|during|keep|why - ${asksAboutIt}
      diabet*|insulin|type 1|type one + shak*|tremb*|sweat*|$dizzy|$confused|low|crash*|unconscious|faint* - low key
      @ diabet*|type 1|meter says|meter said|meter reads|meter read|meter shows|meter showed|meter reading|glucometer|cgm + shak*|sweat*|$confused|38|40|42|45|48|50|52|55|58|60|65 - minutes|years|km|miles
      libre|sensor|dexcom|glucometer|pump + 40|42|45|48|50|52|54|55|58|60|62|65|dropping|low|falling - heartrate|watch|chip
    `,
    es: `
      azucar|glucosa|glucemia|glicemia + baj*|cayo|cae|tembl*|sud*|$dizzy|$confused|40|45|50|54|55|60|65|bajon|desplom*|suelo - bajo en azucar|baja en azucar|sin azucar|bajar el azucar|gel
      azucar|glucosa|sensor|libre|dexcom|glucometro + 2.1|2.2|2.3|2.4|2.5|2.6|2.7|2.8|2.9|3.0|3.1|3.2|3.3|3.4|3.5|3.6|3.7|3.8|mmol
      azucar|glucosa + piso|suelo|por los suelos|al suelo|se me va|se me cae|desploma - sin azucar|bajo en azucar
      hipogluc*|hipoglic* - ${asksAboutIt}
      diabet*|insulina + tembl*|sud*|$dizzy|$confused|baj*|bajon|desmay*|inconsciente - bajar de peso
      @ diabet*|insulina|glucometro|glucosa + tembl*|sud*|$dizzy|$confused|35|38|40|42|45|48|50|52|55|58|60|65 - bajar de peso|anos|km|minutos
      sensor|libre|dexcom|glucometro + 40|42|45|48|50|52|54|55|58|60|62|65|bajando|cayendo - chip|reloj|pulso
    `,
  },
  answer: {
    en: `**Stop and take sugar now:** about 15 grams that act fast, such as half a glass of juice or normal soda, three or four glucose tablets, or a gel with water. No chocolate, no zero drinks.

- Measure, wait 15 minutes, measure again; if it is still below 70 mg/dl (3.9 mmol/l), take the same once more. Then eat something with starch.
- **Call your local emergency number** (${shortNumbers.en}) if the person is confused, cannot swallow, has a seizure or does not wake up. Then nothing into the mouth: on the side, and glucagon if somebody has it and knows how.
- Do not run on today, and do not stay alone: the next low comes more easily, also at night.
- Tell the team that treats your diabetes before the next long run or race; doses and food for running are theirs to plan.

No diabetes, and still shaky and dizzy on a run? Eat and drink, stop, and see a doctor if it happens again. ${noDoctor.en}`,
    es: `**Para y toma azúcar ya:** unos 15 gramos que actúen rápido, como medio vaso de jugo o de gaseosa normal, tres o cuatro tabletas de glucosa o un gel con agua. Nada de chocolate ni bebidas cero.

- Mídete, espera 15 minutos y vuelve a medir; si sigue por debajo de 70 mg/dl (3.9 mmol/l), toma lo mismo otra vez. Después come algo con almidón.
- **Llama a tu número local de emergencias** (${shortNumbers.es}) si la persona está confundida, no puede tragar, convulsiona o no despierta. Entonces nada en la boca: de lado, y glucagón si alguien lo tiene y sabe usarlo.
- Hoy no sigas corriendo ni te quedes solo: la siguiente bajada llega más fácil, también de noche.
- Cuéntalo a quien trata tu diabetes antes del próximo fondo o carrera; las dosis y la comida para correr las planifica ese equipo.

¿Sin diabetes, y aun así temblor y mareo al correr? Come y bebe, para, y ve al médico si se repite. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Cecelia Health, Signs, symptoms and treatment for hypoglycemia",
      address: "https://www.ceceliahealth.com/signs-symptoms-and-treatment-for-hypoglycemia/",
      seen: "2026-11-28",
    },
    {
      name: "Dexcom, What is low blood glucose?",
      address: "https://www.dexcom.com/en-us/faqs/what-is-low-blood-glucose",
      seen: "2026-11-28",
    },
  ],
};

const highSugar: Sign = {
  id: "high-sugar",
  phrases: {
    en: `
      sugar|glucose|glucometer|meter says|meter said|meter reads|meter read|meter shows|meter showed|meter reading|cgm + over 250|over 300|over 400|280|290|300|320|350|380|390|400|450|500|ketones - gel|grams|calories
      ketones|ketoacidosis|dka|fruity breath|breath smells - keto diet
    `,
    es: `
      azucar|glucosa|glucemia|glucometro + 250|280|290|300|320|350|380|390|400|450|500 - gramos|gel|calorias
      cetonas|cetoacidosis|aliento a manzana|aliento a acetona
    `,
  },
  answer: {
    en: `**Do not run: effort with high sugar and ketones can lead to ketoacidosis, which is life-threatening.** ${emergencyNumbers.en} Call for vomiting, belly pain, deep fast breathing, fruity breath, drowsiness or confusion. Otherwise test ketones now, drink water, follow the sick-day plan of your diabetes team and call it today.

${noDoctor.en}`,
    es: `**No corras: el esfuerzo con azúcar alta y cetonas puede llevar a una cetoacidosis, que pone en peligro la vida.** ${emergencyNumbers.es} Llama si hay vómitos, dolor de vientre, respiración rápida y profunda, aliento a fruta, mucho sueño o confusión. Si no, mide las cetonas ya, bebe agua, sigue el plan de tu equipo de diabetes y llámalo hoy.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Exercise and glucose in type 1 diabetes, Sports Medicine – Open, 2019",
      address: "https://doi.org/10.1186/s40798-019-0192-1",
      seen: "2026-11-28",
    },
  ],
};

export const headAndHeatSigns = {
  carbonMonoxide,
  stroke,
  allergy,
  seizure,
  heatStroke,
  tooMuchWater,
  altitudeSickness,
  confusion,
  headInjury,
  hypothermia,
  lowSugar,
  highSugar,
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => at + from);

/** 95 °F and more; such numbers without a unit are Fahrenheit too. */
const fahrenheit = range(95, 120).flatMap((degrees) => [
  `${degrees} f`,
  `${degrees} fahrenheit`,
  `${degrees} degrees`,
  `${degrees} degree`,
  `${degrees} grados`,
]);
/** 35 °C and more, with the unit: `35 degrees` alone may be Fahrenheit, close to freezing. */
const celsius = range(35, 50).flatMap((degrees) => [
  `${degrees} c`,
  `${degrees} celsius`,
  `${degrees} degrees c`,
  `${degrees} degrees celsius`,
  `${degrees} centigrade`,
]);
const bare = range(95, 120).join("|");
const grados = range(35, 50).flatMap((degrees) => [
  `${degrees} grados`,
  `${degrees} centigrados`,
  `${degrees} c`,
  `${degrees} celsius`,
]);
const run = {
  en: "run|runs|running|race|racing|marathon|half|ultra|train*|jog|jogging|workout|intervals|tempo|speedwork|miles|mile|miler|km|k",
  es: "corr*|carrera|maraton|media|ultra|entren*|trot*|fondo|fondos|tirada|series|rodaje|tempo|salgo|salir|km|k|kilometros|competir|compito",
};
const notPlanned = {
  en: "fever|body temp*|thermometer|watts|find|show me|races in|avoid|cooler than|below|under|not hot|sauna|bath|charity|bib|club|uphill|slope|turn",
  es: "fiebre|temperatura corporal|termometro|busco|buscame|muestrame|carreras en|que no haga|sauna|menos de|pendiente|inclinacion|club|dorsal",
};

/** A run that is planned in so much heat that it should be moved or left out. */
export const hotRun: Sign = {
  id: "hot-run",
  phrases: {
    en: `
      @ ${[...fahrenheit, ...celsius].join("|")} + ${run.en} - ${notPlanned.en}
      @ ${bare} > out|outside|in the sun|in the shade|no shade|humid|heat index|real feel + ${run.en} - ${notPlanned.en}|out of|heartrate
      @ ${range(35, 50)
        .map((degrees) => `${degrees} degrees`)
        .join(
          "|",
        )} + hot|heat|sun|sunny|no shade|summer|humid|scorching + ${run.en} - ${notPlanned.en}
    `,
    es: `
      @ ${[...grados, ...fahrenheit].join("|")} + ${run.es} - ${notPlanned.es}
    `,
  },
  answer: {
    en: `**In such heat do not run long or hard, and no race effort,** least of all in the sun, without shade, or in humid air. Your body cannot get rid of that much heat, and heat stroke also hits fit runners.

**Instead**
- **Move it:** to dawn, into air conditioning or onto a treadmill with a fan, or to a cooler day.
- **Shorten it:** at most a short, easy run by feel, walking breaks included, on a shaded loop with water, near home and not alone. Skip it when you are new to the heat, ill, hung over, badly slept, or take medicines for blood pressure, allergies or mood.
- **A race on that day:** ask the organizer about an earlier start, a shorter distance or a deferral. If you start, then as an easy run, and leave the course early.
- **Getting used to heat** takes one to two weeks of short easy runs in weather that is warm, not extreme. Drink to thirst, wet head and neck, light loose clothes.

**Stop at once** with chills, goose bumps, headache, dizziness, nausea, or when you stop sweating: shade, lie down, cold water over head and body.

**Call your local emergency number** (${shortNumbers.en}) if somebody hot is confused, staggers, behaves strangely or collapses, and cool with cold water until help comes.

${noDoctor.en}`,
    es: `**Con ese calor, nada de fondos ni de correr fuerte, y nada de competir a tope,** menos al sol, sin sombra o con humedad. El cuerpo no logra sacar tanto calor, y el golpe de calor también alcanza a corredores en forma.

**En su lugar**
- **Muévelo:** al amanecer, a un lugar con aire acondicionado o a la caminadora con ventilador, o a un día más fresco.
- **Acórtalo:** como mucho un trote corto y suave por sensaciones, con pausas caminando, en un circuito con sombra y agua, cerca de casa y acompañado. Déjalo si no estás acostumbrado al calor, estás enfermo, con resaca o mal dormido, o tomas medicinas para la presión, la alergia o el ánimo.
- **Una carrera ese día:** pregunta al organizador por una salida más temprana, una distancia menor o pasar tu inscripción. Si sales, que sea a trote suave, y retírate pronto.
- **Acostumbrarse al calor** toma una o dos semanas de trotes cortos y suaves con clima cálido, no extremo. Bebe según la sed, moja cabeza y cuello, ropa clara y suelta.

**Para de inmediato** con escalofríos, piel de gallina, dolor de cabeza, mareo, náuseas, o si dejas de sudar: sombra, acuéstate, agua fría sobre cabeza y cuerpo.

**Llama a tu número local de emergencias** (${shortNumbers.es}) si alguien acalorado está confundido, se tambalea, se porta raro o se desploma, y enfría con agua fría hasta que llegue la ayuda.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "National Athletic Trainers' Association Position Statement: Exertional Heat Illnesses, 2015",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/",
      seen: "2026-11-28",
    },
    {
      name: "ACSM Expert Consensus Statement on Exertional Heat Illness, 2021",
      address:
        "https://journals.lww.com/acsm-csmr/Fulltext/2021/09000/ACSM_Expert_Consensus_Statement_on_Exertional_Heat.10.aspx",
      seen: "2026-11-28",
    },
  ],
};
