import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const passwordSteps: FurtherTexts['passwordSteps'] = {
  forgotten: {
    title: 'Hanki uusi salasana',
    lead: 'Kirjoita käyttäjätilisi sähköpostiosoite, niin lähetämme linkin.',
    email: 'Sähköpostiosoite',
    submit: 'Lähetä linkki',
    sentTitle: 'Katso sähköpostisi',
    sent: ({ minutes }) =>
      plural('fi', minutes, {
        one: 'Jos osoitteella on käyttäjätili, linkki on matkalla. Se toimii # minuutin.',
        other: 'Jos osoitteella on käyttäjätili, linkki on matkalla. Se toimii # minuuttia.',
      }),
    nothing:
      'Eikö mitään tule muutamassa minuutissa? Katso roskaposti tai kirjoita toinen osoite. Jos tililläsi ei ole osoitetta, saat salasanan ylläpitäjältäsi.',
    again: 'Kirjoita toinen osoite',
  },
  byLink: {
    resetTitle: 'Valitse uusi salasana',
    welcomeTitle: 'Tervetuloa Omsorgiin',
    welcomeLead: 'Valitse salasana, niin pääset sisään.',
    forWhom: ({ userName }) => `Tunnukselle ${userName}. Sinut kirjataan ulos kaikkialta muualta.`,
    submit: 'Tallenna ja kirjaudu',
  },
  change: {
    title: 'Vaihda salasana',
    lead: 'Sinut kirjataan ulos kaikkialta muualta, kun se on vaihdettu.',
    current: 'Nykyinen salasana',
    submit: 'Vaihda ja kirjaudu',
    forgotten: 'Unohditko nykyisen? Hanki linkki.',
  },
  fields: {
    weak: 'Täytä kaikki alla olevat säännöt.',
    newPassword: 'Uusi salasana',
    repeat: 'Toista uusi salasana',
    different: 'Kirjoita sama salasana kaksi kertaa.',
  },
  rulesTitle: 'Salasanassa on oltava',
  rules: {
    'too-short': ({ count }) => plural('fi', count, { one: 'vähintään # merkki', other: 'vähintään # merkkiä' }),
    'no-lower-case': 'pieni kirjain, a–z',
    'no-upper-case': 'iso kirjain, A–Z',
    'no-digit': 'numero',
    'no-symbol': ({ symbols }) => `jokin näistä: ${symbols}`,
  },
  notTitle: 'eikä se saa',
  faults: {
    'too-long': ({ count }) =>
      plural('fi', count, { one: 'olla pidempi kuin # merkki', other: 'olla pidempi kuin # merkkiä' }),
    disallowed: 'sisältää muita merkkejä, kuten ä tai välilyönti',
    common: 'olla monen käyttämä',
    'own-word': 'sisältää nimeäsi, käyttäjätunnustasi tai sanaa Omsorg',
    unchanged: 'olla sama kuin nyt',
  },
  met: 'Kunnossa',
  unmet: 'Puuttuu',
  ended: {
    resetTitle: 'Linkki ei enää toimi',
    reset: 'Se on käytetty tai yli 30 minuuttia vanha. Pyydä uusi.',
    welcomeTitle: 'Linkki ei enää toimi',
    welcome: 'Se on yli seitsemän päivää vanha tai ei ole kokonainen. Pyydä ylläpitäjältäsi uusi.',
    usedTitle: 'Olet jo valinnut salasanasi',
    used: 'Kirjaudu sillä. Jos olet unohtanut sen, hanki uusi linkki.',
    inactiveTitle: 'Käyttäjätili on poistettu käytöstä',
    inactive: 'Ylläpitäjäsi tai asiakaspalvelu voi kertoa miksi ja avata sen.',
    lockedTitle: 'Käyttäjätili on lukittu',
    locked: 'Ylläpitäjäsi tai asiakaspalvelu avaa lukituksen.',
    newLink: 'Hanki uusi linkki',
  },
  savedButNotIn: {
    title: 'Salasanasi on tallennettu',
    body: 'Kirjautuminen ei juuri nyt onnistunut. Jatka kirjautumissivulle.',
  },
  back: 'Kirjautumiseen',
  trouble: {
    credentials:
      'Tarkista pienet ja isot kirjaimet. Usean yrityksen jälkeen on odotettava hetki, myös oikealla salasanalla.',
    locked: 'Ylläpitäjäsi tai asiakaspalvelu avaa lukituksen. Uusi salasana ei avaa sitä.',
    deactivated: 'Kysy ylläpitäjältäsi tai asiakaspalvelusta.',
    pending: 'Avaa tervetuloviestissäsi oleva linkki, tai valitse oma salasana saamasi tilalle.',
    choose: 'Valitse oma salasana',
    forgot: 'Hanki uusi salasana',
  },
}
