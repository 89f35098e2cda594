import { emergencyNumbers, noDoctor, type Sign, shortNumbers } from "./sign.ts";

const darkUrine: Sign = {
  id: "dark-urine",
  phrases: {
    en: `
      urine|pee|peed|peeing|piss|pissing|pissed|wee|urinat*|urinating|pees|toilet bowl + blood*|red|pink|brown|black|cola|coke|dark|tea|coffee|rust*|reddish|brownish|crimson|maroon|cranberry|beet*|root beer|syrup|molasses|whiskey|wine|port - yellow|pissed off|red start|red bull|red zone|coffee before
      cant|unable > pee|urinate
      stopped|havent|cant|not|no|hardly > pee|peed|peeing|urinat*|urine + hours|day|since|all|race|marathon|ultra|night - where can|toilet|porta|queue|line
      havent|not|hardly > had to go|gone|needed to go + bathroom|toilet|restroom + hours|hrs|since|all day|ended
      hematuria|haematuria|myoglobin*
      rhabdo* + $person|symptoms|hospital|right now|could|is it|do i|again - what is|whats
      muscles|thighs|quads|arms|legs|muscle + swollen|swelling|rock hard + weak|dark|cant move|cant bend|cant lift
      ibuprofen|advil|motrin|aleve|naproxen|painkiller* + kidney*|flank|side hurts|not peeing
    `,
    es: `
      orine|pila|hice pis|hacer pis > salio|sale|color > oscur*|vinotinto|roj*|marron|cafe|cola|te - pila del reloj
      orin*|pis|pipi|pichi|meo|mea|mear|meando|meada|micion|miccion + sangr*|roj*|rosad*|marron|cafe|oscur*|negr*|cola|te|vino|vinotinto|tinto|granate|guinda|panela|ladrillo|oxido|oxidad*|cafes - amarill*|antes de cafe
      no puedo|no he|no|sin|deje de|casi no > orin*|mear|meo|meado|pis|pipi|pichi + hora*|dia|desde|noche|carrera|maraton|ayer|nada - donde|no retengo nada|no retengo ni agua|no retengo agua
      hematuria|mioglobin*
      rabdo*|rhabdo* - que es
      musculos|muslos|cuadriceps|brazos|piernas + hinchad*|durisim*|como piedra + debil*|oscur*|no puedo mover|no puedo doblar
      ibuprofeno*|naproxeno|apronax|diclofenaco|ketorolaco + rinon|rinones|no orino
    `,
  },
  answer: {
    en: `**See a doctor today, at an emergency room, and do not run.** Brown, red or cola-colored urine after effort can mean that muscle is breaking down and harms the kidneys (rhabdomyolysis). Blood in the urine has other causes as well; all of them need a test of urine and blood today.

**Call your local emergency number** (${shortNumbers.en}) if you also hardly urinate, are confused, vomit, feel your heart skip beats, have a fever, or the muscles are swollen, hard and weak.

- Drink normally on the way, not by the liter.
- **No ibuprofen, naproxen or other painkillers:** they burden the kidneys.
- No massage, no sauna, no “running it off”.
- Tell them how far you ran, how hot it was, and which medicines and supplements you take.

Also if it is clear again: have it looked at before you run. ${noDoctor.en}`,
    es: `**Ve hoy mismo a un médico, a urgencias, y no corras.** La orina marrón, roja o color cola después de un esfuerzo puede significar que el músculo se está deshaciendo y daña los riñones (rabdomiólisis). La sangre en la orina también tiene otras causas; todas necesitan hoy un análisis de orina y sangre.

**Llama a tu número local de emergencias** (${shortNumbers.es}) si además casi no orinas, estás confundido, vomitas, sientes el corazón irregular, tienes fiebre, o los músculos están hinchados, duros y débiles.

- Bebe lo normal en el camino, no por litros.
- **Nada de ibuprofeno, naproxeno ni otros analgésicos:** cargan los riñones.
- Nada de masajes, sauna ni “soltarlo trotando”.
- Cuenta cuánto corriste, cuánto calor hacía y qué medicinas y suplementos tomas.

Aunque ya salga clara: que te revisen antes de correr. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "MedicineNet, Rhabdomyolysis: symptoms and signs",
      address: "https://www.medicinenet.com/rhabdomyolysis_symptoms_and_signs/symptoms.htm",
      seen: "2026-11-28",
    },
    {
      name: "SingleCare, Rhabdomyolysis: early signs (medically reviewed), 2023",
      address: "https://amp.singlecare.com/conditions/rhabdomyolysis-symptoms",
      seen: "2026-11-28",
    },
  ],
};

const clot: Sign = {
  id: "clot",
  phrases: {
    en: `
      leg|calf|thigh + twice the size|double the size|twice as thick|bigger than the other|thicker than the other|fatter than the other
      $leg|arm + $swollen|blew up|ballooned|bigger than other|twice size|twice as big|double the size|twice big - both legs|legs swell|bag|compression socks for
      @ calf|lower leg|one leg + $swollen - both legs|compression socks for|calf sleeve
      one leg|one calf|my calf|left calf|right calf|left leg|right leg|calf + hot|warm|red|throb* - warm up|warmup|calf sleeve|hot day|red shorts
      calf|leg|thigh + pain*|hurt*|ache*|cramp*|sore|tender|throb* + flight|plane|flew|long drive|car ride|bus ride|surgery|cast|birth control|pill
      blood clot|blood clots|dvt|deep vein|pulmonary embol*|thrombosis - charity|awareness
      @ calf|lower leg|thigh|left leg|right leg|one leg|my leg + $sitting + red|tight|throb*|hard|stiff|swollen|puffy|big*|hot|warm|pain*|hurt*|ache*|cramp*|sore - legs|warm up|compression socks for
      hurt*|pain* + breathe in|breathing in|deep breath|take a breath - side stitch
      calf|leg|thigh|back of knee|behind my knee|behind knee + red streak|tender cord|hot|warm|swollen|bigger|red + flight|plane|trip|drive|travel*|surgery|pill|other
      behind my knee|back of my knee|behind the knee + pain*|hurt*|ache*|hot|warm|swollen|lump + flight|plane|trip|drive|travel*|surgery|hot|warm
      clot|clots + lung|lungs|leg|legs|calf|arm|brain|vein - charity|awareness
      embolism*|embolus - charity|awareness
    `,
    es: `
      pierna|pantorrilla|muslo + doble de|mas gruesa que|mas gorda que|mas ancha que|mas grande que
      $leg|brazo + hinch*|inflam*|inflo|inflada|mas grande que|mas gorda|mas hinchada - ambas piernas
      @ pantorrilla|gemelo|chamorro|una pierna + $swollen - ambas|medias de compresion
      una pierna|pantorrilla|gemelo|pierna izquierda|pierna derecha + caliente|roja|rojo|colorada|morada|palpita|late - calient* antes|calentar
      pantorrilla|pierna|gemelo|muslo + duele*|dolor*|calambre*|molest* + vuelo|avion|bus|viaje largo|operacion|cirugia|yeso|anticonceptiv*|carretera
      @ $leg + $sitting + roja|rojo|colorada|tensa|tenso|dura|duro|hinchad*|inflamad*|gord*|caliente|duele*|dolor*|calambre*|palpita|late - piernas|medias de compresion
      coagulo*|trombo*|tvp|embolia pulmonar|flebitis - benefic*
      duele*|dolor* + respirar hondo|respiro hondo|respirar profundo|tomar aire|inhalar|al respirar - flato|punzada bazo
      punzada|puntada|pinchazo + respirar hondo|respiro hondo|al respirar|inhalar - flato
      pantorrilla|gemelo|pierna|muslo|detras de la rodilla|detras rodilla|corva + enorme|caliente|roja|hinchad*|gord*|duele* + vuelo|avion|viaje|bus|operacion|cirugia|anticonceptiv*|la otra
      embolia* - benefic*|fundacion
    `,
  },
  answer: {
    en: `**Do not run. See a doctor today, at an emergency room if no other one is open.** One leg that is swollen, warm, red or painful, above all after a flight, a long drive, an operation or rest in bed, can be a blood clot in a vein.

${emergencyNumbers.en} Do so at once for sudden breathlessness, pain in the chest that is worse when you breathe in, coughing blood, a racing heart or fainting: the clot may have reached the lungs.

- No massage, no foam roller, no stretching of that leg.
- Sit or lie down and go there by car or ambulance, not on foot.
- Tell them of flights, operations, the pill, pregnancy, and earlier clots in you or your family.

An ultrasound shows it quickly. If it is only a strained muscle, you have lost an hour. ${noDoctor.en}`,
    es: `**No corras. Ve hoy mismo a un médico, a urgencias si no hay otro.** Una pierna hinchada, caliente, roja o dolorida, sobre todo tras un vuelo, un viaje largo, una operación o días en cama, puede ser un coágulo en una vena.

${emergencyNumbers.es} Hazlo de inmediato ante falta de aire repentina, dolor de pecho que aumenta al respirar, tos con sangre, corazón acelerado o desmayo: el coágulo puede haber llegado al pulmón.

- Nada de masaje, rodillo ni estiramientos en esa pierna.
- Quédate sentado o acostado y ve en auto o ambulancia, no a pie.
- Cuenta si hubo vuelos, operaciones, anticonceptivos, embarazo o coágulos antes, tuyos o de tu familia.

Una ecografía lo muestra rápido. Si solo es un músculo, habrás perdido una hora. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Harvard Health, Deep-vein blood clots: are you at risk?",
      address: "https://content.health.harvard.edu/blog/deep-vein-blood-clots-are-you-at-risk",
      seen: "2026-11-28",
    },
    {
      name: "MSD Manual, Travel: blood clots",
      address:
        "https://www.msdmanuals.com/en-in/home/special-subjects/travel-and-health/problems-in-transit",
      seen: "2026-11-28",
    },
  ],
};

