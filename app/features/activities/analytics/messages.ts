import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { CriticalSpeedProblem } from "./efforts/critical-speed.ts";
import type { AnalyticsPeriod } from "./period.ts";
import type { LoadProblem, ZoneProblem } from "./training-load.ts";

export const periodNames = {
  "12-weeks": { en: "12 weeks", es: "12 semanas" },
  "6-months": { en: "6 months", es: "6 meses" },
  year: { en: "Year", es: "Año" },
  all: { en: "All", es: "Todo" },
} as const satisfies Record<AnalyticsPeriod, Words>;

/** A part of the page and how its numbers are calculated: the source, what they take, what they cannot say. */
type Reckoning = Record<"title" | "how" | "source" | "takes" | "limits", Words>;

export const reckonings = {
  volume: {
    title: { en: "Volume", es: "Volumen" },
    how: {
      en: "The sums of your runs on roads, trails and treadmills by week (Monday to Sunday) or month.",
      es: "La suma de lo que corriste en ruta, trail y caminadora por semana (de lunes a domingo) o por mes.",
    },
    source: { en: "Counted, not estimated.", es: "Contado, no estimado." },
    takes: {
      en: "Distance, climb, and time without pauses of each activity.",
      es: "Distancia, desnivel positivo y tiempo sin pausas de cada actividad.",
    },
    limits: {
      en: "Walks and other sports are left out. Activities without heights add nothing to the climb.",
      es: "No se cuentan caminatas ni otros deportes. Las actividades sin altitudes no suman desnivel.",
    },
  },
  easy: {
    title: { en: "Pace at easy effort", es: "Ritmo a esfuerzo suave" },
    how: {
      en: "The time and the way at easy effort, summed by week or month: the time divided by the way. The first ten minutes of a run are left out. Weeks with less than 20 minutes of it have no point.",
      es: "El tiempo y la distancia a esfuerzo suave, sumados por semana o mes: el tiempo dividido entre la distancia. No cuentan los primeros diez minutos de cada sesión. Las semanas con menos de 20 minutos no tienen punto.",
    },
    source: {
      en: "Daniels' Running Formula (2014): easy is 59 to 74% of the maximal oxygen uptake, for which the same part of the heart rate reserve stands (Swain and Leutholtz 1997), or 65 to 79% of the maximal heart rate. Without heart rate: runs of 30 minutes or more slower than 85% of your speed over 10 km, which is the same limit by the equations of Daniels and Gilbert (1979).",
      es: "Daniels' Running Formula (2014): suave es del 59 al 74% del consumo máximo de oxígeno, que equivale a la misma parte de la reserva de frecuencia cardíaca (Swain y Leutholtz 1997), o del 65 al 79% de la frecuencia cardíaca máxima. Sin frecuencia cardíaca: sesiones de 30 minutos o más, más lentas que el 85% de tu velocidad en 10 km, que es el mismo límite según las ecuaciones de Daniels y Gilbert (1979).",
    },
    takes: {
      en: "Heart rates of your runs on roads and treadmills, and those of your profile.",
      es: "La frecuencia cardíaca de tus sesiones en ruta y en caminadora, y las de tu perfil.",
    },
    limits: {
      en: "Heat, hills, tiredness and coffee raise the heart rate. Compare months rather than weeks.",
      es: "El calor, las subidas, el cansancio y el café suben la frecuencia cardíaca. Compara meses más que semanas.",
    },
  },
  bests: {
    title: { en: "Best efforts", es: "Mejores marcas" },
    how: {
      en: "The shortest time in which you covered the distance anywhere within a run.",
      es: "El menor tiempo en que cubriste la distancia en cualquier parte de una sesión.",
    },
    source: { en: "Your own tracks.", es: "Tus propios registros." },
    takes: {
      en: "Recorded runs on roads and trails with a distance.",
      es: "Las sesiones grabadas en ruta y trail que tienen distancia.",
    },
    limits: {
      en: "A watch is wrong by about one percent, more between high buildings. An effort far above your other runs is marked as in doubt; you can strike it on the page of its activity. These are no official times.",
      es: "Un reloj se equivoca cerca de un uno por ciento, y más entre edificios altos. Una marca muy por encima de tus otras sesiones se señala como dudosa; puedes descartarla en la página de su actividad. No son tiempos oficiales.",
    },
  },
  goal: {
    title: { en: "Your goal race", es: "Tu carrera objetivo" },
    how: {
      en: "A result gives a time by Riegel's formula, T₂ = T₁ × (D₂ ÷ D₁)^1.06, with an exponent of 1.17 from two hours and 1.2 from four hours on. One meter of climb counts as eight flat ones. It is the result of your plan until you run better; without one, your best effort. The times of your other hard runs stand beside it, and the spread is how far they differ. Of each run only its strongest part counts. For goals of 2 to 20 minutes the time by your critical speed is shown too.",
      es: "Un resultado da un tiempo con la fórmula de Riegel, T₂ = T₁ × (D₂ ÷ D₁)^1.06, con un exponente de 1.17 desde dos horas y de 1.2 desde cuatro. Un metro de subida cuenta como ocho en plano. Es el resultado de tu plan hasta que corras mejor; si no hay plan, tu mejor marca. Al lado están los tiempos de tus otras sesiones fuertes, y el rango es lo que difieren entre sí. De cada sesión solo cuenta su parte más fuerte. Para objetivos de 2 a 20 minutos se muestra también el tiempo según tu velocidad crítica.",
    },
    source: {
      en: "P. S. Riegel, American Scientist 69 (1981), 285–290, up to two hours; beyond them fitted to the best times of 1,315 runners and to published ultras. Climb by Naismith (1892) and Scarf (2007).",
      es: "P. S. Riegel, American Scientist 69 (1981), 285–290, hasta dos horas; más allá, ajustado a las mejores marcas de 1,315 corredores y a ultras publicados. Las subidas, según Naismith (1892) y Scarf (2007).",
    },
    takes: {
      en: "Your best efforts of the last 120 days, or of the last year when these have none; the five nearest to the distance of the race. Efforts that are more than 6% worse than the best one were not run hard and are left out. One that is more than 8% better than three other runs that agree is in doubt and is left out until you count it on the page of its activity.",
      es: "Tus mejores marcas de los últimos 120 días, o del último año si no hay; las cinco más cercanas a la distancia de la carrera. Las que son más de un 6% peores que la mejor no se corrieron fuerte y no cuentan. Una que es más de un 8% mejor que otras tres sesiones que coinciden es dudosa y no cuenta hasta que la aceptes en la página de su actividad.",
    },
    limits: {
      en: "It assumes that you train for the distance, on a course and a day like those of your efforts. The spread is no margin of error.",
      es: "Supone que entrenas para la distancia, en un recorrido y un día como los de tus marcas. El rango no es un margen de error.",
    },
  },
  load: {
    title: { en: "Fitness and fatigue", es: "Condición y fatiga" },
    how: {
      en: "Each activity has a training impulse: minutes × part of the heart rate reserve × a weight that grows with effort. Fitness is its daily mean with a time constant of 42 days, fatigue with one of 7 days. Form is fitness less fatigue.",
      es: "Cada actividad tiene un impulso de entrenamiento: minutos × parte de la reserva de frecuencia cardíaca × un peso que crece con el esfuerzo. La condición es su promedio diario con una constante de tiempo de 42 días; la fatiga, con una de 7 días. La forma es la condición menos la fatiga.",
    },
    source: {
      en: "Banister (1991) and Morton, Fitz-Clarke and Banister (1990): weight 0.64 e^1.92x for men and 0.86 e^1.67x for women, the mean of both without a stated sex. Time constants of Allen and Coggan (2006) after Banister, Calvert, Savage and Bach (1975).",
      es: "Banister (1991) y Morton, Fitz-Clarke y Banister (1990): peso 0.64 e^1.92x para hombres y 0.86 e^1.67x para mujeres; si no se indica el sexo, el promedio de ambos. Constantes de tiempo de Allen y Coggan (2006) según Banister, Calvert, Savage y Bach (1975).",
    },
    takes: {
      en: "The seconds at each heart rate of all activities, and both heart rates of your profile.",
      es: "Los segundos en cada frecuencia cardíaca de todas las actividades, y las dos frecuencias cardíacas de tu perfil.",
    },
    limits: {
      en: "Both curves begin at 0 with your first recording, so the first 42 days are not shown. Activities without heart rate count as rest. The numbers compare you with yourself only.",
      es: "Ambas curvas empiezan en 0 con tu primer registro, por eso no se muestran los primeros 42 días. Las actividades sin frecuencia cardíaca cuentan como descanso. Los números solo te comparan contigo.",
    },
  },
  critical: {
    title: { en: "Critical speed", es: "Velocidad crítica" },
    how: {
      en: "The straight line through your best times over distances that took 2 to 20 minutes: distance = D′ + critical speed × time, with the least squares. The errors are standard errors of the line.",
      es: "La recta que pasa por tus mejores tiempos en distancias que te tomaron de 2 a 20 minutos: distancia = D′ + velocidad crítica × tiempo, por mínimos cuadrados. Los errores son los errores estándar de la recta.",
    },
    source: {
      en: "Monod and Scherrer (1965), for running Hughson, Orok and Staudt (1984), from training data Smyth and Muniz-Pumares (2020).",
      es: "Monod y Scherrer (1965); para correr, Hughson, Orok y Staudt (1984); con datos de entrenamiento, Smyth y Muniz-Pumares (2020).",
    },
    takes: {
      en: "Your best effort over each standard distance of the last 120 days: three or more, the longest at least twice as long as the shortest.",
      es: "Tu mejor marca en cada distancia estándar de los últimos 120 días: tres o más, la más larga de al menos el doble que la más corta.",
    },
    limits: {
      en: "It is as good as your efforts are hard. The speed cannot be held forever: marathon runners hold about 85% of it. D′ is much less certain than the speed.",
      es: "Vale tanto como lo fuertes que hayan sido tus marcas. La velocidad no se puede mantener para siempre: en maratón se mantiene cerca del 85%. D′ es mucho menos segura que la velocidad.",
    },
  },
  drift: {
    title: { en: "Aerobic decoupling", es: "Desacople aeróbico" },
    how: {
      en: "Speed for each heartbeat of the first half less that of the second, as a part of the first. The first ten minutes are left out.",
      es: "La velocidad por latido de la primera mitad menos la de la segunda, como parte de la primera. No cuentan los primeros diez minutos.",
    },
    source: {
      en: "J. Friel, Aerobic Endurance and Decoupling; known as Pa:HR.",
      es: "J. Friel, Aerobic Endurance and Decoupling; se conoce como Pa:HR.",
    },
    takes: {
      en: "Steady runs of 40 minutes or more on flat ground: speed within 10%, at most 15 m of climb for each kilometer.",
      es: "Sesiones parejas de 40 minutos o más en terreno plano: velocidad dentro de un 10%, como máximo 15 m de subida por kilómetro.",
    },
    limits: {
      en: "Below 5% is called good among coaches; this is a convention. Heat, wind and thirst raise it too.",
      es: "Los entrenadores consideran bueno menos del 5%; es una convención. El calor, el viento y la sed también lo suben.",
    },
  },
  zones: {
    title: { en: "Time in heart rate zones", es: "Tiempo en zonas de frecuencia cardíaca" },
    how: {
      en: "The time at each heart rate, in tenths of your maximum.",
      es: "El tiempo en cada frecuencia cardíaca, en décimos de tu máxima.",
    },
    source: {
      en: "S. Edwards, The Heart Rate Monitor Book (1993).",
      es: "S. Edwards, The Heart Rate Monitor Book (1993).",
    },
    takes: {
      en: "The seconds at each heart rate of all activities, and the maximum of your profile.",
      es: "Los segundos en cada frecuencia cardíaca de todas las actividades, y la máxima de tu perfil.",
    },
    limits: {
      en: "The zones are no thresholds of yours, which only a test can find. A wrong maximum moves all of them.",
      es: "Las zonas no son tus umbrales, que solo puede dar una prueba. Una máxima equivocada las mueve todas.",
    },
  },
} as const satisfies Record<string, Reckoning>;

