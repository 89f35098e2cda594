import type { FollowUp } from "./follow-up.ts";

/** What runners go on to ask about food and drink. */
export const foodFollowUps: readonly FollowUp[] = [
  {
    topic: "fuel",
    about: ["why"],
    answer: {
      en: "Carbohydrate is the fuel of hard running, and what the body stores is enough for up to about 90 minutes of racing; in longer races the pace falls if none comes in. Fat and fiber stay in the stomach for longer, so they wait until after the race.",
      es: "El carbohidrato es el combustible de correr fuerte, y lo que guarda el cuerpo alcanza hasta unos 90 minutos de carrera; en las más largas el ritmo cae si no entra más. La grasa y la fibra se quedan más en el estómago, por eso esperan a después de la carrera.",
    },
  },
  {
    topic: "fuel",
    about: ["how-much", "heavy"],
    answer: {
      en: "By weight: 1–4 g of carbohydrate per kilogram in the last meal, one to four hours ahead; for 70 kg three hours ahead 150–200 g, for 85 kg about 180–240 g. For races over 90 minutes 10–12 g per kilogram and day for 36–48 hours before, and 30–60 g an hour on the way.",
      es: "Según el peso: 1–4 g de carbohidrato por kilo en la última comida, de una a cuatro horas antes; con 70 kg y tres horas antes, 150–200 g, con 85 kg unos 180–240 g. Para más de 90 minutos, 10–12 g por kilo y día en las 36–48 horas previas, y 30–60 g por hora en el camino.",
    },
  },
  {
    topic: "fuel",
    about: ["when", "how-long"],
    answer: {
      en: "The last big meal three to four hours before, something small up to an hour before, and on the way from the first 30–40 minutes on. After a large meal wait two to four hours with running. Afterwards a normal meal within two hours.",
      es: "La última comida grande tres a cuatro horas antes, algo pequeño hasta una hora antes, y en el camino desde los primeros 30–40 minutos. Después de una comida grande espera dos a cuatro horas para correr. Al terminar, una comida normal en menos de dos horas.",
    },
    alsoFrom: ["cramps"],
  },
  {
    topic: "fuel",
    about: ["nausea", "instead"],
    answer: {
      en: "Take what is light and known: white bread with jam, a banana, rice, a drink with carbohydrate, in smaller portions and earlier. Less fiber and fat on the day before. Practise on long runs for weeks; the gut learns. With celiac disease, diabetes or trouble that stays ask a doctor or dietitian.",
      es: "Toma algo liviano y conocido: pan blanco con mermelada, plátano, arroz, una bebida con carbohidratos, en porciones más chicas y más temprano. Menos fibra y grasa la víspera. Practica semanas en los fondos; el intestino aprende. Con celiaquía, diabetes o molestias que siguen, pregunta a un médico o nutricionista.",
    },
  },
  {
    topic: "fuel",
    about: ["illness"],
    answer: {
      en: "With diabetes agree with your team how to measure, eat and adjust insulin around the race: exercise lowers the sugar for hours. Carry fast sugar and something that names your illness. The amounts above are for people without it.",
      es: "Con diabetes acuerda con tu médico cómo medir, comer y ajustar la insulina para la carrera: el ejercicio baja el azúcar por horas. Lleva azúcar rápida y algo que diga qué enfermedad tienes. Las cantidades de arriba son para quien no la tiene.",
    },
    alsoFrom: ["known-illness"],
  },
  {
    topic: "fuel",
    about: ["short-race", "long-race"],
    answer: {
      en: "Under 45 minutes nothing on the way, up to 75 a sip, from one to 2½ hours 30–60 g of carbohydrate an hour, longer up to 90 g if practised. For a 5K or 10K no special days before; for a marathon two days rich in carbohydrate.",
      es: "Menos de 45 minutos, nada en el camino; hasta 75, un sorbo; de una a 2½ horas, 30–60 g de carbohidrato por hora; más largo, hasta 90 g si lo practicaste. Para 5K o 10K no hacen falta días especiales; para una maratón, dos días ricos en carbohidratos.",
    },
  },
  {
    topic: "gels",
    about: ["water"],
    answer: {
      en: "A few sips of water with each gel, and no sports drink together with it: that makes it too sweet for the stomach. Best just before an aid station. Gels that call themselves isotonic need less.",
      es: "Unos sorbos de agua con cada gel, y no con bebida isotónica: queda demasiado dulce para el estómago. Lo mejor es justo antes de un puesto. Los geles isotónicos piden menos agua.",
    },
  },
  {
    topic: "gels",
    about: ["how-much", "how-often", "when"],
    answer: {
      en: "None for 10K, two to five for a half, seven to ten for a marathon: 30–60 g of carbohydrate an hour. The first after 30–40 minutes, before you feel you need it, then one every 25–40 minutes.",
      es: "Ninguno para 10K, de dos a cinco para una media, de siete a diez para una maratón: 30–60 g de carbohidrato por hora. El primero a los 30–40 minutos, antes de sentir que falta, y luego uno cada 25–40 minutos.",
    },
  },
  {
    topic: "gels",
    about: ["why"],
    answer: {
      en: "They bring carbohydrate into the blood while the stores get empty. The gut takes glucose and fructose by two ways, so above 60 g an hour a mix of both works better. Real food does the same, only slower and bulkier.",
      es: "Llevan carbohidrato a la sangre mientras se vacían las reservas. El intestino toma glucosa y fructosa por dos vías, así que sobre 60 g por hora va mejor una mezcla. La comida real hace lo mismo, solo más lenta y voluminosa.",
    },
  },
  {
    topic: "gels",
    about: ["coffee"],
    answer: {
      en: "Caffeine helps most people: about 3 mg per kilogram an hour before is usually enough, and more than 6 mg adds side effects rather than speed. Try it in training. Not in pregnancy, with a heart rhythm disorder or high blood pressure, unless a doctor agrees.",
      es: "La cafeína ayuda a la mayoría: suelen bastar unos 3 mg por kilo una hora antes; más de 6 mg suma efectos molestos, no velocidad. Pruébala entrenando. En el embarazo, con arritmia o presión alta, no sin permiso médico.",
    },
  },
  {
    topic: "hydration",
    about: ["hot", "how-much", "heavy", "long-race"],
    answer: {
      en: "Drink to thirst: for many 400–800 ml an hour, more for large or fast runners and in heat, less for small or slow ones. Before: 5–7 ml per kilogram about four hours ahead, so 350–500 ml for 70 kg and 425–600 ml for 85 kg. In heat over two hours a drink with 460–1,150 mg of sodium per liter. Never more than you sweat: if you weigh more afterwards, it was too much.",
      es: "Bebe según la sed: para muchos 400–800 ml por hora, más si eres grande o rápido y con calor, menos si eres pequeño o lento. Antes: 5–7 ml por kilo unas cuatro horas previas, o sea 350–500 ml con 70 kg y 425–600 ml con 85 kg. Con calor y más de dos horas, una bebida con 460–1,150 mg de sodio por litro. Nunca más de lo que sudas: si después pesas más, fue demasiado.",
    },
  },
  {
    topic: "hydration",
    about: ["why"],
    answer: {
      en: "Losing more than about 2 percent of your weight makes you slower, above all in heat. Drinking more than you sweat thins the sodium in the blood, and that can be deadly: headache, vomiting and confusion after much drinking are an emergency, and more water makes it worse.",
      es: "Perder más de un 2 por ciento del peso te hace más lento, sobre todo con calor. Beber más de lo que sudas diluye el sodio de la sangre, y puede ser mortal: dolor de cabeza, vómitos y confusión tras beber mucho son una emergencia, y más agua lo empeora.",
    },
  },
  {
    topic: "hydration",
    about: ["cold", "short-race"],
    answer: {
      en: "Under an hour most people need nothing on the way. In the cold you lose water with every breath although you feel less thirst: drink as usual on long runs.",
      es: "Con menos de una hora casi nadie necesita nada en el camino. Con frío pierdes agua al respirar aunque sientas menos sed: en los fondos bebe como siempre.",
    },
    alsoFrom: ["cold"],
  },
  {
    topic: "hydration",
    about: ["signs", "how"],
    answer: {
      en: "Pale yellow urine and normal thirst are fine. Weigh yourself without clothes before and after an hour of running: each kilogram lost, plus what you drank, is about a liter of sweat an hour. Heavier afterwards means too much.",
      es: "Orina amarillo claro y sed normal están bien. Pésate sin ropa antes y después de correr una hora: cada kilo perdido, más lo que bebiste, es cerca de un litro de sudor por hora. Si pesas más, bebiste de más.",
    },
  },
  {
    topic: "hydration",
    about: ["which", "instead", "coffee"],
    answer: {
      en: "Water up to about two hours; longer, or with very salty sweat, a drink with 460–1,150 mg of sodium per liter and carbohydrate. Afterwards eat and drink normally; in a hurry about 1.5 liters for each kilogram lost, over some hours.",
      es: "Agua hasta unas dos horas; más largo, o con sudor muy salado, una bebida con 460–1,150 mg de sodio por litro y carbohidratos. Después come y bebe normal; con prisa, cerca de 1.5 litros por kilo perdido, en varias horas.",
    },
  },
  {
    topic: "salt",
    about: ["why", "hot", "how-much"],
    answer: {
      en: "Under two hours nothing. Longer, in heat or with white crusts on your clothes a drink with 460–1,150 mg of sodium per liter, or salty food at the stations. Salt does not protect from drinking too much and does not cure most cramps. Not without your doctor with high blood pressure, heart or kidney disease.",
      es: "Menos de dos horas, nada. Más largo, con calor o costras blancas en la ropa, una bebida con 460–1,150 mg de sodio por litro o comida salada en los puestos. La sal no protege de beber demasiado ni cura casi ningún calambre. Con presión alta o enfermedad de corazón o riñón, no sin tu médico.",
    },
  },
  {
    topic: "supplements",
    about: ["why", "how-much", "which", "normal"],
    answer: {
      en: "Food, sleep and training do nearly everything. Creatine (usually 3–5 g a day) helps strength and sprints, not a marathon; caffeine helps many; magnesium, BCAA and beetroot have small or doubtful effects. Iron, vitamin D and B12 only after a blood test. Under 18, in pregnancy, with kidney disease or medicines ask a doctor.",
      es: "Comida, sueño y entrenamiento hacen casi todo. La creatina (lo usual, 3–5 g al día) ayuda a la fuerza y a los sprints, no a la maratón; la cafeína ayuda a muchos; magnesio, BCAA y betarraga (betabel) tienen efecto pequeño o dudoso. Hierro, vitamina D y B12 solo tras un análisis. Menor de 18, embarazo, riñón o medicinas: pregunta al médico.",
    },
    alsoFrom: ["gels"],
  },
  {
    topic: "weight",
    about: ["how-long", "how-much", "how-often"],
    answer: {
      en: "Slow is safe: about half a kilogram a week at most. Guidelines speak of more than 250 minutes of moderate movement a week to lose weight, walking and cycling included, with strength twice a week; food decides most of it. Nobody can choose where the fat goes first.",
      es: "Despacio es seguro: medio kilo por semana como mucho. Las guías hablan de más de 250 minutos de movimiento moderado por semana para bajar, caminar y bici incluidos, con fuerza dos veces; la comida decide casi todo. De dónde baja primero no se puede elegir.",
    },
  },
  {
    topic: "weight",
    about: ["heavy", "beginner"],
    answer: {
      en: "More weight means more load on bones and tendons: walk briskly first, then run and walk by turns, three days a week, on flat and soft ground, in cushioned shoes that feel stable. See a doctor before you begin with severe overweight, heart disease or diabetes.",
      es: "Más peso es más carga para huesos y tendones: primero camina rápido, luego alterna correr y caminar, tres días por semana, en llano y suelo blando, con zapatillas amortiguadas y estables. Con obesidad severa, enfermedad del corazón o diabetes, antes ve al médico.",
    },
  },
  {
    topic: "weight",
    about: ["why", "fails"],
    answer: {
      en: "A kilometer costs about one kilocalorie per kilogram of body weight: 5 km at 80 kg are some 400, one generous snack. So running alone moves the scale slowly, and a kilogram or two of water hides it. Measure how far you run and how you sleep as well.",
      es: "Un kilómetro cuesta cerca de una kilocaloría por kilo de peso: 5 km con 80 kg son unas 400, una merienda generosa. Por eso correr solo mueve la balanza despacio, y uno o dos kilos de agua lo tapan. Mide también cuánto corres y cómo duermes.",
    },
  },
  {
    topic: "alcohol",
    about: ["when", "how-much", "how-long", "why"],
    answer: {
      en: "Best have none the evening before; after the race once you have drunk water, eaten and urinated. Alcohol disturbs sleep and dries you out, and several drinks slow down repair. Never with painkillers, after dizziness or a blow to the head, or before you drive.",
      es: "La víspera mejor nada; después de la carrera, cuando ya tomaste agua, comiste y orinaste. El alcohol empeora el sueño y deshidrata, y varias copas frenan la reparación. Nunca con analgésicos, tras mareo o golpe en la cabeza, ni antes de manejar.",
    },
  },
  {
    topic: "plant-food",
    about: ["how-much", "which", "heavy"],
    answer: {
      en: "1.2–1.7 g of protein a day per kilogram: for 65 kg about 80–110 g, from beans, lentils, tofu, soy milk, quinoa and nuts, spread over the meals. Vegans always need vitamin B12. Have iron and B12 checked once a year.",
      es: "1.2–1.7 g de proteína al día por kilo: con 65 kg unos 80–110 g, de frijoles, lentejas, tofu, leche de soya, quinua y frutos secos, repartidos. Quien es vegano necesita siempre vitamina B12. Revisa hierro y B12 una vez al año.",
    },
  },
];