/** Words of a journey, an operation or days in bed, after which clots form. */
const afterSitting = {
  en: "flight|flew|flown|flying|plane|airplane|long haul|drive|drove|driving|road trip|car ride|bus ride|train ride|bus|hours in car|journey|surgery|operation|leg cast|bed rest|birth control|on the pill",
  es: "vuelo|avion|volar|vole|volamos|viaje|bus|omnibus|camion|manejar|maneje|manejando|operacion|cirugia|me operaron|yeso|reposo en cama|anticonceptiv*",
};
const breathless = {
  en: "short of breath|short breath|shortness breath|out of breath|breathless*|winded|cant breathe|cant catch breath|cant get breath|cant get air|hard to breathe|trouble breathing|difficulty breathing|hurts to breathe|hurts when breathe|struggling to breathe|struggle to breathe|gasping|cough* blood|coughing up blood|cough up blood|spitting blood",
  es: "falta el aire|falta aire|faltaba el aire|falto el aire|falta de aire|sin aire|no puedo respirar|no respiro bien|respiro mal|cuesta respirar|costaba respirar|dificultad para respirar|dificil respirar|ahogo|me ahoga|ahogando|agitad*|me agito|me agita|sin aliento|no me entra el aire|no me entra aire|toso sangre|tosi sangre|tosiendo sangre|escupo sangre",
};
/** Breath and chest are well: such a message may have another sign, but not this one. */
const isWell = {
  en: "no shortness|not short|no trouble breathing|no difficulty breathing|no chest pain|breathe fine|breathing fine|breathing is fine|breathing is normal|not out of breath|not breathless",
  es: "no me falta|sin falta de aire|no me cuesta respirar|respiro bien|respiro normal|sin dolor de pecho|no me ahogo|no estoy agitad*",
};
const ofChest = {
  en: "strap|straps|monitor|hrm|bra|chafe*|chafing|pocket|bib|bibs|press|freezer|gym",
  es: "correa|sensor|banda del pecho|monitor|roza|rozadura*|bolsillo|sosten|brasier|dorsal",
};
const height = {
  en: "altitude|elevation|cusco|cuzco|puno|huaraz|la paz|juliaca|denver|mountain|mountains",
  es: "altura|altitud|soroche|cusco|cuzco|puno|huaraz|la paz|juliaca|sierra|montana",
};

