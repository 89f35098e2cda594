import {
  asksAboutIt,
  emergencyNumbers,
  noDoctor,
  numberSources,
  type Sign,
  shortNumbers,
} from "./sign.ts";

/** Chest, heart, breath and consciousness. */
export const unconscious: Sign = {
  id: "unconscious",
  phrases: {
    en: `
      unconscious|unresponsive
      dropped|drops|collapsed|went down|fell|lying|ground|fainted|passed out + isnt responding|not responding|not answering|isnt answering|doesnt answer|wont answer|not talking|staring|just stares|not moving|isnt moving|doesnt move|wont respond|unresponsive|not reacting
      not breathing|stopped breathing|isnt breathing|doesnt breathe|wont breathe|no pulse|no heart beat
      wont wake up|cant wake him|cant wake her|doesnt wake up|not waking up|isnt waking up|not responding|doesnt respond|isnt responding|doesnt react|wont answer me|doesnt answer me|not answering me + he|she|him|her|friend|runner|man|woman|guy|someone|somebody|husband|wife|person|partner|dad|mom|son|daughter - email|emails|message|messages|organizer|organiser|app|page|website
      collapsed|collapses|collapsing|went down|dropped + friend|runner|man|woman|guy|someone|somebody|husband|wife|person|partner|dad|mom|he|she|him|her + breath*|moving|react*|cpr|purple|blue|gasping
      cardiac arrest
      @ someone|somebody|runner|buddy|friend|guy|man|woman|he|she|dad|mom + collapsed|collapses|keeled over|keels over|goes down|went down + what do i do|what should i do|help|isnt moving|not moving|unresponsive
    `,
    es: `
      inconsciente|inconscientes
      cayo|desplomo|desmayo|tirado|tirada|piso|suelo + no contesta|no me contesta|mirada perdida|no abre los ojos|no responde|no se mueve|no reacciona|no habla
      no respira|dejo de respirar|sin pulso|no tiene pulso|paro cardiaco|paro cardiorrespiratorio
      no despierta|no reacciona|no responde|no se despierta|no se mueve + amigo|amiga|corredor|corredora|hombre|mujer|alguien|esposo|esposa|persona|companero|companera|papa|mama|hijo|hija|chico|chica|senor|senora|cayo|desplomo|desmayo - correo|correos|mensaje|mensajes|organizador|organizadores|pagina|app|carrera
      desplomo|desplomado|colapso|colapsado + rcp|no respira|no se mueve|no despierta|no reacciona
      alguien|corredor|corredora|amigo|amiga|pata|senor|senora|papa|mama + cayo|cae|desplomo|desploma|desmayo|cara al piso + que hago|que hacer|ayuda|auxilio
    `,
  },
  answer: {
    en: `${emergencyNumbers.en} Put the phone on loudspeaker: they tell you what to do.

- **Does the person react and breathe normally?** Shake a shoulder, speak loudly, look at the chest for ten seconds. Single gasps are no breathing.
- **No normal breathing:** push hard and fast in the middle of the chest, about twice a second, until help comes. Send somebody for a defibrillator (AED) and for the medical staff of the race.
- **Breathing, but not awake:** turn the person on the side, and stay.
- **Hot and in the sun?** Cool with water meanwhile. **Diabetes?** Nothing into the mouth of somebody who is not awake.

Do not leave the person alone. ${noDoctor.en}`,
    es: `${emergencyNumbers.es} Pon el altavoz: te dirán qué hacer.

- **¿La persona reacciona y respira con normalidad?** Sacude un hombro, habla fuerte y mira el pecho diez segundos. Unas bocanadas sueltas no son respirar.
- **No respira con normalidad:** comprime fuerte y rápido en el centro del pecho, unas dos veces por segundo, hasta que llegue la ayuda. Manda a alguien por un desfibrilador (DEA) y por los médicos de la carrera.
- **Respira, pero no despierta:** ponla de lado y quédate.
- **¿Está muy caliente, al sol?** Enfría con agua mientras tanto. **¿Diabetes?** Nada en la boca de quien no está despierto.

No dejes sola a la persona. ${noDoctor.es}`,
  },
  sources: [
    ...numberSources,
    {
      name: "Syncope in Athletes of Cardiac Origin, Current Sports Medicine Reports, 2015",
      address:
        "https://journals.lww.com/acsm-csmr/Fulltext/2015/05000/Syncope_in_Athletes_of_Cardiac_Origin__2B__From.28.aspx",
      seen: "2026-11-28",
    },
  ],
};

