import { plural } from '../../plural.ts'

export const devices = {
  title: 'Your devices',
  help: 'Is your phone lost? Sign it out',
  lead: 'Here you have signed in. Is one lost? Sign it out.',
  kinds: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer', unknown: 'A device' },
  thisOne: 'The one you use now',
  signedIn: 'Signed in now',
  lastUsed: ({ day, time }: { day: string; time: string }) => `Last used ${day} at ${time}`,
  signOut: 'Sign out',
  signOutNamed: ({ device }: { device: string }) => `Sign out: ${device}`,
  signOutAll: 'Sign out all the others',
  sure: 'Do you sign it out?',
  sureAll: 'Do you sign out all the others?',
  sureBody: 'Nothing more is shown there. What waits there and is not sent can never be opened.',
  sureKey: 'Face, finger or screen lock that was saved there opens nothing any more.',
  keep: 'No, leave it',
  done: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'The device is signed out.',
      other: '# devices are signed out.',
      zero: 'No other device was signed in.',
    }),
  gone: 'It is signed out already.',
  alone: 'You have signed in on no other device.',
  code: 'Has somebody taken your phone?',
  codeBody: 'Call your operator as well, and they block the number. A code for signing in goes there.',
}
