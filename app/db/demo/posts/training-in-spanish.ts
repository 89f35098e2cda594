import type { DemoPost } from "./post.ts";
import { altitude, firstTenK, heat } from "./training.ts";

export const primeros10K: DemoPost = {
  ...firstTenK,
  lang: "es",
  translates: firstTenK,
  title: "Tus primeros 10K: diez semanas, cuatro salidas por semana",
  tags: ["10K", "principiantes", "entrenamiento"],
  seoTitle: "Tus primeros 10K: un plan de diez semanas para llegar",
  seoDescription:
    "Un plan para quien ya corre 30 minutos: diez semanas con cuatro salidas cada una, qué tan suave es suave, cómo aumentar y cómo dosificarte el día de la carrera.",
  seoKeywords: "10K, principiantes, plan de entrenamiento, trote suave, ritmo",
  write: ({
    link,
  }) => `Los diez kilómetros son una distancia amable. Es lo bastante larga para pedir entrenamiento y lo bastante corta para prepararla en una temporada, y al día siguiente todavía puedes bajar escaleras. Si hoy corres 30 minutos sin parar, te alcanzan diez semanas.

Si todavía no llegas, alterna trote y caminata tres veces por semana hasta lograrlo. El plan te espera.

## El plan

Cuatro salidas por semana, nunca dos fuertes seguidas. Los números son kilómetros, salvo donde dice minutos o segundos.

| Semana | Dos trotes suaves, cada uno | Una salida más viva, después de 10 minutos suaves | Fondo |
|---|---|---|---|
| 1 | 5 | 6 × 30 segundos ágiles | 7 |
| 2 | 5 | 6 × 1 minuto rápido | 8 |
| 3 | 6 | 5 × 2 minutos rápidos | 9 |
| 4 | 5 | 6 × 30 segundos ágiles | 7 |
| 5 | 6 | 2 × 8 minutos exigentes pero controlados | 10 |
| 6 | 6 | 5 × 3 minutos rápidos | 11 |
| 7 | 7 | 2 × 10 minutos exigentes pero controlados | 12 |
| 8 | 6 | 5 × 1 km a ritmo de carrera | 12 |
| 9 | 5 | 3 × 1 km a ritmo de carrera | 9 |
| 10 | 4 | 4 × 1 minuto a ritmo de carrera | la carrera |

Las semanas 4 y 9 son más ligeras a propósito. No mejoras mientras corres: mejoras mientras te recuperas de haber corrido.

## ¿Qué tan suave es suave?

Suave quiere decir que puedes conversar con frases enteras. Te va a parecer demasiado lento, y así debe ser: los estudios sobre cómo entrenan los mejores atletas de fondo encuentran una y otra vez que unas cuatro de cada cinco sesiones son suaves.[^1] Quien empieza suele hacer lo contrario: corre todo a un esfuerzo medio, demasiado fuerte para recuperarse y demasiado lento para ganar velocidad.

*Exigente pero controlado* es un ritmo al que te salen unas pocas palabras. *Ritmo de carrera* es el que crees que puedes sostener diez kilómetros. Vas a corregir esa idea un par de veces.

## ¿Qué tan rápido se puede aumentar?

El consejo famoso de sumar como máximo un diez por ciento por semana es una costumbre, no una ley. En un estudio con corredores novatos, quienes aumentaron su kilometraje semanal en más de 30 por ciento en dos semanas tuvieron más lesiones por exceso de distancia que quienes aumentaron menos de 10 por ciento.[^2] No hay un número mágico, pero sí una dirección clara: la paciencia sale más barata que la fisioterapia.

- ¿Te perdiste una salida? Déjala ir. No juntes dos días fuertes para ponerte al día.
- Un dolor que te cambia la zancada, o que se instala en un punto y no se va, pide descanso y, si pasa de una semana, un profesional.
- Las zapatillas buenas son las que te resultan cómodas. Cámbialas antes de la semana de la carrera, no en ella.

Consulta con un médico antes de empezar si tienes un problema del corazón, si sientes dolor en el pecho o te desmayas con el esfuerzo, o si llevas años sin moverte y tienes otros riesgos, como la diabetes.

Para que te hagas una idea: la Organización Mundial de la Salud recomienda a los adultos de 150 a 300 minutos de actividad moderada por semana, o de 75 a 150 de actividad intensa.[^3] Este plan llega a eso desde la primera semana.

## La carrera

**Los dos primeros kilómetros** deberían parecerte casi aburridos. A tu alrededor todos van a salir demasiado rápido. Que salgan.

**Del 3 al 7**, instálate en el esfuerzo que entrenaste. Cuenta postes, canta por dentro, no pienses en nada.

**Los últimos tres** son la carrera de verdad. Pasa a una persona y busca a la siguiente.

En los puestos de hidratación toma agua si tienes sed. Para diez kilómetros no necesitas geles.

## Dónde correrla

Elige una carrera con compañía. En Lima, ${link("Lima 42K")} tiene un 10K además de la maratón, y ${link("Carrera Bonafont")}, en la Ciudad de México, es una carrera de mujeres con 5K y 10K. Si viajas, ${link("Vancouver Sun Run")} y ${link("Peachtree Road Race")} son 10K con decenas de miles de personas de todos los ritmos.

Inscríbete más o menos en la semana cinco. Una fecha en el calendario te saca de la cama en la semana seis.

[^1]: Seiler S. What is best practice for training intensity and duration distribution in endurance athletes? *International Journal of Sports Physiology and Performance*, 2010.
[^2]: Nielsen RØ y otros. Excessive progression in weekly running distance and risk of running-related injuries. *Journal of Orthopaedic & Sports Physical Therapy*, 2014.
[^3]: Organización Mundial de la Salud. *Directrices de la OMS sobre actividad física y hábitos sedentarios*, 2020.`,
};

