import type { Topic } from "./topic.ts";

/** Off the road, and what is worn there and elsewhere. */
export const trailTopics: readonly Topic[] = [
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
  },
];