const chestPain: Sign = {
  id: "chest-pain",
  phrases: {
    en: `
      $chest + $pain|$numb|elephant sitting|sat|sitting|sits|standing|band around|fist|choking - strap|straps|monitor|hrm|bra|chafe*|chafing|pocket|size|bib|bibs|press|freezer|workout|gym|chest cold|cough*|congest*
      ribs|rib cage + squeez*|pressure|tight* - side stitch
      heavy|weight > on my ribs|on my rib cage
      stitch + breastbone|sternum|middle of my chest|middle of the chest|center of my chest
      heartburn|acid reflux > only when i run|when i run uphill|uphill|on hills
      my arm|left arm > gets heavy|goes heavy|feels heavy|is heavy + uphill|hills|run|pace|threshold|effort
      @ hit|kicked|punched|blow|elbow|ball + chest + heart|pulse|beat|beating|pale|faint*|dizzy
      heart attack|heart attacks|angina - gave me a heart attack|price|charity|fundrais*|raise|raises|awareness|donate|survivor*|foundation|benefit|for heart
      heart + hurt*|hurts|ache*|aching|squeez*|stabbing|burning - heartburn|my heart hurts for|broken
      left arm|left shoulder + pain*|hurt*|numb*|tingl*|heavy|weak|dead|ache*|aching - bag|sleeve
      jaw|neck|shoulder blades + pain*|hurt*|ache*|aching + chest|sweat*|arm
      cold sweat|sweating cold|clammy + chest|arm|jaw|nause*|heart|gray|pale|back|shoulder blade|shoulder blades
      $chest + funny|weird|strange|odd|off|wrong|brick|bricks|rock|stone|anvil|boulder|slab|concrete|piano|rope|belt|corset|knot|knife - strap|monitor|bib|freezer|belt clip
      @ elephant|someone|brick|weight|truck > sitting on|standing on|sat on|on > him|her|me|my chest|his chest - bib
      @ indigestion|heartburn|burning|jaw|shoulder blades + goes away|eases|gone + run|running|uphill|hills|hard + stop|rest|resting|walk
      left arm|my arm|both arms|jaw + heavy|heaviness|numb*|ache*|tingl*|pain*|dead + sweat*|chest|uphill|breath*|nause* - bag|sleeve|tattoo
      jaw + hurt*|pain*|ache*|aching + run|runs|running|jog|jogs|jogging|uphill|climb*|effort|exercise|exercises|race|races - dentist|tooth|teeth|punch|fell|gum
      burn*|indigestion|heartburn|tight*|pressure|squeez* + chest|breastbone|sternum|ribs + uphill|hills|run|running|exercise|effort
    `,
    es: `
      flato|puntada + esternon|medio del pecho|mitad del pecho|centro del pecho
      acidez|ardor > solo cuando corro|cuando corro en subida|en las subidas|cuesta arriba - piernas|muslos|pies|ojos
      $chest + $pain|$numb|puno|banda apretada|puntadas|elefante|me oprime|oprimido|sentara|sienta|sentado encima|encima - correa|sensor|banda del pecho|monitor|roza|rozadura*|bolsillo|talla|gripe|resfriado|sosten|brasier|numero en el pecho|dorsal
      brazo izquierdo + $numb|dormido|durmio|duerme - mochila|reloj|almohada|cama
      espalda alta|entre los omoplatos|omoplatos|espalda + sudo frio|sudor frio|sudando frio
      $chest + ladrillo|ladrillos|piedra|roca|losa|yunque|bloque|concreto|cemento|saco|camion|nudo|soga|faja|cuchillo|tabla - correa|sensor|dorsal|bolsillo
      infarto|infartos|ataque corazon|ataque cardiaco|ataque al corazon|angina pecho - casi me da un infarto jaja|casi me da un infarto jeje|dio el precio|por el precio|con el precio|ver el precio|de la emocion|carrera de infarto|final de infarto|bajada de infarto|cuesta|carrera del|subida|benefic*|colecta|recaudar|fundacion|apoyo|contra el infarto
      corazon + duele*|dolor*|punzada*|pinchazo*|puntada*|aprieta*|arde|quema - se me parte|roto|con el corazon
      brazo izquierdo|hombro izquierdo + dolor*|duele*|dormid*|adormec*|hormigue*|pesado|pesa|debil|entumec*|no siento
      no siento > brazo izquierdo
      @ golpe|pelotazo|codazo|patada|rodillazo + pecho + late|latid*|corazon|palid*|mare*
      mandibula|cuello + dolor*|duele* + pecho|brazo|sudor|sudo
      sudo frio|suda frio|sudor frio|sudando frio|sudaba frio|sudores frios + pecho|brazo|brazos|mandibula|nausea*|corazon|palid*|gris
      brazo|brazos + $numb|pesado|pesados + suda|sudo|sudor|sudando|palid*|pecho|nausea*|falta el aire - mochila|reloj|almohada
      aprieta el pecho|opresion pecho|pecho apretado|pecho cerrado|cierra el pecho|se me cierra pecho
      faja|banda|cinturon|peso > apretada|apretado|apretando|en > pecho - banda del pecho|sensor|monitor|correa
      mandibula|quijada|omoplatos|boca del estomago + cuesta|cuestas|subo|subida|subidas|esfuerzo|al correr|al parar|brazo|pecho
      mandibula|quijada + dolor*|duele*|molest* + trota*|trote|corr*|corre|sube|subir|entren*|carrera|esfuerzo - dentista|muela|diente|golpe*|chicle
      acidez|ardor|omoplatos|mandibula|quijada + quita|pasa|va > parar|descansar|paro
      brazo izquierdo|brazo + duerme|duermen|durmio|duele|pesa + corro|fuerte|esfuerzo|pecho|sudo|sudor
    `,
  },
  answer: {
    en: `**Stop and sit down.** Pain, pressure or tightness in the chest can be a heart attack, also in fit and young people.

${emergencyNumbers.en}

- Do not run, walk home or drive yourself. Tell somebody near you.
- Loosen tight clothes, rest half sitting, and leave the phone on.
- If a person does not react and does not breathe normally: push hard and fast in the middle of the chest until help comes, and send somebody for a defibrillator (AED).

If the pain has already gone, or it happened on another day, see a doctor today and do not run before. ${noDoctor.en}`,
    es: `**Para y siéntate.** Un dolor, presión u opresión en el pecho puede ser un infarto, también en personas jóvenes y en forma.

${emergencyNumbers.es}

- No corras, no vuelvas caminando ni manejes. Avisa a alguien que esté cerca.
- Afloja la ropa, descansa medio sentado y deja el teléfono encendido.
- Si una persona no reacciona y no respira con normalidad: comprime fuerte y rápido en el centro del pecho hasta que llegue la ayuda, y manda a alguien por un desfibrilador (DEA).

Si el dolor ya pasó, o fue otro día, ve hoy mismo a un médico y no corras antes. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Cottage Health, Warning Signs of a Heart Attack (list of the American Heart Association)",
      address: "https://www.cottagehealth.org/services/heart-vascular/warning-signs/",
      seen: "2026-11-28",
    },
  ],
};

const fainting: Sign = {
  id: "fainting",
  phrases: {
    en: `
      keeled over|keel over|keeling over|crumpled
      went down|fell|fell down|dropped|hit the deck + dont remember|cant remember|remember nothing|no memory|blank - phone|keys|password
      woke up|came to|woke + medic|medics|paramedic*|ambulance|stretcher|people around|people standing|on the ground|on the grass|on my back - before the race|at 4|at 5
      faint|fainted|fainting|faints - faint of heart|faint hearted|faint hope|not faint
      passed out|pass out|passing out|passes out|blacked out|black out|blacking out|conked out - medal*|flyer*|leaflet*|cups|gels|shirts|handed|samples|dates
      lost|lose|losing|loss + consciousness
      collapsed|collapse|collapsing|collapses - tent|bridge|in tears|stage|arch|barrier|happily|folding
      everything|it|all|world|screen > went black|goes black|going black|went dark|goes dark|went grey|went gray|goes grey|goes gray|turned grey|turned gray|went white|went fuzzy|went dim|faded
      woke up|came to|wake up|found myself + ground|floor|sidewalk|road|grass|pavement|ambulance|lying|belt|treadmill|track|bench - early|gym
      dont remember|cant remember|no memory + falling|fall|collapsing|how i got|what happened|last km|last mile|last kilometer - bib|password
      lights out|lights went out|out cold|went down|hit the deck + i|he|she|minute|second|seconds|legs|ground|finish - price went down|temperature went down|lights out start|before lights out
      medical tent|ambulance|hospital|er + woke|wake|came to|no idea|dont know|ended up|took me|remember - where is|is there
      i was out > for
      dropped for|went down for|was down for + second|seconds|minute|minutes - price*|pace*|time|rank*
      came round|came to|come to|next thing i knew|people standing over|found me on the ground
      vision tunneled|vision narrowed|vision closed
      legs gave out|knees buckled + black|dizzy|heart|woke
      blackout|blackouts + had|have|having|got|get|getting|suffer*|during|after|mid|twice|when|from|since|my|another|keep|km|mile
    `,
    es: `
      se puso > palid*|blanco|blanca|gris + cayo|se fue al piso|suelo|tambale*
      cai|caigo|me desplome > redond*|desplomad*|como saco|como tronco|fulminad*
      desperte|reaccione|volvi en mi + paramedic*|ambulancia|camilla|suelo|piso|pista|gente
      casi|a cada rato|de golpe > me apago|me apague|me apagaba
      me apague + banda|cinta|caminadora|trotadora|gym|gimnasio
      desmay*|desvanec*|desvanezc*
      patatus|soponcio|yeyo|sirimba - precio|costo|risa
      perdi|perdio|perder|pierdo|pierde|perdida|pierda > conocimiento|conciencia|consciencia|sentido
      colapse|colapso|desplome|desplomo|desplomarme|desplomada|desplomado - carpa|puente|transito|trafico|economia
      desperte|desperto|despierto|aparec*|amaneci|amanecio > suelo|piso|pista|ambulancia|tirad*|carpa|hospital|camilla|banda|cinta|caminadora|trotadora|asfalto|pasto
      carpa medica|ambulancia|hospital|urgencias + desperte|no se como|no recuerdo|termine|me llevaron|acabe|amaneci - donde esta|hay
      casi me voy al suelo|casi me voy al piso|casi me caigo redondo|casi caigo redondo
      se me fue|se fue > onda|avion|mundo|luz|cabeza + cai|piso|suelo|segundo|segundos|momento|corriendo|entrenando
      cai|me fui > al piso|al suelo + de repente|de la nada|sin tropezar|sin motivo|se me fue|negro|no me acuerdo|segundo
      me fui|se fue > lado|espaldas|largo|cara + ido|minuto|segundos|puesto|meta|de repente|mareo
      estuve > ido|ida|inconsciente
      apagaron|apago|apagar > luces|luz|todo|tele - linterna
      no me acuerdo|no recuerdo|no se acuerda|no recuerda + caida|cai|cayo|ultimo|ultimos|que paso|caer|como llegue
      se me apago|se apago|apagon|se fue la luz|fui a negro|todo negro + corriendo|correr|caer|cai|carrera|cuesta|pista
      volvi en mi|volvio en si|recobre conciencia|cuando volvi en mi|reaccione y
      se me cerro la vista|se me fue la vista|se me fueron las luces
      blanco los ojos|se me fue el mundo|me fui al piso|me fui al suelo
      me fui a negro|fui a negro|se me nublo todo|casi me caigo + km|ducha|carrera|pulsaciones|corriendo
      todo > puso|pone|ponia|volvio|fue|quedo > negro|oscuro|blanco|gris|borroso - uniforme|camiseta
      se pone|se puso|pone|puso|ponia > todo negro|todo oscuro - uniforme|camiseta
    `,
  },
  answer: {
    en: `**Stop running.** Fainting during or right after effort always needs a doctor, even if you feel well again.

${emergencyNumbers.en} Do so at once if somebody is unconscious, does not wake fully within a minute, was hurt, has chest pain or a pounding heart, or is confused.

- Lie down and raise the legs; get up slowly and not alone.
- A person who does not react but breathes: turn on the side and stay.
- A person who does not breathe normally: push hard and fast in the middle of the chest until help comes, and send for a defibrillator (AED).

Do not run again before a doctor has examined you. ${noDoctor.en}`,
    es: `**Deja de correr.** Un desmayo durante el esfuerzo o justo después siempre necesita un médico, aunque ya te sientas bien.

${emergencyNumbers.es} Hazlo de inmediato si alguien está inconsciente, no despierta del todo en un minuto, se golpeó, tiene dolor de pecho o el corazón desbocado, o está confundido.

- Acuéstate y levanta las piernas; ponte de pie despacio y acompañado.
- Si una persona no reacciona pero respira: ponla de lado y quédate con ella.
- Si no respira con normalidad: comprime fuerte y rápido en el centro del pecho hasta que llegue la ayuda, y manda por un desfibrilador (DEA).

No vuelvas a correr antes de que te examine un médico. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Exercise-Related Syncope in the Young Athlete, American Family Physician, 1999",
      address: "https://aafp.org/pubs/afp/issues/1999/1101/p2001.html",
      seen: "2026-11-28",
    },
  ],
};

