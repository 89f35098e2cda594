import type { Topic } from "./topic.ts";

/** Heat, altitude and cold. */
export const conditionTopics: readonly Topic[] = [
  {
    id: "heat",
    title: { en: "Running in the heat", es: "Correr con calor" },
    keywords: [
      "heat",
      "hot weather",
      "hot",
      "humid",
      "humidity",
      "run in summer",
      "heat acclimatization",
      "acclimate heat",
      "sunstroke",
      "calor",
      "humedad",
      "correr verano",
      "mucho sol",
      "golpe calor",
      "aclimatarse calor",
      "aclimatarme calor",
      "clima caliente",
    ],
    answer: {
      en: `Heat costs pace even when you are fit, because blood is needed for the skin as well as for the muscles. Humid air is worse: sweat drips off instead of cooling you.

**Get used to it.** Run easily in the heat for 60–90 minutes on most days over one to two weeks. Most of the adaptation comes in the first week, all of it in about two, and it fades over a few weeks.

**On the day**
- Run by effort, not by the watch: start slower than planned, and expect the loss to grow with distance.
- Go early in the morning, choose shade, wear light and loose clothes, a cap and sunscreen.
- Drink to thirst; wet head, neck and forearms. Ice or cold drinks before the start help.
- Sleep badly, have a fever or an upset stomach? Leave it for another day.

**Stop** with chills, goose bumps, dizziness, headache, nausea or if you stop sweating: go to the shade, lie down, cool yourself.

**Heat stroke is an emergency.** If a hot runner is confused, staggers, behaves strangely or collapses, call your local emergency number and cool at once with cold water, best in a tub up to the chest, or with wet towels and a fan. Cool first, transport second.

I have no live weather: look at the forecast for heat *and* humidity.`,
      es: `El calor quita ritmo aunque estés en forma, porque la sangre hace falta en la piel además de en los músculos. El aire húmedo es peor: el sudor gotea en vez de enfriarte.

**Acostúmbrate.** Corre suave con calor 60–90 minutos casi todos los días durante una o dos semanas. La mayor parte de la adaptación llega en la primera semana, toda en unas dos, y se pierde en pocas semanas.

**El día de la carrera**
- Corre por sensaciones, no por el reloj: sal más lento de lo previsto y cuenta con que la pérdida crece con la distancia.
- Sal temprano, busca sombra, usa ropa clara y suelta, gorra y protector solar.
- Bebe según la sed; moja cabeza, cuello y antebrazos. Hielo o bebidas frías antes de la salida ayudan.
- ¿Dormiste mal, tienes fiebre o el estómago revuelto? Déjalo para otro día.

**Para** si sientes escalofríos, piel de gallina, mareo, dolor de cabeza, náuseas o si dejas de sudar: ve a la sombra, acuéstate y enfríate.

**El golpe de calor es una emergencia.** Si un corredor acalorado está confundido, se tambalea, se comporta raro o se desploma, llama a tu número local de emergencias y enfríalo ya con agua fría, mejor en una tina hasta el pecho, o con toallas mojadas y aire. Primero enfriar, después trasladar.

No tengo el clima en vivo: mira el pronóstico del calor *y* de la humedad.`,
    },
    sources: [
      {
        name: "National Athletic Trainers' Association Position Statement: Exertional Heat Illnesses, 2015",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What should I drink during a race?",
        "How do I run at altitude?",
        "How do I pace my race?",
      ],
      es: [
        "¿Cuánta agua debo tomar?",
        "¿Cómo corro en altura?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
  },
  {
    id: "altitude",
    title: { en: "Running at altitude", es: "Correr en altura" },
    keywords: [
      "altitude training",
      "train altitude",
      "entrenar altura",
      "vivo nivel mar",
      "altitude",
      "high altitude",
      "altitude sickness",
      "mountain sickness",
      "acclimatize",
      "acclimatization altitude",
      "acclimatise",
      "elevation sickness",
      "thin air",
      "meters above sea level",
      "soroche",
      "mal altura",
      "altura",
      "altitud",
      "aclimatacion",
      "aclimatarme",
      "aclimatarse",
      "metros sobre nivel mar",
      "coca tea",
      "mate coca",
    ],
    answer: {
      en: `Thin air takes endurance from everybody: unacclimatized athletes lose about 6 percent of their maximal oxygen uptake for each 1,000 m.

| City | Height, about |
|---|---|
| Denver | 1,600 m |
| Mexico City | 2,240 m |
| Arequipa | 2,330 m |
| Toluca | 2,660 m |
| Cusco | 3,400 m |
| La Paz | 3,600 m |

**When to arrive.** Two to three weeks ahead is best. If you cannot, racing within the first day and arriving a week ahead both have their supporters; the second to fourth day often feels worst. Above 2,500–3,000 m sleep higher by no more than about 500 m a night, or stay lower at first: the Sacred Valley (2,800–2,900 m) before Cusco.

**While you are there**
- First two days: walk, rest, drink normally, little alcohol. Then easy runs, shorter than at home.
- Run by breathing; forget your paces. On hills walk early.
- Start the race slower than feels right: an early debt is not paid back up there.
- Eat enough carbohydrate, and check your iron well before the trip.

**Altitude sickness:** headache with nausea, tiredness or dizziness. Do not go higher or race until it is gone. **Breathlessness at rest, confusion, staggering or a wet cough are emergencies: go down and get help now.** Ask a doctor before the trip if you are pregnant or have heart or lung disease, and about medicines such as acetazolamide.`,
      es: `El aire fino le quita resistencia a cualquiera: los deportistas sin aclimatar pierden alrededor de un 6 por ciento de su consumo máximo de oxígeno por cada 1000 m.

| Ciudad | Altura, aprox. |
|---|---|
| Denver | 1600 m |
| Ciudad de México | 2240 m |
| Arequipa | 2330 m |
| Toluca | 2660 m |
| Cusco | 3400 m |
| La Paz | 3600 m |

**Cuándo llegar.** Lo mejor son dos o tres semanas antes. Si no puedes, competir dentro del primer día y llegar una semana antes tienen ambos sus defensores; entre el segundo y el cuarto día uno suele sentirse peor. Por encima de 2500–3000 m no subas a dormir más de unos 500 m por noche, o quédate primero más abajo: el Valle Sagrado (2800–2900 m) antes que Cusco.

**Ya arriba**
- Los dos primeros días: caminar, descansar, beber normal, poco alcohol. Luego trotes suaves, más cortos que en casa.
- Corre por la respiración y olvida tus ritmos. En las subidas camina pronto.
- Sal más lento de lo que parece correcto: allá arriba una deuda temprana no se paga.
- Come suficientes carbohidratos y revisa tu hierro bastante antes del viaje.

**Mal de altura:** dolor de cabeza con náuseas, cansancio o mareo. No subas más ni compitas hasta que pase. **Falta de aire en reposo, confusión, tambaleo o tos con flema son emergencias: baja y pide ayuda ya.** Consulta a un médico antes del viaje si estás embarazada o tienes una enfermedad del corazón o del pulmón, y sobre fármacos como la acetazolamida.`,
    },
    sources: [
      {
        name: "Wehrlin and Hallén, Linear decrease in VO2max and performance with increasing altitude in endurance athletes, 2006",
        address: "https://doi.org/10.1007/s00421-005-0081-9",
        seen: "2026-11-29",
      },
      {
        name: "Altitude sickness and swelling of the brain, HowStuffWorks Health",
        address:
          "https://health.howstuffworks.com/diseases-conditions/respiratory/altitude-sickness-brain-swelling.htm",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "Find races in Cusco",
        "What should I drink during a race?",
        "How do I travel to a race across time zones?",
      ],
      es: [
        "Busca carreras en Cusco",
        "¿Cuánta agua debo tomar?",
        "¿Cómo viajo a una carrera con cambio de horario?",
      ],
    },
  },
  {
    id: "cold",
    title: { en: "Running in the cold", es: "Correr con frío" },
    keywords: [
      "cold weather",
      "cold",
      "winter running",
      "run in winter",
      "snow",
      "ice",
      "freezing",
      "frostbite",
      "hypothermia",
      "what to wear",
      "frio",
      "correr invierno",
      "nieve",
      "hielo",
      "hipotermia",
      "congelacion",
      "que ropa",
      "como me visto",
    ],
    answer: {
      en: `Cold alone seldom stops a run. Wind, wet clothes and standing still do.

**Dress for the second kilometer:** you should feel cool at the door, as if it were about 10 degrees Celsius warmer.
- **Next to the skin** a thin synthetic or wool layer that carries sweat away; no cotton.
- **Over it,** below about 5 °C, a second layer; in wind or rain a light jacket on top.
- **Hands, ears and head** first: gloves and a band or cap matter more than a thick jacket. Mittens are warmer than gloves.
- Below about −15 °C, or with strong wind, cover face and skin; frostbite threatens when the wind chill falls below −27 °C, and sooner in wet clothes.

**On the run**
- Warm up indoors or take the first ten minutes very easily.
- Head out against the wind and come home with it, so that you are not wet and cold at the end.
- Short steps on ice, grip under the shoes, lights and something bright: drivers see you late.
- You lose water with every breath; drink as usual on long runs.
- Change into dry clothes within minutes after the finish.

**Asthma or a cough in cold air:** breathe through a cloth, warm up for longer, and ask a doctor. **Chest pain in the cold, strong shivering, slurred speech or white, numb skin:** get warm and get medical help.`,
      es: `El frío por sí solo pocas veces impide correr. El viento, la ropa mojada y quedarse quieto, sí.

**Vístete para el segundo kilómetro:** en la puerta debes sentir fresco, como si hiciera unos 10 grados más.
- **Junto a la piel,** una capa fina sintética o de lana que saque el sudor; nada de algodón.
- **Encima,** por debajo de unos 5 °C, una segunda capa; con viento o lluvia, una chaqueta ligera.
- **Manos, orejas y cabeza** primero: guantes y una cinta o gorro valen más que una chaqueta gruesa. Las manoplas abrigan más que los guantes.
- Por debajo de unos −15 °C, o con viento fuerte, cubre la cara y la piel; la congelación amenaza cuando la sensación térmica baja de −27 °C, y antes con ropa mojada.

**En la ruta**
- Calienta bajo techo o toma los primeros diez minutos muy suaves.
- Sal contra el viento y vuelve con él, para no terminar mojado y frío.
- Pasos cortos sobre hielo, agarre en la suela, luces y algo brillante: los conductores te ven tarde.
- Pierdes agua al respirar; en fondos bebe como siempre.
- Cámbiate a ropa seca a los pocos minutos de llegar.

**Asma o tos con aire frío:** respira a través de una tela, calienta más tiempo y consulta a un médico. **Dolor de pecho con el frío, temblor fuerte, lengua torpe o piel blanca y dormida:** entra en calor y busca ayuda médica.`,
    },
    sources: [
      {
        name: "CDC, Recognizing Hypothermia",
        address: "https://www.cdc.gov/disasters/psa/hypothermia-recognizing.html",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How do I warm up?", "Can I run with a cold?", "Which shoes should I buy?"],
      es: [
        "¿Cómo caliento antes de correr?",
        "¿Puedo correr resfriado?",
        "¿Qué zapatillas me compro?",
      ],
    },
  },
];