/** Looked for before the signs of the chest and of the breath, which such a message has too. */
const lungClot: Sign = {
  id: "lung-clot",
  phrases: {
    en: `
      @ leg|calf|thigh + $swollen|blew up|ballooned|twice size|twice as big|double the size|bigger than other + ${breathless.en} - ${isWell.en}|compression socks for
      @ calf|my leg|one leg|left leg|right leg + hot|warm|red|throb* + ${breathless.en} - ${isWell.en}|hot day|red shorts|warm up|warmup|relay
      @ calf|back of knee|behind my knee|one leg + pain*|hurt*|ache*|aching|sore|tender|tight + ${breathless.en} - ${isWell.en}|out of breath|winded
      @ calf|leg|thigh + ${afterSitting.en} + ${breathless.en} - ${isWell.en}|stairs|steps|relay
      @ $chest + $pain + ${afterSitting.en} - ${isWell.en}|${ofChest.en}|cough*|cold
      @ since|after > ${afterSitting.en} + ${breathless.en} - ${isWell.en}|${height.en}|stairs|steps|one flight
      @ calf|leg|thigh + breathe in|breathing in|deep breath|take a breath + pain*|hurt*|sharp|stab* - side stitch
    `,
    es: `
      @ $leg|una pierna + hinch*|inflam*|inflo|inflada|gorda|mas grande que|doble de|caliente|roja|palpita + ${breathless.es} - ${isWell.es}|medias de compresion
      @ pantorrilla|gemelo|chamorro|batata|corva|detras de la rodilla|una pierna + duele*|dolor*|molest*|tensa|dura + ${breathless.es} - ${isWell.es}|agitad*
      @ $leg + ${afterSitting.es} + ${breathless.es} - ${isWell.es}
      @ $chest + $pain + ${afterSitting.es} - ${isWell.es}|${ofChest.es}|gripe|resfriado|tos
      @ desde|despues|tras|luego > ${afterSitting.es} + ${breathless.es} - ${isWell.es}|${height.es}
      @ $leg + respirar hondo|respiro hondo|al respirar|respirar profundo|cuando respiro|al inhalar + duele*|dolor*|punzada*|puntada* - flato
    `,
  },
  answer: {
    en: `**Stop and sit down. This can be a blood clot in the lung,** above all with one swollen or painful leg, or after a flight, a long drive or an operation. It can also be the heart. Nobody can tell from here, and both are emergencies, also in fit and young people.

${emergencyNumbers.en}

- Do not run, walk or drive yourself to help. Tell somebody near you, and leave the phone on.
- Sit or half lie, keep that leg still: no massage, no foam roller.
- Say these words: “chest or breath, and a journey or a swollen leg”. Tell them of operations, the pill, pregnancy, and earlier clots in you or your family.
- If somebody does not react and does not breathe normally: push hard and fast in the middle of the chest until help comes, and send for a defibrillator (AED).

If it has already gone, go to an emergency room today anyway. ${noDoctor.en}`,
    es: `**Para y siéntate. Esto puede ser un coágulo en el pulmón,** sobre todo con una pierna hinchada o dolorida, o después de un vuelo, un viaje largo o una operación. También puede ser el corazón. Desde aquí nadie lo puede saber, y las dos cosas son una emergencia, también en personas jóvenes y en forma.

${emergencyNumbers.es}

- No corras, no vayas a pie ni manejes. Avisa a alguien que esté cerca y deja el teléfono encendido.
- Quédate sentado o medio acostado y no muevas esa pierna: nada de masaje ni rodillo.
- Di estas palabras: “pecho o respiración, y un viaje o una pierna hinchada”. Cuenta si hubo operaciones, anticonceptivos, embarazo o coágulos antes, tuyos o de tu familia.
- Si una persona no reacciona y no respira con normalidad: comprime fuerte y rápido en el centro del pecho hasta que llegue la ayuda, y manda por un desfibrilador (DEA).

Si ya pasó, ve igual hoy mismo a urgencias. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "WebMD, Pulmonary embolism symptoms, and when to call the doctor (medically reviewed), 2022",
      address: "https://www.webmd.com/lung/pulmonary-embolism-symptoms",
      seen: "2026-12-01",
    },
    {
      name: "Chest pain: first aid, Pulmonary embolism (text of the Mayo Clinic at mymlc.com)",
      address:
        "https://mymlc.com/health-information/articles/c/chest-pain-first-aid?section=Pulmonary+embolism",
      seen: "2026-12-01",
    },
  ],
};

const caudaEquina: Sign = {
  id: "cauda-equina",
  phrases: {
    en: `
      @ back|spine|sciatica|disc|lumbar + cant pee|cant control|bladder|bowel*|incontinen*|wet myself|peed myself|pooped myself|both legs weak|both legs numb|numb groin|groin numb|numb crotch|genitals - water bladder|hydration bladder|bladder pack
      numb*|tingl*|cant feel|no feeling + groin|crotch|genitals|saddle|between legs|inner thighs|private parts|butt|buttocks - bike saddle|bike seat
      lost feeling|lost all feeling|losing feeling + groin|crotch|genitals|saddle|between my legs - bike saddle|bike seat
      no feeling|cant feel|numb > down there|down below|private
      leg|legs|back + weak*|numb*|no strength + pee|urine|bladder|bowel* - hydration
      @ back + numb*|cant feel|weak*|dead + pee|peeing|urinate|bladder|bowel*|poop|wipe - hydration
      @ cant feel|no feeling|lost feeling > my foot|my feet|my leg|my legs|my toes + my back|lower back|back pain|back hurts|back went|spine|i fell|fell off|fell on|fell down|fell from|fall|crash* - this fall|in the fall|fall race|fall marathon|fall half
      lost|losing|no > control > bladder|bowel*|pee|poop - hydration
      wet pants|wet myself|wet my pants|peed myself|soiled + legs|numb|back|waist
      legs > numb + waist|below|down|pants
      both legs + numb*|weak*|cant move|paraly* - tired|after long run
      bladder|pee|bowel*|poop + control|hold|accident*|leak*|feel it coming + back|spine|disc|legs|groin - hydration bladder
    `,
    es: `
      pierna|piernas|espalda + sin fuerza|no tengo fuerza|dormid*|debil* + orina|pis|esfinter* - ampolla
      @ no siento|perdi sensibilidad|sin sensibilidad > pierna|piernas|pie|pies|dedos del pie + espalda|columna|cai|caida|golpe
      no aguanto|no controlo|no retengo|se me sale|se me escapa > orina|la orina|pis|el pis|caca + espalda|pierna|piernas|fuerza|dormid*
      @ espalda|columna|ciatica|disco|lumbar|hernia|lumbago + no puedo orinar|no controlo|esfinter*|vejiga|incontinen*|me hago pis|me hice pis|me hago encima|me orino|dos piernas|ambas piernas|entrepierna|genitales - vejiga hidratacion
      dormid*|adormec*|entumec*|no siento|hormigue*|sin sensibilidad + entrepierna|ingle|genitales|silla montar|entre las piernas|gluteos|partes intimas|perine
      no siento|dormido|dormida|sin sensibilidad > ahi abajo|alli abajo|abajo
      perdi|perdio|no controlo|no tengo > control|orina|pis|esfinter*|heces|caca + vejiga|orina|esfinter*|heces|caca
      piernas + durmieron|dormidas|no siento + orine|encima|cintura|abajo
      me orine encima|me hice encima|me oriné encima
      dos piernas|ambas piernas|las piernas + no siento|dormidas|debiles|paraliz* - cansadas
      se me escapa|se me sale|no aguanto|no retengo|no siento > pis|pipi|orina|caca|heces + espalda|piernas|columna|ciatica|disco
    `,
  },
  answer: {
    en: `**Go to an emergency room now.** Back pain with numbness between the legs, trouble passing or holding water or stool, or both legs turning weak or numb can be a nerve that is being crushed (cauda equina). It needs surgery within hours to days, or the damage can be permanent.

- Call your local emergency number if you cannot get there (${shortNumbers.en}).
- Say these words: “back pain, numb between the legs, bladder”. They should make an MRI.
- Do not run, do not lift, no massage or manipulation of the back.
- Nothing more to eat on the way: an operation may follow.

${noDoctor.en}`,
    es: `**Ve ahora mismo a urgencias.** Un dolor de espalda con entrepierna dormida, dificultad para orinar o para aguantar orina o heces, o las dos piernas débiles o dormidas puede ser un nervio aplastado (cauda equina). Hay que operarlo en horas o pocos días; si no, el daño puede ser permanente.

- Si no puedes llegar, llama a tu número local de emergencias (${shortNumbers.es}).
- Di estas palabras: “dolor de espalda, entrepierna dormida, vejiga”. Deberían hacer una resonancia.
- No corras, no cargues peso, nada de masajes ni manipulaciones de la espalda.
- No comas en el camino: es posible que te operen.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Greenhalgh, Mercer and Finucane, Cauda Equina Syndrome Warning Signs",
      address: "https://www.backes.org.uk/cauda-equina-warning-signs/",
      seen: "2026-11-28",
    },
    {
      name: "Society of spine surgeons, Cauda Equina Syndrome",
      address: "https://spinesurgeons.org.uk/Cauda-Equina-Syndrome",
      seen: "2026-11-28",
    },
  ],
};

