import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const secondStep: FurtherTexts['secondStep'] = {
  title: 'Vielä yksi vaihe',
  signingInAs: 'Kirjaudut tunnuksella',
  notYou: 'Etkö se ole sinä?',
  how: 'Miten haluat vahvistaa, että se olet sinä?',
  kinds: {
    totp: { name: 'Todennussovellus', help: () => 'Kuusinumeroinen koodi sovelluksessa' },
    passkey: { name: 'Pääsyavain', help: () => 'Kasvot, sormenjälki tai turva-avain' },
    sms: { name: 'Tekstiviesti', help: ({ to }) => `Koodi puhelimeen, jonka numero päättyy ${to}` },
    email: { name: 'Sähköposti', help: ({ to }) => `Koodi osoitteeseen ${to}` },
    recovery: { name: 'Palautuskoodi', help: () => 'Yksi tallentamistasi koodeista' },
  },
  codeOf: {
    totp: 'Sovelluksen koodi',
    sms: 'Tekstiviestin koodi',
    email: 'Sähköpostin koodi',
    recovery: 'Palautuskoodi',
  },
  timeLeft: ({ minutes, seconds }) => `Aikaa ${minutes} min ${seconds} s`,
  triesLeft: ({ tries }) => plural('fi', tries, { one: '# yritys', other: '# yritystä' }),
  oneMinuteLeft: 'Aikaa on minuutti.',
  submit: 'Kirjaudu sisään',
  missing: 'Kirjoita koodi.',
  wrong: 'Koodi ei ole oikein. Tarkista se ja yritä uudelleen.',
  wrongLeft: ({ tries }) =>
    plural('fi', tries, { one: 'Sinulla on # yritys jäljellä.', other: 'Sinulla on # yritystä jäljellä.' }),
  appChanges: 'Sovelluksen koodi vaihtuu 30 sekunnin välein. Jos se vaihtui juuri, kirjoita uusi.',
  sentTo: {
    sms: ({ to }) => `Lähetetty puhelimeen, jonka numero päättyy ${to}.`,
    email: ({ to }) => `Lähetetty osoitteeseen ${to}. Katso myös roskapostista.`,
  },
  sending: 'Koodia lähetetään',
  notSent: 'Koodia ei voitu lähettää. Yritä uudelleen tai valitse toinen tapa.',
  tooManyCodes: 'Viimeisen tunnin aikana on lähetetty monta koodia. Valitse toinen tapa tai odota hetki.',
  againIn: ({ seconds }) => `Uusi koodi ${seconds} s kuluttua`,
  again: 'Lähetä koodi uudelleen',
  notChecked: 'Koodia ei voitu tarkistaa juuri nyt. Se on yhä voimassa: yritä hetken kuluttua uudelleen.',
  notRead: 'Kirjautumistapoja ei voitu hakea.',
  passkey: {
    show: 'Käytä pääsyavainta',
    wrong: 'Tämä pääsyavain ei kuulu tähän tiliin. Kokeile toista tai valitse toinen tapa.',
    notShown: 'Pääsyavainta ei käytetty. Yritä uudelleen tai valitse toinen tapa.',
    notChecked: 'Pääsyavainta ei voitu tarkistaa juuri nyt. Yritä hetken kuluttua uudelleen.',
  },
  ended: {
    title: 'Aloita alusta, niin olet pian sisällä',
    text: 'Viisi minuuttia tai viisi yritystä täyttyi. Kirjoita salasana uudelleen, niin pääset takaisin tähän. Aloitetut tilaukset ovat tallessa.',
    action: 'Kirjautumissivulle',
  },
  help: {
    title: 'Eikö puhelin ole mukana?',
    others: ({ ways }) => `Voit myös valita: ${ways}.`,
    support:
      'Jos mikään ei toimi, ota yhteyttä asiakaspalveluun. Siellä varmistetaan, kuka olet, ja avataan uusi toinen vaihe. Uusi salasana ei riitä.',
  },
  firstApp: {
    title: 'Lisää todennussovellus',
    lead: 'Organisaatiosi vaatii kirjautuessa koodin. Skannaa kuva puhelimesi todennussovelluksella ja kirjoita sitten sovelluksen näyttämä koodi.',
    picture: 'QR-koodi todennussovellukselle',
    byHand: 'Etkö voi skannata? Kirjoita tämä avain sovellukseen:',
    open: 'Avaa tämän laitteen sovelluksessa',
  },
}
