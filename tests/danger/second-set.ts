/** Written after the rules were frozen at 23:39 on November 28, 2026, and measured before any change. */
export const secondEnglish: readonly string[] = `
ok so like halfway up the hill my chest just clamps down and i have to stop
weird squeezing feeling behind my ribs whenever i push the pace
is a crushing sensation in the chest normal at mile 20
my dad grabbed his chest and sat down on the curb he looks grey
pain going down my left arm during tempo runs
i went down at the water station and people say i was out for a minute
blacked out in the shower after my long run
woke up in the medical tent with no idea how i got there
my legs turned to jelly and then lights out
felt faint and had to lie down at km 38
every time i stop my watch i almost pass out
girl next to me just dropped and isnt responding
guy in the corral has no pulse
can't get enough air when i lie flat
i was gasping and my lips were kinda blue at the top
out of breath just brushing my teeth since covid
spitting pink froth after swimming leg of the tri
chest feels tight and i'm wheezing, forgot my inhaler
heart does flip flops when i slow down
my watch says 210 bpm and im sitting on the couch
feels like my heart is going to jump out and it misses beats
got told i have an arrhythmia, ok to pace my friend in the half?
room was spinning after the finish
got super woozy and saw spots at mile 11
my wife's smile is lopsided since the race
he's slurring and cant hold his bottle
half of my face went numb on the treadmill
sudden blindness in my right eye then it came back
face planted on the trail and ive been throwing up since
took an elbow to the head in the start corral, headache wont go away
lips blew up like balloons after that energy bar
broke out in hives and feel my throat tightening
wasp got me and now i cant swallow
she's jerking on the ground foam at her mouth
not sweating anymore and it's like 95 out
runner wandering off course, boiling hot, talking gibberish
i had heat stroke last month and feel confused again today
core temp 104 at the finish tent
been downing water all morning and now i'm foggy and puking
drank so much at the race my rings are tight and my head is splitting
shaking uncontrollably soaked through on the ridge
cant feel my toes and they went white, minus 15 out
got a pounding headache and threw up since we drove up to leadville
pee is brown like iced tea two days after the hundred
theres blood when i wee after long runs
my quads are swollen like crazy and my urine is really dark
stopped peeing since the ironman yesterday
one calf is way bigger than the other and warm
leg blew up after the 10 hour flight home
history of dvt and my calf is aching again
lower back is killing me and i've wet myself
no feeling down there after the deadlift and run session
front of my shin feels like it will explode and my foot slaps the ground
heard something snap in my foot at mile 5
i think my collarbone is broken, fell on the descent
can't put any weight on it since the fall
aching deep in the groin every step, hurts in bed too
spot on my shin kills when i press it and at night
there's red blood when i wipe after long runs
nose has been bleeding for an hour after the run
stray dog got my calf, broke the skin
sugar crashed to 48 mid run and i'm shaky
my T1 kid is sweaty and confused at the track
24 weeks and spotting after a jog
baby has been moving less since i ran today
been puking for 12 hours since the ultra
stomach is rock hard and the pain is insane
i just don't want to be alive anymore
my kids would be happier if i was gone
been thinking of stepping in front of a train
i hurt myself on purpose after bad races
what's the point, i'd rather be dead
3 ibuprofen at the start and 3 at halfway, fine?
my doc put me on eliquis, is a trail half ok
no period since august and training for boston
`
  .split("\n")
  .filter(Boolean);

