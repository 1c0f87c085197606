export const conversation = {
  record: 'Note a conversation',
  question: 'When did you last talk with the person?',
  day: 'Date',
  note: 'Note',
  noteHelp: 'A few words, if you like.',
  action: 'Save',
  done: 'The conversation is noted.',
  last: 'Last conversation',
  none: 'None noted',
  all: 'Show all',
  title: 'Conversations',
  empty: 'No conversation has been noted yet.',
}