export const calor: DemoPost = {
  ...heat,
  lang: "es",
  translates: heat,
  title: "Correr con calor sin aprenderlo por las malas",
  tags: ["calor", "entrenamiento", "salud"],
  seoTitle: "Correr con calor: prepárate, dosifica y conoce las señales",
  seoDescription:
    "Por qué el calor frena a todos, cómo te preparan una o dos semanas de trote suave, cómo correr en un día caluroso y qué hacer ante un golpe de calor.",
  seoKeywords: "calor, golpe de calor, aclimatación, hidratación, verano, ritmo",
  write: ({
    link,
  }) => `El calor es el único rival que frena a todo el pelotón, también a quien gana. Estar en forma ayuda, pero no te protege. Esto es en lo que coincide la investigación, y lo que significa para una carrera en Mérida en enero o en Piura en verano.

## Por qué vas más lento

La mayor parte de la energía que gastan tus músculos se convierte en calor. Para librarse de él, el cuerpo manda sangre a la piel y deja que el sudor se evapore ahí. Las piernas necesitan esa misma sangre, así que lo primero que se va es el ritmo.

La humedad decide qué tan bien funciona. El sudor que gotea no enfría nada; solo enfría el que se evapora. Por eso 28 °C en el desierto de Ica y 28 °C en la costa de Yucatán son dos días distintos.

Un estudio de varios maratones grandes encontró que los tiempos empeoran conforme sube la temperatura, y que quienes van más lento pierden más que los primeros: pasan más horas en la calle y corren en grupos más apretados.[^1] No planees una carrera calurosa con el ritmo de una fresca, y menos si corres en la segunda mitad del pelotón.

## Acostumbrarse

La buena noticia es que el calor se entrena. El consenso más citado en este campo recomienda entrenar con calor de manera repetida durante **una o dos semanas**, al menos 60 minutos al día, para que suba la temperatura del cuerpo y sudes.[^2] La mayor parte de la mejora llega en la primera semana. Si lo dejas, se pierde en pocas semanas.

Un plan sencillo para las dos semanas antes de una carrera calurosa:

| Días | Qué hacer con calor |
|---|---|
| 1–3 | 30–40 minutos suaves, con pausas caminando |
| 4–6 | 50–60 minutos suaves |
| 7–10 | 60 minutos suaves, los últimos diez un poco más rápidos |
| 11–14 | 60 minutos un día sí y otro no, menos antes de la carrera |

Si vives en un lugar frío, haz tus trotes suaves en la hora más cálida. Las sesiones fuertes déjalas para la parte fresca del día: calidad y calor juntos son para profesionales con un médico al borde de la pista.

## El día de la carrera

- **Sal más lento.** El primer tercio, corre por sensaciones. El ritmo que te parece demasiado suave es el correcto.
- **Toma agua según tu sed**, desde los primeros puestos. Demasiada también es peligrosa: beber durante horas mucho más de lo que pide la sed puede diluir la sal de tu sangre.
- **Enfríate por fuera.** Agua en la cabeza, la nuca y los antebrazos; hielo bajo la gorra, si alguien lo reparte. Las bebidas frías antes de la salida también ayudan.
- **Vístete ligero y holgado.** La gorra y el bloqueador son parte del equipo.
- **Mira el pronóstico** de temperatura *y* de humedad, y la hora de salida. Quien organiza carreras calurosas sabe por qué sale antes del amanecer: así lo hacen ${link("Maratón de Mérida")} y ${link("Honolulu Marathon")}.

No salgas si tienes fiebre o el estómago revuelto, o si dormiste mal y amaneces con sed. Algunos medicamentos hacen más peligroso el calor; pregunta por los tuyos a un médico o en la farmacia.

## Las señales que terminan una salida

Escalofríos o piel de gallina con calor, mareo, dolor de cabeza, náuseas, o una piel que deja de sudar: para, busca sombra, acuéstate y enfríate.

**El golpe de calor por esfuerzo es una emergencia.** Una persona acalorada que está confundida o agresiva, que se tambalea o se desploma, lo tiene mientras un médico no diga lo contrario. Las declaraciones de los preparadores atléticos y de los médicos del deporte dicen lo mismo sobre qué sigue: *primero enfriar, después trasladar*. Lo mejor es una tina de agua fría hasta el pecho; si no la hay, toallas mojadas que se cambian sin parar, hielo y un ventilador.[^3][^4] Mientras unos enfrían, otro llama a emergencias.

Sobrevivir depende de minutos. Si organizas una salida de tu club en verano, averigua antes dónde está el agua fría más cercana.

## Una nota sobre los desiertos

En Piura, ${link("Media Maratón de Colán")} se corre junto al mar, con sol. ${link("Badwater 135")} cruza el Valle de la Muerte en julio: se corre por invitación, quienes la corren se preparan durante meses y cada uno lleva un equipo con hielo. Es la prueba de lo que logra la preparación, y ningún ejemplo para un sábado cualquiera.

[^1]: Ely MR, Cheuvront SN, Roberts WO, Montain SJ. Impact of weather on marathon-running performance. *Medicine & Science in Sports & Exercise*, 2007.
[^2]: Racinais S y otros. Consensus recommendations on training and competing in the heat. *Scandinavian Journal of Medicine & Science in Sports*, 2015.
[^3]: Casa DJ y otros. National Athletic Trainers' Association position statement: exertional heat illnesses. *Journal of Athletic Training*, 2015.
[^4]: Armstrong LE y otros. American College of Sports Medicine position stand: exertional heat illness during training and competition. *Medicine & Science in Sports & Exercise*, 2007.`,
};

