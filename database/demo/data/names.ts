/** Invented persons are put together from these; old and young people have the first names of their time. */
export interface Names {
  readonly oldWomen: readonly string[]
  readonly oldMen: readonly string[]
  readonly women: readonly string[]
  readonly men: readonly string[]
  readonly lastNames: readonly string[]
  readonly streets: readonly string[]
  /** Postal code and town. */
  readonly towns: readonly (readonly [zip: string, city: string])[]
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

export const names: Readonly<Record<10 | 30 | 40 | 80, Names>> = {
  10: {
    oldWomen: words(
      'Elsa Rut Märta Britta Sonja Maj-Lis Kerstin Siv Barbro Ulla Aina Gunhild Inga-Lill Solveig Anna-Greta Birgit',
    ),
    oldMen: words(
      'Nils-Olof Arne Göte Rune Bertil Gösta Erik Sven-Erik Lennart Hilding Åke Tage Evert Folke Ragnar Ingvar',
    ),
    women: words(
      'Anna Karin Helena Malin Åsa Camilla Josefin Elin Sara Ida Linnea Ebba Alma Wilma Tuva Signe Moa Hanna Frida Maria',
    ),
    men: words(
      'Anders Peter Jonas Fredrik Johan Mattias Oskar Emil Hugo Elias Viktor Adam Noah Isak Filip Axel Björn Daniel Ali Samir',
    ),
    lastNames:
      words(`Berglöv Åkerhjelm Bränd Hägg Fors Lundgårn Myrvik Stenkvist Älgmark Öhrling Tornebo Granefelt Sjövall Dalbring Ekhult
      Hallbrink Kvistgren Rosenlid Svartbäck Vikander Ystrand Ågrim Lövdal Norrgren Backlid Furuhed Höglid Junehag Klintmark Orrberg
      Rönnlid Skogmar Timmerås Ulvhed Västerlid Åsgård Ängsbo Östlid Blomhed Grankvist`),
    streets: words(
      'Björkvägen Ängsvägen Storgatan Kyrkogatan Skolvägen Strandvägen Lingonstigen Tallvägen Åkervägen Hamngatan',
    ),
    towns: [
      ['81230', 'Fjällviken'],
      ['81232', 'Fjällviken'],
      ['81240', 'Norrstrand'],
      ['81255', 'Åsbacka'],
      ['81270', 'Söderlid'],
    ],
  },
  30: {
    oldWomen: words('Aino Helmi Kerttu Lempi Martta Sylvi Irja Raili Eeva Kaarina'),
    oldMen: words('Toivo Väinö Eino Urho Reino Taisto Olavi Veikko Pentti Kalevi'),
    women: words('Päivi Sari Johanna Minna Riikka Aada Venla Ella Siiri Hanna'),
    men: words('Jukka Mika Antti Ville Eetu Onni Leo Väinö Mikko Janne'),
    lastNames:
      words(`Järvimaa Kuusisalo Hietaranta Lehtovuo Mäntykoski Niemivaara Rantapuro Suvikallio Tammelo Ulvikko Vesiaho
      Ylämaja Äijälinna Öhmanen Koivuniitty Saarelo Harjuvirta Kiviluoma Lammela Petäjäinen`),
    streets: words('Koivutie Rantatie Kirkkokatu Mäntypolku Koulukatu Järvitie'),
    towns: [
      ['62310', 'Järvimaa'],
      ['62330', 'Itäranta'],
      ['62350', 'Mäntyranta'],
    ],
  },
  40: {
    oldWomen: words('Solveig Gerd Astrid Borghild Ragnhild Magnhild Åshild Synnøve Turid Bjørg'),
    oldMen: words('Odd Arvid Torleif Sverre Kåre Leif Oddvar Magne Asbjørn Ivar'),
    women: words('Ingrid Silje Marte Kari Ida Nora Emma Sunniva Hedda Mari'),
    men: words('Lars Ola Henrik Sindre Jakob Filip Aksel Sander Magnus Knut'),
    lastNames:
      words(`Fjordheim Bakkehaug Dalsnes Elvestrøm Fossli Granlien Haugsvær Kvernmo Lyngvær Myrhaug Nesbakk Rødsand
      Skogvoll Tindvik Ulvestrand Vågnes Øversjø Åsmoen Steinrud Bjørkelund`),
    streets: words('Fjordveien Storgata Skoleveien Havnegata Bjørkeveien Kirkeveien'),
    towns: [
      ['6830', 'Fjordheim'],
      ['6832', 'Fjordheim'],
      ['6836', 'Havnsund'],
    ],
  },
  80: {
    oldWomen: words('Inger Kirsten Grethe Bodil Ellen Karen Else Tove'),
    oldMen: words('Aage Børge Svend Knud Poul Ejnar Viggo Holger'),
    women: words('Mette Louise Camilla Freja Ida Clara Signe Line'),
    men: words('Søren Mads Rasmus Oliver Emil Magnus Jeppe Thomas'),
    lastNames:
      words(`Sundby Åvang Bakkegård Elmholt Fuglsang Hedelund Kærsgård Lindhøj Møllebæk Nørremark Østerby Ravnholt Skovlund
      Tornbjerg Vestergaarde Ågaarde`),
    streets: words('Skovvej Havnegade Kirkevej Åvej Torvet Strandvej'),
    towns: [
      ['3400', 'Sundby'],
      ['3401', 'Sundby'],
    ],
  },
}
