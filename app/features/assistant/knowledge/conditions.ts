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
    wordings: `
      how do i train in humidity
      how do i train at 95 degrees
      como entreno con 35 grados
      running in summer heat is killing me
      what do i wear when it is hot
      why do i overheat
      como entreno con humedad
      el calor me mata corriendo
      que me pongo con calor
      a que hora corro en verano`,
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
    questions: [
      {
        asked: `
          it gets to 105 in summer how do i train
          can i run at the coast in summer without dying
          how do i run in humid heat
          en la costa con humedad y calor como corro
          hace 40 grados cuando entreno`,
        answer: {
          en: "Go early in the morning, in the shade or on a treadmill, and slow down: in heat pace by effort, not by the watch. It takes one to two weeks to get used to it. Light, loose clothes, a cap, water on head and neck, and drink to thirst. In extreme or humid heat run indoors, or leave it for a cooler day. Dizziness, chills, headache, nausea or no more sweat: stop, lie down in the shade, cool yourself. Confusion, staggering or collapse: call your local emergency number and cool with cold water until help comes.",
          es: "Sal temprano, por la sombra o en caminadora, y baja el ritmo: con calor manda el esfuerzo, no el reloj. Acostumbrarse toma una o dos semanas. Ropa clara y suelta, gorra, agua en cabeza y cuello, y bebe según la sed. Con calor extremo o mucha humedad, bajo techo, o déjalo para un día más fresco. Mareo, escalofríos, dolor de cabeza, náusea o dejar de sudar: para, acuéstate a la sombra y enfríate. Confusión, tambaleo o colapso: llama a tu número local de emergencias y enfría con agua hasta que llegue la ayuda.",
        },
      },
      {
        asked: `
          what do i wear in the heat
          it will be very hot on race day should i slow down
          its 90 degrees should i run
          how do i run in hot weather
          con que ropa corro con calor
          hace mucho calor el dia de la carrera bajo el ritmo
          hace 35 grados salgo a correr`,
        answer: {
          en: "Yes, slow down from the first kilometer on and run by breath; expect to be slower the longer it goes. Light loose clothes, cap, sunscreen, water on head and neck, drink to thirst. From about 28 °C (82 °F) with humid air or full sun better do not race, and stop for chills, dizziness, headache or nausea.",
          es: "Sí, baja el ritmo desde el primer kilómetro y corre según tu respiración; serás más lento cuanto más dure. Ropa clara y suelta, gorra, bloqueador, agua en cabeza y nuca, bebe según la sed. Desde unos 28 °C con humedad o pleno sol es mejor no competir; para con escalofríos, mareo, dolor de cabeza o náuseas.",
        },
      },
      {
        asked: `
          what sunscreen for running
          sunscreen that does not sting my eyes when i sweat
          sunscreen gets into my eyes
          el bloqueador me arde en los ojos cuando sudo
          which spf should i use
          do i need sunscreen for a race
          how often do i put on sunscreen
          que bloqueador uso para correr
          que factor de protector solar
          cada cuanto me pongo protector solar`,
        answer: {
          en: "A broad-spectrum sunscreen of SPF 30 or more, put on before you leave, again after two hours and sooner with sweat; a cap and sunglasses help as well. The sun is stronger at altitude and over snow or water, so go higher and cover more there.",
          es: "Un protector de amplio espectro de FPS 30 o más, antes de salir, otra vez a las dos horas y antes si sudas; ayudan gorra y lentes. En altura y sobre nieve o agua el sol es más fuerte: usa más factor y cúbrete más.",
        },
        sources: [
          {
            name: "American Academy of Dermatology, Sunscreen FAQs",
            address: "https://www.aad.org/media/stats-sunscreen",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          how much slower should i run when its 30 degrees
          how much slower in the heat
          what pace in the heat at 32 degrees
          do i have to slow down when it is hot
          cuanto mas lento corro con 32 grados
          cuanto mas lento con calor
          a que ritmo corro con calor de 30 grados`,
        answer: {
          en: "Run by effort and not by the watch: as slowly as it takes to talk in whole sentences, from the first minute on. I give no number, because humidity and sun count as much as the degrees. Go early or in the shade, make it shorter, leave fast running for a cooler day, and drink to thirst. Chills, dizziness or headache: stop, shade, water on head and neck.",
          es: "Corre por esfuerzo y no por reloj: tan lento como haga falta para hablar en frases enteras, desde el primer minuto. No doy un número, porque la humedad y el sol cuentan tanto como los grados. Sal temprano o por la sombra, más corto, deja lo rápido para un día fresco y bebe según la sed. Escalofríos, mareo o dolor de cabeza: para, sombra, agua en cabeza y cuello.",
        },
      },
    ],
    followUps: [
      {
        about: ["hot"],
        answer: {
          en: "In the heat run by effort and start slower, early in the morning and in the shade, with light clothes and a cap; drink to thirst, water on head and neck. It takes one to two weeks to get used to it. Chills, goose bumps, dizziness or headache: stop, go to the shade, cool yourself. Confusion, staggering or collapse: call your local emergency number and pour cold water over the body until help comes.",
          es: "Con calor corre por esfuerzo y sal más lento, temprano y a la sombra, con ropa ligera y gorra; bebe según la sed y échate agua en cabeza y cuello. Acostumbrarse toma una a dos semanas. Escalofríos, piel de gallina, mareo o dolor de cabeza: para, ve a la sombra y enfríate. Confusión, tambaleo o desplome: llama a tu número local de emergencias y echa agua fría por todo el cuerpo hasta que llegue la ayuda.",
        },
      },
      {
        about: ["how-long", "how-much", "pace"],
        answer: {
          en: "Most of the adaptation comes in the first week, all of it in about two, with 60–90 easy minutes in the heat on most days. Nobody can say exactly how much slower you will be: start slower than planned and expect the loss to grow with distance, humidity and sun.",
          es: "La mayor parte de la adaptación llega en la primera semana y toda en unas dos, con 60–90 minutos suaves al calor casi todos los días. Cuánto más lento irás no lo sabe nadie con exactitud: sal más lento de lo planeado y cuenta con perder más según distancia, humedad y sol.",
        },
      },
      {
        about: ["why"],
        answer: {
          en: "Blood is needed for the skin as well as for the muscles, so the same pace costs more. Humid air is worse: the sweat drips off instead of cooling you.",
          es: "La sangre hace falta en la piel además de en los músculos, así que el mismo ritmo cuesta más. El aire húmedo es peor: el sudor gotea en vez de enfriarte.",
        },
      },
      {
        about: ["water"],
        alsoFrom: ["hydration"],
        answer: {
          en: "Drink to thirst: for many 400–800 ml an hour in the heat, in small sips, and more only if you are large, fast and sweat much. Weighing yourself before and after shows it: never gain weight on a run.",
          es: "Bebe según la sed: para muchos 400–800 ml por hora con calor, a sorbos, y más solo si eres grande, rápido y sudas mucho. Pésate antes y después: nunca subas de peso corriendo.",
        },
      },
    ],
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
    wordings: `
      how many days before should i arrive at altitude
      flying from sea level to a mountain race
      race at 3400 meters i live on the coast
      how much slower in mexico city because of altitude
      train for altitude at sea level
      cuantos dias antes llego a la altura
      racing in cusco huaraz puno or denver when do i arrive
      corro en cusco huaraz puno o toluca cuando llego
      vivo en la costa y corro en la sierra
      cuanto mas lento corro por la altura
      como entreno altura viviendo a nivel del mar
      que hago para acostumbrarme a la altura
      con cuantos dias de anticipacion subo`,
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
    questions: [
      {
        asked: `
          how do i train at sea level for a race at altitude
          i live at sea level and race in cusco
          when should i arrive for a race at altitude
          how high is it up there will we suffer
          que tan alto es vamos a sufrir con la altura
          como entreno si vivo a nivel del mar y corro en altura
          vivo en la costa y corro en la sierra que hago
          con cuantos dias llego a una carrera en altura
          que hago por la altura en la maraton de cdmx`,
        answer: {
          en: "Arrive two to three weeks before if you can; if not, either on the day before the race or about a week ahead. At home no training replaces it: come fit, with hills, and check your iron. Then start clearly slower than at sea level and run by breath. Headache with nausea or dizziness: no race until it is gone; confusion or breathlessness at rest: go down and get help.",
          es: "Llega dos o tres semanas antes si puedes; si no, o bien el día previo, o más o menos una semana antes. En casa nada lo reemplaza: llega en forma, con cuestas, y revisa tu hierro. Y sal bastante más lento que a nivel del mar, guiándote por la respiración. Con dolor de cabeza y náuseas o mareo, nada de competir hasta que pase; confusión o falta de aire en reposo: baja y pide ayuda.",
        },
      },
      {
        asked: `
          does coca tea help with altitude
          can i drink coca tea before the race
          is coca tea doping
          sirve el mate de coca para la altura
          puedo tomar mate de coca antes de la carrera
          el mate de coca es doping`,
        answer: {
          en: "Many people in the Andes drink it and feel better; it does not replace arriving early or slowly, and I know no good study that it prevents altitude sickness. **It is a risk in a doping test:** coca tea leaves traces that count as cocaine, and a runner lost a third place of the Lima marathon in 2024 because of it. Leave it out before a race with tests, in pregnancy and with heart trouble. Headache with vomiting, confusion or breathlessness at rest: go down and get help.",
          es: "Mucha gente en los Andes lo toma y se siente mejor; no reemplaza llegar antes o subir de a poco, y no conozco un buen estudio de que evite el soroche. **Es un riesgo en un control antidopaje:** deja rastros que cuentan como cocaína, y por eso un corredor perdió en 2024 el tercer puesto de la maratón de Lima. No lo tomes antes de una carrera con controles, embarazada ni con problemas del corazón. Dolor de cabeza con vómitos, confusión o falta de aire en reposo: baja y pide ayuda.",
        },
        sources: [
          {
            name: "Sportrythm on the decision of the Athletics Integrity Unit, Lima Marathon 2024",
            address:
              "https://sportrythm.com/how-simple-cup-of-tea-landed-kenyan-athlete-3-month-ban",
            seen: "2026-12-01",
          },
          {
            name: "TVN on the World Anti-Doping Agency and mate de coca, 2011",
            address:
              "https://www.tvn-2.com/tvmax/mas-deportes/experta-antidopoje-rechaza-coca-deportistas_1_1971259.html",
            seen: "2026-12-01",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["altitude"],
        answer: {
          en: "Thin air takes about 6 percent of the maximal oxygen uptake for each 1,000 m: run by breath, start slower than feels right, walk early on hills, drink normally, little alcohol. Two to three weeks to get used to it are best; headache with nausea or dizziness means no racing and no going higher.",
          es: "El aire delgado quita un 6 por ciento de la capacidad máxima por cada 1,000 m: corre según la respiración, sal más lento, camina pronto en subida, bebe normal y poco alcohol. Lo mejor son dos a tres semanas para acostumbrarse; dolor de cabeza con náusea o mareo: ni competir ni subir más.",
        },
      },
      {
        about: ["soon", "few-days", "when", "how-long"],
        answer: {
          en: "Two to three weeks ahead is best. With only a few days: the first two walk, rest and drink normally, no alcohol, then a short easy jog; eat carbohydrate, set a slower goal and start very gently, because the second to fourth day often feels worst. Above 2,500–3,000 m sleep lower at first if you can. Headache with nausea or dizziness: do not race. Confusion, staggering or breathlessness at rest: go down and get help. Ask a doctor about medicines before the trip.",
          es: "Lo mejor es llegar dos a tres semanas antes. Con pocos días: los dos primeros camina, descansa y bebe normal, sin alcohol, luego un trote corto; come carbohidratos, pon una meta más lenta y sal muy suave, porque del segundo al cuarto día suele sentirse peor. Sobre 2,500–3,000 m duerme más bajo al inicio si puedes. Dolor de cabeza con náusea o mareo: no compitas. Confusión, tambaleo o falta de aire en reposo: baja y pide ayuda. Sobre medicinas, pregunta a un médico antes del viaje.",
        },
      },
      {
        about: ["how-much", "pace", "why"],
        answer: {
          en: "Athletes who are not used to it lose about 6 percent of their maximal oxygen uptake for each 1,000 m: some 13 percent in Mexico City, some 20 percent in Cusco. Forget your paces there and run by breath.",
          es: "Quien no está acostumbrado pierde cerca del 6 por ciento de su capacidad máxima por cada 1,000 m: un 13 por ciento en Ciudad de México, un 20 por ciento en Cusco. Olvida tus ritmos y corre según la respiración.",
        },
      },
    ],
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
    wordings: `
      what do i wear at 3 degrees
      gloves and layers for winter
      running in snow and ice
      que me pongo con 2 grados
      guantes y capas
      correr con nieve`,
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
    questions: [
      {
        asked: `
          is it too cold to run at minus 20
          can i still run at minus 15 degrees
          con menos 20 grados puedo correr
          windchill minus 30 do i run
          hace menos 20 salgo a correr`,
        answer: {
          en: "Look at the wind chill: when it falls below −27 °C there is a risk of frostbite, and sooner in wet clothes: run indoors. Below about −15 °C or in strong wind cover face and skin, with a thin layer on the skin, a second one, a windproof jacket, gloves and a cap. Warm up indoors, head out against the wind, and put on dry clothes within minutes. Strong shivering, slurred speech, or white, numb skin: go in, get warm, and get medical help.",
          es: "Mira la sensación térmica: bajo −27 °C hay riesgo de congelación, y antes con ropa mojada: corre bajo techo. Bajo unos −15 °C o con viento fuerte cubre la cara y la piel, con una capa fina pegada al cuerpo, una segunda, cortaviento, guantes y gorro. Calienta bajo techo, sal contra el viento y ponte ropa seca en minutos. Si tiritas fuerte, hablas torpe o tienes la piel blanca y sin sensibilidad: adentro, caliéntate y busca ayuda médica.",
        },
      },
      {
        asked: `
          what do i wear when it is 5 degrees
          what to wear for a 40 degree run
          what should i wear in the cold
          how many layers in winter
          que me pongo si hace 5 grados
          que ropa uso para correr con frio
          como me visto para correr en invierno`,
        answer: {
          en: "Dress as if it were about 10 °C (18 °F) warmer: you should feel cool at the door. At 5 °C (41 °F) that is a thin long sleeve or two light layers, tights or shorts as you like, thin gloves and a band over the ears; in wind or rain a light jacket. No cotton, and dry clothes right afterwards.",
          es: "Vístete como si hiciera unos 10 grados más: en la puerta debes sentir algo de frío. Con 5 °C, una manga larga delgada o dos capas livianas, malla o short según te guste, guantes finos y una vincha en las orejas; con viento o lluvia, una chaqueta ligera. Nada de algodón, y ropa seca apenas termines.",
        },
      },
      {
        asked: `
          what do i wear at minus 10
          how do i run in the cold
          como corro con frio
          how many layers in the cold
          is cotton ok in winter
          cotton or synthetic in the cold like minus 15
          algodon o sintetico con frio
          cotton or synthetic when it is freezing
          what do i wear to run in the snow
          how do i dress for minus 15
          que ropa uso con mucho frio
          cuantas capas con frio
          que me pongo para correr a 0 grados
          algodon o sintetico en invierno`,
        answer: {
          en: "Synthetic or thin wool on the skin, never cotton: it stays wet. Dress as if it were 10 degrees warmer; below 5 °C a second layer, in wind a light jacket, gloves and a band or cap in any case. Below about −15 °C or in strong wind cover face and skin; below a wind chill of −27 °C there is a risk of frostbite: run indoors.",
          es: "Sintético o lana fina junto a la piel, nunca algodón: se queda mojado. Vístete como si hiciera 10 grados más; bajo 5 °C una segunda capa, con viento una chaqueta ligera, guantes y gorro o banda siempre. Bajo −15 °C o con viento fuerte cubre cara y piel; con sensación térmica bajo −27 °C hay riesgo de congelación: corre bajo techo.",
        },
      },
      {
        asked: `
          when is it too cold to run outside
          at what temperature should i stay inside
          is it dangerous to run in the cold
          a partir de que temperatura no se corre afuera
          es malo correr con mucho frio
          cuando hace demasiado frio para correr`,
        answer: {
          en: "Cold alone seldom stops a run; wind, wet clothes and ice do. There is a risk of frostbite when the wind chill falls below −27 °C, and sooner in wet clothes: then the treadmill is better. Asthma or heart disease: ask your doctor. Strong shivering, slurred speech or white, numb skin: get warm and get help.",
          es: "El frío solo rara vez impide correr; el viento, la ropa mojada y el hielo sí. Hay riesgo de congelación con sensación térmica bajo −27 °C, y antes con ropa mojada: mejor la caminadora. Con asma o problemas del corazón, pregunta a tu médico. Temblor fuerte, habla torpe o piel blanca y dormida: abrígate y pide ayuda.",
        },
      },
      {
        asked: `
          my glasses fog up when i run
          how do i stop my glasses from fogging
          can i run with glasses
          glasses keep sliding off when i run
          se me empañan los lentes al correr
          como evito que se empañen los lentes
          puedo correr con lentes`,
        answer: {
          en: "Warm breath meets a cold lens. Keep scarf and collar low, breathe a little downward, let the frame sit off your cheeks so that air passes, and use an anti-fog spray or cloth; no toothpaste or household cleaner, which scratch. A strap keeps the frame from sliding, and a cap keeps sweat and rain off.",
          es: "El aliento tibio choca con el lente frío. Baja bufanda y cuello, respira un poco hacia abajo, que el marco no toque las mejillas para que pase el aire, y usa un spray o paño antivaho; nada de pasta dental ni productos de limpieza, que rayan. Una cinta evita que se resbalen, y una gorra desvía sudor y lluvia.",
        },
        sources: [
          {
            name: "Eye Exam Centre, Don't use toothpaste to prevent foggy glasses",
            address:
              "https://www.eyeexamcentre.ca/articles/dont-use-toothpaste-to-prevent-foggy-glasses/",
            seen: "2026-12-01",
          },
          {
            name: "Run Window, Running with glasses, 2025",
            address: "https://www.runwindow.com/blog/running-with-glasses",
            seen: "2026-12-01",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["cold", "which"],
        answer: {
          en: "Dress as if it were about 10 degrees warmer: a thin synthetic or wool layer on the skin, no cotton, below 5 °C a second one, in wind a light jacket; gloves and a cap matter most. Below about −15 °C or in strong wind cover face and skin. Dry clothes within minutes after the finish.",
          es: "Vístete como si hiciera unos 10 grados más: capa fina sintética o de lana junto a la piel, nada de algodón, bajo 5 °C una segunda, con viento una chaqueta ligera; guantes y gorro importan más. Bajo −15 °C o con viento fuerte cubre cara y piel. Ropa seca a los pocos minutos de terminar.",
        },
      },
      {
        about: ["signs", "when", "may-run", "instead"],
        answer: {
          en: "There is a risk of frostbite when the wind chill falls below −27 °C, and sooner in wet clothes: then run indoors. Ice underfoot or strong wind are reasons as well. Go in at once with strong shivering, slurred speech or white, numb skin, get warm, and get medical help.",
          es: "Hay riesgo de congelación cuando la sensación térmica baja de −27 °C, y antes con ropa mojada: entonces corre bajo techo. También son motivo el hielo en el piso o el viento fuerte. Entra ya con temblor fuerte, habla torpe o piel blanca y dormida, abrígate y pide ayuda médica.",
        },
      },
      {
        about: ["hot", "altitude"],
        answer: {
          en: "Layers that come off: a thin one on the skin, a light jacket that fits into a pocket, gloves and a band for the dawn, and cap, sunglasses and sunscreen (SPF 30 or more, again after two hours and sooner with sweat) for the sun. At altitude the sun burns sooner.",
          es: "Capas que se quitan: una fina junto a la piel, una chaqueta ligera que quepa en el bolsillo, guantes y banda para la madrugada, y gorra, lentes y protector solar (FPS 30 o más, otra vez a las dos horas y antes si sudas) para el sol. En altura el sol quema antes.",
        },
        sources: [
          {
            name: "American Academy of Dermatology, Sunscreen FAQs",
            address: "https://www.aad.org/media/stats-sunscreen",
            seen: "2026-11-30",
          },
        ],
      },
    ],
  },
];
