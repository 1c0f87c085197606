import { plural } from '../../plural.ts'

export const signIn = {
  title: 'Sign in',
  greeting: { morning: 'Good morning', forenoon: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  lead: 'Sign in to prescribe and order.',
  userName: 'User name',
  password: 'Password',
  userNameMissing: 'Enter your user name.',
  passwordMissing: 'Enter your password.',
  forgot: 'Forgot your password?',
  submit: 'Sign in',
  signingIn: 'Signing in',
  byPasskey: 'Sign in with a passkey',
  sharedComputer: ({ minutes }: { minutes: number }) =>
    plural('en', minutes, {
      one: 'Shared computer? You are signed out after # minute without activity. Orders you have started are saved.',
      other: 'Shared computer? You are signed out after # minutes without activity. Orders you have started are saved.',
    }),
  changePassword: 'Change password',
  signedOut: 'You are signed out.',
  ended: 'Your session has ended. Orders you had started are saved.',
  goOn: 'Sign in again to continue where you were.',
  news: 'News',
  notesLabel: 'News and operating information',
  methods: {
    label: 'Ways to sign in',
    password: { title: 'Password', hint: 'User name' },
    siths: { title: 'SITHS', hint: 'Card or phone' },
    vrk: { title: 'DVV card (VRK)', hint: 'Finland' },
    directory: { title: 'Work account', hint: 'Your organisation' },
  },
}