export const secondSpanish: readonly string[] = `
oye cuando subo la cuesta siento como que me apachurran el pecho
se me pone algo pesado aquí en medio del pecho al acelerar
es normal sentir el pecho oprimido en el km 30
mi papá se agarró el pecho y está pálido
un dolor que me baja por el brazo izquierdo en los tempos
me fui de lado en el puesto de agua y dicen que estuve un minuto ido
me desmallé en la ducha después del fondo
amanecí en la carpa médica y no sé cómo llegué
se me apagaron las luces en la última curva
cada vez que paro de correr siento que me voy a desmayar
una chica cayó y no contesta, no se mueve
un corredor del corral no tiene pulso
no me alcanza el aire cuando me acuesto
llegué jadeando con los labios azulados
me agito con solo cepillarme los dientes desde el covid
escupí espuma rosada en la natación
pecho apretado y silbidos, olvidé el inhalador
el corazon me da vuelcos cuando bajo el ritmo
el reloj marca 210 y estoy sentado en el sofá
siento que el corazón se me sale y se salta
me dijeron que tengo arritmia, puedo acompañar en la media?
todo me daba vueltas al llegar
me puse muy mareada y vi lucecitas en el km 17
la sonrisa de mi esposa quedó chueca después de correr
no se le entiende lo que habla y no puede sostener la botella
se me adormeció media cara en la caminadora
me quedé ciego de un ojo un momento
me fui de cara en el sendero y desde entonces vomito
me dieron un codazo en la cabeza en la salida y no se me va el dolor
se me hincharon los labios como globo después de la barrita
me llené de ronchas y siento la garganta cerrada
me picó una avispa y no puedo tragar
está en el piso sacudiéndose y con espuma en la boca
ya no sudo nada y estamos a 36 grados
un corredor se salió de la ruta, hirviendo, diciendo cosas sin sentido
me dio golpe de calor el mes pasado y otra vez estoy confundida
40.2 de temperatura en la carpa de la meta
llevo toda la mañana tomando agua y estoy atontado y vomitando
tomé tanta agua que los anillos me aprietan y me revienta la cabeza
tiemblo sin control, mojada en la cumbre
no siento los dedos de los pies y están blancos, hace un frío terrible
dolor de cabeza y vómitos desde que subimos a huaraz
la orina me sale café dos días después de las 100 millas
sale sangre cuando hago pis después del fondo
tengo los muslos hinchadísimos y la orina muy oscura
no he orinado desde el ironman de ayer
una pantorrilla está más grande que la otra y tibia
se me infló la pierna después de 10 horas de vuelo
ya tuve trombosis y me vuelve a doler la pantorrilla
la espalda me mata y me hice pis encima
no siento nada ahí abajo después del peso muerto
la espinilla parece que explota y el pie se me cae al pisar
algo me tronó en el pie en el km 8
creo que me fracturé la clavícula en la bajada
no puedo apoyarlo desde que me caí
me duele hondo en la ingle a cada paso y hasta en la cama
un puntito en la tibia que me mata si lo aprieto y de noche
sale sangre al limpiarme después de los fondos
llevo una hora sangrando de la nariz
un perro callejero me agarró la pierna y me rompió la piel
el azúcar me bajó a 48 a mitad del trote
mi hijo diabético está sudando y confundido en la pista
24 semanas y manché después de trotar
mi bebé se mueve menos desde que corrí hoy
llevo 12 horas vomitando desde el ultra
el estómago lo tengo duro y el dolor es una locura
ya no quiero seguir en este mundo
mis hijos serían más felices si yo no estuviera
he pensado en aventarme al tren
me lastimo a propósito cuando corro mal
para qué sigo, preferiría estar muerta
3 ibuprofenos en la salida y 3 a la mitad, está bien?
me recetaron sintrom, puedo hacer el trail de 21?
sin regla desde agosto y entrenando para boston
me tomé varias pastillas de más para no sentir nada
`
  .split("\n")
  .filter(Boolean);

export const secondLookAlikes: readonly string[] = `
does the heartland 100 have a cutoff
purple heart 5k in texas
bleeding heart trail bloom season run
blood sweat and beers 10k
dead man's trail marathon
ghost town half
zombie run registration
death race vermont price
devil's backbone ultra
backbone trail elevation
broken bow half marathon
crazy horse half
wounded knee memorial run
knee deep mud run
cold feet about my first marathon
butterflies in my stomach about boston
my wallet hurts from race fees
this hill broke me but i loved it
i could die of happiness with that medal
my watch died at mile 20
battery dead on my garmin
heated tents at the finish?
are the porta potties close to the start
pee breaks allowed in a relay?
is the water safe to drink in cusco
how many liters should a vest hold
hydration vest 1.5 liters or 2
salt lake city half
swelling crowds at the expo
pressure to pr is real
rash decision to sign up, any refunds?
shin kicker trail 10k
calf island run
foot of the mountain 5k
head to head with my brother, pick a race
face to face packet pickup?
carrera corazón de la sierra
carrera dale vida a tu corazón
la muerte me da miedo menos correr
maratón de los muertos vivientes
carrera zombie lima
ruta del diablo trail
espinazo del diablo ultra
garganta del diablo trail
boca del río 10k
cabeza de toro trail
pie de cuesta carrera
brazo del río maratón
mano a mano con mi primo, una 10k
me duele gastar tanto en inscripciones
se me murió el garmin en el km 20
me quedé sin batería
me rompí la cabeza buscando carrera
esa subida me partió pero la amé
hay baños cerca de la largada
chaleco de hidratación de 2 litros
es segura el agua en cusco
presión de mis amigos por inscribirme
erupción del volcán trail
ojo de agua 5k
`
  .split("\n")
  .filter(Boolean);
