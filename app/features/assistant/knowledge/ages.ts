import type { Topic } from "./topic.ts";

/** Older runners and children. */
export const ageTopics: readonly Topic[] = [
  {
    id: "older-runners",
    title: { en: "Running at 50, 60 and beyond", es: "Correr a los 50, 60 y más" },
    keywords: [
      "feel old",
      "start running at 50",
      "start running at 60",
      "50 years",
      "60 years",
      "65 years",
      "70 years",
      "older runner",
      "older runners",
      "older",
      "masters runner",
      "masters",
      "senior",
      "too old",
      "over 50",
      "over 60",
      "mayores",
      "adulto mayor",
      "mayor correr",
      "muy viejo",
      "anos edad",
      "50 anos",
      "55 anos",
      "60 anos",
      "65 anos",
      "70 anos",
      "veterano",
      "veteranos",
    ],
    answer: {
      en: `It is not too late to begin, and there is no age at which one has to stop. Endurance falls slowly, mostly after 50 and faster after 70, and training slows the fall. Long studies of runners found that they stay able for longer than people who do not run, and recreational running has not been shown to wear out healthy knees.

**What changes**
- **Recovery takes longer.** Two easy days between hard ones; a lighter week every third week instead of every fourth.
- **Strength and power go first.** Two sessions a week are not an extra at this age but half of the plan; add hops or strides, carefully.
- **Tendons and calves** complain sooner: warm up longer, raise the load slower.
- **Protein:** 1.2–1.6 g per kilogram a day, spread over the meals, if your kidneys are healthy.
- **Thirst and heat:** both senses weaken, so plan drinks, and mind that some medicines change how you bear heat.

**Before you begin,** or go from easy to hard running, see a doctor if you have been inactive, or have high blood pressure, diabetes, heart disease or it runs in the family. **New breathlessness, pressure in the chest or dizziness with effort: stop, and have it looked at before the next run.**

Age-graded times compare you fairly with your younger self, and most races have age groups.`,
      es: `No es tarde para empezar, ni hay una edad en la que haya que parar. La resistencia baja despacio, sobre todo después de los 50 y más rápido desde los 70, y entrenar frena esa caída. Estudios largos encontraron que quienes corren conservan sus capacidades por más tiempo que quienes no, y no se ha demostrado que correr por gusto desgaste unas rodillas sanas.

**Qué cambia**
- **Recuperar toma más tiempo.** Dos días suaves entre los duros; una semana ligera cada tres, en vez de cada cuatro.
- **La fuerza y la potencia se van primero.** Dos sesiones por semana no son un extra a esta edad, sino la mitad del plan; suma saltitos o progresivos, con cuidado.
- **Tendones y pantorrillas** se quejan antes: calienta más y sube la carga más lento.
- **Proteína:** 1.2–1.6 g por kilo al día, repartida en las comidas, si tus riñones están sanos.
- **Sed y calor:** los dos avisos se debilitan, así que planea qué beber y recuerda que algunas medicinas cambian cómo toleras el calor.

**Antes de empezar,** o de pasar de lo suave a lo duro, ve al médico si llevas tiempo inactivo o tienes hipertensión, diabetes o una enfermedad del corazón, tuya o de tu familia. **Falta de aire nueva, presión en el pecho o mareo con el esfuerzo: para, y hazlo revisar antes de volver a correr.**

Los tiempos ajustados por edad te comparan de forma justa con tu yo más joven, y casi todas las carreras tienen categorías.`,
    },
    sources: [
      {
        name: "The Physiology and Biomechanics of the Master Runner, 2019",
        address:
          "https://umimpact.umt.edu/en/publications/the-physiology-and-biomechanics-of-the-master-runner/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I start strength training?",
        "A plan for my first 5K",
        "How do I recover after a race?",
      ],
      es: [
        "¿Cómo empiezo con la fuerza?",
        "Un plan para mis primeros 5K",
        "¿Cómo me recupero después de una carrera?",
      ],
    },
  },
  {
    id: "children",
    title: { en: "Children who run", es: "Niños que corren" },
    keywords: [
      "child",
      "kid",
      "children",
      "kids",
      "daughter run",
      "son run",
      "kid run",
      "child run",
      "hijo correr",
      "hija correr",
      "nino correr",
      "children",
      "my daughter",
      "my kid",
      "my kids",
      "teenager",
      "teenagers",
      "youth running",
      "ninos",
      "ninas",
      "mi hijo",
      "mi hija",
      "mis hijos",
      "adolescente",
      "adolescentes",
      "menor edad",
    ],
    answer: {
      en: `Running is good for children, above all as play. The World Health Organization recommends an average of 60 minutes of lively movement a day between 5 and 17, of all kinds.

**Guide values, not rules.** Experts on youth running found too little evidence for fixed limits by age. Readiness counts more: does the child *want* it, follow a plan gladly, recover well, eat and sleep enough?

- **Up to about 8:** games, tag, fun runs of 500 m to 2 km, with walking.
- **About 9–12:** two or three times a week, beside other sports; races up to 5K when trained for.
- **About 13–15:** three or four times a week; 5K and 10K.
- **From 16–18:** longer races step by step. Most marathons ask for 18 years: check the rules of the race.

**Keep it healthy**
- Several sports, at least one or two days a week without organized training, and months off from running in the year.
- Praise effort and joy, not times or weight.
- Children heat up faster and forget to drink: shade, breaks, water.
- Growth spurts are times for less.

**See a doctor** for a pain that makes a child limp or lasts over two weeks, pain at the heel or below the knee in a growth spurt, missing periods, loss of weight, and **always for fainting or chest pain with effort.**`,
      es: `Correr es bueno para los niños, sobre todo como juego. La Organización Mundial de la Salud recomienda un promedio de 60 minutos de movimiento animado al día entre los 5 y los 17 años, de todo tipo.

**Orientación, no reglas.** Los expertos en corredores jóvenes encontraron muy poca evidencia para poner límites fijos por edad. Cuenta más si está listo: ¿*quiere* hacerlo, sigue un plan con gusto, se recupera bien, come y duerme lo suficiente?

- **Hasta los 8 años, más o menos:** juegos, la chapada, carreras divertidas de 500 m a 2 km, con tramos caminando.
- **Entre 9 y 12:** dos o tres veces por semana, junto con otros deportes; carreras de hasta 5K si se preparó.
- **Entre 13 y 15:** tres o cuatro veces por semana; 5K y 10K.
- **Desde los 16–18:** distancias más largas paso a paso. La mayoría de las maratones pide 18 años: mira las reglas de la carrera.

**Para que sea sano**
- Varios deportes, al menos uno o dos días por semana sin entrenamiento organizado y meses del año sin correr.
- Elogia el esfuerzo y la alegría, no los tiempos ni el peso.
- Los niños se calientan más rápido y olvidan beber: sombra, pausas, agua.
- En los estirones, menos.

**Ve al médico** por un dolor que lo haga cojear o dure más de dos semanas, dolor en el talón o debajo de la rodilla durante un estirón, falta de regla, pérdida de peso, y **siempre por un desmayo o dolor de pecho con el esfuerzo.**`,
    },
    sources: [
      {
        name: "Grivas, Beyond the Finish Line: Examining the Role of Children in Marathon Races, 2024",
        address: "https://mdpi.com/2411-5142/9/1/47",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["Find family races", "A plan for a first 5K", "How do I warm up?"],
      es: [
        "Busca carreras para la familia",
        "Un plan para los primeros 5K",
        "¿Cómo se calienta antes de correr?",
      ],
    },
  },
];
