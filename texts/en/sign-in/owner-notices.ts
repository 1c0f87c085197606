/** Mails to whoever has an account, about the account alone. */
export const ownerNotices = {
  what: {
    'password-changed': 'Your password was changed',
    'password-given': 'An administrator gave you a new password',
    'email-changed': 'Your e-mail address was changed',
    'phone-changed': 'Your phone number was changed',
    'user-name-changed': 'Your user name was changed',
    'methods-changed': 'Your ways to sign in were changed',
    'second-factor-added': 'Codes at sign-in were turned on',
    'second-factor-removed': 'Codes at sign-in were turned off or changed',
    'recovery-codes-made': 'You have new recovery codes',
    'recovery-code-used': 'A recovery code was used',
    'passkey-added': 'A passkey was added',
    'passkey-removed': 'A passkey was removed',
    'passkey-copied': 'A passkey seems to have been copied and is closed',
    'new-device': 'Sign-in on a new device',
    'new-place': 'Sign-in from a new place',
    'roles-changed': 'Your roles were changed',
    locked: 'Your account was locked',
    unlocked: 'Your account was unlocked',
  },
  text: ({ what, at, address }: { what: string; at: string; address: string }) =>
    `${what} in Omsorg, ${at}.\n\nIf you did this or asked for it, there is nothing more to do.\n\n` +
    `If you did not, contact customer service at once, and choose a new password at\n${address}\n\n` +
    'Nobody from Omsorg ever asks for your password or a code. Answers to this message are not read.',
}
