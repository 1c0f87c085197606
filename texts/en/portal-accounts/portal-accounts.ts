import { plural } from '../../plural.ts'

export const portalAccounts = {
  title: 'Portal accounts',
  tab: 'Portal accounts',
  note: 'For whoever wants to see, order and ask for renewal in the care recipient portal.',
  give: 'Give an account',
  empty: 'Nobody has an account yet',
  everybody: 'Everybody in the record already has an account.',
  emptyNext: 'An account lets the person, or whoever speaks for them, follow what is ordered.',
  off: 'Your care place does not use portal accounts.',
  holders: { self: 'Own account', guardian: 'Guardian', trustee: 'Trustee' },
  hidden: 'Name hidden',
  columns: { holder: 'Holder', contact: 'Contact', status: 'Status', actions: 'Actions' },
  status: { created: 'Mail on its way', 'mail-sent': 'Mail sent', active: 'Active' },
  sent: ({ time, date }: { time: string; date: string }) => `${time}, good until ${date}`,
  linkEnded: ({ date }: { date: string }) => `The link ended on ${date}.`,
  activeSince: ({ date }: { date: string }) => `Since ${date}`,
  failed: 'The mail did not arrive',
  failedNext: 'Check the address with the holder. Remove the account and give a new one if it is wrong.',
  consent: ({ date, by }: { date: string; by: string }) => (by === '' ? `Consent ${date}` : `Consent ${date}, ${by}`),
  accessEnd: {
    'no-longer-representative': 'Is no longer in the record. The account shows nothing more of this person.',
    'of-age': 'The person has come of age. The account shows nothing more of them.',
  },
  resend: 'Send again',
  alreadyActive: 'Already active',
  resendQuestion: 'Send a new mail?',
  resendBody: 'The link in the former mail stops working. The new one is good for 7 days.',
  resent: 'A new mail is on its way.',
  remove: 'Remove',
  removeQuestion: ({ name }: { name: string }) =>
    name === '' ? 'Remove the account?' : `Remove the account of ${name}?`,
  removeOne: 'For this person only',
  removeOneLast: 'The account stands for nobody else and is deleted.',
  removeOneKept: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'The account stays for # other person.',
      other: 'The account stays for # other people.',
    }),
  removeAll: ({ count }: { count: number }) => plural('en', count, { one: 'For # person', other: 'For all # people' }),
  removeAllHelp: 'The account is deleted, and whoever uses it is signed out at once.',
  removeAllSure: 'Yes, delete the account',
  removeAllAsk: 'The account is deleted for people at other care places as well. Press once more to delete it.',
  removeKeeps: 'What was ordered and consented to stays in the history.',
  removeAction: 'Remove the account',
  removedOne: 'The account no longer stands for this person.',
  removedAll: 'The account is deleted.',
  keep: 'Keep',
  form: {
    title: 'Give an account',
    lead: ({ name }: { name: string }) =>
      name === ''
        ? 'The portal is for whoever wants to see, order and ask for renewal for the person.'
        : `The portal is for whoever wants to see, order and ask for renewal for ${name}.`,
    who: 'Who gets the account?',
    nobody: 'Nobody can be given an account now.',
    email: 'E-mail',
    emailConfirm: 'E-mail once more',
    emailsDiffer: 'Not the same as the first one. Type it again.',
    mobile: 'Mobile',
    mobileHelp: 'The code for each sign-in goes here.',
    consent: ({ name }: { name: string }) =>
      name === ''
        ? 'The holder agrees that their details are used for the account'
        : `${name} agrees that their details are used for the account`,
    consentHelp: ({ date }: { date: string }) => `Kept with the day, ${date}, and your name.`,
    consentMissing: 'Ask for consent and mark it here. Without it there can be no account.',
    mailNote: 'The holder gets a mail with a link. It is good for 7 days and can be used once.',
    next: 'Go on',
    checkTitle: 'Read it back',
    checkLead: 'Read the e-mail and the mobile number to the holder. They cannot be changed here afterwards.',
    correct: 'Change',
    create: 'Create the account and send the mail',
    created: 'The account is created and the mail is on its way.',
    joined: 'The account that was there now stands for this person as well. No mail was needed.',
    discard: 'Close without giving an account? What you typed is lost.',
  },
  blocks: {
    'setting-off': 'Your care place does not use portal accounts.',
    'recipient-deceased': 'The person is deceased.',
    'recipient-inactive': 'The person is inactive. Activate first.',
    'recipient-inactive-at-place': 'The person is inactive at this care place.',
    'has-account': 'Already has an account.',
    'of-age': 'The person is of age, so a guardian can have no account.',
    'two-already': 'Two others already have accounts, which is the most.',
    'not-adult': 'Is under 18. Only adults can have an account.',
    'age-unknown': 'The age is not known. Add the identity number to the record first.',
  },
  mail: {
    subject: 'Your account in the care recipient portal',
    text: ({ address, count }: { address: string; count: number }) =>
      plural('en', count, {
        one: 'You have been given an account in the care recipient portal. Activate it within # day:',
        other: 'You have been given an account in the care recipient portal. Activate it within # days:',
      }) +
      `\n\n${address}\n\nThe link can be used once. If you do not know what this is about, do nothing. Answers are not read.`,
  },
}
