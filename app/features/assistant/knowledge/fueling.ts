import type { Topic } from "./topic.ts";

/** Eating and drinking. */
export const fuelingTopics: readonly Topic[] = [
  {
    id: "fuel",
    title: { en: "Eating before and during a race", es: "Comer antes y durante la carrera" },
    keywords: [
      "breakfast race day",
      "race day breakfast",
      "desayuno dia carrera",
      "como dia carrera",
      "comer dia carrera",
      "eat race day",
      "desayuno dia maraton",
      "fuel ultra",
      "eat ultra",
      "comer ultra",
      "como antes fondo",
      "comer antes fondo",
      "eat before long run",
      "como antes de correr",
      "que como noche",
      "que como",
      "que como antes",
      "que como bebo",
      "que como despues",
      "eat after",
      "que como dias",
      "eat days before",
      "how many carbs",
      "carbs per hour",
      "cuantos carbohidratos",
      "comer noche antes",
      "cenar antes",
      "dinner before",
      "what to eat and drink",
      "what to eat",
      "what do i eat",
      "what should i eat",
      "eat before",
      "eat during",
      "breakfast",
      "carb loading",
      "carbo loading",
      "carb load",
      "carbohydrates",
      "nutrition",
      "diet",
      "fueling",
      "fuelling",
      "que comer",
      "debo comer",
      "comer antes",
      "comida antes",
      "desayuno",
      "desayunar",
      "carga carbohidratos",
      "carbohidratos",
      "nutricion",
      "alimentacion",
      "dieta",
    ],
    answer: {
      en: `**The days before.** Up to 90 minutes of racing need no special diet. For longer races eat 10–12 g of carbohydrate per kilogram and day for 36–48 hours: rice, pasta, potatoes, bread, fruit juice, with less fiber and fat. One to two kilograms more on the scale are mostly stored water.

**The last meal.** 1–4 g per kilogram one to four hours ahead; the closer, the less. For 70 kg three hours ahead that is about 150–200 g of carbohydrate: oats or white bread with honey or jam, a banana, a drink.

**On the way**

| Race lasts | Carbohydrate |
|---|---|
| under 45 min | none |
| 45–75 min | rinse the mouth or a small sip |
| 1–2½ hours | 30–60 g an hour |
| over 2½ hours | up to 90 g an hour, glucose with fructose |

Start within the first 30–40 minutes, in small portions. The gut learns: practise on long runs for weeks.

**Afterwards,** a normal meal within two hours with carbohydrate and 20–30 g of protein. If you race again within a day, about 1 g of carbohydrate per kilogram and hour for the first four hours.

Nothing new on race day. With diabetes, celiac disease, kidney disease, or an uneasy relation with food, ask a doctor or a sports dietitian for your own plan.`,
      es: `**Los días antes.** Hasta 90 minutos de carrera no piden una dieta especial. Para más tiempo, come 10–12 g de carbohidratos por kilo y día durante 36–48 horas: arroz, pasta, papa, pan, jugo, con menos fibra y grasa. Uno o dos kilos más en la balanza son sobre todo agua guardada.

**La última comida.** 1–4 g por kilo entre una y cuatro horas antes; cuanto más cerca, menos. Para 70 kg, tres horas antes, son unos 150–200 g de carbohidratos: avena o pan blanco con miel o mermelada, un plátano, una bebida.

**En ruta**

| La carrera dura | Carbohidratos |
|---|---|
| menos de 45 min | nada |
| 45–75 min | enjuagar la boca o un sorbo |
| 1–2½ horas | 30–60 g por hora |
| más de 2½ horas | hasta 90 g por hora, glucosa con fructosa |

Empieza en los primeros 30–40 minutos, en porciones pequeñas. El estómago aprende: ensáyalo semanas antes en los fondos.

**Después,** una comida normal en las dos horas siguientes con carbohidratos y 20–30 g de proteína. Si compites otra vez en un día, alrededor de 1 g de carbohidratos por kilo y hora durante las primeras cuatro horas.

Nada nuevo el día de la carrera. Con diabetes, celiaquía, enfermedad renal o una relación difícil con la comida, pide tu propio plan a un médico o a un nutricionista deportivo.`,
    },
    sources: [
      {
        name: "Wallis and Podlogar, Dietary Carbohydrate and the Endurance Athlete, 2022",
        address:
          "https://www.gssiweb.org/sports-science-exchange/article/dietary-carbohydrate-and-the-endurance-athlete-contemporary-perspectives",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "When do I take gels?",
        "What should I drink during a race?",
        "What belongs on a race-day checklist?",
      ],
      es: [
        "¿Cuándo tomo los geles?",
        "¿Cuánta agua debo tomar?",
        "¿Qué llevo el día de la carrera?",
      ],
    },
  },
  {
    id: "gels",
    title: { en: "Gels and caffeine", es: "Geles y cafeína" },
    keywords: [
      "coffee before",
      "drink coffee",
      "cafe antes",
      "tomar cafe",
      "gel",
      "gels",
      "energy gel",
      "how many gels",
      "caffeine",
      "coffee",
      "gu",
      "chews",
      "geles",
      "cuantos geles",
      "geles energeticos",
      "cafeina",
      "cafe",
      "gomitas",
    ],
    answer: {
      en: `A usual gel holds 20–30 g of carbohydrate; some hold 40 g. Count by the gram, not by the piece.

| Race | Aim | With gels of 25 g |
|---|---|---|
| 10K | nothing needed | none |
| Half in 1:30–2:30 | 30–60 g an hour | 2–5 |
| Marathon in 3:00–4:00 | 60 g an hour, more if practised | 7–10 |
| Marathon in 4:00–6:00 | 40–60 g an hour | 7–12 |

- **When:** the first one after 30–40 minutes, before you feel that you need it; then every 25–40 minutes.
- **How:** with a few sips of water rather than a sports drink, which makes it too sweet for the stomach. Gels that call themselves isotonic need less.
- **Over 60 g an hour** choose products with glucose *and* fructose: the gut takes them up by two ways.
- **Practise** on four or more long runs at race pace, with the brand that you will carry.
- **A queasy stomach?** Half a gel twice as often, slow down for two minutes, water only.
- Real food works as well: bananas, dates, guava paste, boiled potatoes with salt on long trails.

**Caffeine** helps most people: 3 mg per kilogram an hour before the start is usually enough, and more than 6 mg adds side effects rather than speed. Many gels hold 25–100 mg. Leave it out if you sleep badly from it, are pregnant, have a heart rhythm disorder or high blood pressure, until a doctor agrees.`,
      es: `Un gel normal trae 20–30 g de carbohidratos; algunos, 40 g. Cuenta por gramos, no por unidades.

| Carrera | Objetivo | Con geles de 25 g |
|---|---|---|
| 10K | no hace falta | ninguno |
| Media en 1:30–2:30 | 30–60 g por hora | 2–5 |
| Maratón en 3:00–4:00 | 60 g por hora, más si lo entrenaste | 7–10 |
| Maratón en 4:00–6:00 | 40–60 g por hora | 7–12 |

- **Cuándo:** el primero a los 30–40 minutos, antes de sentir que te hace falta; luego cada 25–40 minutos.
- **Cómo:** con unos sorbos de agua y no con bebida isotónica, que lo vuelve demasiado dulce para el estómago. Los geles que se llaman isotónicos piden menos.
- **Más de 60 g por hora:** elige productos con glucosa *y* fructosa; el intestino las absorbe por dos vías.
- **Ensaya** en cuatro o más fondos a ritmo de carrera, con la marca que llevarás.
- **¿Estómago revuelto?** Medio gel el doble de veces, baja el ritmo dos minutos, solo agua.
- La comida normal también sirve: plátano, dátiles, bocadillo de guayaba, papas cocidas con sal en montaña.

**La cafeína** ayuda a casi todos: 3 mg por kilo una hora antes suelen bastar, y más de 6 mg suman efectos secundarios, no velocidad. Muchos geles llevan 25–100 mg. Déjala si te quita el sueño, y si estás embarazada, tienes arritmia o presión alta, hasta que un médico esté de acuerdo.`,
    },
    sources: [
      {
        name: "Jeukendrup, A Step Towards Personalized Sports Nutrition: Carbohydrate Intake During Exercise, 2014",
        address: "https://www.springermedizin.de/link?doi=10.1007/s40279-014-0148-z",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "What do I eat before and during a race?",
        "What should I drink during a race?",
        "How should I pace my race?",
      ],
      es: [
        "¿Qué como antes y durante la carrera?",
        "¿Cuánta agua debo tomar?",
        "¿Cómo reparto el esfuerzo en la carrera?",
      ],
    },
  },
  {
    id: "hydration",
    title: { en: "Drinking enough, not too much", es: "Hidratarse bien, sin pasarse" },
    keywords: [
      "sales minerales",
      "sales hidratacion",
      "hydration",
      "hydrate",
      "how much water",
      "how much drink",
      "drink water",
      "drink during",
      "what drink",
      "electrolytes",
      "salt tablets",
      "sodium",
      "sports drink",
      "dehydration",
      "dehydrated",
      "hyponatremia",
      "hidratacion",
      "hidratarme",
      "hidratar",
      "me hidrato",
      "cuanta agua",
      "tomar agua",
      "beber agua",
      "beber",
      "electrolitos",
      "sodio",
      "isotonico",
      "deshidratacion",
      "rehidratarse",
    ],
    answer: {
      en: `Two mistakes are possible: losing more than about 2 percent of your weight, which makes you slower, above all in heat, and drinking more than you sweat, which thins the sodium in the blood and can be deadly.

- **Before:** 5–7 ml for each kilogram of weight about four hours ahead, so 350–500 ml for 70 kg. Pale yellow urine is fine.
- **Under an hour:** most people need nothing on the way.
- **Longer:** drink to thirst. For many that is 400–800 ml an hour; small or slow runners need less, large or fast ones more.
- **Over two hours, or salty sweat:** a drink with 460–1,150 mg of sodium per liter and carbohydrate.
- **Afterwards:** eat and drink normally. In a hurry: about 1.5 liters for each kilogram lost, over some hours.

**Know your rate.** Weigh yourself without clothes before and after an hour of running; each kilogram lost, plus what you drank, is about a liter of sweat an hour. If you weigh *more* afterwards, you drank too much.

**Get medical help at once** for vomiting, a bad headache, swelling or confusion in a race after much drinking: it may be low sodium, and more water makes it worse. People with heart or kidney disease, or who take diuretics, should ask their doctor for a plan.`,
      es: `Hay dos errores posibles: perder más de un 2 por ciento de tu peso, que te hace más lento sobre todo con calor, y beber más de lo que sudas, que diluye el sodio de la sangre y puede ser mortal.

- **Antes:** 5–7 ml por cada kilo de peso unas cuatro horas antes, o sea 350–500 ml para 70 kg. La orina amarillo claro está bien.
- **Menos de una hora:** casi nadie necesita nada en el camino.
- **Más tiempo:** bebe según la sed. Para muchos son 400–800 ml por hora; quien es pequeño o va lento necesita menos, quien es grande o va rápido, más.
- **Más de dos horas, o sudor muy salado:** una bebida con 460–1150 mg de sodio por litro y carbohidratos.
- **Después:** come y bebe normal. Si hay prisa: alrededor de 1.5 litros por kilo perdido, en varias horas.

**Conoce tu tasa.** Pésate sin ropa antes y después de correr una hora; cada kilo perdido, más lo que bebiste, es más o menos un litro de sudor por hora. Si pesas *más* después, bebiste demasiado.

**Pide ayuda médica de inmediato** ante vómitos, dolor de cabeza fuerte, hinchazón o confusión en una carrera después de beber mucho: puede ser sodio bajo, y más agua lo empeora. Quien tiene una enfermedad del corazón o del riñón, o toma diuréticos, debe pedir un plan a su médico.`,
    },
    sources: [
      {
        name: "Hew-Butler et al., Exercise-Associated Hyponatremia, 2019",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6735969/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I run in the heat?",
        "What do I eat before and during a race?",
        "When do I take gels?",
      ],
      es: [
        "¿Cómo corro con calor?",
        "¿Qué como antes y durante la carrera?",
        "¿Cuándo tomo los geles?",
      ],
    },
  },
];