const compartment: Sign = {
  id: "compartment",
  phrases: {
    en: `
      shin|shins|calf|lower leg|leg|foot|forearm + rock hard|hard rock|tight|pressure|bursting|explode|exploding|cramp* + numb*|tingl*|cant move|cant lift|drop - shoe*|socks
      shin|calf|lower leg + explode|exploding|burst*
      foot went limp|foot is limp|foot drags|dragging my foot|foot drop|drop foot|foot slaps|foot slapping|cant lift foot|cant lift toes|cant move toes|cant pull foot
      compartment syndrome - what is
      foot|feet|toes + numb*|tingl*|cant feel|falls asleep|goes dead + run*|km|mile|miles|minutes|every - tight shoes|laces|cold|snow
      foot|toes|ankle + drop|drops|dropped|dropping|drag|drags|dragging|slap*|flop*|floppy|wont lift|cant lift - drop shoes|heel drop|mm|drop of|zero drop|drop bag
    `,
    es: `
      espinilla|espinillas|canilla|pantorrilla|pierna|pie|antebrazo + duro|dura|piedra|tens*|presion|apretad*|reventar|explotar|va explotar + dormid*|duerm*|durm*|adormec*|hormigue*|no puedo mover|no siento|no levanto
      espinilla|canilla|pantorrilla + explota*|explotar|reventar|revienta
      pie flojo|pie se me quedo flojo|arrastro el pie|pie caido|pie se me cae|el pie se cae|no puedo levantar pie|no puedo levantar punta|no muevo dedos|no puedo mover dedos|se me cae el pie
      sindrome compartimental|compartimental|compartimiento - que es
      pie|pies|dedos + dorm*|duerm*|durm*|adormec*|hormigue*|no siento + corr*|km|minutos|siempre|cada|trot* - zapatillas apretadas|cordones|frio|nieve
      pie|punta|dedos + cae|cuelga|arrastr*|flojo|no levanta|no lo levanto - dorsal|se me cae la baba
    `,
  },
  answer: {
    en: `**Stop running.** A lower leg that turns hard, bursts with pressure and goes numb is a sign of too much pressure within the muscle (compartment syndrome), or of a squeezed nerve.

${emergencyNumbers.en} Do so **if the pain is severe and does not ease with rest, grows when the toes are moved, or the foot is numb, pale, cold or cannot be lifted**, above all after a fall, a kick or a very hard race: within hours muscle dies, and only an operation helps.

- Take off shoes, socks, sleeves and bandages. Keep the leg at the height of the heart, not higher. No massage, no ice.
- Does it come on every run after the same time, and pass within minutes of rest? Then it is the slow form: no emergency, but stop running and see a sports doctor, who can measure the pressure.

${noDoctor.en}`,
    es: `**Deja de correr.** Una pierna que se pone dura, parece reventar de presión y se duerme es señal de demasiada presión dentro del músculo (síndrome compartimental) o de un nervio apretado.

${emergencyNumbers.es} Hazlo **si el dolor es fuerte y no cede con el reposo, aumenta al mover los dedos, o el pie está dormido, pálido, frío o no se puede levantar**, sobre todo tras una caída, un golpe o una carrera muy dura: el músculo puede morir en pocas horas y solo una operación ayuda.

- Quita zapatillas, medias, mangas y vendas. La pierna a la altura del corazón, no más alta. Nada de masaje ni hielo.
- ¿Aparece en cada salida a los mismos minutos y pasa al poco de parar? Es la forma lenta: no es una emergencia, pero deja de correr y ve a un médico deportivo, que puede medir la presión.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "HCA Healthcare UK, Compartment syndrome",
      address: "https://www.hcahealthcare.co.uk/our-services/conditions/compartment-syndrome",
      seen: "2026-11-28",
    },
    {
      name: "Compartment syndrome (text of the NHS)",
      address: "https://notinline.org/health-conditions/compartment-syndrome",
      seen: "2026-11-28",
    },
  ],
};

const fevered = {
  en: "fever|feverish|chills|chill|shiver*|shakes|burning up|temperature|39 fever",
  es: "fiebre|calentura|escalofrio*|tirit*|febril|afiebrad*|temblando",
};
const ofHeat = {
  en: "hot race|hot day|hot run|hot marathon|hot weather|hot shower|hot bath|hot pack|in the heat|in the sun|sunny|degrees out|warm up|warmup|red course|red route",
  es: "agua caliente|compresa*|al sol|bajo el sol|solazo|mucho calor|golpe de calor",
};

/** A joint with germs in it: fever or chills beside a joint that is hot or swollen. */
const jointInfection: Sign = {
  id: "joint-infection",
  phrases: {
    en: `
      @ knee|knees|ankle|ankles|hip|elbow|wrist|shoulder|joint|joints|big toe + hot|red|warm|burning|$swollen|puff*|balloon* + ${fevered.en} - ${ofHeat.en}
    `,
    es: `
      @ rodilla|rodillas|tobillo|tobillos|cadera|codo|muneca|hombro|articulacion|articulaciones|dedo gordo + caliente|roja|rojo|arde|ardiendo|pelota|globo|$swollen + ${fevered.es} - ${ofHeat.es}
    `,
  },
  answer: {
    en: `**Go to an emergency room today, now rather than tonight.** A joint that is hot, red or swollen together with fever or chills can be an infection inside the joint. It spreads and destroys the joint within days, and it needs antibiotics in a hospital.

${emergencyNumbers.en} Do so for confusion, fast breath or heartbeat, fainting, skin that is pale, cold or blotchy, or if nobody can take you.

- No running, no exercise and no massage. Keep the joint still, and do not walk on it more than needed.
- No cold bath and no ice water for the chills: they come from the infection, not from the weather.
- Take no antibiotics that were left over, and do not wait to see whether a fever medicine helps.
- Say so if the joint was operated on or is artificial, had an injection, or has a wound near it, and if you have diabetes or take medicines that weaken the defenses.

${noDoctor.en}`,
    es: `**Ve hoy mismo a urgencias, mejor ahora que en la noche.** Una articulación caliente, roja o hinchada junto con fiebre o escalofríos puede ser una infección dentro de la articulación. Se extiende y la destruye en pocos días, y necesita antibióticos en un hospital.

${emergencyNumbers.es} Hazlo ante confusión, respiración o corazón acelerados, desmayo, piel pálida, fría o con manchas, o si nadie puede llevarte.

- Nada de correr, ejercicio ni masajes. Ten la articulación quieta y camina solo lo indispensable.
- Nada de baño frío ni agua con hielo por los escalofríos: vienen de la infección, no del clima.
- No tomes antibióticos que sobraron ni esperes a ver si ayuda algo para la fiebre.
- Avisa si esa articulación fue operada o es una prótesis, si te inyectaron ahí o hay una herida cerca, y si tienes diabetes o tomas medicinas que bajan las defensas.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "NHS, Septic arthritis",
      address: "https://www.nhs.uk/conditions/septic-arthritis/",
      seen: "2026-12-01",
    },
    {
      name: "Patient.info, Hot swollen joints, 2023",
      address: "https://patient.info/doctor/hot-swollen-joints",
      seen: "2026-11-29",
    },
  ],
};

