export const publicPages = {
  home: {
    title: 'Care products, prescribed and ordered in one place',
    lead: 'Omsorg helps care staff in the Nordic countries to choose, prescribe and order what the people they care for need.',
    signIn: 'Sign in',
    points: [
      {
        title: 'Who needs something today',
        body: 'The list begins with whoever runs out first, and says until which day everything lasts.',
      },
      {
        title: 'The right product, for a reason',
        body: 'Eight therapy areas with pictures, sizes and agreements. Omsorg suggests, and you decide.',
      },
      {
        title: 'Safe with what you know',
        body: 'Everybody sees only the persons they care for. Every look is logged, and protected identities stay protected.',
      },
    ],
    ask: 'Do you want to know more?',
  },
  help: {
    lead: 'The most common questions. If yours is not here, write to Customer Service.',
    topics: [
      {
        title: 'I cannot sign in',
        lines: [
          'Check the user name and that Caps Lock is off.',
          'Choose “Forgot your password?” on the sign-in page, and a link is mailed to you.',
          'After several wrong tries you wait a while. A device that you have used before stays open.',
        ],
      },
      {
        title: 'I do not see my care place or a care recipient',
        lines: [
          'You see what your roles at the chosen care place allow.',
          'Change the care place at the top right. If it is missing, ask the administrator of your care unit.',
        ],
      },
      {
        title: 'I was signed out while I was working',
        lines: [
          'You are signed out after a time without activity. What you had begun is saved.',
          'Sign in again, and go on where you were.',
        ],
      },
      {
        title: 'An order is wrong',
        lines: [
          'Open the order in the order history. As long as it has not left us it can be cancelled there.',
          'If goods are faulty or missing, make a claim from the order.',
        ],
      },
      { title: 'With the keyboard', lines: ['Press / to search and ? to see all keys.'] },
    ],
    more: 'More',
  },
  terms: {
    lead: 'They hold for everybody who uses Omsorg.',
    parts: [
      {
        title: 'Personal data',
        lines: [
          'The care provider is the controller and answers for the personal data in Omsorg.',
          'The supplier is the processor and handles them only as the care provider has decided.',
          'Look only at the persons you care for. Everything you open is logged.',
        ],
      },
      { title: 'Suggestions', lines: ['Omsorg only suggests products. You answer for what you prescribe.'] },
      { title: 'Your account', lines: ['It is yours alone. Do not lend your password, card or codes to anybody.'] },
    ],
    accepted: ({ date }: { readonly date: string }) => `You accepted these terms on ${date}.`,
    ask: 'Have you read the terms?',
    askAgain: 'The terms have changed since you accepted them.',
    accept: 'Accept the terms',
    acceptedNow: 'You have accepted the terms.',
    read: 'Read the terms',
    changed: 'The terms have just changed. Read them once more.',
  },
  cookies: {
    lead: 'Omsorg uses only cookies that it cannot work without. Nobody is followed, and nothing is shared with others.',
    note: 'Omsorg uses only cookies that it cannot work without.',
    about: 'About cookies',
    understood: 'I see',
    name: 'Name',
    purpose: 'What it is for',
    lasts: 'How long',
    rows: {
      session: 'Says that somebody is signed in',
      auth: 'Binds your session to this browser; no script can read it',
      language: 'Remembers your language',
      device: 'Knows this device again, so that a stranger cannot lock you out',
      maintenance: 'Is set while Omsorg is closed for maintenance',
    },
    lengths: { idle: 'Until 20 minutes after the last use', year: 'One year', window: 'Until the browser is closed' },
    storage:
      'The browser also keeps your session, your language and the day of your last visit, under names of their own. Signing out clears what belongs to the session.',
    reset: 'Show the note about cookies again',
    resetDone: 'The note is shown again.',
  },
  accessibilityMore: {
    law: 'The law',
    lines: [
      'Public buyers answer for accessibility by the laws of Sweden (2018:1937), Finland (306/2019), Denmark (692/2018) and Norway. EN 301 549, which they refer to, is part of our aim.',
      'This statement was reviewed in November 2026. If you are not content with our answer you can turn to the authority of your country: Digg, Traficom, Digitaliseringsstyrelsen or uutilsynet.',
    ],
    write: 'Write to us',
  },
}
