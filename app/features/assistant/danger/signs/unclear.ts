import { type Sign, shortNumbers } from "./sign.ts";

export const unclearAnswer = {
  en: `I cannot judge this: I am a program, and a wrong word about your body could hurt you. **See a doctor before you run** or race with it.

**Do not wait, and call your local emergency number** (${shortNumbers.en}) for pain or pressure in the chest, trouble breathing, fainting, confusion, a face or arm that droops, heavy bleeding, a strong pain that came suddenly, a limb that is numb, cold or out of shape, or dark urine after effort.

**A doctor within a day or two** if it gets worse, came with a fever, a swelling or a fall, or wakes you at night. Until then rest, and take no painkillers in order to run.

A physiotherapist or doctor with experience in runners is best for pains that come with running. Under Experts on Dorsal you find people who see runners.`,
  es: `Esto no lo puedo valorar: soy un programa, y una palabra equivocada sobre tu cuerpo podría hacerte daño. **Ve a un médico antes de correr** o competir con eso.

**No esperes y llama a tu número local de emergencias** (${shortNumbers.es}) ante dolor o presión en el pecho, dificultad para respirar, desmayo, confusión, cara o brazo caídos, sangrado fuerte, un dolor intenso que llegó de golpe, una extremidad dormida, fría o deformada, u orina oscura después del esfuerzo.

**Un médico en uno o dos días** si empeora, vino con fiebre, hinchazón o una caída, o te despierta de noche. Hasta entonces descansa, y no tomes analgésicos para poder correr.

Para molestias que aparecen al correr, lo mejor es un fisioterapeuta o médico con experiencia en corredores. En Expertos de Dorsal encuentras personas que atienden a corredores.`,
};

