import { plural } from '../../plural.ts'

/** The second step of signing in. */
export const secondStep = {
  title: 'One more step',
  signingInAs: 'You are signing in as',
  notYou: 'Not you?',
  how: 'How do you want to show that it is you?',
  kinds: {
    totp: { name: 'Authenticator app', help: () => 'A code of six digits in the app' },
    passkey: { name: 'Passkey', help: () => 'Face, finger or security key' },
    sms: { name: 'Text message', help: ({ to }: { to: string }) => `A code to the mobile ending in ${to}` },
    email: { name: 'E-mail', help: ({ to }: { to: string }) => `A code to ${to}` },
    recovery: { name: 'Recovery code', help: () => 'One of the codes that you have saved' },
  },
  codeOf: {
    totp: 'The code in the app',
    sms: 'The code in the text message',
    email: 'The code in the e-mail',
    recovery: 'Recovery code',
  },
  timeLeft: ({ minutes, seconds }: { minutes: number; seconds: number }) => `${minutes} min ${seconds} s left`,
  triesLeft: ({ tries }: { tries: number }) => plural('en', tries, { one: '# try', other: '# tries' }),
  oneMinuteLeft: 'One minute left.',
  submit: 'Sign in',
  missing: 'Enter the code.',
  wrong: 'The code is not right. Check it and try again.',
  wrongLeft: ({ tries }: { tries: number }) =>
    plural('en', tries, { one: 'You have # try left.', other: 'You have # tries left.' }),
  appChanges: 'Codes in the app change every 30 seconds. If yours has just changed, enter the new one.',
  sentTo: {
    sms: ({ to }: { to: string }) => `Sent to the mobile ending in ${to}.`,
    email: ({ to }: { to: string }) => `Sent to ${to}. Look in the junk mail as well.`,
  },
  sending: 'Sending the code',
  notSent: 'The code could not be sent. Try again, or choose another way.',
  tooManyCodes: 'Many codes have been sent in the last hour. Choose another way, or wait a while.',
  againIn: ({ seconds }: { seconds: number }) => `New code in ${seconds} s`,
  again: 'Send the code again',
  notChecked: 'The code could not be checked just now. It still counts: try again in a moment.',
  notRead: 'The ways to sign in could not be read.',
  passkey: {
    show: 'Use a passkey',
    wrong: 'That passkey does not belong to this account. Try another one, or choose another way.',
    notShown: 'No passkey was used. Try again, or choose another way.',
    notChecked: 'The passkey could not be checked just now. Try again in a moment.',
  },
  ended: {
    title: 'Start again and you will soon be in',
    text: 'Five minutes or five tries have passed. Enter your password again and you are back here. Orders that you have started are kept.',
    action: 'To the sign-in page',
  },
  help: {
    title: 'Is your phone not with you?',
    others: ({ ways }: { ways: string }) => `You can also choose: ${ways}.`,
    support:
      'If nothing works, contact Customer Service. They make sure that it is you and open a new second step. A new password is not enough.',
  },
  firstApp: {
    title: 'Add an authenticator app',
    lead: 'Your organisation asks for a code at sign-in. Scan the picture with an authenticator app on your phone, then enter the code that the app shows.',
    picture: 'QR code for the authenticator app',
    byHand: 'You cannot scan it? Type this key in the app:',
    open: 'Open in an app on this device',
  },
}
