import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  twoFactor: {
    title: 'Ilmoita koodi',
    forWhom: ({ name }) => `Kirjaudut tunnuksella ${name}.`,
    notYet: 'Tämä tunnus vaatii myös koodin.',
    notYetNext:
      'Tämä vaihe ei ole vielä valmis, joten kirjautumista ei voi viedä loppuun. Käytä tunnusta, joka ei vaadi koodia.',
    startOver: 'Kirjaudu toisella tavalla',
  },
  forgotten: {
    title: 'Hanki uusi salasana',
    whoHelps:
      'Hoitoyksikkösi pääkäyttäjä antaa sinulle uuden salasanan. Jos et tiedä, kuka hän on, kysy asiakaspalvelusta.',
    whoChanges: 'Hoitoyksikkösi pääkäyttäjä vaihtaa sen puolestasi. Jos et tiedä, kuka hän on, kysy asiakaspalvelusta.',
  },
  newPassword: {
    changeTitle: 'Vaihda salasana',
  },
}