const breathing: Sign = {
  id: "breathing",
  phrases: {
    en: `
      hacking|hacked|cough*|spitting|spat|bringing up > red|pink|rust*|blood*|crimson - red bull|pink shirt|hacked account
      cant|couldnt|unable|not able > breathe|breath|breathing - nose|underwater|swim|mask
      cant|couldnt|unable|not able > catch|get > breath|air - nose
      trouble|difficulty|hard|struggl*|problem*|difficult + breathing|breathe|breath - nose|tips|rhythm|technique
      short of breath|shortness of breath|shortness breath|gasping|suffocat*|choking
      wheez* - sneeze
      out of breath|breathless|winded|no air|not enough air + brushing|dressing|shower|sofa|couch|covid|rest|resting|sitting|lying|bed|stairs|walking|standing|night|talk|talking|sentence|still|tying|laces|shoes|bending|groceries|kitchen|shopping|putting on|getting dressed|one flight
      cant|couldnt|unable > finish|speak|talk|say|get out > sentence|sentences|words
      @ $inhaler|asthma|asthmatic + $cantSpeak
      cant|couldnt|unable > swallow
      lips|fingertips|fingers|nails|mouth + blue|purple|gray|grey - cold|gatorade|nail polish|painted
      cough*|spit*|hack* + blood|bloody|pink|pinkish|foam|frothy|froth
      asthma attack
      breathing|breathes > weird|strange|funny|wrong|noisy - technique|rhythm|nose
      breath|breathing + stuck|high pitched|whistl*|stridor|catches|squeak* - dog
      short > breath
      out of|ran out|no more|empty > puffs|puff|inhaler|puffer|albuterol
      upper body|shoulder blades|across my back + weight|pressure|tight*|heavy|squeez* + climb*|hill|hills|uphill|run|effort - lift*|gym|backpack|vest
      turned|went|turning|going|gone > blue|purple|gray|grey - foot|feet|hand|hands|leg|legs|thigh|calf|knee|ankle|hamstring|shin|hip|black and blue|bruise*|arm|toe|toes|nail|toenail|finger|fingers|sky|hair|zone|line|shirt
      oxygen + mask|given|needed|gave|on
      asthma + cant|inhaler not|worse|acting up|attack|flare
      pneumothorax - ${asksAboutIt}
      lungs + burn*|hurt*|fluid|crackl*|close|closing|collapsed - first km|zone|zones|threshold|vo 2
      bubbl*|gurgl*|crackl*|rattl* + breathe|breathing|breath|chest|lungs
      no air|air isnt|isnt getting|not getting > coming in|air|enough air|oxygen|enough oxygen - tire|nose clip
      breath* + barely|fast while resting|since covid|since the plane|since flight|shallow - technique|rhythm
      cough*|spit*|phlegm|mucus + blood*|pink|rust*|foam*|froth*
    `,
    es: `
      sin poder|no logro|no consigo > respirar|tomar aire|agarrar aire - por la nariz
      atragant* + no respira|no puede|morad*|azul*|nino|nina|hijo|hija|bebe|que hago|ayuda|tose - de trabajo|de informacion
      @ $inhaler|asma|asmatic* + $cantSpeak
      toso|toser|tosi|escup*|bote > roj*|rosad*|sangr*|oxid* - polo|camiseta
      no puedo|no podia|no puede|no podemos|no logro|no consigo > respirar|respiro|coger aire|jalar aire|tomar aire
      falta aire|falta respiracion|faltaba aire|falto aire|falta de aire|falta el aire|sin aire + me|le|de|tengo|siento|mucho|mucha|ahora|reposo|parad*|sentad*|descans*|acostad*|quedo|quede|noche - llanta|llantas|zapatilla*|suela|a los dos|a los 2|a los tres|a los 3|a los cinco|a los 5|al minuto|dos cuadras|a la cuadra|de la emocion|de emocion|de risa
      sin aire|falta aire + reposo|parado|parada|sentado|sentada|descansando|acostado|acostada|caminando|escaleras|quieto|quieta
      no entra|no me entra|no pasa|no llega|no me alcanza|no alcanza|me falta > aire|oxigeno
      no puedo|no podia > tragar|pasar saliva
      me agito|me agita|agitad*|agito|me canso|me fatigo + amarr*|cordones|agacharme|tender la cama|barrer|cepill*|vestir|ducha|sofa|sentad*|reposo|escaleras|caminar|caminando - que caminar|tener que|tengo que|puedo caminar|caminar un rato|paso a caminar
      me agito|me agita|agitad*|agito + covid
      me ahogo|ahogado|ahogada|ahogando|ahogandome|se ahoga|asfixi*|me asfixio - vaso
      cuesta|cuestan|costaba|costando|dificultad|dificil|trabajo|problemas|apenas|batallo|puedo casi + respirar|respiro|respiracion - nariz|tecnica|ritmo
      respiro mal|respirando mal|respira mal|respira raro|respiro raro|respiracion agitada reposo|respiro agitado sentado
      silba|silbido|silbidos|pitido|pitidos + pecho|respirar|respiro|pulmon*
      labios|unas|dedos|boca + azul*|morad*|grises - frio|esmalte
      toso|tos|tosi|tosiendo|escupo|escupi|escupe|escupiendo + sangre|rosa|rosada|espuma|rosado
      ataque asma|crisis asma
      salbutamol|inhalador + acabo|termino|vacio|no traje|sin
      me puse|se puso|poniendo > azul|morado|morada|gris|palido - pie|pies|mano|manos|dedo|dedos|pierna|una
      oxigeno + pusieron|dieron|necesite|mascarilla
      asma + no puedo|inhalador no|empeora|cerrado
      neumotorax - ${asksAboutIt}
      pulmones + arden|queman|duele*|cierran - primer km
      me cortaron|me corta|me corto > respiracion - vista|vistas|paisaje*|ruta
      burbuj*|gorgote*|crepit* + pecho|respir*|pulmon*
      flema|esputo|baba > rosad*|roja|con sangre|espumosa
      espuma|flema|esputo|sangre + tos|toser|escupo|escupi|rosad*|garganta
      no entra bien|no me pasa > aire|el aire
      me ahog*|ahogandome|ahogada|ahogado|ahogo + aire|noche|despierto|escaler*|descans*|reposo|correr|sentad*|picad*|abeja - vaso
    `,
  },
  answer: {
    en: `**Stop and sit upright.** Severe shortness of breath can become dangerous quickly.

${emergencyNumbers.en} Do so at once if you cannot speak in sentences, your lips turn blue or gray, your throat or face swells, or you have chest pain.

- Lean forward with the arms on your thighs and breathe out slowly.
- If you have been prescribed an inhaler or an adrenaline pen, use it as you were told.
- High in the mountains, breathlessness at rest or a wet cough means: go down now, with help.

If it has already passed, see a doctor before you run again. ${noDoctor.en}`,
    es: `**Para y siéntate erguido.** Una falta de aire fuerte puede volverse peligrosa muy rápido.

${emergencyNumbers.es} Hazlo de inmediato si no puedes decir una frase, si los labios se ponen azules o grises, si se hinchan la garganta o la cara, o si te duele el pecho.

- Inclínate hacia adelante con los brazos en los muslos y suelta el aire despacio.
- Si te recetaron un inhalador o un autoinyector de adrenalina, úsalo como te indicaron.
- En altura, la falta de aire en reposo o la tos con flema significan: baja ahora, con ayuda.

Si ya pasó, ve a un médico antes de volver a correr. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "CommonSpirit, Shortness of breath: when to call",
      address: "https://www.commonspirit.org/conditions-treatments/shortness-of-breath",
      seen: "2026-11-28",
    },
    {
      name: "High-Altitude Pulmonary Edema, New England Journal of Medicine",
      address: "https://scilit.com/publications/906a0d9fc67548155d04452bff89b775",
      seen: "2026-11-28",
    },
  ],
};

/** Beats a minute that are an effort, and none of rest. */
const fastBeats = Array.from({ length: 60 }, (_, at) => at + 150).join("|");
const ofEffort = {
  en: "zone|zones|max|average|avg|strap|battery|interval|intervals|tempo|hills|cadence|steps|spm|watts|last km|last mile|reps",
  es: "zona|zonas|maxima|maximo|promedio|cadencia|pasos|series|cuestas|banda|bateria|ultimo km",
};

const heartRhythm: Sign = {
  id: "heart-rhythm",
  phrases: {
    en: `
      heart|engine|pump + misfir*|stutter*|stall*|hiccup*|drum*|somersault*|backfir*|short circuit* - search engine|pump you up|drummer|drummers|drumline|start engine
      heart + flutter*|skip*|skipping|pounding out|irregular*|thump*|flip flop*|flips|flopping|jump*|stops|stopped|stopping|pause*|missing|misses|beats weird|beats funny|beating weird|beating funny|beating strange*|uneven|out rhythm|off beat|erratic|wont slow down|wont calm down|wont stop racing|quiver* - skip the|heart race|jump rope|heartwarming
      heart > racing|races|raced|pounding|pounds|beating fast|beats fast|going crazy|goes crazy + dizzy|rest|resting|sitting|lying|night|still|hours|weird|faint*|skip*|no reason|suddenly|worried|scared|wont|stops|after i stop - heartrate zone|excited|nervous|heart race
      defibrillator|icd|implant + shock*|zap*|jolt*|fired|fires|went off|goes off|going off|go off|kicked in|kicked me|discharg*
      heart + thump*|double beat|weird beat + raced|racing|minutes|min|then - race day
      my heart > racing|pounding|races|beating so fast|beating out
      skip*|missed|missing|extra|irregular|ectopic > beat|beats|beating
      palpitation*|arrhythmia*|arrythmia*|afib|a fib|atrial fib*|tachycardia|svt|pvc|pvcs
      heartrate|pulse|heart|watch|garmin + 190|195|200|205|210|215|220|225|230 + sitting|couch|resting|rest|sofa|bed|lying|standing
      resting pulse|resting heartrate|pulse|heartrate + 110|115|120|125|130|135|140|150 + resting|rest|evening|sitting|night|all day|bed
      hr|heartrate|pulse > 110|115|120|125|130|135|140|145|150|160 > just sitting|sitting on|on the couch|lying down|lying in|in bed|on the sofa
      heartrate|pulse + irregular|wont come down|wont go down|doesnt come down|stays at|stays high|stuck|spikes|spiked|jumped to|jumps to|suddenly|erratic|all over|at rest|resting is 1*|220|230|240 - max|zone|zones|strap|battery
      heart + going nuts|nuts|going wild|racing like|all over the place
      heartrate|hr|pulse|bpm + stayed|stays|still|remained|stuck + 150|155|160|165|170|175|180|185|190|195|200 + after|hour|minutes|stopped|later|finished - zone|zones|max|average|easy runs|easy run
      hr|heartrate|pulse|watch says|watch said|watch shows|watch showed|watch reads + 210|215|220|225|230|235|240 - max|zone|zones|strap|watts
      pulse|heartrate|heart beat|heart + uneven|all over the place|crazy|weird|funny|wild|missing beats|drops|dropped to 30|dropped to 35|extra beats|runaway - crazy heart|wild heart|drops out|strap
      resting > hr|pulse|heartrate|heart rate + 85|90|92|95|98|100|105|high|elevated|up|higher
      heart > acting|acts|feels|felt|beats > wacky|weird|funny|strange|off|wild|crazy
      @ heart|heartrate|hr|pulse|bpm|watch|garmin + ${fastBeats} + sitting|lying|laying|couch|sofa|bed|since i stopped|min after|minutes after|minutes later|min ago|minutes ago|half an hour - ${ofEffort.en}|1 min after|2 min after|1 minute after|2 minutes after
      heart|heartrate|hr|pulse + ${fastBeats} + at rest|while resting - ${ofEffort.en}|when running|while running|when i run|on runs|during
    `,
    es: `
      desfibrilador|dai|icd + descarg*|choque|choques|shock|disparo|dispara|activo|activa|sacudi*|salto|salta|golpe|patada
      bobo + acelerad*|late|latiendo|palpita*|a mil|se me sale|se salta
      corazon|bomba|motor + falla*|fallo|tropiez*|traba|tartamud*|se salta|salta golpes|da golpes|da saltos - hidraulica|buscador|motor de busqueda
      corazon + palpita*|salta*|saltos|brinc*|acelera*|desboc*|irregular*|galop*|aletea*|vuelco*|raro|rara|para|paro|detiene|disparad*|dispara|pierde|latidos|falla|no baja|fuerte|retumba|sale|salir|tropezones|loco - acelera el paso|de corazon|buen corazon|corazon de|con el corazon|para ayudar|para el corazon|carrera para|enfermedad*|ninos|benef*
      latid* + irregular*|raro*|rara*|salta*|saltead*|pierdo|pierde|falta*|fuera ritmo|fuertes|acelerad*|disparej*|extra*|extranos
      palpitacion*|arritmia*|taquicardia*|fibrilacion|extrasistole*
      pulso|pulsaciones|frecuencia cardiaca + irregular*|no baja*|dispar*|de golpe|de repente|reposo + no|alt*|1*|loco|raro|sube*|baja*|irregular* - zona|zonas|maxima
      pulso|pulsaciones + 150|160|170|180|185|190|200 + sentad*|sofa|reposo|cama|acostad*|echad*|parad*|quiet* - zona
      pulso|pulsaciones|latidos + sigue|siguen|seguia|quedo|mantiene + 150|155|160|165|170|175|180|185|190|195|200 - zona|zonas|maxima|trote|trotes
      pulso|pulsaciones|reloj|corazon|garmin + 190|195|200|205|210|215|220|225|230 + sentad*|sofa|reposo|cama|acostad*|parad*
      pulso|pulsaciones|frecuencia cardiaca + irregular*|disparad*|dispara|se dispara|no bajan|no baja|220|230|240 - zona|zonas|maxima
      @ pulso|pulsaciones|corazon|latidos|frecuencia cardiaca|heartrate|fc|reloj|garmin + ${fastBeats} + sentad*|acostad*|echad*|recostad*|sofa|en cama|ya pare|pare hace|que pare|termine hace|minutos despues|min despues|hace 10 min*|hace 15 min*|hace 20 min*|hace 30 min*|media hora|hace rato - ${ofEffort.es}
      corazon > mil|mil por hora|a mil|descontrolado
      corazon|corazoncito|cuore|cora|bobo + late|latiendo|latia|palpita + rar*|extran*|mal|feo|loco|locura|descontrol*|disparej*
      pulso|pulsaciones|latidos|corazon + disparej*|desparej*|desordenad*|loco|locos|brincos|saltarin|extrano*|raro*|a mil|no se calma|no para|desbocad*|salteado - zona|zonas|ritmo de carrera
      pulso|pulsaciones|frecuencia > reposo + 85|90|92|95|98|100|105|alto|alta|subio|elevad*
    `,
  },
  answer: {
    en: `**Stop running for now.** A heart that races for no reason or skips beats is often harmless, but with effort it has to be looked at before you run again.

**Call your local emergency number now** (${shortNumbers.en}) if you feel dizzy or faint, have chest pain, are short of breath, or if it does not calm down within some minutes of rest.

Otherwise:
- Sit or lie down, rest, and let somebody stay with you.
- Write down when it came, how long it lasted and what the watch showed: a doctor will ask.
- **See a doctor today if it stayed fast at rest after you had stopped,** as 180 beats a quarter of an hour later, even if it has calmed down since; at night or on a weekend, in an emergency room. Otherwise see one in the next days. Say that it came while running; an ECG is usual.
- Mention sudden deaths or heart diseases of young people in your family, and of medicines, energy drinks and caffeine.

No running before that. ${noDoctor.en}`,
    es: `**Deja de correr por ahora.** Un corazón que se acelera sin motivo o se salta latidos muchas veces no es nada grave, pero con el esfuerzo hay que revisarlo antes de volver a correr.

**Llama ya a tu número local de emergencias** (${shortNumbers.es}) si te mareas o vas a desmayarte, te duele el pecho, te falta el aire, o si no se calma a los pocos minutos de reposo.

Si no:
- Siéntate o recuéstate, descansa y que alguien se quede contigo.
- Anota cuándo empezó, cuánto duró y qué marcaba el reloj: el médico te lo preguntará.
- **Ve hoy mismo al médico si siguió acelerado en reposo después de parar,** como 180 latidos un cuarto de hora más tarde, aunque ya se haya calmado; de noche o en fin de semana, en urgencias. Si no, ve en los próximos días. Di que fue corriendo; lo habitual es un electrocardiograma.
- Cuenta si en tu familia hubo muertes súbitas o enfermedades del corazón en gente joven, y qué medicinas, bebidas energéticas y cafeína tomas.

Antes de eso, nada de correr. ${noDoctor.es}`,
  },
  sources: [
    {
      name: "Mayo Clinic Healthcare, Heart arrhythmia warning signs",
      address: "https://mayoclinichealthcare.co.uk/ar/news/heart-arrhythmia-warning-signs",
      seen: "2026-11-28",
    },
    {
      name: "My Heart, Palpitations",
      address: "https://www.myheartuk.com/palpitations",
      seen: "2026-11-28",
    },
  ],
};

const dizzy: Sign = {
  id: "dizzy",
  phrases: {
    en: `
      $dizzy - happiness|joy|happy|excitement|heights|dizzying
      vision|sight + closing in|closes in|kept closing|narrow*|tunnel*|fading|dimming|grey|gray|sparkly
      bp|blood pressure + low|dropped|drops|80|90|70|tanked
      verge of > fainting|passing out|collapse|collapsing
      vision|sight|eyesight + blur*|blurry|fuzzy|double - photo|camera|video
    `,
    es: `
      $dizzy - felicidad|alegria|feliz|emocion|barco|carrera la marea
      vista|vision + cerrando|cierra|se iba|tunel|oscurec*|apaga
      presion + baja|bajo|bajon|80|90|70 + me|mi|la|tengo|tuve - baja presion de llantas
      a punto de > desmay*|caer*|desplom*
      vista|vision + borros*|doble|nublad*|nublo - foto|camara
    `,
  },
  answer: {
    en: `**Stop running, and sit or lie down.** Drink something, and eat something sweet if you have eaten little.

**Call your local emergency number** (${shortNumbers.en}) if you faint, your chest hurts, your heart races on or skips beats, you are confused, cannot speak or see properly, or if it does not go within minutes.

- In the heat: shade, cool water on the skin, and somebody with you. Anyone who stops sweating or sounds confused may have a heat stroke: call now.
- After a race keep walking slowly instead of standing still; that alone makes many people dizzy.
- **Did it come during effort, or did somebody in your family die suddenly before 50? No running until a doctor has done an ECG.**
- If it happens again, do not run before a doctor has looked at it.

${noDoctor.en}`,
    es: `**Deja de correr, y siéntate o recuéstate.** Bebe algo, y come algo dulce si comiste poco.

**Llama a tu número local de emergencias** (${shortNumbers.es}) si te desmayas, te duele el pecho, el corazón sigue acelerado o se salta latidos, estás confundido, no puedes hablar o ver bien, o si no pasa en unos minutos.

- Con calor: sombra, agua fría en la piel y alguien contigo. Quien deja de sudar o habla confundido puede tener un golpe de calor: llama ya.
- Después de una carrera sigue caminando despacio en vez de quedarte parado: solo eso marea a mucha gente.
- **¿Vino durante el esfuerzo, o alguien de tu familia murió de repente antes de los 50? No corras hasta que un médico te haga un electrocardiograma.**
- Si se repite, no corras hasta que lo vea un médico.

${noDoctor.es}`,
  },
  sources: [
    {
      name: "Exercise-Related Syncope in the Young Athlete, American Family Physician, 1999",
      address: "https://aafp.org/pubs/afp/issues/1999/1101/p2001.html",
      seen: "2026-11-28",
    },
  ],
};

export const heartAndBreathSigns = { chestPain, fainting, breathing, heartRhythm, dizzy };
