import { plural } from '../../plural.ts'

/** Passwords beside the plain way in: forgotten, by a link, changed. */
export const passwordSteps = {
  forgotten: {
    title: 'Get a new password',
    lead: 'Write the e-mail address of your account. We mail you a link.',
    email: 'E-mail address',
    submit: 'Send the link',
    sentTitle: 'Look in your mailbox',
    sent: ({ minutes }: { minutes: number }) =>
      plural('en', minutes, {
        one: 'If there is an account with this address, a link is on its way. It works for # minute.',
        other: 'If there is an account with this address, a link is on its way. It works for # minutes.',
      }),
    nothing:
      'Nothing after a few minutes? Look among unwanted mail, or write another address. Without an address in your account your administrator gives you a password.',
    again: 'Write another address',
  },
  byLink: {
    resetTitle: 'Choose a new password',
    welcomeTitle: 'Welcome to Omsorg',
    welcomeLead: 'Choose a password, and you are in.',
    forWhom: ({ userName }: { userName: string }) => `For ${userName}. You are signed out everywhere else.`,
    submit: 'Save and sign in',
  },
  change: {
    title: 'Change password',
    lead: 'You are signed out everywhere else when it is changed.',
    current: 'Current password',
    submit: 'Change and sign in',
    forgotten: 'Forgotten the current one? Get a link.',
  },
  fields: {
    weak: 'Meet every rule below.',
    newPassword: 'New password',
    repeat: 'Repeat the new password',
    different: 'Write the same password twice.',
  },
  rulesTitle: 'The password must have',
  rules: {
    'too-short': ({ count }: { count: number }) =>
      plural('en', count, { one: 'at least # character', other: 'at least # characters' }),
    'no-lower-case': 'a small letter, a to z',
    'no-upper-case': 'a capital letter, A to Z',
    'no-digit': 'a digit',
    'no-symbol': ({ symbols }: { symbols: string }) => `one of ${symbols}`,
  },
  notTitle: 'and not',
  faults: {
    'too-long': ({ count }: { count: number }) =>
      plural('en', count, { one: 'be longer than # character', other: 'be longer than # characters' }),
    disallowed: 'have other characters, such as å or spaces',
    common: 'be one that many people use',
    'own-word': 'have your name, your user name or Omsorg in it',
    unchanged: 'be the one you have now',
  },
  met: 'Done',
  unmet: 'Missing',
  ended: {
    resetTitle: 'The link does not work any more',
    reset: 'It has been used, or is older than 30 minutes. Ask for a new one.',
    welcomeTitle: 'The link does not work any more',
    welcome: 'It is older than seven days, or not complete. Ask your administrator for a new one.',
    usedTitle: 'You have chosen your password already',
    used: 'Sign in with it. If you have forgotten it, get a new link.',
    inactiveTitle: 'The account is deactivated',
    inactive: 'Your administrator or Customer Service can tell you why, and open it.',
    lockedTitle: 'The account is locked',
    locked: 'Your administrator or Customer Service unlocks it.',
    newLink: 'Get a new link',
  },
  savedButNotIn: {
    title: 'Your password is saved',
    body: 'Signing in did not work just now. Go on to the sign-in page.',
  },
  back: 'To sign-in',
  trouble: {
    credentials:
      'Check small and capital letters. After several tries you must wait a while, even with the right password.',
    locked: 'Your administrator or Customer Service unlocks the account. A new password does not.',
    deactivated: 'Ask your administrator or Customer Service.',
    pending: 'Open the link in your welcome mail, or choose a password of your own in place of the one you were given.',
    choose: 'Choose my own password',
    forgot: 'Get a new password',
  },
}