export const altura: DemoPost = {
  ...altitude,
  lang: "es",
  translates: altitude,
  title: "Correr en la altura cuando vives junto al mar",
  tags: ["altura", "trail", "Perú"],
  seoTitle: "Correr en la altura cuando vives junto al mar",
  seoDescription:
    "Qué te quita el aire delgado, cuándo conviene llegar, cómo pasar los primeros días en Cusco, Huaraz o Toluca, y qué señales indican que debes bajar.",
  seoKeywords: "altura, aclimatación, Cusco, Huaraz, trail, mal de altura, soroche",
  write: ({
    link,
  }) => `Bajas del bus en Huaraz, subes tu maleta un piso por la escalera y te quedas ahí, respirando como quien acaba de terminar una tanda de series. No te pasa nada malo. Llegaste a 3,000 metros, y tu cuerpo se dio cuenta antes que tú.

Esto es lo que se sabe sobre competir allá arriba, lo que no se sabe, y cómo planear el viaje desde la costa.

## Lo que te quita el aire delgado

La proporción de oxígeno en el aire es la misma en Lima y en La Paz. La presión no, y es la presión la que lo lleva a tu sangre. En un estudio de laboratorio con atletas de fondo, el consumo máximo de oxígeno cayó en línea recta de los 300 a los 2,800 metros, cerca de 6 por ciento por cada 1,000 metros.[^1] No hubo una altura por debajo de la cual no pasara nada; quien está bien entrenado simplemente no nota la primera parte de la pérdida.

| Lugar | Altitud aproximada |
|---|---|
| Denver | 1,600 m |
| Ciudad de México | 2,240 m |
| Arequipa | 2,330 m |
| Huaraz | 3,050 m |
| Leadville | 3,100 m |
| Cusco | 3,400 m |

Los recorridos suben más que las ciudades. ${link("Andes Race")} y ${link("Ultra Trail Cordillera Blanca")} pasan de los 4,000 metros, y también ${link("Misti Sky Race")}, que cruza la cima de un volcán. En la ficha de una carrera busca el punto más alto, no la altitud de la salida.

## Cuándo llegar

Con dos o tres semanas de anticipación: esa es la respuesta que no le gusta a nadie que trabaje. Una parte de la adaptación llega en días, cuando respiras más y tu corazón trabaja más; otra parte, más grande, necesita semanas.[^2]

Si no puedes tomarte semanas, hay dos salidas conocidas:

1. **Llega con tiempo para volver a dormir bien.** Con cinco a siete días, la mayoría deja atrás las peores noches.
2. **Llega a último momento** y corre dentro de más o menos un día. No te adaptaste, pero tampoco pasaste dos malas noches. Sirve para carreras a una altitud moderada, no para un recorrido por encima de 4,000 metros.

Los días que peor se llevan son del segundo al cuarto. Correr en uno de ellos es el plan que debes evitar.

Importa más dónde duermes que dónde corres. Por encima de 3,000 metros, las guías de la Wilderness Medical Society aconsejan subir la altura a la que duermes no más de 500 metros por noche, y descansar un día cada tres o cuatro.[^3] Antes de una carrera cerca de Cusco, eso habla a favor del Valle Sagrado, que está varios cientos de metros más abajo que la ciudad.

## Los primeros días

- **Días 1 y 2:** camina. Bebe como siempre, come normal, deja el alcohol.
- **Días 3 y 4:** trotes suaves, más cortos que en casa. Si puedes hablar con frases enteras, el ritmo está bien, diga lo que diga el reloj.
- **Después:** unas rectas y unas cuestas cortas, para que las piernas no se duerman.

Unas semanas antes del viaje, revisa tu hierro con un médico y no con un frasco de pastillas: el cuerpo lo necesita para fabricar glóbulos rojos, y en exceso hace daño.

## El día de la carrera

Sal más lento de lo que te parece justo. Al nivel del mar, un error al principio se paga en el último tercio. En la altura casi no se puede pagar, porque hay menos aire para recuperarse. Camina las subidas empinadas desde el comienzo, como lo hará a tu lado la gente que vive ahí.

> Corre por tu respiración. El reloj se ajustó al nivel del mar.

Tus tiempos serán más lentos. Cuánto, depende de la altura, de la distancia, del recorrido y de ti, y una tabla que promete un número para cada caso promete demasiado.

## Cuándo dar la vuelta

Dolor de cabeza junto con náuseas, mareo o un cansancio fuera de lo normal es mal de altura agudo, el soroche, hasta que se demuestre lo contrario. Con eso no sigas subiendo ni corras.

**Falta de aire en reposo, tos con flema, confusión o un andar tambaleante son emergencias.** Baja de inmediato y busca ayuda.[^3] Ninguna meta vale las horas que pierdes esperando.

Habla con un médico antes del viaje si estás embarazada, si tienes una enfermedad del corazón o de los pulmones, o si la altura ya te hizo daño alguna vez. Hay medicamentos para prevenirlo; los elige un médico, no un compañero de equipo.

## ¿Y si ya vives allá arriba?

Entonces baja y disfruta. Quien vive en Cusco o en Toluca y corre junto al mar tiene más aire que en casa. A cambio, tendrá que pensar en el calor.

[^1]: Wehrlin JP, Hallén J. Linear decrease in VO2max and performance with increasing altitude in endurance athletes. *European Journal of Applied Physiology*, 2006.
[^2]: Bärtsch P, Saltin B. General introduction to altitude adaptation and mountain sickness. *Scandinavian Journal of Medicine & Science in Sports*, 2008.
[^3]: Luks AM y otros. Wilderness Medical Society Clinical Practice Guidelines for the Prevention and Treatment of Acute Altitude Illness: 2019 Update. *Wilderness & Environmental Medicine*, 2019.`,
};
