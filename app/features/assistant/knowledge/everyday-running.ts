import type { Topic } from "./topic.ts";

/** What surrounds the runs: other sports, the dark, the rain, and how the feet land. */
export const everydayTopics: readonly Topic[] = [
  {
    id: "other-sports",
    title: { en: "Treadmill, bike, pool and yoga", es: "Caminadora, bicicleta, piscina y yoga" },
    keywords: [
      "treadmill",
      "cross training",
      "cross train",
      "bike instead",
      "cycling instead",
      "cycling running",
      "swimming running",
      "swim instead",
      "elliptical",
      "yoga",
      "pilates",
      "crossfit",
      "cinta correr",
      "caminadora",
      "trotadora",
      "entrenamiento cruzado",
      "bicicleta correr",
      "bicicleta lugar",
      "bici correr",
      "nadar correr",
      "nadar ayuda",
      "natacion",
      "eliptica",
    ],
    answer: {
      en: `**The best training for running is running.** A review of studies found that some of the endurance of one sport carries over to another, never more than from the sport itself, and least from swimming. For general fitness, in a pause for an injury and when you are tired of running, other sports are a good choice.

- **Bike or elliptical:** the closest replacement. Go by effort and time, not by kilometers: an easy hour for an easy run.
- **Pool:** easy on sore legs; deep-water running with a belt is closer to running than swimming is.
- **Treadmill:** a fair replacement in heat, ice or the dark. Without wind it is slightly easier: in a study of trained runners, a slope of **1 percent** matched the road best at faster paces; at easy paces it made no difference.
- **Yoga and stretching:** fine on easy days if you like them. They do not replace strength training.

One or two of these sessions a week are plenty beside running. If something hurts on the bike or in the pool as well, stop there too.`,
      es: `**Correr se entrena sobre todo corriendo.** Una revisión de estudios encontró que parte de la resistencia de un deporte pasa a otro, nunca más que la del deporte mismo, y la que menos, la de la natación. Para estar en forma en general, en una pausa por lesión y cuando te cansas de correr, otros deportes son una buena opción.

- **Bicicleta o elíptica:** lo más parecido. Guíate por esfuerzo y tiempo, no por kilómetros: una hora suave por un trote suave.
- **Piscina o alberca:** amable con las piernas cargadas; correr en agua profunda con cinturón se parece más a correr que nadar.
- **Caminadora (cinta):** buen reemplazo con calor, hielo u oscuridad. Sin viento es un poco más fácil: en un estudio con corredores entrenados, una pendiente del **1 por ciento** igualó mejor a la calle a ritmos rápidos; a ritmos suaves no hubo diferencia.
- **Yoga y estiramientos:** bien en días suaves si te gustan. No reemplazan el trabajo de fuerza.

Una o dos de estas sesiones por semana bastan junto a la carrera. Si algo te duele también en la bici o en la piscina, para ahí también.`,
    },
    sources: [
      {
        name: "Tanaka, Effects of Cross-Training, 1994",
        address: "https://link.springer.com/article/10.2165/00007256-199418050-00005",
        seen: "2026-11-29",
      },
      {
        name: "Jones and Doust, A 1% Treadmill Grade Most Accurately Reflects the Energetic Cost of Outdoor Running, 1996",
        address:
          "https://www.researchgate.net/publication/14320136_A_1_treadmill_grade_most_accurately_reflects_the_energetic_cost_of_outdoor_running",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: ["How do I start with strength training?", "How slow is an easy run?"],
      es: ["¿Cómo empiezo con la fuerza?", "¿A qué ritmo es un trote suave?"],
    },
  },
  {
    id: "dark-and-rain",
    title: {
      en: "Running in the dark, in the rain and with music",
      es: "Correr de noche, con lluvia y con música",
    },
    keywords: [
      "run at night",
      "running at night",
      "run in dark",
      "running dark",
      "night safety",
      "safe at night",
      "run alone",
      "running alone safety",
      "headlamp",
      "reflective",
      "rain",
      "rains",
      "wet race",
      "music",
      "headphones",
      "earphones",
      "earbuds",
      "corro noche",
      "correr noche",
      "seguridad noche",
      "correr sola",
      "correr solo seguro",
      "linterna frontal",
      "reflectante",
      "lluvia",
      "llueve",
      "musica",
      "audifonos",
      "auriculares",
    ],
    answer: {
      en: `**In the dark, be seen.**

- Light clothes are not enough: wear **something reflective** and a light. Reflective strips on arms and legs move and are noticed from far away.
- A headlamp lets you see the ground and lets others see you. Tilt it down a little.
- Choose lit streets with people on them. Company is better.

**In the rain:** a cap with a brim, a shirt that fits closely, socks that are not cotton, and petroleum jelly or balm where it rubs; wet skin chafes sooner. Keep a dry layer for afterwards. With **thunder or lightning**, do not start: go inside or into a car.

**Music:** in traffic, leave one ear free or use headphones that leave the ear open. In races the organizer decides: some ban headphones, some allow only open ones, and those who compete for prizes usually may not wear any. Look at the rules on the race's page.`,
      es: `**De noche, que te vean.**

- La ropa clara no basta: lleva **algo reflectante** y una luz. Las bandas en brazos y piernas se mueven y se notan desde lejos.
- Una linterna frontal te deja ver el suelo y hace que te vean. Inclínala un poco hacia abajo.
- Elige calles iluminadas y con gente. Mejor en compañía.

**Con lluvia:** gorra con visera, camiseta ajustada, medias que no sean de algodón, y vaselina o bálsamo donde roza; la piel mojada se irrita antes. Guarda algo seco para después. Con **truenos o rayos** no salgas: métete bajo techo o en un auto.

**Música:** entre autos, deja un oído libre o usa audífonos abiertos. En las carreras decide el organizador: algunas prohíben los audífonos, otras solo permiten los abiertos, y quien compite por premios normalmente no puede llevarlos. Mira el reglamento en la página de la carrera.`,
    },
    sources: [
      {
        name: "adidas, Run Safely in the Dark",
        address: "https://www.adidas.com/us/blog/358462-run-safely-in-the-dark",
        seen: "2026-11-29",
      },
      {
        name: "Tulsa Galloway, Tips for Running in the Rain, 2019",
        address: "https://www.tulsagalloway.com/2019/03/12/tips-for-running-in-the-rain/",
        seen: "2026-11-29",
      },
      {
        name: "Milton Keynes Marathon, Headphones Policy",
        address: "https://mkmarathon.com/headphones-policy/",
        seen: "2026-11-29",
      },
      {
        name: "The Philadelphia Inquirer, Why Can't I Wear My Headphones During a Race?",
        address:
          "https://inquirer.com/philly/blogs/on-the-run/Why-cant-I-wear-my-headphones-during-a-race.html",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: ["What belongs on a race-day checklist?", "What do I do against chafing?"],
      es: ["¿Qué llevo el día de la carrera?", "¿Qué hago contra las rozaduras?"],
    },
  },
  {
    id: "cadence",
    title: { en: "Cadence and form", es: "Cadencia y técnica" },
    keywords: [
      "cadence",
      "180 steps",
      "180 spm",
      "180 cadence",
      "180 pasos",
      "steps per minute",
      "stride length",
      "overstriding",
      "running form",
      "running technique",
      "foot strike",
      "heel strike",
      "heel striking",
      "forefoot",
      "cadencia",
      "pasos por minuto",
      "zancada",
      "tecnica carrera",
      "tecnica correr",
      "pisada talon",
      "correr de puntas",
    ],
    answer: {
      en: `**There is no magic 180.** The best step rate depends on the runner and the speed. In one study at about 11 km an hour, the most economical rate was about **170 steps a minute** on average, and it differed between runners.

- **If your feet land far in front of you,** or your knees complain, try **5 percent** more steps at the same speed, not more than 10. In a study of 45 healthy runners the knees had less to absorb at 5 percent more, the hips at 10.
- Count one foot for 30 seconds and multiply by four. Practice a minute at a time, with a metronome or music.
- **Heel or forefoot?** Do not force a change while nothing hurts. It only moves the load, from the knee to the calf.
- Look ahead, let the shoulders hang, keep the steps short uphill and quick downhill.

Form changes slowly: a few minutes per run, over weeks. Stop with anything that begins to hurt.`,
      es: `**No hay un 180 mágico.** La mejor cadencia depende del corredor y de la velocidad. En un estudio a unos 11 km por hora, la más económica fue de unos **170 pasos por minuto** en promedio, y variaba de un corredor a otro.

- **Si el pie cae muy por delante de ti,** o las rodillas se quejan, prueba con un **5 por ciento** más de pasos a la misma velocidad, no más de 10. En un estudio con 45 corredores sanos las rodillas absorbieron menos con un 5 por ciento más, y las caderas con un 10.
- Cuenta un pie durante 30 segundos y multiplica por cuatro. Practica de a un minuto, con metrónomo o música.
- **¿Talón o antepié?** No fuerces un cambio mientras nada te duela. Solo traslada la carga, de la rodilla a la pantorrilla.
- Mira al frente, hombros sueltos, pasos cortos en subida y rápidos en bajada.

La técnica cambia despacio: unos minutos por salida, durante semanas. Para si algo empieza a doler.`,
    },
    sources: [
      {
        name: "Lieberman et al., Effects of Stride Frequency and Foot Position at Landing, 2015",
        address: "https://doi.org/10.1242/jeb.125500",
        seen: "2026-11-29",
      },
      {
        name: "Heiderscheit et al., Effects of Step Rate Manipulation on Joint Mechanics during Running, 2011",
        address: "https://doi.org/10.1249/MSS.0b013e3181ebedf4",
        seen: "2026-11-29",
      },
    ],
    next: {
      en: ["Which shoes should I buy?", "How do I start with strength training?"],
      es: ["¿Qué zapatillas me compro?", "¿Cómo empiezo con la fuerza?"],
    },
  },
];
