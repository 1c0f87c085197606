import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  twoFactor: {
    title: 'Anna koodi',
    forWhom: ({ name }) => `Kirjaudut tunnuksella ${name}.`,
    notYet: 'Tämä tunnus vaatii myös koodin.',
    notYetNext:
      'Tätä vaihetta ei ole vielä tehty, joten kirjautumista ei voi viedä loppuun. Käytä tunnusta, joka ei vaadi koodia.',
    startOver: 'Kirjaudu toisella tavalla',
  },
  forgotten: {
    title: 'Hanki uusi salasana',
    notYet: 'Uutta salasanaa ei voi vielä tilata tästä. Asiakaspalvelu auttaa sinua saamaan sen.',
    changeNotYet: 'Salasanaa ei voi vielä vaihtaa tästä. Asiakaspalvelu auttaa sinua siinä.',
  },
  newPassword: {
    changeTitle: 'Vaihda salasana',
  },
}
