import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  card: {
    number: 'SITHS-nummer (HSA-id)',
    numberHelp: 'Feltet kan stå tomt. Nummeret står på kortet, for eksempel SE2120009990-D001.',
    numberWrong: 'Skriv nummeret, som det står på kortet: SE, ti cifre, bindestreg og resten.',
    submit: 'Fortsæt med SITHS',
    onTheWay: 'Du sendes videre til login med kort',
    haveReady: 'Hav kortet eller telefonen klar.',
    signingIn: 'Du bliver logget ind',
    otherWay: 'Log ind på en anden måde',
  },
  directory: {
    title: 'Log ind med arbejdskonto',
    inWindow: 'Fortsæt i det vindue, der er åbnet. Lukker du det, kommer du tilbage hertil.',
  },
  notDone: {
    card: 'Du blev ikke logget ind med kortet.',
    directory: 'Du blev ikke logget ind med arbejdskontoen.',
    next: 'Prøv igen, eller log ind på en anden måde.',
    unavailable: 'Tjenesten svarer ikke lige nu. Prøv igen om lidt, eller log ind på en anden måde.',
  },
}
