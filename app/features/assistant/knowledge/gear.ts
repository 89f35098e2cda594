import type { Topic } from "./topic.ts";

/** What is carried and worn besides shoes. */
export const gearTopics: readonly Topic[] = [
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
  },
  {
    id: "plant-food",
    title: { en: "Vegetarian and vegan runners", es: "Corredores vegetarianos y veganos" },
    keywords: [
      "vegan",
      "vegetarian",
      "vegan protein",
      "vegetarian protein",
      "vegan marathon",
      "vegetarian marathon",
      "plant based",
      "vegano",
      "vegana",
      "vegetariano",
      "vegetariana",
      "proteina vegana",
      "proteina vegetal",
      "sin carne",
      "no como carne",
      "dont eat meat",
    ],
    answer: {
      en: `**You can run every distance on plants.** A review for athletes finds that a planned vegan diet, with a few supplements, can meet the needs of most. These need attention:

| What | From where |
|---|---|
| **Energy** | bulky food fills you early: add nuts, oil, dried fruit, juice |
| **Protein** | beans, lentils, tofu, soy milk, quinoa, nuts; eggs and dairy if you eat them |
| **Vitamin B12** | vegans: a supplement or fortified food, always |
| **Iron, zinc** | legumes, whole grains, seeds, with something rich in vitamin C |
| **Calcium, vitamin D, iodine, omega-3** | fortified drinks, sun or supplement, iodized salt, algae oil |

**How much protein?** A position paper names 1.2–1.7 g a day per kilogram of body weight for athletes: for 65 kg about 80–110 g, spread over the meals. Different plant sources over the day complement each other.

**Before a long race** the same as for everybody: carbohydrate. Rice, pasta, potatoes, bread, bananas and jam are vegan anyway; eat fewer beans, less raw vegetables and bran on the last day or two. Most gels contain no animal products; read the label.

**After a run:** soy milk and a banana, lentils with rice, a tofu sandwich.

**Have your blood checked** once a year for iron and B12, and soon if you are always tired or your periods stop. Take iron only after a test. In pregnancy, for children and with an uneasy relation to food, ask a dietitian.`,
      es: `**Se puede correr cualquier distancia comiendo plantas.** Una revisión para deportistas encuentra que una dieta vegana bien planeada, con algunos suplementos, cubre lo que necesita la mayoría. Pide atención:

| Qué | De dónde |
|---|---|
| **Energía** | lo vegetal llena pronto: suma frutos secos, aceite, fruta seca, jugo |
| **Proteína** | frijoles, lentejas, tofu, leche de soya, quinua, frutos secos; huevos y lácteos si los comes |
| **Vitamina B12** | veganos: suplemento o alimentos fortificados, siempre |
| **Hierro, zinc** | legumbres, granos enteros, semillas, con algo rico en vitamina C |
| **Calcio, vitamina D, yodo, omega-3** | bebidas fortificadas, sol o suplemento, sal yodada, aceite de algas |

**¿Cuánta proteína?** Un documento de posición habla de 1.2–1.7 g al día por kilo de peso para deportistas: con 65 kg, unos 80–110 g, repartidos en las comidas. Las fuentes vegetales distintas se completan a lo largo del día.

**Antes de una media o una carrera larga,** lo mismo que todos: carbohidratos. Arroz, pasta, papa, pan, plátano y mermelada ya son veganos; el último día o dos come menos frijoles, verdura cruda y salvado. Casi todos los geles no llevan nada animal; lee la etiqueta.

**Después de correr:** leche de soya con plátano, lentejas con arroz, un sándwich de tofu.

**Hazte análisis** de hierro y B12 una vez al año, y pronto si siempre estás cansado o se te va la regla. Toma hierro solo después de un análisis. En el embarazo, en niños o con una relación difícil con la comida, consulta a un nutricionista.`,
    },
    sources: [
      {
        name: "Rogerson, Vegan diets: practical advice for athletes and exercisers, 2017",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5598028",
        seen: "2026-11-29",
      },
      {
        name: "ACSM, American Dietetic Association and Dietitians of Canada, Nutrition and Athletic Performance, 2009 (key points)",
        address: "https://studylib.net/doc/9171299/acsm-nutrition-and-athletic-performance",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: [
        "What do I eat before and during a race?",
        "When do I take gels?",
        "Do I need supplements?",
      ],
      es: [
        "¿Qué como antes y durante la carrera?",
        "¿Cuándo tomo los geles?",
        "¿Qué suplementos sirven?",
      ],
    },
  },
];
