import type { DemoPost } from "./post.ts";
import { checklist, trailEtiquette } from "./race-day.ts";

export const listaDelDia: DemoPost = {
  ...checklist,
  lang: "es",
  translates: checklist,
  title: "El día de la carrera, hora por hora: una lista",
  tags: ["día de la carrera", "principiantes", "maratón"],
  seoTitle: "El día de la carrera: lista desde la noche hasta la meta",
  seoDescription:
    "Qué dejar listo la noche anterior, cuándo levantarte y desayunar, cómo calentar, qué tomar en el camino y qué hacer después de la meta: una lista completa.",
  seoKeywords: "día de la carrera, lista, desayuno, calentamiento, hidratación, maratón",
  write: ({
    link,
  }) => `Casi todo lo que sale mal el día de la carrera salió mal la noche anterior. Esta lista es para una media maratón o una maratón que empieza temprano, como ${link("Media Maratón de Lima & 10K")}, ${link("Maratón de la Ciudad de México")} u ${link("Ottawa Marathon")}. Para distancias más cortas, deja fuera lo que no necesites.

## La noche anterior

- El dorsal en la camiseta y el chip donde lo pide el organizador
- Tu documento de identidad y la confirmación de tu inscripción
- Zapatillas y ropa con las que ya hiciste fondos
- Un suéter viejo o una bolsa grande de plástico para la espera; se queda en la salida
- Geles o bebida como los ensayaste, y algo contra las rozaduras
- Un nombre y un teléfono en el reverso del dorsal, con tus alergias
- Cómo llegas, dónde se deja el guardarropa y a qué hora sale tu oleada

Cena temprano y sencillo. Después guarda el celular: el pronóstico no mejora por mirarlo.

## Tres o cuatro horas antes

Levántate y desayuna lo que ya conoces. Las guías para deportistas recomiendan de 1 a 4 gramos de carbohidratos por kilogramo de peso entre una y cuatro horas antes de un esfuerzo largo: cuanto más cerca de la salida, menos.[^1] Elige comida con poca fibra y poca grasa: pan blanco, arroz, avena, un plátano. Si siempre tomas café, toma café también hoy.

Bebe agua a sorbos hasta más o menos una hora antes de la salida, y ahí para.

## Una hora antes

Ya estás ahí. La fila del baño es la más larga del día, y es lo único que ningún entrenamiento acorta.

Calienta según la distancia:

| Carrera | Calentamiento |
|---|---|
| 5K, 10K | 10–15 minutos de trote, luego 4 rectas |
| Media maratón | 5–10 minutos de trote, 2 o 3 rectas |
| Maratón | unos minutos de trote o caminata |

Un calentamiento activo sube la temperatura de los músculos, y por eso, sobre todo, ayuda.[^2] Los estiramientos largos no hacen falta.

## La salida

Ponte en la oleada que corresponde a tu tiempo. Demasiado adelante, te empujan a un ritmo que no es el tuyo; demasiado atrás, pasas dos kilómetros esquivando a gente que camina.

> Deja que el primer kilómetro sea demasiado lento. Te lo devuelven con intereses.

## En el camino

**Bebe según tu sed.** Para la mayoría de las personas y del clima, eso basta. Un panel internacional sobre el sodio bajo en el deporte aconseja lo mismo: la sed como guía, porque beber durante horas mucho más de lo que pierdes es lo que enferma de gravedad a quienes corren.[^3] Toma el agua de las últimas mesas del puesto, donde hay espacio, y si quieres, camina mientras bebes.

**Come antes de necesitarlo.** En una maratón, empieza con los geles o la bebida más o menos a la media hora y sigue con regularidad, en las cantidades que tu estómago conoce del entrenamiento.

**Revísate** cada pocos kilómetros: hombros abajo, manos sueltas, respiración pareja.

## La meta

Sigue caminando diez minutos. Ponte algo seco, aunque haya sol. Bebe según tu sed y, cuando puedas volver a mirar comida, come algo con carbohidratos y proteína.

Tómate la foto con la medalla *antes* de sentarte.

## No salgas

- con fiebre, o con un resfriado que ya bajó al pecho;
- con dolor en el pecho, palpitaciones o mareo;
- con una lesión que te cambia la zancada.

Si sientes dolor en el pecho, mareo o confusión, detente y avísale a un voluntario. Haz lo mismo por quien corre a tu lado y no se ve bien. Habrá otra carrera. La mayoría de los organizadores dice en su página si una inscripción se puede pasar al próximo año o a otra persona; pregunta *antes* de la fecha límite.

[^1]: Thomas DT, Erdman KA, Burke LM. Nutrition and athletic performance: joint position statement of the American College of Sports Medicine, the Academy of Nutrition and Dietetics and Dietitians of Canada. *Medicine & Science in Sports & Exercise*, 2016.
[^2]: McGowan CJ, Pyne DB, Thompson KG, Rattray B. Warm-up strategies for sport and exercise: mechanisms and applications. *Sports Medicine*, 2015.
[^3]: Hew-Butler T y otros. Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference. *Clinical Journal of Sport Medicine*, 2015.`,
};

