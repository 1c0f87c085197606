import type { FurtherTexts } from '../../shape.ts'

export const areaInformation: FurtherTexts['areaInformation'] = {
  title: 'Kahdeksan terapia-aluetta',
  lead: 'Kaikki, mitä Omsorgissa voi määrätä ja tilata, kuuluu johonkin niistä. Tässä kerrotaan, mitä niihin kuuluu ja mikä ratkaisee valinnan.',
  jump: 'Siirry alueeseen',
  holds: 'Mitä siihen kuuluu',
  decides: 'Mikä ratkaisee',
  unitsUsed: 'Yksiköt',
  areas: {
    Incontinence: {
      lead: 'Suojia niille, joilta karkaa virtsaa tai ulostetta, päivällä ja yöllä.',
      holds: 'Siteitä, housusuojia, teippivaippoja, vyövaippoja, miesten suojia, verkkohousuja ja vuodesuojia.',
      decides: 'Vuorokauden vuotomäärä, lantion mitta, liikuntakyky ja se, vaihtaako henkilö suojan itse.',
    },
    Catheter: {
      lead: 'Rakon tyhjentämiseen: välillä tai jatkuvasti.',
      holds: 'Kertakatetreja, pussillisia settejä, kestokatetreja, uridomeja ja virtsapusseja.',
      decides: 'Paksuus Ch-yksikköinä, pituus, kärki, materiaali ja se, sietääkö henkilö lateksia ja PVC:tä.',
    },
    Diabetes: {
      lead: 'Verensokerin mittaamiseen ja insuliinin antamiseen.',
      holds: 'Testiliuskoja, lansetteja, kynäneuloja, sensoreita ja mittareita.',
      decides: 'Mikä mittari henkilöllä on, kuinka usein mitataan ja kuinka pitkä ja ohut neula on.',
    },
    Ostomy: {
      lead: 'Pusseja ja pohjalevyjä niille, joilla on avanne.',
      holds:
        '1-osaisia pusseja, avoimia, suljettuja ja hanallisia, kuperia pusseja, pohjalevyjä, 2-osaisia pusseja ja tiivisteitä.',
      decides: 'Avanteen tyyppi, sen koko millimetreinä, ympäröivä iho ja liitosrenkaan koko.',
    },
    Nutrition: {
      lead: 'Juomia niille, jotka eivät saa tarpeeksi tavallisesta ruoasta.',
      holds: 'Tiiviitä juomia sekä proteiini-, energia-, perus- ja kuitujuomia useina makuina.',
      decides: 'Energia ja proteiini 100\u00a0ml:ssa, kuinka paljon henkilö jaksaa juoda ja mikä maistuu.',
    },
    WoundCare: {
      lead: 'Sidoksia haavoille ja suojaa iholle.',
      holds:
        'Vaahtosidoksia reunalla, ilman reunaa tai hopealla, hydrokuitua, alginaattia, hydrokolloidia, kalvoja, superimusidoksia ja verkkoja.',
      decides: 'Kuinka paljon haava erittää, sen koko senttimetreinä ja ympäröivän ihon kunto.',
    },
    Other: {
      lead: 'Muuta, mitä hoidossa tarvitaan.',
      holds: 'Käsineitä, kosteuspyyhkeitä, suojavoidetta, ruokalappuja ja esiliinoja.',
      decides: 'Koko, materiaali ja se, kuinka usein sitä käytetään.',
    },
    Pca: {
      lead: 'Henkilön oma valinta. Henkilö maksaa kaiken siinä itse.',
      holds: 'Ihonhoito- ja hygieniatuotteita.',
      decides: 'Mitä henkilö toivoo ja mistä hän haluaa maksaa.',
    },
  },
  units: {
    title: 'Yksiköt selkokielellä',
    lead: 'Ne ovat Omsorgissa jokaisen luvun perässä, jotta kahta tuotetta voi verrata.',
  },
  letters: {
    title: 'Sopimuksen kirjaimet',
    lead: 'Jokaisella tuotteella on kirjain, joka kertoo, kuka saa määrätä sen.',
  },
  visitor: 'Mitä tuotteita omassa työpaikassa saa määrätä, näkyy kirjautumisen jälkeen.',
  signIn: 'Kirjaudu sisään',
  toCatalogue: 'Avaa valikoima',
}
