import type { Topic } from "./topic.ts";

/** Skin, swelling, salt, supplements and alcohol. */
export const bodyCareTopics: readonly Topic[] = [
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
  },
];
