import { plural } from '../../plural.ts'

export const people = {
  title: 'Who is it about?',
  lead: ({ count, name }: { count: number; name: string }) =>
    plural('en', count, {
      one: `Hello ${name}. You can help # person.`,
      other: `Hello ${name}. You can help # people.`,
      zero: `Hello ${name}. You cannot open anything here right now.`,
    }),
  relation: {
    self: 'Yourself',
    guardian: 'You are the guardian',
    trustee: 'You are the trustee',
  },
  out: 'Something has run out',
  runsOut: ({ day }: { day: string }) => `Something runs out ${day}`,
  parcel: ({ day }: { day: string }) => `A parcel comes ${day}`,
  until: ({ name, day }: { name: string; day: string }) => `You help ${name} until ${day}`,
  untilBody: ({ name }: { name: string }) => `Then ${name} is of age and takes over.`,
  missing: 'Is somebody missing?',
  missingBody: 'The care place decides whom you may help. Ask there.',
  changing: 'We could not change person. Try again.',
  closed: {
    'accounts-off': () => 'The care place has closed this page. They order what is needed.',
    'recipient-inactive': () => 'It cannot be opened right now. Call the care place.',
    'recipient-deceased': () => 'It cannot be opened any more.',
    'no-longer-representative': () => 'You no longer help this person here. Call the care place if it is wrong.',
    'of-age': ({ name }: { name: string }) =>
      `${name} is of age now and sees the details alone. Does ${name} want your help? Then ${name} tells the nurse.`,
    'consent-missing': () => 'Open it to answer a question first.',
  },
  closedTitle: 'It is closed here',
}
