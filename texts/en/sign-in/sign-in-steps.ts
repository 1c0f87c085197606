import { plural } from '../../plural.ts'

/** The steps beside the plain way in: cards, a code, a new password. */
export const signInSteps = {
  siths: {
    number: 'SITHS number',
    numberHelp: 'It is printed on the card. Leave it empty to choose on the next page.',
    start: 'Go on with SITHS',
    forwarding: 'You are being taken to SITHS.',
    returning: 'Your card has been read. You are being signed in.',
    failed: 'The card could not be used to sign in. Try again, or choose another way.',
  },
  vrk: {
    start: 'Go on with the VRK card',
    forwarding: 'You are being taken to the card service.',
    returning: 'Your card has been read. You are being signed in.',
    failed: 'The card could not be used to sign in. Try again, or choose another way.',
  },
  directory: {
    start: 'Go on with the work account',
    forwarding: 'Sign in in the window that has opened.',
    failed: 'The work account could not be used to sign in.',
  },
  twoFactor: {
    title: 'Enter your code',
    forWhom: ({ name }: { name: string }) => `You are signing in as ${name}.`,
    notYet: 'This account also asks for a code.',
    notYetNext: 'That step is not built yet, so the sign-in cannot be finished here. Use an account without a code.',
    sentTo: ({ to }: { to: string }) => `A code has been sent to ${to}.`,
    fromApp: 'Read the code in your authenticator app.',
    code: 'Code',
    codeHelp: ({ count }: { count: number }) => plural('en', count, { one: '# digit', other: '# digits' }),
    submit: 'Go on',
    resend: 'Send a new code',
    resent: 'A new code is on its way.',
    startOver: 'Sign in another way',
  },
  forgotten: {
    title: 'Get a new password',
    lead: 'Write your e-mail address and we send you a link.',
    email: 'E-mail',
    submit: 'Send the link',
    sent: ({ minutes }: { minutes: number }) =>
      plural('en', minutes, {
        one: 'If the address has an account, the link is in its inbox. It works for # minute.',
        other: 'If the address has an account, the link is in its inbox. It works for # minutes.',
      }),
    back: 'Back to sign-in',
    notYet: 'A new password cannot be ordered here yet. Customer Service helps you to get one.',
    changeNotYet: 'The password cannot be changed here yet. Customer Service helps you with it.',
  },
  newPassword: {
    title: 'Choose a password',
    changeTitle: 'Change password',
    current: 'Current password',
    fresh: 'New password',
    repeat: 'New password again',
    submit: 'Save the password',
    done: 'Your password is saved. Sign in with it.',
    notAlike: 'The two passwords are not alike.',
    rules: {
      title: 'A good password has',
      length: ({ count }: { count: number }) =>
        plural('en', count, { one: 'at least # character', other: 'at least # characters' }),
      lower: 'a lower-case letter',
      upper: 'an upper-case letter',
      digit: 'a digit',
      symbol: ({ symbols }: { symbols: string }) => `one of the symbols ${symbols}`,
      noOther: 'no other characters than these',
      notCommon: 'no word that is easy to guess',
      met: 'Met',
      notMet: 'Not met yet',
    },
  },
}
