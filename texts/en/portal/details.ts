import { plural } from '../../plural.ts'

export const details = {
  title: 'My details',
  lead: 'Are they right? Then we reach you.',
  name: 'Name',
  mobile: 'Mobile',
  email: 'E-mail',
  change: 'Change',
  changeMobile: 'Change the mobile number',
  changeEmail: 'Change the e-mail',
  newMobile: 'Your new mobile number',
  newEmail: 'Your new e-mail',
  newLead: 'We send a code to it. The old one counts until you are done. Then your other devices are signed out.',
  same: 'That is the one that we have.',
  notValid: 'This is not right. Look at it again.',
  prove: 'Write the code',
  proveLead: ({ to }: { to: string }) => `We have sent a code to ${to}.`,
  codeEnded: 'The code is too old. Ask for a new one.',
  done: 'Change it',
  keepOld: 'Stop, keep the old one',
  changed: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'It is changed, and # other device is signed out.',
      other: 'It is changed, and # other devices are signed out.',
      zero: 'It is changed.',
    }),
  movedBody: 'Say so here, and we ask the care place',
  lastIn: ({ day }: { day: string }) => `You signed in last on ${day}.`,
}
