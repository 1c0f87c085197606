import type { FurtherTexts } from '../../shape.ts'

export const accessibility: FurtherTexts['accessibility'] = {
  aim: 'Omsorg on kaikille, jotka työskentelevät hoitoalalla. Tavoitteemme on WCAG 2.2:n taso AA jokaisella sivulla, kaikilla neljällä kielellä, vaaleassa ja tummassa teemassa.',
  works: {
    title: 'Tähän voit luottaa',
    lines: [
      'Kaiken voi tehdä pelkällä näppäimistöllä. Painamalla ? näet näppäimet.',
      'Tekstin kontrasti on vähintään 4,5:1 molemmissa teemoissa.',
      'Mitään ei kerrota pelkällä värillä.',
      '400 prosentin suurennoksessa mitään ei katoa.',
      'Jos olet pyytänyt järjestelmältäsi vähemmän liikettä, saat sitä vähemmän.',
      'Sinua varoitetaan ennen uloskirjaamista, ja täyttämäsi tiedot säilyvät.',
      'Salasanat ja koodit voi liittää.',
    ],
  },
  tested: {
    title: 'Tämä on testattu',
    lines: [
      'Jokainen väripari, jokainen osa ja eniten käytetyt sivut testataan automaattisesti aina, kun Omsorgia muutetaan.',
      'Samalla tavalla tehdään kokonainen tilaus pelkällä näppäimistöllä.',
      'Vammaisten henkilöiden testejä tai ulkopuolista arviointia ei ole vielä tehty. Siksi sanomme, että tavoittelemme tasoa, emme että täytämme sen.',
    ],
  },
  missing: {
    title: 'Tämä ei vielä toimi',
    lines: ['Tulosteita ja asiakirjoja ei vielä ole, joten ne eivät ole mukana.'],
  },
  tell: {
    title: 'Kerro meille',
    body: 'Jos jokin estää sinua, se on vika. Kerro asiakaspalvelulle, missä olit, mitä käytit ja mitä tapahtui. Jätä henkilöiden nimet pois.',
  },
}
