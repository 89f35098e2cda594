import type { Topic } from "./topic.ts";

/** What goes with running: strength, warming up, coming back and keeping at it. */
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
  },
];
