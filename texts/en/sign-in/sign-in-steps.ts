/** The steps beside the plain way in: cards, a code, a new password. */
export const signInSteps = {
  card: {
    number: 'SITHS number (HSA-ID)',
    numberHelp: 'You may leave it empty. It is on the card, such as SE2120009990-D001.',
    numberWrong: 'Write the number as it is on the card: SE, ten digits, a hyphen and the rest.',
    submit: 'Continue with SITHS',
    onTheWay: 'You are on your way to the card sign-in',
    haveReady: 'Have your card or phone ready.',
    signingIn: 'You are being signed in',
    otherWay: 'Sign in another way',
  },
  directory: {
    title: 'Sign in with your work account',
    inWindow: 'Continue in the window that has opened. When you close it, you come back here.',
  },
  notDone: {
    card: 'You were not signed in with the card.',
    directory: 'You were not signed in with your work account.',
    next: 'Try again, or sign in another way.',
    unavailable: 'The service does not answer right now. Try again in a while, or sign in another way.',
  },
}
