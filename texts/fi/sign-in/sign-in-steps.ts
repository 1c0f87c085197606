import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  card: {
    number: 'SITHS-numero (HSA-tunnus)',
    numberHelp: 'Kentän voi jättää tyhjäksi. Numero on kortissa, esimerkiksi SE2120009990-D001.',
    numberWrong: 'Kirjoita numero niin kuin se on kortissa: SE, kymmenen numeroa, yhdysmerkki ja loppuosa.',
    submit: 'Jatka SITHS-kortilla',
    onTheWay: 'Siirryt kirjautumaan kortilla',
    haveReady: 'Pidä kortti tai puhelin valmiina.',
    signingIn: 'Sinua kirjataan sisään',
    otherWay: 'Kirjaudu toisella tavalla',
  },
  directory: {
    title: 'Kirjaudu työtilillä',
    inWindow: 'Jatka avautuneessa ikkunassa. Kun suljet sen, palaat tänne.',
  },
  notDone: {
    card: 'Kirjautuminen kortilla ei onnistunut.',
    directory: 'Kirjautuminen työtilillä ei onnistunut.',
    next: 'Yritä uudelleen tai kirjaudu toisella tavalla.',
    unavailable: 'Palvelu ei vastaa juuri nyt. Yritä hetken kuluttua uudelleen tai kirjaudu toisella tavalla.',
  },
}