/** Words of the body that no sign and no article knows. */
export const unclear: Sign = {
  id: "unclear",
  phrases: {
    en: `
      $bodyPart + $complaint - zone 4|zone 3|zone 5|zone 2|of the beast|head start|steep|heart of|face paint*|face painting|race hurts my wallet|foot race
      i feel|feeling|felt|im feeling|i am feeling > sick|ill|awful|terrible|weird|strange|off|unwell|really bad|not right|nauseous|shaky|weak|faint|feverish|very bad|horrible - about|excited|nervous|motivat*|guilty|slow
      $ailment - $charity
      feel like|feels like|thought|think|feeling like > im dying|i am dying|im going to die|i was dying|im gonna die|i was going to die - at km|at mile|on the hill|hills
      it|that|this|really|still|something > hurts|hurt + when|after|during|so|bad|badly|every|to run|to walk|more - pay|price|wallet|lose|dnf|quit
      i have|i had|having|got|get|getting|feel|feeling|felt|with > pain|pains|severe pain|sharp pain|weird pain|a pain - pain cave|no pain|pain free|pain in the neck|no gain
      my|his|her > $bodyPart - $notAilment|money back
      paramedic*|ambulance|emergency room|hospital|medical tent|stitches|crutches + i|me|my|was|after|took|had|needed - is there|are there|does the|will there|near|charity|fundrais*|children's|childrens|benefit|where is|medical tent at
      like hell|killing me|in agony + side|stomach|back|hurts|hurt|it
      something is wrong|somethings wrong|something wrong|somethings not right + me|my|body|with me - website|page|app|payment
      symptom|symptoms + i|my|these|new|weird
      lump|swelling|discharge|rash|nosebleed|jaundice|night sweats|cold sweat|sweating cold|coughing up|trembling|shaking + i|my|me|have|after
      i am|im|i get > bleeding|vomiting|throwing up|shaking|trembling|wheezing
      can i|should i|ok to > run|race|train > with > herni*|tumor|cancer|clot|infection|fracture|arthritis|gout|shingles|lupus|sciatica|hernia|migraine|vertigo|anemia|ulcer|stitches|concussion|cast|tendonitis|tendinitis - charity
      cant|couldnt|unable|hard|trouble|struggling|wont|impossible > walk|swallow|pee|poop|hear|talk|speak|straighten|bend|lift|grip|move my|move the|feel my|feel the|open my|close my|stay awake|keep my eyes|keep anything|keep food|think straight|stop shaking|stop shivering|stop coughing|stop crying|stop trembling|stop sweating|stop bleeding|get warm|sleep at night|turn my head - walk in|walk the|walk during|route|bag|registration|hear the start|music|podcast|talk to|bar|weights|open my account|open my email|move my registration|move my bib
      @ celiac|coeliac|without trying|for no reason + lost|losing|lose > kg|kilos|kilo|lb|lbs|pounds|weight
      lost|losing|lose > feeling|control|balance|sensation|hearing|weight without|20 pounds|10 kilos|my voice - of my budget
      $condition + $person|my|can|should|safe|with|run|race|and running|while running|diagnosed|doctor - $charity|against|runs|near|for the|bypass road|bypass trail
      doctor|cardiologist|orthopedist|surgeon|physio|hospital|clinic|specialist + said|says|told|found|diagnosed|worried|warned|sent|advised|thinks|wants - near|recommend|in lima|where|is there|will there|race doctor
      *itis|*ectomy|*opathy|*algia|*oplasty + i|my|have|had|with|can|from|after|and|hurts - website
      blood test|blood work|ecg|ekg|scan|x ray|troponin|ferritin|hemoglobin|creatinine|ck level|potassium + high|low|abnormal|bad|weird|results|came back|elevated|showed|found
      $odd + run|running|race|after|during|my|i|me|since - $charity
      keep|kept|started|starts|suddenly|constantly|always > falling|tripping over|dropping things|limping|shaking|trembling|twitching|sweating|coughing|cramping|itching
      @ since|after|ever since|following > fall|fell|crash|accident|surgery|operation|flight|covid|vaccine|bite|sting|tattoo|massage + hurts|pain|weird|swollen|cant|numb|weak|tired all|dizzy|worse|breathless|exhausted
      exhausted|fatigue*|no energy|wiped out|drained + weeks|months|all the time|every day|sleep - after the race|marathon|race
      stung|bitten|electrocuted|burned|burnt > by|me|my
      choking|choked|choke > on
      cant|couldnt|still cant > get up|get out of bed|stay upright + since|hours|days|ultra|marathon|race - early|motivat*|morning run|alarm
      @ $bodyNoun + my|when|i|im|ive|after|since|then|while|that|wont|dont|doesnt|cant|is|are|was|were|has|have|had|feels|looks|went|goes|got|gets|came|keeps|kept|every|another|other|one - $notAilment|$charity|free|how do i prevent|how to prevent|how should i|exercises|sleeves|sleeve|size|guard|brace|warmer|warmers|shoes|bay|river|lake|ear to ear|new ear|deep mud|shoulder season|where do i|where can i|where to|need to pee|breaks
      $state + i|im|my|me|he|she|is|was|feel|felt|looks|went|got|keep|still|since|after|all - $charity|course|route|watch
      blood|bloody + on|in|my|i|when|after|from|paper|every - blood sweat|blood drive|blood moon|blood bank|donor|donate|new blood|bloody mary|bloody good|blood orange|blood pressure cuff
      flashes|flashing lights|zigzag*|sparkles|floaters|black spots|dark spots|fades out|fading out|fade out|blank|went blank|greyed out|grayed out + i|my|when|everything|after|during|see|saw - camera|photo|lights on|headlamp
      woke|woke up|waking + fever|shiver*|soaked|sweat*|numb|39|38.5|39.5|40|102|103|dead arm - coffee

      my|his|her > heart|chest|face|nose|back|head|hand|hands|foot|feet|mouth - $notAilment|budget|wallet|money back|heart of|heart is with|head start|head around|on the other hand|phone|heartrate|sleeve
      tick|ticks > in my|on my|head|bite|bit|stuck|embedded
      took|taken|swallowed > by mistake|by accident|wrong|my moms|my dads|expired
    `,
    es: `
      celiac*|sin querer|sin razon|sin motivo + perdi|he perdido|baje|he bajado|baja mucho > kilos|kilo|kg|peso|de peso
      $bodyPart + $complaint - elegir|a pie|de pie del|pie de la montana|cabeza de serie|boca del|mano a mano|duele el bolsillo
      me siento|me estoy sintiendo|me senti|siento > mal|muy mal|raro|rara|enfermo|enferma|debil|fatal|pesimo|horrible|sin fuerzas|extrano|descompuest* - culpable|lento|por no
      $ailment - $charity
      siento que|senti que|creo que|como si > me muero|me voy a morir|me moria|me iba a morir|me estoy muriendo - en la cuesta|en esa cuesta|de risa|de ganas|en el km
      me|le > duele|duelen|dolia|dolian|dolio|doliendo - pagar|precio|bolsillo|billetera|cartera|alma|orgullo|ego|costo
      tengo|tuve|tenia|siento|senti|sentia|con|dio|da > dolor|dolores|un dolor|mucho dolor|molestia|molestias|ardor|punzada*|puntada* - dolor de precio|dolor de cabeza elegir
      siento|sentia|senti|noto|note|molesta|agarra|agarro + pecho|corazon|corazoncito - de corazon|con el corazon|emocion|orgullo
      me|mi|mis|se > $bodyPart - $notAilment
      paramedico*|ambulancia|emergencias|hospital|carpa medica|muletas + me|fui|tuve|llevaron|termine|estuve - hay|donde|habra|benefic*|ninos
      algo anda mal|algo esta mal|algo no esta bien|algo malo + cuerpo|conmigo|me|tengo - pagina|web|pago
      sintoma|sintomas + tengo|estos|mis|raros
      bulto|secrecion|sarpullido|sudor frio|sudo frio|sudores nocturnos|temblores|escalofrios + me|tengo|siento|salio
      estoy > sangrando|vomitando|temblando|mal
      puedo|debo|se puede > correr|entrenar|competir > con > hernia|tumor|cancer|coagulo|infeccion|fractura|artritis|artrosis|gota|lupus|ciatica|migrana|vertigo|anemia|ulcera|puntos|yeso|tendinitis|herpes - contra el
      no puedo|no podia|no logro|no consigo|me cuesta|imposible > caminar|tragar|orinar|defecar|oir|hablar|estirar|doblar|levantar|agarrar|mover|sentir|abrir la|abrir el ojo|cerrar la|mantenerme|pensar|dejar de temblar|dejar de toser|dejar de vomitar|dormir del dolor|girar la cabeza|girar el cuello|pararme|ponerme de pie|sostenerme - caminar en|mover mi inscripcion|abrir la pagina|abrir mi cuenta|hablar con|levantar pesas
      perdi|perdiendo|pierdo|perdida > sensibilidad|el control|equilibrio|audicion|la voz|olfato|peso sin|fuerza - control del
      $condition + tengo|tuve|soy|sufro|padezco|con|mi|diagnostic*|puedo|debo|correr|corro|y entreno|operad*|me|detectaron|encontraron - $charity|bypass road|bypass trail
      doctor|doctora|medico|cardiologo|traumatologo|cirujano|fisio|especialista + dijo|dice|encontro|detecto|diagnostico|mando|prohibio|preocup*|recomendo|quiere - donde|hay|cerca|busco|recomiend*
      *itis|*ectomia|*opatia|*algia|*plastia + tengo|tuve|mi|me|con|puedo|desde|por|y|duele - pagina|$charity
      electro|electrocardiograma|analisis|examen|examenes|hemoglobina|ferritina|creatinina|potasio|troponina|ck + alto|alta|altos|bajo|baja|mal|raro|salio|salieron|elevad*|alterad*
      tengo|siento|sentia|senti|noto|note|veo|traigo|quedo|quedaron|puso|pusieron|duele|duelen > $bodyPart - $notAilment|tengo en mente|lo siento|siento que puedo
      $odd + corr*|carrera|desde|despues|mi|me|tengo|al - $charity
      no paro|no dejo|empece|de repente|sigo|constantemente|a cada rato > de toser|de temblar|de sudar|de llorar|de rascarme|cojear|cojeando|temblar|tropezando|tropezarme|toser|sudar
      @ desde|despues de|luego de|tras > caida|cai|choque|accidente|operacion|cirugia|vuelo|covid|vacuna|picadura|mordedura|masaje + duele|dolor|raro|hinchad*|no puedo|dormid*|debil|cansad*|mareo|peor|agitad*
      cansancio|fatiga|agotad*|sin energia|sin fuerzas + semanas|meses|todo el tiempo|todos los dias|dormir - despues de la carrera|maraton
      me > pico|picaron|mordio|quemo|queme|electrocut*|raspe|arane|clave|corte|lastime|lesione|golpee|torci - precio|pelo|unas
      me atragant*|se atragant*
      @ $bodyNoun + me|mi|mis|se|cuando|despues|desde|tengo|tuve|esta|estan|estaba|fue|al|no|hace|puso|quedo|ya|siento|una|otra|cada|mas|sale|salio - sangre de cristo|$notAilment|$charity|ejercicios|para fortalecer|mangas|talla|rodillera|tobillera|cerro|como prevenir|como evito|diablo|donde|ganas de
      $state + estoy|me|esta|estaba|se|ando|quede|puso|siento|desde|todo|sigo - $charity|ruta|circuito|reloj
      sangre + en|me|mi|al|cuando|papel|sale|salio|chorrea|cada - sangre de cristo|carrera de sangre|donar sangre|donar|banco de|nueva
      destellos|luces|lucecitas|manchas|mosquitas|puntos negros|apaga|apago|nubla|borra|borro + veo|vi|me|todo|se|cuando|vista|ver - apago el reloj|frontal|linterna
      desperte|amaneci|despierto + fiebre|tirit*|empapad*|sudad*|dormid*|39|38|40|escalofrio* - temprano
      mi|su > corazon|pecho|cara|nariz|espalda|cabeza|mano|pie|boca - $notAilment|de corazon|bolsillo|con todo mi corazon|en mi mano
      $bodyPart|pecho|corazon > se me|se le|me puso|me late|me hace|me suena|hace ruido|suena|me cruje - $notAilment|se me ocurre|se me olvid*
      corazon + disparo|dispara|pausa|golpazo|sigue igual|raro|asusta|preocupa
      garrapata*
      no puedo|sin poder|no logro > levantarme|levantar|pararme|salir de la cama + desde|horas|dias|ultra|maraton - temprano|alarma|ganas|flojera|sueno
      tome|trague|tomado > por error|equivocad*|de mi mama|de mi papa|vencid*
      manos|dedos|piernas|pies > no me obedecen|no me responden|no obedecen|engarrot*
    `,
  },
  answer: unclearAnswer,
  sources: [
    {
      name: "CommonSpirit, When to call emergency services",
      address: "https://www.commonspirit.org/conditions-treatments/shortness-of-breath",
      seen: "2026-11-28",
    },
  ],
};