const swollenJoint: Sign = {
  id: "swollen-joint",
  phrases: {
    en: `
      knee|knees|ankle|hip|elbow|wrist|shoulder|joint|joints + $swollen|ballooned - swelling gone|swell with pride|last year|years ago
      knee|ankle|hip|elbow|wrist|shoulder|joint + hot|red|warm + fever|feverish|chills|red|swollen - hot weather|warm up|warmup|red course|red route
      water on knee|water on knees|water in knee|water in knees|fluid knee|fluid knees|fluid ankle|fluid hip|knee full of fluid|knee has fluid|knee filled with fluid
    `,
    es: `
      rodilla|rodillas|tobillo|cadera|codo|muneca|hombro|articulacion|articulaciones + hinch*|inflamad*|inflamo|derrame - hace anos|el ano pasado
      rodilla|tobillo|cadera|codo|muneca|hombro|articulacion + caliente|roja|rojo + fiebre|escalofrios|roja|rojo|hinch* - agua caliente|compresa*
      liquido rodilla|liquido rodillas|agua en rodilla|liquido tobillo|liquido cadera|rodilla con liquido|rodilla tiene liquido|rodilla llena de liquido
    `,
  },
  answer: {
    en: `**Do not run on a swollen joint.** The swelling says that something inside it is irritated or hurt, and running adds to it.

**Go to an emergency room today, or call ${shortNumbers.en},** with a fever or chills, a joint that is hot and red, severe pain, a joint that locks or gives way, a limb out of shape, or if you cannot put weight on it.

**See a doctor within days** if it swelled within hours of a twist or a fall, comes back with every run, or is still there after two or three days of rest.

- Until then: rest it, raise it, cool it through a cloth for 15 minutes at a time, and walk only as far as it stays free of pain.
- Fast running, hills and races wait until the swelling is gone, the joint bends and straightens fully, and a doctor or physiotherapist has seen it.

${noDoctor.en}`,
    es: `**No corras con una articulación hinchada.** La hinchazón dice que algo adentro está irritado o lastimado, y correr lo empeora.

**Ve hoy a urgencias, o llama al ${shortNumbers.es},** con fiebre o escalofríos, si la articulación está caliente y roja, si el dolor es fuerte, si se traba o cede, si está deformada o si no puedes apoyar.

**Ve al médico en estos días** si se hinchó a las pocas horas de una torcedura o caída, si vuelve con cada salida, o si sigue ahí tras dos o tres días de descanso.

- Hasta entonces: descansa, ponla en alto, enfríala con una tela de por medio 15 minutos por vez, y camina solo lo que no duela.
- Las series, las cuestas y las carreras esperan hasta que la hinchazón se haya ido, la articulación doble y estire del todo, y la haya visto un médico o fisioterapeuta.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "East Lancashire Hospitals NHS Trust, Traumatic knee injury",
      address:
        "https://elht.nhs.uk/services/integrated-msk-pain-and-rheumatology-service/traumatic-knee-injury",
      seen: "2026-11-29",
    },
    {
      name: "Patient.info, Hot swollen joints, 2023",
      address: "https://patient.info/doctor/hot-swollen-joints",
      seen: "2026-11-29",
    },
  ],
};

const injury: Sign = {
  id: "injury",
  phrases: {
    en: `
      bone + sticking|out|through skin|visible|broken|crooked|deformed - bone broth|figure
      broke|broken|fractured|dislocated|dislocat*|snapped|tore|torn|ruptured > ankle|leg|foot|toe|wrist|arm|hip|knee|shoulder|collarbone|rib|ribs|achilles|acl|hamstring|calf|bone|finger|elbow|jaw|nose|meniscus|ligament* - how long after|years ago
      ankle|leg|foot|wrist|arm|hip|knee|shoulder|collarbone|rib|elbow|clavicle + broken|is broken|fractured|dislocated|out of place - broken bow|broken arrow|years ago
      weight on it|weight on my|walk on it|step on it|stand on it + cant|couldnt|unable
      tore|torn|ripped|gap|snapped + thigh|calf|hamstring|muscle|achilles|groin|quad|knee|something - torn shoes
      popped|pop|crack|snap|snapped + knee|ankle|achilles|calf|hamstring|thigh|quad|groin|hip|foot|shoulder|felt|heard - popcorn|pop up
      cant|couldnt|unable|not > put weight|bear weight|walk|stand|move + ankle|leg|foot|knee|hip|fell|fall|twisted|rolled|hurts|crash*|hit - in a half|walk in|walk the|walk during|can i walk
      hit by|run over by|knocked down by > car|truck|bike|cyclist|motorcycle|bus|scooter
      kneecap|knee|shoulder|hip|elbow|finger|jaw|ankle + slid|slipped out|popped out|came out|out of socket|out of place|wrong way|other way|backwards|wrong direction|weird angle|odd angle|sideways - popped out for a run
      knee|elbow|hip|ankle + locked|locks|jammed|stuck + wont|cant|bend|straight*
      fell|tumbled|rolled|slid|crash* + neck|spine|head + hurt*|pain*|stiff|cant
      heard|felt > pop|crack|snap|tear|rip|click > knee|ankle|calf|hamstring|heel|thigh|hip|foot|shoulder|back|behind
      pop|snap|crack|kicked + achilles|heel|ankle|calf + cant|push|walk|tiptoe*
      cant > stand on tiptoe|stand on my toes|go on tiptoe|push off|bend my knee|straighten my knee|straighten my leg|bend my elbow|raise my arm
      swollen|bruised|blue|black + cant put weight|cant step|cant walk|cant stand
      fell|crash*|fallen|tripped > cliff|down the|off the|meters|off my bike|bike|rocks + hurt*|pain*|bleed*|cant|broke|broken|bad
      knee|ankle|foot|elbow|wrist|hand|shin + size of|like a|looks like + grapefruit|ball|balloon|melon|egg|golf ball|tennis ball|softball|baseball
      car|truck|bike|cyclist|bus|motorcycle|scooter > hit me|ran into me|knocked me
      car|truck|cyclist|bus|motorcycle|scooter|van > clipped|bumped|knocked|sideswiped|hit > me|my
      clipped|hit|knocked|sideswiped > by > car|truck|bus|van|cyclist|motorcycle|scooter
      cant|couldnt|unable > take > step|steps|four steps|4 steps|one step|two steps|another step - next step|step back|step up|big step|first step|step further|step forward
      like|as if > shot|gunshot|bang > behind|back of > heel|ankle|calf
      like|as if|as though > kicked|shot|hit me|hit with|struck + calf|achilles|heel|ankle|hamstring
    `,
    es: `
      hueso + fuera|salido|salio|afuera|expuesto|se ve|roto|torcido - caldo
      rompi|rompio|roto|rota|fracture|fracturad*|fractura|quebre|quebro|quebrad*|disloc*|luxad*|luxe|desgarr*|rotura > tobillo|pierna|pie|dedo|muneca|brazo|cadera|rodilla|hombro|clavicula|costilla*|aquiles|ligamento*|isquio*|gemelo|hueso|codo|nariz|menisco - estres|hace anos
      rasgo|rasgue|desgarro|se me abrio|hueco + muslo|gemelo|pantorrilla|isquio|musculo|aquiles|ingle|cuadriceps|algo
      crujio|trono|tronar|sono|crack|chasquido|pedrada|estallido|tron + rodilla|tobillo|aquiles|pantorrilla|gemelo|cadera|pie|hombro|senti|escuche
      no puedo apoyarlo|no puedo apoyarla|no puedo pisar|no puedo ni pisar|no lo puedo apoyar|no la puedo apoyar
      tobillo|pierna|pie|muneca|brazo|cadera|rodilla|hombro|clavicula|costilla|codo + roto|rota|quebrad*|fracturad*|zafad*|salido
      no puedo|no podia|no puede > apoyar|pisar|caminar|pararme|mover + tobillo|pierna|pie|rodilla|cadera|cai|caida|torci|doble|golpe - en la media|en un maraton|saltar
      atropell*|me choco un auto|me choco un carro|me pego un carro|me choco una moto
      rotula|rodilla|hombro|cadera|codo|dedo|mandibula|tobillo|muneca + se me salio|se salio|salio|zafo|zafe|disloc*|chueco|chueca|torcid*|al reves|otro lado|fuera de lugar|desencaj*
      rodilla|codo|cadera|tobillo + trab*|bloque*|atasc* + no puedo|estir*|doblar
      senti|escuche|sono|hizo|oi > crac|crack|tronido|trueno|chasquido|pop|tiron|latigazo|pedrada|crujido|ruido > rodilla|tobillo|talon|pantorrilla|gemelo|cadera|pie|hombro|muslo|espalda
      no puedo > ponerme de puntillas|pararme de puntas|doblar la rodilla|estirar la rodilla|levantar el brazo|estirar la pierna
      me rompi|me quebre|me fracture|creo que rompi|se me rompio|se me quebro > dedo|pie|hueso|muneca|brazo|clavicula|costilla|nariz|tobillo|mano|algo
      no puedo apoyar|no puedo pisar|no apoyo|no aguanta el peso > pie|pierna|tobillo|rodilla|bien
      rodilla|tobillo|pie|codo|muneca|mano + como|tamano + toronja|pelota|globo|melon|huevo|naranja|papa
      auto|carro|moto|bici|bicicleta|bus|camion > me choco|me pego|me golpeo|me tiro|me atropello
      auto|carro|moto|bus|camion|combi > me rozo|me golpeo|me tumbo|me toco|me embistio|me levanto
      no puedo|no podia > dar + paso|pasos - a paso de|siguiente paso|proximo paso|gran paso|primer paso|un paso mas en
      balazo|disparo|pedrada|latigazo|patada + talon|tobillo|aquiles|gemelo|pantorrilla
    `,
  },
  answer: {
    en: `**Stop, and do not run or walk it off.** Something may be broken, torn or out of its joint.

${emergencyNumbers.en} Do so for a bone that shows or a limb out of shape, a foot or hand that is numb, pale or cold, heavy bleeding, pain in neck or back after a fall, or if you cannot get up.

- Leave the limb as it is, support it, cool it through a cloth. Take off rings and shoes before it swells.
- **See a doctor today** if you cannot take four steps, the bone hurts when you press it, you heard or felt a pop, or it swells within the hour.
- Do not eat or drink if an operation is likely. No massage, no heat.
- Hit by a vehicle? Let yourself be examined also if you feel fine.

${noDoctor.en}`,
    es: `**Para, y no sigas corriendo ni caminando sobre eso.** Puede haber algo roto, desgarrado o fuera de su sitio.

${emergencyNumbers.es} Hazlo si se ve el hueso o la extremidad está deformada, si el pie o la mano están dormidos, pálidos o fríos, ante un sangrado fuerte, dolor de cuello o espalda tras una caída, o si no puedes levantarte.

- Deja la extremidad como está, apóyala y enfríala con una tela de por medio. Quita anillos y zapatillas antes de que se hinche.
- **Ve hoy a un médico** si no puedes dar cuatro pasos, duele el hueso al apretarlo, oíste o sentiste un chasquido, o se hincha en menos de una hora.
- No comas ni bebas si es probable una operación. Nada de masaje ni calor.
- ¿Te golpeó un vehículo? Que te revisen aunque te sientas bien.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Jenkin, Sitler and Kelly, Clinical Usefulness of the Ottawa Ankle Rules, 2010",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2938320",
      seen: "2026-11-28",
    },
  ],
};

