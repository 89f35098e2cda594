import type { Topic } from "./topic.ts";

/** Shoes, what else is worn and carried, and running off the road. */
export const gearTopics: readonly Topic[] = [
  {
    id: "first-trail",
    title: { en: "A first trail race", es: "La primera carrera de trail" },
    keywords: [
      "first trail race",
      "tips trail",
      "first trail",
      "trail running",
      "trail race prepare",
      "train trail",
      "trail training",
      "start trail",
      "prepare trail",
      "trail tips",
      "run trails",
      "running trails",
      "downhill",
      "uphill",
      "mountain running",
      "primer trail",
      "primera carrera trail",
      "primera trail",
      "empezar trail",
      "entrenar trail",
      "preparar trail",
      "correr montana",
      "correr cerro",
      "bajadas",
      "subidas",
      "correr bajada",
      "correr subida",
      "plan trail",
      "trail plan",
    ],
    wordings: `
      first trail race what should i know
      how do i run downhill on rocks
      walk or run the climbs on trail
      how do i run in mud
      how do i not get lost on a trail
      como corro en barro
      como no perderme en el sendero
      primer trail que debo saber
      como bajo cerros sin caerme
      que diferencia hay entre trail y calle`,
    answer: {
      en: `Choose 10–15 km with up to about 500 m of climbing for the first one. Count by **time, not by kilometers**: as a rule of thumb every 100 m of climbing costs as much as a flat kilometer, and trails take half as long again as the road, or more.

**Eight weeks before**
- Once a week on a trail like the race's, by time, growing from 45 minutes to two thirds of what you expect to need.
- Once a week hills: 6–8 × 1–2 minutes up, walking and running in turn, and relaxed downhills.
- Two strength sessions: step-ups, slow step-downs, calf raises, balance on one leg. Downhills make muscles sore; a few of them in training protect you for weeks.

**On the trail**
- Walk steep climbs with hands on your thighs. Everybody does; on slopes steeper than about 25 percent it is cheaper than running.
- Downhill: short quick steps, eyes three meters ahead, arms out for balance.
- Let faster runners pass, greet hikers, leave nothing behind.

**Carry** what the rules demand, and else: water, food, a rain jacket, a phone with the route offline, a whistle, a foil blanket, and a headlamp when it could get dark. Grip under the shoe matters most.

Tell somebody where you run. Turn back in thunder, fog or when you are lost, and mind the altitude of the course.`,
      es: `Para la primera elige 10–15 km con hasta unos 500 m de subida. Cuenta por **tiempo, no por kilómetros**: como regla, cada 100 m de subida cuestan lo que un kilómetro llano, y el sendero toma una mitad más que la pista, o más aún.

**Ocho semanas antes**
- Una vez por semana en un sendero parecido al de la carrera, por tiempo, de 45 minutos hasta dos tercios de lo que esperas tardar.
- Una vez por semana cuestas: 6–8 × 1–2 minutos subiendo, alternando caminar y correr, y bajadas sueltas.
- Dos sesiones de fuerza: subir escalones, bajarlos despacio, elevar talones, equilibrio en una pierna. Las bajadas dejan los músculos adoloridos; unas cuantas al entrenar te protegen por semanas.

**En el sendero**
- Camina las subidas fuertes con las manos en los muslos. Todos lo hacen; en pendientes de más de un 25 por ciento es más barato que correr.
- En bajada: pasos cortos y rápidos, la mirada tres metros adelante, brazos abiertos para el equilibrio.
- Deja pasar a los más rápidos, saluda a los caminantes y no dejes basura.

**Lleva** lo que pide el reglamento y, además: agua, comida, cortavientos impermeable, teléfono con la ruta sin conexión, silbato, manta térmica y linterna frontal si puede oscurecer. Lo que más importa de la zapatilla es el agarre.

Dile a alguien por dónde corres. Da la vuelta con tormenta, niebla o si te pierdes, y ten en cuenta la altura del recorrido.`,
    },
    sources: [
      {
        name: "Trail Runner, Get to the Starting Line Stress-Free (Sarah Lavender Smith)",
        address:
          "https://www.trailrunnermag.com/training/trail-tips-training/get-starting-line-stress-free/?scope=anon",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["Find trail races", "How do I run at altitude?", "How do I prepare for a first ultra?"],
      es: [
        "Busca carreras de trail",
        "¿Cómo corro en altura?",
        "¿Cómo me preparo para mi primer ultra?",
      ],
    },
    questions: [
      {
        asked: `
          how do i go from road 10k to trail
          how do i prepare for a first trail race
          como me preparo para una primera carrera de trail
          how would i train for a trail race coming from road
          como paso de calle a trail
          como entreno para mi primera carrera de trail`,
        answer: {
          en: "Keep your road runs and add three things: once a week a run on trails, by time and not by pace; once a week hills, 6–8 × 1–2 minutes up, walking and running; and twice a week strength with step-ups and slow step-downs. Eight weeks are enough for 10–15 km with up to 500 m of climbing.",
          es: "Mantén tus salidas de calle y suma tres cosas: una vez por semana trail, por tiempo y no por ritmo; una vez cuestas, 6–8 × 1–2 minutos subiendo, caminando y corriendo; y dos veces fuerza, con subidas y bajadas lentas de escalón. Ocho semanas bastan para 10–15 km con hasta 500 m de subida.",
        },
      },
      {
        asked: `
          how do i run downhill without hurting my quads
          how do i run down hills with care
          como bajo una cuesta sin destrozarme las piernas
          como bajo cuestas con cuidado
          downhill technique
          how to descend on trails
          como bajo sin lastimarme
          como se corre en bajada
          tecnica de bajada en trail
          me destrozo las piernas en las bajadas`,
        answer: {
          en: "Short quick steps, knees a little bent, eyes about three meters ahead, arms out for balance; do not brake with your heels. Legs get used to it: a few relaxed downhill minutes every two or three weeks protect them, and none in the last two weeks before the race.",
          es: "Pasos cortos y rápidos, rodillas algo dobladas, vista a unos tres metros, brazos abiertos para el equilibrio; no frenes con los talones. Las piernas se acostumbran: unos minutos de bajada relajada cada dos o tres semanas las protegen, y ninguno en las dos últimas antes de la carrera.",
        },
      },
    ],
    followUps: [
      {
        about: ["trail", "why", "pace"],
        answer: {
          en: "On trails count by time, not kilometers: each 100 m of climbing costs about as much as a flat kilometer. Short steps, walk the steep parts, eyes three meters ahead downhill, shoes with grip, and water, a phone and a jacket with you. Once a week on a trail is enough to get used to it.",
          es: "En sendero cuenta por tiempo, no por kilómetros: cada 100 m de subida cuestan como un kilómetro llano. Pasos cortos, camina lo empinado, mira tres metros adelante en bajada, suela con agarre, y lleva agua, teléfono y chaqueta. Una vez por semana basta para acostumbrarte.",
        },
      },
      {
        about: ["rain", "dark", "signs", "which"],
        answer: {
          en: "Carry what the rules demand, and water, food, a rain jacket, a phone with the route offline, a whistle, a foil blanket and a lamp when it could get dark. Follow the marks; if you have seen none for some minutes, go back to the last one. Turn back in thunder or fog, and tell somebody where you run.",
          es: "Lleva lo que pide el reglamento, y agua, comida, chaqueta de lluvia, teléfono con la ruta sin conexión, silbato, manta térmica y linterna si puede oscurecer. Sigue las marcas; si hace minutos que no ves ninguna, vuelve a la última. Con truenos o niebla regresa, y avisa a alguien por dónde corres.",
        },
      },
    ],
  },
  {
    id: "first-ultra",
    title: { en: "A first ultra", es: "El primer ultra" },
    keywords: [
      "first ultra",
      "ultra training",
      "train ultra",
      "prepare ultra",
      "ultra plan",
      "plan ultra",
      "run ultra",
      "ultramarathon",
      "ultramarathon training",
      "train 50k",
      "plan 50k",
      "50k plan",
      "first 50k",
      "train 100k",
      "plan 100k",
      "primer ultra",
      "primera ultra",
      "entrenar ultra",
      "entrenamiento ultra",
      "preparar ultra",
      "preparo ultra",
      "ultramaraton",
      "correr ultra",
      "entrenar 50k",
      "preparar 50k",
      "primeros 50k",
      "entrenar 100k",
    ],
    wordings: `
      from marathon to 50k how different is the training
      how do i train for 100k
      how long should the longest run be for an ultra
      back to back long runs
      pasar de maraton a 80k
      como entreno un 100k
      fondos seguidos para ultra`,
    answer: {
      en: `50 km is the natural first step, after a marathon or some long trail races, with at least a year of regular running and about 50 km a week. Plan for **time on your feet and climbing like the course's**.

| Weeks | Long run | And also |
|---|---|---|
| 1–4 | 2½–3 h on trails | one hill session, two strength sessions |
| 5–8 | 3–3½ h; every second week 1½ h the day after | hike steep climbs fast |
| 9–12 | 3½–4½ h, one of them with full kit | train with your race food |
| 13–14 | one 4–5 h or a 30 km race | practise with the headlamp |
| 15–16 | 2 h, then 1 h | taper, sleep |

Take a lighter week every third or fourth one.

**In the race**
- So slow at the start that it seems silly; walk every climb from the first on.
- 150–300 kilocalories and 30–60 g of carbohydrate an hour, from the first hour, sweet and salty; drink to thirst.
- Stay at aid stations for minutes, not for half hours. Know the cut-off times.
- Treat hot spots on the feet before they are blisters.
- Low points pass: eat, walk for ten minutes, then decide.

**No ibuprofen-type painkillers in the race:** kidneys. **Stop** for confusion, vomiting that does not end, swelling with headache, dark urine, chest pain or pain in one bone, and go to the medical team.`,
      es: `El primer paso natural son 50 km, después de una maratón o de varias carreras largas de montaña, con al menos un año corriendo con regularidad y unos 50 km por semana. Planea **tiempo en pie y desnivel como el del recorrido**.

| Semanas | Fondo largo | Y además |
|---|---|---|
| 1–4 | 2½–3 h en senderos | una sesión de cuestas, dos de fuerza |
| 5–8 | 3–3½ h; cada dos semanas, 1½ h al día siguiente | subir caminando rápido |
| 9–12 | 3½–4½ h, uno con todo el equipo | entrenar con la comida de carrera |
| 13–14 | uno de 4–5 h o una carrera de 30 km | ensayar con la linterna frontal |
| 15–16 | 2 h, luego 1 h | taper, dormir |

Toma una semana más ligera cada tres o cuatro.

**En la carrera**
- Sal tan lento que parezca absurdo; camina todas las subidas desde la primera.
- 150–300 kilocalorías y 30–60 g de carbohidratos por hora desde la primera hora, dulce y salado; bebe según la sed.
- En los puestos quédate minutos, no medias horas. Conoce los tiempos de corte.
- Atiende las rozaduras del pie antes de que sean ampollas.
- Los malos momentos pasan: come, camina diez minutos y luego decide.

**Nada de analgésicos tipo ibuprofeno en carrera:** los riñones. **Para** ante confusión, vómitos que no ceden, hinchazón con dolor de cabeza, orina oscura, dolor de pecho o dolor en un hueso, y busca al equipo médico.`,
    },
    sources: [
      {
        name: "The Wireing, Key strategies for a first 50K trail run",
        address:
          "https://thewireing.com/steven-rindner-unties-the-key-strategies-to-get-geared-for-first-time-50k-trail-run",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "Find ultra races",
        "How do I prepare for a first trail race?",
        "What do I eat before and during a race?",
      ],
      es: [
        "Busca carreras ultra",
        "¿Cómo me preparo para mi primera carrera de trail?",
        "¿Qué como antes y durante la carrera?",
      ],
    },
    questions: [
      {
        asked: `
          how do i pace an ultra
          what is the strategy for my first 50 miler
          how do you run a backyard or loop ultra
          how much do you walk in an ultra
          como reparto el esfuerzo en un ultra
          que estrategia llevo a mi primer ultra
          cuanto se camina en un ultra`,
        answer: {
          en: "Begin so easily that it feels silly, by breath and not by pace: if you can talk in the first third, you still run in the last. Walk every steep climb from the start, or a few minutes in each half hour on the flat. Eat something small every 20 to 30 minutes from the first hour on, drink to thirst, and keep stops short. In a race of loops each lap is the same: same effort, same food, shoes and clothes ready. Downhills decide how your legs end: short steps, no braking.",
          es: "Empieza tan suave que parezca ridículo, por la respiración y no por el ritmo: quien conversa en el primer tercio corre en el último. Camina toda subida fuerte desde el inicio, o unos minutos de cada media hora en llano. Come algo pequeño cada 20 o 30 minutos desde la primera hora, bebe según la sed y para poco. En una carrera de vueltas cada una es igual: mismo esfuerzo, misma comida, zapatillas y ropa listas. Las bajadas deciden cómo acaban las piernas: pasos cortos, sin frenar.",
        },
      },
      {
        asked: `
          difference between a 50k and a marathon
          how do i prepare for a first ultra
          como me preparo para mi primer ultra
          is a 50k harder than a marathon
          diferencia entre un 50k y una maraton
          es mas duro un 50k que una maraton`,
        answer: {
          en: "Less the eight kilometers than the ground and the hours: most 50Ks are on trails with climbs, so they last far longer, are run slower with walked hills, and need more food, kit and downhill training. Who has a marathon and some long trail runs behind them can do one with about 50 km a week and sixteen weeks.",
          es: "Menos los ocho kilómetros que el terreno y las horas: casi todos los 50K son en trail con subidas, así que duran mucho más, se corren más lento y caminando cuestas, y piden más comida, equipo y bajadas entrenadas. Con una maratón y algunos fondos de trail, se puede con unos 50 km por semana y dieciséis semanas.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-long", "how-much", "pace"],
        answer: {
          en: "About 50 km a week and sixteen weeks, with long runs that grow from 2½ to 4–5 hours or a 30 km race three weeks before. So slow at the start that it seems silly, every climb walking, 150–300 kilocalories an hour.",
          es: "Unos 50 km por semana y dieciséis semanas, con fondos que van de 2½ a 4–5 horas o una carrera de 30 km tres semanas antes. Tan lento al inicio que parezca tonto, cada subida caminando, 150–300 kilocalorías por hora.",
        },
      },
    ],
  },
  {
    id: "shoes",
    title: { en: "Choosing shoes", es: "Elegir zapatillas" },
    keywords: [
      "shoe",
      "shoes",
      "running shoes",
      "which shoes",
      "trail shoes",
      "carbon shoes",
      "carbon plate",
      "pronation",
      "overpronation",
      "insoles",
      "barefoot",
      "minimalist",
      "zapatilla",
      "zapatillas",
      "que zapatillas",
      "tenis para correr",
      "tenis correr",
      "que tenis",
      "calzado",
      "zapatos",
      "placa carbono",
      "pronador",
      "pronacion",
      "plantillas",
      "descalzo",
    ],
    wordings: `
      when do i replace my shoes
      which shoes for wide feet
      are carbon shoes worth it
      flat feet and overpronation
      new shoes on race day
      cada cuanto cambio zapatillas
      cuanto duran unas zapatillas
      tenis para pie ancho
      vale la pena la placa de carbono
      tengo pie plano`,
    answer: {
      en: `**Comfort first.** Of two shoes take the one that feels better at once when you run in it. Research supports this simple filter better than fitting by arch or pronation, and no brand or price has been shown to prevent injuries.

**Fit**
- A thumb's width before the longest toe; feet swell, so try on in the evening and in your running socks.
- Firm at the heel, room for the toes, no seam that rubs. There is no “breaking in”.
- Run 100 m in the shop or on a treadmill; compare two or three models.

**For what?**
- **Road:** cushioning that you like, moderate weight. One such pair does for 5K to marathon.
- **Trail:** lugs for mud, grip for rock, protection for the toes.
- **Races:** light shoes with a stiff plate save most runners some energy, but strain calf and foot in another way. Use them for races and a few fast sessions.

**Changing.** After about 500–800 km, or when the sole is worn through or new aches appear. In one study runners who rotated several pairs were injured less often. New height, drop or barefoot shoes: begin with ten minutes, over many weeks.

**Blisters:** dry socks that wick, balm, a half size more; black toenails mean that the shoe is too short.

Pain that stays in spite of new shoes, or numb feet and diabetes: ask a doctor or podiatrist about insoles.`,
      es: `**Primero, la comodidad.** De dos zapatillas, toma la que se sienta mejor enseguida al correr. La investigación apoya este filtro sencillo más que elegir por el arco o la pronación, y ninguna marca ni precio ha demostrado evitar lesiones.

**La talla**
- El ancho de un pulgar delante del dedo más largo; los pies se hinchan, así que pruébalas por la tarde y con tus medias de correr.
- Talón firme, espacio para los dedos, ninguna costura que roce. Eso de “domarlas” no existe.
- Corre 100 m en la tienda o en una caminadora; compara dos o tres modelos.

**¿Para qué?**
- **Pista y asfalto:** una amortiguación que te guste y peso moderado. Un par así sirve de 5K a maratón.
- **Trail:** tacos para el barro, agarre en roca, protección en la punta.
- **Competir:** las zapatillas ligeras con placa rígida le ahorran algo de energía a la mayoría, pero cargan la pantorrilla y el pie de otra manera. Úsalas en carreras y pocas sesiones rápidas.

**Cuándo cambiarlas.** Tras unos 500–800 km, o cuando la suela se gastó o aparecen molestias nuevas. En un estudio, quienes alternaban varios pares se lesionaron menos. Otra altura, otro drop o calzado minimalista: empieza con diez minutos y ve subiendo durante muchas semanas.

**Ampollas:** medias secas que saquen el sudor, bálsamo, media talla más; las uñas negras dicen que la zapatilla es corta.

Si el dolor sigue con zapatillas nuevas, o tienes los pies dormidos o diabetes: pregunta a un médico o podólogo por plantillas.`,
    },
    sources: [
      {
        name: "Relph et al., Running shoes for preventing lower limb running injuries in adults, Cochrane Review, 2022",
        address: "https://cochranelibrary.com/es/cdsr/doi/10.1002/14651858.CD013368.pub2/full/en",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What helps against plantar fasciitis?",
        "How do I prepare for a first trail race?",
        "A plan for my first 5K",
      ],
      es: [
        "¿Qué ayuda contra la fascitis plantar?",
        "¿Cómo me preparo para mi primera carrera de trail?",
        "Un plan para mis primeros 5K",
      ],
    },
    questions: [
      {
        asked: `
          how many miles do they last
          how many km do they last
          cuantos kilometros duran
          cuanto me duran`,
        answer: {
          en: "About 500–800 km (300–500 miles), or until the sole is worn through, the shoe leans to one side or new aches appear.",
          es: "Unos 500–800 km, o hasta que la suela se gasta, la zapatilla se inclina o aparecen molestias nuevas.",
        },
      },
      {
        asked: `
          my toes go numb when i run
          numb feet while running
          foot falls asleep after a few km
          se me duermen los dedos del pie al correr
          se me duerme el pie corriendo
          hormigueo en los dedos de los pies al trotar`,
        answer: {
          en: "I cannot examine it. See first whether the shoe is too tight: feet swell on a run, so it needs a thumb's width before the longest toe and room for the others. See a doctor if it stays in other shoes, also happens at rest, comes in one leg with pain, weakness or swelling, or after cold with white toes, and always if you have diabetes.",
          es: "No puedo examinarlo. Mira primero si la zapatilla aprieta: los pies se hinchan al correr, así que debe quedar un pulgar delante del dedo más largo y espacio para los demás. Ve al médico si sigue con otras zapatillas, si también pasa en reposo, en una pierna con dolor, debilidad o hinchazón, o tras el frío con dedos blancos, y siempre si tienes diabetes.",
        },
      },
      {
        asked: `
          how do i know if my shoes are worn out
          how often should i change running shoes
          how long do running shoes last
          when to replace my shoes
          cada cuanto cambio las zapatillas
          cuanto duran las zapatillas de correr
          como se si mis tenis ya no sirven`,
        answer: {
          en: "After about 500–800 km, or sooner when the sole is worn through, the shoe tilts when you stand it on a table, or new aches appear. Run the new pair short and easy at first.",
          es: "Después de unos 500–800 km, o antes si la suela está gastada, la zapatilla se inclina al ponerla en una mesa o aparecen molestias nuevas. El par nuevo, al principio corto y suave.",
        },
      },
      {
        asked: `
          what shoes should i buy
          what shoes should a beginner buy
          what shoes do i need to start running
          first trail race which shoes
          best running shoes for beginners
          which brand of shoes is best
          nike or adidas or asics
          que zapatillas compro
          que tenis me recomiendas para correr
          que marca de zapatillas es mejor
          que opinas de nike vs adidas
          nike vs hoka
          what do you think of nike vs adidas`,
        answer: {
          en: "The pair that feels best at once when you run in it: comfort predicts more than brand, price or arch, and no brand has been shown to prevent injuries. A thumb's width before the longest toe, firm at the heel; try two or three models in the evening with your running socks.",
          es: "El par que se sienta mejor enseguida al correr: la comodidad dice más que la marca, el precio o el arco, y ninguna marca ha demostrado evitar lesiones. Un pulgar de espacio delante del dedo más largo, firme en el talón; prueba dos o tres modelos en la tarde, con tus medias de correr.",
        },
      },
      {
        asked: `
          what shoes for a heavy runner
          i weigh 95 kilos which shoes
          shoes for flat feet
          i have flat feet which shoes
          shoes for overpronation
          que zapatillas compro si peso 95 kilos
          tengo pie plano que zapatillas uso
          zapatillas para pronador`,
        answer: {
          en: "Also then comfort comes first: flat feet, pronation or weight alone do not tell which shoe prevents injuries. Take a well cushioned pair in which you feel stable, with room for the toes, and change it nearer to 500 km if you are heavy. If a pain stays, ask a physiotherapist or podiatrist about insoles.",
          es: "También entonces manda la comodidad: el pie plano, la pronación o el peso solos no dicen qué zapatilla evita lesiones. Elige una bien amortiguada en la que te sientas estable, con espacio para los dedos, y cámbiala más cerca de los 500 km si pesas más. Si un dolor no se va, pregunta a un fisioterapeuta o podólogo por plantillas.",
        },
      },
      {
        asked: `
          are carbon plate shoes worth it
          should a beginner buy carbon shoes
          super shoes for a half
          valen la pena las zapatillas con placa de carbono
          zapatillas de carbono para principiantes`,
        answer: {
          en: "Not needed, and hardly for a beginner: they save most runners some energy at race pace, but strain calf and foot in another way and wear out soon. If you buy a pair, use it for races and a few fast sessions, after some short runs in it.",
          es: "No hacen falta, y menos al empezar: a ritmo de carrera ahorran algo de energía a la mayoría, pero cargan pantorrilla y pie de otra forma y duran poco. Si compras un par, úsalo en carreras y algunas sesiones rápidas, tras unas salidas cortas con ellas.",
        },
      },
      {
        asked: `
          do carbon shoes really make a difference
          are carbon plates only for fast runners
          is it marketing or do super shoes work for slow runners
          should i buy carbon shoes for a 2 hour half
          las zapatillas de carbono sirven si soy lento
          las zapatillas con placa valen la pena o es marketing
          cuanto mejora una zapatilla de carbono`,
        answer: {
          en: "They save most runners some energy, and it differs very much between people: in a study of Kenyan and amateur runners from a clear gain to a clear loss. Amateurs profit as well on average, at their own paces. They load calf and foot in another way, so keep them for races and a few fast sessions. Training, sleep and pacing bring more.",
          es: "Ahorran algo de energía a la mayoría, y varía muchísimo entre personas: en un estudio con kenianos y aficionados fue de una ganancia clara a una pérdida clara. En promedio también ayudan a aficionados, a sus ritmos. Cargan pantorrilla y pie de otra forma: guárdalas para carreras y pocas sesiones rápidas. Entrenar, dormir y repartir el ritmo dan más.",
        },
        sources: [
          {
            name: "Knopp et al., Variability in running economy with advanced footwear, Sports Medicine 2023",
            address: "https://link.springer.com/article/10.1007/s40279-023-01816-1",
            seen: "2026-11-30",
          },
          {
            name: "Riedl et al., carbon plate shoes of amateurs, Applied Sciences 2024",
            address: "https://ouci.dntb.gov.ua/works/988p16j9",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          should i have two pairs of shoes
          is it good to rotate running shoes
          how many pairs of running shoes do i need
          necesito dos pares de zapatillas
          es bueno alternar zapatillas
          cuantos pares de zapatillas necesito`,
        answer: {
          en: "You need not: one pair is enough to begin with. In one study runners who rotated several pairs were injured less often, and each pair has time to dry. A second pair makes sense once you run four or more days, or on trails.",
          es: "Para empezar basta un par. En un estudio, quienes alternaban varios pares se lesionaron menos, y cada par tiene tiempo de secar. Un segundo par tiene sentido si corres cuatro días o más, o en senderos.",
        },
      },
      {
        asked: `
          what shoe size should i buy for running
          should running shoes be bigger
          my toes hit the front of the shoe
          que talla de zapatilla para correr
          las zapatillas de correr van mas grandes
          me chocan los dedos con la punta de la zapatilla`,
        answer: {
          en: "A thumb's width before the longest toe, about half a size more than street shoes, because feet swell. Try them on in the evening with your running socks, firm at the heel and with room for the toes.",
          es: "Un pulgar de espacio delante del dedo más largo, más o menos media talla más que la de calle, porque los pies se hinchan. Pruébatelas en la tarde con tus medias de correr, firmes en el talón y con espacio para los dedos.",
        },
      },
      {
        asked: `
          i have flat feet what shoes do i need
          do i need stability shoes
          i overpronate which shoe
          should i run barefoot
          are minimalist shoes good
          tengo pie plano que zapatillas compro
          necesito zapatillas de estabilidad
          es bueno correr descalzo
          zapatillas minimalistas si o no`,
        answer: {
          en: "Choose by comfort: trials found no shoe type, matched to flat feet or pronation or not, that clearly prevents injuries. Flat feet without pain need nothing special. Barefoot or very thin shoes load calf and foot much more: a few minutes on grass, twice a week, over months, and not with diabetes or numb feet. Pain in the arch or ankle: let a podiatrist or physiotherapist look.",
          es: "Elige por comodidad: los ensayos no encontraron un tipo de zapatilla, según el pie plano o la pronación, que claramente evite lesiones. El pie plano sin dolor no necesita nada especial. Descalzo o con suela muy fina cargas mucho más la pantorrilla y el pie: unos minutos en pasto, dos veces por semana, durante meses, y no con diabetes o pies dormidos. Con dolor en el arco o el tobillo, que te vea un podólogo o fisioterapeuta.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Because comfort predicts more than brand, price or arch: no shoe has been shown to prevent injuries, and a Cochrane review found no proof for fitting by pronation. Worn soles and foam load the leg in another way than what it is used to.",
          es: "Porque la comodidad dice más que marca, precio o arco: ninguna zapatilla ha demostrado evitar lesiones, y una revisión Cochrane no halló prueba a favor de elegir por pronación. Una suela gastada carga la pierna de otra manera.",
        },
      },
      {
        about: ["how-long", "when", "heavy", "signs", "fails"],
        answer: {
          en: "About 500–800 km as a guide, nearer 500 for heavy runners. They may look fine and still be worn: look for a smooth sole, foam that no longer springs back, a shoe that leans on the table, or new aches after runs. Far above that, change gently: the new pair first on short runs.",
          es: "Unos 500–800 km como guía, más cerca de 500 si pesas más. Pueden verse bien y estar gastadas: mira la suela lisa, la espuma que ya no vuelve, si se inclinan en la mesa o si hay molestias nuevas. Muy por encima de eso, cambia poco a poco: el par nuevo primero en salidas cortas.",
        },
      },
      {
        about: ["trail", "rain"],
        answer: {
          en: "Trail shoes need lugs for mud, grip for rock and protection for the toes, and they are done when the lugs are flat or the upper tears. Rinse off mud and let them dry in the air, not on a heater.",
          es: "Las de trail piden tacos para el barro, agarre para la roca y protección en los dedos, y se acaban cuando los tacos están lisos o se rompe la tela. Enjuaga el barro y déjalas secar al aire, no al calor.",
        },
      },
      {
        about: ["money", "which"],
        answer: {
          en: "No brand or price has been shown to be better: last year's model that fits does the same. A thumb's width before the longest toe, firm at the heel, and try them for 100 m.",
          es: "Ninguna marca ni precio ha demostrado ser mejor: el modelo del año pasado que calce bien sirve igual. Un pulgar de espacio delante del dedo más largo, talón firme, y pruébalas 100 m.",
        },
      },
      {
        about: ["soon"],
        answer: {
          en: "Nothing new on race day: the pair needs some runs first, one of them long. With days left, race in the old pair.",
          es: "Nada nuevo el día de la carrera: el par necesita antes algunas salidas, una de ellas larga. Si faltan días, corre con las viejas.",
        },
        alsoFrom: ["trail-gear"],
      },
      {
        about: ["which", "money", "instead"],
        answer: {
          en: "I recommend no brand: comfort when you run is the best filter, and last year's model of a shoe that fits is as good and cheaper. For wide feet ask for the model in a wide size, with a thumb's width before the toes. Price has not been shown to prevent injuries.",
          es: "No recomiendo marcas: el mejor filtro es la comodidad al correr, y el modelo del año pasado que te calza bien es igual de bueno y más barato. Para pie ancho pide el modelo en horma ancha, con un pulgar libre delante. No está demostrado que el precio evite lesiones.",
        },
      },
    ],
  },
  {
    id: "trail-gear",
    title: { en: "Pack, poles, lamp and watch", es: "Mochila, bastones, linterna y reloj" },
    keywords: [
      "poles",
      "trekking poles",
      "hiking poles",
      "running vest",
      "hydration vest",
      "hydration pack",
      "backpack ultra",
      "mandatory gear",
      "gear ultra",
      "gear for ultra",
      "carry ultra",
      "pack for ultra",
      "drop bag",
      "gps watch",
      "running watch",
      "which watch",
      "bastones",
      "mochila ultra",
      "mochila trail",
      "chaleco hidratacion",
      "mochila hidratacion",
      "material obligatorio ultra",
      "equipo ultra",
      "llevo ultra",
      "reloj gps",
      "que reloj",
      "reloj correr",
    ],
    wordings: `
      do i need poles
      headlamp for an ultra
      running vest or belt
      what goes in my drop bag
      which gps watch should i buy
      what is mandatory gear
      uso bastones o no
      que linterna para un ultra
      chaleco o cinturon
      que llevo en la mochila de un ultra
      que reloj compro
      que es el material obligatorio`,
    answer: {
      en: `**The rules of the race come first.** Mountain races check a list of mandatory gear, and what is missing can end your race. Typical for long ones: two lamps with spare batteries, a jacket with a hood that keeps water out, a foil blanket, a whistle, one liter of water, food, a cup, an elastic bandage, a charged phone, and often gloves, a hat and long trousers.

- **Pack or vest:** choose it with the whole list inside. It must not bounce; run long in it before.
- **Poles:** worth it on long steep climbs. In a study with mountain runners they saved only 2 to 3 percent of energy on the steepest slopes, but the same climb felt about 15 percent easier. On flat or rolling courses leave them at home. Practise, and check that they are allowed.
- **Headlamp:** for every race that may last into the dark; a light on the forehead and a reserve.
- **Clothes:** no cotton. Layers that dry fast, and one dry layer for the stop.
- **Drop bag:** socks, a shirt, food that you like, batteries, balm.
- **Watch:** any that shows time and distance will do to begin with. For ultras look at the hours of battery with GPS, maps for the way, and buttons that work in rain. Distances and fitness numbers are estimates.

**Nothing new on race day:** try everything on a long run, in the dark and in the rain as well.`,
      es: `**Primero, el reglamento de la carrera.** En montaña revisan una lista de material obligatorio, y lo que falta puede dejarte fuera. Lo típico en las largas: dos linternas con pilas de repuesto, una chaqueta impermeable con capucha, una manta térmica, un silbato, un litro de agua, comida, un vaso, una venda elástica, el celular cargado y, muchas veces, guantes, gorro y pantalón largo.

- **Mochila o chaleco:** elígelo con toda la lista dentro. No debe rebotar; haz antes un fondo con él.
- **Bastones:** valen en subidas largas y fuertes. En un estudio con corredores de montaña ahorraron solo un 2 o 3 por ciento de energía en lo más empinado, pero la misma subida se sintió un 15 por ciento más fácil. En recorridos planos o suaves, déjalos en casa. Practica y confirma que se permitan.
- **Linterna frontal:** en toda carrera que pueda llegar a la noche; una en la frente y otra de reserva.
- **Ropa:** nada de algodón. Capas que sequen rápido, y una seca para cuando pares.
- **Bolsa de vida:** medias, un polo, comida que te guste, pilas, crema.
- **Reloj:** para empezar, cualquiera que muestre tiempo y distancia. Para ultras mira las horas de batería con GPS, los mapas y que los botones funcionen con lluvia. La distancia y los números de forma son estimaciones.

**Nada nuevo el día de la carrera:** pruébalo todo en un fondo, también de noche y con lluvia.`,
    },
    sources: [
      {
        name: "Giovanelli et al., Do poles save energy during steep uphill walking?, 2019",
        address: "https://rd.springer.com/article/10.1007/s00421-019-04145-2",
        seen: "2026-11-29",
      },
      {
        name: "Marão trail, Mandatory gear",
        address: "https://maraotrail.pt/en/mandatory-stuff/",
        seen: "2026-11-29",
      },
      {
        name: "Düking et al., Assessment of Peak Oxygen Uptake with a Smartwatch and its Usefulness for Training of Runners, 2022",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9286863/",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: [
        "How do I prepare for a first ultra?",
        "Which shoes should I buy?",
        "What do I do against chafing?",
      ],
      es: [
        "¿Cómo me preparo para mi primer ultra?",
        "¿Qué zapatillas me compro?",
        "¿Qué hago contra las rozaduras?",
      ],
    },
    questions: [
      {
        asked: `
          how many lumens should my headlamp have
          what headlamp do i need for a night run on trails
          is my headlamp bright enough
          cuantos lumenes necesita mi linterna frontal
          que frontal necesito para correr de noche en el cerro`,
        answer: {
          en: "For trails at night about 200 to 300 lumens, more on technical ground; on lit streets 40 to 100 are enough. Look at how long it lasts at that brightness, not at the highest number, and carry a spare battery or a second small lamp. Try it on a night run before the race, and read which lamp the rules ask for.",
          es: "Para sendero de noche, unos 200 a 300 lúmenes, y más en terreno técnico; en calles con luz bastan de 40 a 100. Mira cuánto dura a esa potencia, no el número máximo, y lleva una batería de repuesto o una segunda linterna chica. Pruébala en una salida nocturna antes de la carrera, y lee qué exige el reglamento.",
        },
        sources: [
          {
            name: "Trail and Summit, How many lumens for trail running",
            address: "https://trailandsummit.com/how-many-lumens-do-i-need-for-trail-running/",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          garmin or coros
          garmin or apple watch
          which brand of watch is better
          garmin coros polar suunto cual es mejor
          garmin o coros`,
        answer: {
          en: "I recommend no brand: both measure distance and pulse well enough for training. Decide by battery hours with GPS, maps if you run trails, buttons that work in rain, size on the wrist and price. Dorsal reads files of either one.",
          es: "No recomiendo marcas: las dos miden distancia y pulso bastante bien para entrenar. Decide por las horas de batería con GPS, los mapas si haces trail, botones que funcionen con lluvia, el tamaño y el precio. Dorsal lee los archivos de ambas.",
        },
      },
      {
        asked: `
          do i need a hydration vest for a half marathon
          vest or belt or bottle
          how do i carry water
          necesito chaleco de hidratacion para una media
          como llevo el agua al correr
          chaleco o cinturon para correr`,
        answer: {
          en: "No, in a road half: the aid stations are enough, and a bottle in the hand is the most you need. A vest pays off on trails, in heat without stations and on runs over about two hours. It must not bounce; wear it on a long run first.",
          es: "En una media de calle, no: bastan los puestos, y a lo sumo una botella en la mano. El chaleco vale en trail, con calor sin puestos y en salidas de más de unas dos horas. No debe rebotar; úsalo antes en un fondo.",
        },
      },
      {
        asked: `
          which gps watch should i buy
          best running watch
          do i need a running watch
          que reloj gps compro
          necesito un reloj para correr
          que reloj me recomiendas`,
        answer: {
          en: "To begin with any watch that shows time and distance will do, and you can run without one. For ultras look at the battery hours with GPS and at maps. A chest strap measures the pulse better than the wrist when it is cold or fast. I recommend no brand.",
          es: "Para empezar sirve cualquiera que muestre tiempo y distancia, y también se puede correr sin reloj. Para ultras mira las horas de batería con GPS y los mapas. Una banda en el pecho mide el pulso mejor que la muñeca con frío o al correr rápido. No recomiendo marcas.",
        },
      },
      {
        asked: `
          how do i not get lost on a trail
          how do i follow the course on a trail race
          what if i lose the marks in a trail race
          como no me pierdo en un trail
          que hago si pierdo las marcas en el sendero
          como sigo la ruta en una carrera de montaña`,
        answer: {
          en: "Load the route on watch or phone offline before, look for the marks all the time, and if you have seen none for some minutes, go back to the last one. Carry a charged phone, a whistle and a lamp, and tell somebody where you run. Lost in fog or thunder: stay together, put on warm clothes, and call the number on your bib or the emergency number.",
          es: "Carga antes la ruta sin conexión en reloj o teléfono, busca las marcas todo el tiempo, y si hace minutos que no ves ninguna, vuelve a la última. Lleva teléfono cargado, silbato y linterna, y avisa por dónde corres. Perdido con niebla o tormenta: sigan juntos, abríguense y llamen al número del dorsal o a emergencias.",
        },
      },
      {
        asked: `
          what happens if my headlamp dies on the trail
          what if the battery of my lamp runs out at night
          que hago si se me apaga la linterna en el cerro
          si se acaba la pila de la lampara
          se me acaba la bateria del frontal`,
        answer: {
          en: "Stop before you take another step, and use the spare battery or second lamp that most mountain races ask you to carry. Without one: the light of your phone, your jacket on, and wait for the next runner to go on together, on the marked way. If you cannot go on safely, stay, whistle, and call the number on your bib or the emergency number. Put in fresh batteries before every night.",
          es: "Párate antes de dar otro paso y usa la pila de repuesto o la segunda luz que piden casi todas las carreras de montaña. Sin ella: la luz del teléfono, la chaqueta puesta, y espera al siguiente corredor para seguir juntos, por la ruta marcada. Si no puedes avanzar seguro, quédate, usa el silbato y llama al número del dorsal o al de emergencias. Pon pilas nuevas antes de cada noche.",
        },
      },
    ],
    followUps: [
      {
        about: ["which", "dark", "money"],
        answer: {
          en: "The list of the race comes first. Otherwise a light on the forehead and a reserve, a vest that does not bounce with the whole list inside, a jacket with a hood; any watch that shows time and distance will do to begin with. Try everything in the dark and in the rain before.",
          es: "Primero la lista de la carrera. Además una luz frontal y otra de reserva, un chaleco que no rebote con todo dentro, una chaqueta con capucha; para empezar sirve cualquier reloj con tiempo y distancia. Prueba todo antes de noche y con lluvia.",
        },
      },
    ],
  },
];
