import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  siths: {
    number: 'SITHS-numero',
    numberHelp: 'Numero on kortissa. Jätä tyhjäksi, jos haluat valita seuraavalla sivulla.',
    start: 'Jatka SITHS-kortilla',
    forwarding: 'Sinut ohjataan SITHS-palveluun.',
    returning: 'Kortti on luettu. Sinua kirjataan sisään.',
    failed: 'Kirjautuminen kortilla ei onnistunut. Yritä uudelleen tai valitse toinen tapa.',
  },
  vrk: {
    start: 'Jatka VRK-kortilla',
    forwarding: 'Sinut ohjataan korttipalveluun.',
    returning: 'Kortti on luettu. Sinua kirjataan sisään.',
    failed: 'Kirjautuminen kortilla ei onnistunut. Yritä uudelleen tai valitse toinen tapa.',
  },
  directory: {
    start: 'Jatka työtilillä',
    forwarding: 'Kirjaudu avautuneessa ikkunassa.',
    failed: 'Kirjautuminen työtilillä ei onnistunut.',
  },
  twoFactor: {
    title: 'Anna koodi',
    forWhom: ({ name }) => `Kirjaudut tunnuksella ${name}.`,
    notYet: 'Tämä tunnus vaatii myös koodin.',
    notYetNext:
      'Tätä vaihetta ei ole vielä tehty, joten kirjautumista ei voi viedä loppuun. Käytä tunnusta, joka ei vaadi koodia.',
    sentTo: ({ to }) => `Koodi on lähetetty osoitteeseen ${to}.`,
    fromApp: 'Katso koodi todennussovelluksesta.',
    code: 'Koodi',
    codeHelp: ({ count }) => plural('fi', count, { one: '# numero', other: '# numeroa' }),
    submit: 'Jatka',
    resend: 'Lähetä uusi koodi',
    resent: 'Uusi koodi on matkalla.',
    startOver: 'Kirjaudu toisella tavalla',
  },
  forgotten: {
    title: 'Hanki uusi salasana',
    lead: 'Kirjoita sähköpostiosoitteesi, niin lähetämme linkin.',
    email: 'Sähköposti',
    submit: 'Lähetä linkki',
    sent: ({ minutes }) =>
      plural('fi', minutes, {
        one: 'Jos osoitteella on käyttäjätili, linkki on sähköpostissa. Se on voimassa # minuutin.',
        other: 'Jos osoitteella on käyttäjätili, linkki on sähköpostissa. Se on voimassa # minuuttia.',
      }),
    back: 'Takaisin kirjautumiseen',
    notYet: 'Uutta salasanaa ei voi vielä tilata tästä. Asiakaspalvelu auttaa sinua saamaan sen.',
    changeNotYet: 'Salasanaa ei voi vielä vaihtaa tästä. Asiakaspalvelu auttaa sinua siinä.',
  },
  newPassword: {
    title: 'Valitse salasana',
    changeTitle: 'Vaihda salasana',
    current: 'Nykyinen salasana',
    fresh: 'Uusi salasana',
    repeat: 'Uusi salasana uudelleen',
    submit: 'Tallenna salasana',
    done: 'Salasana on tallennettu. Kirjaudu sillä.',
    notAlike: 'Salasanat eivät täsmää.',
    rules: {
      title: 'Hyvässä salasanassa on',
      length: ({ count }) => plural('fi', count, { one: 'vähintään # merkki', other: 'vähintään # merkkiä' }),
      lower: 'pieni kirjain',
      upper: 'iso kirjain',
      digit: 'numero',
      symbol: ({ symbols }) => `jokin merkeistä ${symbols}`,
      noOther: 'ei muita merkkejä kuin nämä',
      notCommon: 'ei helposti arvattavaa sanaa',
      met: 'Täyttyy',
      notMet: 'Ei vielä täyty',
    },
  },
}
