import { href } from "react-router";
import type { Topic } from "./topic.ts";

/** From the journey to the race to the days after the finish. */
export const raceDayTopics: readonly Topic[] = [
  {
    id: "race-checklist",
    title: { en: "Race-day checklist", es: "Lista para el día de la carrera" },
    keywords: [
      "day before marathon",
      "day before race",
      "day before half",
      "dia antes carrera",
      "dia antes maraton",
      "pin bib",
      "put bib",
      "pongo dorsal",
      "poner dorsal",
      "checklist",
      "race day",
      "race morning",
      "night before",
      "what to bring",
      "what do i bring",
      "what to pack",
      "race kit",
      "dia carrera",
      "que llevo",
      "que llevar",
      "que necesito carrera",
      "noche antes",
      "lista carrera",
      "mi primera carrera",
      "first race",
      "primera carrera",
    ],
    wordings: `
      what do i pack for the race
      what do i bring to my first race
      what do i lay out the night before
      que llevo a mi primera carrera
      que dejo listo la noche anterior
      que meto en la maleta para la carrera`,
    answer: {
      en: `**The evening before**
- Bib pinned on the shirt, chip where the organizer wants it, identity card, and the confirmation of your entry
- Clothes and shoes that you have run long in, and a layer for the wait
- Gels or drink as rehearsed, a little cash, a phone, anti-chafing balm, sunscreen
- How you get there, where the bags go, when your wave starts; then an early, plain dinner

**The morning**
- Get up three hours ahead and eat the breakfast you know: 1–4 g of carbohydrate per kilogram, low in fiber and fat
- Sip water, stop about an hour ahead; coffee if you always drink it
- Be there 60–75 minutes ahead: the queue at the toilets is the longest of the day
- Warm up: 10–15 minutes for short races, a few minutes of jogging for a marathon

**In the race**
- Stand in the wave that fits your time, and let the first kilometer be too slow
- Take water from the last tables; walk through them if you like
- Write an emergency contact and allergies on the back of your bib

**After it** keep walking for ten minutes, put on dry clothes, eat and drink.

**Do not start** with a fever, chest symptoms or an injury that changes your stride, and stop for chest pain, dizziness or confusion: there will be another race.`,
      es: `**La noche antes**
- El dorsal puesto en la camiseta, el chip donde lo pide el organizador, documento de identidad y confirmación de tu inscripción
- Ropa y zapatillas con las que ya corriste largo, y algo de abrigo para la espera
- Geles o bebida como los ensayaste, algo de efectivo, teléfono, bálsamo contra rozaduras, protector solar
- Cómo llegas, dónde se deja la mochila, a qué hora sale tu ola; después una cena sencilla y temprana

**La mañana**
- Levántate tres horas antes y toma el desayuno que conoces: 1–4 g de carbohidratos por kilo, poca fibra y poca grasa
- Bebe a sorbos y para una hora antes; café si siempre lo tomas
- Llega 60–75 minutos antes: la fila del baño es la más larga del día
- Calienta: 10–15 minutos para carreras cortas, unos minutos de trote para una maratón

**En la carrera**
- Ponte en la ola de tu tiempo y deja que el primer kilómetro salga demasiado lento
- Toma agua en las últimas mesas; si quieres, camínalas
- Escribe un contacto de emergencia y tus alergias detrás del dorsal

**Después** camina diez minutos, ponte ropa seca, come y bebe.

**No salgas** con fiebre, molestias en el pecho o una lesión que te cambie la zancada, y para si sientes dolor de pecho, mareo o confusión: habrá otra carrera.`,
    },
    sources: [
      {
        name: "Fleet Feet, 5 Things to Know Before Your First Half Marathon",
        address: "https://www.fleetfeet.com/blog/5-things-to-know-before-your-first-half-marathon",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What do I eat before and during a race?",
        "How do I warm up?",
        "How should I pace my race?",
      ],
      es: [
        "¿Qué como antes y durante la carrera?",
        "¿Cómo caliento antes de correr?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
    questions: [
      {
        asked: `
          do i have to wear the bib on the front
          where do i pin my bib
          what if i lose my timing chip
          donde pongo el dorsal
          el dorsal va adelante o atras
          que pasa si pierdo el chip`,
        answer: {
          en: "Yes: on the front, at chest or belly, visible and not folded, with four pins or a belt; timers and photographers read it there, and many chips are in it. Lost bib or chip? Tell the information desk before the start: without it there is usually no time.",
          es: "Adelante, en el pecho o el abdomen, visible y sin doblar, con cuatro alfileres o una cinta; ahí lo leen cronometradores y fotógrafos, y muchos chips van en él. ¿Perdiste dorsal o chip? Avisa en informes antes de la salida: sin él casi nunca hay tiempo.",
        },
      },
      {
        asked: `
          where do i put my phone and keys while i run
          how do i carry my phone running
          donde llevo el celular al correr
          donde guardo las llaves cuando corro`,
        answer: {
          en: "In a waist belt or shorts with a zip pocket, snug at the hips so that nothing bounces; an armband works for a light phone. Keys: take only the one that you need, tied to the laces or in the zip pocket. In a race leave valuables at home or with somebody, not in the bag drop.",
          es: "En un cinturón o un short con bolsillo de cierre, pegado a la cadera para que no rebote; un brazalete sirve para un celular liviano. De las llaves, solo la que necesitas, atada al cordón o en el bolsillo con cierre. En una carrera deja lo de valor en casa o con alguien, no en el guardarropa.",
        },
      },
      {
        asked: `
          what do i bring to my first race
          what should i bring on race day
          its my first race what do i need
          que llevo a mi primera carrera
          voy a correr mi primera carrera y no se que llevar
          que necesito el dia de la carrera`,
        answer: {
          en: "Bib and pins, chip if there is one, identity card and the confirmation of your entry; shoes and clothes that you have run in, a layer for the wait, dry clothes for afterwards; water and a snack, phone, a little cash, sunscreen, balm against chafing. Nothing new today.",
          es: "Dorsal y alfileres, chip si lo hay, documento y la confirmación de tu inscripción; zapatillas y ropa con las que ya corriste, algo para abrigarte en la espera y ropa seca para después; agua y algo de comer, celular, un poco de efectivo, bloqueador, vaselina. Nada nuevo hoy.",
        },
      },
      {
        asked: `
          should i wear the race shirt on race day
          can i wear the finisher shirt before
          me pongo el polo de la carrera el mismo dia
          corro con la playera que dieron`,
        answer: {
          en: "Yes, but what you have already run long in is safer: a new shirt can chafe, and race shirts are often cotton or the wrong size. Nobody minds either way, unless the rules ask for it.",
          es: "Puedes, pero es más seguro lo que ya usaste en un fondo: un polo nuevo puede rozar, y muchas veces es de algodón o de otra talla. A nadie le molesta, salvo que el reglamento lo pida.",
        },
      },
      {
        asked: `
          do you have anything for wheelchair racers
          can i enter a marathon in my everyday wheelchair
          wheelchair racing how do i start
          are wheelchairs allowed in races
          can i do a race in a wheelchair
          can i enter a marathon in my everyday chair
          puedo inscribirme con mi silla normal
          hay carreras para silla de ruedas
          puedo inscribirme con mi silla de ruedas normal
          hay categoria de silla de ruedas
          puedo participar en silla de ruedas
          carreras en silla de ruedas`,
        answer: {
          en: "It depends on the race: some have a division for racing chairs only, some take everyday chairs as well, and nearly all ask for a helmet and forbid motors; handcycles often have rules of their own. I cannot filter by wheelchairs, so look at the race's rules, and write to the organizer before you pay: ask about the division, chair, course, early start and time limit.",
          es: "Depende de la carrera: algunas tienen categoría solo para sillas atléticas, otras aceptan también sillas de diario, y casi todas piden casco y prohíben motores; las handbikes suelen tener reglas propias. No puedo filtrar por sillas de ruedas: mira el reglamento y escribe al organizador antes de pagar: pregunta por la categoría, la silla, el recorrido, la salida y el tiempo límite.",
        },
        sources: [
          {
            name: "Oklahoma City Memorial Marathon, wheelchair divisions",
            address: "https://okcmarathon.com/participants/wheelchair/",
            seen: "2026-11-30",
          },
          {
            name: "Carlsbad 5000, wheelchair race information, 2015",
            address: "http://www.runrocknroll.com/carlsbad-5000/news/2015/04/wheelchair-program/",
            seen: "2026-11-30",
          },
        ],
        links: [{ label: { en: "Find the race", es: "Buscar la carrera" }, to: href("/races") }],
      },
    ],
    followUps: [
      {
        about: ["rain"],
        answer: {
          en: "In the rain also a cap with a brim, a close-fitting shirt instead of a loose one, an old jacket or a bin bag for the wait, more grease where skin rubs, and everything dry for afterwards in a plastic bag.",
          es: "Con lluvia, además una gorra con visera, camiseta ajustada en vez de suelta, una chaqueta vieja o bolsa de basura para la espera, más vaselina donde roza, y todo lo seco para después en una bolsa plástica.",
        },
        alsoFrom: ["dark-and-rain"],
      },
      {
        about: ["cold", "hot"],
        answer: {
          en: "Cold: clothes as if it were 10 degrees warmer, gloves and a band for the ears, an old layer to leave at the start. Hot: light loose clothes, cap, sunscreen, and drink to thirst from the first aid station on.",
          es: "Con frío: vístete como si hiciera 10 grados más, guantes, banda en las orejas y una prenda vieja para dejar en la salida. Con calor: ropa suelta y clara, gorra, protector solar, y bebe según la sed desde el primer puesto.",
        },
        alsoFrom: ["cold", "heat"],
      },
    ],
  },
  {
    id: "race-pacing",
    title: { en: "Pacing a race", es: "Repartir el esfuerzo en la carrera" },
    keywords: [
      "go out too fast",
      "start too fast",
      "salir muy rapido",
      "salgo muy rapido",
      "salir rapido",
      "pacing",
      "pace my race",
      "pace race",
      "pace marathon",
      "pace myself",
      "pace yourself",
      "pace my marathon",
      "pace half",
      "pacing strategy",
      "race strategy",
      "negative split",
      "even splits",
      "hit wall",
      "the wall",
      "bonk",
      "reparto esfuerzo",
      "repartir esfuerzo",
      "estrategia carrera",
      "como corro carrera",
      "dosificar",
      "dosifico",
      "split negativo",
      "parcial negativo",
      "el muro",
      "el paredon",
    ],
    wordings: `
      i always start too fast
      negative split or even pace
      how do i avoid the wall at km 30
      pace on a hilly course
      why do i slow down at the end
      siempre salgo muy rapido
      split negativo o parejo
      como evito el muro en el km 30
      como reparto el ritmo con subidas
      me quedo sin fuerzas al final`,
    answer: {
      en: `From 5K to the marathon an even effort is close to the fastest you can run: flat roads at an even pace, hills by breathing. Most runners lose time because the first tenth was too fast.

**5K:** the first kilometer feels slightly too easy, the middle three hard, the last one is for what is left.

**10K:** hold back until kilometer 3, settle in until 7, then pass people.

**Half marathon:** 5 km a few seconds slower than the goal, 10 km at goal pace, then decide.

**Marathon:** 30 km of patience, 12 km of work. A first half at or slightly slower than goal pace is a good plan; a minute “in the bank” at halfway often costs several later. The wall, around kilometer 30, comes when the stored carbohydrate is nearly used up: a sensible pace, a carbohydrate-rich day or two before, and fuel from the first half hour push it back.

**Hills and trails:** keep the effort, not the pace; walk steep slopes early. **Heat and altitude:** set a slower goal before the start.

**Choose the goal** from a recent race over a shorter distance. Formulas such as Riegel's assume that you have trained for the longer one; many first marathoners need more time than predicted.

Tell me a result and a distance, and I work out a time and splits.`,
      es: `De 5K a maratón, un esfuerzo parejo es casi lo más rápido que puedes correr: en llano a ritmo constante, en cuestas por la respiración. Casi todos pierden tiempo porque el primer décimo fue demasiado rápido.

**5K:** el primer kilómetro se siente algo fácil, los tres del medio duros y el último es para lo que quede.

**10K:** contente hasta el kilómetro 3, asiéntate hasta el 7 y luego adelanta gente.

**Media maratón:** 5 km unos segundos más lento que la meta, 10 km a ritmo de meta, y entonces decide.

**Maratón:** 30 km de paciencia y 12 de trabajo. Una primera mitad a tu ritmo de meta o algo más lenta es un buen plan; un minuto “ahorrado” en la mitad suele costar varios después. El muro, hacia el kilómetro 30, llega cuando casi se agotan los carbohidratos guardados: un ritmo sensato, uno o dos días antes ricos en carbohidratos y comer desde la primera media hora lo alejan.

**Cuestas y montaña:** mantén el esfuerzo, no el ritmo; camina pronto las subidas fuertes. **Calor y altura:** fija una meta más lenta antes de salir.

**Elige la meta** a partir de una carrera reciente más corta. Fórmulas como la de Riegel suponen que entrenaste para la larga; en su primera maratón muchos necesitan más tiempo del calculado.

Dime un resultado y una distancia, y calculo el tiempo y los parciales.`,
    },
    sources: [
      {
        name: "Smyth, How Recreational Marathon Runners Hit the Wall, 2021",
        address: "https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0251513",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "I ran 10K in 50:00, what can I run in a half?",
        "When do I take gels?",
        "How do I run in the heat?",
      ],
      es: [
        "Corrí 10K en 50:00, ¿qué puedo hacer en la media?",
        "¿Cuándo tomo los geles?",
        "¿Cómo corro con calor?",
      ],
    },
    questions: [
      {
        asked: `
          should i follow the pacer or run alone
          is it good to run with a pace group
          me pego a la liebre o corro solo
          conviene ir con el grupo de ritmo
          sigo al pacer`,
        answer: {
          en: "A pacer is good if the time is really yours: you need not look at the watch, and a group shields you from wind. But many start a little fast, and aid stations get crowded. Run some steps behind or beside the group, and let it go if you cannot speak a few words before halfway. With two pacers near your goal, take the slower one and pass it late.",
          es: "La liebre sirve si ese tiempo de verdad es el tuyo: no miras el reloj y el grupo te cubre del viento. Pero muchas salen algo rápido y los puestos se llenan. Corre unos pasos atrás o al costado, y déjala ir si antes de la mitad ya no puedes decir unas palabras. Entre dos liebres, toma la más lenta y pásala al final.",
        },
      },
      {
        asked: `
          i always start too fast and die at the end
          i blow up in the last third every time
          how do i stop going out too fast
          siempre salgo muy rapido y trueno al final
          salgo hecho un loco y me muero en el 15
          como evito salir demasiado rapido
          deberia salir mas rapido al inicio para guardar tiempo`,
        answer: {
          en: "No time can be banked: what the first kilometers win, the last ones take back twice. Start at the back of your wave and run the first tenth slower than feels right, by the watch and not by the crowd; it should feel too easy. Then hold one pace to two thirds, and only there go faster if you can. Practice it: long runs whose last third is the fastest.",
          es: "No se guarda tiempo: lo que ganas en los primeros kilómetros, los últimos te lo cobran doble. Sal atrás en tu oleada y corre el primer décimo más lento de lo que pide el cuerpo, con el reloj y no con la gente; debe sentirse demasiado fácil. Luego mantén un ritmo hasta los dos tercios, y recién ahí acelera si puedes. Practícalo: fondos con el último tercio más rápido.",
        },
      },
      {
        asked: `
          how do i not go out too fast at the start
          i always start too fast
          how should i pace my race
          siempre salgo muy rapido
          como hago para no salir muy fuerte
          como reparto el esfuerzo en la carrera`,
        answer: {
          en: "Start at the place in the field that fits your pace, and make the first tenth of the race feel too easy: look at the watch after the first 500 m and correct at once. Then hold even, and overtake in the last third.",
          es: "Ponte en la zona de salida que corresponde a tu ritmo y haz que el primer décimo se sienta demasiado fácil: mira el reloj a los 500 m y corrige enseguida. Luego mantén parejo y adelanta en el último tercio.",
        },
      },
      {
        asked: `
          what is negative splitting
          what is a negative split
          que es un parcial negativo
          que significa negative split`,
        answer: {
          en: "Running the second half faster than the first. It works because you save strength while it is cheap: begin a few seconds a kilometer slower than your goal, be at goal pace by the middle, and spend the rest at the end.",
          es: "Correr la segunda mitad más rápido que la primera. Funciona porque guardas fuerza cuando es barato: empieza unos segundos por kilómetro más lento que tu meta, llega al ritmo objetivo hacia la mitad y gasta el resto al final.",
        },
      },
      {
        asked: `
          how do i pace a hilly course
          pacing on hills
          hilly race strategy
          como corro una carrera con muchas subidas
          como manejo el ritmo en un recorrido con cuestas`,
        answer: {
          en: "Run by effort, not by pace: slower uphill at the same breathing, loose and a little faster downhill, and no making up for lost seconds. Walk steep climbs early. Load the course into our course tool to see what each kilometer asks for.",
          es: "Corre por esfuerzo, no por ritmo: más lento en subida con la misma respiración, suelto y algo más rápido en bajada, sin recuperar segundos. Camina temprano lo empinado. Carga el recorrido en la herramienta de recorridos para ver qué pide cada kilómetro.",
        },
      },
      {
        asked: `
          what is the wall in a marathon
          i hit the wall at mile 20
          how do i avoid bonking
          que es el muro en la maraton
          como evito el muro
          me funde en el km 30`,
        answer: {
          en: "The wall, around kilometer 30 (mile 19), comes when your stored carbohydrate is nearly used up. You push it back with a patient first half, a carbohydrate-rich day or two before, fuel from the first half hour, and long runs in training.",
          es: "El muro, cerca del kilómetro 30, llega cuando casi se acaban los carbohidratos guardados. Lo alejas con una primera mitad paciente, uno o dos días previos ricos en carbohidratos, comer desde la primera media hora y fondos largos en el entrenamiento.",
        },
      },
      {
        asked: `
          i am a pacer any tips
          tips for pacing a group in a race
          how do i pace a friend to a time
          first time as a pacer what do i do
          voy a ser liebre algun consejo
          como marco el ritmo a un amigo en la carrera
          consejos para hacer de pacer`,
        answer: {
          en: "Run even effort, not exact kilometers: a few seconds faster on your watch than the goal, because nobody runs the shortest line, and check against the signs of the course. Uphill a little slower, downhill relaxed, and say so to the group before the start. Choose a time that you can run with ease, talk calmly, and hand over and get help for anyone who staggers, is confused or has chest pain: that comes before any time.",
          es: "Lleva un esfuerzo parejo, no kilómetros exactos: unos segundos más rápido en tu reloj que la meta, porque nadie corre la línea más corta, y compara con las marcas del recorrido. En subida algo más lento, en bajada suelto, y avísalo antes al grupo. Elige un tiempo que te resulte fácil, habla con calma, y para a pedir ayuda si alguien se tambalea, se confunde o le duele el pecho: eso va antes que cualquier tiempo.",
        },
      },
      {
        asked: `
          my watch says the race was too long
          why does my gps measure more than the marathon distance
          my garmin said 21.4 in the half
          gps says 26.6 miles at the marathon
          was the course long my watch says more
          por que mi reloj marca mas kilometros que la carrera
          mi reloj marco 21.5 en la media
          el gps me da mas distancia que la carrera`,
        answer: {
          en: "Usually the watch, not the course. A certified course is measured along the shortest line with a little added, nobody runs that line exactly, and GPS errs by some meters again and again, most of all between buildings and trees. So aim for a few seconds per kilometer faster on the watch than the pace of your goal, and trust the signs on the course.",
          es: "Casi siempre es el reloj, no el recorrido. Un circuito certificado se mide por la línea más corta con un pequeño añadido, nadie corre justo esa línea, y el GPS falla unos metros una y otra vez, sobre todo entre edificios y árboles. Apunta a unos segundos por kilómetro más rápido en el reloj que el ritmo de tu meta, y confía en las marcas.",
        },
        sources: [
          {
            name: "Queen City Marathon, Why does my wrist GPS say I travelled farther than I thought I did?",
            address:
              "https://runqcm.ca/news/why-does-my-wrist-gps-say-i-travelled-farther-than-i-thought-i-did",
            seen: "2026-11-30",
          },
          {
            name: "Runner's World via DMSE Sports, Here's why your watch says you ran more than a marathon",
            address:
              "https://www.dmsesports.com/press-coverage/heres-why-your-watch-says-you-ran-more-than-a-marathon",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          how do i finish strong
          how do i sprint at the end of a race
          how do i keep going in the last kilometers
          tips for the last hill or last mile
          como termino fuerte la carrera
          como aguanto los ultimos kilometros
          consejos para el final de la carrera`,
        answer: {
          en: "It is decided at the beginning: most runners who fade went too fast in the first tenth. Hold back early, eat from the first half hour in long races, and at the end look only to the next sign. Shorten your steps uphill, swing the arms, and let go downhill. Chest pain, dizziness or confusion ends the race, not the sprint.",
          es: "Se decide al inicio: quien se cae al final casi siempre salió demasiado rápido. Guárdate al principio, come desde la primera media hora en las largas, y al final mira solo la siguiente marca. Acorta el paso en subida, usa los brazos y suéltate en bajada. Con dolor de pecho, mareo o confusión la carrera termina ahí.",
        },
      },
      {
        asked: `
          how do i overtake people in a crowded race
          etiquette in a race
          where should i run if im slow
          is it rude to stop in front of people
          reglas de cortesia en una carrera
          por donde corro si voy lento
          como adelanto a otros en la carrera`,
        answer: {
          en: "Start in the place that fits your pace, slow runners and walkers to the right; pass on the left after a look; never stop dead, step aside first, above all at aid stations; cups go to the bins.",
          es: "Sal en el lugar de tu ritmo, lentos y caminantes a la derecha; adelanta por la izquierda después de mirar; nunca frenes en seco, primero hazte a un lado, sobre todo en los puestos; los vasos, al basurero.",
        },
      },
      {
        asked: `
          how do i run in strong wind
          what do i do about headwind in a race
          its so windy should i change my pace
          does wind slow you down
          como corro con viento en contra
          hay mucho viento que hago con el ritmo
          cuanto frena el viento`,
        answer: {
          en: "By effort, not by the watch: into a strong wind you lose more than it gives back behind you, in one study about 12 seconds a mile (7 a kilometer) against 6. Tuck in behind others and take turns, lean a little, take short steps, and start a training loop into the wind so that you come home with it. Near falling branches or in a storm run inside.",
          es: "Por esfuerzo, no por el reloj: con viento fuerte en contra pierdes más de lo que te devuelve a favor; en un estudio, unos 7 segundos por kilómetro contra 4. Métete detrás de otros y túrnense, inclínate un poco, pasos cortos, y en entrenamiento sal contra el viento para volver con él. Con ramas que caen o tormenta, corre adentro.",
        },
        sources: [
          {
            name: "Canadian Running, How to handle the wind on race day",
            address:
              "https://runningmagazine.ca/sections/training/how-to-handle-the-wind-on-race-day/",
            seen: "2026-12-01",
          },
          {
            name: "ASICS, Running against the wind",
            address:
              "https://www.asics.com/us/en-us/blog/article/running-against-the-wind-how-to-run-in-bad-weather",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          how should i pace my first half
          how do i pace a half marathon
          what is a good pacing strategy
          como reparto el ritmo en mi primera media
          como reparto el esfuerzo en la carrera
          estrategia de ritmo para media maraton`,
        answer: {
          en: "First 2–3 km slower than feels right, then even: you should be able to say a short sentence until kilometer 15, and only then use what is left. Take your pace from a recent 10K: write me “10K in 55, half?”, and I give you pace and splits. Uphill keep the effort, not the pace.",
          es: "Los primeros 2–3 km más lento de lo que pide el cuerpo, luego parejo: hasta el kilómetro 15 debes poder decir una frase corta, y recién ahí usas lo que queda. Saca tu ritmo de un 10K reciente: escríbeme «10K en 55, ¿media?» y te doy ritmo y parciales. En subida mantén el esfuerzo, no el ritmo.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Because a start that is too fast is paid back: stored carbohydrate is used up sooner, and a minute “in the bank” at halfway of a marathon often costs several later. Most runners lose time in the first tenth.",
          es: "Porque una salida demasiado rápida se paga: el carbohidrato guardado se gasta antes, y un minuto “ganado” a mitad de la maratón suele costar varios después. La mayoría pierde tiempo en el primer décimo.",
        },
      },
      {
        about: ["trail", "altitude", "hot", "flat"],
        answer: {
          en: "Then keep the effort and not the pace: slower uphill by breath, walking where it is steep, relaxed downhill without paying back. In heat and at altitude set a slower goal before the start. Even splits are for flat courses on cool days; tell the people who run with you before the start.",
          es: "Entonces mantén el esfuerzo, no el ritmo: más lento en subida según la respiración, caminando donde está empinado, y suelto en bajada sin querer recuperar. Con calor o en altura pon una meta más lenta antes de salir. Los parciales parejos son para lo llano y fresco; avísalo antes a quien corre contigo.",
        },
      },
      {
        about: ["how-much", "pace", "which"],
        answer: {
          en: "Tell me a distance and a time, for example “4:00 marathon”, and I give you pace and splits. A watch usually measures a race too long, because you do not run the shortest line: aim for a few seconds per kilometer faster on the watch, and trust the kilometer signs.",
          es: "Dime una distancia y un tiempo, por ejemplo “maratón en 4:00”, y te doy ritmo y parciales. El reloj suele medir de más, porque no corres la línea más corta: apunta a unos segundos por kilómetro más rápido en el reloj y confía en las marcas del recorrido.",
        },
        sources: [
          {
            name: "Queen City Marathon, Why does my wrist GPS say I travelled farther than I thought I did?",
            address:
              "https://runqcm.ca/news/why-does-my-wrist-gps-say-i-travelled-farther-than-i-thought-i-did",
            seen: "2026-11-30",
          },
        ],
      },
    ],
  },
  {
    id: "travel",
    title: { en: "Traveling to a race", es: "Viajar a una carrera" },
    keywords: [
      "travel race",
      "traveling",
      "travelling",
      "travel",
      "jet lag",
      "time zone",
      "time zones",
      "flight",
      "flying race",
      "viajar carrera",
      "viajo",
      "viajar",
      "viaje",
      "cambio horario",
      "cambio de horario",
      "husos horarios",
      "vuelo",
      "avion",
    ],
    wordings: `
      flying the day before the race
      jet lag nine hours before a marathon
      how do i travel to a race
      long flight and race legs
      viajar en avion un dia antes de la carrera
      diferencia horaria antes del maraton
      viaje largo antes de correr`,
    answer: {
      en: `**Time zones.** Without help the body shifts by about an hour a day, more slowly toward the east. Up to two zones hardly matter; from three on, arrive early: one day for each zone if you can, or at least three days.

- **Before:** move bedtime and light by 30–60 minutes a day for two or three days, earlier for the east, later for the west.
- **Light is the strongest tool.** After flying west, seek light in the evening; after flying east, light in the late morning, and dark glasses at dawn for the first days.
- Eat and sleep by the new clock from the first evening. Naps of 20–30 minutes, not after mid-afternoon.
- Ask a doctor or pharmacist before you take melatonin.

**The journey**
- Shoes, race clothes, watch and gels in the hand luggage; liquids by the airline's rules.
- Get up and move every hour; on flights over four hours compression socks make swelling less likely. Pregnant, on the pill, or had a clot before? Ask a doctor.
- Only bottled or boiled water, and no raw food, where your gut is a guest.

**On the spot** jog 20–30 minutes on the day you arrive, walk little on the day before the race, see the start area, and eat what you know. Does the race lie high? Then altitude decides on your arrival before jet lag does.

Check visa, insurance and the deadline for the bib: some races hand it out in person only.`,
      es: `**Husos horarios.** Sin ayuda el cuerpo se ajusta más o menos una hora por día, y más despacio hacia el este. Hasta dos husos apenas importan; desde tres, llega antes: un día por huso si puedes, o al menos tres días.

- **Antes:** mueve la hora de dormir y la luz 30–60 minutos por día durante dos o tres días, más temprano si vas al este, más tarde si vas al oeste.
- **La luz es la herramienta más fuerte.** Si volaste al oeste, busca luz por la tarde; si volaste al este, luz a media mañana y lentes oscuros al amanecer los primeros días.
- Come y duerme con el reloj nuevo desde la primera noche. Siestas de 20–30 minutos, nunca después de media tarde.
- Pregunta a un médico o farmacéutico antes de tomar melatonina.

**El viaje**
- Zapatillas, ropa de carrera, reloj y geles en el equipaje de mano; los líquidos según la aerolínea.
- Levántate y muévete cada hora; en vuelos de más de cuatro horas las medias de compresión reducen la hinchazón. ¿Embarazo, anticonceptivos o un coágulo previo? Pregunta a un médico.
- Solo agua embotellada o hervida y nada crudo donde tu estómago está de visita.

**Ya en el lugar** trota 20–30 minutos el día que llegas, camina poco la víspera, mira la zona de salida y come lo que conoces. ¿La carrera está en altura? Entonces la altura decide cuándo llegar, antes que el horario.

Revisa visa, seguro y plazo para recoger el dorsal: algunas carreras lo entregan solo en persona.`,
    },
    sources: [
      {
        name: "MSD Manual, Travel: problems in transit",
        address:
          "https://www.msdmanuals.com/en-in/home/special-subjects/travel-and-health/problems-in-transit",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How do I run at altitude?", "What belongs on a race-day checklist?", "How do I taper?"],
      es: ["¿Cómo corro en altura?", "¿Qué llevo el día de la carrera?", "¿Cómo hago el taper?"],
    },
    followUps: [
      {
        about: ["when", "how-long", "soon"],
        answer: {
          en: "Up to two time zones hardly matter. From three on arrive one day earlier for each zone, or at least three days before. On the day you arrive jog 20–30 minutes, on the day before the race walk little.",
          es: "Hasta dos husos casi no importan. Desde tres, llega un día antes por cada uno, o al menos tres días antes. El día que llegas trota 20–30 minutos; la víspera camina poco.",
        },
      },
    ],
    questions: [
      {
        asked: `
          what do i do the day before the race when i just landed
          i land friday and race sunday what do i do saturday
          how do i spend the day before in the city of the race
          how do i cheer for someone without tiring my legs
          llego el viernes y corro el domingo que hago el sabado
          que hago el dia antes en la ciudad de la carrera
          como aliento sin cansar las piernas`,
        answer: {
          en: "Pick up the bib early, then stay off your feet: at most an hour of walking, sights after the race. Jog 15 to 20 minutes with two or three short quick bits, eat what you know with more carbohydrate than usual, drink to thirst, look at the way to the start, lay everything out and go to bed by local time. If you cheer for someone, choose two places close to a train, and sit between them.",
          es: "Recoge el dorsal temprano y luego descansa los pies: una hora de caminata como mucho, y el turismo después de la carrera. Trota 15 o 20 minutos con dos o tres tramos cortos más vivos, come lo que conoces con más carbohidratos que de costumbre, bebe según la sed, mira cómo llegar a la salida, deja todo listo y acuéstate a la hora local. Si vas a alentar a alguien, elige dos puntos cerca del tren y siéntate entre uno y otro.",
        },
      },
    ],
  },
  {
    id: "recovery",
    title: { en: "Recovering after a race", es: "Recuperarse después de una carrera" },
    keywords: [
      "how long rest after",
      "rest after 50k",
      "rest after ultra",
      "rest after marathon",
      "cuanto descanso despues",
      "descanso despues ultra",
      "legs feel heavy",
      "heavy legs",
      "piernas pesadas",
      "sore quads",
      "quads sore",
      "sleepy after",
      "sueno despues",
      "tired all time",
      "always tired",
      "siempre cansado",
      "siempre cansada",
      "cansado todo dia",
      "two marathons",
      "two half marathons",
      "between marathons",
      "between two marathons",
      "entre dos maratones",
      "dos maratones",
      "dos medias",
      "protein after",
      "proteina despues",
      "hielo o calor",
      "sore after run",
      "sore after long run",
      "recovery",
      "recover",
      "recovering",
      "after race",
      "after the race",
      "after marathon",
      "after a marathon",
      "sore legs",
      "sore muscles",
      "soreness",
      "doms",
      "ice bath",
      "massage",
      "foam roller",
      "rest days",
      "overtraining",
      "sleep",
      "recuperacion",
      "recuperarme",
      "recuperar",
      "me recupero",
      "despues carrera",
      "despues maraton",
      "agujetas",
      "dolor muscular",
      "masaje",
      "rodillo",
      "bano hielo",
      "dias descanso",
      "descansar",
      "sobreentrenamiento",
      "dormir",
    ],
    wordings: `
      how many days off after a marathon
      when can i train again after a half
      what do i eat after a race
      ice bath and massage after race
      cuantos dias descanso despues de un maraton
      cuando vuelvo a entrenar despues de la media
      quede molido despues de la carrera
      baño de hielo despues de correr`,
    answer: {
      en: `**The first hour:** walk ten minutes, put on dry clothes, drink to thirst, eat something with carbohydrate and protein.

**How long until hard training**

| Race | No running or only walking | Easy running | Fast running again |
|---|---|---|---|
| 5K | 0–1 day | 2–3 days | after 4–5 days |
| 10K | 1–2 days | 4–5 days | after a week |
| Half marathon | 2–3 days | 1 week | after 10–14 days |
| Marathon | 5–7 days | 2 weeks | after 3–4 weeks |

An old rule of thumb asks for one easy day per mile raced. Hilly and hot races need more.

**What helps.** Sleep comes first. Massage had the largest effect on soreness and tiredness in a review of 99 studies; cold water, compression and easy movement help a little. None of them replaces time. Soreness peaks on the second day, worst on stairs after downhills.

**What does not:** a hard run to “flush the legs”, and painkillers of the ibuprofen kind before or during a race, which burden kidneys and stomach.

**See a doctor** for urine as dark as cola, a swollen hard muscle, a painful swollen calf, or pain in one spot of a bone; and for tiredness, poor sleep and falling performance that last more than two weeks in spite of rest.`,
      es: `**La primera hora:** camina diez minutos, ponte ropa seca, bebe según la sed y come algo con carbohidratos y proteína.

**Cuánto falta para entrenar duro**

| Carrera | Sin correr o solo caminar | Trote suave | Otra vez rápido |
|---|---|---|---|
| 5K | 0–1 día | 2–3 días | tras 4–5 días |
| 10K | 1–2 días | 4–5 días | tras una semana |
| Media maratón | 2–3 días | 1 semana | tras 10–14 días |
| Maratón | 5–7 días | 2 semanas | tras 3–4 semanas |

Una vieja regla pide un día suave por cada milla corrida. Las carreras con desnivel o calor piden más.

**Qué ayuda.** Primero, dormir. El masaje tuvo el mayor efecto sobre el dolor muscular y el cansancio en una revisión de 99 estudios; el agua fría, la compresión y el movimiento suave ayudan un poco. Nada reemplaza al tiempo. El dolor llega a su punto máximo el segundo día, sobre todo en escaleras y después de muchas bajadas.

**Qué no:** correr fuerte para “soltar las piernas”, ni analgésicos tipo ibuprofeno antes o durante la carrera, que cargan riñones y estómago.

**Consulta a un médico** si la orina sale oscura como cola, un músculo está hinchado y duro, una pantorrilla duele y se hincha, o te duele un punto de un hueso; y si el cansancio, el mal sueño y el bajo rendimiento duran más de dos semanas a pesar de descansar.`,
    },
    sources: [
      {
        name: "Dupuy et al., An Evidence-Based Approach for Choosing Post-exercise Recovery Techniques, 2018",
        address:
          "https://www.frontiersin.org/articles/10.3389/fphys.2018.00403/full?dom=prime&src=syn",
        seen: "2026-11-28",
      },
      {
        name: "Li et al., Effectiveness of Recovery Strategies in Endurance Athletes: An Umbrella Review, 2024",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC11098991/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I return after a break?",
        "How do I start strength training?",
        "Find my next race",
      ],
      es: [
        "¿Cómo vuelvo a correr después de una pausa?",
        "¿Cómo empiezo con la fuerza?",
        "Busca mi próxima carrera",
      ],
    },
    questions: [
      {
        asked: `
          is it ok to run a half every month
          how often can i race
          how many races a year
          two races in one month too much
          puedo correr una media cada mes
          cada cuanto puedo competir
          cuantas carreras al año es bueno correr`,
        answer: {
          en: "It depends on how hard you race. Count back from how long each race needs: about five days after a 5K, a week after a 10K, two weeks after a half and three to four after a marathon before you run hard again. A half every month is possible if you run most of them easily; for best times two or three a year are better.",
          es: "Cuenta según lo que pide cada una antes de volver a exigirte: unos cinco días tras 5K, una semana tras 10K, dos tras una media y tres a cuatro tras una maratón. Una media al mes es posible si corres casi todas con calma; para buscar marcas son mejor dos o tres al año.",
        },
      },
      {
        asked: `
          how many days off after a half marathon
          how long to rest after a marathon
          do i need a rest day after a 5k
          when can i run again after a 10k race
          how do i recover fast after a race
          cuantos dias descanso despues de un medio maraton
          cuando puedo volver a correr despues de la maraton
          como me recupero rapido despues de una carrera`,
        answer: {
          en: "Without running or only walking: 0–1 day after a 5K, 1–2 after a 10K, 2–3 after a half, 5–7 after a marathon; then easy running, and fast again after about 5 days, one week, two weeks and three to four weeks. Sleep and normal food do most; a hard run to “flush the legs” does not help.",
          es: "Sin correr o solo caminando: 0–1 día tras 5K, 1–2 tras 10K, 2–3 tras una media, 5–7 tras una maratón; luego trote suave, y otra vez rápido tras unos 5 días, una semana, dos semanas y tres a cuatro semanas. Lo que más hace es dormir y comer normal; un trote fuerte para “soltar” no ayuda.",
        },
      },
      {
        asked: `
          do ice baths work
          massage gun foam roller recovery
          should i get a massage after the race
          sirven los baños de hielo
          sirve el rodillo de espuma
          me conviene un masaje despues de la carrera
          do compression socks do anything
          are compression socks worth it
          sirven las medias de compresion`,
        answer: {
          en: "A little: in a review of 99 studies massage had the largest effect on soreness and tiredness; cold water, compression and easy movement helped somewhat. None of them makes you faster or replaces sleep and time. Use what feels good, and nothing new right before a race.",
          es: "Un poco: en una revisión de 99 estudios el masaje fue lo que más alivió dolor y cansancio; el agua fría, la compresión y moverse suave ayudaron algo. Nada de eso te hace más rápido ni reemplaza el sueño y el tiempo. Usa lo que te siente bien, y nada nuevo justo antes de una carrera.",
        },
      },
      {
        asked: `
          i feel cold after long runs
          why do i get chills after a run
          i get goosebumps after running
          i shiver after the race
          me da frio despues de correr
          me quedo helado despues de un fondo largo
          me da escalofrios despues de la carrera`,
        answer: {
          en: "Usually your body simply goes on cooling after it has stopped making heat: walk ten or fifteen minutes instead of sitting down, change into dry clothes at once, and eat and drink something. It passes within an hour. Chills with confusion, a fever, vomiting, skin that is hot and dry, or shivering that does not stop are an emergency; goosebumps and chills while you run in the heat mean stop and cool down now.",
          es: "Lo normal es que el cuerpo siga enfriando cuando ya no produce calor: camina diez o quince minutos en vez de sentarte, ponte ropa seca enseguida, y come y bebe algo. Pasa en menos de una hora. Escalofríos con confusión, fiebre, vómitos, piel caliente y seca o un temblor que no para son una emergencia; piel de gallina y escalofríos mientras corres con calor significan parar y enfriarte ya.",
        },
        sources: [
          {
            name: "MEL Magazine with John Martinez, MD, Why do I get the chills after running?",
            address: "https://melmagazine.com/en-us/story/cold-chills-after-running-science",
            seen: "2026-12-01",
          },
          {
            name: "ACSM Expert Consensus Statement on Exertional Heat Illness, 2021",
            address:
              "https://journals.lww.com/acsm-csmr/Fulltext/2021/09000/ACSM_Expert_Consensus_Statement_on_Exertional_Heat.10.aspx",
            seen: "2026-12-01",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["how-long", "when", "may-run"],
        answer: {
          en: "No running: 0–1 day after 5K, 1–2 after 10K, 2–3 after a half, 5–7 after a marathon. Then easy; fast running again after about 5 days, one week, 10–14 days and 3–4 weeks. Hilly and hot races need more.",
          es: "Sin correr: 0–1 día tras 5K, 1–2 tras 10K, 2–3 tras una media, 5–7 tras una maratón. Luego suave; otra vez rápido tras unos 5 días, una semana, 10–14 días y 3–4 semanas. Las carreras con cuestas o calor piden más.",
        },
      },
      {
        about: ["why", "old"],
        answer: {
          en: "The race leaves tiny damage in the muscles and empty stores, and time repairs it: soreness peaks on the second day, strength needs longer. From about 50 on it takes longer still; put two easy days where one was enough.",
          es: "La carrera deja daños diminutos en el músculo y reservas vacías, y eso lo arregla el tiempo: las agujetas son peores al segundo día, la fuerza tarda más. Desde los 50 más o menos toma aún más; pon dos días suaves donde antes bastaba uno.",
        },
        alsoFrom: ["older-runners", "soreness"],
      },
      {
        about: ["massage", "cold", "other-sport", "which", "how"],
        answer: {
          en: "Sleep comes first. Massage had the largest effect on soreness in a review of 99 studies; cold water, compression and easy walking, cycling or swimming help a little. None of them replaces time.",
          es: "Primero, dormir. El masaje tuvo el mayor efecto sobre las agujetas en una revisión de 99 estudios; agua fría, compresión y caminar, pedalear o nadar suave ayudan un poco. Nada reemplaza al tiempo.",
        },
      },
    ],
  },
];