export type ReckonedPart = keyof typeof reckonings;

const profileNeeded = {
  load: {
    en: "Fitness and fatigue need your maximum and your resting heart rate.",
    es: "La condición y la fatiga necesitan tu frecuencia cardíaca máxima y en reposo.",
  },
  zones: {
    en: "The zones need your maximum heart rate.",
    es: "Las zonas necesitan tu frecuencia cardíaca máxima.",
  },
};

const noHeartRate = {
  en: "None of your activities of this time has a heart rate.",
  es: "Ninguna de tus actividades de este periodo tiene frecuencia cardíaca.",
};

/** What is missing for fitness and fatigue. */
export function loadProblemText(lacking: LoadProblem): Words {
  switch (lacking.problem) {
    case "no-heart-rates-in-profile":
      return profileNeeded.load;
    case "no-heart-rate":
      return noHeartRate;
    case "few-heart-rates":
      return {
        en: `Only ${lacking.measured} of your ${lacking.counted} activities of the last six weeks have a heart rate: the sums would be too small.`,
        es: `Solo ${lacking.measured} de tus ${lacking.counted} actividades de las últimas seis semanas tienen frecuencia cardíaca: las sumas quedarían cortas.`,
      };
    case "too-few-days":
      return {
        en: `The curves need ${lacking.needed} days of recordings to settle. Yours began ${formatCount(lacking.days)} days ago.`,
        es: `Las curvas necesitan ${lacking.needed} días de registros para estabilizarse. Los tuyos empezaron hace ${formatCount(lacking.days)} días.`,
      };
  }
}

