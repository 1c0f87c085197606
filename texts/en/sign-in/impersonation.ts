import { plural } from '../../plural.ts'

export const impersonation = {
  help: 'Help as',
  users: 'Users',
  usersOf: ({ count }: { count: number }) =>
    plural('en', count, { one: '# user with that name', other: '# users with that name' }),
  searched: 'Care staff in your country, by name, user name or e-mail.',
  recent: 'Helped lately',
  recentNote: 'by you today',
  recentNone: 'Whom you help as is shown here for the rest of the day.',
  columns: { name: 'Name', where: 'Client and care place', next: 'Next step' },
  blocked: {
    'right-missing': 'Your role does not include helping as a user.',
    'user-not-staff': 'This account is customer service. Only care staff can be helped.',
    'user-not-active': 'The account is not active, so nobody can help as it.',
  },
  dialog: {
    title: ({ name }: { name: string }) => `Help as ${name}?`,
    why: 'Why?',
    whyHelp: 'Shown in the band and in the log. Write no identity numbers.',
    left: ({ count }: { count: number }) =>
      plural('en', count, { one: '# character left.', other: '# characters left.' }),
    missing: 'Write why.',
    beginnings: { call: 'On the phone now', follow: 'Following up a case', other: 'Other' },
    action: ({ name }: { name: string }) => `Help as ${name}`,
    refused: 'You cannot help as this user now. Search again to see why.',
  },
  may: ({ until }: { until: string }) =>
    `You have the same rights for 60 minutes, until ${until}. All that you do stands in the log with both names.`,
  mayNot: 'You cannot change passwords, sign-in, roles, users or the default care place.',
  band: {
    label: 'Help as a user',
    helpingAs: ({ name }: { name: string }) => `You are helping as ${name}`,
    helper: ({ name }: { name: string }) => `Customer service: ${name}`,
    reason: 'Reason',
    reasonGiven: ({ reason }: { reason: string }) => `Reason: ${reason}`,
    untilLeft: ({ until, minutes }: { until: string; minutes: number }) => `Until ${until}, ${minutes} min left`,
    secondsLeft: ({ minutes, seconds }: { minutes: number; seconds: number }) =>
      minutes > 0 ? `${minutes} min ${seconds} s left` : `${seconds} s left`,
    after: 'Then you are customer service again. What you have begun is kept.',
    begun: ({ name, until }: { name: string; until: string }) => `You are helping as ${name} until ${until}.`,
    minutesSaid: ({ minutes }: { minutes: number }) =>
      plural('en', minutes, {
        one: 'The help ends in # minute at most.',
        other: 'The help ends in # minutes at most.',
      }),
    over: 'The help has ended.',
    rules: 'What is not possible?',
    rulesShort: 'Reason and rules',
    stop: 'Stop',
  },
  ended: {
    stopped: ({ name }: { name: string }) => `You are yourself again. You helped as ${name}.`,
    'time-up': ({ name }: { name: string }) =>
      `You are yourself again: the 60 minutes as ${name} are over. What you had begun is kept.`,
    'right-withdrawn': ({ name }: { name: string }) =>
      `You are yourself again: you no longer have the right to help as ${name}.`,
    'user-changed': ({ name }: { name: string }) => `You are yourself again: the account of ${name} has been changed.`,
  },
}
