/** What has words of the body, of danger or of death in it and is none of that. */
export const lookAlikes: readonly string[] = `
suicide hill 10k price
how do I get my money back
killer hill half marathon, how much climb
heart attack hill, at which kilometer is it
blood, sweat and tears in my first marathon, what is next
la subida fue sangre, sudor y lágrimas, quiero otra igual
what is the point of a shakeout run
no le veo sentido a estirar antes de correr
heart of the city half
races in the heart of Mexico City
Red River run registration
my legs are dead after the long run
blood drive 5K near Boston
charity run for cancer in Lima
Sangre de Cristo ultra
Medicine Hat marathon
races that raise money for heart disease
american heart association heart walk 5k
heartbreak hill elevation
death valley ultra dates
race in death valley
day of the dead 10k
that climb is a killer, which race has it
i'm dying to get a bib for it
i can't live without running lol
dying to run boston
heart rate monitor chest strap chafes
which chest strap do you recommend
chest or back pocket for gels
what shirt size if my chest is 102 cm
is there medical staff at the finish
is there a doctor on the course
does the race have ambulances
how do i breathe on climbs
i'm out of breath on the first km every time
breathtaking trail races
my heart rate hits 175 in intervals is it fine
heart rate zones for a 10k
max heart rate formula
headlamp for a night race
head start for slow runners
hit the wall at km 35
how do i not hit the wall
i feel like passing on this race, another one?
they passed out medals late
not for the faint of heart, ultra trail
i have blood blisters
black toenail after the marathon
my quads are sore after the race
dizzy with happiness after my pr
dizzying views trail run
run for cancer survivors
breast cancer awareness run
suicide prevention walk in Toronto
stroke awareness 5k
swim stroke tips for triathlon
hot chocolate 15k
hot springs marathon
sun valley half
what is heat stroke?
heat training for a summer race
races in cool weather
cold spring 10k
freezing cold races in canada
frostbite 5 miler
frozen half marathon
lightning 100 ultra date
thunder bay 10 mile
thunder run registration
rattlesnake ridge trail run
mad dog half
dog friendly races
cat hill 5k
bee cave trail race
back to back marathons
back of the pack friendly races
foot race in Houston
knee high socks allowed?
is there a race on my period of vacation in july
registration period has stopped for the half
early bird period ended?
kids race in Lima
races my kids can run in June
5k with stroller
stroller friendly 5k
half marathon for seniors
fever pitch 5k
spring fever half marathon
marathon fever is real, show me races
cabin fever 10k
broken arrow skyrace
broke my PR by 3 minutes
i crushed my 10k
i killed it at the half
pain cave workout race
painted desert half marathon
no pain no gain trail
sharp turns on the course?
steep descent burning quads race
is the course tight at the start
pressure to run sub 4
heavy rain forecast for saturday?
weight limit for the race pack
i want to lose weight with running
how much water should I drink during a marathon
how many water stations are there
what color are the medals
red bull 400 race
black mountain marathon
blue ridge half
brown county trail marathon
tea plantation run
coca cola 10k
coke at aid stations?
blood moon night run
lost coast ultra
lost dutchman marathon
i lost my bib
i lost interest in road races
wine and beer run
crash course in trail running
collapsed tent at the expo
electric run neon
trouble signing in
i cant find my registration
cant wait for the race
i have no chest pain, just want a 10k in Cusco
numb to excuses half marathon
sick of flat races, show me hills
sick views trail races
weak wifi at the expo
esa cuesta mata, qué carrera es
me muero por correr en cusco
muero de ganas de correr en Lima
tengo las piernas muertas después de la subida
carrera del día de los muertos
carrera contra el cáncer de mama
carrera por la vida lima
corre por el corazón 5k
maratón de la sangre, donación
carreras sangre de cristo
carrera del infarto 10k
cuesta infarto, cuánto desnivel tiene
en el corazón de Lima hay carreras?
carreras para ayudar a niños con problemas del corazón
corazón valiente trail
la banda del pecho del reloj me roza
banda de frecuencia cardiaca recomendada
como respiro en las subidas
me agito mucho en el primer kilómetro
mis pulsaciones llegan a 175 en series, está bien
zonas de frecuencia cardiaca para 10k
hay ambulancia en la meta
hay médico en el recorrido
no puedo vivir sin correr jaja
tengo una ampolla con sangre
uña negra después del maratón
mareado de felicidad por mi marca
carrera de la marea alta
me da sueño después de correr
tengo agujetas después de la media
pie de la montaña trail
carreras al pie del Huascarán
de pies a cabeza runner
cabeza de serie
dolor de cabeza elegir carrera entre Lima y Cusco
qué dolor de bolsillo, carreras baratas
carrera de calor extremo en Piura
carreras con clima frío
frío en la mañana de la carrera, qué ropa llevo
golpe de calor, qué es
laguna negra trail
laguna azul 10k
río rojo trail
cerro colorado trail
ruta del café 10k
carrera del vino en ica
carrera coca cola
perro friendly carreras
carreras con perro
canicross en arequipa
carrera infantil en lima
carreras para niños en mayo
5k con coche de bebé
periodo de inscripción de la lima 42k
se acabó el periodo de inscripción?
reglas de la carrera
regla de los 10 por ciento
fiebre del running, dame carreras
fiebre amarilla vacuna para carrera en la selva
caída del sol carrera nocturna
caí en la tentación de otro maratón
rompí mi marca en 10k
rompí mi récord
la media me rompió las piernas pero feliz
carrera el rayo
rayo mcqueen 5k
perdí mi dorsal
me perdí la inscripción
se perdió el correo de confirmación
no puedo entrar a mi cuenta
no puedo encontrar la carrera
no responde la página
la muerte súbita es el desempate?
valle de la muerte ultra
suicidas hill repeats
locura de carrera
carrera de la mujer embarazada de ilusiones benéfica
sin dolor no hay gloria trail
no me duele nada, quiero un 21k
presión por bajar de 4 horas
peso del dorsal
bajar de peso corriendo
cuánta agua tomo en el maratón
puestos de hidratación cada cuánto
medicina deportiva congreso carrera
balón medicinal ejercicios
can I join the blackout race at night
Broadbeach Waters parkrun
is 3 mg per kg of caffeine enough for a marathon
my friend molly and I did a half
there are coke and gels at the aid stations
the winner had a bottle of wine as a prize
the shoes are 12 years old, can I run in them
im 12 weeks out from my marathon, can I still run a half
I am on a 12 weeks plan, can I run a half
there is pressure on me to break 20 minutes
tengo la presión de bajar de 20 minutos en 5 km
tengo 10 años corriendo maratones
tengo 6 años sin correr
me corto el pelo cuando me va mal
mate de coca para la altura
carreras del primer trimestre de 2027
probé hojas de coca en cusco
cant hold my pace going down
pago 20 soles con presión
is it worth to stick around for the awards
dont see a reason to stick around for the party
regale mis zapas viejas, cuales compro
ya no las necesito, regale mis tenis talla 9
this is goodbye to my old shoes, which ones next
queria despedirme del equipo antes de la maraton
i deserve a beer after this pain
is hr 140 on easy runs too high, resting is 50
se me quedo colgado el pago y casi me da un infarto jaja
`
  .split("\n")
  .filter(Boolean);