const bones = {
  en: "shin|shins|tibia|foot|feet|metatarsal|heel|hip|hips|groin|femur|pelvis|sacrum|leg|thigh|ankle|bone|knee|back|toe",
  es: "espinilla|espinillas|tibia|canilla|pie|pies|metatarsian*|talon|cadera|ingle|femur|pelvis|pubis|sacro|pierna|muslo|tobillo|hueso|rodilla|espalda|empeine",
};
const ofBone = {
  en: `at night|night|press it|i press|poke|wakes me|wake up with|hop|hopping|cant hop|one spot|pinpoint|single point|to the touch|when i press|press on|in bed|at rest|even resting|even walking|just walking|walking hurts|hurts to walk|hurts walking|limp|limping|put weight|bear weight|weight on|getting worse|more every run|more every single run|now walking|cant sleep|keeps me awake|worse every run|every step|in my sleep|sleeping|lying down|lie down`,
  es: `de noche|noche|puntito|hasta en la cama|por la noche|despierta|saltar|saltando|si salto|al salto|salto en una|salto con una|pata coja|un punto|punto exacto|un solo punto|al tocar|al presionar|si presiono|aprieto|en reposo|descansando|al caminar|hasta caminando|caminando|cojeo|cojear|cojeando|cojera|apoyar|pisar|cada paso|en cada salida|mas en cada salida|ahora tambien caminando|no duermo|no me deja dormir|no puedo dormir|dormid*|durmiendo|al dormir|acostad*|cada vez peor|cada vez mas|empeora`,
};

