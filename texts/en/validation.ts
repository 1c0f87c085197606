import { plural } from '../plural.ts'

export const validation = {
  summary: ({ count }: { count: number }) => plural('en', count, { one: 'Correct # field', other: 'Correct # fields' }),
  required: 'Fill this in.',
  minLength: ({ count }: { count: number }) =>
    plural('en', count, { one: 'Write at least # character.', other: 'Write at least # characters.' }),
  maxLength: ({ count }: { count: number }) =>
    plural('en', count, { one: 'Write at most # character.', other: 'Write at most # characters.' }),
  min: ({ min }: { min: string }) => `Must be at least ${min}.`,
  max: ({ max }: { max: string }) => `Must be at most ${max}.`,
  between: ({ min, max }: { min: string; max: string }) => `Must be between ${min} and ${max}.`,
  number: 'Enter a number.',
  wholeNumber: 'Enter a whole number.',
  email: 'Enter an e-mail address, such as name@example.org.',
  phone: 'Enter a phone number with area code.',
  market: 'Choose one of the four markets.',
  lettersOnly: 'Use letters only.',
  lettersAndDigitsOnly: 'Use letters and digits only.',
  badUsername: 'Use letters and digits only; . _ - + and @ are fine, too.',
  badUsernameOrPassword: 'The user name or the password is not right.',
  entryCode: 'Use letters, digits, * and # only.',
  reason: 'Write why in a few words, so that whoever reads it later understands.',
  datePattern: 'YYYY-MM-DD',
  date: 'Enter a date as YYYY-MM-DD.',
  dateNotBefore: ({ date }: { date: string }) => `Choose ${date} or later.`,
  noIdentityNumber: 'You cannot search by identity number here.',
  dateNotAfter: ({ date }: { date: string }) => `Choose ${date} or earlier.`,
  identityNumber: 'The identity number is not right. Check the digits.',
  adult: 'The person must be an adult.',
  fileTooLarge: ({ max }: { max: string }) => `The file may be at most ${max}\u00a0MB.`,
  fileType: ({ types }: { types: string }) => `Choose a file of the type ${types}.`,
  chooseOne: 'Choose at least one.',
}
