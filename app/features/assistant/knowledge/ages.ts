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
    wordings: `
      i am 55 and recover slower
      starting to run at 60
      masters training how to change
      tengo 62 es seguro correr
      empezar a los 50
      me recupero mas lento con la edad`,
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
    questions: [
      {
        asked: `
          my doctor said i have arthritis in the knee do i have to stop running
          can i run with arthritis
          does running wear out the knees
          do i have to quit running because of my knees
          tengo artrosis puedo correr
          correr desgasta las rodillas
          el doctor me dijo que deje de correr por las rodillas
          correr malogra las rodillas`,
        answer: {
          en: "Not always. In a study of 1,203 people over 50 with arthritis of the knee, those who chose to run did not get worse pictures or more pain in four years. In another review 3.5 percent of recreational runners had arthritis of hip or knee, and 10.2 percent of people who did not run. So ask your doctor why, how advanced it is, and what pain is allowed; a sports doctor can give a second opinion. Until then walk, cycle, swim and strengthen hips and thighs. A knee that swells, locks or gives way: no running.",
          es: "No siempre. En un estudio con 1203 personas de más de 50 años con artrosis de rodilla, quienes eligieron correr no empeoraron en las imágenes ni en el dolor en cuatro años. En otra revisión, el 3.5 por ciento de los corredores aficionados tenía artrosis de cadera o rodilla, y el 10.2 por ciento de quienes no corren. Pregunta a tu médico por qué, qué tan avanzada está y cuánto dolor se permite; un médico deportivo puede dar una segunda opinión. Mientras tanto camina, pedalea, nada y fortalece cadera y muslos. Si la rodilla se hincha, se traba o se va: no corras.",
        },
        sources: [
          {
            name: "Lo et al., Running and knee osteoarthritis, Osteoarthritis Initiative, 2018",
            address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6095814",
            seen: "2026-12-01",
          },
          {
            name: "ICJR, Recreational running and hip and knee joint health",
            address:
              "https://icjr-dev.advection.net/articles/recreational-running-benefits-hip-and-knee-joint-health",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          im 62 and want to start running is that crazy
          am i too old to start running
          can i start running at 50
          starting to run at 70
          tengo 60 años puedo empezar a correr
          soy muy viejo para empezar a correr
          empezar a correr a los 50`,
        answer: {
          en: "It is not too late, and there is no age at which one has to stop. Begin with brisk walking, then one minute of running and two of walking, three days a week with a free day between, and strength twice a week. See a doctor first if you have been inactive or have high blood pressure, diabetes or a heart disease.",
          es: "No es tarde, y no hay una edad en la que haya que parar. Empieza caminando rápido; luego un minuto de trote y dos de caminata, tres días por semana con uno libre en medio, y fuerza dos veces por semana. Ve antes al médico si no te movías o tienes presión alta, diabetes o enfermedad del corazón.",
        },
      },
      {
        asked: `
          im 67 and want to run again after ten years
          can i start running at 60
          what should a runner over 60 watch out for
          how should i train at 55
          tengo 65 años y quiero empezar a correr
          tengo 67 y quiero volver a correr
          como entreno a los 60
          que cuidados tengo para correr a mi edad`,
        answer: {
          en: "It is not too late. See a doctor first, above all after years without sport or with high blood pressure, diabetes or heart disease. Then three days a week with a day between: five minutes of brisk walking, then run a minute and walk two, so easily that you can talk, for 20–30 minutes; strength twice a week counts as much as running at this age. Add a little every second or third week. New breathlessness, pressure in the chest or dizziness: stop and have it looked at.",
          es: "No es tarde. Primero ve al médico, sobre todo tras años sin deporte o con presión alta, diabetes o problemas del corazón. Luego tres días por semana con un día en medio: cinco minutos de caminata rápida y después trota un minuto y camina dos, tan suave que puedas hablar, por 20–30 minutos; a esta edad la fuerza dos veces por semana vale tanto como correr. Suma un poco cada dos o tres semanas. Falta de aire nueva, opresión en el pecho o mareo: para y que lo revisen.",
        },
      },
    ],
    followUps: [
      {
        about: ["old", "how-often", "how-much"],
        answer: {
          en: "At that age the same advice holds, with more recovery: three days of running a week to begin with, two easy days between hard ones, a lighter week every third week, strength twice a week, and a longer warm-up. See a doctor first if you have been inactive or have heart disease, high blood pressure or diabetes.",
          es: "A esa edad vale lo mismo con más recuperación: tres días de carrera por semana para empezar, dos días suaves entre los duros, una semana ligera de cada tres, fuerza dos veces por semana y un calentamiento más largo. Antes ve al médico si estuviste inactivo o tienes corazón, presión alta o diabetes.",
        },
      },
      {
        about: ["why", "how-long"],
        answer: {
          en: "With age strength goes first and recovery takes longer; endurance falls slowly, faster after 70, and training slows the fall. Recreational running has not been shown to wear out healthy knees.",
          es: "Con la edad se va primero la fuerza y recuperarse toma más; la resistencia baja despacio, más rápido después de los 70, y entrenar frena la caída. No se ha demostrado que correr por afición desgaste rodillas sanas.",
        },
      },
      {
        about: ["doctor", "may-run"],
        answer: {
          en: "Yes, if you have been inactive, or have high blood pressure, diabetes or heart disease, or it runs in the family: see a doctor before you begin. Without any of these, brisk walking needs no check; running is worth one talk at the next visit. Breathlessness that is new, pressure in the chest or dizziness: stop and see a doctor first.",
          es: "Sí, si has estado inactivo o tienes presión alta, diabetes o problemas del corazón, tuyos o de familia: ve al médico antes de empezar. Si no, para caminar rápido no hace falta; antes de correr vale la pena hablarlo en la próxima consulta. Falta de aire nueva, presión en el pecho o mareo: para y primero ve al médico.",
        },
      },
      {
        about: ["how-long", "when"],
        answer: {
          en: "Six to eight weeks of three short sessions a week make the same run feel easier, also at this age; take two easy days between hard ones, and a lighter week every third week.",
          es: "De seis a ocho semanas con tres salidas cortas hacen que la misma salida se sienta más fácil, también a esta edad; dos días suaves entre los fuertes y una semana ligera de cada tres.",
        },
      },
    ],
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
    wordings: `
      can my kid run a 10k
      my son wants to train with me
      running with a stroller
      cuanto puede correr un niño
      mi hija quiere entrenar
      correr con coche de bebe`,
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
    questions: [
      {
        asked: `
          my kid is 8 can he run a 5k
          what distance can a child run
          can my 10 year old run a 10k
          my daughter wants to run a race
          my 12 year old wants to run a half
          mi hijo de 8 años puede correr 5k
          que distancia puede correr un niño
          mi hija quiere correr una carrera
          desde que edad pueden correr los niños`,
        answer: {
          en: "Up to about 8 years: games and fun runs of 500 m to 2 km, with walking. From 9 to 12: up to 5K if trained for and wanted; from 13 on 10K, longer ones step by step from 16, and most marathons ask for 18. The rules of each race say its minimum age.",
          es: "Hasta unos 8 años: juegos y carreras de 500 m a 2 km, con caminata. De 9 a 12: hasta 5K si entrenó y quiere; desde los 13, 10K; más largo, de a poco desde los 16, y casi todas las maratones piden 18. La edad mínima está en el reglamento de cada carrera.",
        },
      },
      {
        asked: `
          is it bad for my teenager to train every day
          my son wants to run a marathon he is 15
          my 16 year old wants to train for a half
          mi hijo de 15 quiere correr maraton
          mi hija adolescente entrena mucho`,
        answer: {
          en: "At 13 to 15 three or four days a week and races up to 10K are a good measure, with at least one or two days off and months without running in the year; longer races come step by step from 16 to 18, and most marathons ask for 18. See a doctor for a pain that lasts two weeks, missing periods, loss of weight, and always for fainting or chest pain.",
          es: "De 13 a 15 años, tres o cuatro días por semana y carreras de hasta 10K son una buena medida, con uno o dos días libres y meses sin correr al año; más largo, de a poco entre los 16 y 18, y casi todas las maratones piden 18. Médico si un dolor dura dos semanas, faltan reglas, baja de peso, y siempre si se desmaya o le duele el pecho.",
        },
      },
    ],
    followUps: [
      {
        about: ["young", "may-run", "how-much", "how-often", "long-race"],
        answer: {
          en: "Guide values: up to 8 years games and runs of up to 2 km, 9–12 two or three times a week and up to 5K, 13–15 three or four times and 5K or 10K, longer races step by step from 16; most marathons ask for 18, so check the rules. One or two days a week without training, several sports, and only if the child wants it. Training five times a week at 14 is much: watch tiredness, pain, food and, for girls, the period, and ask a pediatrician before a half.",
          es: "Orientación: hasta los 8 años juegos y carreras de hasta 2 km; de 9 a 12, dos o tres veces por semana y hasta 5K; de 13 a 15, tres o cuatro veces y 5K o 10K; más largo, paso a paso desde los 16; casi toda maratón pide 18: mira el reglamento. Uno o dos días sin entrenar, varios deportes, y solo si quiere. Cinco veces por semana a los 14 es mucho: cuida cansancio, dolores, comida y, en las chicas, la regla, y pregunta al pediatra antes de una media.",
        },
      },
      {
        about: ["hot"],
        answer: {
          en: "Children heat up faster and forget to drink: in great heat no running, otherwise shade, breaks and water. **Always see a doctor before the next run after fainting or chest pain with effort.**",
          es: "Los niños se calientan antes y olvidan beber: con mucho calor nada de correr; si no, sombra, pausas y agua. **Tras un desmayo o dolor de pecho con esfuerzo, siempre un médico antes de volver a correr.**",
        },
      },
      {
        about: ["short-race"],
        answer: {
          en: "5K from about 9 years on, when the child wants it and has trained; 10K from about 13 to 15. These are guide values: readiness counts more than age. The race's rules may ask for more.",
          es: "5K desde los 9 años más o menos, si el niño quiere y se preparó; 10K desde los 13 a 15. Son valores de guía: cuenta más que esté listo que la edad. El reglamento puede pedir más.",
        },
      },
    ],
  },
];
