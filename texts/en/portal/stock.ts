import { plural } from '../../plural.ts'

export const stock = {
  title: 'Count what is at home',
  lead: 'A rough count is enough. Then we know when it is time to order.',
  which: ({ at, all }: { at: string; all: string }) => `Thing ${at} of ${all}`,
  whole: 'Whole packages',
  opened: 'Opened package',
  parts: {
    none: 'None',
    little: 'A little left',
    half: 'Half',
    most: 'Nearly full',
  },
  about: ({ count }: { count: number }) => plural('en', count, { one: 'About # piece', other: 'About # pieces' }),
  save: 'Save and next',
  saveLast: 'Save',
  noneLeft: 'Nothing is left',
  skip: 'Skip this one',
  saved: 'Saved. Now we know more.',
  savedLead: 'The nurse sees it too.',
  keptHere: 'It waits on the phone and is sent when the connection is back.',
  meanwhile: 'Somebody counted meanwhile. Look at the number and save again.',
  hasCome: ({ day }: { day: string }) => `Is the parcel from ${day} here?`,
  yes: 'Yes',
  no: 'No',
  none: 'Nothing to count',
}
