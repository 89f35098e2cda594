import type { Topic } from "./topic.ts";

/** Weight, breath, skin, swelling, salt, supplements and alcohol. */
export const bodyTopics: readonly Topic[] = [
  {
    id: "weight",
    title: { en: "Running and body weight", es: "Correr y el peso" },
    keywords: [
      "belly fat",
      "bajar panza",
      "panza",
      "lose weight",
      "losing weight",
      "weight loss",
      "burn fat",
      "calories",
      "overweight",
      "bajar peso",
      "bajar de peso",
      "perder peso",
      "adelgazar",
      "quemar grasa",
      "calorias",
      "sobrepeso",
      "bajar kilos",
    ],
    wordings: `
      will running help me lose weight
      run or walk to lose fat
      how many calories does a 10k burn
      i am overweight how do i start
      correr o caminar para bajar de peso
      cuantas calorias quemo en 10k
      tengo sobrepeso como empiezo
      quiero adelgazar corriendo`,
    answer: {
      en: `Running helps to hold a healthy weight, but food decides most of it. As a rule of thumb a kilometer costs about one kilocalorie for each kilogram of body weight: 5 km at 80 kg are some 400, about as much as one generous snack.

- **Start gently.** More weight means more load on bones and tendons. Walk briskly first, then run and walk by turns, three days a week, on flat and soft ground.
- **More minutes, not more speed.** Guidelines speak of 150–250 minutes of moderate movement a week to hold weight, and more than 250 to lose it. Walking and cycling count.
- **Strength twice a week** keeps muscle while weight goes.
- **Eat enough to train.** Slow is safe: about half a kilogram a week at most. Do not fast through hard or long runs, and do not cut in the last weeks before a race.
- **Measure what matters:** how far you can run, how you sleep, how you feel. The scale swings by a kilogram or two with water alone.

I name no target weight and no diet. See a doctor before you begin with severe overweight, heart disease, diabetes or medicines for them, and a dietitian for a plan. If thoughts of food and weight rule your day, or your period stays away, please get help early.`,
      es: `Correr ayuda a mantener un peso sano, pero la comida decide la mayor parte. Como regla, un kilómetro cuesta más o menos una kilocaloría por cada kilo de peso: 5 km con 80 kg son unas 400, lo que trae una merienda generosa.

- **Empieza suave.** Más peso significa más carga para huesos y tendones. Primero camina a paso ligero, luego alterna correr y caminar, tres días por semana, en llano y en suelo blando.
- **Más minutos, no más velocidad.** Las guías hablan de 150–250 minutos de movimiento moderado por semana para mantener el peso, y de más de 250 para bajarlo. Caminar y la bicicleta cuentan.
- **Fuerza dos veces por semana** para conservar músculo mientras baja el peso.
- **Come lo suficiente para entrenar.** Despacio es seguro: medio kilo por semana como mucho. No ayunes en salidas duras o largas, ni recortes en las últimas semanas antes de una carrera.
- **Mide lo que importa:** cuánto puedes correr, cómo duermes, cómo te sientes. La balanza sube y baja uno o dos kilos solo por el agua.

No doy un peso ideal ni una dieta. Antes de empezar ve al médico si tienes obesidad severa, una enfermedad del corazón, diabetes o medicinas para ellas, y a un nutricionista para un plan. Si la comida y el peso mandan en tu día, o la regla desaparece, busca ayuda pronto.`,
    },
    sources: [
      {
        name: "Donnelly et al., ACSM Position Stand on Weight Loss and Prevention of Weight Regain, 2009 (IDEA)",
        address: "https://www.ideafit.com/physical-activity-weight-loss-and-weight-regain/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "A plan for my first 5K",
        "How do I start strength training?",
        "How do I stay motivated?",
      ],
      es: [
        "Un plan para mis primeros 5K",
        "¿Cómo empiezo con la fuerza?",
        "¿Cómo mantengo la motivación?",
      ],
    },
    questions: [
      {
        asked: `
          is it the same to walk fast or to run to lose weight
          running or walking which is better for weight
          que es mejor correr o caminar rapido para bajar de peso
          caminar o correr para adelgazar`,
        answer: {
          en: "Both work: per kilometer running burns more, and in the same time clearly more, but walking is gentler and can be done daily and longer. If you are heavy or new, walk briskly and mix in minutes of running. What you eat decides most of it.",
          es: "Las dos sirven: por kilómetro correr gasta más, y en el mismo tiempo bastante más, pero caminar es más suave y se puede hacer a diario y más rato. Si pesas más o empiezas, camina rápido e intercala minutos de trote. Lo que comes decide la mayor parte.",
        },
      },
      {
        asked: `
          i weigh over 100 kilos will running hurt my knees
          can i start running if i am heavy
          are my knees going to break because i am overweight
          peso 104 kilos puedo correr sin lastimarme las rodillas
          estoy gordo puedo empezar a correr
          con sobrepeso se me van a malograr las rodillas
          im overweight can i start running
          i weigh 120 kilos is it ok to run
          im fat can i run
          tengo sobrepeso puedo empezar a correr
          tengo kilos de mas puedo correr
          peso mas de 100 kilos como empiezo`,
        answer: {
          en: "Yes, gently: begin with brisk walks three days a week, then one minute of running and two of walking, on flat and soft ground. Bones and tendons carry more, so let the breaks be long and the pace slow. With heart disease, diabetes, high blood pressure or severe overweight see a doctor first.",
          es: "Sí, con calma: empieza caminando rápido tres días por semana; luego un minuto de trote y dos de caminata, en suelo plano y blando. Huesos y tendones cargan más, así que pausas largas y ritmo lento. Con enfermedad del corazón, diabetes, presión alta o mucho sobrepeso, primero ve al médico.",
        },
      },
      {
        asked: `
          how do i lose weight running
          will i lose belly fat if i run
          how much should i run to lose weight
          how many calories does a 10k burn
          calories burned running 5k
          como bajo de peso corriendo
          cuanto debo correr para adelgazar
          cuantas calorias se queman en 10k
          correr quita la panza
          quiero bajar la pancita`,
        answer: {
          en: "A kilometer burns about one kilocalorie for each kilogram that you weigh: 10 km at 70 kg are some 700. Food decides most of your weight, so run more minutes rather than faster, keep strength twice a week, and lose half a kilogram a week at most. Nobody can choose where fat goes.",
          es: "Un kilómetro gasta más o menos una kilocaloría por kilo de tu peso: 10 km con 70 kg son unas 700. El peso lo decide sobre todo la comida; corre más minutos y no más rápido, haz fuerza dos veces por semana y baja como mucho medio kilo por semana. Nadie elige de dónde se va la grasa.",
        },
      },
      {
        asked: `
          is it normal to gain weight training for a marathon
          why am i gaining weight when i run
          race weight does it matter
          subi de peso entrenando para la maraton
          por que subo de peso si corro
          importa el peso de carrera`,
        answer: {
          en: "The scale swings by a kilogram or two with water alone, and food decides weight more than running does. Watch how far you can run, how you sleep and how you feel rather than a number; I name no race weight. Eat enough to train. If thoughts of food or weight rule your day, or your period stays away, please get help early.",
          es: "La balanza se mueve uno o dos kilos solo por el agua, y el peso lo decide más la comida que correr. Fíjate en cuánto puedes correr, cómo duermes y cómo te sientes, más que en un número; yo no doy un peso de carrera. Come lo suficiente para entrenar. Si la comida o el peso mandan en tu día, o no te baja la regla, busca ayuda pronto.",
        },
      },
      {
        asked: `
          how do i lose belly fat by running
          does running burn belly fat
          how long until running makes me lose weight
          como bajo la panza corriendo
          correr quema la grasa de la barriga
          en cuanto tiempo se baja de peso corriendo`,
        answer: {
          en: "Nobody can choose where fat goes first. Running helps, food decides most of it: more than 250 minutes of moderate movement a week, walking included, strength twice a week, and about half a kilogram a week at most. It takes months, and the scale hides it at first. With heart disease, diabetes or severe overweight see a doctor first.",
          es: "De dónde se va primero la grasa no se elige. Correr ayuda, la comida decide casi todo: más de 250 minutos de movimiento moderado por semana, caminar incluido, fuerza dos veces, y medio kilo por semana como mucho. Toma meses, y al inicio la balanza no lo muestra. Con problemas del corazón, diabetes u obesidad severa, primero al médico.",
        },
      },
      {
        asked: `
          how many calories does running burn
          how many calories do i burn in a 10k
          calories for 5k
          cuantas calorias se queman corriendo
          cuantas calorias gasto en 10k`,
        answer: {
          en: "As a rule of thumb about one kilocalorie for each kilogram of body weight and kilometer: with 70 kg some 350 for 5K and 700 for 10K, nearly whatever the pace. Hills, wind and soft ground cost more; watches are often far off. Do not eat less on the days that you run: what you need for training belongs to it.",
          es: "Como regla, cerca de una kilocaloría por kilo de peso y kilómetro: con 70 kg unas 350 en 5K y 700 en 10K, casi a cualquier ritmo. Cuestas, viento y suelo blando gastan más; los relojes se equivocan bastante. No comas menos los días que corres: lo que necesitas para entrenar es parte del entrenamiento.",
        },
        sources: [
          {
            name: "Margaria et al., Energy cost of running, Journal of Applied Physiology, 1963",
            address: "https://jap.physiology.org/content/18/2/367.long",
            seen: "2026-12-01",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["how-long", "how-much", "how-often"],
        answer: {
          en: "Slow is safe: about half a kilogram a week at most. Guidelines speak of more than 250 minutes of moderate movement a week to lose weight, walking and cycling included, with strength twice a week; food decides most of it. Nobody can choose where the fat goes first.",
          es: "Despacio es seguro: medio kilo por semana como mucho. Las guías hablan de más de 250 minutos de movimiento moderado por semana para bajar, caminar y bici incluidos, con fuerza dos veces; la comida decide casi todo. De dónde baja primero no se puede elegir.",
        },
      },
      {
        about: ["heavy", "beginner"],
        answer: {
          en: "More weight means more load on bones and tendons: walk briskly first, then run and walk by turns, three days a week, on flat and soft ground, in cushioned shoes that feel stable. See a doctor before you begin with severe overweight, heart disease or diabetes.",
          es: "Más peso es más carga para huesos y tendones: primero camina rápido, luego alterna correr y caminar, tres días por semana, en llano y suelo blando, con zapatillas amortiguadas y estables. Con obesidad severa, enfermedad del corazón o diabetes, antes ve al médico.",
        },
      },
      {
        about: ["why", "fails"],
        answer: {
          en: "A kilometer costs about one kilocalorie per kilogram of body weight: 5 km at 80 kg are some 400, one generous snack. So running alone moves the scale slowly, and a kilogram or two of water hides it. Measure how far you run and how you sleep as well.",
          es: "Un kilómetro cuesta cerca de una kilocaloría por kilo de peso: 5 km con 80 kg son unas 400, una merienda generosa. Por eso correr solo mueve la balanza despacio, y uno o dos kilos de agua lo tapan. Mide también cuánto corres y cómo duermes.",
        },
      },
    ],
  },
  {
    id: "breathing",
    title: { en: "Breathing while running", es: "Respirar al correr" },
    keywords: [
      "breathe",
      "breathing",
      "breath",
      "out of breath",
      "nose breathing",
      "breathing technique",
      "respirar",
      "respiro",
      "respiracion",
      "sin aliento",
      "respirar nariz",
    ],
    wordings: `
      nose or mouth when running
      i run out of breath
      how do i control my breathing
      get winded after two minutes
      por la nariz o por la boca
      me quedo sin aire al trotar
      como controlo la respiracion
      me agito a los dos minutos`,
    answer: {
      en: `You need no technique: the body breathes as much as it has to. What helps most runners is a slower pace.

- **Out of breath after a few minutes?** Slow down until you can speak in whole sentences, and walk a minute whenever you cannot. In six to eight weeks the same pace feels easier.
- **Nose or mouth?** Both. At an easy pace the nose may be enough; faster running needs the mouth, and there is no prize for closing it.
- **Into the belly:** lie on your back with a hand on the belly and let it rise. Take that feeling along; shoulders down, hands loose.
- **A rhythm** such as three steps in and two steps out calms some people. It is a matter of taste, not a rule.
- **Hills and altitude:** breathing sets the pace, not the watch. Shorten your steps, walk early.
- **Cold, dry air:** breathe through a cloth for the first minutes.
- **A side stitch:** slow down and breathe out long.

**See a doctor** if you wheeze or cough with effort, feel tight in the chest, or get out of breath more easily than some weeks ago: asthma, low iron and heart problems can be treated. **Breathlessness at rest, with chest pain or blue lips, is an emergency: call your local emergency number.**`,
      es: `No necesitas ninguna técnica: el cuerpo respira lo que le hace falta. Lo que más ayuda a casi todos es ir más lento.

- **¿Sin aliento a los pocos minutos?** Baja el ritmo hasta poder hablar con frases enteras y camina un minuto cada vez que no puedas. En seis a ocho semanas el mismo ritmo cuesta menos.
- **¿Nariz o boca?** Las dos. A ritmo suave puede bastar la nariz; para ir rápido hace falta la boca, y nadie premia cerrarla.
- **Con el abdomen:** acuéstate boca arriba con una mano en la barriga y deja que suba. Lleva esa sensación contigo; hombros abajo, manos sueltas.
- **Un compás,** como tres pasos al tomar aire y dos al soltarlo, tranquiliza a algunas personas. Es cuestión de gusto, no una regla.
- **Cuestas y altura:** el ritmo lo marca la respiración, no el reloj. Acorta el paso y camina pronto.
- **Aire frío y seco:** respira a través de una tela los primeros minutos.
- **Flato:** baja el ritmo y suelta el aire largo.

**Ve al médico** si te silba el pecho o toses con el esfuerzo, sientes opresión o te falta el aire más que hace unas semanas: el asma, el hierro bajo y los problemas del corazón tienen tratamiento. **Falta de aire en reposo, con dolor de pecho o labios azules, es una emergencia: llama a tu número local de emergencias.**`,
    },
    sources: [
      {
        name: "CommonSpirit, Shortness of breath: when to call",
        address: "https://www.commonspirit.org/conditions-treatments/shortness-of-breath",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How fast is an easy run?", "How do I run at altitude?", "A plan for my first 5K"],
      es: [
        "¿A qué ritmo es un trote suave?",
        "¿Cómo corro en altura?",
        "Un plan para mis primeros 5K",
      ],
    },
    questions: [
      {
        asked: `
          what air quality is too bad to run
          at what aqi should i not run
          is it safe to run with smoke from the fires
          can i run when the air is bad
          running in smog or pollution
          what aqi would you call it off
          con que calidad de aire no debo correr
          puedo correr con humo o contaminacion
          hay contingencia ambiental salgo a correr
          con cuanto de imeca o aqi no corro
          should i run when the air is polluted
          air quality is bad can i run
          wildfire smoke running
          aqi 150 run outside
          hay mucha contaminacion puedo correr
          correr con esmog o humo
          la calidad del aire esta mala salgo`,
        answer: {
          en: "By the air quality index (AQI): up to 100 run as usual. From 101 to 150 make it shorter and easy, walk, or run indoors; with asthma or a disease of heart or lungs, for children and for older runners: not outside. Above 150 stay inside, on a treadmill or with a day off. Cough, tight chest or wheezing at any number: stop.",
          es: "Según el índice de calidad del aire (AQI): hasta 100, corre como siempre. De 101 a 150, más corto y suave, caminando o bajo techo; con asma o enfermedad del corazón o los pulmones, los niños y los mayores: nada afuera. Sobre 150, quédate dentro: caminadora o descanso. Con tos, pecho apretado o silbidos, a cualquier número: para.",
        },
        sources: [
          {
            name: "EPA AirNow, Air Quality Index and what you can do",
            address: "https://www3.epa.gov/airnow/mobile/AQItable.htm",
            seen: "2026-12-01",
          },
          {
            name: "US EPA, Get outside with the Air Quality Index",
            address: "https://www3.epa.gov/airnow/airaware-2014/day4.html",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          how do i breathe when running
          should i breathe through nose or mouth
          i always get out of breath running
          breathing technique for running
          como respiro al correr
          respiro por la nariz o por la boca
          me quedo sin aire al correr
          se me acaba el aire corriendo que hago`,
        answer: {
          en: "Through the nose and the mouth together, as it comes: there is no better technique. Out of breath means too fast: slow down until you can speak in whole sentences, and walk a minute whenever you cannot. If you wheeze or get out of breath more easily than some weeks ago, see a doctor first.",
          es: "Por la nariz y la boca a la vez, como salga: no hay una técnica mejor. Quedarse sin aire es ir muy rápido: baja hasta poder hablar en frases enteras, y camina un minuto cuando no puedas. Si te silba el pecho o te agitas más fácil que hace unas semanas, primero ve al médico.",
        },
      },
      {
        asked: `
          my nose runs when i run
          why does my nose drip in the cold
          se me cae el moco cuando corro
          me gotea la nariz al correr`,
        answer: {
          en: "That is common and harmless, above all outside and in cold air: more air passes the nose, with whatever irritates it. A buff over nose and mouth and a tissue help. If it itches, sneezes or blocks on most runs, it may be an allergy: ask a doctor, who also knows which remedies are allowed in sport.",
          es: "Es frecuente e inofensivo, sobre todo afuera y con aire frío: pasa más aire por la nariz, con todo lo que la irrita. Ayuda un cuello sobre nariz y boca, y un pañuelo. Si pica, estornudas o se tapa en casi todas las salidas, puede ser alergia: pregunta al médico, que también sabe qué remedios se permiten en el deporte.",
        },
        sources: [
          {
            name: "Verywell Health, Exercise-induced rhinitis",
            address: "https://www.verywellhealth.com/exercise-induced-rhinitis-1191916",
            seen: "2026-12-01",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["why", "how", "fails"],
        answer: {
          en: "Nearly always the pace is the reason: slow down until whole sentences work, and walk a minute whenever they do not; in six to eight weeks the same pace feels easier. If you wheeze, feel tight in the chest, or get out of breath sooner than some weeks ago, see a doctor.",
          es: "Casi siempre es el ritmo: baja hasta poder decir frases enteras y camina un minuto cuando no salgan; en seis a ocho semanas el mismo ritmo cuesta menos. Si te silba el pecho, lo sientes apretado o te falta el aire antes que hace semanas, ve al médico.",
        },
      },
    ],
  },
  {
    id: "skin",
    title: { en: "Chafing, blisters and nails", es: "Rozaduras, ampollas y uñas" },
    keywords: [
      "bleeding nipples",
      "sangran tetillas",
      "sangran pezones",
      "toenails black",
      "toenails turn black",
      "black toenails",
      "blister",
      "blisters",
      "avoid blisters",
      "ampolla",
      "ampollas",
      "evito ampollas",
      "evitar ampollas",
      "chafing",
      "chafe",
      "chafed",
      "chafes",
      "bleeding nipples",
      "nipples bleeding",
      "nipples bleeding long runs",
      "sangran pezones",
      "nipples",
      "thighs rub",
      "blood blister",
      "black toenail",
      "toenail",
      "rozaduras",
      "rozadura",
      "roza muslos",
      "rozan muslos",
      "escaldado",
      "pezones",
      "ampolla sangre",
      "una negra",
      "unas negras",
    ],
    wordings: `
      should i pop a blister
      blister from my new shoes
      how do i avoid blisters
      chafing between my legs
      nipples bleed
      black toenail
      which socks
      reviento la ampolla
      como evito las ampollas
      me rozan las piernas
      se me ponen negras las uñas
      que medias uso`,
    answer: {
      en: `Skin that rubs on skin or cloth, wet with sweat, wears off. In a long race assume that it will, also where it never did before.

**Before**
- Synthetic, close-fitting clothes without thick seams; no cotton. Run in everything once over an hour before the race.
- Grease what rubs: inner thighs, groin, armpits, the edge of the bra, nipples, feet. Petroleum jelly or an anti-chafing stick; tape or plasters on nipples.
- Shoes with a thumb's breadth of room, dry socks, short nails, the heel laced firmly.

**On the way:** stop at the first burning, grease, change or tape. Many aid and medical stations have petroleum jelly; ask.

**Afterwards:** lukewarm shower, mild soap, pat dry, cover raw skin until it has closed.

**Blisters:** leave small ones closed and cover them. A large one that hurts: clean needle at the edge, let it out, leave the skin on, cover it. **A blood blister** stays closed. **A black nail** comes from the toe hitting the shoe; leave it on, it grows out in months.

**See a doctor** for spreading redness, red streaks, pus, fever or growing pain, for a nail that throbs strongly, and with diabetes or poor circulation for every open spot on a foot.`,
      es: `La piel que roza con piel o tela, mojada de sudor, se gasta. En una carrera larga da por hecho que pasará, también donde nunca pasó.

**Antes**
- Ropa sintética, ajustada y sin costuras gruesas; nada de algodón. Corre con todo puesto más de una hora antes del día de la carrera.
- Engrasa lo que roza: entrepierna, ingles, axilas, borde del sostén, pezones, pies. Vaselina o una barra antirrozaduras; cinta o curitas en los pezones.
- Zapatillas con un pulgar de espacio, medias secas, uñas cortas y el talón bien amarrado.

**En el camino:** al primer ardor para, engrasa, cambia o pon cinta. En muchos puestos médicos hay vaselina; pídela.

**Después:** ducha tibia, jabón suave, seca sin frotar y cubre la piel viva hasta que cierre.

**Ampollas:** las pequeñas se dejan cerradas y cubiertas. Una grande que duele: aguja limpia en el borde, deja salir el líquido, conserva la piel y cubre. **Una ampolla con sangre** se deja cerrada. **Una uña negra** viene del golpe del dedo contra la zapatilla; déjala, crece en meses.

**Ve al médico** si el enrojecimiento avanza, hay líneas rojas, pus, fiebre o cada vez más dolor, si la uña late fuerte, y con diabetes o mala circulación por cualquier herida en el pie.`,
    },
    sources: [
      {
        name: "Verywell Fit, Skin Chafing: Prevention, Causes, and Treatment",
        address: "https://www.verywellfit.com/chafing-prevention-causes-and-treatment-2911048",
        seen: "2026-11-28",
      },
      {
        name: "Run Republic, How to Prevent and Treat Chafing",
        address: "https://runrepublic.com/news/how-to-prevent-treat-chafing",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["Which shoes should I buy?", "A race-day checklist", "How do I recover after a race?"],
      es: [
        "¿Qué zapatillas me compro?",
        "¿Qué llevo el día de la carrera?",
        "¿Cómo me recupero después de una carrera?",
      ],
    },
    questions: [
      {
        asked: `
          my nipples bleed on long runs
          nipple chafing running
          my thighs rub when i run
          how do i stop chafing
          chafing between the legs
          se me rozan las piernas al correr
          como evito rozaduras
          me sangran los pezones al correr
          me raspa la entrepierna cuando corro`,
        answer: {
          en: "That is chafing: before the run put petroleum jelly or an anti-chafing stick on everything that rubs, plasters or tape on the nipples, and wear close-fitting synthetic clothes without cotton. When it burns on the way, stop at once and grease. Let raw skin close before the next run; see a doctor if it turns hot, red or weeps.",
          es: "Eso es una rozadura: antes de correr pon vaselina o barra antirrozaduras en todo lo que roza, curitas o cinta en los pezones, y usa ropa sintética ajustada, sin algodón. Si arde en el camino, para y unta. Deja cerrar la piel antes de volver a correr; ve al médico si se pone caliente, roja o supura.",
        },
      },
      {
        asked: `
          i get blisters every time i run long
          how do i avoid blisters
          should i pop a blister
          blister on my heel what do i do
          me salen ampollas en los pies
          como evito las ampollas
          tengo una ampolla la reviento
          que hago con una ampolla`,
        answer: {
          en: "Leave a small blister closed and cover it; a large one that hurts you may open at the edge with a clean needle, leaving the skin on, and cover it. To avoid them: dry synthetic socks, grease on the spot, a thumb's width of room in the shoe, a firmly laced heel. With diabetes, pus, red streaks or fever see a doctor.",
          es: "Una ampolla pequeña se deja cerrada y se cubre; una grande que duele la puedes abrir por el borde con aguja limpia, dejando la piel, y cubrirla. Para evitarlas: medias sintéticas secas, vaselina en el punto, un pulgar de espacio en la zapatilla y el talón bien amarrado. Con diabetes, pus, rayas rojas o fiebre, ve al médico.",
        },
      },
      {
        asked: `
          black toenail after my half do i pull it off
          my toenail turned black
          losing a toenail from running
          se me puso negra la uña despues de correr
          uña negra que hago
          se me cae la uña por correr`,
        answer: {
          en: "Leave it on: it protects the toe and grows out in some months. It comes from the toe hitting the shoe, so cut nails short and take half a size more. See a doctor if it throbs strongly, is hot or shows pus, and always if you have diabetes.",
          es: "Déjala: protege el dedo y se renueva en unos meses. Viene de golpear contra la zapatilla, así que uñas cortas y media talla más. Ve al médico si late fuerte, está caliente o tiene pus, y siempre si tienes diabetes.",
        },
      },
      {
        asked: `
          chafing help
          my sports bra rubs under the band
          me roza el sosten deportivo
          me roza la ropa al correr
          how do i treat chafing
          my thighs chafe when i run
          i have raw skin after a run
          chafing thats it thats the message
          vaseline or powder for my thighs
          vaseline or talc against chafing
          vaselina o talco
          vaselina o talco para las rozaduras
          y en la entrepierna si hace calor
          se me escalda la entrepierna al correr
          que hago con las rozaduras
          me rozan los muslos al correr
          me sangran los pezones al correr`,
        answer: {
          en: "Before the run grease what rubs, inner thighs, armpits, the edge of the bra, with petroleum jelly or an anti-chafing stick, plasters on the nipples, and close-fitting synthetic clothes. Raw skin: lukewarm water, mild soap, pat dry, cover until it has closed. Spreading redness, pus or fever: a doctor.",
          es: "Antes de correr engrasa lo que roza, entrepierna, axilas, borde del sostén, con vaselina o barra antirrozaduras, curitas en los pezones, y ropa sintética ajustada. Piel viva: agua tibia, jabón suave, seca sin frotar y cubre hasta que cierre. Enrojecimiento que avanza, pus o fiebre: al médico.",
        },
      },
    ],
    followUps: [
      {
        about: ["may-run", "soon"],
        answer: {
          en: "Usually yes, if it does not change the way you run: cover the spot well, grease around it, dry socks, and stop when it burns. A closed small blister stays closed; keep an open one clean and covered. With spreading redness, pus, red streaks, fever or diabetes see a doctor first.",
          es: "Casi siempre sí, si no cambia tu forma de correr: cubre bien el punto, vaselina alrededor, medias secas, y para si arde. Una ampolla chica cerrada se deja cerrada; una abierta, limpia y cubierta. Con enrojecimiento que avanza, pus, rayas rojas, fiebre o diabetes, primero el médico.",
        },
      },
      {
        about: ["trail", "rain", "socks", "which"],
        answer: {
          en: "Wet feet blister sooner: thin wool or synthetic socks that dry fast and a spare pair, shoes that drain, grease or tape on the usual spots before the start, and stop at the first burning to dry, grease or change. No cotton.",
          es: "Con pies mojados salen antes: medias finas de lana o sintéticas que sequen rápido y un par de repuesto, zapatillas que drenen, vaselina o cinta en los puntos de siempre antes de salir, y para al primer ardor a secar, engrasar o cambiar. Nada de algodón.",
        },
        alsoFrom: ["trail-gear"],
      },
      {
        about: ["how-long", "fails", "signs"],
        answer: {
          en: "Raw skin closes in some days if it is washed with mild soap, kept dry and covered; a black nail grows out in months. See a doctor for spreading redness, pus, red streaks, fever or growing pain.",
          es: "La piel viva cierra en unos días si la lavas con jabón suave y la dejas seca y cubierta; una uña negra crece en meses. Al médico por enrojecimiento que avanza, pus, rayas rojas, fiebre o cada vez más dolor.",
        },
      },
    ],
  },
  {
    id: "swelling",
    title: { en: "Swollen legs and hands", es: "Piernas y manos hinchadas" },
    keywords: [
      "swollen legs",
      "legs swell",
      "legs swollen",
      "legs swollen after marathon",
      "swollen feet",
      "feet swell",
      "swollen ankles",
      "ankles swell",
      "swollen hands",
      "hands swell",
      "fingers swell",
      "piernas hinchadas",
      "hinchan piernas",
      "pies hinchados",
      "hinchan pies",
      "tobillos hinchados",
      "hinchan tobillos",
      "manos hinchadas",
      "hinchan manos",
      "dedos hinchados",
    ],
    wordings: `
      my hands swell on long runs
      se me hinchan las manos al correr`,
    answer: {
      en: `**Both legs or both hands, without pain, for hours to a few days** is common after long runs, heat and travel: blood vessels open, fluid leaks out, and gravity keeps it down. Hands swell on the way because little blood runs through them at first and the arms hang.

**What helps**
- Keep walking slowly after the finish instead of standing still.
- Legs up above the heart, ankles in motion; compression socks feel good to many people.
- For the hands: open and close the fists, lift the arms for a while; rings and the watch off before the start.
- Drink to thirst, eat normally with salt. Much more water makes it worse.

**It should be better after a day or two.**

**See a doctor today, and do not run, if only one leg is swollen,** warm, red or painful: it may be a blood clot. **Call your local emergency number** if you are short of breath or have pain in the chest as well, if face, lips or tongue swell, or if the hands swell after a lot of drinking and you have a headache, vomit or feel confused: that may be low sodium.

**See a doctor soon** for swelling that stays, one knee that fills after each run, little urine, or if you are pregnant or have a disease of heart, liver or kidneys.`,
      es: `**Las dos piernas o las dos manos, sin dolor, de unas horas a pocos días** es frecuente después de fondos, calor y viajes: los vasos se abren, sale líquido y la gravedad lo deja abajo. Las manos se hinchan en el camino porque al principio les llega poca sangre y los brazos cuelgan.

**Qué ayuda**
- Sigue caminando despacio después de la meta en vez de quedarte parado.
- Piernas por encima del corazón y tobillos en movimiento; a muchas personas les alivian las medias de compresión.
- Para las manos: abre y cierra los puños, levanta los brazos un rato; anillos y reloj fuera antes de la salida.
- Bebe según la sed y come normal, con sal. Mucha más agua lo empeora.

**En uno o dos días debería mejorar.**

**Ve hoy al médico, y no corras, si solo se hincha una pierna,** o está caliente, roja o dolorida: puede ser un coágulo. **Llama a tu número local de emergencias** si además te falta el aire o te duele el pecho, si se hinchan cara, labios o lengua, o si se hinchan las manos tras beber mucho y tienes dolor de cabeza, vómitos o confusión: puede ser sodio bajo.

**Ve pronto al médico** si la hinchazón se queda, si una rodilla se llena después de cada salida, si orinas poco, o si estás embarazada o tienes una enfermedad de corazón, hígado o riñones.`,
    },
    sources: [
      {
        name: "Ultrunr, Leg Swelling (physicians and ultra runners)",
        address: "https://ultrunr.com/legswell.html",
        seen: "2026-11-28",
      },
      {
        name: "St Mark James Training, Can walking cause edema?",
        address: "https://stmarkjamestraining.ca/can-walking-cause-edema",
        seen: "2026-11-28",
      },
      {
        name: "Harvard Health, Deep-vein blood clots: are you at risk?",
        address: "https://content.health.harvard.edu/blog/deep-vein-blood-clots-are-you-at-risk",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How much water should I drink?",
        "How do I recover after a race?",
        "How do I run in the heat?",
      ],
      es: [
        "¿Cuánta agua debo tomar?",
        "¿Cómo me recupero después de una carrera?",
        "¿Cómo corro con calor?",
      ],
    },
    questions: [
      {
        asked: `
          my hands swell when i run and my rings get tight
          why do my fingers swell on long runs
          hands like sausages after a run
          se me hinchan las manos cuando corro
          se me hinchan los dedos en los fondos y no sale el anillo
          my hands swell up when i run is it normal
          swollen fingers when running
          fat fingers on long runs
          se me hinchan las manos al correr
          se me hinchan los dedos cuando corro es normal`,
        answer: {
          en: "Both hands swelling a little on a run, without pain, is common and goes away within hours: open and close the fists, lift the arms now and then, take rings off before. Drink to thirst, not more: **swollen hands after much water with headache, nausea, vomiting or confusion may be low sodium. Drink no more and call your local emergency number.** Only one hand, or a face or lips that swell: a doctor today, and your local emergency number if breathing is hard.",
          es: "Que ambas manos se hinchen un poco al correr, sin dolor, es común y pasa en horas: abre y cierra los puños, levanta los brazos de vez en cuando, quítate los anillos antes. Bebe según la sed, no más: **manos hinchadas tras mucha agua, con dolor de cabeza, náusea, vómitos o confusión, pueden ser sodio bajo. No bebas más y llama a tu número local de emergencias.** Si es solo una mano, o se hinchan cara o labios: médico hoy, y tu número local de emergencias si cuesta respirar.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-long", "normal", "why"],
        answer: {
          en: "On both sides and without pain it is common after long runs and in heat: blood vessels open and gravity keeps the fluid down. It should be better after a day or two. One leg only, warm, red or painful: a doctor today, no running.",
          es: "En ambos lados y sin dolor es común tras salidas largas y con calor: los vasos se abren y la gravedad retiene el líquido. Debe mejorar en uno o dos días. Solo una pierna, caliente, roja o con dolor: médico hoy, sin correr.",
        },
      },
    ],
  },
  {
    id: "salt",
    title: { en: "Salt and sodium", es: "Sal y sodio" },
    keywords: [
      "how much salt",
      "salt marathon",
      "salt pills",
      "salt capsules",
      "salt caps",
      "need salt",
      "take salt",
      "extra salt",
      "how much sodium",
      "cuanta sal",
      "sal maraton",
      "pastillas sal",
      "capsulas sal",
      "tomar sal",
      "necesito sal",
      "cuanto sodio",
    ],
    wordings: `
      salt tablets do i need them
      pastillas de sal`,
    answer: {
      en: `**Most runners need no salt tablets.** What matters far more is not to drink more than you sweat.

- **Under two hours:** nothing. The salt of normal food is enough.
- **Longer, in heat, or if white crusts stay on your clothes:** a drink with about **460–1,150 mg of sodium per liter**, or the same from salty food at the aid stations. Many sports drinks have about that; read the label.
- **With plain water and gels for many hours:** choose gels with sodium, or eat pretzels, broth or salted potatoes where they are offered.
- **Before:** no extra salt for days. A normally salted meal the evening before is fine.

**Salt does not protect from drinking too much.** Low sodium comes from too much fluid; runners who had taken salt have collapsed of it as well. Drink to thirst, and weigh yourself before and after a long run: if you weigh more, you drank too much.

**Salt does not cure cramps in most people:** these come from tired muscles.

**Not without your doctor** if you have high blood pressure, a disease of heart or kidneys, or take water pills.

**Call for help** for headache, vomiting, swelling and confusion in or after a race: no more water, and let sodium be measured.`,
      es: `**La mayoría no necesita pastillas de sal.** Importa mucho más no beber más de lo que sudas.

- **Menos de dos horas:** nada. Basta la sal de la comida normal.
- **Más tiempo, con calor, o si en la ropa queda una costra blanca:** una bebida con unos **460–1150 mg de sodio por litro**, o lo mismo con algo salado en los puestos. Muchas bebidas deportivas tienen más o menos eso; lee la etiqueta.
- **Con agua sola y geles durante muchas horas:** elige geles con sodio, o come galletas saladas, caldo o papas con sal donde las ofrezcan.
- **Antes:** nada de sal extra durante días. Una cena con la sal de siempre está bien.

**La sal no protege de beber demasiado.** El sodio bajo viene de demasiado líquido; también se han desplomado corredores que tomaban sal. Bebe según la sed y pésate antes y después de un fondo: si pesas más, bebiste de más.

**La sal no cura los calambres a casi nadie:** vienen de músculos cansados.

**No sin tu médico** si tienes presión alta, una enfermedad de corazón o riñones, o tomas diuréticos.

**Pide ayuda** ante dolor de cabeza, vómitos, hinchazón y confusión en la carrera o después: nada más de agua, y que midan el sodio.`,
    },
    sources: [
      {
        name: "Hew-Butler et al., Exercise-Associated Hyponatremia, 2019",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6735969/",
        seen: "2026-11-28",
      },
      {
        name: "Exercise-Associated Hyponatremia: Overzealous Fluid Consumption, 2009",
        address: "https://www.wemjournal.org/article/S1080-6032%2809%2970110-3/fulltext",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How much water should I drink?", "When do I take gels?", "Why do I get cramps?"],
      es: ["¿Cuánta agua debo tomar?", "¿Cuándo tomo los geles?", "¿Por qué me dan calambres?"],
    },
    questions: [
      {
        asked: `
          how do i make my own electrolyte drink
          homemade sports drink recipe
          water lemon salt and sugar is that enough
          can i make my own rehydration drink
          como hago suero casero para correr
          suero casero agua limon sal y azucar le falta algo
          receta de bebida isotonica casera
          mi suero lleva agua limon sal y piloncillo`,
        answer: {
          en: "It lacks nothing but measure. The recipe of the World Health Organization is one liter of clean water, half a level teaspoon of salt and six level teaspoons of sugar; piloncillo or panela may be the sugar, and lemon is for the taste. That is on the salty side: for a run a quarter to a half of a teaspoon is about what sports drinks for long runs have, and more sugar gives more energy. Measure with a spoon, not by eye, try it in training, and drink to thirst.",
          es: "No le falta nada, solo medida. La receta de la Organización Mundial de la Salud: un litro de agua limpia, media cucharadita rasa de sal y seis cucharaditas rasas de azúcar; el piloncillo o la chancaca sirven de azúcar, y el limón es para el sabor. Esa es más bien salada: para correr, entre un cuarto y media cucharadita es más o menos lo que tiene una bebida deportiva para salidas largas, y más azúcar da más energía. Mide con cuchara, no al ojo, pruébala entrenando y bebe según la sed.",
        },
        sources: [
          {
            name: "Ohio Gastroenterology, WHO rehydration drink",
            address:
              "http://ohiogi.com/clinical-research/symptoms-and-solutions/rehydration-drink/",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          should i take salt pills
          do i need electrolytes
          electrolytes for a half marathon
          salt tablets running
          tomo pastillas de sal
          necesito electrolitos
          sirven las sales para correr`,
        answer: {
          en: "Mostly not: under two hours the salt of normal food is enough. On longer or hot runs a sports drink or salty food at the stations covers it. Salt does not protect you from drinking too much and seldom cures cramps; with high blood pressure or weak kidneys ask a doctor first.",
          es: "Casi nunca: con menos de dos horas alcanza la sal de la comida. En salidas más largas o con calor basta una bebida deportiva o algo salado en los puestos. La sal no protege de beber demasiado y rara vez quita calambres; con presión alta o problemas de riñón pregunta antes al médico.",
        },
      },
    ],
    followUps: [
      {
        about: ["why", "hot", "how-much"],
        answer: {
          en: "Under two hours nothing. Longer, in heat or with white crusts on your clothes a drink with 460–1,150 mg of sodium per liter, or salty food at the stations. Salt does not protect from drinking too much and does not cure most cramps. Not without your doctor with high blood pressure, heart or kidney disease.",
          es: "Menos de dos horas, nada. Más largo, con calor o costras blancas en la ropa, una bebida con 460–1,150 mg de sodio por litro o comida salada en los puestos. La sal no protege de beber demasiado ni cura casi ningún calambre. Con presión alta o enfermedad de corazón o riñón, no sin tu médico.",
        },
      },
    ],
  },
  {
    id: "supplements",
    title: { en: "Creatine and other supplements", es: "Creatina y otros suplementos" },
    keywords: [
      "creatine",
      "supplements",
      "supplement",
      "protein powder",
      "bcaa",
      "pre workout",
      "beta alanine",
      "beetroot",
      "vitamins",
      "magnesium",
      "creatina",
      "suplementos",
      "suplemento",
      "proteina polvo",
      "vitaminas",
      "magnesio",
      "remolacha",
    ],
    wordings: `
      creatine iron magnesium vitamin d collagen
      beetroot juice
      protein powder
      creatina hierro magnesio vitamina d colageno
      que suplementos tomo
      proteina en polvo`,
    answer: {
      en: `**Food, sleep and training do nearly everything.** I recommend no product; ask a doctor or dietitian, above all with a disease of the kidneys, in pregnancy, with medicines, or under 18.

- **Creatine monohydrate** is the best examined one: it helps with short, hard efforts and strength, and healthy adults tolerate it well (usual: 3–5 g a day). It adds a kilogram or so of water, which does nothing for a marathon.
- **Caffeine** helps many runners over long distances; how much and when is in the text on gels. Try it in training, not on race day, and not with a racing heart, high blood pressure or in pregnancy.
- **Protein powder** is food in another form: useful only if meals do not give enough.
- **Iron, vitamin D, B12:** only after a blood test. Iron without need does harm.
- **Beetroot, beta-alanine, BCAA, magnesium:** small, doubtful or no effect for most runners. Magnesium has not been shown to prevent cramps of runners.
- **Pre-workout powders and fat burners:** leave them. Stimulants raise pulse and heat, and labels are often wrong.

**Do you compete with a license?** You answer for what is found in your blood: take only products of a tested batch.

**Stop and get help** for an irregular heartbeat, chest pain, dark urine or yellow skin.`,
      es: `**La comida, el sueño y el entrenamiento hacen casi todo.** No recomiendo productos; pregunta a un médico o nutricionista, sobre todo con una enfermedad de los riñones, en el embarazo, con medicinas o si tienes menos de 18.

- **La creatina monohidrato** es la más estudiada: ayuda en esfuerzos cortos y duros y en la fuerza, y los adultos sanos la toleran bien (lo usual: 3–5 g al día). Suma más o menos un kilo de agua, que en una maratón no sirve de nada.
- **La cafeína** ayuda a muchos en distancias largas; cuánta y cuándo está en el texto sobre geles. Pruébala entrenando, no el día de la carrera, y no con palpitaciones, presión alta ni en el embarazo.
- **La proteína en polvo** es comida en otra forma: solo sirve si las comidas no alcanzan.
- **Hierro, vitamina D, B12:** solo después de un análisis de sangre. El hierro sin necesidad hace daño.
- **Remolacha, beta-alanina, BCAA, magnesio:** efecto pequeño, dudoso o nulo para casi todos. No se ha demostrado que el magnesio evite los calambres de quien corre.
- **Preentrenos y quemagrasas:** déjalos. Los estimulantes suben el pulso y el calor, y las etiquetas a menudo mienten.

**¿Compites con licencia?** Respondes por lo que se encuentre en tu sangre: usa solo productos de lotes analizados.

**Para y pide ayuda** ante corazón irregular, dolor de pecho, orina oscura o piel amarilla.`,
    },
    sources: [
      {
        name: "Kreider et al., International Society of Sports Nutrition position stand on creatine, 2017",
        address: "https://informahealthcare.com/doi/full/10.1186/s12970-017-0173-z",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "When do I take gels?",
        "What do I eat before and during a race?",
        "How do I start strength training?",
      ],
      es: [
        "¿Cuándo tomo los geles?",
        "¿Qué como antes y durante la carrera?",
        "¿Cómo empiezo con la fuerza?",
      ],
    },
    questions: [
      {
        asked: `
          does magnesium help with cramps
          should i take magnesium
          sirve el magnesio para los calambres
          magnesio para corredores`,
        answer: {
          en: "Hardly: magnesium has not been shown to prevent the cramps of runners, which come mostly from tired muscles. Starting slower, strong calves and carbohydrate on the way help more. Ask a doctor before you take any, above all with weak kidneys or other medicines.",
          es: "Casi nada: no se ha demostrado que el magnesio evite los calambres de los corredores, que vienen sobre todo del cansancio muscular. Ayuda más salir lento, tener pantorrillas fuertes y tomar carbohidratos. Antes de tomarlo pregunta a un médico, sobre todo con problemas de riñón u otros medicamentos.",
        },
      },
      {
        asked: `
          does beet juice work
          beetroot juice before a race
          sirve el jugo de betarraga
          sirve el jugo de remolacha o betabel`,
        answer: {
          en: "For most runners beetroot has a small, doubtful or no effect. Food, sleep and training do nearly everything. Nothing new on race day, and ask a doctor or dietitian first with a disease of the kidneys, in pregnancy or with medicines.",
          es: "No mucho: a la mayoría de los corredores la betarraga les hace poco, dudoso o ningún efecto. Comida, sueño y entrenamiento hacen casi todo. Nada nuevo el día de la carrera, y pregunta antes a un médico o nutricionista con problemas de riñón, en el embarazo o si tomas medicinas.",
        },
      },
      {
        asked: `
          what supplements should a runner take
          do i need vitamins for running
          is creatine good for runners
          que suplementos debe tomar un corredor
          que vitaminas tomo para correr
          sirve la creatina para correr`,
        answer: {
          en: "Most runners need none: food, sleep and training do nearly everything. Iron, vitamin D or B12 only after a blood test; creatine helps short hard efforts and strength, not a marathon; caffeine helps many. I recommend no product; ask a doctor or dietitian.",
          es: "La mayoría no necesita ninguno: comida, sueño y entrenamiento hacen casi todo. Hierro, vitamina D o B12 solo tras un análisis; la creatina ayuda en esfuerzos cortos y en fuerza, no en una maratón; la cafeína ayuda a muchos. No recomiendo productos; pregunta a un médico o nutricionista.",
        },
      },
      {
        asked: `
          can i take epo or clenbuterol to run faster
          do steroids help runners
          where do i get doping
          what can i take to run faster
          puedo tomar epo para rendir mas
          sirve el clembuterol para correr
          que puedo tomar para correr mas rapido`,
        answer: {
          en: "No. EPO, anabolic steroids, clenbuterol and the like are banned and dangerous: thick blood, clots, stroke, heart attacks. I say nothing about doses or where they come from. Training, sleep, carbohydrate on the way and perhaps coffee make you faster. If you have taken some and your heart races, or you have chest pain or breathlessness: call your local emergency number.",
          es: "No. EPO, anabólicos, clembuterol y similares están prohibidos y son peligrosos: sangre espesa, coágulos, derrame, infarto. No digo dosis ni dónde se consiguen. Más rápido te hacen entrenar, dormir, carbohidratos en el camino y quizá el café. Si ya tomaste algo y sientes el corazón acelerado, dolor de pecho o falta de aire: llama a tu número local de emergencias.",
        },
        sources: [
          {
            name: "Mayo Clinic, Performance-enhancing drugs: know the risks",
            address:
              "https://www.mayoclinic.org/healthy-lifestyle/fitness/in-depth/performance-enhancing-drugs/art-20046134",
            seen: "2026-11-30",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["why", "how-much", "which", "normal"],
        answer: {
          en: "Food, sleep and training do nearly everything. Creatine (usually 3–5 g a day) helps strength and sprints, not a marathon; caffeine helps many; magnesium, BCAA and beetroot have small or doubtful effects. Iron, vitamin D and B12 only after a blood test. Under 18, in pregnancy, with kidney disease or medicines ask a doctor.",
          es: "Comida, sueño y entrenamiento hacen casi todo. La creatina (lo usual, 3–5 g al día) ayuda a la fuerza y a los sprints, no a la maratón; la cafeína ayuda a muchos; magnesio, BCAA y betarraga (betabel) tienen efecto pequeño o dudoso. Hierro, vitamina D y B12 solo tras un análisis. Menor de 18, embarazo, riñón o medicinas: pregunta al médico.",
        },
        alsoFrom: ["gels"],
      },
    ],
  },
  {
    id: "alcohol",
    title: { en: "Alcohol and running", es: "Alcohol y correr" },
    keywords: [
      "alcohol",
      "beer before",
      "beer after",
      "drink beer",
      "beer night before race",
      "beers",
      "wine before",
      "hangover",
      "hungover",
      "drunk last night",
      "cerveza antes",
      "cerveza despues",
      "tomar cerveza",
      "cervezas",
      "vino antes",
      "resaca",
      "pisco antes",
      "tequila antes",
    ],
    wordings: `
      beer after a race
      i drank last night can i run
      tome cervezas ayer puedo correr
      alcohol antes de la carrera`,
    answer: {
      en: `**The evening before a race: best none.** Alcohol disturbs sleep, makes you lose more water, and on race day balance, reaction and the control of temperature suffer. A small glass with food will not ruin a race; more may.

**With a hangover do not race and do not train hard.** You start dry and hot, and falls are more likely. Headache, vomiting or trembling mean: no running today. Walk, drink water and something salty, sleep. Never run with alcohol still in the blood, above all in heat, cold, traffic or on trails.

**After a race** first walk, then drink water or a recovery drink, eat, and urinate. Then a beer is fine for most adults; several slow down the repair of muscles and the filling of the stores. Not in the first hours after dizziness, a blow to the head, vomiting, dark urine, or with painkillers: ibuprofen with alcohol harms stomach and kidneys, paracetamol with alcohol harms the liver.

**In training weeks** less is better: sleep and weight thank you first.

**Not at all** in pregnancy, under age, with many medicines, or before you drive.

If stopping is hard, you are not alone, and help works: talk to a doctor. In Mexico the Línea de la Vida (800 911 2000) and in Peru the Línea 113, option 5, listen free of charge.`,
      es: `**La noche antes de una carrera: mejor nada.** El alcohol empeora el sueño, te hace perder más agua, y el día de la carrera sufren el equilibrio, los reflejos y el control de la temperatura. Una copa pequeña con comida no arruina una carrera; más, puede que sí.

**Con resaca no compitas ni entrenes fuerte.** Sales seco y caliente, y te caes más fácil. Dolor de cabeza, vómitos o temblor significan: hoy no se corre. Camina, toma agua y algo salado, duerme. Nunca corras con alcohol todavía en la sangre, menos con calor, frío, tráfico o en senderos.

**Después de una carrera** primero camina, luego bebe agua o una bebida de recuperación, come y orina. Entonces una cerveza está bien para la mayoría de los adultos; varias frenan la reparación del músculo y la recarga. No en las primeras horas tras un mareo, un golpe en la cabeza, vómitos, orina oscura, ni con analgésicos: ibuprofeno y alcohol dañan estómago y riñones; paracetamol y alcohol, el hígado.

**En semanas de entrenamiento** menos es mejor: lo agradecen primero el sueño y el peso.

**Ni una gota** en el embarazo, siendo menor de edad, con muchas medicinas o antes de manejar.

Si te cuesta dejarlo, no estás solo y la ayuda funciona: habla con un médico. En México la Línea de la Vida (800 911 2000) y en Perú la Línea 113, opción 5, escuchan gratis.`,
    },
    sources: [
      {
        name: "UC San Diego Athletic Performance Nutrition Bulletin, Alcohol and endurance",
        address: "https://racegrader.com/effects-of-alcohol-and-your-training/",
        seen: "2026-11-28",
      },
      {
        name: "Men's Journal, Why you should abstain from alcohol before a big race",
        address:
          "https://www.mensjournal.com/health-fitness/why-you-should-abstain-from-alcohol-before-a-big-race/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I recover after a race?",
        "How much water should I drink?",
        "What do I eat before and during a race?",
      ],
      es: [
        "¿Cómo me recupero después de una carrera?",
        "¿Cuánta agua debo tomar?",
        "¿Qué como antes y durante la carrera?",
      ],
    },
    questions: [
      {
        asked: `
          beer after a race good or bad
          can i drink beer the night before a race
          alcohol before a marathon
          i drank last night can i run
          puedo tomar cerveza la noche antes
          cerveza despues de correr es malo
          tome anoche puedo correr hoy`,
        answer: {
          en: "The evening before, best none; a small glass with food will not ruin a race. Afterwards drink water and eat first, then a beer is fine for most adults, several slow the repair of muscles. With a hangover do not race or train hard: you start dry and hot.",
          es: "La noche antes, mejor nada; un vaso pequeño con comida no arruina la carrera. Después, primero agua y comida; luego una cerveza está bien para la mayoría de los adultos, y varias frenan la reparación muscular. Con resaca no compitas ni entrenes fuerte: partes seco y caliente.",
        },
      },
      {
        asked: `
          can i have a beer the week of the race
          is it ok to drink a couple of beers before the race
          wine the night before a half
          puedo tomar unas chelas antes de la carrera
          una cerveza la semana de la carrera hace mal
          puedo tomar vino la noche antes de la media`,
        answer: {
          en: "Better none in the last two days: alcohol disturbs sleep and dries you out. A small glass with food earlier in the week will not ruin a race. Afterwards first water, food and the toilet; then a beer is fine for most adults.",
          es: "Mejor nada en los dos últimos días: el alcohol empeora el sueño y deshidrata. Una cerveza chica o copa con comida a inicios de semana no arruina una carrera. Después, primero agua, comida y baño; luego una cerveza le va bien a casi cualquier adulto.",
        },
      },
      {
        asked: `
          can i run with a hangover
          i drank last night should i do my run
          puedo correr con resaca
          tome anoche salgo a correr
          estoy con resaca y tengo fondo`,
        answer: {
          en: "Better not hard: alcohol dries you out, disturbs sleep and makes the heart beat faster. Water, food and sleep first; later a walk or 20 easy minutes in the cool if head and stomach are fine. No long run, no intervals, no heat, and none while you still feel drunk, dizzy or sick. A pounding or irregular heart: stop and see a doctor.",
          es: "Fuerte, mejor no: el alcohol deshidrata, altera el sueño y acelera el corazón. Primero agua, comida y dormir; más tarde una caminata o 20 minutos suaves y frescos si la cabeza y el estómago están bien. Ni fondo, ni series, ni calor, y nada mientras sigas borracho, mareado o con náuseas. Si el corazón golpea o va irregular, para y ve al médico.",
        },
      },
    ],
    followUps: [
      {
        about: ["when", "how-much", "how-long", "why"],
        answer: {
          en: "Best have none the evening before; after the race once you have drunk water, eaten and urinated. Alcohol disturbs sleep and dries you out, and several drinks slow down repair. Never with painkillers, after dizziness or a blow to the head, or before you drive.",
          es: "La víspera mejor nada; después de la carrera, cuando ya tomaste agua, comiste y orinaste. El alcohol empeora el sueño y deshidrata, y varias copas frenan la reparación. Nunca con analgésicos, tras mareo o golpe en la cabeza, ni antes de manejar.",
        },
      },
    ],
  },
];