/** What is missing for the time in zones. */
export function zoneProblemText({ problem }: ZoneProblem): Words {
  return problem === "no-max-in-profile" ? profileNeeded.zones : noHeartRate;
}

function knownEfforts(count: number): Words {
  if (count === 0) return { en: "There is none.", es: "No hay ninguna." };
  return count === 1
    ? { en: "There is one.", es: "Hay una." }
    : { en: `There are ${count}.`, es: `Hay ${count}.` };
}

/** What is missing for the critical speed. */
export function criticalProblemText(lacking: CriticalSpeedProblem): Words {
  switch (lacking.problem) {
    case "too-few-efforts":
      return {
        en: `The line needs hard efforts over ${lacking.needed} distances that took you 2 to 20 minutes in the last 120 days. ${knownEfforts(lacking.known).en}`,
        es: `La recta necesita esfuerzos fuertes en ${lacking.needed} distancias que te hayan tomado de 2 a 20 minutos en los últimos 120 días. ${knownEfforts(lacking.known).es}`,
      };
    case "efforts-too-alike":
      return {
        en: "Your hard efforts are of about the same length. A longer one, up to 20 minutes, would make a line of them.",
        es: "Tus esfuerzos fuertes duran casi lo mismo. Uno más largo, de hasta 20 minutos, permitiría trazar la recta.",
      };
    case "no-line":
      return {
        en: "Your best efforts of the last 120 days lie on no line: some of them were probably easy, or parts of one even run.",
        es: "Tus mejores marcas de los últimos 120 días no forman una recta: algunas quizá fueron suaves, o partes de una misma sesión pareja.",
      };
  }
}