export const cortesiaEnElTrail: DemoPost = {
  ...trailEtiquette,
  lang: "es",
  translates: trailEtiquette,
  title: "Cortesía en el trail: quién se hace a un lado, y por quién",
  tags: ["trail", "principiantes", "comunidad"],
  seoTitle: "Cortesía en el trail: quién se hace a un lado y cuándo",
  seoDescription:
    "Quién tiene el paso en un sendero angosto, cómo rebasar y qué hacer con animales, perros, música y basura: buenas maneras para correr en la montaña.",
  seoKeywords: "trail, cortesía, sendero, derecho de paso, no dejar rastro, montaña",
  write: ({
    link,
  }) => `Un sendero del ancho de tus hombros es una sala compartida. No hay árbitro, así que solo funciona porque la gente es amable. Estas son las costumbres que encontrarás en Perú, México, Canadá y Estados Unidos. Donde un parque tiene sus propias reglas, esas van primero.

## Quién se hace a un lado

| Te encuentras con | Quién cede el paso |
|---|---|
| Caballos, mulas, llamas | Todos, por los animales |
| Alguien que camina | Tú, que corres |
| Alguien que sube mientras bajas | Casi siempre tú: cuesta más arrancar de nuevo hacia arriba |
| Una bicicleta de montaña | Quien pedalea, por costumbre; en la práctica, quien vea primero al otro |
| Alguien más rápido en una carrera | Tú, en cuanto sea seguro, cuando lo pida |

Los letreros a la entrada de muchos senderos de Norteamérica dicen lo mismo: las ruedas ceden a los pies, y ambos ceden a los cascos. En eso coinciden las reglas de la American Trail Running Association y de la International Mountain Bicycling Association.[^1][^2]

Hacerse a un lado es quedarse quieto al borde del camino, sobre roca o tierra seca si se puede, sin abrir un segundo sendero junto al primero.

## Con animales

En los Andes, el camino suele ser de un rebaño. Baja a caminata mucho antes, habla para que los animales oigan que eres una persona, y pasa por el lado que te indique el pastor. Si dudas, pregunta. Los caballos piden lo mismo: detente, ponte en la parte baja de la ladera si puedes y saluda a quien monta.

Cierra toda puerta que encontraste cerrada. Deja abierta toda puerta que encontraste abierta.

## Al rebasar

Avisa pronto. *Permiso* y *por tu izquierda* funcionan bien; toser, no. Después espera a que haya espacio. En una carrera, quien va adelante elige el lugar y quien viene atrás da las gracias. Diez segundos nunca han decidido un 30K.

Si te rebasan, no lo tomes como ofensa. Si llevas un minuto oyendo pasos detrás de ti, ofrece el paso antes de que te lo pidan.

## La basura, y todo lo demás que cargaste

Los siete principios de No Deje Rastro son el mejor texto corto sobre cómo portarse al aire libre.[^3] Para quien corre se resumen así:

- **Todo lo que llevas, regresa contigo**, y antes que nada la esquina arrancada del gel. Es la basura que más se encuentra.
- **Quédate en el sendero**, también donde hay barro. Rodearlo lo ensancha cada semana.
- **Haz lo que tengas que hacer** lejos del agua y del camino, y entiérralo o llévatelo, según pida el lugar.
- **Toma fotos.** Las piedras de la ruina déjalas donde llevan quinientos años.

Muchas carreras ya no dan vasos de papel y te piden llevar el tuyo. ${link("Québec Mega Trail")} y otras tienen equipo obligatorio en su reglamento; léelo antes de armar la mochila.

## Música, perros, grupos

**Música:** un oído libre, o nada en los senderos angostos. No puedes hacerte a un lado por lo que no oyes.

**Perros:** con correa donde se pida, y nunca en una carrera, salvo que el reglamento diga que son bienvenidos.

**Grupos:** en fila cuando viene alguien. Un club de veinte es un embotellamiento con zapatillas.

## Cuando alguien necesita ayuda

Las carreras que cruzan montañas y barrancas, como ${link("Ultra Maratón Caballo Blanco")} en las Barrancas del Cobre, viven de que la gente se cuide entre sí. Si ves a alguien sentado junto al camino, pregunta. Si necesita ayuda, tu carrera se acabó por el momento, vayas en el puesto que vayas. En el siguiente punto de control, di el número de dorsal y dónde fue.

> La primera regla de la montaña es que nadie está solo en ella.

## Estás de visita

Los senderos pasan por campos de cultivo, pueblos y lugares sagrados. Saluda primero. Compra tu agua en la tienda del pueblo. Si una carrera cruza por ahí, como ${link("Perú Trail Series Pachacámac")} en los cerros al sur de Lima, recuerda que la gente del camino no se inscribió en ella.

Y sonríele a quien camina. En la carrera de trail más antigua de Estados Unidos, ${link("Dipsea Race")}, comparten un sendero angosto desde 1905. Se puede.

[^1]: American Trail Running Association, *Rules on the Run*.
[^2]: International Mountain Bicycling Association, *Rules of the Trail*.
[^3]: Leave No Trace Center for Outdoor Ethics, *Los siete principios de No Deje Rastro*.`,
};
