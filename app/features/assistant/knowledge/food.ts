import type { Topic } from "./topic.ts";

/** Eating and drinking on the run. */
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
    wordings: `
      what do i eat the days before my marathon
      breakfast before a long run
      banana or oatmeal
      run on an empty stomach
      should i eat before a morning run
      carb loading how to
      how many carbs per hour
      what do people eat the night before
      am i eating enough
      what do i eat after a long run
      que como despues de correr
      que como los dias antes del maraton
      que desayuno antes de correr
      correr en ayunas
      platano o avena
      como hago la carga de carbohidratos
      que ceno la noche anterior
      como lo suficiente para entrenar`,
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
    questions: [
      {
        asked: `
          im celiac what can i eat before a race
          celiac disease what do i eat for a marathon
          what do i eat before a race without gluten
          are energy gels gluten free
          soy celiaca que como antes de la carrera
          con celiaquia que puedo comer para una maraton
          que como sin gluten antes de una carrera
          los geles tienen gluten`,
        answer: {
          en: "Runners with celiac disease need the same as all others, with more planning. Load up on rice, potatoes, fruit and gluten-free bread instead of pasta. Many gels and chews are free of gluten, not all: read each label, and try them on long runs, never first on race day. Bring your own food, because much of what aid stations offer has gluten. Tiredness or stomach trouble that lasts belongs to your doctor.",
          es: "Quien es celíaco necesita lo mismo que los demás, con más planificación. Carga con arroz, papa, fruta y pan sin gluten en vez de pasta. Muchos geles y gomitas no tienen gluten, pero no todos: lee cada etiqueta y pruébalos en los fondos, nunca por primera vez el día de la carrera. Lleva tu propia comida, porque mucho de lo que hay en los puestos tiene gluten. Un cansancio o un malestar de estómago que sigue es cosa de tu médico.",
        },
        sources: [
          {
            name: "Gluten Free Living, Long-distance running on a gluten-free diet (A. Keller, RDN)",
            address:
              "https://www.glutenfreeliving.com/gluten-free-foods/gluten-free-nutrition/long-distance-running-gluten-free-diet/",
            seen: "2026-12-01",
          },
          {
            name: "Runner's World, How to eat gluten-free for running if you have celiac disease",
            address: "https://runnersworldonline.com.au/how-to-eat-gluten-free-for-running/",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          what do i eat for breakfast on race day
          race day breakfast
          i run at 6 am and cant eat that early
          is a banana enough before running
          which breakfast works before an early start
          what do i have for breakfast if the gun goes at 6am
          what do i eat when the race starts at 7 in the morning
          and if i get up only an hour before the start
          i cant eat in the morning before a race
          que desayuno el dia de la carrera
          corro a las 6 am y no me entra nada
          basta un platano antes de correr
          que como antes de una carrera si es a las 7 de la mañana
          que desayuno si la carrera sale a las 6
          y si me levanto a las 6 nomas
          y si tomo solo un platanito
          no puedo comer tan temprano`,
        answer: {
          en: "If it is early, small and soft is enough: a banana, toast with honey, a few spoons of oats or a sports drink, 30 to 60 minutes before. With three hours to go: bread or oats with honey or jam and a banana, little fat and fiber. Eat well the evening before, and try it on long runs.",
          es: "Si es temprano, basta poco y blando: un plátano, pan con miel, unas cucharadas de avena o una bebida deportiva, 30 a 60 minutos antes. Con tres horas por delante: pan o avena con miel o mermelada y un plátano, con poca grasa y fibra. Cena bien la noche antes y pruébalo en los fondos.",
        },
      },
      {
        asked: `
          do i need to eat before a 5k
          what snack before a run
          what should i eat 30 minutes before a run
          que como 30 minutos antes de correr
          should i eat before a morning 10k
          what do i eat before a 10k
          breakfast before a short race
          que desayuno antes de un 10k
          hay que comer antes de un 5k
          que como antes de correr 5k
          como algo antes de una carrera corta`,
        answer: {
          en: "Yes, something small and familiar one to three hours before: toast with honey or jam, a banana, some oats. For an early 5K half a banana or nothing is fine as well if you are used to it; during the race you need no food. Not new, not fatty, not much fiber.",
          es: "Algo pequeño y conocido entre una y tres horas antes: pan con miel o mermelada, un plátano, un poco de avena. Para un 5K temprano también basta medio plátano o nada, si estás acostumbrado; durante la carrera no hace falta comer. Nada nuevo, ni graso, ni con mucha fibra.",
        },
      },
      {
        asked: `
          what do i eat before a half marathon
          what should i eat the night before a marathon
          dinner before the race
          breakfast before a marathon
          carb loading how
          que ceno la noche antes de la carrera
          que como antes de una media maraton
          que desayuno antes de la maraton
          como hago la carga de carbohidratos`,
        answer: {
          en: "The evening before: a plain plate of rice, pasta or potatoes, not too late, little fat and fiber, nothing new. Three hours before the start: bread or oats with honey or jam and a banana. Only for races over 90 minutes eat more carbohydrate for the two days before.",
          es: "La noche antes: un plato sencillo de arroz, pasta o papa, no muy tarde, con poca grasa y fibra, nada nuevo. Tres horas antes de la salida: pan o avena con miel o mermelada y un plátano. Solo para carreras de más de 90 minutos come más carbohidratos los dos días previos.",
        },
      },
      {
        asked: `
          is it good to run fasted
          does running fasted burn more fat
          sirve correr en ayunas
          correr en ayunas quema mas grasa
          can i run on an empty stomach
          fasted running good or bad
          running before breakfast
          se puede correr en ayunas
          es malo correr sin desayunar
          entrenar en ayunas quema mas grasa`,
        answer: {
          en: "For an easy run of up to an hour, yes, if you feel well with it. In a study of 12 young men a fasted hour burned more fat on the run than one after breakfast; but long or fast runs go better with food, and what you eat over the day decides your weight. Not with diabetes, in pregnancy or with an uneasy relation to food.",
          es: "Para un trote suave de hasta una hora, sí, si te sientes bien. En un estudio con 12 hombres jóvenes, una hora en ayunas gastó más grasa mientras corrían que una después del desayuno; pero los fondos y lo rápido salen mejor comiendo, y tu peso lo decide lo que comes en el día. No con diabetes, en el embarazo ni si la comida te angustia.",
        },
        sources: [
          {
            name: "Bachman et al., Exercising in the Fasted State, 2016",
            address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5050386",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          i just ate can i go run
          how long after eating can i run
          i ate 2 hours ago can i run
          how long to wait after a meal before running
          acabo de comer puedo correr
          cuanto espero despues de comer para correr
          comi hace una hora salgo a correr`,
        answer: {
          en: "After a large or fatty meal wait two to four hours, after a snack about one. Easy running bothers the stomach less than fast running, so if you must go sooner, go slowly.",
          es: "Tras una comida grande o grasosa espera dos a cuatro horas; tras algo ligero, más o menos una. El trote suave molesta menos al estómago que lo rápido: si tienes que salir antes, ve lento.",
        },
      },
      {
        asked: `
          what if i get hungry during the marathon
          hungry in the middle of the race
          que hago si me da hambre a mitad de la maraton
          me da hambre corriendo que hago`,
        answer: {
          en: "Eat: in races over 90 minutes you should anyway, 30 to 60 g of carbohydrate an hour from the first half hour on, before hunger comes. A gel, a banana or what the aid station has will do, in small bites with some water. Hunger late in a race usually means that you began too late.",
          es: "Come: en carreras de más de 90 minutos hay que hacerlo igual, 30 a 60 g de carbohidratos por hora desde la primera media hora, antes de que llegue el hambre. Sirve un gel, un plátano o lo que dé el puesto, en bocados pequeños y con agua. El hambre tardía suele decir que empezaste a comer muy tarde.",
        },
      },
      {
        asked: `
          what should i eat after a run
          what to eat after a long run
          recovery food after training
          que como despues de correr
          que como despues de entrenar
          que es bueno comer despues de un fondo`,
        answer: {
          en: "A normal meal within about two hours, with carbohydrate and 20–30 g of protein: rice with eggs or chicken, beans with tortilla, yogurt with oats and fruit. After a short easy run nothing special is needed.",
          es: "Una comida normal dentro de unas dos horas, con carbohidratos y 20–30 g de proteína: arroz con huevo o pollo, frijoles con tortilla, yogur con avena y fruta. Después de un trote corto no hace falta nada especial.",
        },
      },
      {
        asked: `
          should i run before or after breakfast
          is it better to eat before a morning run
          run fasted or fed in the morning
          correr antes o despues del desayuno
          es mejor correr en ayunas o desayunado
          desayuno antes de correr en la mañana`,
        answer: {
          en: "Both work. Up to about an hour of easy running needs no breakfast; before something long or fast eat something small an hour or two ahead, such as a banana or bread with jam. With diabetes or dizziness not without food.",
          es: "Ambas valen. Hasta cerca de una hora suave no hace falta desayunar; antes de algo largo o rápido come algo pequeño una o dos horas antes, como plátano o pan con mermelada. Con diabetes o mareos, no sin comer.",
        },
      },
      {
        asked: `
          i get diarrhea on every long run
          how do i avoid runners diarrhea
          running gives me the runs
          i always need the toilet on long runs
          what do i do about diarrhea when i run
          que hago si me da diarrea cuando corro
          me da diarrea en las salidas largas
          como evito la diarrea al correr
          siempre tengo que ir al baño cuando corro largo`,
        answer: {
          en: "It is common among distance runners. Eat nothing in the two to three hours before, little fiber, fat and dairy the day before, less coffee and no sugar-free gum or sweets; test gels in training, drink enough, wear nothing tight at the waist, and run shorter and easier until it settles. See a doctor if it does not help, lasts when you are not running, or wakes you at night. Blood, a fever, fainting or strong pain: no running, and a doctor today.",
          es: "Es frecuente en corredores de fondo. No comas en las dos o tres horas anteriores, poca fibra, grasa y lácteos el día previo, menos café y nada de chicles o dulces sin azúcar; prueba los geles entrenando, toma suficiente agua, nada apretado en la cintura, y corre más corto y suave hasta que pase. Ve al médico si no ayuda, si sigue los días que no corres o te despierta de noche. Con sangre, fiebre, desmayo o dolor fuerte: no corras y ve hoy al médico.",
        },
        sources: [
          {
            name: "Mayo Clinic News Network, How can I prevent runner's diarrhea?",
            address:
              "https://newsnetwork.mayoclinic.org/discussion/how-can-i-prevent-runners-diarrhea/",
            seen: "2026-12-01",
          },
          {
            name: "Family Practice Notebook, Runners' diarrhea",
            address: "https://fpnotebook.com/Sports/GI/RnrsDrh.htm",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          why am i so hungry the day after a long run
          im starving after my runs
          i am always hungry since i run more
          por que tengo tanta hambre al dia siguiente del fondo
          me muero de hambre despues de correr
          tengo hambre todo el dia desde que corro mas`,
        answer: {
          en: "Because the stores you emptied are being filled again, often only on the next day. Eat within an hour after the run, carbohydrates with 20–30 g of protein, and regular meals all day; skip the first one, and you are hungriest in the evening. Eating more when you run more is right. Constant hunger with tiredness, more colds or a missing period means that you eat too little: see a doctor.",
          es: "Porque el cuerpo repone lo que gastaste, muchas veces recién al día siguiente. Come en la primera hora después de correr, carbohidratos con 20–30 g de proteína, y comidas regulares todo el día; quien se salta la primera tiene más hambre de noche. Comer más cuando corres más está bien. Hambre constante con cansancio, más resfriados o sin regla quiere decir que comes poco: ve al médico.",
        },
      },
      {
        asked: `
          what should i eat before the race and when
          what do i eat the morning of the race
          breakfast before a race what and when
          que desayuno antes de la carrera y a que hora
          que como la mañana de la carrera`,
        answer: {
          en: "Two to three hours before the start: bread or oats with honey or jam and a banana, little fat and fiber, and what you drink usually; the closer to the start, the smaller. The evening before a plain plate of rice, pasta or potatoes. Nothing that you have not tried on a long run.",
          es: "Dos o tres horas antes de la salida: pan o avena con miel o mermelada y un plátano, poca grasa y fibra, y lo que bebes siempre; mientras más cerca de la salida, más poquito. La noche antes, un plato sencillo de arroz, pasta o papa. Nada que no hayas probado antes de un fondo.",
        },
      },
      {
        asked: `
          i gained 2 kilos in taper week
          why do i gain weight before the race
          subi 2 kilos en la semana del taper
          subi de peso antes de la carrera es normal`,
        answer: {
          en: "That is normal and no fat: one to two kilograms more before a race are mostly water, which is stored together with carbohydrate. It goes again, so do not eat less now.",
          es: "Es normal y no es grasa: uno o dos kilos más antes de la carrera son sobre todo agua, que se guarda junto con los carbohidratos. Se va sola; no comas menos ahora.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Carbohydrate is the fuel of hard running, and what the body stores is enough for up to about 90 minutes of racing; in longer races the pace falls if none comes in. Fat and fiber stay in the stomach for longer, so they wait until after the race.",
          es: "El carbohidrato es el combustible de correr fuerte, y lo que guarda el cuerpo alcanza hasta unos 90 minutos de carrera; en las más largas el ritmo cae si no entra más. La grasa y la fibra se quedan más en el estómago, por eso esperan a después de la carrera.",
        },
      },
      {
        about: ["how-much", "heavy"],
        answer: {
          en: "By weight: 1–4 g of carbohydrate per kilogram in the last meal, one to four hours ahead; for 70 kg three hours ahead 150–200 g, for 85 kg about 180–240 g. For races over 90 minutes 10–12 g per kilogram and day for 36–48 hours before, and 30–60 g an hour on the way.",
          es: "Según el peso: 1–4 g de carbohidrato por kilo en la última comida, de una a cuatro horas antes; con 70 kg y tres horas antes, 150–200 g, con 85 kg unos 180–240 g. Para más de 90 minutos, 10–12 g por kilo y día en las 36–48 horas previas, y 30–60 g por hora en el camino.",
        },
      },
      {
        about: ["when", "how-long"],
        answer: {
          en: "The last big meal three to four hours before, something small up to an hour before, and on the way from the first 30–40 minutes on. After a large meal wait two to four hours with running. Afterwards a normal meal within two hours.",
          es: "La última comida grande tres a cuatro horas antes, algo pequeño hasta una hora antes, y en el camino desde los primeros 30–40 minutos. Después de una comida grande espera dos a cuatro horas para correr. Al terminar, una comida normal en menos de dos horas.",
        },
        alsoFrom: ["cramps"],
      },
      {
        about: ["nausea", "instead"],
        answer: {
          en: "Take what is light and known: white bread with jam, a banana, rice, a drink with carbohydrate, in smaller portions and earlier. Less fiber and fat on the day before. Practise on long runs for weeks; the gut learns. With celiac disease, diabetes or trouble that stays ask a doctor or dietitian.",
          es: "Toma algo liviano y conocido: pan blanco con mermelada, plátano, arroz, una bebida con carbohidratos, en porciones más chicas y más temprano. Menos fibra y grasa la víspera. Practica semanas en los fondos; el intestino aprende. Con celiaquía, diabetes o molestias que siguen, pregunta a un médico o nutricionista.",
        },
      },
      {
        about: ["illness"],
        answer: {
          en: "With diabetes agree with your team how to measure, eat and adjust insulin around the race: exercise lowers the sugar for hours. Carry fast sugar and something that names your illness. The amounts above are for people without it.",
          es: "Con diabetes acuerda con tu médico cómo medir, comer y ajustar la insulina para la carrera: el ejercicio baja el azúcar por horas. Lleva azúcar rápida y algo que diga qué enfermedad tienes. Las cantidades de arriba son para quien no la tiene.",
        },
        alsoFrom: ["known-illness"],
      },
      {
        about: ["short-race", "long-race"],
        answer: {
          en: "Under 45 minutes nothing on the way, up to 75 a sip, from one to 2½ hours 30–60 g of carbohydrate an hour, longer up to 90 g if practised. For a 5K or 10K no special days before; for a marathon two days rich in carbohydrate.",
          es: "Menos de 45 minutos, nada en el camino; hasta 75, un sorbo; de una a 2½ horas, 30–60 g de carbohidrato por hora; más largo, hasta 90 g si lo practicaste. Para 5K o 10K no hacen falta días especiales; para una maratón, dos días ricos en carbohidratos.",
        },
      },
      {
        about: ["soon", "early"],
        answer: {
          en: "With a start at 5 or 6 in the morning, get up two hours before and eat something small and soft: a banana, white bread with honey, a few spoons of oats. If that is too early, eat well the evening before and take a gel or half a sports drink 15 minutes before the start.",
          es: "Con salida a las 5 o 6 de la mañana, levántate dos horas antes y come algo chico y blando: plátano, pan blanco con miel, unas cucharadas de avena. Si es muy temprano, cena bien y toma un gel o media bebida deportiva 15 minutos antes.",
        },
      },
      {
        about: ["food"],
        answer: {
          en: "The evening before: a plain plate of rice, pasta or potatoes with a little chicken or egg, not too late, little fat and fiber, nothing new. In the morning, two to three hours before the start: bread or oats with honey or jam and a banana.",
          es: "La noche antes: un plato sencillo de arroz, pasta o papa con algo de pollo o huevo, no muy tarde, poca grasa y fibra, nada nuevo. En la mañana, dos o tres horas antes de la salida: pan o avena con miel o mermelada y un plátano.",
        },
      },
      {
        about: ["dislike"],
        answer: {
          en: "Then something else with carbohydrates and little fat and fiber: a ripe banana, white rice, oats cooked soft, corn cakes, honey or jam, or a sports drink or a smoothie if nothing solid goes down. Eat less and earlier, up to three or four hours before, and try it on long runs.",
          es: "Entonces otra cosa con carbohidratos y poca grasa y fibra: un plátano maduro, arroz blanco, avena bien cocida, galletas de arroz o maíz, miel o mermelada, o una bebida deportiva o un batido si nada sólido entra. Come menos y antes, hasta tres o cuatro horas antes, y pruébalo en los fondos.",
        },
      },
    ],
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
    wordings: `
      how many gels do i need
      gels upset my stomach
      never tried gels use them in the race
      does coffee before a run help
      caffeine before racing
      i need the bathroom on long runs
      my stomach hurts on long runs
      i get nausea from sports drink
      cuantos geles necesito
      los geles me caen mal
      nunca use geles los uso en la carrera
      cafe antes de correr
      siempre me dan ganas de ir al baño corriendo
      se me revuelve el estomago corriendo`,
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
    questions: [
      {
        asked: `
          gels make me nauseous
          they make me feel sick
          gels make me want to throw up
          los geles me dan nauseas
          me dan asco los geles`,
        answer: {
          en: "Half a gel twice as often, with water and never with sports drink, and two slower minutes: that settles most stomachs. If not, take another brand, gels that are thinner, or real food such as banana, dates or potato with salt. Practise on long runs; vomiting that does not stop, or with a headache or confusion, needs help.",
          es: "Medio gel el doble de veces, con agua y nunca con bebida deportiva, y dos minutos más lentos: eso calma a la mayoría. Si no, otra marca, geles más líquidos o comida de verdad: plátano, dátiles, papa con sal. Pruébalo en fondos; vómitos que no paran, o con dolor de cabeza o confusión, necesitan ayuda.",
        },
      },
      {
        asked: `
          can i bring my own gels to a race
          can i carry my own food in the race
          puedo llevar mis propios geles
          puedo llevar mi comida a la carrera`,
        answer: {
          en: "Yes, in nearly every race, and it is wiser than to try what the stations have. Carry them in a belt or a pocket, and keep the wrappers until a bin. In trail races the rules may forbid help from others outside the stations.",
          es: "Sí, en casi todas, y es más prudente que probar lo que den los puestos. Llévalos en un cinturón o bolsillo y guarda los envoltorios hasta un tacho. En trail el reglamento puede prohibir ayuda de otros fuera de los puestos.",
        },
      },
      {
        asked: `
          how many gels do i need for a half marathon
          when do i take gels
          how many gels for a marathon
          do i need gels for a 10k
          cuantos geles llevo para una media
          cada cuanto tomo un gel
          cuantos geles en la maraton`,
        answer: {
          en: "For a half two to four, for a marathon seven to ten, for a 10K none. The first one after 30–40 minutes, then one every 25–40 minutes, with a few sips of water. Try them on long runs first.",
          es: "Para una media, de dos a cuatro; para una maratón, de siete a diez; para 10K, ninguno. El primero a los 30–40 minutos y luego uno cada 25–40, con unos sorbos de agua. Pruébalos antes en fondos.",
        },
      },
      {
        asked: `
          can i drink coffee before the race
          how much caffeine is too much on race day
          how much caffeine can i take before a race
          cuanta cafeina es demasiada
          caffeine before running
          is coffee ok before a run
          puedo tomar cafe antes de la carrera
          el cafe es bueno antes de correr
          tomo cafeina antes de correr`,
        answer: {
          en: "Yes, if you always drink it: caffeine helps most people, about 3 mg per kilogram an hour before the start, which is one or two cups. Not for the first time on race day, and leave time for the toilet. Leave it out with a heart rhythm disorder, high blood pressure or in pregnancy until a doctor agrees.",
          es: "Sí, si lo tomas siempre: la cafeína ayuda a la mayoría, unos 3 mg por kilo una hora antes de la salida, es decir, una o dos tazas. No por primera vez el día de la carrera, y deja tiempo para el baño. Evítala con arritmia, presión alta o embarazo hasta que un médico esté de acuerdo.",
        },
      },
      {
        asked: `
          gels upset my stomach
          what instead of gels
          real food instead of gels
          los geles me caen mal
          que como en vez de geles`,
        answer: {
          en: "Real food works as well: half a banana, dates, guava paste, small pieces of sandwich, boiled potato with salt on long trails. Or take half a gel twice as often, with water and not with sports drink. The gut learns it in some weeks of long runs.",
          es: "La comida de verdad también sirve: medio plátano, dátiles, ate o bocadillo de guayaba, trocitos de pan con algo, papa cocida con sal en trails largos. O toma medio gel el doble de veces, con agua y no con bebida deportiva. El intestino se acostumbra en unas semanas de fondos.",
        },
      },
    ],
    followUps: [
      {
        about: ["water"],
        answer: {
          en: "A few sips of water with each gel, and no sports drink together with it: that makes it too sweet for the stomach. Best just before an aid station. Gels that call themselves isotonic need less.",
          es: "Unos sorbos de agua con cada gel, y no con bebida isotónica: queda demasiado dulce para el estómago. Lo mejor es justo antes de un puesto. Los geles isotónicos piden menos agua.",
        },
      },
      {
        about: ["how-much", "how-often", "when"],
        answer: {
          en: "None for 10K, two to five for a half, seven to ten for a marathon: 30–60 g of carbohydrate an hour. The first after 30–40 minutes, before you feel you need it, then one every 25–40 minutes.",
          es: "Ninguno para 10K, de dos a cinco para una media, de siete a diez para una maratón: 30–60 g de carbohidrato por hora. El primero a los 30–40 minutos, antes de sentir que falta, y luego uno cada 25–40 minutos.",
        },
      },
      {
        about: ["why"],
        answer: {
          en: "They bring carbohydrate into the blood while the stores get empty. The gut takes glucose and fructose by two ways, so above 60 g an hour a mix of both works better. Real food does the same, only slower and bulkier.",
          es: "Llevan carbohidrato a la sangre mientras se vacían las reservas. El intestino toma glucosa y fructosa por dos vías, así que sobre 60 g por hora va mejor una mezcla. La comida real hace lo mismo, solo más lenta y voluminosa.",
        },
      },
      {
        about: ["coffee"],
        answer: {
          en: "Caffeine helps most people: about 3 mg per kilogram an hour before is usually enough, and more than 6 mg adds side effects rather than speed. Try it in training. Not in pregnancy, with a heart rhythm disorder or high blood pressure, unless a doctor agrees.",
          es: "La cafeína ayuda a la mayoría: suelen bastar unos 3 mg por kilo una hora antes; más de 6 mg suma efectos molestos, no velocidad. Pruébala entrenando. En el embarazo, con arritmia o presión alta, no sin permiso médico.",
        },
      },
      {
        about: ["instead", "money"],
        answer: {
          en: "Banana, dates, raisins, boiled potato with salt, or a sports drink carry the same carbohydrate: about 25 g each half hour. Try them on a long run first.",
          es: "Plátano, dátiles, pasas, papa cocida con sal o bebida deportiva llevan el mismo carbohidrato: unos 25 g cada media hora. Pruébalo antes en un fondo.",
        },
      },
      {
        about: ["dislike"],
        answer: {
          en: "You need none: gummies, dates, a banana, honey or a sports drink bring the same carbohydrates; what counts is the amount, 30 to 60 g an hour in a race beyond 75 to 90 minutes. Try it on long runs.",
          es: "No hacen falta: gomitas, dátiles, un plátano, miel o una bebida deportiva traen los mismos carbohidratos; cuenta la cantidad, 30 a 60 g por hora en una carrera de más de 75 a 90 minutos. Pruébalo en los fondos.",
        },
      },
    ],
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
    wordings: `
      how much water per hour
      how much should i drink on a long run
      electrolytes or just water
      do i carry water for 15k
      cuanta agua tomo por hora
      cuanto bebo en un fondo
      electrolitos o agua
      llevo agua para 15 km`,
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
    questions: [
      {
        asked: `
          how much do i drink on a two hour long run
          how much water for a 2 hour run in the heat
          how much should i carry on a long run
          cuanto tomo en un fondo de dos horas
          cuanta agua llevo a un fondo largo
          cuanto me echo en una salida de dos horas`,
        answer: {
          en: "Drink to thirst: for many that is 400 to 800 ml an hour, so carry about one liter, or half and know where to refill; small or slow runners need less, large or fast ones more. Beyond two hours take a drink with sodium and carbohydrate. Weigh yourself before and after once: each kilogram lost, plus what you drank, is about a liter of sweat, and if you weigh more you drank too much.",
          es: "Bebe según la sed: para muchos son de 400 a 800 ml por hora, así que lleva más o menos un litro, o la mitad si sabes dónde rellenar; si eres pequeño o lento, menos, y si eres grande o rápido, más. Pasadas las dos horas, una bebida con sodio y carbohidratos. Pésate una vez antes y después: cada kilo perdido, más lo que bebiste, es cerca de un litro de sudor, y si pesas más, bebiste demasiado.",
        },
      },
      {
        asked: `
          how much water should i drink per hour
          how much should i drink when running
          how many cups of water in the race
          do i need water on a 10k run
          cuanta agua tomo al correr
          cuantos vasos de agua tomo en la carrera
          cuanta agua debo tomar por hora`,
        answer: {
          en: "Drink to thirst. Under an hour most people need nothing; on longer runs many do well with 400–800 ml an hour, small or slow runners with less. More than you sweat is dangerous: if you weigh more after a run than before, you drank too much.",
          es: "Bebe según la sed. Con menos de una hora casi nadie necesita nada; en salidas más largas a muchos les va bien con 400–800 ml por hora, y con menos a quien es pequeño o va lento. Más de lo que sudas es peligroso: si después pesas más que antes, bebiste demasiado.",
        },
      },
    ],
    followUps: [
      {
        about: ["hot", "how-much", "heavy", "long-race"],
        answer: {
          en: "Drink to thirst: for many 400–800 ml an hour, more for large or fast runners and in heat, less for small or slow ones. Before: 5–7 ml per kilogram about four hours ahead, so 350–500 ml for 70 kg and 425–600 ml for 85 kg. In heat over two hours a drink with 460–1,150 mg of sodium per liter. Never more than you sweat: if you weigh more afterwards, it was too much.",
          es: "Bebe según la sed: para muchos 400–800 ml por hora, más si eres grande o rápido y con calor, menos si eres pequeño o lento. Antes: 5–7 ml por kilo unas cuatro horas previas, o sea 350–500 ml con 70 kg y 425–600 ml con 85 kg. Con calor y más de dos horas, una bebida con 460–1,150 mg de sodio por litro. Nunca más de lo que sudas: si después pesas más, fue demasiado.",
        },
      },
      {
        about: ["why"],
        answer: {
          en: "Losing more than about 2 percent of your weight makes you slower, above all in heat. Drinking more than you sweat thins the sodium in the blood, and that can be deadly: headache, vomiting and confusion after much drinking are an emergency, and more water makes it worse.",
          es: "Perder más de un 2 por ciento del peso te hace más lento, sobre todo con calor. Beber más de lo que sudas diluye el sodio de la sangre, y puede ser mortal: dolor de cabeza, vómitos y confusión tras beber mucho son una emergencia, y más agua lo empeora.",
        },
      },
      {
        about: ["cold", "short-race"],
        answer: {
          en: "Under an hour most people need nothing on the way. In the cold you lose water with every breath although you feel less thirst: drink as usual on long runs.",
          es: "Con menos de una hora casi nadie necesita nada en el camino. Con frío pierdes agua al respirar aunque sientas menos sed: en los fondos bebe como siempre.",
        },
        alsoFrom: ["cold"],
      },
      {
        about: ["signs", "how"],
        answer: {
          en: "Pale yellow urine and normal thirst are fine. Weigh yourself without clothes before and after an hour of running: each kilogram lost, plus what you drank, is about a liter of sweat an hour. Heavier afterwards means too much.",
          es: "Orina amarillo claro y sed normal están bien. Pésate sin ropa antes y después de correr una hora: cada kilo perdido, más lo que bebiste, es cerca de un litro de sudor por hora. Si pesas más, bebiste de más.",
        },
      },
      {
        about: ["which", "instead", "coffee"],
        answer: {
          en: "Water up to about two hours; longer, or with very salty sweat, a drink with 460–1,150 mg of sodium per liter and carbohydrate. Afterwards eat and drink normally; in a hurry about 1.5 liters for each kilogram lost, over some hours.",
          es: "Agua hasta unas dos horas; más largo, o con sudor muy salado, una bebida con 460–1,150 mg de sodio por litro y carbohidratos. Después come y bebe normal; con prisa, cerca de 1.5 litros por kilo perdido, en varias horas.",
        },
      },
    ],
  },
];

/** What runners eat on all other days. */
export const dietTopics: readonly Topic[] = [
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
    wordings: `
      i am vegan and run
      i am vegetarian do i get enough protein
      meat free fueling
      soy vegetariano que como
      soy vegetariana que como antes de una carrera
      soy vegana y entreno
      de donde saco proteina sin carne`,
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
    questions: [
      {
        asked: `
          how much protein do i need as a runner
          protein per day for runners
          do i need protein shakes
          cuanta proteina necesito
          cuanta proteina come un corredor
          necesito batidos de proteina`,
        answer: {
          en: "About 1.2–1.7 g a day for each kilogram that you weigh, spread over the meals: at 65 kg that is 80–110 g. Normal food gives it, and powder is only food in another form. With weak kidneys ask a doctor first.",
          es: "Entre 1.2 y 1.7 g al día por kilo de tu peso, repartidos en las comidas: con 65 kg son 80–110 g. La comida normal alcanza, y el polvo es solo comida en otra forma. Con problemas de riñón pregunta antes al médico.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-much", "which", "heavy"],
        answer: {
          en: "1.2–1.7 g of protein a day per kilogram: for 65 kg about 80–110 g, from beans, lentils, tofu, soy milk, quinoa and nuts, spread over the meals. Vegans always need vitamin B12. Have iron and B12 checked once a year.",
          es: "1.2–1.7 g de proteína al día por kilo: con 65 kg unos 80–110 g, de frijoles, lentejas, tofu, leche de soya, quinua y frutos secos, repartidos. Quien es vegano necesita siempre vitamina B12. Revisa hierro y B12 una vez al año.",
        },
      },
    ],
  },
];