/** What no article of running may answer: a doctor has to know of it first. */
export const doctorFirst: Sign = {
  id: "unclear",
  phrases: {
    en: `
      @ lost|losing|dropped|losing weight|weight loss + kg|kgs|kilo|kilos|lb|lbs|pounds|weight + without trying|not trying|unexplained|unintentional*|no reason|without dieting|without diet|dont know why|not on purpose - how do i|how to
      lost|losing|dropped > 5|6|7|8|9|10|12|15|18|20|25|30 > pounds|lbs|lb|kilos|kg + weak|exhausted|tired|faint|no energy|weird
      lump|bulge + groin|testicle|testicles|scrotum|breast|armpit
      blood pressure|bp > 180|185|190|195|200|205|210|220 - charity
      asthma|asthmatic + forgot|forget|without|lost|left|no|ran out|out of|empty|dont have > inhaler|puffer
      kidney|kidneys|renal|liver > disease|failure|insufficiency|transplant|problem|problems - charity|fundrais*|foundation|awareness|benefit|support|race for|run for|walk for
      one|single > kidney - charity|fundrais*|awareness
      cirrhosis|dialysis - charity|fundrais*|foundation|awareness|benefit|support|race for|run for|walk for
    `,
    es: `
      @ baje|bajado|bajando|bajo|pierdo|perdi|perdido|perdiendo + kilo|kilos|kg|peso + sin querer|sin proponermelo|sin dieta|sin hacer dieta|sin motivo|sin razon|sin intentarlo|sin buscarlo|sin hacer nada|no se por que|sin explicacion|inexplicable
      baje|bajado|bajando|perdi|he perdido > 4|5|6|7|8|9|10|11|12|13|14|15|kilos > kilos|kg|kilo + sin fuerzas|debil|cansad*|agotad*|mareo*|sin ganas|raro|rara
      bulto|bola|bolita + ingle|testiculo|testiculos|escroto|seno|pecho|mama|axila
      presion > 180|185|190|195|200|205|210|220 - cadencia|llanta*
      presion > 18|19|20|21|22 > 9|10|11|12|13 - km|llanta*|minutos
      asma|asmatic* + olvid*|sin|perdi|deje|no traje|no tengo|se acabo > inhalador
      rinon|rinones|renal|higado|hepatica > enfermedad|insuficiencia|falla|trasplante - benefic*|recaudar|fundacion|apoyo|lucha|contra
      enfermedad|insuficiencia|falla|trasplante|problema|problemas > rinon|rinones|renal|higado|hepatic* - benefic*|recaudar|fundacion|apoyo|lucha|contra
      un solo > rinon - benefic*|fundacion
      cirrosis|dialisis - benefic*|recaudar|fundacion|apoyo|lucha|contra
    `,
  },
  answer: unclearAnswer,
  sources: unclear.sources,
};
