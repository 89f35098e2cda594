import { href } from "react-router";
import type { Topic } from "./topic.ts";

/** What goes with running: strength, warming up, coming back, keeping at it, other sports, the dark and the rain. */
export const habitTopics: readonly Topic[] = [
  {
    id: "strength",
    title: { en: "Strength for runners", es: "Fuerza para corredores" },
    keywords: [
      "strength",
      "strength training",
      "strength exercises",
      "gym",
      "weights",
      "squats",
      "lifting",
      "core",
      "plyometrics",
      "prevent injuries",
      "injury prevention",
      "avoid injuries",
      "fuerza",
      "ejercicios fuerza",
      "gimnasio",
      "pesas",
      "sentadillas",
      "pliometria",
      "prevenir lesiones",
      "evitar lesiones",
      "fortalecer",
    ],
    wordings: `
      how many times a week should i lift
      gym exercises for runners
      do squats make me slower
      core and plyometrics for running
      can i lift weights and run the same day
      exercises for strong knees
      cuantas veces por semana hago pesas
      ejercicios de gimnasio para correr
      puedo hacer pesas y correr el mismo dia
      las sentadillas me hacen lento
      abdominales y pliometria
      que ejercicios fortalecen la rodilla`,
    answer: {
      en: `Two sessions of 20–40 minutes a week make most runners more economical: they use less oxygen at the same pace. Reviews of trials see the effect after 6–14 weeks, with heavy weights or jumps rather than many light repetitions. Across sports, strength training is also the measure that reduced injuries most.

**A simple session:** 2–3 rounds, 6–10 repetitions, 2 minutes of rest.
1. Squat, or rising from a chair on one leg
2. Romanian deadlift, or a single-leg hip hinge
3. Step-up on a bench
4. Calf raises, straight and bent knee, 10–15, later on one leg
5. Side plank and front plank, 30–45 seconds
6. After a month: 3 × 10 light hops or jumps on the spot

**How heavy:** you could do two more clean repetitions at the end. Add weight when it gets easy; learn the movements first, with someone who can correct you.

**When:** on a hard running day, some hours after the run, so that easy days stay easy; never on the day before fast or long runs. In the last 7–10 days before a race stop the heavy work.

Sore muscles for two days are normal in the first weeks. A joint that hurts or swells is not: leave that exercise out and ask a professional.`,
      es: `Dos sesiones de 20–40 minutos por semana hacen más económicos a la mayoría de los corredores: gastan menos oxígeno al mismo ritmo. Las revisiones de ensayos ven el efecto tras 6–14 semanas, con cargas altas o saltos más que con muchas repeticiones ligeras. Y en el conjunto de los deportes, la fuerza es la medida que más redujo las lesiones.

**Una sesión sencilla:** 2–3 vueltas, 6–10 repeticiones, 2 minutos de descanso.
1. Sentadilla, o levantarse de una silla con una pierna
2. Peso muerto rumano, o bisagra de cadera a una pierna
3. Subir a un banco
4. Elevación de talones, con rodilla recta y doblada, 10–15, luego a una pierna
5. Plancha lateral y frontal, 30–45 segundos
6. Después de un mes: 3 × 10 saltitos en el sitio

**Cuánto peso:** al terminar podrías hacer dos repeticiones limpias más. Sube cuando se vuelva fácil; primero aprende los movimientos con alguien que te corrija.

**Cuándo:** en un día duro de carrera, unas horas después de correr, para que los días suaves lo sean; nunca la víspera de series o de un fondo. En los últimos 7–10 días antes de una carrera deja lo pesado.

Dos días de músculos adoloridos son normales las primeras semanas. Una articulación que duele o se hincha no: quita ese ejercicio y pregunta a un profesional.`,
    },
    sources: [
      {
        name: "Blagrove et al., Effects of Strength Training on Middle- and Long-Distance Running Performance, 2018",
        address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5889786",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["How do I warm up?", "How do I build a base?", "My knee hurts when I run"],
      es: [
        "¿Cómo caliento antes de correr?",
        "¿Cómo construyo una base?",
        "Me duele la rodilla al correr",
      ],
    },
    questions: [
      {
        asked: `
          can i lift weights and run on the same day
          gym and running same day what first
          should i run before or after weights
          leg day and running
          pesas y correr el mismo dia
          puedo ir al gimnasio y correr el mismo dia
          primero corro o primero pesas`,
        answer: {
          en: "Yes, and it is a good way: lift on a hard running day, some hours after the run, so that easy days stay easy. If it must be one after the other, do first what matters more to you; for a runner that is the run. No heavy leg work the day before fast or long runs.",
          es: "Sí, y es una buena forma: haz pesas en el día fuerte de carrera, unas horas después, para que los días suaves sigan suaves. Si tiene que ser seguido, primero lo que más te importa; para un corredor, correr. Nada de pierna pesada el día antes de un fondo o de series.",
        },
      },
      {
        asked: `
          should i lift before or after running
          when in the week do i put strength
          which days should i do strength
          que dias hago fuerza si corro
          gym first or run first
          strength before or after the run
          legs heavy after gym still run intervals
          heavy legs after leg day should i run
          que va primero pesas o correr
          pesas antes o despues de correr
          hago fuerza antes o despues del trote
          piernas pesadas despues del gym hago series
          corro despues de pierna en el gimnasio`,
        answer: {
          en: "Run first, lift some hours later, on the same hard day: then the easy days stay easy. With legs still heavy from the gym leave the intervals for another day, and run short and easily or rest; sore muscles are weaker. No heavy leg work on the day before fast or long runs.",
          es: "Primero corre y haz pesas unas horas después, el mismo día fuerte: así los días suaves siguen suaves. Si todavía tienes las piernas pesadas del gimnasio, deja las series para otro día y haz un trote corto y suave o descansa: un músculo adolorido rinde menos. Nada de pierna pesada el día antes de algo rápido o largo.",
        },
      },
      {
        asked: `
          do runners need to lift weights
          do i need strength training for running
          hay que hacer pesas para correr
          necesito hacer fuerza si corro`,
        answer: {
          en: "You can run without, but it helps: two sessions a week make most runners more economical, and across sports strength training reduced injuries most. Body weight at home is enough to begin: squats, step-ups, bridges, calf raises, planks, two or three rounds of 6–10.",
          es: "No es obligatorio, pero ayuda: dos sesiones por semana hacen más económicos a casi todos, y en todos los deportes la fuerza es lo que más redujo lesiones. En casa basta tu peso para empezar: sentadillas, subir escalones, puente, talones y planchas, dos o tres vueltas de 6–10.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Strength makes most runners more economical, so that the same pace costs less oxygen, and across sports it is the measure that reduced injuries most. Studies see the effect after 6–14 weeks.",
          es: "La fuerza hace más económica la carrera: el mismo ritmo cuesta menos oxígeno, y en el deporte en general es la medida que más lesiones evitó. Los estudios ven el efecto tras 6–14 semanas.",
        },
      },
      {
        about: ["how-often", "how-long", "how-much"],
        answer: {
          en: "Twice a week, 20–40 minutes. Two or three rounds of five or six exercises, 6–10 clean repetitions, so heavy that you could do two more. The effect shows after 6–14 weeks; once a week keeps most of it in race weeks.",
          es: "Dos veces por semana, de 20 a 40 minutos. Dos o tres vueltas de cinco o seis ejercicios, 6–10 repeticiones limpias, con un peso que te dejaría hacer dos más. El efecto se nota tras 6–14 semanas.",
        },
      },
      {
        about: ["which", "how", "home"],
        answer: {
          en: "Also at home and without weights: rising from a chair on one leg, step-ups on a stair, single-leg hip hinge, bridges, calf raises with straight and bent knee on one leg, side and front plank for 30–45 seconds. Two or three rounds of 6–10; a backpack with books makes it heavier.",
          es: "También en casa y sin pesas: levantarte de una silla con una pierna, subir un escalón, peso muerto a una pierna, puente, elevar talones con rodilla recta y doblada, plancha frontal y lateral de 30–45 segundos. Dos o tres vueltas de 6–10; una mochila con libros suma peso.",
        },
      },
      {
        about: ["when", "soon"],
        answer: {
          en: "On a hard running day, some hours after the run, so that easy days stay easy; never on the day before fast or long runs. If both must be together, run first. In the last 7–10 days before a race stop the heavy work.",
          es: "Un día de carrera dura, unas horas después de correr, para que los suaves sigan suaves; nunca la víspera de algo rápido o largo. Si va todo junto, primero corre. En los últimos 7–10 días antes de una carrera deja lo pesado.",
        },
      },
      {
        about: ["normal", "hurts"],
        answer: {
          en: "Sore muscles for about two days are normal in the first weeks. A joint that hurts or swells is not: leave that exercise out and ask a physiotherapist. Learn the movements before you add weight.",
          es: "Dos días de músculos doloridos son normales en las primeras semanas. Una articulación que duele o se hincha no: deja ese ejercicio y pregunta a un fisioterapeuta. Aprende el movimiento antes de sumar peso.",
        },
      },
      {
        about: ["dislike"],
        answer: {
          en: "Make it small: ten minutes after two easy runs, with squats, step-ups, bridges and calf raises. Short hills, stairs and trails strengthen too. Without any of it you can still run; you only give up some economy and protection.",
          es: "Hazla corta: diez minutos después de dos trotes suaves, con sentadillas, subidas a un escalón, puentes y elevaciones de talón. Las cuestas cortas, escaleras y senderos también fortalecen. Sin nada de eso igual puedes correr; solo pierdes algo de economía y protección.",
        },
      },
    ],
  },
  {
    id: "warm-up",
    title: { en: "Warm-up and cool-down", es: "Calentamiento y vuelta a la calma" },
    keywords: [
      "stretching prevent injuries",
      "estirar previene lesiones",
      "warm up",
      "warmup",
      "warming up",
      "cool down",
      "cooldown",
      "stretch",
      "stretching",
      "stretches",
      "before running",
      "calentar",
      "caliento",
      "calentamiento",
      "enfriamiento",
      "vuelta calma",
      "estirar",
      "estiro",
      "estiramiento",
      "estiramientos",
    ],
    wordings: `
      do i stretch before or after
      routine before a race to get warm
      how do i cool down
      foam roller yes or no
      best stretches
      estiro antes o despues
      rutina de calentamiento
      como enfrio despues de correr
      el rodillo de espuma sirve`,
    answer: {
      en: `**Before an easy run** no ceremony is needed: walk for two minutes and run the first kilometer slower than the rest.

**Before fast running or a race,** take 15–20 minutes:
1. 8–10 minutes of easy running
2. Moving stretches: 10 leg swings forward and sideways on each side, 10 walking lunges, ankle circles
3. Drills for 2–3 minutes: skipping, high knees, heels to seat
4. 3–4 strides of 15–20 seconds, getting faster
5. Be done 5–10 minutes before the start and keep moving

The shorter the race, the longer the warm-up. For a marathon five minutes of walking and jogging are enough: save the rest.

**Static stretching,** held for a minute or more just before a run, makes muscles slightly weaker for a while; short holds hardly matter. Reviews have not shown that it prevents running injuries. If you like it, do it after the run or in the evening.

**Cool-down:** 5–10 minutes of jogging or walking bring pulse and blood pressure down gently, which prevents dizziness. It does not reliably prevent sore muscles.

In the cold, warm up for longer and in layers; in the heat, shorten it and stay in the shade.`,
      es: `**Antes de un trote suave** no hace falta ceremonia: camina dos minutos y corre el primer kilómetro más lento que el resto.

**Antes de series o de una carrera,** dedica 15–20 minutos:
1. 8–10 minutos de trote
2. Estiramientos en movimiento: 10 balanceos de pierna al frente y al lado por cada lado, 10 zancadas caminando, círculos de tobillo
3. Técnica durante 2–3 minutos: skipping, rodillas arriba, talones a los glúteos
4. 3–4 progresivos de 15–20 segundos, cada vez más rápidos
5. Termina 5–10 minutos antes de la salida y sigue moviéndote

Cuanto más corta la carrera, más largo el calentamiento. Para una maratón bastan cinco minutos de caminar y trotar: guarda el resto.

**Los estiramientos estáticos** de un minuto o más justo antes de correr quitan algo de fuerza por un rato; los cortos apenas se notan. Las revisiones no han mostrado que eviten lesiones al correr. Si te gustan, hazlos después o por la noche.

**Vuelta a la calma:** 5–10 minutos de trote o caminata bajan el pulso y la presión poco a poco, y así evitas mareos. No evita de manera segura el dolor muscular.

Con frío, calienta más tiempo y con capas; con calor, acórtalo y quédate a la sombra.`,
    },
    sources: [
      {
        name: "Fernández-Agulló, Effects of stretching during warm-up on motor performance, 2022",
        address: "https://revistas.uma.es/index.php/JPEHM/article/download/15799/16271?inline=1",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: [
        "How do I run intervals and tempo?",
        "What belongs on a race-day checklist?",
        "How do I run in the cold?",
      ],
      es: [
        "¿Cómo hago series y tempo?",
        "¿Qué llevo el día de la carrera?",
        "¿Cómo corro con frío?",
      ],
    },
    questions: [
      {
        asked: `
          should i stretch before or after running
          do i need to stretch
          is stretching before a run bad
          estiro antes o despues de correr
          hay que estirar antes de correr
          es necesario estirar`,
        answer: {
          en: "You need not. After the run or in the evening, if you like it; before it, move instead: leg swings, lunges, some easy minutes. Long static stretches right before fast running make muscles slightly weaker for a while, and stretching has not been shown to prevent running injuries.",
          es: "No hace falta. Después o en la noche, si te gusta; antes, mejor moverse: balanceos de pierna, zancadas, unos minutos suaves. Los estiramientos largos justo antes de correr rápido quitan algo de fuerza por un rato, y no se ha demostrado que estirar evite lesiones de corredor.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Long static stretches of a minute or more make muscles slightly weaker for a while, and reviews have not shown that stretching prevents running injuries; that is why the old rule has changed. Moving warms the muscles and takes nothing away. Short holds hardly matter: if you like them, do them after the run.",
          es: "Estirar quieto un minuto o más quita algo de fuerza por un rato, y no se ha demostrado que evite lesiones al correr; por eso cambió la recomendación de antes. Moverse calienta el músculo y no quita nada. Los estiramientos cortos casi no influyen: si te gustan, mejor después de correr.",
        },
      },
      {
        about: ["how-long", "how-much", "which", "how"],
        answer: {
          en: "Before an easy run two minutes of walking and a slow first kilometer. Before something fast 15–20 minutes: 8–10 of easy running, leg swings and lunges, a few drills, three or four strides. Before a marathon five minutes of walking and jogging. Afterwards 5–10 minutes of jogging or walking.",
          es: "Antes de un trote, dos minutos caminando y un primer kilómetro lento. Antes de algo rápido, 15–20 minutos: 8–10 de trote, balanceos y zancadas, algunos ejercicios y tres o cuatro progresiones. Antes de una maratón, cinco minutos de caminar y trotar. Después, 5–10 minutos de trote o caminata.",
        },
      },
      {
        about: ["cold", "hot"],
        answer: {
          en: "In the cold warm up for longer, indoors if you can, and in layers that you take off late; in the heat shorten it and stay in the shade.",
          es: "Con frío calienta más tiempo, bajo techo si puedes y con capas que te quitas al final; con calor acorta y quédate a la sombra.",
        },
      },
    ],
  },
  {
    id: "comeback",
    title: { en: "Returning after a break", es: "Volver después de una pausa" },
    keywords: [
      "missed two weeks",
      "missed a week",
      "missed week",
      "missed training",
      "falte dos semanas",
      "falte una semana",
      "perdi dos semanas",
      "deje de entrenar",
      "stopped running",
      "after a break",
      "after long break",
      "return running",
      "returning running",
      "back to running",
      "get back running",
      "start again",
      "stopped running",
      "time off",
      "lost fitness",
      "detraining",
      "volver correr",
      "vuelvo correr",
      "volver entrenar",
      "retomar",
      "retomo",
      "deje correr",
      "sin correr",
      "despues pausa",
      "empezar nuevo",
      "perdi forma",
    ],
    wordings: `
      havent run in a year how do i restart
      how do i come back after surgery
      back to running after injury how soon
      i lost my fitness in the break
      llevo semanas sin correr como retomo
      hace un año que no corro como regreso
      como vuelvo despues de una lesion
      retomar despues de una operacion
      perdi la forma con el descanso`,
    answer: {
      en: `Fitness goes more slowly than it feels. After a week off hardly anything is lost. Endurance begins to fall in the second week; after four weeks or more the drop is clear, yet far from zero, and runners who were fit before regain it faster than they built it. Bones and tendons need longer than your breath: that is why returning runners get hurt when they feel good.

| Time off | Start with | Back to usual in |
|---|---|---|
| up to 1 week | your usual easy runs | a few days |
| 2–4 weeks | half your usual distance, all easy | 2–4 weeks |
| 1–3 months | a third, or run 4 min and walk 1 min | about the time you missed |
| over 3 months | a beginner's plan, 3 days a week | 3 months or more |

- Easy runs only for the first two weeks; then strides, then one faster session.
- A rest day after every run until it feels natural again.
- Forget the old paces for now. Compare yourself with last week.
- Begin light strength work right away; it prepares tendons and muscles for the load.

**After an injury or illness** be free of pain in daily life first, walk for 30 minutes without symptoms, and follow the professional who treated you. After surgery, a heart inflammation or a pregnancy get their consent before the first run.`,
      es: `La forma se va más despacio de lo que parece. Con una semana parado apenas se pierde. La resistencia empieza a caer en la segunda; tras cuatro semanas o más la baja se nota, pero no llega a cero, y quien estaba en forma la recupera más rápido de lo que tardó en ganarla. Los huesos y tendones necesitan más tiempo que la respiración: por eso uno se lesiona justo cuando vuelve y se siente bien.

| Parado | Empieza con | De vuelta en |
|---|---|---|
| hasta 1 semana | tus trotes de siempre | unos días |
| 2–4 semanas | la mitad de lo habitual, todo suave | 2–4 semanas |
| 1–3 meses | un tercio, o 4 min corriendo y 1 caminando | más o menos lo que paraste |
| más de 3 meses | un plan de principiante, 3 días por semana | 3 meses o más |

- Solo trotes suaves las dos primeras semanas; luego progresivos y después una sesión rápida.
- Un día de descanso tras cada salida hasta que vuelva a ser natural.
- Olvida por ahora los ritmos de antes. Compárate con la semana pasada.
- Retoma la fuerza desde ya, con poco peso.

**Después de una lesión o enfermedad,** primero vive el día a día sin dolor, camina 30 minutos sin síntomas y sigue a quien te trató. Tras una operación, una inflamación del corazón o un embarazo, espera su visto bueno antes de correr.`,
    },
    sources: [
      {
        name: "Trail Runner, Comeback Trail: How to regain your fitness",
        address:
          "https://www.trailrunnermag.com/training/training-plans-training/comeback-trail/?scope=anon",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["A plan for my first 5K", "How do I build a base?", "How do I stay motivated?"],
      es: [
        "Un plan para mis primeros 5K",
        "¿Cómo construyo una base?",
        "¿Cómo mantengo la motivación?",
      ],
    },
    questions: [
      {
        asked: `
          if i stop running for 2 weeks do i lose everything
          how fast do you lose fitness
          havent run in a month how do i start again
          how do i come back after a long break
          didnt run for 3 months
          dejo de correr dos semanas pierdo todo
          cuanto tarda en perderse la forma
          no corro hace un mes como vuelvo
          como retomo despues de una pausa larga`,
        answer: {
          en: "You lose little: after a week hardly anything, after two weeks some endurance, after a month clearly more, and it comes back faster than you built it. Start with half of your usual distance after 2–4 weeks off, with a third or run-walk after 1–3 months, all of it easy.",
          es: "Se pierde poco: en una semana casi nada, en dos algo de resistencia, en un mes ya se nota, y vuelve más rápido de lo que costó. Empieza con la mitad de tu distancia tras 2–4 semanas, con un tercio o correr y caminar tras 1–3 meses, todo suave.",
        },
      },
      {
        asked: `
          i missed two weeks of training and the race is in five weeks
          i was ill for two weeks how do i catch up with my plan
          should i make up for missed training
          perdi dos semanas de entrenamiento y la carrera es en cinco
          estuve enfermo dos semanas como recupero lo perdido`,
        answer: {
          en: "Do not catch up: two weeks cost little, and doubling kilometers is how people get hurt. Once you are free of fever for a day and well, run easily for about as many days as you were ill, then pick up the plan where it is now. Slow the goal, or change to the shorter distance. A cough from the chest, chest pain, a pounding heart or unusual breathlessness: see a doctor before you run.",
          es: "No lo recuperes: dos semanas cuestan poco, y doblar kilómetros lesiona. Cuando lleves un día sin fiebre y te sientas bien, corre suave tantos días como estuviste enfermo y luego retoma el plan donde va. Baja la meta o cambia a la distancia corta. Tos de pecho, dolor de pecho, corazón acelerado o falta de aire rara: al médico antes de correr.",
        },
        sources: [
          {
            name: "Halle et al., Myocarditis in athletes: a clinical perspective, 2020",
            address:
              "https://www.researchgate.net/publication/339684707_Myocarditis_in_athletes_A_clinical_perspective",
            seen: "2026-11-28",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["how-long"],
        answer: {
          en: "About as long as the pause, up to a point: after 2–4 weeks off you are back in 2–4 weeks, after one to three months in about the time you missed, after longer in three months or more. Breath comes back before tendons and bones do: follow the slower ones.",
          es: "Más o menos lo que duró la pausa: tras 2–4 semanas, de 2 a 4; tras uno a tres meses, parecido a lo perdido; si fue más, tres meses o más. El aire vuelve antes que tendones y huesos: sigue a los lentos.",
        },
      },
      {
        about: ["how-often", "how-much", "old", "few-days"],
        answer: {
          en: "Three days a week with a day of rest after each: walk briskly for five minutes, then run 1–4 minutes and walk one, for 20–30 minutes, so easily that you can talk. On the days between walk, and do light strength twice a week. From 50 on, or after years without sport, see a doctor before you begin.",
          es: "Tres días por semana con descanso después de cada uno: cinco minutos de caminata rápida y luego trota 1–4 minutos y camina uno, por 20–30 minutos, tan suave que puedas hablar. Los otros días camina y haz fuerza ligera dos veces por semana. Después de los 50, o tras años sin deporte, primero ve al médico.",
        },
        alsoFrom: ["older-runners"],
      },
      {
        about: ["soon", "long-race"],
        answer: {
          en: "You cannot make up what you missed: doubling kilometers is how returning runners get hurt. Two weeks off cost little; run easily for as long as you were away, pick up the plan where it is now, and slow the goal. If the long runs no longer fit in, the half or a later race is the better choice.",
          es: "Lo perdido no se recupera doblando kilómetros: así se lesiona quien vuelve. Dos semanas cuestan poco: corre suave tanto tiempo como paraste, retoma el plan donde va y baja la meta. Si ya no caben los fondos, mejor la media o una carrera más tarde.",
        },
      },
      {
        about: ["other-sport", "instead"],
        answer: {
          en: "Yes: cycling, swimming or the elliptical keep most of the endurance while bones and tendons rest, by effort and time. Replace an easy hour of running by an easy hour, and begin with light strength work right away.",
          es: "Sí: bici, natación o elíptica conservan casi toda la resistencia mientras huesos y tendones descansan, por esfuerzo y tiempo. Cambia una hora suave de carrera por una hora suave, y empieza ya con fuerza ligera.",
        },
        alsoFrom: ["other-sports"],
      },
    ],
  },
  {
    id: "motivation",
    title: { en: "Motivation and habit", es: "Motivación y costumbre" },
    keywords: [
      "motivation",
      "motivated",
      "unmotivated",
      "lazy",
      "no motivation",
      "keep going",
      "habit",
      "discipline",
      "running is boring",
      "running boring",
      "motivacion",
      "motivado",
      "motivada",
      "motivarme",
      "me motivo",
      "desmotivado",
      "sin ganas",
      "pereza",
      "flojera",
      "habito",
      "disciplina",
      "constancia",
      "aburrido correr",
    ],
    wordings: `
      i dont feel like training anymore
      running feels boring lately
      i cannot get out of the door
      how do i keep going in winter
      running alone is boring
      best time of day to run
      ya no tengo ganas de entrenar
      me aburre correr
      no me dan ganas de salir
      como no dejar de entrenar en invierno
      mejor hora para correr
      me cuesta ser constante`,
    answer: {
      en: `Motivation comes and goes; what carries runners is a habit. In a well-known study, a new daily behavior took about two months on average to become automatic, for some people much longer, and a missed day did not spoil it.

- **Say when and where.** “On Tuesday at 6:30, from my door to the park” works better than “more running”. Plans of this form are among the best tested tools there are.
- **Make the start tiny.** Shoes on, ten minutes; then you may go home. You seldom will.
- **Tie it to something fixed:** after the coffee, before the shower.
- **Find company.** An appointment with a friend or a group is hard to cancel.
- **Choose a race.** A date on the calendar, eight to sixteen weeks away, gives every run a reason.
- **Run slower.** Most people who hate running do it too fast.
- **Write down three words after each run.** In a month you can see how far you have come.
- **Change something:** a new route, a trail, music, no watch.

Rest when you are truly tired. If for weeks nothing gives you pleasure, you sleep badly and feel empty, that is no lack of discipline: please talk to a doctor or psychologist. Running helps many people, but it does not replace help.`,
      es: `La motivación va y viene; lo que sostiene a un corredor es la costumbre. En un estudio muy conocido, una conducta diaria nueva tardó en promedio unos dos meses en volverse automática, en algunas personas mucho más, y faltar un día no la echó a perder.

- **Di cuándo y dónde.** “El martes a las 6:30, de mi puerta al parque” funciona mejor que “correr más”. Los planes así son de las herramientas mejor probadas que hay.
- **Que empezar sea mínimo.** Ponte las zapatillas y sal diez minutos; luego puedes volver a casa. Casi nunca lo harás.
- **Únelo a algo fijo:** después del café, antes de la ducha.
- **Busca compañía.** Una cita con un amigo o un grupo cuesta cancelarla.
- **Elige una carrera.** Una fecha a ocho o dieciséis semanas le da una razón a cada salida.
- **Corre más lento.** Casi todos los que odian correr lo hacen demasiado rápido.
- **Anota tres palabras después de cada salida.** En un mes verás cuánto has avanzado.
- **Cambia algo:** otra ruta, un cerro, música, sin reloj.

Descansa cuando de verdad estés cansado. Si llevas semanas sin disfrutar nada, duermes mal y te sientes vacío, no es falta de disciplina: habla con un médico o un psicólogo. Correr ayuda a mucha gente, pero no reemplaza la ayuda.`,
    },
    sources: [
      {
        name: "Jeff Galloway, Almost Anyone Can Complete a Half or Full Marathon, 2014",
        address: "https://www.jeffgalloway.com/07/marathon-faq-20/",
        seen: "2026-11-28",
      },
    ],
    next: {
      en: ["Find races for beginners", "A plan for my first 5K", "How fast is an easy run?"],
      es: [
        "Busca carreras para principiantes",
        "Un plan para mis primeros 5K",
        "¿A qué ritmo es un trote suave?",
      ],
    },
    questions: [
      {
        asked: `
          i work nights when should i run
          running with shift work
          when should i train if i work at night
          trabajo de noche cuando entreno
          en que momento me conviene entrenar si trabajo de noche
          no tengo tiempo para correr por el trabajo
          i have no time to run`,
        answer: {
          en: "After you have slept, before the shift, or on free days: never instead of sleep. Three fixed slots of 20 to 30 minutes a week are enough to begin with; put them in the calendar like an appointment, keep clothes ready, and move the long run to a day without a shift.",
          es: "Después de dormir y antes del turno, o en los días libres: nunca en lugar del sueño. Bastan tres momentos fijos de 20 a 30 minutos por semana; anótalos como una cita, deja lista la ropa y pasa el fondo a un día sin turno.",
        },
      },
      {
        asked: `
          how do i get motivated to go out
          no motivation to run
          i feel lazy to run
          how to stay consistent running
          no tengo ganas de correr
          como me motivo para salir
          me da flojera correr
          como hago para ser constante`,
        answer: {
          en: "Make the start tiny: shoes on, ten minutes, then you may go home. Fix the day and hour beforehand, tie it to something you do anyway, and meet somebody. A race on the calendar gives every run a reason.",
          es: "Haz mínimo el comienzo: zapatillas puestas, diez minutos, y luego puedes volver. Fija antes el día y la hora, átalo a algo que haces igual, y queda con alguien. Una carrera en el calendario le da motivo a cada salida.",
        },
      },
      {
        asked: `
          can i run with my dog
          how do i start running with my dog
          puedo correr con mi perro
          correr con perro consejos`,
        answer: {
          en: "Yes, once the dog is fully grown, not before about a year and later for large breeds; ask your vet. Build up as for yourself, leave it at home when it is hot or humid, mind hot asphalt, and stop when it falls behind. For a race, look in its rules whether dogs are allowed.",
          es: "Sí, cuando el perro ya terminó de crecer: no antes de un año, y más tarde en razas grandes; pregunta al veterinario. Aumenta de a poco, déjalo en casa con calor o humedad, cuidado con el asfalto caliente, y para cuando se quede atrás. En una carrera, mira en el reglamento si se admiten perros.",
        },
        sources: [
          {
            name: "Mpls.St.Paul Magazine, Can you run your dog too hard?, with a veterinarian, 2020",
            address:
              "http://mspmag.com/health-and-fitness/just-wondering/can-you-run-your-dog-too-hard/",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          is it better to run in the morning or at night
          best time of day to run
          morning or evening run
          es mejor correr en la mañana o en la noche
          mejor correr temprano o de noche
          a que hora es mejor correr
          mejor correr en la mañana o en la tarde`,
        answer: {
          en: "The best hour is the one that you keep: a habit counts more than the clock. In hot places run early, in the dark choose lit streets, and before a race do some runs at the hour of its start.",
          es: "La mejor hora es la que puedes mantener: el hábito cuenta más que el reloj. Con calor, temprano; a oscuras, calles iluminadas; y antes de una carrera, haz algunas salidas a la hora de la salida.",
        },
      },
      {
        asked: `
          should i run with a club or alone
          how do i find people to run with
          i have nobody to run with
          no tengo con quien correr
          no tengo con quien
          is running with a group better
          correr solo o en grupo
          como encuentro gente para correr
          es mejor correr acompañado`,
        answer: {
          en: "Both: company makes it hard to cancel, alone you keep your own easy pace. Races here show their organizers, many of whom lead groups, and coaches and guides are in the list of experts. In a group, stay with people at a pace that lets you talk.",
          es: "Ambas: con compañía cuesta faltar, solo llevas tu ritmo suave. Las carreras de aquí muestran a sus organizadores, que muchas veces tienen grupos, y en la lista de expertos hay entrenadores y guías. En grupo quédate con quienes puedas conversar.",
        },
      },
      {
        asked: `
          i get bored when i run
          running bores me to death
          honestly running bores me
          running is so boring how do i make it fun
          i am bored of my route
          me aburro corriendo
          me aburro un monton cuando corro
          es que me aburro al correr
          me aburre correr solo
          como hago para que correr no sea aburrido`,
        answer: {
          en: "Change something: another route, a trail, music, or no watch at all. Run slower, because most people who hate running do it too fast, and find company for one run a week. A few fast minutes in the middle make an outing shorter, and a race in eight to sixteen weeks gives each one a reason. Ten minutes count; after them you may go home.",
          es: "Cambia algo: otra ruta, un sendero, música, o nada de reloj. Corre más lento, porque casi todos los que odian correr lo hacen muy rápido, y busca compañía para una salida a la semana. Unos minutos rápidos a la mitad acortan la salida, y una carrera dentro de ocho a dieciséis semanas le da un motivo a cada una. Diez minutos valen; después puedes volver a casa.",
        },
      },
      {
        asked: `
          what do i do if a dog chases me when i run
          aggressive dog on my running route
          dogs bark at me and run after me
          how do i deal with loose dogs
          que hago si un perro me persigue corriendo
          me persiguen los perros cuando corro
          perros sueltos en mi ruta`,
        answer: {
          en: "Stop running: a runner is something to chase. Stand sideways, arms close, without shrieking, kicking or looking into its eyes; say a firm, low “go home”, and back away slowly. Keep something between you and it, and take another route if it lives there. A bite that breaks the skin needs soap, running water and a doctor the same day.",
          es: "Deja de correr: quien corre es algo que perseguir. Ponte de costado, brazos pegados, sin gritar, patear ni mirarlo a los ojos; di un «¡fuera!» firme y grave, y retrocede despacio. Pon algo entre los dos, y si vive ahí cambia de ruta. Una mordida que rompe la piel pide agua, jabón y un médico el mismo día.",
        },
        sources: [
          {
            name: "Runner's World UK, Man's best friend? Four things you shouldn't do",
            address: "http://www.runnersworld.co.uk/general/mans-best-friend/8634-3.html",
            seen: "2026-12-01",
          },
          {
            name: "Marathon Handbook, Dog encounters while running",
            address: "https://marathonhandbook.com/dog-encounters/",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          i finished my first marathon
          i did it i ran my first 10k
          i got a new pb today
          i just ran my first 5k without stopping
          i ran a personal best
          termine mi primera maraton
          lo logre corri mis primeros 10k
          hice mi mejor marca
          corri 5k sin parar por primera vez`,
        answer: {
          en: "Congratulations! That is yours for good. Enjoy it, eat and sleep well, and give the legs their rest: no running for a day after 5K or 10K, two or three after a half, about a week after a marathon, then easy. Write down how it felt and what worked. When you want a next goal, tell me a distance, a place and a month.",
          es: "¡Felicitaciones! Eso ya nadie te lo quita. Disfrútalo, come y duerme bien, y dales descanso a las piernas: un día sin correr tras 5K o 10K, dos o tres tras una media, cerca de una semana tras una maratón, y después suave. Anota cómo te sentiste y qué funcionó. Cuando quieras otra meta, dime distancia, lugar y mes.",
        },
      },
      {
        asked: `
          can i take my dog for runs
          can i run with my dog
          how far can my dog run
          my dog is one year old can he run with me
          running with a puppy
          puedo correr con mi perro
          cuanto puede correr mi perro
          mi perro tiene un año puede correr conmigo
          correr con cachorro`,
        answer: {
          en: "Yes, once the dog is fully grown: not before about a year of age, later in large breeds; ask your vet. Then begin with a kilometer or two and add slowly, as with a person. When it drags behind you, it is already too much. On hot or humid days and on hot asphalt leave it at home. I cannot filter races by dogs: the race's rules say whether they may start.",
          es: "Sí, cuando ya terminó de crecer: no antes de un año, más tarde en razas grandes; pregunta al veterinario. Empieza con uno o dos kilómetros y sube de a poco, como con una persona. Si se queda atrás, ya es demasiado. Con calor, humedad o asfalto caliente déjalo en casa. No puedo filtrar carreras por perros: lo dice el reglamento de cada una.",
        },
        sources: [
          {
            name: "Mpls.St.Paul Magazine, Can you run your dog too hard? (K. Flynn, DVM), 2020",
            address:
              "http://mspmag.com/health-and-fitness/just-wondering/can-you-run-your-dog-too-hard/",
            seen: "2026-11-30",
          },
        ],
      },
      {
        asked: `
          how do i find people to run with
          how do i find a running group
          is there a running club near me
          where can i find a running partner
          im slow will they leave me behind in a group
          are running groups ok for slow runners
          como encuentro un grupo para correr
          donde hay grupos de running
          busco con quien correr
          soy lenta me van a dejar en un grupo
          me da miedo ser el ultimo del grupo`,
        answer: {
          en: "I know no list of groups, but three ways work: ask in a running shop, write to the organizer of a race near you (its page here names them; many have training groups), and look for a coach among our experts. Ask for the pace of the slowest group: most have one, and many wait at corners. Go once, at your easy pace, and you know whether it fits.",
          es: "No tengo una lista de grupos, pero tres caminos sirven: pregunta en una tienda de running, escribe al organizador de una carrera cercana (su página aquí lo nombra; muchos tienen grupo) y busca un entrenador entre nuestros expertos. Pregunta el ritmo del grupo más lento: casi todos tienen uno, y muchos esperan en las esquinas. Ve una vez, a tu ritmo suave, y sabrás si es para ti.",
        },
        links: [
          {
            label: { en: "Look among the experts", es: "Ver a los expertos" },
            to: href("/services"),
          },
        ],
      },
      {
        asked: `
          give me something for today
          give me a workout for today
          what can i run today easy
          tell me a short workout
          dime algo para hoy
          dame un entrenamiento corto para hoy
          que puedo correr hoy algo facil
          dame una rutina corta`,
        answer: {
          en: "Today: 5 minutes of brisk walking, 15 minutes so easy that you can talk, 4 × 15 seconds a little quicker with a minute of walking between, 5 minutes of walking. New to running? One minute running, two walking, eight times. Stop for any pain that changes your stride.",
          es: "Hoy: 5 minutos de caminata rápida, 15 minutos tan suaves que puedas conversar, 4 × 15 segundos un poco más ágiles con un minuto caminando en medio, 5 minutos de caminata. ¿Recién empiezas? Un minuto trotando y dos caminando, ocho veces. Para si un dolor te cambia la pisada.",
        },
      },
      {
        asked: `
          i always quit after two weeks
          it always ends after 2 weeks
          i never stick with running
          siempre abandono a las 2 semanas
          nunca soy constante
          no logro mantener la rutina`,
        answer: {
          en: "Then the first two weeks were too much. Make the next ones smaller: three fixed days, 20 minutes, walking allowed, and nothing faster for a month. A missed day is a missed day: the next one counts. In a well-known study a new daily habit took about two months on average, so measure yourself by the days kept, not by kilometers.",
          es: "Entonces las dos primeras fueron demasiado. Haz las próximas más chicas: tres días fijos, 20 minutos, con caminata permitida, y nada rápido por un mes. Un día perdido es un día perdido: cuenta el siguiente. En un estudio conocido una costumbre nueva tardó unos dos meses en promedio: mídete por los días cumplidos, no por kilómetros.",
        },
      },
    ],
    followUps: [
      {
        about: ["fails", "how", "how-long"],
        answer: {
          en: "Make it smaller: shoes on and ten minutes, then you may go home. Say when and where, go with somebody, and choose a race eight to sixteen weeks away. In a well-known study a new habit took about two months, and a missed day did not spoil it. If nothing gives you pleasure for weeks, talk to a doctor or psychologist.",
          es: "Hazlo más chico: zapatillas puestas y diez minutos, después puedes volver. Di cuándo y dónde, sal con alguien y elige una carrera a ocho o dieciséis semanas. En un estudio conocido un hábito tomó unos dos meses, y un día perdido no lo arruinó. Si por semanas nada te da gusto, habla con un médico o psicólogo.",
        },
      },
    ],
  },
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
    wordings: `
      treadmill versus outside
      can i bike instead of running
      swim or bike on rest days
      does yoga help runners
      cinta o calle
      puedo hacer bici en vez de correr
      nadar en dias de descanso
      el yoga ayuda a correr
      caminadora o afuera es lo mismo`,
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
    questions: [
      {
        asked: `
          how do i not get bored on the treadmill
          treadmill is so boring any tips
          i hate the treadmill
          como no me aburro en la caminadora
          la cinta me aburre que hago`,
        answer: {
          en: "Give it a plan: change something every few minutes. For instance ten minutes easy, then one minute faster and two easy eight times, or raise the slope by 1 percent each minute and come down again. A podcast, a series or music, the display covered with a towel, and a fan help; so does splitting a long run between treadmill and outside.",
          es: "Ponle un plan y cambia algo cada pocos minutos: por ejemplo, diez minutos suaves y luego ocho veces un minuto más rápido y dos suaves, o sube 1 por ciento de inclinación cada minuto y vuelve a bajar. Ayudan un podcast, una serie o música, tapar la pantalla con la toalla y un ventilador; también partir el fondo entre la caminadora y la calle.",
        },
      },
      {
        asked: `
          treadmill vs outside which is better
          can i train for a marathon only on the treadmill
          puedo entrenar para maraton solo con caminadora
          is running on a treadmill the same as outside
          does the treadmill count
          what incline on the treadmill
          caminadora o calle que es mejor
          sirve correr en cinta
          a que inclinacion pongo la caminadora
          es lo mismo la trotadora que la calle`,
        answer: {
          en: "Outside is closer to the race, but the treadmill is a fair replacement in heat, ice or the dark. For a road race do at least your long run and some faster running outside. On the treadmill a slope of 1 percent matches the road best at faster paces.",
          es: "Afuera se parece más a la carrera, pero la caminadora es un buen reemplazo con calor, hielo u oscuridad. Para una carrera de calle, haz afuera al menos el fondo y algo rápido. En la cinta, a ritmos rápidos, un 1 por ciento de inclinación se parece más a la calle.",
        },
      },
      {
        asked: `
          how do i not get bored on the treadmill
          treadmill is boring
          como no me aburro en la caminadora
          me aburre la cinta`,
        answer: {
          en: "Break it up: change speed or slope every two to five minutes, for example 3 minutes easy, 1 minute brisk. A podcast, music or a series helps, and so does covering the display. Keep the long easy runs for outside.",
          es: "Divídela: cambia de velocidad o de inclinación cada dos a cinco minutos, por ejemplo 3 minutos suaves y 1 vivo. Un pódcast, música o una serie ayudan, y tapar la pantalla también. Deja los fondos largos para la calle.",
        },
      },
      {
        asked: `
          does cycling help running
          can i swim or bike instead of running
          cross training for runners
          is yoga good for runners
          can soccer count as training
          la bici sirve para correr
          puedo nadar en vez de correr
          yoga para corredores sirve`,
        answer: {
          en: "Yes, as an addition: bike or elliptical come closest, then the pool; yoga is fine on easy days. They keep your endurance in a pause and spare sore legs, but the best training for running is running. One or two such sessions a week are plenty.",
          es: "Sí, como complemento: lo más cercano es la bici o la elíptica, luego la piscina; el yoga va bien en los días suaves. Mantienen la resistencia en una pausa y cuidan las piernas, pero lo mejor para correr es correr. Una o dos de esas sesiones por semana bastan.",
        },
      },
      {
        asked: `
          a 30 minute treadmill workout
          boring any workout for 30 min
          dame algo para 30 min que no aburra
          any workout for 30 minutes on the treadmill
          treadmill is boring give me something
          dame algo para 30 minutos en la caminadora
          rutina de 30 min en la cinta
          la caminadora me aburre que hago`,
        answer: {
          en: "Thirty minutes that pass quickly: 8 minutes easy; then 6 × 1 minute brisk (you can say a few words) with 2 minutes of easy jogging between; 4 minutes easy at the end. Or with hills: the same minutes at 4 percent slope and your usual pace. Easy stays easy: whole sentences.",
          es: "Treinta minutos que pasan rápido: 8 minutos suaves; luego 6 × 1 minuto ágil (puedes decir pocas palabras) con 2 minutos de trote en medio; 4 minutos suaves al final. O con subida: los mismos minutos al 4 por ciento y a tu ritmo normal. Lo suave es suave: frases enteras.",
        },
      },
    ],
    followUps: [
      {
        about: ["how-often", "how-much"],
        answer: {
          en: "One or two of these sessions a week are plenty beside running. Go by effort and time, not kilometers: an easy hour on the bike for an easy hour of running. If something hurts there as well, stop there too.",
          es: "Una o dos de estas sesiones por semana bastan junto a correr. Por esfuerzo y tiempo, no por kilómetros: una hora suave de bici por una hora suave de carrera. Si ahí también duele, para.",
        },
      },
      {
        about: ["treadmill", "pace"],
        answer: {
          en: "The treadmill is a fair replacement in heat, ice or the dark. In a study a slope of 1 percent matched the road best at faster paces; at easy paces it made no difference. For a road race do the long run and some faster running outside.",
          es: "La caminadora es un buen reemplazo con calor, hielo u oscuridad. En un estudio, 1 por ciento de pendiente fue lo más parecido a la calle a ritmos rápidos; a ritmo suave no cambió nada. Para una carrera de calle haz afuera el fondo y algo de lo rápido.",
        },
      },
      {
        about: ["how-much", "which", "treadmill"],
        answer: {
          en: "Set 1 percent for fast running, 0 to 1 for easy runs: at easy paces it makes no difference. For hill work 4 percent.",
          es: "Pon 1 por ciento para lo rápido, de 0 a 1 para lo suave: a ritmos suaves da igual. Para trabajo de cuestas, 4 por ciento.",
        },
      },
      {
        about: ["dislike"],
        answer: {
          en: "Then outside in the right clothes, or something else: bike, elliptical, stairs or pool running for the same minutes at the same effort. If it must be the treadmill, change speed or slope every two to five minutes and cover the display.",
          es: "Entonces afuera con la ropa adecuada, u otra cosa: bicicleta, elíptica, escaleras o correr en la piscina, los mismos minutos al mismo esfuerzo. Si tiene que ser la caminadora, cambia velocidad o pendiente cada dos a cinco minutos y tapa la pantalla.",
        },
      },
    ],
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
    wordings: `
      is it ok to run in the rain
      what do i wear in the rain
      que ropa llevo con lluvia
      que me pongo si llueve
      it is raining a lot should i still run
      thunderstorm run or not
      running at night safely as a woman
      reflective vest and light
      music while running
      headphones for running
      esta lloviendo igual salgo a correr
      correr con lluvia
      correr de noche es seguro
      musica o audifonos al correr
      hay tormenta corro o no`,
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
    questions: [
      {
        asked: `
          is it bad to run at night
          running in the dark is it safe
          i run at night and im scared
          how do i stay safe running alone
          es malo correr de noche
          corro de noche y me da miedo
          como correr sola segura
          es peligroso correr a oscuras`,
        answer: {
          en: "No, running at night is fine for the body; what matters is that you are seen and not alone. Wear something reflective and a lamp, choose lit streets with people, leave one ear free, tell somebody your way and time, and run with a group if you can.",
          es: "No, correr de noche no le hace mal al cuerpo; lo importante es que te vean y no ir en solitario. Lleva algo reflectante y una luz, elige calles iluminadas y con gente, deja un oído libre, avisa tu ruta y tu hora, y corre en grupo si puedes.",
        },
      },
      {
        asked: `
          can i run in the rain
          its raining should i run
          what if it rains on race day
          do races get cancelled for rain
          que hago si llueve el dia de la carrera
          puedo correr con lluvia
          esta lloviendo salgo a correr`,
        answer: {
          en: "Yes: rain alone is no reason to stay at home, and most races start in it: cap with a brim, close-fitting shirt, no cotton, grease where it rubs, dry clothes for afterwards. With thunder or lightning do not start; go inside or into a car. Whether a race is called off, its organizer says.",
          es: "La lluvia sola no es motivo para quedarse, y casi todas las carreras largan igual: gorra con visera, polo ajustado, nada de algodón, vaselina donde roza, ropa seca para después. Con truenos o rayos no salgas: entra a un edificio o a un auto. Si se suspende, lo dice el organizador.",
        },
      },
      {
        asked: `
          can i run with contact lenses
          running with glasses or contacts
          puedo correr con lentes de contacto
          corro con lentes o con pupilentes`,
        answer: {
          en: "Yes. Soft lenses stay in place well; wind and dust dry them out, so wear sunglasses over them, carry drops or a spare pair, and keep water from cups out of your eyes. Blurred sight, pain or redness that stays: take them out and see an eye doctor.",
          es: "Sí. Los lentes blandos se mantienen bien; el viento y el polvo los resecan, así que ponte gafas de sol encima, lleva gotas o un par de repuesto, y que no te entre agua de los vasos. Visión borrosa, dolor o enrojecimiento que no se va: quítatelos y ve al oculista.",
        },
        sources: [
          {
            name: "Columbia University, Go Ask Alice, Contacts and exercise",
            address: "http://goaskalice.columbia.edu/answered-questions/contacts-and-exercise",
            seen: "2026-11-30",
          },
        ],
      },
      {
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
      {
        asked: `
          which side of the road should i run on
          should i run facing traffic
          is it safe to run on the road
          por que lado de la pista corro
          se corre de frente o a favor del trafico
          es seguro correr por la carretera`,
        answer: {
          en: "On the sidewalk; without one, on the side where cars come toward you, so that you see them in time. In a study pedestrians who faced traffic had a much lower risk of being hit. Cross at crossings, assume that nobody sees you, leave an ear free, and wear bright or reflective clothes and a light in the dark.",
          es: "Por la vereda; si no hay, por el lado en que los autos vienen de frente, para verlos a tiempo. En un estudio, los peatones que iban de frente al tráfico tuvieron mucho menos riesgo de ser atropellados. Cruza en los cruces, piensa que nadie te ve, deja un oído libre y usa ropa clara o reflectante y una luz de noche.",
        },
        sources: [
          {
            name: "Colorado Runner, with the Finnish study on facing traffic, 2017",
            address:
              "https://coloradorunnermag.com/2017/09/29/common-mistake-puts-runners-danger-road",
            seen: "2026-12-01",
          },
          {
            name: "NFHS, Tips for safer running along the roadside, 2021",
            address: "https://nfhs.org/articles/tips-for-safer-running-along-the-roadside/",
            seen: "2026-12-01",
          },
        ],
      },
      {
        asked: `
          is it safe to run alone at night as a woman
          im a woman and scared to run alone
          safety tips for women runners
          how do i stay safe running alone
          is it safe to run alone
          es seguro correr sola de noche
          me da miedo correr sola
          consejos de seguridad para mujeres que corren
          como me cuido si corro sola`,
        answer: {
          en: "Better not alone in the dark: run with somebody, or on lit streets with open shops and people. Tell someone your route and when you are back, change route and times, keep both ears free, and carry a phone. If somebody makes you uneasy, trust that feeling: cross over, go into a shop, stop the run. Harassed or followed, call 911, or 105 in Peru.",
          es: "Mejor no sola y a oscuras: ve con alguien, o por calles iluminadas con gente y tiendas abiertas. Avisa tu ruta y a qué hora vuelves, cambia de ruta y de horario, deja los dos oídos libres y lleva el teléfono. Si alguien te incomoda, hazle caso a esa sensación: cruza, entra a una tienda, corta la salida. Si te acosan o te siguen, llama al 911, o al 105 en Perú.",
        },
        sources: [
          {
            name: "The Washington Post with the Road Runners Club of America, steps for women who run alone, 2016",
            address:
              "https://www.washingtonpost.com/national/health-science/for-safety-women-should-take-these-steps-while-running-alone/2016/10/13/45dfb328-914e-11e6-9c52-0b10449e33c4_story.html",
            seen: "2026-11-30",
          },
        ],
      },
    ],
    followUps: [
      {
        about: ["rain"],
        answer: {
          en: "Rain alone is no reason to stay at home: cap with a brim, close-fitting shirt, no cotton, grease where it rubs, grip under the shoe and shorter steps on wet ground, dry clothes afterwards. With thunder or lightning do not start; go inside or into a car.",
          es: "La lluvia sola no impide correr: gorra con visera, camiseta ajustada, nada de algodón, vaselina donde roza, suela con agarre y pasos más cortos en mojado, ropa seca después. Con truenos o rayos no salgas; entra a un edificio o a un auto.",
        },
      },
      {
        about: ["dark"],
        answer: {
          en: "In the dark be seen: something reflective on arms and legs and a light, a headlamp tilted down a little, lit streets with people, better in company. On trails a lamp with a reserve.",
          es: "De noche, que te vean: algo reflectante en brazos y piernas y una luz, linterna frontal un poco hacia abajo, calles iluminadas y con gente, mejor con compañía. En senderos, una linterna y otra de reserva.",
        },
        alsoFrom: ["trail-gear"],
      },
    ],
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
    wordings: `
      what should my cadence be
      steps per minute
      how do i fix my running form
      heel strike or forefoot
      how do i land softer
      cuantos pasos por minuto
      como mejoro mi tecnica de carrera
      piso con el talon esta mal`,
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
    questions: [
      {
        asked: `
          should i run on my toes
          should i land on my heel or forefoot
          is heel striking bad
          debo correr con la punta del pie
          es malo caer con el talon
          como debo pisar al correr`,
        answer: {
          en: "No: do not force how you land while nothing hurts. Landing on the forefoot only moves the load from the knee to calf and Achilles tendon. If your feet land far in front of you, take about 5 percent more steps at the same speed; the rest follows.",
          es: "No: no fuerces la pisada mientras nada duela. Caer con la punta solo pasa la carga de la rodilla a la pantorrilla y el tendón de Aquiles. Si tus pies caen muy adelante, da un 5 por ciento más de pasos a la misma velocidad; lo demás llega solo.",
        },
      },
      {
        asked: `
          whats a good cadence
          how many steps per minute should i run
          is 180 cadence a must
          cual es una buena cadencia
          cuantos pasos por minuto al correr`,
        answer: {
          en: "There is no magic 180: in one study about 170 steps a minute were the most economical on average, and it differed from runner to runner. Only change it if your feet land far in front of you or your knees complain: about 5 percent more steps at the same speed, a minute at a time.",
          es: "El 180 mágico no existe: en un estudio lo más económico fueron en promedio unos 170 pasos por minuto, con diferencias entre corredores. Cámbiala solo si tus pies caen muy adelante o se quejan las rodillas: un 5 por ciento más de pasos a la misma velocidad, de a un minuto.",
        },
      },
    ],
    followUps: [
      {
        about: ["why"],
        answer: {
          en: "Shorter, quicker steps land closer below you, so that the knee and the hip have less to absorb: in a study of 45 healthy runners 5 percent more steps already unloaded the knee. Without pain and without long steps there is no need to change it.",
          es: "Con pasos más cortos y rápidos el pie cae más cerca del cuerpo, y rodilla y cadera absorben menos: en un estudio con 45 corredores sanos ya un 5 por ciento más descargó la rodilla. Sin dolor y sin zancada larga no hace falta cambiarla.",
        },
      },
      {
        about: ["how", "how-much", "how-long"],
        answer: {
          en: "At most 5 percent more at the same speed: from 155 steps a minute that is about 163. Count one foot for 30 seconds and multiply by four; practice a minute at a time with a metronome or music, a few minutes in each run, over weeks. Stop if something begins to hurt.",
          es: "Como mucho un 5 por ciento más a la misma velocidad: de 155 pasos por minuto son unos 163. Cuenta un pie 30 segundos y multiplica por cuatro; practica un minuto por vez con metrónomo o música, unos minutos por salida, durante semanas. Para si algo empieza a doler.",
        },
      },
    ],
  },
];
