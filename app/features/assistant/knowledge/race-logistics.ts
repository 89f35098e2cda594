import type { Topic } from "./topic.ts";

/** The morning of a race, and what makes people fear it. */
export const raceLogisticsTopics: readonly Topic[] = [
  {
    id: "race-morning",
    title: { en: "The morning of a race", es: "La mañana de la carrera" },
    keywords: [
      "get to start",
      "early start line",
      "how early arrive",
      "when arrive race",
      "arrive before race",
      "morning race",
      "race morning",
      "bag drop",
      "bag check",
      "gear check",
      "where pee",
      "toilets race",
      "bathroom race",
      "porta potty",
      "corral",
      "llegar salida",
      "a que hora llego",
      "cuanto antes llegar",
      "manana carrera",
      "guardarropa",
      "guardarropas",
      "donde orino",
      "banos carrera",
      "bano maraton",
      "donde hago pis",
      "corral salida",
    ],
    wordings: `
      how early should i get to the start
      where do i leave my bag and keys
      how do corrals and waves work
      toilets before the start
      where do i pin the bib
      a que hora llego a la salida
      donde dejo mis cosas y llaves
      como funcionan los corrales
      baños en la salida
      donde va el dorsal
      necesito un baño en la carrera`,
    answer: {
      en: `**Be there 45 to 60 minutes before the start;** in a city marathon, with a shuttle, or when you still have to pick up the bib, 90. I know the start time of a race here if its page states it; ask me “what time does … start?”.

- **The evening before:** read the organizer's last message, lay everything out, bib on the shirt, way and parking chosen. Two alarms.
- **Three hours before:** the breakfast that you know. Drink as usual, and stop an hour before.
- **Toilets:** the line is longest in the last half hour. Go at home, again on arrival, and join the line early. Bring paper. On the way there are toilets near most aid stations: you lose a minute, not a race. Nobody has to hold it.
- **Bag drop:** hand it in 30 minutes before. Dry clothes, a jacket, something to eat; no valuables. Whether there is one, the organizer says. Old clothes keep you warm until the start.
- **The start area:** stand by the pace you will really run; slow runners at the back. Walkers on the right.
- **Warm up** for a short race for ten minutes; before a marathon walking is enough.
- **Phone:** name, illness and emergency contact on the back of the bib.

**Ill, feverish or in pain this morning? Do not start.**`,
      es: `**Llega entre 45 y 60 minutos antes de la salida;** en una maratón de ciudad, con bus, o si todavía recoges el dorsal, 90. Sé la hora de salida de una carrera de aquí si su página la dice; pregúntame “¿a qué hora empieza …?”.

- **La noche antes:** lee el último mensaje del organizador, deja todo listo, el dorsal en la camiseta, ruta y estacionamiento elegidos. Dos alarmas.
- **Tres horas antes:** el desayuno que ya conoces. Bebe como siempre y para una hora antes.
- **Baños:** la fila más larga es la de la última media hora. Ve en casa, otra vez al llegar, y haz fila temprano. Lleva papel. En el camino hay baños cerca de casi todos los puestos: pierdes un minuto, no la carrera. Nadie tiene que aguantarse.
- **Guardarropa:** entrega la bolsa 30 minutos antes. Ropa seca, una chaqueta, algo de comer; nada de valor. Si lo hay o no, lo dice el organizador. Ropa vieja te abriga hasta la salida.
- **La salida:** colócate según el ritmo que de verdad vas a llevar; los lentos, atrás. Quien camina, por la derecha.
- **Calienta** diez minutos para una carrera corta; antes de una maratón basta caminar.
- **Detrás del dorsal:** nombre, enfermedades y contacto de emergencia.

**¿Enfermo, con fiebre o dolor esta mañana? No salgas.**`,
    },
    sources: [
      {
        name: "Trail Runner, Get to the Starting Line Stress-Free (Sarah Lavender Smith)",
        address:
          "https://www.trailrunnermag.com/training/trail-tips-training/get-starting-line-stress-free/?scope=anon",
        seen: "2026-11-28",
      },
      {
        name: "Fleet Feet, 5 Things to Know Before Your First Half Marathon",
        address: "https://www.fleetfeet.com/blog/5-things-to-know-before-your-first-half-marathon",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What should I bring on race day?",
        "What do I eat before and during a race?",
        "How should I pace my race?",
      ],
      es: [
        "¿Qué llevo el día de la carrera?",
        "¿Qué como antes y durante la carrera?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
    questions: [
      {
        asked: `
          porta potty strategy
          how do i avoid the toilet line before the race
          i always need to poop before the race
          i missed my wave because of the toilet line
          que hago con el baño antes de la carrera
          siempre me gana antes de la salida
          la cola del baño era larguisima
          me dan ganas de ir al baño justo antes de correr`,
        answer: {
          en: "Eat and drink coffee three hours before, so that it happens at home. Arrive 60 to 90 minutes early, go at once, and line up again straight away; the line is longest in the last half hour. Bring paper. If you are still in it when your wave leaves, stay calm: you may start with a later one, and your chip time begins at the mat. On the way there are toilets near most aid stations.",
          es: "Desayuna y toma tu café tres horas antes, para que pase en casa. Llega de 60 a 90 minutos antes, ve de inmediato y vuelve a hacer la cola enseguida; la última media hora es la peor. Lleva papel. Si sigues en la cola cuando sale tu oleada, tranquilo: puedes salir con una posterior, y tu tiempo de chip empieza en la alfombra. En el camino hay baños cerca de casi todos los puestos.",
        },
      },
      {
        asked: `
          tomorrow is my first race any tips
          first 10k tomorrow any advice
          my race is tomorrow what do i do
          mañana es mi primera carrera algun consejo
          mañana corro mi primer 10k algun tip
          manana tengo carrera que me aconsejas`,
        answer: {
          en: "Tonight lay out bib, clothes and breakfast, check the way and your start time, eat what you know and go to bed early. Tomorrow be there 45 to 60 minutes ahead, warm up for ten minutes, start slower than feels right for the first two kilometers and take water if you are thirsty. Nothing new, and enjoy it.",
          es: "Esta noche deja listos dorsal, ropa y desayuno, revisa el camino y la hora de salida, cena lo conocido y duerme temprano. Mañana llega 45 a 60 minutos antes, calienta diez minutos, sal más lento de lo que te pide el cuerpo los dos primeros kilómetros y toma agua si tienes sed. Nada nuevo, y disfruta.",
        },
      },
      {
        asked: `
          what do i do if i need to go to the bathroom during the race
          are there toilets on the course
          i have to poop in every race
          how do i avoid bathroom stops in a race
          i always need the toilet right before the start
          i need the toilet every time i run
          running makes me need the bathroom
          siempre me dan ganas de ir al baño corriendo
          how do i make sure i poop before the race and not during it
          how do i go to the bathroom before the start
          how do i poop before the start
          como hago para ir al baño antes y no durante la carrera
          siempre me dan ganas de ir al baño antes de la salida
          que hago si me dan ganas de ir al baño en la carrera
          hay baños en el recorrido
          me da por ir al baño corriendo`,
        answer: {
          en: "Stop at the next toilet, usually near the aid stations: it costs a minute or two, not the race. To need it less: go at home and again on arrival, eat little fiber and fat the day before, try your breakfast on long runs, and join the line early. Carry some paper.",
          es: "Para en el siguiente baño, que suele estar junto a los puestos de hidratación: cuesta uno o dos minutos, no la carrera. Para necesitarlo menos: ve en casa y al llegar, come poca fibra y grasa el día antes, prueba tu desayuno en fondos y haz la fila temprano. Lleva papel.",
        },
      },
      {
        asked: `
          how early should i get to the race
          how long before the start should i arrive
          what time do i have to be there
          cuanto tiempo antes de la carrera tengo que llegar
          a que hora llego a la carrera
          con cuanta anticipacion llego`,
        answer: {
          en: "45 to 60 minutes before the start; 90 in a city marathon, with a shuttle, or if you still have to pick up your bib. The toilets have the longest line of the day.",
          es: "Entre 45 y 60 minutos antes de la salida; 90 en una maratón de ciudad, con bus, o si todavía recoges el dorsal. La fila más larga del día es la de los baños.",
        },
      },
      {
        asked: `
          what do i do with my bag when i run a race alone
          is there a bag drop at races
          where do i leave my things during the race
          donde dejo mis cosas durante la carrera
          hay guardarropa en las carreras
          corro solo donde dejo mi mochila`,
        answer: {
          en: "Most larger races have a bag drop: hand the bag in about 30 minutes before the start, with your bib number on it and without valuables. Whether yours has one is in the rules on its page or in the organizer's message. Otherwise take only a key and a phone in a belt.",
          es: "Casi todas las carreras grandes tienen guardarropa: entrega la bolsa unos 30 minutos antes, con tu número y sin cosas de valor. Si la tuya lo tiene, lo dice su reglamento o el mensaje del organizador. Si no, lleva solo la llave y el celular en un cinturón.",
        },
      },
      {
        asked: `
          what is a corral or wave start
          where do i stand at the start
          what is chip time and gun time
          que es un corral de salida
          donde me ubico en la largada
          que es tiempo chip y tiempo oficial`,
        answer: {
          en: "Corrals and waves let runners of similar pace start together: stand by the pace that you will really run, slower ones at the back. Gun time counts from the start signal, chip time from when you cross the line; the organizer's rules say which one decides places.",
          es: "Los corrales y oleadas juntan a corredores de ritmo parecido: ponte según el ritmo que de verdad vas a correr, y si vas lento, atrás. El tiempo oficial cuenta desde el disparo, el tiempo chip desde que cruzas la línea; el reglamento dice cuál decide los puestos.",
        },
      },
      {
        asked: `
          where does my family wait to see me
          can my family watch the race
          tips for spectators
          donde me puede ver mi familia
          como sigo a un corredor en la carrera`,
        answer: {
          en: "Agree on one or two places along the course and a meeting point well away from the finish line, where phones work badly and crowds are thick. Tell them your start time, your wave and your pace. Whether there is live tracking is on the race's page or in the organizer's message.",
          es: "Queden en uno o dos puntos del recorrido y en un lugar de encuentro lejos de la meta, donde hay mucha gente y falla la señal. Diles tu hora de salida, tu oleada y tu ritmo. Si hay seguimiento en vivo, lo dice la página de la carrera o el mensaje del organizador.",
        },
      },
      {
        asked: `
          what if my shoelace comes undone in the race
          my laces came untied during a race
          how do i tie my shoes so they stay tied
          que hago si se me desata la zapatilla corriendo
          se me desamarra el cordon en la carrera`,
        answer: {
          en: "Step to the side, look behind you, and tie it: it costs seconds, a fall costs more. Before the start tie a double knot and tuck the ends under the laces.",
          es: "Hazte a un lado, mira atrás y amárralo: cuesta segundos, una caída cuesta más. Antes de salir haz doble nudo y mete las puntas bajo los cordones.",
        },
      },
      {
        asked: `
          is my time gun time or chip time
          what is chip time
          when does my time start
          what is the difference between gun time and chip time
          que es el tiempo chip
          desde cuando cuenta mi tiempo
          diferencia entre tiempo oficial y tiempo neto`,
        answer: {
          en: "Gun time runs from the start signal, chip time from the moment you cross the start line. Which of the two counts for places and prizes is in the rules of the race.",
          es: "El tiempo oficial corre desde la señal de salida; el tiempo chip, o neto, desde que cruzas la línea. Cuál cuenta para puestos y premios lo dice el reglamento de la carrera.",
        },
      },
      {
        asked: `
          what does dnf mean
          what is a pb or pr
          what does bq mean
          what do dns dnf and pb mean
          que significa dnf
          que es pb o rp
          que quiere decir dns`,
        answer: {
          en: "DNF: did not finish. DNS: did not start. DQ: disqualified. PB or PR: your best time at a distance, in Spanish also RP or MMP. BQ: a time that qualifies for Boston. Gun time counts from the signal, chip time from when you cross the line. Bib: the number on your shirt. Taper: running less before a race.",
          es: "DNF: no terminó. DNS: no salió. DQ: descalificado. PB, PR, RP o MMP: tu mejor tiempo en una distancia. BQ: un tiempo que clasifica a Boston. El tiempo oficial cuenta desde el disparo; el neto o de chip, desde que cruzas la línea. Dorsal: el número en la camiseta. Taper: correr menos antes de una carrera.",
        },
      },
    ],
    followUps: [
      {
        about: ["when", "how-long"],
        answer: {
          en: "Up three hours before the start with the breakfast you know, at the place 45 to 60 minutes before, 90 in a city marathon or with a bib to collect. Bag drop 30 minutes before, the line for the toilet as soon as you arrive.",
          es: "Levántate tres horas antes, con el desayuno de siempre, en el lugar 45 a 60 minutos antes, 90 en una maratón de ciudad o si falta recoger el dorsal. Guardarropa 30 minutos antes, y al baño apenas llegues.",
        },
      },
      {
        about: ["coffee", "nausea"],
        answer: {
          en: "Only what you know from long runs: coffee if you always drink it, about an hour before. If nerves close your stomach, a banana, white bread with jam or a drink with carbohydrate in small portions are enough.",
          es: "Solo lo que conoces de tus fondos: café si siempre lo tomas, más o menos una hora antes. Si los nervios te cierran el estómago, bastan un plátano, pan blanco con mermelada o una bebida con carbohidratos, de a sorbos.",
        },
        alsoFrom: ["fuel"],
      },
    ],
  },
  {
    id: "aid-stations",
    title: { en: "Aid stations", es: "Puestos de hidratación" },
    keywords: [
      "aid station",
      "aid stations",
      "water station",
      "water stations",
      "every aid station",
      "drink cups running",
      "drink cup while running",
      "beber vaso corriendo",
      "puesto hidratacion",
      "puestos hidratacion",
      "puesto agua",
      "puestos agua",
      "avituallamiento",
      "abastecimiento",
    ],
    wordings: `
      how do water stations work
      stop or run through aid stations
      drink from a cup while running
      como funcionan los puestos de agua
      paro en todos los puestos de hidratacion
      como tomo de un vaso corriendo`,
    answer: {
      en: `**You need not drink at every one.** Drink when you are thirsty; in races under an hour most people need nothing. If you drink at every station without being thirsty, you can drink too much, and that is more dangerous than a little too little.

- **Know them beforehand:** where they stand and what they offer is in the organizer's rules. On Dorsal it is on the race's page only if the organizer has written it there; I cannot see more.
- **Take the last table,** not the first: the crowd is smaller. Look, point at a volunteer, thank them.
- **Squeeze the cup** to a spout and take two or three sips, or walk ten steps. Walking through costs seconds, choking more.
- **Which cup is water?** Call it out. Sports drink for the stomach, water for the head in heat.
- **Gels with water,** not with sports drink: take the gel just before a station.
- **Nothing new:** if you do not know what they give, bring your own.
- **Keep to one side, do not stop dead,** and throw the cup at the bins.
- **In ultras** sit only if you have a plan; check feet, fill up, eat something salty, go on.

**They are also for help:** tell the volunteers if you feel dizzy, confused or sick, have pain in the chest, or see somebody who does.`,
      es: `**No hace falta beber en todos.** Bebe cuando tengas sed; en carreras de menos de una hora casi nadie necesita nada. Quien bebe en cada puesto sin sed puede beber demasiado, y eso es más peligroso que beber un poco menos.

- **Conócelos antes:** dónde están y qué dan figura en el reglamento. En Dorsal está en la página de la carrera solo si el organizador lo escribió; yo no veo más.
- **Usa la última mesa,** no la primera: hay menos gente. Mira, señala a un voluntario y dale las gracias.
- **Aprieta el vaso** en forma de pico y toma dos o tres sorbos, o camina diez pasos. Caminar cuesta segundos; atragantarse, más.
- **¿Cuál es agua?** Pregunta en voz alta. La bebida deportiva es para tomar; con calor, el agua también sirve para mojarte la cabeza.
- **Geles con agua,** no con bebida deportiva: toma el gel justo antes del puesto.
- **Nada nuevo:** si no conoces lo que dan, lleva lo tuyo.
- **Por un lado, sin frenar en seco,** y el vaso hacia los tachos.
- **En ultras** siéntate solo con un plan: revisa los pies, rellena, come algo salado y sigue.

**También están para ayudar:** avisa a los voluntarios si te mareas, estás confundido o mal, te duele el pecho, o ves a alguien así.`,
    },
    sources: [
      {
        name: "Hew-Butler et al., Exercise-Associated Hyponatremia, 2019",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6735969/",
        seen: "2026-11-28",
      },
      {
        name: "Fleet Feet, 5 Things to Know Before Your First Half Marathon",
        address: "https://www.fleetfeet.com/blog/5-things-to-know-before-your-first-half-marathon",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How much water should I drink?", "When do I take gels?", "How should I pace my race?"],
      es: [
        "¿Cuánta agua debo tomar?",
        "¿Cuándo tomo los geles?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
    questions: [
      {
        asked: `
          how long should i stop at an aid station
          how long do people stay at the aid stations in an ultra
          cuanto tiempo paro en un abastecimiento
          cuanto se demoran en los puestos`,
        answer: {
          en: "On the road do not stop: walk through and drink. In a trail race or an ultra plan one to three minutes, and a few more only to change clothes, a lamp or shoes. Say to yourself what you need before you arrive, fill the bottles first, eat on the way out, and stay off the chairs.",
          es: "En ruta no pares: pasa caminando y bebiendo. En trail o ultra, de uno a tres minutos, y unos cuantos más solo para cambiar ropa, linterna o zapatillas. Antes de llegar repasa qué necesitas, llena primero las botellas, come ya caminando y no te sientes.",
        },
      },
      {
        asked: `
          how do i drink from a cup without spilling
          i spill the water every time
          how do i drink while running
          como tomo agua del vaso sin derramarla
          se me cae toda el agua al correr
          como se bebe corriendo
          how do i drink from a cup while running
          should i drink at every aid station
          how do aid stations work
          como tomo agua del vaso corriendo
          paro en todos los puestos de agua
          como funcionan los puestos de hidratacion`,
        answer: {
          en: "Drink when you are thirsty, not at every station. Take a cup from the last table, squeeze it to a spout and take two or three sips, or walk ten steps while you drink; throw it at the bins and keep to one side.",
          es: "Bebe cuando tengas sed, no en todos. Toma un vaso de la última mesa, apriétalo para hacer un pico y da dos o tres sorbos, o camina diez pasos mientras bebes; bótalo en los tachos y quédate a un lado.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-often", "how-much", "water"],
        answer: {
          en: "Not at every one: drink when you are thirsty, two or three sips. Under an hour most people need nothing. Drinking at each station without thirst can be too much, and that is more dangerous than a little too little.",
          es: "No en todos: bebe cuando tengas sed, dos o tres sorbos. Con menos de una hora casi nadie necesita nada. Beber en cada puesto sin sed puede ser demasiado, y eso es más peligroso que un poco de menos.",
        },
      },
    ],
  },
  {
    id: "walking",
    title: { en: "Walking breaks", es: "Caminar en la carrera" },
    keywords: [
      "ok to walk",
      "is it ok to walk",
      "esta bien caminar",
      "puedo caminar",
      "can walk",
      "walk half",
      "walk marathon",
      "walk breaks",
      "walking breaks",
      "run walk",
      "run walk run",
      "galloway",
      "walk race",
      "puedo caminar",
      "caminar media",
      "caminar maraton",
      "caminar carrera",
      "caminatas",
      "correr caminar",
      "alternar correr",
    ],
    wordings: `
      is it ok to walk in a race
      run walk method
      are walking breaks cheating
      puedo caminar en la carrera
      metodo correr caminar
      caminar es trampa`,
    answer: {
      en: `**Yes, you may walk,** in nearly every race, as long as you stay within the time limit. Nobody is disqualified for walking.

**Planned breaks beat forced ones.** In a study 42 recreational runners ran a marathon after twelve weeks of training: those who walked a minute about every 2.5 km finished a few minutes later on average, a difference that chance explains, and fewer than 5 percent of them were extremely exhausted afterwards, against more than 40 percent of those who ran all the way.

**How to begin**
- New to running: 1 minute running, 1–2 walking, for 20–30 minutes.
- First half or marathon: 4–9 minutes running, 1 walking, from the first kilometer on, not only when you are tired. Try it on long runs.
- Hilly or hot: walk the steep parts and the aid stations.
- Walk briskly, keep to the right, and lift a hand before you slow down.

**Do the math first.** A brisk walker needs 9–12 minutes for a kilometer: about 3:15–4:15 for a half, 6:30–8:30 hours for a marathon. Compare that with the time limit; ask me “does … have a time limit?”, and the pace calculator works out the rest.

**Walk and get help** for chest pain, dizziness, confusion or a pain that makes you limp: that is no break, that is the end of the race.`,
      es: `**Sí, puedes caminar,** en casi cualquier carrera, mientras llegues dentro del tiempo límite. A nadie lo descalifican por caminar.

**Mejor una pausa planeada que una obligada.** En un estudio, 42 corredores aficionados hicieron una maratón tras doce semanas de entrenamiento: quienes caminaron un minuto cada 2.5 km llegaron de media pocos minutos después, una diferencia que explica el azar, y menos del 5 por ciento acabó agotado al extremo, contra más del 40 por ciento de quienes corrieron todo.

**Cómo empezar**
- Si empiezas a correr: 1 minuto corriendo, 1–2 caminando, durante 20–30 minutos.
- Primera media o maratón: 4–9 minutos corriendo y 1 caminando, desde el primer kilómetro y no solo al cansarte. Pruébalo en los fondos.
- Con cuestas o calor: camina lo empinado y los puestos.
- Camina rápido, por la derecha, y levanta la mano antes de frenar.

**Calcula antes.** Quien camina rápido tarda 9–12 minutos por kilómetro: de 3:15 a 4:15 para la media, de 6:30 a 8:30 horas para la maratón. Compáralo con el tiempo límite; pregúntame “¿… tiene tiempo límite?”, y la calculadora de ritmo hace el resto.

**Camina y pide ayuda** ante dolor de pecho, mareo, confusión o un dolor que te hace cojear: eso no es una pausa, es el final de la carrera.`,
    },
    sources: [
      {
        name: "The Washington Post on the run/walk study of the Kassel marathon, 2015",
        address:
          "https://www.washingtonpost.com/national/health-science/runners-heres-a-way-to-protect-your-body-in-a-marathon/2015/01/19/d2fdec70-9cc7-11e4-a7ee-526210d665b4_story.html?utm_term=.8459b46995cb",
        seen: "2026-11-28",
      },
      {
        name: "Texas A&M AgriLife, How fast is a brisk walk? (3 to 4.5 miles an hour, by the CDC)",
        address: "https://howdyhealth.tamu.edu/how-brisk-is-a-brisk-walk/",
        seen: "2026-12-01",
      },
      {
        name: "Jeff Galloway, Marathon FAQ: the run-walk-run method",
        address: "https://www.jeffgalloway.com/07/marathon-faq-20/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["What if I come last?", "How should I pace my race?", "A plan for my first 5K"],
      es: [
        "¿Y si llego último?",
        "¿Cómo reparto el esfuerzo en la carrera?",
        "Un plan para mis primeros 5K",
      ],
    },
    questions: [
      {
        asked: `
          what if i get tired and have to walk
          what if i cant keep running and need to walk
          y si me canso y tengo que caminar
          que pasa si tengo que caminar en la carrera`,
        answer: {
          en: "Then walk: it is allowed, and most first races have walkers. Walk briskly for one minute, drink something, and run on slowly; better still, plan a minute of walking every few kilometers from the start. Only the time limit counts. Stop and ask for help for chest pain, dizziness or a pain that makes you limp.",
          es: "Entonces camina: se puede, y en casi toda primera carrera hay quien camina. Un minuto a paso vivo, toma algo, y sigue trotando lento; mejor todavía, planea desde el inicio un minuto de caminata cada pocos kilómetros. Solo cuenta el tiempo límite. Para y pide ayuda con dolor de pecho, mareo o un dolor que te hace cojear.",
        },
      },
      {
        asked: `
          can i walk during a marathon
          is walking in a race cheating
          is it ok to walk in a half
          can i walk a 10k race
          can i just walk the whole race
          puedo hacer la carrera caminando
          puedo caminar toda la carrera
          puedo caminar en la carrera
          se puede caminar en una media maraton
          es trampa caminar en la maraton`,
        answer: {
          en: "Yes, walking is fine in nearly every race, as long as you stay within the time limit; nobody is disqualified for it. Planned breaks, a minute every few kilometers from the start, work better than forced ones. Keep to the right and lift a hand before you slow down.",
          es: "Sí, en casi todas las carreras se puede caminar mientras llegues dentro del tiempo límite; nadie te descalifica por eso. Las pausas planeadas, un minuto cada pocos kilómetros desde el inicio, funcionan mejor que las forzadas. Ve por la derecha y levanta la mano antes de bajar el ritmo.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-often", "how-long", "how", "how-much"],
        answer: {
          en: "From the first kilometer on, not only when you are tired: four to nine minutes running, one minute brisk walking; new runners one minute running and one or two walking. Try it on long runs, walk on the right and lift a hand before you slow down.",
          es: "Desde el primer kilómetro, no solo cuando te canses: de cuatro a nueve minutos corriendo y uno caminando rápido; quien empieza, uno corriendo y uno o dos caminando. Pruébalo en los fondos, camina por la derecha y levanta la mano antes de frenar.",
        },
      },
      {
        about: ["why", "normal"],
        answer: {
          en: "Planned breaks save the muscles: in a study of 42 recreational marathon runners those who walked a minute every 2.5 km were hardly slower, and fewer than 5 percent of them were extremely exhausted, against more than 40 percent of the others. Nobody is disqualified for walking.",
          es: "Las pausas planeadas cuidan el músculo: en un estudio con 42 maratonistas aficionados, quienes caminaron un minuto cada 2.5 km fueron apenas más lentos, y menos del 5 por ciento acabó extremadamente agotado, frente a más del 40 por ciento de los otros. Nadie te descalifica por caminar.",
        },
      },
      {
        about: ["how-much", "which", "how-long"],
        answer: {
          en: "4 to 9 minutes running, 1 minute walking, from the first kilometer on; new runners 1 minute running and 1 to 2 walking. Try the pattern on your long runs, and walk through the aid stations.",
          es: "De 4 a 9 minutos corriendo y 1 caminando, desde el primer kilómetro; quien empieza, 1 minuto corriendo y 1 o 2 caminando. Pruébalo en los fondos y camina en los puestos de agua.",
        },
      },
      {
        about: ["normal", "why"],
        answer: {
          en: "No, it is no cheating: races allow it, and in a study runners who walked a minute about every 2.5 km finished a marathon about as fast as those who ran all the way, and far fewer of them were exhausted.",
          es: "No es trampa: las carreras lo permiten, y en un estudio quienes caminaron un minuto cada 2.5 km terminaron la maratón casi igual que quienes corrieron todo, y mucho menos agotados.",
        },
      },
      {
        about: ["pace"],
        answer: {
          en: "Briskly, as if you were late: a brisk walker needs 9–12 minutes for a kilometer. Run the other minutes so easily that you can talk.",
          es: "A paso ligero, como si llegaras tarde: caminar rápido son 9–12 minutos por kilómetro. Los otros minutos, trota tan suave que puedas conversar.",
        },
      },
    ],
  },
  {
    id: "coming-last",
    title: { en: "Coming last, and the cut-off", es: "Llegar último y el tiempo límite" },
    keywords: [
      "come last",
      "coming last",
      "came last",
      "be last",
      "finish last",
      "dead last",
      "too slow race",
      "sweeper",
      "swept",
      "miss cutoff",
      "cut off time",
      "llego ultimo",
      "llego ultima",
      "llegar ultimo",
      "llegar ultima",
      "quedar ultimo",
      "ser ultimo",
      "ser la ultima",
      "muy lento carrera",
      "bus escoba",
      "coche escoba",
      "fuera tiempo",
    ],
    wordings: `
      what if i am the last one
      afraid of being the slowest
      is there a sweep bus
      que pasa si llego ultimo
      me da verguenza ser el mas lento
      miedo de no llegar al corte`,
    answer: {
      en: `**Somebody comes last in every race, and gets the same medal.** Most people at the finish cheer loudest for the last ones. Far more people never enter.

**What the cut-off means.** Many races close the course after a stated time; then a bus or a sweeper takes you along, roads open again, and you may walk on the sidewalk without support. In trail races there are times for stations on the way. It is there for volunteers and safety, and no judgement of you.

**How to find out**
- Ask me “does … have a time limit?”; I tell what its page on Dorsal states. If it states nothing, write to the organizer.
- Divide the limit by the kilometers: 3 hours for a half are 8:32 a kilometer, 6 hours for a marathon 8:32 as well.
- Your pace of a long run is a fair guess. The pace calculator does the arithmetic.

**Choose well.** Large city races and charity runs have many walkers and long limits; small, fast club races and mountain races have short ones. A shorter distance on the same day is a good first finish.

**On the day:** start at the back, walk early, know the cut-off times, carry a snack. Taken out? You have trained for it, and there is another race.`,
      es: `**En cada carrera alguien llega último, y recibe la misma medalla.** A los últimos es a quienes más aplauden en la meta. Mucha más gente nunca se inscribe.

**Qué significa el tiempo límite.** Muchas carreras cierran el recorrido a una hora fija; entonces te recoge el bus escoba, se abren las calles, y puedes seguir por la vereda sin apoyo. En trail hay horas de corte en los puestos. Está por los voluntarios y la seguridad; no te juzga a ti.

**Cómo averiguarlo**
- Pregúntame “¿… tiene tiempo límite?”; te digo lo que dice su página en Dorsal. Si no dice nada, escribe al organizador.
- Divide el límite entre los kilómetros: 3 horas para una media son 8:32 por kilómetro, y 6 horas para una maratón también 8:32.
- Tu ritmo de un fondo es una buena estimación. La calculadora de ritmo hace la cuenta.

**Elige bien.** Las carreras grandes de ciudad y las benéficas tienen muchos caminantes y límites largos; las de club, rápidas, y las de montaña, cortos. Una distancia más corta el mismo día es una buena primera meta.

**Ese día:** sal atrás, camina pronto, conoce las horas de corte y lleva algo de comer. ¿Te sacaron? Lo que entrenaste no se pierde, y hay otra carrera.`,
    },
    sources: [
      {
        name: "Fleet Feet, 5 Things to Know Before Your First Half Marathon",
        address: "https://www.fleetfeet.com/blog/5-things-to-know-before-your-first-half-marathon",
        seen: "2026-11-28",
      },
      {
        name: "Questions of first-timers (TMC Get Moving Tucson)",
        address: "https://www.bikesignup.com/Race/TMCGetMovingTucson/Page/Iveneverdonethisbefore",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "Can I walk in a half marathon?",
        "How should I pace my race?",
        "A plan for my first 5K",
      ],
      es: [
        "¿Puedo caminar en una media maratón?",
        "¿Cómo reparto el esfuerzo en la carrera?",
        "Un plan para mis primeros 5K",
      ],
    },
    questions: [
      {
        asked: `
          what do they do to you if you are slower than the cut off
          what happens if i do not make the cut off
          do they pull you off the course
          what is the sweep bus
          que pasa si no llego al tiempo limite
          te sacan de la carrera si vas lento
          que es el carro escoba
          que te hacen si te pasas del tiempo
          what happens if i go over the cut off time
          what if i dont make the time limit
          que es el tiempo de corte`,
        answer: {
          en: "If you are behind the cut-off, the sweep vehicle or a marshal catches up: you are asked to hand in the chip and ride, or in many city races to move to the sidewalk and go on without support as the roads reopen. Nobody is ashamed of it. Look for the limit on the race's page, start at the front of the last wave, and run and walk from the beginning.",
          es: "Si te pasas del tiempo límite, te alcanza el carro escoba o un juez: te piden el chip y subir, o en muchas carreras de ciudad seguir por la vereda, sin apoyo y con las calles abiertas. No es ninguna vergüenza. Mira el límite en la página de la carrera, sal adelante en la última oleada y alterna correr y caminar desde el inicio.",
        },
      },
      {
        asked: `
          i am afraid of coming last
          what if i come last
          what if i finish last
          im scared of being the slowest
          what if everybody passes me
          will people laugh if im slow
          me da miedo quedar ultimo
          que pasa si llego ultimo
          y si llego ultimo
          me da verguenza llegar ultima
          me da verguenza ser el ultimo
          y si todos me pasan`,
        answer: {
          en: "Somebody comes last in every race and gets the same medal, and the last ones get most of the cheers. Choose a race with a long time limit, start at the back, and walk early. Ask me for the time limit of a race, and I tell you what its page states.",
          es: "En cada carrera alguien llega último y recibe la misma medalla, y a los últimos es a quienes más aplauden. Elige una con tiempo límite largo, sal desde atrás y camina pronto. Pregúntame por el tiempo límite de una carrera y te digo lo que dice su página.",
        },
      },
      {
        asked: `
          i am always the slowest in my running club
          i am the slowest of the group
          i feel embarrassed running in public because im slow
          i am ashamed of how slow i am
          i am ashamed of being so slow
          people stare at me when i run
          siempre soy el mas lento del grupo
          soy la mas lenta de mi club
          me averguenza correr porque soy lento
          me da verguenza correr en la calle
          i am embarrassed to run outside
          me da pena que me vean correr
          todos me miran cuando corro`,
        answer: {
          en: "Nobody who runs looks down on slow runners: far more people never start, and somebody is last in every group and every race, with the same medal. Easy means that you can talk, whatever the watch says. In a group ask for a slower one, start some minutes earlier, or meet the others at the end. Months of easy runs make you faster; forcing it gets you hurt. I can look for races with a long time limit: name a place and a distance.",
          es: "Nadie que corre mira mal al que va lento: mucha más gente nunca empieza, y en todo grupo y toda carrera alguien va último, con la misma medalla. Suave significa que puedes conversar, diga lo que diga el reloj. En el grupo pide uno más lento, sal unos minutos antes o encuéntrense al final. Meses de trote suave te hacen más rápido; forzar, lesiona. Puedo buscar carreras con buen tiempo límite: dime lugar y distancia.",
        },
      },
    ],
    followUps: [
      {
        about: ["tired", "how", "fails"],
        answer: {
          en: "Walk early, before you must: a minute every ten, and on hills. Eat and drink something at the next station and think only of that one. If the cut-off catches you, the sweeper takes you to the finish; nobody judges it.",
          es: "Camina pronto, antes de que haga falta: un minuto cada diez, y en las subidas. Come y bebe algo en el siguiente puesto y piensa solo en ese. Si te alcanza el corte, la escoba te lleva a la meta; nadie lo juzga.",
        },
        alsoFrom: ["walking"],
      },
      {
        about: ["how-long", "how-much", "pace"],
        answer: {
          en: "Divide the limit by the kilometers: 3 hours for a half are 8:32 a kilometer, 6 hours for a marathon 8:32 as well; a brisk walker needs 9 to 12 minutes. Ask me for the time limit of a race, and I tell you what its page states.",
          es: "Divide el límite por los kilómetros: 3 horas para una media son 8:32 por kilómetro, 6 horas para una maratón también 8:32; caminando rápido son 9 a 12 minutos. Pregúntame por el tiempo límite de una carrera y te digo lo que dice su página.",
        },
      },
    ],
  },
  {
    id: "boston-standards",
    title: { en: "Qualifying for Boston", es: "Clasificar a Boston" },
    keywords: [
      "bq",
      "boston qualifier",
      "boston qualifying",
      "qualify boston",
      "qualifying time",
      "qualifying times",
      "clasificar boston",
      "clasifico boston",
      "clasifica boston",
      "marca boston",
      "tiempo boston",
    ],
    wordings: `
      what time do i need to qualify for boston
      how do i qualify for boston
      what is the boston qualifying time
      how does one get into boston
      do i qualify for boston with 3:24 at 46
      boston qualifying time by age
      is my time a bq
      que tiempo necesito para clasificar a boston
      con 3:24 y 46 años clasifico a boston
      marcas para boston por edad
      me alcanza mi tiempo para boston
      como clasifico a boston
      boston como se clasifica uno
      que marca piden en boston`,
    answer: {
      en: `The Boston Marathon asks for a time on a certified marathon course, by your age **on the day of Boston** and your category. These are the standards since the race of 2026. **They are taken from another site, not from the organizer: check them at baa.org before you rely on them.**

| Age | Men | Women and nonbinary |
|---|---|---|
| 18–34 | 2:55:00 | 3:25:00 |
| 35–39 | 3:00:00 | 3:30:00 |
| 40–44 | 3:05:00 | 3:35:00 |
| 45–49 | 3:15:00 | 3:45:00 |
| 50–54 | 3:20:00 | 3:50:00 |
| 55–59 | 3:30:00 | 4:00:00 |
| 60–64 | 3:50:00 | 4:20:00 |
| 65–69 | 4:05:00 | 4:35:00 |
| 70–74 | 4:20:00 | 4:50:00 |
| 75–79 | 4:35:00 | 5:05:00 |
| 80 and over | 4:50:00 | 5:20:00 |

**Meeting the standard does not guarantee a place.** The fastest are taken first: for 2024 one had to be 5:29 faster than the standard, for 2025 6:51, for 2026 4:34. So aim at five to seven minutes below it.

Standards, the dates between which a result counts, and the rules for downhill courses change from year to year.`,
      es: `El maratón de Boston pide un tiempo en un maratón con recorrido certificado, según tu edad **el día de Boston** y tu categoría. Estas marcas rigen desde la carrera de 2026. **Las tomamos de otro sitio, no del organizador: revísalas en baa.org antes de confiar en ellas.**

| Edad | Hombres | Mujeres y no binario |
|---|---|---|
| 18–34 | 2:55:00 | 3:25:00 |
| 35–39 | 3:00:00 | 3:30:00 |
| 40–44 | 3:05:00 | 3:35:00 |
| 45–49 | 3:15:00 | 3:45:00 |
| 50–54 | 3:20:00 | 3:50:00 |
| 55–59 | 3:30:00 | 4:00:00 |
| 60–64 | 3:50:00 | 4:20:00 |
| 65–69 | 4:05:00 | 4:35:00 |
| 70–74 | 4:20:00 | 4:50:00 |
| 75–79 | 4:35:00 | 5:05:00 |
| 80 o más | 4:50:00 | 5:20:00 |

**Cumplir la marca no garantiza el cupo.** Entran primero los más rápidos: para 2024 hubo que correr 5:29 menos que la marca, para 2025 6:51 y para 2026 4:34. Apunta a cinco o siete minutos menos.

Las marcas, las fechas entre las que cuenta un resultado y las reglas para recorridos en bajada cambian cada año.`,
    },
    sources: [
      {
        name: "Boston qualifying standards of the B.A.A. as listed by DialPace",
        address: "https://www.dialpace.com/boston-qualifier-calculator/",
        seen: "2026-12-01",
      },
    ],
    next: {
      en: ["A plan for the marathon", "How should I pace my race?", "How fast is an easy run?"],
      es: [
        "Un plan para la maratón",
        "¿Cómo reparto el esfuerzo en la carrera?",
        "¿A qué ritmo es un trote suave?",
      ],
    },
  },
  {
    id: "undertrained",
    title: {
      en: "Too little training before a race",
      es: "Poco entrenamiento antes de la carrera",
    },
    keywords: [
      "only have weeks",
      "only 2 weeks",
      "only 3 weeks",
      "only 4 weeks",
      "solo tengo semanas",
      "faltan 2 semanas",
      "faltan 3 semanas",
      "undertrained",
      "not trained",
      "havent trained",
      "didnt train",
      "no training",
      "without training",
      "not ready race",
      "only run 10 km can i finish",
      "can i finish",
      "missed training",
      "days until marathon",
      "marathon 15 km week",
      "weeks left marathon only",
      "no entrene",
      "no entrene media semanas",
      "no entrene maraton semanas",
      "maraton entrenando 15 km semana",
      "maraton 15 km semana",
      "maraton 20 km semana",
      "no he entrenado",
      "poco entrenamiento",
      "sin entrenar",
      "falta entrenamiento",
      "no estoy listo",
      "no estoy lista",
      "puedo terminar",
      "solo he corrido",
    ],
    wordings: `
      i have not trained and the race is in two weeks
      i have 15 days until my first 10k
      tengo dos semanas para mi primera carrera
      tengo 15 dias para mi primer 10k
      my race is soon and i have not started
      mi carrera es pronto y no empece a entrenar
      missed a month of training before my half
      havent trained enough should i still race
      longest run was 14 km can i do the half
      should i drop down to the shorter distance
      i was sick and missed training before the marathon
      no entrene y mi media es en dos semanas
      no entrene casi nada y la carrera es pronto
      deje de entrenar un mes y tengo carrera
      mi fondo mas largo fue 14 puedo hacer la media
      falte a varios entrenamientos corro igual
      me bajo de distancia porque no entrene`,
    answer: {
      en: `**With days or two weeks left, fitness cannot be made up for.** What you train now only tires. So decide honestly:

| Race | Longest run of the last month | Then |
|---|---|---|
| Half | 14 km or more | run it, slowly |
| Half | 8–13 km | run and walk, check the cut-off |
| Half | less | defer, or the 5K or 10K |
| Marathon | 28 km or more | run it, slowly |
| Marathon | 20–27 km | run and walk with a long limit, or the half |
| Marathon | less | **no:** defer, or a shorter distance |

These limits are a rule of thumb, not a law. Athletic trainers advise to change to the half if, a month before a marathon, the longest run was 8–10 km: stress fractures and torn muscles are likelier, and the last third is long.

**A marathon with 15 km a week?** Not this one. About four months for a half and six for a marathon is what a beginner should plan. The training plans here count back from the day of the race.

**If you defer:** the organizer's rules say until when; I can tell what a race here states.
**If you start:** no hard run in the last week, the first half slower than feels right, walk a minute in ten from the start, and step out for limping, chest pain, dizziness or confusion. No painkillers.`,
      es: `**Cuando quedan días o dos semanas, la forma ya no se recupera.** Lo que entrenes ahora solo cansa. Decide con honestidad:

| Carrera | Fondo más largo del último mes | Entonces |
|---|---|---|
| Media | 14 km o más | córrela, despacio |
| Media | 8–13 km | corre y camina, mira el tiempo límite |
| Media | menos | aplaza, o la 5K o 10K |
| Maratón | 28 km o más | córrelo, despacio |
| Maratón | 20–27 km | corre y camina con límite largo, o la media |
| Maratón | menos | **no:** aplaza, o una distancia más corta |

Son reglas de experiencia, no una ley. Los preparadores aconsejan pasar a la media si, a un mes de la maratón, lo más largo fueron 8–10 km: son más probables las fracturas por estrés y los desgarros, y el último tercio es largo.

**¿Una maratón con 15 km por semana?** Esta no. Quien empieza debería planear unos cuatro meses para la media y seis para la maratón. Los planes de aquí cuentan hacia atrás desde el día de la carrera.

**Si aplazas:** hasta cuándo lo dice el reglamento; te puedo decir lo que indica una carrera de aquí.
**Si sales:** nada fuerte la última semana, la primera mitad más lenta de lo que parece correcto, camina un minuto de cada diez desde el inicio, y retírate ante cojera, dolor de pecho, mareo o confusión. Nada de analgésicos.`,
    },
    sources: [
      {
        name: "Houston Methodist, How to Avoid Undertraining for a Marathon, 2019",
        address:
          "https://www.houstonmethodist.org/blog/articles/2019/dec/how-to-avoid-undertraining-for-a-marathon/",
        seen: "2026-11-28",
      },
      {
        name: "Runner's World Australia, Can I run a marathon without proper training?",
        address: "https://runnersworldonline.com.au/can-run-marathon-without-proper-training/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "Can I walk in a half marathon?",
        "How do I taper before a race?",
        "What if I come last?",
      ],
      es: [
        "¿Puedo caminar en una media maratón?",
        "¿Qué hago la última semana antes de la carrera?",
        "¿Y si llego último?",
      ],
    },
    questions: [
      {
        asked: `
          my longest run is 9 miles and the marathon is in 6 weeks
          am i screwed my longest run is only 11 miles
          is my long run long enough for the marathon
          mi fondo mas largo es de 15 km y el maraton es en 6 semanas
          solo llego a 18 km y me falta un mes para la maraton
          me alcanza con mi fondo de 12 para la media`,
        answer: {
          en: "It depends on the race. **Marathon:** with a longest run under 20 km (12 miles) a month before, no: defer, or change to the half. With 20 to 27 km run and walk, if the limit is long; from 28 km on, run it slowly. **Half:** from 14 km on run it slowly, with 8 to 13 km run and walk. With six weeks left you can still add 1 or 2 km to the long run each week, and the last two weeks are for rest.",
          es: "Depende de la carrera. **Maratón:** si un mes antes tu fondo más largo no llega a 20 km, no: aplázala, o cambia a la media. Con 20 a 27 km, corre y camina si el límite es largo; desde 28 km, córrela lento. **Media:** desde 14 km, córrela lento; con 8 a 13, corre y camina. Si faltan seis semanas, aún puedes sumar 1 o 2 km por semana al fondo, y las últimas dos son para descansar.",
        },
      },
      {
        asked: `
          i only did a few long runs and the race is next week should i run it
          only three long runs before my half in ten days can i still do it
          i have hardly trained and my race is in two weeks should i still start
          hice solo tres fondos y mi media es en diez dias la corro
          entrene muy poco y la carrera es la proxima semana salgo igual`,
        answer: {
          en: "It cannot be caught up now: training of the last ten days no longer makes you fitter, it makes you tired. No extra long run; a few easy runs and rest. If you are healthy and have covered about two thirds of the distance lately, start well slower than you hoped, with walking breaks from the first kilometer, know where you can stop, and take no time goal. If your longest run is less than half of it, change to a shorter distance, defer, or volunteer. Stop for chest pain, dizziness or a pain that changes your stride.",
          es: "Ya no se recupera: lo que entrenes en los últimos diez días no te pone más en forma, solo te cansa. Nada de un fondo extra; unos trotes suaves y descanso. Si estás sano y hace poco cubriste unos dos tercios de la distancia, sal bastante más lento de lo que soñabas, con pausas caminando desde el primer kilómetro, sabiendo dónde puedes parar y sin meta de tiempo. Si tu salida más larga no llega a la mitad, cambia a una distancia menor, pasa tu inscripción o sé voluntario. Para ante dolor de pecho, mareo o un dolor que te cambie la pisada.",
        },
      },
      {
        asked: `
          how long does it take to train for a marathon from zero
          how many months for a marathon if i never ran
          from couch to marathon time
          how long to prepare for a half from scratch
          cuanto tiempo para entrenar una maraton desde cero
          cuantos meses necesito para mi primera media
          de cero a maraton en cuanto tiempo`,
        answer: {
          en: "From zero plan about two months for 5K, four for a half and six or more for a marathon; most people are happier with a year and some shorter races on the way. I can build a plan that counts back from your race.",
          es: "Desde cero, calcula unos dos meses para 5K, cuatro para una media y seis o más para una maratón; la mayoría disfruta más con un año y carreras cortas en el camino. Te puedo armar un plan que cuente hacia atrás desde tu carrera.",
        },
      },
      {
        asked: `
          is 4 weeks enough to go from 10k to a half
          can i run a half in a month
          i can run 10k can i run a half in 6 weeks
          is 6 weeks enough for a half
          alcanzan 4 semanas para pasar de 10k a 21k
          puedo correr una media en un mes
          corro 10k puedo hacer 21 en seis semanas`,
        answer: {
          en: "Only to finish it, not to race it: if your longest run reaches about 14 km in the last month, run it slowly; with 8–13 km run and walk, and check the time limit; with less take the 10K or defer. Twelve weeks is what a half needs. Nothing hard in the last week.",
          es: "Solo para terminarla, no para competir: si tu salida más larga llega a unos 14 km en el último mes, córrela lento; con 8–13 km corre y camina, y mira el tiempo límite; con menos, toma la de 10K o pasa la inscripción. Una media pide doce semanas. Nada fuerte en la última semana.",
        },
      },
    ],
    followUps: [
      {
        about: ["few-days", "how-long", "fails"],
        answer: {
          en: "With two or three runs a week a half is possible if one of them grows to 14 km in the last month; otherwise run and walk, or take the shorter distance. Plan about four months for a half and six for a marathon. What is missing in the last two weeks cannot be made up for.",
          es: "Con dos o tres salidas por semana una media es posible si una llega a 14 km en el último mes; si no, corre y camina, o toma la distancia corta. Cuenta unos cuatro meses para una media y seis para una maratón. Lo que falta en las dos últimas semanas ya no se recupera.",
        },
      },
      {
        about: ["why"],
        answer: {
          en: "Because heart and breath get fit in weeks, bones, tendons and muscles in months. Athletic trainers see more stress fractures and torn muscles when the race is far longer than the longest run.",
          es: "Porque el corazón y el aire mejoran en semanas, y huesos, tendones y músculos en meses. Hay más fracturas por estrés y desgarros cuando la carrera es mucho más larga que tu salida más larga.",
        },
      },
    ],
  },
  {
    id: "hot-race",
    title: { en: "A race in great heat", es: "Una carrera con mucho calor" },
    keywords: [
      "degrees humid marathon",
      "degrees humid",
      "degrees marathon",
      "hot race",
      "race heat pace",
      "heat pace",
      "pace heat",
      "hot marathon",
      "wbgt",
      "cancel heat",
      "grados humedad",
      "grados maraton",
      "carrera calor",
      "calor ritmo",
      "ritmo calor",
      "maraton calor",
      "cancelan calor",
    ],
    wordings: `
      race day will be 32 degrees what do i change
      how much slower in hot weather on race day
      el dia de la carrera hara mucho calor que hago
      cuanto mas lento con calor en la carrera`,
    answer: {
      en: `**In great heat and humid air I give no pace, because it should not be raced.** Organizers measure the WBGT, which counts heat, humidity and sun together. The American College of Sports Medicine advises:

| WBGT | Flag | What it means |
|---|---|---|
| above 28 °C (82 °F) | black | cancel, or do not start |
| 23–28 °C (73–82 °F) | red | people at risk stay out, all others slow down |
| 18–22 °C (65–72 °F) | yellow | slow down, watch yourself |
| below 18 °C (65 °F) | green | the usual care |

WBGT is not the air temperature: 30 °C with humid air and sun are about 28–30 already, and dry shade is less.

**Yellow:** begin slower by feel, no best times. **Red:** only if you are used to heat and healthy; run by breath, walk at each station, water on head and neck, drink to thirst. **Black:** do not start. Ask the organizer for a transfer; it is no defeat.

**Stay out in any heat** with a fever, diarrhea, a hangover, after bad sleep, in pregnancy, with medicines against sweating or high blood pressure without your doctor's word, or without two weeks of getting used to it.

**Stop for** chills, goose bumps, dizziness, headache, nausea. **A hot runner who is confused, staggers or stops sweating: call your local emergency number and cool at once with cold water.**`,
      es: `**Con mucho calor y humedad no doy ritmo, porque no se debería competir.** Los organizadores miden el WBGT, que junta calor, humedad y sol. El American College of Sports Medicine aconseja:

| WBGT | Bandera | Qué significa |
|---|---|---|
| más de 28 °C | negra | cancelar, o no salir |
| 23–28 °C | roja | quien tiene riesgo no sale, los demás bajan el ritmo |
| 18–22 °C | amarilla | baja el ritmo y obsérvate |
| menos de 18 °C | verde | el cuidado de siempre |

El WBGT no es la temperatura del aire: 30 °C con aire húmedo y sol ya son unos 28–30, y a la sombra y en seco es menos.

**Amarilla:** sal más lento, por sensaciones, nada de marcas. **Roja:** solo si estás aclimatado y sano; corre por la respiración, camina en cada puesto, agua en cabeza y nuca, bebe según la sed. **Negra:** no salgas. Pide una transferencia al organizador; no es una derrota.

**No corras con calor** con fiebre, diarrea, resaca, tras dormir mal, embarazada, con medicinas que reducen el sudor o para la presión sin consultar a tu médico, o sin dos semanas de aclimatación.

**Para ante** escalofríos, piel de gallina, mareo, dolor de cabeza, náuseas. **Un corredor acalorado que está confundido, se tambalea o deja de sudar: llama a tu número local de emergencias y enfría de inmediato con agua fría.**`,
    },
    sources: [
      {
        name: "Road Race Management, ACSM Heat and Humidity Guidelines for Races",
        address: "https://www.rrm.com/act/newsarchives/newsarchives23/23_acsmheat.asp",
        seen: "2026-11-28",
      },
      {
        name: "National Athletic Trainers' Association Position Statement: Exertional Heat Illnesses, 2015",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I get used to running in the heat?",
        "How much water should I drink?",
        "How much salt do I need?",
      ],
      es: ["¿Cómo me aclimato al calor?", "¿Cuánta agua debo tomar?", "¿Cuánta sal necesito?"],
    },
    followUps: [
      {
        about: ["pace", "how-much", "may-run"],
        answer: {
          en: "I give no pace for great heat. At a WBGT above 28 °C (black flag) do not start; at 23–28 °C slow down by breath, walk at each station and pour water on head and neck; a transfer to another race is no defeat.",
          es: "Con calor extremo no doy ritmos. Con WBGT sobre 28 °C (bandera negra) no salgas; entre 23 y 28 °C baja el ritmo según la respiración, camina en cada puesto y échate agua en cabeza y cuello; pasar la inscripción a otra carrera no es una derrota.",
        },
      },
      {
        about: ["acclimatize"],
        answer: {
          en: "Getting used to heat takes one to two weeks of daily easy running in the warmth, up to about 90 minutes for fit runners and far less at first. Start with 20 minutes in the warm hours, drink to thirst, and stop for dizziness, chills or headache.",
          es: "Acostumbrarse toma una a dos semanas de trote suave diario con calor, hasta unos 90 minutos en corredores en forma y mucho menos al inicio. Empieza con 20 minutos en horas cálidas, bebe según la sed y para con mareo, escalofríos o dolor de cabeza.",
        },
        sources: [
          {
            name: "GSSI Sports Science Exchange 153, Heat acclimatization (Sawka et al., 2016)",
            address:
              "https://www.gssiweb.org/en/Article/sse-153-heat-acclimatization-to-improve-athletic-performance-in-warm-hot-environments",
            seen: "2026-11-30",
          },
        ],
      },
      {
        about: ["water"],
        alsoFrom: ["hydration"],
        answer: {
          en: "Drink to thirst, a few sips every 15–20 minutes, for many runners 400–800 ml an hour, and pour water over head and neck. Not more than you sweat: too much plain water is dangerous as well. On long runs take a drink with salt.",
          es: "Bebe según la sed, unos sorbos cada 15–20 minutos, para muchos 400–800 ml por hora, y échate agua en cabeza y cuello. No más de lo que sudas: demasiada agua sola también es peligrosa. En salidas largas, algo con sal.",
        },
      },
    ],
  },
  {
    id: "nerves",
    title: { en: "Nerves before a race", es: "Nervios antes de una carrera" },
    keywords: [
      "ansiedad antes carrera",
      "ansiedad carrera",
      "anxiety before race",
      "anxiety race",
      "nervous",
      "nervous race",
      "nervous first",
      "nerves",
      "anxious race",
      "race anxiety",
      "scared race",
      "afraid race",
      "butterflies",
      "cant sleep before race",
      "cold feet race",
      "nervioso",
      "nervioso primera carrera",
      "nervioso primera",
      "nerviosa primera",
      "nervioso carrera",
      "nerviosa",
      "nervios",
      "ansioso carrera",
      "ansiosa carrera",
      "miedo carrera",
      "miedo maraton",
      "no puedo dormir carrera",
      "no dormir antes carrera",
    ],
    wordings: `
      i freak out before races
      cant sleep before the race
      anxiety on the start line
      my first race is tomorrow and i am scared
      me pongo muy nerviosa antes de correr
      no duermo la noche antes
      tengo mi primera carrera mañana y miedo
      ansiedad en la salida`,
    answer: {
      en: `**Nerves are no sign that you are not ready.** Heart, breath and stomach do the same before something dangerous and before something wonderful. Say “I am excited” aloud: it helps more than “calm down”.

**The day before**
- Training is done. Twenty easy minutes or none, feet up, no museums.
- Lay out clothes, bib, breakfast; write the way and the times on a sheet. What stands on paper need not stay in the head.
- Eat and drink as usual. Fewer messages and no new advice, shoes or gels.
- **You need not sleep well tonight.** One bad night costs little; the nights before count. Lie down, read, breathe out longer than in.

**The plan for your head**
- Three goals: a dream, a good one, and one that always works, such as “finish with a smile”.
- Cut the race into pieces: to the next station, to kilometer 10, then see.
- If something goes wrong: what will you do? Shoe, toilet, cramp, rain. An answer each is enough.
- A short sentence for the hard part: “light feet”, “one more”.

**At the start:** five slow breaths, shoulders down, begin slower than feels right.

Fear that stays for weeks, keeps you from sleep or ends in attacks of panic can be treated: talk to a doctor or a psychologist. Chest pain is not nerves: call for help.`,
      es: `**Los nervios no significan que no estés listo.** El corazón, la respiración y el estómago hacen lo mismo ante algo peligroso y ante algo maravilloso. Di en voz alta “estoy emocionado”: ayuda más que “cálmate”.

**El día antes**
- El entrenamiento ya está. Veinte minutos suaves o nada, pies en alto, sin museos.
- Deja listos ropa, dorsal y desayuno; escribe la ruta y las horas. Lo que está en papel no da vueltas en la cabeza.
- Come y bebe como siempre. Menos mensajes, y nada de consejos, zapatillas o geles nuevos.
- **No hace falta dormir bien esta noche.** Una mala noche cuesta poco; cuentan las anteriores. Acuéstate, lee, suelta el aire más largo de lo que lo tomas.

**Un plan para la cabeza**
- Tres metas: un sueño, una buena, y una que siempre sale, como “llegar sonriendo”.
- Parte la carrera: hasta el próximo puesto, hasta el kilómetro 10, y luego se ve.
- Si algo sale mal, ¿qué harás? Zapatilla, baño, calambre, lluvia. Basta una respuesta para cada cosa.
- Una frase corta para lo duro: “pies ligeros”, “uno más”.

**En la salida:** cinco respiraciones lentas, hombros abajo, y sal más lento de lo que parece correcto.

Un miedo que dura semanas, quita el sueño o acaba en ataques de pánico tiene tratamiento: habla con un médico o psicólogo. El dolor de pecho no son nervios: pide ayuda.`,
    },
    sources: [
      {
        name: "RunnersConnect, Beat Pre-Race Anxiety, 2025",
        address:
          "https://runnersconnect.net/beat-pre-race-anxiety-the-runners-guide-to-managing-performance-nerves-2025",
        seen: "2026-11-28",
      },
      {
        name: "James Sieber, Pre-Race Nerves: why you feel them and what to do about it",
        address:
          "https://www.coachjamessieber.com/blog/pre-race-nerves-why-you-feel-them-and-what-to-do-about-it",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What should I bring on race day?",
        "How early should I get to the start?",
        "How should I pace my race?",
      ],
      es: [
        "¿Qué llevo el día de la carrera?",
        "¿A qué hora llego a la salida?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
    questions: [
      {
        asked: `
          i cant sleep the night before the race
          no sleep before race day
          how do i sleep before a race
          la noche antes de la carrera no puedo dormir
          no duermo antes de las carreras
          como duermo antes de una maraton`,
        answer: {
          en: "You need not sleep well tonight: one bad night costs little, the nights before it count. Lay everything out, write the times on a sheet, lie down, read, and breathe out longer than in. No alcohol or pills for it.",
          es: "No hace falta dormir bien esta noche: una mala noche cuesta poco, cuentan las anteriores. Deja todo listo, anota las horas, acuéstate, lee y suelta el aire más largo de lo que lo tomas. Nada de alcohol ni pastillas para eso.",
        },
      },
      {
        asked: `
          im scared i wont finish my first half
          im so nervous about my race
          afraid of my first marathon
          what if i cant finish
          anxiety before the race
          tengo miedo de no terminar mi primera media
          estoy muy nervioso por la carrera
          me da miedo la maraton
          que pasa si no llego a la meta`,
        answer: {
          en: "That fear is normal and says nothing about your legs: if you have done most of the plan, you can finish, walking breaks included. Start slower than feels right, think only as far as the next aid station, and carry three goals, one of which always works, such as finishing with a smile.",
          es: "Ese miedo es normal y no dice nada de tus piernas: si hiciste la mayor parte del plan, puedes terminar, también con pausas caminando. Sal más lento de lo que te pide el cuerpo, piensa solo hasta el siguiente puesto, y lleva tres metas, una que siempre se cumpla: por ejemplo, llegar con una sonrisa.",
        },
      },
    ],
    followUps: [
      {
        about: ["why", "normal"],
        answer: {
          en: "It is normal: heart, breath and stomach do the same before something dangerous and before something wonderful. One bad night costs little; the nights before it count more. Chest pain is not nerves: call for help.",
          es: "Es normal: corazón, respiración y estómago hacen lo mismo ante algo peligroso y ante algo maravilloso. Una mala noche cuesta poco; cuentan más las anteriores. El dolor de pecho no son nervios: pide ayuda.",
        },
      },
      {
        about: ["how", "fails", "tired"],
        answer: {
          en: "Write the way and the times on a sheet, lay everything out, breathe out longer than in, and say “I am excited” aloud. Take three goals, one of which always works, such as finishing with a smile, and start slower than feels right.",
          es: "Escribe el camino y las horas en una hoja, deja todo listo, suelta el aire más largo de lo que lo tomas y di en voz alta “estoy emocionado”. Ten tres metas, una que siempre salga, como llegar sonriendo, y sal más lento de lo que pide el cuerpo.",
        },
      },
    ],
  },
  {
    id: "dropping-out",
    title: { en: "Giving up a race", es: "Abandonar una carrera" },
    keywords: [
      "drop out",
      "dropping out",
      "dropped out",
      "dnf",
      "quit race",
      "give up race",
      "giving up race",
      "gave up marathon",
      "abandonar",
      "abandone",
      "abandono carrera",
      "retirarme carrera",
      "me retire",
      "rendirme carrera",
      "dejar carrera",
    ],
    wordings: `
      i keep quitting in the middle of races
      it is all in my head i give up
      should i stop or finish
      mental strength when it gets hard
      i gave up again at mile 20
      abandono siempre a mitad de carrera
      es mental me rindo
      como aguanto mentalmente cuando duele
      me retiro o termino`,
    answer: {
      en: `**To stop can be the best decision of a race.** It costs a medal; going on with the wrong thing can cost a season or more.

**Stop at once, and tell a volunteer or call for help:** pain, pressure or tightness in the chest, an irregular heartbeat, fainting or dizziness, confusion, no more sweat in the heat, shivering that does not stop, trouble breathing, dark urine, a blow to the head, a pain that makes you limp or sits in one spot of a bone.

**Do not stop yet** for tired legs, a bad kilometer or a slow time. Walk for five minutes, eat and drink something, and decide at the next station, not on the hill. Most low points pass.

**How to drop out**
- Go to the next aid station and hand in the bib or give your number: otherwise they search for you.
- Put on something dry and warm; the bus may take an hour.
- Tell the person who waits for you.

**Afterwards** it hurts, and that is fine. Write down what happened while it is fresh: ill, too fast, too little training, heat, food? One cause is usually enough. Rest as after a race, then choose the next one, perhaps shorter.

Is it running altogether that you want to give up, or more than running? Tell somebody close to you, and if it is dark for more than two weeks, a doctor.`,
      es: `**Parar puede ser la mejor decisión de una carrera.** Cuesta una medalla; seguir con lo que no debes puede costar una temporada o más.

**Para de inmediato, y avisa a un voluntario o pide ayuda:** dolor, presión u opresión en el pecho, corazón irregular, desmayo o mareo, confusión, dejar de sudar con calor, tiritar sin parar, dificultad para respirar, orina oscura, un golpe en la cabeza, un dolor que te hace cojear o está en un punto de un hueso.

**Todavía no pares** por piernas cansadas, un mal kilómetro o un tiempo lento. Camina cinco minutos, come y bebe algo, y decide en el próximo puesto, no en la cuesta. Casi todos los bajones pasan.

**Cómo retirarse**
- Llega al siguiente puesto y entrega el dorsal o di tu número: si no, te buscarán.
- Ponte algo seco y abrigado; el bus puede tardar una hora.
- Avisa a quien te espera.

**Después** duele, y está bien. Anota qué pasó mientras está fresco: ¿enfermo, muy rápido, poco entrenamiento, calor, comida? Suele bastar una causa. Descansa como tras una carrera y elige la siguiente, quizá más corta.

¿Es correr lo que quieres dejar, o algo más que correr? Cuéntaselo a alguien cercano, y si todo está oscuro más de dos semanas, a un médico.`,
    },
    sources: [
      {
        name: "ACSM Expert Consensus Statement on Exertional Heat Illness, 2021",
        address:
          "https://journals.lww.com/acsm-csmr/Fulltext/2021/09000/ACSM_Expert_Consensus_Statement_on_Exertional_Heat.10.aspx",
        seen: "2026-11-28",
      },
      {
        name: "Exercise-Related Syncope in the Young Athlete, American Family Physician, 1999",
        address: "https://aafp.org/pubs/afp/issues/1999/1101/p2001.html",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I recover after a race?",
        "I have no motivation to run",
        "Can I walk in a half marathon?",
      ],
      es: [
        "¿Cómo me recupero después de una carrera?",
        "No tengo motivación para correr",
        "¿Puedo caminar en una media maratón?",
      ],
    },
    followUps: [
      {
        about: ["signs", "when", "may-run"],
        answer: {
          en: "Stop at once and get help for chest pain, an irregular heartbeat, dizziness, confusion, no more sweat in the heat, shivering that does not stop, trouble breathing or dark urine; stop for a pain that makes you limp. Tired legs and a bad kilometer are no reason: walk five minutes, eat, drink, and decide at the next station.",
          es: "Para ya y pide ayuda con dolor de pecho, latido irregular, mareo, confusión, si dejas de sudar con calor, temblor que no para, falta de aire u orina oscura; para también con un dolor que te hace cojear. Piernas cansadas o un mal kilómetro no son motivo: camina cinco minutos, come, bebe y decide en el siguiente puesto.",
        },
      },
    ],
  },
  {
    id: "bad-day",
    title: {
      en: "After a bad race or a missed week",
      es: "Después de una mala carrera o una semana perdida",
    },
    keywords: [
      "bad race",
      "terrible race",
      "awful race",
      "worst race",
      "post race blues",
      "post marathon blues",
      "race disappointment",
      "mala carrera",
      "peor carrera",
      "bajon despues de la carrera",
      "bajon post maraton",
    ],
    wordings: `
      my race went terribly and i am down
      i let everybody down in the relay
      i cried after the finish because of my time
      i am so frustrated with my running
      me fue pesimo en la carrera y estoy bajoneada
      llore al llegar a la meta por mi tiempo
      siento que decepcione a mi equipo
      estoy frustrada con mi entrenamiento`,
    answer: {
      en: `**It hurts because it mattered to you. One race or one week says nothing about what you are worth, and little about how you run.** A sports psychologist puts it at nineteen of twenty races that do not go as planned.

- **Feel it for a day or two.** Tell somebody who runs; nearly all of them have a day like that. No decision and no hard run in that time.
- **Then look at it once.** Write down two or three things that you did well, and one that you will change: start pace, food, heat, sleep, training.
- **Nothing to make up for.** Do not add runs or go harder as a punishment: that brings injuries. Up to a week off hardly changes your fitness. Go on with the next run as planned, and easily.
- **A small next goal** a few weeks away helps more than a revenge. After a long-awaited race an empty week is common as well: rest, see people, and choose something different next.

If it stays for weeks, takes your sleep or appetite, or is about more than running, talk to a doctor or a psychologist. If you think of hurting yourself, call your local emergency number or a crisis line now.`,
      es: `**Duele porque te importaba. Una carrera o una semana no dice nada de lo que vales, y poco de cómo corres.** Una psicóloga del deporte calcula que diecinueve de cada veinte carreras no salen como estaban planeadas.

- **Siéntelo un día o dos.** Cuéntaselo a alguien que corra: casi todos tienen un día así. En ese tiempo, ninguna decisión y nada fuerte.
- **Después míralo una vez.** Anota dos o tres cosas que hiciste bien y una que vas a cambiar: ritmo de salida, comida, calor, sueño, entrenamiento.
- **No hay nada que compensar.** No agregues salidas ni vayas más fuerte como castigo: eso lesiona. Hasta una semana sin correr apenas cambia tu forma. Sigue con la próxima salida del plan, suave.
- **Una meta pequeña** para dentro de unas semanas ayuda más que una revancha. Tras una carrera muy esperada también es común una semana vacía: descansa, ve gente y elige algo distinto.

Si dura semanas, te quita el sueño o el apetito, o se trata de más que correr, habla con un médico o psicólogo. Si piensas en hacerte daño, llama ahora a tu número local de emergencias o a una línea de crisis.`,
    },
    sources: [
      {
        name: "Josephine Perry for Elite Trail Team, How to cope when races don't go well",
        address: "https://elitetrailteam.com/resources/cope-with-disappointment",
        seen: "2026-12-01",
      },
      {
        name: "Active.com, 5 ways to get over a bad race experience",
        address:
          "https://active.com/running/articles/5-ways-to-get-over-a-bad-race-experience?page=2",
        seen: "2026-12-01",
      },
      {
        name: "Juli Benson, Stay calm and train on: missed workouts",
        address: "https://julibensontraining.com/stay-calm-and-train-on/",
        seen: "2026-12-01",
      },
    ],
    next: {
      en: [
        "How do I recover after a race?",
        "I have no motivation to run",
        "Find races for beginners",
      ],
      es: [
        "¿Cómo me recupero después de una carrera?",
        "¿Cómo mantengo la motivación?",
        "Busca carreras para principiantes",
      ],
    },
    questions: [
      {
        asked: `
          my long run was awful
          i had a terrible run today
          my run went badly i had to walk half of it
          bad workout am i losing fitness
          i couldnt finish my workout
          el fondo me salio horrible
          hoy corri pesimo
          me salio mal el entrenamiento
          no pude terminar las series
          corri fatal hoy`,
        answer: {
          en: "One bad run says nothing about your fitness: nearly everybody has them, even in good weeks. Look for the usual causes, such as a bad night, heat, little food, too fast a start, or a hard day before. Do not repeat it and do not make up for it; go on with the next easy run. Three bad ones in a row, heavy legs for more than a week or a higher resting pulse mean some days off, and a doctor if that does not help.",
          es: "Una mala salida no dice nada de tu forma: casi todos las tienen, también en semanas buenas. Busca lo de siempre: dormir mal, calor, poca comida, empezar rápido o un día duro antes. No la repitas ni la compenses; sigue con el próximo trote suave. Tres malas seguidas, piernas pesadas más de una semana o un pulso en reposo más alto piden unos días libres, y un médico si no ayuda.",
        },
      },
      {
        asked: `
          i dnf'd and feel like a failure
          i am so disappointed with my race
          i missed my goal by a minute and im gutted
          i feel guilty for skipping runs
          i feel guilty because i did not train this week
          i feel empty after my marathon
          i came last and everybody laughed at me
          abandone la carrera y me siento un fracaso
          estoy decepcionado con mi tiempo
          me siento culpable por no entrenar
          me siento vacio despues de la maraton
          llegue ultimo y se rieron de mi`,
        answer: {
          en: "It hurts because it mattered to you, and one race or week says nothing about what you are worth. Give it a day or two, tell somebody who runs, then write down two things that you did well and one that you will change. There is nothing to make up for: up to a week off hardly changes your fitness. A small goal in a few weeks helps more than a revenge. If it stays for weeks, takes your sleep or is about more than running, talk to a doctor or psychologist; thoughts of hurting yourself: call your emergency number or a crisis line now.",
          es: "Duele porque te importaba, y una carrera o una semana no dice nada de lo que vales. Date un día o dos, cuéntaselo a alguien que corra, y anota dos cosas que hiciste bien y una que vas a cambiar. No hay nada que compensar: hasta una semana sin correr apenas cambia tu forma. Una meta pequeña en unas semanas ayuda más que una revancha. Si dura semanas, te quita el sueño o se trata de más que correr, habla con un médico o psicólogo; si piensas en hacerte daño, llama ya a tu número de emergencias o a una línea de crisis.",
        },
      },
    ],
  },
];
