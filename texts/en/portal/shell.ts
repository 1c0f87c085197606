import { plural } from '../../plural.ts'

export const shell = {
  skip: 'Go to the page',
  home: 'Omsorg, to the start page',
  call: 'Call',
  menu: 'Menu',
  close: 'Close',
  language: 'Language',
  signOut: 'Sign out',
  toStart: 'Start page',
  helping: ({ name }: { name: string }) => `You are helping ${name}`,
  change: 'Change person',
  offline: ({ time }: { time: string }) =>
    `You have no connection right now. What you see is from ${time}. We try again by ourselves.`,
  offlineNow: 'You have no connection right now. We try again by ourselves.',
  offlineReason: 'It cannot be sent without a connection.',
  loading: 'Getting the page',
  failed: {
    title: 'We could not get this',
    body: 'Try again in a while. You can also call.',
    retry: 'Try again',
  },
  notSent: {
    title: 'It could not be sent',
    body: 'What you wrote is still here. Try again, or call.',
    unknown: 'We do not know if it arrived. Try again. Nothing is sent twice.',
  },
  missing: { title: 'There is no such page', body: 'The address may be old.' },
  stillThere: {
    title: 'Are you still there?',
    body: ({ seconds }: { seconds: number }) =>
      plural('en', seconds, { one: 'You are signed out in # second.', other: 'You are signed out in # seconds.' }),
    stay: 'Stay',
  },
  callCard: {
    title: 'Would you rather call?',
    use: ({ place }: { place: string }) => `About what you use: ${place}`,
    parcel: ({ place }: { place: string }) => `About the parcel: ${place}`,
    noNumber: 'Ask your nurse whom to call.',
  },
  leaving: {
    title: 'Something is not sent yet. Do you sign out all the same?',
    body: 'What is not sent is gone then.',
    stay: 'No, stay',
  },
}
