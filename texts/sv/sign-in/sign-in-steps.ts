import type { FurtherTexts } from '../../shape.ts'

export const signInSteps: FurtherTexts['signInSteps'] = {
  card: {
    number: 'SITHS-nummer (HSA-id)',
    numberHelp: 'Du kan lämna fältet tomt. Numret står på kortet, till exempel SE2120009990-D001.',
    numberWrong: 'Skriv numret som det står på kortet: SE, tio siffror, bindestreck och resten.',
    submit: 'Fortsätt med SITHS',
    onTheWay: 'Du skickas vidare till inloggning med kort',
    haveReady: 'Ha kortet eller mobilen redo.',
    signingIn: 'Du loggas in',
    otherWay: 'Logga in på ett annat sätt',
  },
  directory: {
    title: 'Logga in med arbetskonto',
    inWindow: 'Fortsätt i fönstret som har öppnats. Stänger du det kommer du tillbaka hit.',
  },
  notDone: {
    card: 'Du loggades inte in med kortet.',
    directory: 'Du loggades inte in med arbetskontot.',
    next: 'Försök igen eller logga in på ett annat sätt.',
    unavailable: 'Tjänsten svarar inte just nu. Försök igen om en stund eller logga in på ett annat sätt.',
  },
}
