/** Places that draw more guests than their size says: name (to be read only), GeoNames id, kind, properties added. */
export const AMERICAS = `
US: New_York_City=5128581c170 Las_Vegas=5506956c90 Orlando=4167147c60 Miami_Beach=4164143b50 San_Francisco=5391959c44
US: Washington,_D.C.=4140963c44 Honolulu=5856195b44 Los_Angeles=5368361u40 Chicago=4887398u40 San_Diego=5391811b34
US: New_Orleans=4335045c34 Myrtle_Beach=4588718b34 Kissimmee=4160983c30 Miami=4164138u24 Anaheim=5323810c24
US: Boston=4930956c24 Nashville=4644585c24 San_Antonio=4726206c20 Fort_Lauderdale=4155966b18 Key_West=4160812b18
US: Seattle=5809844c18 Ocean_City=4364312b16 Panama_City_Beach=4167695b14 Daytona_Beach=4152872b14
US: Palm_Springs=5380668n14 Scottsdale=5313457n14 Austin=4671654c14 Dallas=4684888u14 Atlanta=4180439u14
US: Savannah=4221552c14 Charleston=4574324c14 Virginia_Beach=4791259b14 Atlantic_City=4500546b14
US: Pigeon_Forge=4649251n14 South_Lake_Tahoe=5397664s12 Park_City=5779451s12 Aspen=5412230s12 Denver=5419384u12
US: Philadelphia=4560349c12 Houston=4699066u12 Gatlinburg=4624443n12 Clearwater=4151316b10 Destin=4153188b10
US: Santa_Monica=5393212b10 Monterey=5374361b10 Santa_Barbara=5392952b10 Sedona=5313667n10 Santa_Fe=5490263c10
US: Vail=5442727s10 Jackson=5828648s10 Hilton_Head_Island=4581832b10 Branson=4378219n10 Niagara_Falls=5128723n10
US: Saint_Augustine=4170894c10 Breckenridge=5414872s10 Hollywood=4158928b8 Naples=4165565b8 Napa=5376095n8
US: Phoenix=5308655u8 Moab=5543307n8 Portland=5746545c8 Kīhei=5849297b8 Lahaina=5849996b8 Galveston=4692883b8
US: Beverly_Hills=5328041u6 Mammoth_Lakes=5370006s6 Steamboat_Springs=5582371s6 Estes_Park=5576882n6
US: Williamsburg=4793846c6 Asheville=4453066n6 Bar_Harbor=4957320n6 Newport=5223593c6 Kailua-Kona=5847504b6
US: Anchorage=5879400n6 South_Padre_Island=4733103b6 Saint_Pete_Beach=4171522b6 Sarasota=4172131b5
US: Carmel-by-the-Sea=5334320b5 Tucson=5318313n5 Telluride=5441199s5 West_Yellowstone=5685767n5 Memphis=4641239c5
US: Kapaʻa=5848280b5 Snowmass_Village=5439284s4 Cape_May=4501066b4 Provincetown=4948087b4 Stowe=5241611s4
US: Lake_Placid=5123831s4 Bend=5713587s4 Big_Sky=5640193s3 Burlington=5234372n3 Princeville=5852602b3 Wailea=5854450b3
US: Whitefish=5686121s3 Ketchum=5597711s3
PR: San_Juan=4568127b20 Carolina=4563243b5 Rincón=4567723b4
VI: Charlotte_Amalie=4795467b5
CA: Toronto=6167865u34 Montréal=6077243c28 Vancouver=6173331u26 Niagara_Falls=6087892n24 Québec=6325494c18
CA: Whistler=6180144s16 Banff=5892532s14 Victoria=6174041c10 Mont-Tremblant=6077445s8 Calgary=5913490u8
CA: Ottawa=6094817u8 Canmore=5914894s6 Jasper=6354954n6 Halifax=6324729c5 Kelowna=5990579n5 Tofino=6354950b4
CA: Charlottetown=5920288n3
MX: Mexico_City=3530597c60 Cancún=3531673b60 Playa_del_Carmen=3521342b44 Puerto_Vallarta=3991328b26 Tulum=3515040b24
MX: Cabo_San_Lucas=3985710b24 Acapulco_de_Juárez=3533462b20 Oaxaca=3522507c16 Mazatlán=3996322b14 Mérida=3523349c14
MX: San_Miguel_de_Allende=3985344c12 Guadalajara=4005539u12 Cozumel=3530103b10 Isla_Mujeres=3526756b10
MX: San_José_del_Cabo=3986172b10 Sayulita=3983210b8 Puerto_Escondido=3520994b8 Guanajuato=4005270c8
MX: San_Cristóbal_de_las_Casas=3519537c8 Zihuatanejo=3979673b8 Nuevo_Vallarta=6615376b6 Puebla=3521081c6
MX: Monterrey=3995465u6 La_Paz=4000900b5 Bacalar=3532465n4
CU: Havana=3553478c24 Varadero=3534632b20 Trinidad=3534915c6
DO: Punta_Cana=3494242b30 Puerto_Plata=3493175b10 Santo_Domingo=3492908c8 Sosúa=3492628b5 Cabarete=3510969b5
DO: Las_Terrenas=3500243b5 La_Romana=3500957b4
JM: Montego_Bay=3489460b18 Negril=3489331b14 Ocho_Rios=3489239b10 Kingston=3489854u4
BS: Nassau=3571824b14 Freeport=3572375b4
BB: Bridgetown=3374036b10 Oistins=3373652b4
AW: Oranjestad=3577154b8
CW: Willemstad=3513090b12
LC: Castries=3576812b5 Gros_Islet=3576686b5
AG: Saint_John’s=3576022b6
SX: Philipsburg=3513392b5
TC: Cockburn_Town=3576994b2
KY: George_Town=3580661b6 West_Bay=3580477b4
GP: Le_Gosier=3578978b5 Sainte-Anne=3578466b4
MQ: Les_Trois-Îlets=3570396b4
TT: Scarborough=3573703b4 Port_of_Spain=3573890u3
GD: Saint_George's=3579925b4
KN: Basseterre=3575551b3
VG: Road_Town=3577430b3
BM: Hamilton=3573197b4
CR: San_José=3621849c10 Quepos=3622193b8 La_Fortuna=3623716n8 Jacó=3623369b6 Liberia=3623076b4
PA: Panamá=3703443c14 Bocas_del_Toro=3713959b6 Boquete=3713860n3
GT: Antigua_Guatemala=3599699c12 Panajachel=3591750n5 Flores=3595725c4 Guatemala_City=3598132u4
BZ: San_Pedro=3581164b6 Belize_City=3582677b3
HN: Coxen_Hole=3602736b3
NI: Granada=3619136c4 San_Juan_del_Sur=3616726b4
CO: Cartagena=3687238c28 Bogotá=3688689u20 Medellín=3674962c20 Santa_Marta=3668605b10 San_Andrés=3670218b8
CO: Cali=3687925u5 Salento=3670352n3
EC: Quito=3652462c14 Puerto_Ayora=3652764n6 Guayaquil=3657509u5 Cuenca=3658666c5 Baños=3660346n4
PE: Cusco=3941584c28 Lima=3936456c20 Arequipa=3947322c8 Puno=3931276n5 Máncora=3695000b4 Urubamba=3926438n4
PE: Paracas=3933058b3
BO: La_Paz=3911925c5 Santa_Cruz_de_la_Sierra=3904906u4 Uyuni=3901903n3 Sucre=3903987c3
CL: Santiago=3871336u20 Viña_del_Mar=3868121b8 San_Pedro_de_Atacama=3871781n8 Pucón=3875070n6 Valparaíso=3868626c5
CL: Puerto_Varas=3874930n5 Puerto_Natales=3874958n5 La_Serena=3884373b4 Hanga_Roa=4030754n3
AR: Buenos_Aires=3435910c50 San_Carlos_de_Bariloche=7647007s18 Mar_del_Plata=3430863b16 Mendoza=3844421n12
AR: Puerto_Iguazú=3429777n10 El_Calafate=3858677n8 Ushuaia=3833367n8 Salta=3838233c6 Córdoba=3860259c6
AR: Pinamar=3429971b5 Villa_Gesell=3427431b5 San_Martín_de_los_Andes=3836951s4 Villa_La_Angostura=3832711n3
UY: Punta_del_Este=3440939b12 Montevideo=3441575c10 Colonia_del_Sacramento=3443013c5
PY: Asunción=3439389u5
BR: Rio_de_Janeiro=3451190b60 São_Paulo=3448439u40 Salvador=3450554b20 Florianópolis=3463237b20 Fortaleza=3399415b16
BR: Natal=3394023b14 Porto_Seguro=3452640b14 Foz_do_Iguaçu=3463030n14 Armação_de_Búzios=3471487b12 Maceió=3395981b12
BR: Ipojuca=3398115b10 Balneário_Camboriú=3471039b10 Recife=3390760b8 Paraty=3455036c8 Ilhabela=3461425b6
BR: Brasília=3469058u6 Angra_dos_Reis=3472177b5 Ouro_Preto=3455671c5 Campos_do_Jordão=3467684n5
BR: Belo_Horizonte=3470127u5 Manaus=3663517n4
`;
