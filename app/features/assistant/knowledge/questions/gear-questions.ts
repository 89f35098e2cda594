import type { UsualQuestion } from "./usual-question.ts";

export const gearQuestions: readonly UsualQuestion[] = [
  {
    topic: "shoes",
    asked: `
      how do i know if my shoes are worn out
      how often should i change running shoes
      how long do running shoes last
      when to replace my shoes
      cada cuanto cambio las zapatillas
      cuanto duran las zapatillas de correr
      como se si mis tenis ya no sirven`,
    answer: {
      en: "After about 500–800 km, or sooner when the sole is worn through, the shoe tilts when you stand it on a table, or new aches appear. Run the new pair short and easy at first.",
      es: "Después de unos 500–800 km, o antes si la suela está gastada, la zapatilla se inclina al ponerla en una mesa o aparecen molestias nuevas. El par nuevo, al principio corto y suave.",
    },
  },
  {
    topic: "shoes",
    asked: `
      what shoes should i buy
      what shoes should a beginner buy
      what shoes do i need to start running
      first trail race which shoes
      best running shoes for beginners
      which brand of shoes is best
      nike or adidas or asics
      que zapatillas compro
      que tenis me recomiendas para correr
      que marca de zapatillas es mejor
      que opinas de nike vs adidas
      nike vs hoka
      what do you think of nike vs adidas`,
    answer: {
      en: "The pair that feels best at once when you run in it: comfort predicts more than brand, price or arch, and no brand has been shown to prevent injuries. A thumb's width before the longest toe, firm at the heel; try two or three models in the evening with your running socks.",
      es: "El par que se sienta mejor enseguida al correr: la comodidad dice más que la marca, el precio o el arco, y ninguna marca ha demostrado evitar lesiones. Un pulgar de espacio delante del dedo más largo, firme en el talón; prueba dos o tres modelos en la tarde, con tus medias de correr.",
    },
  },
  {
    topic: "shoes",
    asked: `
      what shoes for a heavy runner
      i weigh 95 kilos which shoes
      shoes for flat feet
      i have flat feet which shoes
      shoes for overpronation
      que zapatillas compro si peso 95 kilos
      tengo pie plano que zapatillas uso
      zapatillas para pronador`,
    answer: {
      en: "Also then comfort comes first: flat feet, pronation or weight alone do not tell which shoe prevents injuries. Take a well cushioned pair in which you feel stable, with room for the toes, and change it nearer to 500 km if you are heavy. If a pain stays, ask a physiotherapist or podiatrist about insoles.",
      es: "También entonces manda la comodidad: el pie plano, la pronación o el peso solos no dicen qué zapatilla evita lesiones. Elige una bien amortiguada en la que te sientas estable, con espacio para los dedos, y cámbiala más cerca de los 500 km si pesas más. Si un dolor no se va, pregunta a un fisioterapeuta o podólogo por plantillas.",
    },
  },
  {
    topic: "shoes",
    asked: `
      are carbon plate shoes worth it
      should a beginner buy carbon shoes
      super shoes for a half
      valen la pena las zapatillas con placa de carbono
      zapatillas de carbono para principiantes`,
    answer: {
      en: "Not needed, and hardly for a beginner: they save most runners some energy at race pace, but strain calf and foot in another way and wear out soon. If you buy a pair, use it for races and a few fast sessions, after some short runs in it.",
      es: "No hacen falta, y menos al empezar: a ritmo de carrera ahorran algo de energía a la mayoría, pero cargan pantorrilla y pie de otra forma y duran poco. Si compras un par, úsalo en carreras y algunas sesiones rápidas, tras unas salidas cortas con ellas.",
    },
  },
  {
    topic: "trail-gear",
    asked: `
      do i need a hydration vest for a half marathon
      vest or belt or bottle
      how do i carry water
      necesito chaleco de hidratacion para una media
      como llevo el agua al correr
      chaleco o cinturon para correr`,
    answer: {
      en: "No, in a road half: the aid stations are enough, and a bottle in the hand is the most you need. A vest pays off on trails, in heat without stations and on runs over about two hours. It must not bounce; wear it on a long run first.",
      es: "En una media de calle, no: bastan los puestos, y a lo sumo una botella en la mano. El chaleco vale en trail, con calor sin puestos y en salidas de más de unas dos horas. No debe rebotar; úsalo antes en un fondo.",
    },
  },
  {
    topic: "race-checklist",
    asked: `
      where do i put my phone and keys while i run
      how do i carry my phone running
      donde llevo el celular al correr
      donde guardo las llaves cuando corro`,
    answer: {
      en: "In a waist belt or shorts with a zip pocket, snug at the hips so that nothing bounces; an armband works for a light phone. Keys: take only the one that you need, tied to the laces or in the zip pocket. In a race leave valuables at home or with somebody, not in the bag drop.",
      es: "En un cinturón o un short con bolsillo de cierre, pegado a la cadera para que no rebote; un brazalete sirve para un celular liviano. De las llaves, solo la que necesitas, atada al cordón o en el bolsillo con cierre. En una carrera deja lo de valor en casa o con alguien, no en el guardarropa.",
    },
  },
  {
    topic: "cold",
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
    topic: "heat",
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
    topic: "trail-gear",
    asked: `
      which gps watch should i buy
      best running watch
      do i need a running watch
      que reloj gps compro
      necesito un reloj para correr
      que reloj me recomiendas`,
    answer: {
      en: "To begin with any watch that shows time and distance will do, and you can run without one. For ultras look at the battery hours with GPS and at maps. A chest strap measures the pulse better than the wrist when it is cold or fast. I recommend no brand.",
      es: "Para empezar sirve cualquiera que muestre tiempo y distancia, y también se puede correr sin reloj. Para ultras mira las horas de batería con GPS y los mapas. Una banda en el pecho mide el pulso mejor que la muñeca con frío o al correr rápido. No recomiendo marcas.",
    },
  },
  {
    topic: "dark-and-rain",
    asked: `
      is it better to run with or without music
      can i listen to music in a race
      are headphones allowed in races
      can i wear my earbuds in a race
      can i use airpods in a race
      puedo correr la carrera con audifonos
      ok to race with headphones
      puedo correr la carrera con audifonos
      mejor correr con musica o sin musica
      puedo usar audifonos en la carrera
      se permite musica en la maraton`,
    answer: {
      en: "As you like: music makes many runs easier, silence helps to hear breath and traffic. In traffic leave one ear free. In races the organizer decides: some ban headphones or allow only open ones, so look in the rules on the race's page.",
      es: "Como te guste: la música hace más fáciles muchas salidas, y el silencio deja oír la respiración y el tráfico. En la calle deja un oído libre. En carreras decide el organizador: algunos prohíben audífonos o solo admiten los abiertos; mira el reglamento en la página de la carrera.",
    },
  },
];