/** Why there is no pace at easy effort. */
export const noEasyPace = {
  en: "There are fewer than two weeks or months with 20 minutes of easy running that we can tell: it needs your maximum heart rate in the profile and runs with a heart rate, or a hard effort to compare with.",
  es: "Hay menos de dos semanas o meses con 20 minutos de trote suave que podamos reconocer: hace falta tu frecuencia cardíaca máxima en el perfil y sesiones con frecuencia cardíaca, o un esfuerzo fuerte para comparar.",
};

/** Why there are no best efforts. */
export const noBests = {
  en: "None of your recorded runs covers one of the distances from 400 m to 50 km.",
  es: "Ninguna de tus sesiones grabadas cubre una de las distancias de 400 m a 50 km.",
};

/** Why no time is predicted. */
export const noEfforts = {
  en: "A prediction needs a run of the last year with an effort of at least 3½ minutes over a standard distance, such as 1 km or 5 km.",
  es: "Una predicción necesita una sesión del último año con un esfuerzo de al menos 3½ minutos en una distancia estándar, como 1 km o 5 km.",
};

/** Why no run has a decoupling. */
export const noSteadyRun = {
  en: "No run of this time was steady and flat enough: it needs 40 minutes at an even speed with a heart rate.",
  es: "Ninguna sesión de este periodo fue lo bastante pareja y plana: hacen falta 40 minutos a velocidad pareja con frecuencia cardíaca.",
};
