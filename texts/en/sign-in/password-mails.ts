import { plural } from '../../plural.ts'

/** Mails with a link to a password. */
export const passwordMails = {
  reset: {
    subject: 'Choose a new password',
    text: ({ userName, address, minutes }: { userName: string; address: string; minutes: number }) =>
      plural('en', minutes, {
        one: `Somebody asked for a new password for ${userName} in Omsorg. Choose it here within # minute:`,
        other: `Somebody asked for a new password for ${userName} in Omsorg. Choose it here within # minutes:`,
      }) +
      `\n\n${address}\n\nIf it was not you, do nothing: your password stays as it is. ` +
      'Nobody from Omsorg ever asks for your password. Answers to this message are not read.',
  },
  welcome: {
    subject: 'Welcome to Omsorg',
    text: ({ userName, address, count }: { userName: string; address: string; count: number }) =>
      plural('en', count, {
        one: `You have an account in Omsorg. Your user name is ${userName}. Choose your password here within # day:`,
        other: `You have an account in Omsorg. Your user name is ${userName}. Choose your password here within # days:`,
      }) +
      `\n\n${address}\n\nThe link works once. If it is too old, ask your administrator for a new one. ` +
      'Nobody from Omsorg ever asks for your password. Answers to this message are not read.',
  },
}