const boneStress: Sign = {
  id: "bone-stress",
  phrases: {
    en: `
      @ shin|tibia|bone|foot|heel|metatarsal + spot|point|coin|fingertip|thumbprint|finger wide|finger width|dime|quarter sized|pinpoint|one place + bed|night|rest|resting|asleep|sleep|hop|hopping|worse
      ${bones.en} + pain*|hurt*|ache*|aching|sore|throb*|tender|stabbing|kills|killing + ${ofBone.en} - night run|night race|headlamp|heart|morning
      cant hop|limping + ${bones.en}
      stress fracture|stress reaction|bone stress + run|race|marathon|half|still|can i|should i|worse|limp* - recover from|what is|how do i recognize|recognise
      groin|hip + deep + pain*|ache*
      @ groin|hip|hips + pain*|hurt*|ache*|aching + every step|each step|on one leg - sauna
    `,
    es: `
      @ tibia|hueso|canilla|espinilla|pie|talon + punto|puntito|moneda|dedo|dedos de ancho + noche|cama|reposo|dormid*|durmiendo|saltar|salto|peor
      ${bones.es} + duele*|dolor*|dolio|molest*|punza*|palpita|late|doliendo|mata + ${ofBone.es} - carrera nocturna|linterna|fascitis|manana
      ${bones.es} + cojeo|cojeando|no puedo saltar
      fractura estres|fractura por estres|reaccion estres + correr|carrera|maraton|media|todavia|puedo|debo|peor|cojeo - como se cura|que es|como reconozco
      ingle|cadera + profund* + dolor*|duele*
    `,
  },
  answer: {
    en: `**Stop running for now and have it looked at.** Pain at night or at rest, in one spot of a bone, when you hop or walk, a limp or a leg that does not bear your weight can be a bone that is about to break (stress fracture).

- **Today:** pain deep in the **groin or hip** that makes you limp, a leg that does not carry you, or a calf that is swollen, warm and painful. Use crutches until then.
- **This week:** all other spots. Ask for an MRI if the X-ray shows nothing: it often does not in the first weeks.
- Until then no running and no jumping; walk, ride or swim only as far as it stays free of pain.
- **No painkillers so that you can run:** they take away the warning.
- Tell the doctor how your mileage grew, whether you eat enough, and, for women, whether the period is regular.

If the pain suddenly got worse and the leg gives way or looks crooked, do not stand on it and call your local emergency number (${shortNumbers.en}). A race is not worth a broken hip. ${noDoctor.en}`,
    es: `**Deja de correr por ahora y haz que te lo revisen.** Un dolor de noche o en reposo, en un punto de un hueso, al saltar o caminar, una cojera o una pierna que no aguanta tu peso puede ser un hueso a punto de romperse (fractura por estrés).

- **Hoy:** dolor profundo en la **ingle o la cadera** que te hace cojear, una pierna que no te sostiene, o una pantorrilla hinchada, caliente y dolorida. Usa muletas hasta entonces.
- **Esta semana:** los demás lugares. Pide una resonancia si la radiografía sale normal: en las primeras semanas suele pasar.
- Hasta entonces, nada de correr ni saltar; camina, pedalea o nada solo mientras no duela.
- **Nada de analgésicos para poder correr:** quitan el aviso.
- Cuéntale al médico cómo subiste los kilómetros, si comes lo suficiente y, si eres mujer, si la regla es regular.

Si el dolor se volvió repentino y la pierna no aguanta o se ve torcida, no la apoyes y llama a tu número local de emergencias (${shortNumbers.es}). Ninguna carrera vale una cadera rota. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Robertson and Wood, Femoral Neck Stress Fractures in Sport: a Current Concepts Review, 2017",
      address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6226070",
      seen: "2026-11-28",
    },
  ],
};

const coldLimb: Sign = {
  id: "cold-limb",
  phrases: {
    en: `
      foot|feet|hand|leg|arm|lower leg + blue|pale|white|gray|grey|purple|black|mottled|dead + cold|numb|cool|ice cold|icy|freezing - frozen|snow|snowy|winter|minus|degrees|ice bath|blue shoes|gear|gloves|socks|cold plunge
      foot|hand|leg|arm > cold|ice cold|dead|blue > numb|cold|blue|pale|suddenly - cold plunge|ice bath
    `,
    es: `
      pie|mano|pierna|brazo + azul|morad*|palid*|blanc*|gris|negr*|muert* + frio|fria|helad*|como hielo|dormid*|entumec* - nieve|hielo|guantes|medias|invierno|grados
    `,
  },
  answer: {
    en: `**Do not run. A limb that is cold and pale, blue or numb may be getting too little blood,** and muscle and nerve can be lost within hours.

${emergencyNumbers.en} Do so if it came suddenly, hurts, cannot be felt or moved, or followed a fall, a tight bandage or a long effort.

- Take off shoes, socks, sleeves, bandages and rings. Sit or lie down and keep the limb still, at or just below the height of the heart.
- No massage, no hot water, no ice, and do not walk on it.
- **Only the cold weather?** Go inside and warm up slowly in the armpit or in lukewarm water. If color and feeling are not back within half an hour, go to an emergency room.

Fingers or toes that turn white and then red in every cold are not urgent, but show them to a doctor. ${noDoctor.en}`,
    es: `**No corras. A una extremidad fría y pálida, azul o dormida puede llegarle muy poca sangre,** y el músculo y el nervio pueden perderse en horas.

${emergencyNumbers.es} Hazlo si fue de golpe, duele, no la sientes o no la mueves, o vino tras una caída, una venda apretada o un esfuerzo largo.

- Quita zapatillas, medias, mangas, vendas y anillos. Siéntate o acuéstate y deja la extremidad quieta, a la altura del corazón o un poco más abajo.
- Nada de masaje, agua caliente ni hielo, y no camines.
- **¿Solo es el frío del día?** Entra a un lugar cerrado y caliéntala poco a poco en la axila o con agua tibia. Si en media hora no vuelven el color y la sensibilidad, ve a urgencias.

Los dedos que se ponen blancos y luego rojos con cada frío no son una urgencia, pero muéstraselos a un médico. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Cleveland Clinic, Acute limb ischemia",
      address: "https://my.clevelandclinic.org/health/diseases/acute-limb-ischemia",
      seen: "2026-11-29",
    },
    {
      name: "Emergency Medicine Manual, Acute arterial limb ischemia",
      address:
        "https://accessemergencymedicine.mhmedical.com/content.aspx?bookid=521&sectionid=41068951",
      seen: "2026-11-29",
    },
  ],
};

export const legAndBackSigns = {
  darkUrine,
  clot,
  lungClot,
  caudaEquina,
  compartment,
  coldLimb,
  injury,
  swollenJoint,
  jointInfection,
  boneStress,
};
